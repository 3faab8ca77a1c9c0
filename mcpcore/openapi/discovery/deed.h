// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::openapi {

// The effect of a call on its subject.
enum class Deed : std::uint8_t {
    Read,
    Create,
    Update,
    Delete,
    Act, // anything else, such as merging or sending
};

// Told by the method, by the verb in the name and by whether the path ends with an item or a collection.
Deed deedOf(const ApiOperation &operation);

// What a question wants done, where it wants anything done: "remove a label", "new price".
std::optional<Deed> askedDeed(std::string_view question);

// How well an operation that does this answers a question that wants that done.
float deedFactor(Deed deed, const ApiOperation &operation, std::optional<Deed> asked);

} // namespace tooltray::openapi
