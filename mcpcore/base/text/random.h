// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tooltray {

// From the operating system's cryptographic generator.
std::string randomBytes(std::size_t count);

// Text safe in URLs, headers and file names, with 256 bits that nobody can guess.
std::string randomToken();

// Takes as long for a wrong secret as for a right one of the same length.
bool equalInConstantTime(std::string_view a, std::string_view b) noexcept;

} // namespace tooltray
