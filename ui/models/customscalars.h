// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// A custom scalar that no type of the workspace stands for.
struct UnmappedScalar {
    std::string name;
    std::vector<std::string> endpoints; // whose schemas ask for it

    bool operator==(const UnmappedScalar &) const = default;
};

// Those that an argument or a field of an input can have, by name: agents never send the others.
std::vector<UnmappedScalar> unmappedScalars(const engine::WorkspaceState &state);

// A guess at the values of a custom scalar, made from its name.
struct ScalarGuess {
    enum class Kind : std::uint8_t {
        Date,
        DateTime,
        Time,
        Duration,
        Uuid,
        Id,
        Url,
        Email,
        Json,
        WholeNumber,
        Decimal,
        Upload,
    };

    Kind kind;
    json::Value schema = {}; // of what is sent; null: such a value cannot be sent
};

// Nothing when the name says nothing.
std::optional<ScalarGuess> guessScalar(std::string_view name);

} // namespace tooltray::ui
