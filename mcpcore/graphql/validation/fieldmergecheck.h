// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <cstdint>
#include <set>
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

} // namespace tooltray::graphql
