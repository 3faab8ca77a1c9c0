// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// One field on the way from a root type, and the type its value is narrowed to by a fragment, if it is.
struct RootStep {
    SchemaField field;
    SchemaType narrowedTo;

    bool operator==(const RootStep &) const = default;
};

using RootPath = std::vector<RootStep>; // begins with a field of a root type

// How each type of a schema is reached. The best path is the one a person would take: few steps, few
// arguments that must be known, nothing deprecated, not only what belongs to the viewer, fragments on interfaces
// last, and by a query if there is one.
class RootPaths {
public:
    explicit RootPaths(SchemaPointer schema);

    const Schema &schema() const noexcept { return *m_schema; }
    bool isReachable(SchemaType type) const noexcept { return m_steps[type.index()].cost != kUnreachable; }
    // Of the best path: how much has to be written and known; 0 for the query type, about 10 a field.
    std::uint32_t cost(SchemaType type) const noexcept { return m_steps[type.index()].cost; }

    // The field that answers who is asking; none when there is no such.
    SchemaField viewer() const noexcept { return m_viewer; }

    // Empty when there is none, and for root types.
    RootPath pathTo(SchemaType type) const;
    RootPath pathTo(SchemaField field) const;

    std::size_t memory() const noexcept { return m_steps.capacity() * sizeof(Step); }

private:
    static constexpr std::uint32_t kUnreachable = 0xFFFFFFFF;

    struct Step {
        std::uint32_t cost = kUnreachable;
        std::uint32_t field = kNoIndex; // the last field; none for root types
        std::uint32_t from = kNoIndex;  // the type that has it, or the abstract type that is narrowed
        bool isNarrowed = false;
    };

    void findPaths();
    std::uint32_t costOf(SchemaField field) const;

    SchemaPointer m_schema;
    SchemaField m_viewer;
    std::vector<Step> m_steps; // by type
};

} // namespace tooltray::graphql
