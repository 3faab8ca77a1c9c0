// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

// The rules of type system definitions, and of the arguments, values and directives that every document may have; each
// chapter has a source file.
namespace tooltray::graphql {

// Arguments of fields exist (September 2025, 5.4.1).
class KnownArgumentNames {
public:
    static constexpr std::string_view kName = "KnownArgumentNames";

    explicit KnownArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Argument argument);

private:
    ValidationContext &m_context;
};

// Arguments of directives exist (September 2025, 5.4.1).
class KnownArgumentNamesOnDirectives {
public:
    static constexpr std::string_view kName = "KnownArgumentNamesOnDirectives";

    explicit KnownArgumentNamesOnDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

// An argument is given once (September 2025, 5.4.2).
class UniqueArgumentNames {
public:
    static constexpr std::string_view kName = "UniqueArgumentNames";

    explicit UniqueArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Directive directive);

private:
    void check(Arguments arguments);

    ValidationContext &m_context;
};

// Arguments that are required are given (September 2025, 5.4.3).
class ProvidedRequiredArguments {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArguments";

    explicit ProvidedRequiredArguments(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

// Arguments that directives require are given (September 2025, 5.4.3).
class ProvidedRequiredArgumentsOnDirectives {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArgumentsOnDirectives";

    explicit ProvidedRequiredArgumentsOnDirectives(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

// Literals are values of the types they are given for (September 2025, 5.6.1 to 5.6.4).
class ValuesOfCorrectType {
public:
    static constexpr std::string_view kName = "ValuesOfCorrectType";

    explicit ValuesOfCorrectType(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Argument argument);
    void enter(VariableDefinition variable);

private:
    void check(Node value, TypeRef type);

    ValidationContext &m_context;
};

// A field of an input object is given once (September 2025, 5.6.3).
class UniqueInputFieldNames {
public:
    static constexpr std::string_view kName = "UniqueInputFieldNames";

    explicit UniqueInputFieldNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(ObjectValue object);

private:
    ValidationContext &m_context;
};

// Directives exist and are put where they may be (September 2025, 5.7.1 and 5.7.2).
class KnownDirectives {
public:
    static constexpr std::string_view kName = "KnownDirectives";

    explicit KnownDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

// A directive that is not repeatable stands once at a place (September 2025, 5.7.3).
class UniqueDirectivesPerLocation {
public:
    static constexpr std::string_view kName = "UniqueDirectivesPerLocation";

    explicit UniqueDirectivesPerLocation(ValidationContext &context) noexcept : m_context(context) {}

    void enterAny(Node node);

private:
    using Seen = std::unordered_map<Symbol, Directive>;
    bool isUnique(Directive directive) const;
    void check(Node owner, Seen &seen);

    ValidationContext &m_context;
    Seen m_onSchema;
    std::map<Symbol, Seen> m_onTypes; // a type and its extensions are one place
    std::map<Symbol, Seen> m_onDirectives;
};

// Labels of @defer and @stream are constant and unique.
class DeferStreamDirectiveLabel {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveLabel";

    explicit DeferStreamDirectiveLabel(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
    std::unordered_map<std::string, Directive> m_byLabel;
};

// @defer and @stream, where a schema defines them, are not for the root fields of mutations and
// subscriptions.
class DeferStreamDirectiveOnRootField {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnRootField";

    explicit DeferStreamDirectiveOnRootField(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    ValidationContext &m_context;
    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @defer and @stream, where a schema defines them, can be switched off in subscriptions.
class DeferStreamDirectiveOnValidOperations {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnValidOperations";

    explicit DeferStreamDirectiveOnValidOperations(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    ValidationContext &m_context;
    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @stream is for lists.
class StreamDirectiveOnListField {
public:
    static constexpr std::string_view kName = "StreamDirectiveOnListField";

    explicit StreamDirectiveOnListField(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

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
