// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/typesystemparser.h"

namespace tooltray::graphql {

// Whole documents: operations and fragments (September 2025, 2.2 to 2.8), and the definitions of a type system.
class Parser final : public TypeSystemParser {
public:
    using TypeSystemParser::TypeSystemParser;

    Document document();

private:
    void definition();
    void operation();
    void variableDefinition();
    void selectionSet();
    void selection();
    void field();
    void fragment();
    void fragmentDefinition();
    void fragmentName(std::uint32_t node);

    std::uint32_t m_selectionDepth = 0;
};

} // namespace tooltray::graphql
