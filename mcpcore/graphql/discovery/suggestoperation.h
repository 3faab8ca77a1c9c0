// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"
#include "graphql/discovery/rootpaths.h"
#include "graphql/schema/schema.h"
#include "terms/question/saidwords.h"

#include <string>
#include <string_view>
#include <vector>

// Arguments of what an operation selects, edited as text like selections.
namespace tooltray::graphql {

// Gives the field an argument whose value is a new variable of its type, and selects the field when it is not.
OperationEdit addArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                          std::string_view argument);

// Takes it out, and the variables that nothing uses any more. A required one stays.
OperationEdit removeArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                             std::string_view argument);

// What the path leads to in the schema; no field when that is none.
SchemaField fieldAt(const Schema &schema, OperationType operation, const SelectionPath &path);

struct SuggestedVariable {
    std::string name;
    std::string type;     // as GraphQL writes it
    SchemaInput argument; // it is for

    bool operator==(const SuggestedVariable &) const = default;
};

// The least that can be run to see something, printed; always valid.
struct SuggestedOperation {
    std::string text; // "" when it cannot be reached from a root type
    std::vector<SuggestedVariable> variables;
    RootPath path;
};

// Required arguments become variables, and so does the size of pages ("first"), with a default: many servers
// insist on it though their schemas do not say so. Of an object a few fields that tell what it is are selected. What a
// question names comes on top: fields, and filters as variables that may be left out.
SuggestedOperation suggestOperation(const Schema &schema, const RootPath &path,
                                    const terms::SaidWords &said = {});
SuggestedOperation suggestOperation(const RootPaths &paths, SchemaField field,
                                    const terms::SaidWords &said = {});
// One that answers values of the type or, of an input type, takes them.
SuggestedOperation suggestOperation(const RootPaths &paths, SchemaType type,
                                    const terms::SaidWords &said = {});

// What to select of a type: the fields that a question names, and those that need no arguments and tell which one it is
// (id, name, title...), the nodes of a page, what a mutation changed, of a union some of its members. Nothing leads back to
// the types that were passed on the way. "{ id name }"; "" for types without selections.
std::string defaultSelection(SchemaType type, const terms::SaidWords &said = {},
                             std::vector<SchemaType> passed = {});

// "name email " for what a question names of a type beside a field that is selected already.
std::string namedLeavesBeside(SchemaField field, const terms::SaidWords &said);

} // namespace tooltray::graphql
