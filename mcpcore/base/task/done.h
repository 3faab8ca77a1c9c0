// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace tooltray {

// Who is told what came of something that was begun for them: once and, where nothing else is said, from the event loop.
// The call may be the end of what makes it, which touches nothing of its own afterwards.
template <typename... Values>
using Done = std::function<void(Values...)>;

// Something that has begun. What it comes to may be told to whoever holds it only once they do: a constructor begins
// nothing.
template <typename T, typename... Arguments>
[[nodiscard]] std::unique_ptr<T> started(Arguments &&...arguments)
{
    auto made = std::make_unique<T>(std::forward<Arguments>(arguments)...);
    made->start();
    return made;
}

} // namespace tooltray
