// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tooltray::test {

// What the program has allocated and not freed, whichever sanitizer counts it.
std::size_t liveMemory();

} // namespace tooltray::test
