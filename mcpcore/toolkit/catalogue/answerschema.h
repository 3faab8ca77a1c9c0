// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>

namespace tooltray::toolkit {

// What a saved tool answers when all goes well.
struct AnswerSchema {
    json::Value schema = {}; // JSON Schema; null: it cannot be told
    std::string note = {};   // why not
};

// As its author says or, of a GraphQL operation, as the schema has it after pages are merged and the result is shaped.
AnswerSchema answerSchema(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                          const graphql::SchemaPointer &schema);

// The same as far as every answer is sure to fit it, which is what clients are shown and refuse others by: what the
// author says or what the result template of a composite tool makes. Null: nothing is promised.
json::Value promisedSchema(const workspace::Workspace &workspace, const workspace::ToolVersion &version);

} // namespace tooltray::toolkit
