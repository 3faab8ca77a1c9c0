// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// True if two types differ in their lists and non-nulls or are different leaves.
bool doTypesConflict(const Schema &schema, TypeRef a, TypeRef b) noexcept;

// Decides if any two fields of a document might not be merged, without comparing all pairs (the
// algorithm of Simon Adameit). Fields of one response name are taken together: all of them return values of
// one shape, and those that can apply to the same object are the same field with the same arguments. Then
// their selections are merged and looked at in the same way.
//
// Valid documents cost about what they are long. A "yes" is not certain: it only means that pairs have to be
// compared (see FieldConflicts), which also finds the words for it.
class FieldMergeCheck {
public:
    explicit FieldMergeCheck(const ValidationContext &context);

    bool mayConflict();

private:
    enum class Demand : std::uint8_t { Same, SameShape };

    struct Selections {
        std::uint32_t node = 0;        // a selection set
        std::uint32_t type = kNoIndex; // it selects from
        bool operator==(const Selections &) const = default;
        auto operator<=>(const Selections &) const = default;
    };
    struct Task {
        std::vector<Selections> merged;
        Demand demand = Demand::Same;
    };
    struct Entry {
        Field field;
        SchemaType parent;
        SchemaField definition;
    };

    void push(std::vector<Selections> merged, Demand demand);
    void collect(const Task &task);
    void collect(Node selectionSet, SchemaType parent);
    bool isFine(const std::vector<Entry> &group, Demand demand);
    bool areSameFields(const std::vector<Entry> &group);
    void pushSubselections(const std::vector<Entry> &group, Demand demand);
    std::uint64_t argumentsKey(Field field);
    std::uint64_t valueKey(Node value);

    const ValidationContext &m_context;
    std::vector<Task> m_tasks;
    std::vector<std::uint8_t> m_doneAlone; // by node of a selection set, the demands it met on its own
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_doneMerged;
    std::uint64_t m_steps = 5'000'000;

    // The state of the current task.
    std::vector<std::vector<Entry>> m_groups;
    std::size_t m_groupCount = 0;
    std::vector<std::uint32_t> m_groupByName; // index and the task it is of
    std::vector<std::uint32_t> m_taskOfName;
    std::vector<std::uint32_t> m_taskOfFragment;
    std::uint32_t m_task = 0;
};

// Compares fields pair by pair, in the order of graphql-js, to say which of them conflict and why. Costs up
// to the square of the number of fields, so it runs only when FieldMergeCheck suspects a conflict.
class FieldConflicts {
public:
    explicit FieldConflicts(ValidationContext &context);

    // Reports what conflicts in a selection set, for the rule.
    void check(SelectionSet selections, SchemaType parent, std::string_view rule);

private:
    struct FieldDetails {
        Field field;
        SchemaType parent;
        SchemaField definition;
        bool isSimpleLeaf = false;
        Directive stream;
    };
    struct Group {
        Symbol responseName = Symbol::None;
        std::vector<FieldDetails> fields;
    };
    // The fields of a selection set, with its fragments listed separately.
    struct Selected {
        std::vector<Group> groups;
        std::unordered_map<Symbol, std::size_t> groupByName;
        std::vector<std::uint32_t> fragments; // that are spread, each once; kNoIndex for all unknown ones
    };
    struct Conflict {
        Symbol responseName = Symbol::None;
        std::string reason;
        std::vector<SourceSpan> first;
        std::vector<SourceSpan> second;
    };
    using Conflicts = std::vector<Conflict>;
    enum class Parents : std::uint8_t { MayBeTheSame, Exclude };

    // Pairs that were compared, and how thoroughly: parents that may be the same ask for more.
    class Pairs {
    public:
        bool insert(const void *a, const void *b, Parents parents);

    private:
        std::map<std::pair<const void *, const void *>, Parents> m_pairs;
    };

    Conflicts within(SelectionSet selections, SchemaType parent);
    void withinGroups(const Selected &selected, Conflicts &conflicts);
    void between(const Selected &a, const Selected &b, Parents parents, Conflicts &conflicts);
    void betweenFieldsAndFragment(const Selected &selected, std::uint32_t fragment, Parents parents,
                                  Conflicts &conflicts);
    void betweenFragments(std::uint32_t a, std::uint32_t b, Parents parents, Conflicts &conflicts);
    Conflicts betweenSubselections(const FieldDetails &a, const FieldDetails &b, Parents parents);
    std::optional<Conflict> conflict(Symbol responseName, const FieldDetails &a, const FieldDetails &b,
                                     Parents parents);
    std::optional<Conflict> subfieldConflict(Symbol responseName, const FieldDetails &a,
                                             const FieldDetails &b, const Conflicts &conflicts) const;
    bool haveSameArguments(Arguments a, Arguments b);
    const std::string &valueKey(Node value);
    const Selected &selected(SelectionSet selections, SchemaType parent);
    const Selected &selectedInFragment(std::uint32_t fragment);
    void collect(Node selectionSet, SchemaType parent, Selected &selected);
    const void *identityOf(std::uint32_t fragment) const;
    std::string name(Symbol responseName) const;
    bool spend(std::uint64_t steps);

    ValidationContext &m_context;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::unique_ptr<Selected>>
        m_selected; // by type and node
    Pairs m_fieldsAndFragments;
    Pairs m_fragments;
    std::unordered_map<std::uint32_t, std::string> m_valueKeys;
    std::uint32_t m_depth = 0;
};

} // namespace tooltray::graphql
