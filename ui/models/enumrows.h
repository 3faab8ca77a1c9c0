// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// One of the values that a schema allows, with what it means.
struct EnumRow {
    json::Value value;
    std::string title = {};
    std::string description = {};

    bool operator==(const EnumRow &) const = default;
};

// The values of a schema that allows these and no others: by enum, or by oneOf or anyOf with a const each. Nothing for
// schemas of other kinds; one that says nothing at all has none yet.
std::optional<std::vector<EnumRow>> enumRows(const json::Value &schema);

// The schema with other values: as enum while nothing is said of them, else as oneOf. All else stays.
json::Value withEnumRows(json::Value schema, const std::vector<EnumRow> &rows);

} // namespace tooltray::ui
