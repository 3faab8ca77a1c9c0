// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>

// The bytes of a document within a JSON text: a string, or, when they are not UTF-8, {"base64": ...}, as what
// cannot be read must be kept as well. Nothing is null.
namespace tooltray::storage {

json::Value storedBytes(const std::optional<std::string> &bytes);
std::optional<std::string> bytesIn(const json::Value &stored);

} // namespace tooltray::storage
