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
class ExecutableDefinitions {
public:
    static constexpr std::string_view kName = "ExecutableDefinitions";

    explicit ExecutableDefinitions(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

// Operations have different names (September 2025, 5.2.2.1).
class UniqueOperationNames {
public:
    static constexpr std::string_view kName = "UniqueOperationNames";

    explicit UniqueOperationNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, OperationDefinition> m_byName;
};

// An operation without a name is the only one (September 2025, 5.2.3.1).
class LoneAnonymousOperation {
public:
    static constexpr std::string_view kName = "LoneAnonymousOperation";

    explicit LoneAnonymousOperation(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// The schema has a root type for every operation (September 2025, 5.2.1.1).
class KnownOperationTypes {
public:
    static constexpr std::string_view kName = "KnownOperationTypes";

    explicit KnownOperationTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// A subscription selects one field of its root, and none that depends on @skip or @include (September
// 2025, 5.2.4.1).
class SingleFieldSubscriptions {
public:
    static constexpr std::string_view kName = "SingleFieldSubscriptions";

    explicit SingleFieldSubscriptions(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// Fields exist on the type they are selected from (September 2025, 5.3.1).
class FieldsOnCorrectType {
public:
    static constexpr std::string_view kName = "FieldsOnCorrectType";

    explicit FieldsOnCorrectType(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    std::string suggestion(SchemaType parent, std::string_view fieldName);

    ValidationContext &m_context;
};

// Fields that answer under the same name can be merged into one (September 2025, 5.3.2).
class OverlappingFieldsCanBeMerged {
public:
    static constexpr std::string_view kName = "OverlappingFieldsCanBeMerged";

    explicit OverlappingFieldsCanBeMerged(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

// Leaf fields have no selections, all others have some (September 2025, 5.3.3).
class ScalarLeafs {
public:
    static constexpr std::string_view kName = "ScalarLeafs";

    explicit ScalarLeafs(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

// Nothing deprecated is used. Not in the specification, and optional.
class NoDeprecated {
public:
    static constexpr std::string_view kName = "NoDeprecated";

    explicit NoDeprecated(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Argument argument);
    void enter(ObjectField field);
    void enter(EnumValue value);

private:
    ValidationContext &m_context;
};

// Introspection does not go round in circles. Not in the specification: graphql-js refuses three nested
// lists of fields, interfaces or possible types, which cost a server without bound.
class MaxIntrospectionDepth {
public:
    static constexpr std::string_view kName = "MaxIntrospectionDepth";

    explicit MaxIntrospectionDepth(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    bool exceeds(Node node, std::uint32_t depth);
    bool exceedsInFragment(FragmentSpread spread, std::uint32_t depth);

    ValidationContext &m_context;
    std::vector<std::uint32_t> m_checkedFrom;  // by fragment, the deepest start found to be fine, plus one
    std::vector<std::uint32_t> m_exceededFrom; // by fragment, the shallowest start found not to be, plus one
    std::uint32_t m_skipUntil = 0;             // the node after one that was reported
};

// Fragments have different names (September 2025, 5.5.1.1).
class UniqueFragmentNames {
public:
    static constexpr std::string_view kName = "UniqueFragmentNames";

    explicit UniqueFragmentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentDefinition fragment);

private:
    ValidationContext &m_context;
    std::unordered_map<Symbol, FragmentDefinition> m_byName;
};

// Named types exist (September 2025, 5.5.1.2 and 5.8.2).
class KnownTypeNames {
public:
    static constexpr std::string_view kName = "KnownTypeNames";

    explicit KnownTypeNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(TypeReference type);

private:
    void findDefinedTypes();
    bool isWithinTypeSystem(TypeReference type) const;

    ValidationContext &m_context;
    bool m_hasLooked = false;
    std::vector<std::string_view> m_definedNames; // types the document defines itself
    std::unordered_set<std::string_view> m_definedSet;
    std::vector<std::string_view> m_typeNames; // all there are, for suggestions
};

// Fragments are on objects, interfaces or unions (September 2025, 5.5.1.3).
class FragmentsOnCompositeTypes {
public:
    static constexpr std::string_view kName = "FragmentsOnCompositeTypes";

    explicit FragmentsOnCompositeTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(InlineFragment fragment);
    void enter(FragmentDefinition fragment);

private:
    ValidationContext &m_context;
};

// Every fragment is used by an operation (September 2025, 5.5.1.4).
class NoUnusedFragments {
public:
    static constexpr std::string_view kName = "NoUnusedFragments";

    explicit NoUnusedFragments(ValidationContext &context) noexcept : m_context(context) {}

    void finish();

private:
    ValidationContext &m_context;
};

// Fragments that are spread exist (September 2025, 5.5.2.1).
class KnownFragmentNames {
public:
    static constexpr std::string_view kName = "KnownFragmentNames";

    explicit KnownFragmentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentSpread spread);

private:
    ValidationContext &m_context;
};

// Fragments do not spread themselves, not even by way of others (September 2025, 5.5.2.2).
class NoFragmentCycles {
public:
    static constexpr std::string_view kName = "NoFragmentCycles";

    explicit NoFragmentCycles(ValidationContext &context) noexcept : m_context(context) {}

    void enter(FragmentDefinition fragment);

private:
    void reportCycle(std::uint32_t spread, std::size_t pathIndex);

    ValidationContext &m_context;
    std::uint32_t m_entered = 0;            // fragments so far
    std::vector<bool> m_isVisited;          // by fragment
    std::vector<std::uint32_t> m_pathIndex; // by fragment, where it is on the path
    std::vector<std::uint32_t> m_path;      // of spreads
};

// A fragment is spread only where its type is possible (September 2025, 5.5.2.3).
class PossibleFragmentSpreads {
public:
    static constexpr std::string_view kName = "PossibleFragmentSpreads";

    explicit PossibleFragmentSpreads(ValidationContext &context) noexcept : m_context(context) {}

    void enter(InlineFragment fragment);
    void enter(FragmentSpread spread);

private:
    ValidationContext &m_context;
};

// The variables of an operation have different names (September 2025, 5.8.1).
class UniqueVariableNames {
public:
    static constexpr std::string_view kName = "UniqueVariableNames";

    explicit UniqueVariableNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    ValidationContext &m_context;
};

// Variables are of input types (September 2025, 5.8.2).
class VariablesAreInputTypes {
public:
    static constexpr std::string_view kName = "VariablesAreInputTypes";

    explicit VariablesAreInputTypes(ValidationContext &context) noexcept : m_context(context) {}

    void enter(VariableDefinition variable);

private:
    ValidationContext &m_context;
};

// Variables that an operation uses, in fragments too, are defined by it (September 2025, 5.8.3).
class NoUndefinedVariables {
public:
    static constexpr std::string_view kName = "NoUndefinedVariables";

    explicit NoUndefinedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

// Variables that an operation defines are used by it, perhaps in fragments (September 2025, 5.8.4).
class NoUnusedVariables {
public:
    static constexpr std::string_view kName = "NoUnusedVariables";

    explicit NoUnusedVariables(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    ValidationContext &m_context;
};

// Variables fit the places where they are used (September 2025, 5.8.5).
class VariablesInAllowedPosition {
public:
    static constexpr std::string_view kName = "VariablesInAllowedPosition";

    explicit VariablesInAllowedPosition(ValidationContext &context) noexcept : m_context(context) {}

    void check(const OperationFacts &operation);

private:
    void checkUsage(VariableDefinition variable, const VariableUsage &usage);
    bool isAllowed(VariableDefinition variable, TypeRef type, const VariableUsage &usage) const;

    ValidationContext &m_context;
};

} // namespace tooltray::graphql
