// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/refactoring.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

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

// Changes what an operation selects by editing its text, so that all else stays as it was written: formatting,
// comments, other operations. A valid document stays valid.
namespace tooltray::graphql {

// Selects what the path leads to and all on the way there. Required arguments become new variables; an object
// holds a placeholder, __typename, until something in it is selected; a field whose name the response has for
// something else already gets an alias.
OperationEdit addSelection(const Schema &schema, OperationDefinition operation, const SelectionPath &path);

// Takes out what the path leads to, and the variables and fragments that nothing uses any more. A set that
// loses its last selection keeps a placeholder, so that the field it belongs to keeps its arguments.
OperationEdit removeSelection(OperationDefinition operation, const SelectionPath &path);

} // namespace tooltray::graphql
