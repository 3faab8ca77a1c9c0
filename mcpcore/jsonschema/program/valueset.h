// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// The same for equal values: members in any order, 1 and 1.0.
std::uint64_t hashOf(const json::Value &value) noexcept;

// The work of hashing a value, or of comparing it with another one: 1 for each value inside and for every 64 bytes of
// text.
std::size_t costOf(const json::Value &value) noexcept;

// Two elements that are equal, by index; nothing when all differ. `mayCompare` is asked with each element that has the
// hash of another one, which may be made so in bad faith; nothing is found once it says no.
std::optional<std::pair<std::size_t, std::size_t>>
findDuplicate(std::span<const json::Value> elements,
              const std::function<bool(const json::Value &)> &mayCompare);

// The values of an enum.
class ValueSet {
public:
    explicit ValueSet(std::span<const json::Value> values);

    bool contains(const json::Value &value) const noexcept;
    const std::vector<json::Value> &values() const noexcept { return m_values; }
    // The most values that contains() may have to compare with one.
    std::size_t mostCompared() const noexcept { return m_mostCompared; }

private:
    struct Hashed {
        std::uint64_t hash;
        std::uint32_t index;
    };

    std::vector<json::Value> m_values;
    std::vector<Hashed> m_byHash; // empty for a small set
    std::size_t m_mostCompared = 0;
};

} // namespace tooltray::jsonschema
