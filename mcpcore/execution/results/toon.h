// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>

namespace tooltray::execution {

// Token-Oriented Object Notation (its specification 4.4): lists of objects that have the same members become
// tables that name these once. Lossless; numbers keep their text. Does not end with a line feed.
std::string writeToon(const json::Value &value);

} // namespace tooltray::execution
