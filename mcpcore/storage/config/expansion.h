// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/environment.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

struct ExpansionProblem {
    std::string reference; // as it is written: ${NAME
    std::string message;
    std::string unset = {}; // the variable that the environment does not have
};

// A text with what its references stand for:
//
//     ${NAME}            the variable of the environment, which must be set
//     ${NAME:-default}   the same, or the default where the variable is not set or empty
//     $${                a ${ that stays
//
// What the environment says is not expanded again, and a default holds no reference.
struct Expansion {
    std::string text;
    std::string variable = {};                // whose value is the whole text
    std::vector<std::string> references = {}; // all that were replaced, as they are written
    std::vector<ExpansionProblem> problems = {};
};

bool hasReference(std::string_view text);

Expansion expand(std::string_view text, const Environment &environment);

} // namespace tooltray::storage
