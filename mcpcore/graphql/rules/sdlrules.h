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
class KnownArgumentNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownArgumentNames";
    using ValidationRule::ValidationRule;

    void enter(Argument argument);
};

// Arguments of directives exist (September 2025, 5.4.1).
class KnownArgumentNamesOnDirectives : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownArgumentNamesOnDirectives";
    using ValidationRule::ValidationRule;

    void enter(Directive directive);
};

// An argument is given once (September 2025, 5.4.2).
class UniqueArgumentNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueArgumentNames";
    using ValidationRule::ValidationRule;

    void enter(Field field);
    void enter(Directive directive);

private:
    void check(Arguments arguments);
};

// Arguments that are required are given (September 2025, 5.4.3).
class ProvidedRequiredArguments : public ValidationRule {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArguments";
    using ValidationRule::ValidationRule;

    void enter(Field field);
};

// Arguments that directives require are given (September 2025, 5.4.3).
class ProvidedRequiredArgumentsOnDirectives : public ValidationRule {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArgumentsOnDirectives";
    using ValidationRule::ValidationRule;

    void enter(Directive directive);
};

// Literals are values of the types they are given for (September 2025, 5.6.1 to 5.6.4).
class ValuesOfCorrectType : public ValidationRule {
public:
    static constexpr std::string_view kName = "ValuesOfCorrectType";
    using ValidationRule::ValidationRule;

    void enter(Argument argument);
    void enter(VariableDefinition variable);

private:
    void check(Node value, TypeRef type);
};

// A field of an input object is given once (September 2025, 5.6.3).
class UniqueInputFieldNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueInputFieldNames";
    using ValidationRule::ValidationRule;

    void enter(ObjectValue object);
};

// Directives exist and are put where they may be (September 2025, 5.7.1 and 5.7.2).
class KnownDirectives : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownDirectives";
    using ValidationRule::ValidationRule;

    void enter(Directive directive);
};

// A directive that is not repeatable stands once at a place (September 2025, 5.7.3).
class UniqueDirectivesPerLocation : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueDirectivesPerLocation";
    using ValidationRule::ValidationRule;

    void enterAny(Node node);

private:
    using Seen = std::unordered_map<Symbol, Directive>;
    bool isUnique(Directive directive) const;
    void check(Node owner, Seen &seen);

    Seen m_onSchema;
    std::map<Symbol, Seen> m_onTypes; // a type and its extensions are one place
    std::map<Symbol, Seen> m_onDirectives;
};

// Labels of @defer and @stream are constant and unique.
class DeferStreamDirectiveLabel : public ValidationRule {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveLabel";
    using ValidationRule::ValidationRule;

    void enter(Directive directive);

private:
    std::unordered_map<std::string, Directive> m_byLabel;
};

// @defer and @stream, where a schema defines them, are not for the root fields of mutations and
// subscriptions.
class DeferStreamDirectiveOnRootField : public ValidationRule {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnRootField";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @defer and @stream, where a schema defines them, can be switched off in subscriptions.
class DeferStreamDirectiveOnValidOperations : public ValidationRule {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnValidOperations";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @stream is for lists.
class StreamDirectiveOnListField : public ValidationRule {
public:
    static constexpr std::string_view kName = "StreamDirectiveOnListField";
    using ValidationRule::ValidationRule;

    void enter(Directive directive);
};

// There is one definition of the schema (September 2025, 3.3.1).
class LoneSchemaDefinition : public ValidationRule {
public:
    static constexpr std::string_view kName = "LoneSchemaDefinition";
    using ValidationRule::ValidationRule;

    void enter(SchemaDefinition definition);

private:
    bool m_isDefined = false;
};

// Each kind of operation has one root type (September 2025, 3.3.1).
class UniqueOperationTypes : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueOperationTypes";
    using ValidationRule::ValidationRule;

    void enter(SchemaDefinition definition);

private:
    OperationTypeDefinition m_defined[3];
};

// Types have different names (September 2025, 3.3).
class UniqueTypeNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueTypeNames";
    using ValidationRule::ValidationRule;

    void enter(Definition type);

private:
    std::unordered_map<Symbol, Definition> m_byName;
};

// The values of an enum have different names (September 2025, 3.9).
class UniqueEnumValueNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueEnumValueNames";
    using ValidationRule::ValidationRule;

    void enter(EnumTypeDefinition type);

private:
    std::map<std::pair<Symbol, Symbol>, EnumValueDefinition> m_byName; // of type and value
};

// The fields of a type have different names (September 2025, 3.6, 3.7 and 3.10).
class UniqueFieldDefinitionNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueFieldDefinitionNames";
    using ValidationRule::ValidationRule;

    void enter(FieldsTypeDefinition type);
    void enter(InputObjectTypeDefinition type);

private:
    void check(Node type, Node field);

    std::map<std::pair<Symbol, Symbol>, Node> m_byName; // of type and field
};

// The arguments of a field or directive have different names (September 2025, 3.6 and 3.13).
class UniqueArgumentDefinitionNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueArgumentDefinitionNames";
    using ValidationRule::ValidationRule;

    void enter(FieldsTypeDefinition type);
    void enter(DirectiveDefinition directive);

private:
    void check(const std::string &owner, InputValueDefinitions arguments);
};

// Directives have different names (September 2025, 3.13).
class UniqueDirectiveNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueDirectiveNames";
    using ValidationRule::ValidationRule;

    void enter(DirectiveDefinition directive);

private:
    std::unordered_map<Symbol, DirectiveDefinition> m_byName;
};

// An extended type must be defined, and as the same kind of type (September 2025, 3.5 to 3.10).
class PossibleTypeExtensions : public ValidationRule {
public:
    static constexpr std::string_view kName = "PossibleTypeExtensions";
    using ValidationRule::ValidationRule;

    void enter(Definition extension);

private:
    void findDefinedTypes();

    bool m_hasLooked = false;
    std::unordered_map<Symbol, Node> m_defined;
    std::vector<std::string_view> m_names;
};

} // namespace tooltray::graphql
