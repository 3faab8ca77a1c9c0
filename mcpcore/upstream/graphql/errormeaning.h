// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

// What to do about errors that say nothing but their message: for whoever wrote the operation.
inline constexpr std::string_view kByTheMessage =
    "Correct the operation or its variables by what the message says.";

// What errors of GraphQL mean that came with a status of success.
struct ErrorMeaning {
    int status = 0; // of HTTP that says the same
    ErrorKind kind = ErrorKind::Invalid;
    std::string_view hint;
};

// By the codes that servers use: `extensions.code`, `type` and the like, or the status that `extensions` name. Nothing
// where no error has one that is known.
std::optional<ErrorMeaning> meaningOf(const json::Value &errors);

// The errors in words, each with its path.
std::vector<std::string> sentencesOf(const json::Value &errors);

// What is reported of an error: all of it, short of what is too much to be read.
json::Value reportedError(const json::Value &error);

} // namespace tooltray::upstream
