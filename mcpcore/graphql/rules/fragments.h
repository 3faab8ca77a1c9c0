// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tooltray::graphql {

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

} // namespace tooltray::graphql
