// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <utility>

namespace tooltray::toolkit {

// What a command that answers later hands to who keeps it going: while it is there, callbacks come.
using Guard = std::shared_ptr<QObject>;

inline Guard makeGuard()
{
    return std::make_shared<QObject>();
}

// The callback, without effect once the guard is gone.
template <typename F>
auto whileKept(const Guard &guard, F callback)
{
    return [kept = std::weak_ptr<QObject>(guard), callback = std::move(callback)](auto &&...values) mutable {
        if (const Guard still = kept.lock())
            callback(std::forward<decltype(values)>(values)...);
    };
}

} // namespace tooltray::toolkit
