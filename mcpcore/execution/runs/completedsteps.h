// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tooltray::execution {

// The limit for what a failure says of completed steps, in bytes.
inline constexpr std::size_t kMaxCompleted = 16 * 1024;

// The answer of a step that is over.
struct CompletedStep {
    enum class Kind : std::uint8_t { MadeInside, Made, Read }; // the first two changed something

    const json::Member &answer;
    Kind kind;
};

// The answers of the steps, in their order and within the limit. What a mutation made may be told nowhere else, so that
// it is kept before what can be read again, and before the result of the tool that ran it.
json::Value accountOf(std::span<const CompletedStep> steps);

} // namespace tooltray::execution
