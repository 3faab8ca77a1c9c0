// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/valueparser.h"

namespace tooltray::graphql {

// The definitions and extensions of a type system (September 2025, 3).
class TypeSystemParser : public ValueParser {
protected:
    using ValueParser::ValueParser;
    ~TypeSystemParser() = default;

    bool typeSystemDefinition(Symbol keyword);
    void extension();
    void operationType(std::uint32_t node);

private:
    std::uint32_t openDefinition(NodeKind kind, Symbol keyword);
    std::uint32_t openExtension(NodeKind kind, Symbol keyword);
    void operationTypeDefinition();
    bool interfaces();
    bool unionMembers();
    bool fieldDefinitions();
    void fieldDefinition();
    bool inputValueDefinitions(TokenKind open, TokenKind close);
    void inputValueDefinition();
    bool enumValueDefinitions();
    void enumValueDefinition();
    void directiveLocation();
    void directiveDefinition(std::uint32_t node);
};

} // namespace tooltray::graphql
