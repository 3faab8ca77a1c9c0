// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/variableedits.h"
#include "graphql/language/ast.h"

#include <vector>

namespace tooltray::graphql {

// Names that definitions use.
struct Mentions {
    Names variables;
    Names fragments;
};

// Those in the text of a definition; what it defines itself is no use.
Mentions mentionsIn(Node definition);
// Those of several, and of all fragments they lead to.
Mentions mentionsReachedFrom(const Document &document, const std::vector<Node> &definitions);

} // namespace tooltray::graphql
