// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace tooltray {

using MonotonicTime = std::chrono::steady_clock::time_point;       // for waiting and measuring
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>; // for people; may jump

} // namespace tooltray
