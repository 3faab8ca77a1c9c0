// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::toolkit {

// The names of a document's operations where it has several, as a sentence lists them; empty where it has one or
// none, cannot be read, or is too long to be read here.
std::string severalOperations(std::string_view document);

} // namespace tooltray::toolkit
