// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/plan.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::graphql {

// The data of a response while it comes together: a place for every value, which are filled in any order. What
// a container holds stands side by side.
class ResponseTree {
public:
    using Place = std::uint32_t;
    static constexpr Place kRoot = 0;

    ResponseTree() { m_slots.emplace_back(); }

    std::size_t size() const noexcept { return m_slots.size(); }
    Place parent(Place place) const noexcept { return m_slots[place].parent; }
    bool isNull(Place place) const noexcept { return m_slots[place].kind == Kind::Null; }

    void setNull(Place place) noexcept { m_slots[place].kind = Kind::Null; }
    void setLeaf(Place place, json::Value value);
    // Make places for what it holds; the first of them. The plan has to outlive the tree.
    Place setObject(Place place, const SelectionPlan &plan);
    Place setList(Place place, std::uint32_t count, bool hasNullableItems);

    // A value that must not be null has an error: what has to be null for it (September 2025, 6.4.4), which
    // may be the place itself. It is null now.
    Place propagateNull(Place from) noexcept;
    // True if a value above it became null, so that it no longer matters.
    bool isGone(Place place) const noexcept;

    json::Value path(Place place) const; // response names and indices
    void write(std::string &out) const;  // appends it as JSON

private:
    enum class Kind : std::uint8_t { Pending, Null, Leaf, Object, List };

    struct Slot {
        json::Value leaf;
        const SelectionPlan *plan = nullptr; // of objects
        Place parent = kRoot;
        Place first = 0;
        std::uint32_t count = 0;
        Kind kind = Kind::Pending;
        bool isNullable = true;
    };

    Place addSlots(Place place, Kind kind, std::uint32_t count);

    std::vector<Slot> m_slots;
};

} // namespace tooltray::graphql
