// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/selectionpath.h"
#include "graphql/discovery/textedit.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

#include <string>

// Changes what an operation selects by editing its text, so that all else stays as it was written: formatting,
// comments, other operations. A valid document stays valid.
namespace tooltray::graphql {

struct OperationEdit {
    TextEdits edits;     // none when there is nothing to do
    std::string problem; // why it cannot be done; "" when it can
};

// Selects what the path leads to and all on the way there. Required arguments become new variables; an object
// holds a placeholder, __typename, until something in it is selected; a field whose name the response has for
// something else already gets an alias.
OperationEdit addSelection(const Schema &schema, OperationDefinition operation, const SelectionPath &path);

// Takes out what the path leads to, and the variables and fragments that nothing uses any more. A set that
// loses its last selection keeps a placeholder, so that the field it belongs to keeps its arguments.
OperationEdit removeSelection(OperationDefinition operation, const SelectionPath &path);

} // namespace tooltray::graphql
