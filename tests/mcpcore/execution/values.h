// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::execution {

// JSON whose texts stand between apostrophes, which tables of tests are easier to read with. What is no JSON ends
// the test program.
json::Value value(std::string text);

// As JSON with apostrophes again, "absent" where there is none, and the code of an error.
std::string shown(const json::Value &value);
std::string shown(const Result<json::Value> &result);
std::string shown(const Result<std::optional<json::Value>> &result);

} // namespace tooltray::execution
