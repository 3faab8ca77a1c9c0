// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>

namespace tooltray::test {

// Runs the work on a thread with so much stack, and returns the processor's time it took.
std::chrono::duration<double> runOnStack(std::size_t stackBytes, const std::function<void()> &work);

} // namespace tooltray::test
