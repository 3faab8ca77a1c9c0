// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tooltray::http {

// How many sockets and files the process may have open at once.
std::size_t descriptorLimit();

// As many as the system lets it without further rights. For the start of a program: the limit belongs
// to the whole process.
void raiseDescriptorLimit();

} // namespace tooltray::http
