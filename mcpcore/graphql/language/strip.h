// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/syntaxerror.h"

#include <string>
#include <string_view>

namespace tooltray::graphql {

struct Stripped {
    std::string text;
    SyntaxErrors errors; // of the lexer only; the grammar is not looked at
};

// The same tokens with as little between them as possible. Block strings lose their indentation, so the
// result means what the text meant.
Stripped stripIgnoredCharacters(std::string_view text);

} // namespace tooltray::graphql
