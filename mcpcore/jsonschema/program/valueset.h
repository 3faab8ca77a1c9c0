// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// The same for equal values: members in any order, 1 and 1.0.
std::uint64_t hashOf(const json::Value &value) noexcept;

// Two elements that are equal, by index; nothing when all differ.
std::optional<std::pair<std::size_t, std::size_t>> findDuplicate(std::span<const json::Value> elements);

// The values of an enum.
class ValueSet {
public:
    explicit ValueSet(std::span<const json::Value> values);

    bool contains(const json::Value &value) const noexcept;
    const std::vector<json::Value> &values() const noexcept { return m_values; }

private:
    struct Hashed {
        std::uint64_t hash;
        std::uint32_t index;
    };

    std::vector<json::Value> m_values;
    std::vector<Hashed> m_byHash; // empty for a small set
};

} // namespace tooltray::jsonschema
