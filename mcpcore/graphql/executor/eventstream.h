// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/source.h"

#include <functional>
#include <optional>

namespace tooltray::graphql {

// What happens, one event after the other, for somebody who asks for the next one when the last is dealt
// with. Destroying it says that nobody wants any more.
class EventStream {
public:
    // The next event, now or later; nothing when there will be no more.
    using Take = std::function<void(std::optional<Source>)>;

    virtual ~EventStream() = default;
    // Precondition: the one before has come.
    virtual void next(Take take) = 0;
};

} // namespace tooltray::graphql
