// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// There is one definition of the schema (September 2025, 3.3.1).
class LoneSchemaDefinition {
public:
    static constexpr std::string_view kName = "LoneSchemaDefinition";

    explicit LoneSchemaDefinition(ValidationContext &context) noexcept : m_context(context) {}

    void enter(SchemaDefinition definition);

private:
    ValidationContext &m_context;
    bool m_isDefined = false;
};

// Each kind of operation has one root type (September 2025, 3.3.1).
class UniqueOperationTypes {
public:
    static constexpr std::string_view kName = "UniqueOperationTypes";

    explicit UniqueOperationTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(SchemaDefinition definition);

private:
    ValidationContext &m_context;
    OperationTypeDefinition m_defined[3];
};

// Types have different names (September 2025, 3.3).
class UniqueTypeNames {
public:
    static constexpr std::string_view kName = "UniqueTypeNames";

    explicit UniqueTypeNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Definition type);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, Definition> m_byName;
};

// The values of an enum have different names (September 2025, 3.9).
class UniqueEnumValueNames {
public:
    static constexpr std::string_view kName = "UniqueEnumValueNames";

    explicit UniqueEnumValueNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(EnumTypeDefinition type);

private:
    ValidationContext &m_context;
    std::map<std::pair<Symbol, Symbol>, EnumValueDefinition> m_byName; // of type and value
};

// The fields of a type have different names (September 2025, 3.6, 3.7 and 3.10).
class UniqueFieldDefinitionNames {
public:
    static constexpr std::string_view kName = "UniqueFieldDefinitionNames";

    explicit UniqueFieldDefinitionNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FieldsTypeDefinition type);
    void enter(InputObjectTypeDefinition type);

private:
    void check(Node type, Node field);

    ValidationContext &m_context;
    std::map<std::pair<Symbol, Symbol>, Node> m_byName; // of type and field
};

// The arguments of a field or directive have different names (September 2025, 3.6 and 3.13).
class UniqueArgumentDefinitionNames {
public:
    static constexpr std::string_view kName = "UniqueArgumentDefinitionNames";

    explicit UniqueArgumentDefinitionNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FieldsTypeDefinition type);
    void enter(DirectiveDefinition directive);

private:
    void check(const std::string &owner, InputValueDefinitions arguments);

    ValidationContext &m_context;
};

// Directives have different names (September 2025, 3.13).
class UniqueDirectiveNames {
public:
    static constexpr std::string_view kName = "UniqueDirectiveNames";

    explicit UniqueDirectiveNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(DirectiveDefinition directive);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, DirectiveDefinition> m_byName;
};

// An extended type must be defined, and as the same kind of type (September 2025, 3.5 to 3.10).
class PossibleTypeExtensions {
public:
    static constexpr std::string_view kName = "PossibleTypeExtensions";

    explicit PossibleTypeExtensions(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Definition extension);

private:
    void findDefinedTypes();

    ValidationContext &m_context;
    bool m_hasLooked = false;
    std::unordered_map<Symbol, Node> m_defined;
    std::vector<std::string_view> m_names;
};

} // namespace tooltray::graphql
