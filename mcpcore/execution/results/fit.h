// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::execution {

// Where something was left out so that a result fits.
struct Cut {
    enum class Of : std::uint8_t { Items, Members, Bytes };

    json::Pointer place;
    Of of = Of::Items;
    std::uint64_t kept = 0;
    std::uint64_t total = 0;

    bool operator==(const Cut &) const = default;
};

struct Fitted {
    json::Value value;
    std::vector<Cut> cuts; // in the order of the value
};

// The value cut so that it is written in at most that many bytes. Lists lose whole items from their end, objects
// with room for less than their members lose members, long texts are shortened, and so are long numbers, as texts. What is small stays whole: the
// room is shared out among the large parts. Only what is no longer divisible can take more than was asked for.
// Nothing when it fits as it is.
std::optional<Fitted> cutToFit(const json::Value &value, std::uint64_t maxBytes);

// At most that many items in each list that is not part of another list; nothing when no list has more.
std::optional<Fitted> limitItems(const json::Value &value, std::uint64_t maxItems);

} // namespace tooltray::execution
