// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/results.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// Variables that have the same value in every call.
using FixedConditions = std::map<std::string, bool, std::less<>>;

// The first name along a JSON Pointer into the data of a response that the operation does not select; nothing
// when it may lead to something. What a leaf holds is not known here, nor how many elements a list has.
std::optional<std::string> firstUnselected(graphql::OperationDefinition operation, std::string_view pointer,
                                           const FixedConditions &fixed = {});

// The part of the pointer up to a leaf that it leads into; nothing where it ends there or before.
std::optional<std::string> leafWithin(graphql::OperationDefinition operation, std::string_view pointer);

// What the data of the operation looks like, as JSON Schema, in which custom scalars may be anything; null: it is not
// known.
json::Value dataSchema(const graphql::Schema &schema, const GraphqlOperation &operation);

// The schema of the value at a JSON Pointer into data of the schema; null: it is not known.
json::Value schemaAt(const json::Value &schema, const std::string &path);

// Views of the schema. Without null: hardly anybody says of a value that it may be null.
std::vector<std::string_view> namedTypes(const json::Value &schema);

// True where what the operation selects has an object with both the member that is renamed and one that has the new name
// already, both of which the shape hands out.
bool meetsItsNewName(graphql::OperationDefinition operation, const ResultShape &shape,
                     const ResultShape::Renaming &renaming);

// The variables of the called tool's operation that are true, or false, whenever the step calls it.
FixedConditions fixedConditions(const Workspace &workspace, const graphql::Document &document,
                                const ToolVersion &called, const Step &step);

// The case that every call of the step picks; nothing where calls may differ.
const Switch::Case *pickedCase(const Switch &choice, const Step &step);

} // namespace tooltray::workspace
