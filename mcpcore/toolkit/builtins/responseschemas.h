// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string_view>

namespace tooltray::toolkit {

struct ResponseSchema {
    json::Value schema = {}; // JSON Schema of the structured content; null: there is no such command of ours
    std::string_view note = {}; // where the answer is not always that
};

// The answer of a built-in command, for get_response_format.
ResponseSchema responseSchema(std::string_view command);

} // namespace tooltray::toolkit
