// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/documentfacts.h"
#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

// The rules of documents that are executed, chapter by chapter; each chapter has a source file.
namespace tooltray::graphql {

// A document that is executed defines operations and fragments only (September 2025, 5.1.1).
class ExecutableDefinitions : public ValidationRule {
public:
    static constexpr std::string_view kName = "ExecutableDefinitions";
    using ValidationRule::ValidationRule;

    void finish();
};

// Operations have different names (September 2025, 5.2.2.1).
class UniqueOperationNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueOperationNames";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);

private:
    std::unordered_map<Symbol, OperationDefinition> m_byName;
};

// An operation without a name is the only one (September 2025, 5.2.3.1).
class LoneAnonymousOperation : public ValidationRule {
public:
    static constexpr std::string_view kName = "LoneAnonymousOperation";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);
};

// The schema has a root type for every operation (September 2025, 5.2.1.1).
class KnownOperationTypes : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownOperationTypes";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);
};

// A subscription selects one field of its root, and none that depends on @skip or @include (September
// 2025, 5.2.4.1).
class SingleFieldSubscriptions : public ValidationRule {
public:
    static constexpr std::string_view kName = "SingleFieldSubscriptions";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);
};

// Fields exist on the type they are selected from (September 2025, 5.3.1).
class FieldsOnCorrectType : public ValidationRule {
public:
    static constexpr std::string_view kName = "FieldsOnCorrectType";
    using ValidationRule::ValidationRule;

    void enter(Field field);

private:
    std::string suggestion(SchemaType parent, std::string_view fieldName);
};

// Fields that answer under the same name can be merged into one (September 2025, 5.3.2).
class OverlappingFieldsCanBeMerged : public ValidationRule {
public:
    static constexpr std::string_view kName = "OverlappingFieldsCanBeMerged";
    using ValidationRule::ValidationRule;

    void finish();
};

// Leaf fields have no selections, all others have some (September 2025, 5.3.3).
class ScalarLeafs : public ValidationRule {
public:
    static constexpr std::string_view kName = "ScalarLeafs";
    using ValidationRule::ValidationRule;

    void enter(Field field);
};

// Nothing deprecated is used. Not in the specification, and optional.
class NoDeprecated : public ValidationRule {
public:
    static constexpr std::string_view kName = "NoDeprecated";
    using ValidationRule::ValidationRule;

    void enter(Field field);
    void enter(Argument argument);
    void enter(ObjectField field);
    void enter(EnumValue value);
};

// Introspection does not go round in circles. Not in the specification: graphql-js refuses three nested
// lists of fields, interfaces or possible types, which cost a server without bound.
class MaxIntrospectionDepth : public ValidationRule {
public:
    static constexpr std::string_view kName = "MaxIntrospectionDepth";
    using ValidationRule::ValidationRule;

    void enter(Field field);

private:
    bool exceeds(Node node, std::uint32_t depth);
    bool exceedsInFragment(FragmentSpread spread, std::uint32_t depth);

    std::vector<std::uint32_t> m_checkedFrom;  // by fragment, the deepest start found to be fine, plus one
    std::vector<std::uint32_t> m_exceededFrom; // by fragment, the shallowest start found not to be, plus one
    std::uint32_t m_skipUntil = 0;             // the node after one that was reported
};

// Fragments have different names (September 2025, 5.5.1.1).
class UniqueFragmentNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueFragmentNames";
    using ValidationRule::ValidationRule;

    void enter(FragmentDefinition fragment);

private:
    std::unordered_map<Symbol, FragmentDefinition> m_byName;
};

// Named types exist (September 2025, 5.5.1.2 and 5.8.2).
class KnownTypeNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownTypeNames";
    using ValidationRule::ValidationRule;

    void enter(TypeReference type);

private:
    void findDefinedTypes();
    bool isWithinTypeSystem(TypeReference type) const;

    bool m_hasLooked = false;
    std::vector<std::string_view> m_definedNames; // types the document defines itself
    std::unordered_set<std::string_view> m_definedSet;
};

// Fragments are on objects, interfaces or unions (September 2025, 5.5.1.3).
class FragmentsOnCompositeTypes : public ValidationRule {
public:
    static constexpr std::string_view kName = "FragmentsOnCompositeTypes";
    using ValidationRule::ValidationRule;

    void enter(InlineFragment fragment);
    void enter(FragmentDefinition fragment);
};

// Every fragment is used by an operation (September 2025, 5.5.1.4).
class NoUnusedFragments : public ValidationRule {
public:
    static constexpr std::string_view kName = "NoUnusedFragments";
    using ValidationRule::ValidationRule;

    void finish();
};

// Fragments that are spread exist (September 2025, 5.5.2.1).
class KnownFragmentNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "KnownFragmentNames";
    using ValidationRule::ValidationRule;

    void enter(FragmentSpread spread);
};

// Fragments do not spread themselves, not even by way of others (September 2025, 5.5.2.2).
class NoFragmentCycles : public ValidationRule {
public:
    static constexpr std::string_view kName = "NoFragmentCycles";
    using ValidationRule::ValidationRule;

    void enter(FragmentDefinition fragment);

private:
    void reportCycle(std::uint32_t spread, std::size_t pathIndex);

    std::uint32_t m_entered = 0;            // fragments so far
    std::vector<bool> m_isVisited;          // by fragment
    std::vector<std::uint32_t> m_pathIndex; // by fragment, where it is on the path
    std::vector<std::uint32_t> m_path;      // of spreads
};

// A fragment is spread only where its type is possible (September 2025, 5.5.2.3).
class PossibleFragmentSpreads : public ValidationRule {
public:
    static constexpr std::string_view kName = "PossibleFragmentSpreads";
    using ValidationRule::ValidationRule;

    void enter(InlineFragment fragment);
    void enter(FragmentSpread spread);
};

// The variables of an operation have different names (September 2025, 5.8.1).
class UniqueVariableNames : public ValidationRule {
public:
    static constexpr std::string_view kName = "UniqueVariableNames";
    using ValidationRule::ValidationRule;

    void enter(OperationDefinition operation);
};

// Variables are of input types (September 2025, 5.8.2).
class VariablesAreInputTypes : public ValidationRule {
public:
    static constexpr std::string_view kName = "VariablesAreInputTypes";
    using ValidationRule::ValidationRule;

    void enter(VariableDefinition variable);
};

// Variables that an operation uses, in fragments too, are defined by it (September 2025, 5.8.3).
class NoUndefinedVariables : public ValidationRule {
public:
    static constexpr std::string_view kName = "NoUndefinedVariables";
    using ValidationRule::ValidationRule;

    void check(const OperationFacts &operation);
};

// Variables that an operation defines are used by it, perhaps in fragments (September 2025, 5.8.4).
class NoUnusedVariables : public ValidationRule {
public:
    static constexpr std::string_view kName = "NoUnusedVariables";
    using ValidationRule::ValidationRule;

    void check(const OperationFacts &operation);
};

// Variables fit the places where they are used (September 2025, 5.8.5).
class VariablesInAllowedPosition : public ValidationRule {
public:
    static constexpr std::string_view kName = "VariablesInAllowedPosition";
    using ValidationRule::ValidationRule;

    void check(const OperationFacts &operation);

private:
    void checkUsage(VariableDefinition variable, const VariableUsage &usage);
    bool isAllowed(VariableDefinition variable, TypeRef type, const VariableUsage &usage) const;
};

} // namespace tooltray::graphql
