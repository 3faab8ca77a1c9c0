// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string_view>

namespace tooltray::storage {

// What a scalar without quotes is: a number as JSON writes it, true or false, or a text. (Null is no scalar
// here.)
json::Value plainScalar(std::string_view text);

// Whether readers of YAML disagree on what it is, or read another number than people do: no, 0123, 0x1f, 1e3,
// 1_000, 12:30. Never what plainScalar() takes for a number.
bool isAmbiguous(std::string_view text);

} // namespace tooltray::storage
