// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"
#include "ui/models/schemanode.h"

#include <cstdint>
#include <string_view>

// What choosing in the tree of a schema does to the text of an operation. All give edits of that text. Where it
// has no operation yet, choosing writes one.
namespace tooltray::ui {

enum class Choice : std::uint8_t { Add, Remove };

// The operation is the one of that number in the document.
graphql::OperationEdit choose(const graphql::Schema &schema, const graphql::Document &document,
                              std::size_t operation, const SchemaPlace &place, Choice choice);

// Every field of what the place leads to that is no object and needs no arguments; with a depth of two also
// those of the objects in it. No more than a few hundred, the first ones.
graphql::OperationEdit addLeaves(const graphql::Schema &schema, const graphql::Document &document,
                                 std::size_t operation, const SchemaPlace &place, int depth);

// One edit that makes the second text of the first and leaves alone what they have in common at both ends.
graphql::TextEdits differenceOf(std::string_view before, std::string_view after);

} // namespace tooltray::ui
