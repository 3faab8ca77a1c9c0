// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>

namespace tooltray::toolkit {

struct QueryQuestion {
    std::string document;
    json::Value variables; // null: they are not looked at
    std::string endpoint;
};

// What validate_graphql_query answers: {valid, operations, errors, limits, note?}. Without a schema, what the document
// says by itself. Variables that the context fills count as given. Takes as long as validation does: for a pool.
json::Value queryReport(const workspace::Workspace &workspace, graphql::SchemaPointer schema,
                        const QueryQuestion &question);

} // namespace tooltray::toolkit
