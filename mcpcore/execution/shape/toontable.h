// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// One column of a table, or a group of them where the cells are objects with the same members themselves.
struct ToonField {
    std::string_view name; // lies in the first row
    std::vector<ToonField> group = {};

    bool isGroup() const { return !group.empty(); }
};

using ToonRows = std::vector<const json::Value *>;

// The columns of rows that are objects with the same members, all of them scalars or groups; nothing where they
// make no table.
std::optional<std::vector<ToonField>> toonFields(const ToonRows &rows);

// The scalars of one row in the order of the columns.
std::vector<const json::Value *> toonCells(const json::Value &row, std::span<const ToonField> fields);

} // namespace tooltray::execution
