// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "toolkit/commands/commandoutcome.h"
#include "workspace/checks/pageplan.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/results.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::toolkit {

// The form of what the result template of a composite tool makes, whatever its steps return: JSON Schema that each of its results
// fits. It requires nothing, as members that are absent are omitted and as errors beside data change the form.
json::Value templateSchema(const workspace::Binding &result);

// The form of what a saved tool answers when all goes well.
struct AnswerSchema {
    json::Value schema = {}; // JSON Schema; null: it cannot be told
    std::string note = {};   // why not
};

// The form is what its author says or, of a GraphQL operation, as the schema has it after pages are merged and the result is shaped.
AnswerSchema answerSchema(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                          const graphql::SchemaPointer &schema);

// The same as far as every answer is sure to fit it, which is what clients are shown and refuse others by: what the
// author says or what the result template of a composite tool makes. Null: nothing is promised.
json::Value promisedSchema(const workspace::Workspace &workspace, const workspace::ToolVersion &version);

// The schema of its results that a version of a tool shows to clients, which refuse what does not fit; nothing: none.
std::optional<PromisedOutput> promisedOutput(const workspace::Workspace &workspace,
                                             const workspace::Tool &tool,
                                             std::optional<workspace::Version> version);

// The schema of data that execution changes on its way out, changed in the same way.

// With the pages of a connection in one list, see PageWalk. Nothing: the schema does not say where that is.
std::optional<json::Value> mergedSchema(json::Value schema, const workspace::PagePlan &plan);

// Of what the shape hands out, see selected(). Nothing: the schema does not say what its path leads to, or refers to
// definitions that would be changed in more places than one.
std::optional<json::Value> shapedSchema(json::Value schema, const workspace::ResultShape &shape);

} // namespace tooltray::toolkit
