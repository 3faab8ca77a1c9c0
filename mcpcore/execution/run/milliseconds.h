// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <chrono>

namespace tooltray::execution {

// With as many decimals as there are microseconds to tell.
inline json::Value milliseconds(std::chrono::microseconds time)
{
    return {static_cast<double>(time.count()) / 1000};
}

} // namespace tooltray::execution
