// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// A question to search_schema, whatever kind of API it is about.
struct SearchQuestion {
    std::vector<std::string> wordings; // at least one
    std::size_t from = 0;
    std::size_t most = 5; // hits
};

// From the arguments of the call.
Result<SearchQuestion> searchQuestion(const json::Value &arguments);

} // namespace tooltray::toolkit
