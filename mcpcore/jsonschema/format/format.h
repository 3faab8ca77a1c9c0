// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::jsonschema {

// A format of the drafts (validation 7.3).
struct Format {
    std::string_view name;
    bool (*isFulfilledBy)(std::string_view text);
    std::string_view description; // "a date such as 2026-01-31"
};

// Null when there is no such format: then every text has it.
const Format *findFormat(std::string_view name) noexcept;

} // namespace tooltray::jsonschema
