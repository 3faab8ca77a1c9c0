// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::ui {

// What the name of a custom scalar says of its values.
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
