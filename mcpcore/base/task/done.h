// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace tooltray {

// Who is told what came of something that was begun for them: once, from the event loop. The call may be the end of
// what makes it, which touches nothing of its own afterwards.
template <typename... Values>
using Done = std::function<void(Values...)>;

} // namespace tooltray
