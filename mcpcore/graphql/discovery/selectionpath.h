// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::graphql {

// A field, by the name the schema gives it, or an inline fragment, by the type it is on.
struct SelectionStep {
    enum class Kind : std::uint8_t { Field, Fragment };

    Kind kind = Kind::Field;
    std::string name;

    bool operator==(const SelectionStep &) const = default;
};

// A place in the tree of what an operation can select, from its root type.
using SelectionPath = std::vector<SelectionStep>;

// The selection that a step leads to from a set, of several the one without alias; no node when there is none.
// Named fragments and inline ones without a type are not looked into.
Selection findSelection(SelectionSet set, const SelectionStep &step);
Selection findSelection(OperationDefinition operation, const SelectionPath &path);

// What is below a field or inline fragment; no node when there is nothing.
SelectionSet selectionSetOf(Selection selection);

// The __typename that stands in a set because there must be something in it.
Selection placeholderOf(SelectionSet set);

} // namespace tooltray::graphql
