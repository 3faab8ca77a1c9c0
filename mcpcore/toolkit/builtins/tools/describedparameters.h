// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "graphql/schema/schema.h"
#include "json/value.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

namespace tooltray::toolkit {

// What is left for a caller to say once the context has had its part, and what comes back.
struct DescribedParameters {
    json::Value schema = {}; // inferred without the endpoint's, it knows the built-in types alone
    std::vector<std::string> injected = {}; // keys of context variables, in order, each once
    json::Value outputSchema = {};          // null: nothing is known of it, for the reason of the note
    std::string outputNote = {};
};

// Precondition: the tool has the version.
DescribedParameters describedParameters(const workspace::Workspace &workspace,
                                        const graphql::SchemaPointer &schema, const workspace::Tool &tool,
                                        workspace::Version version, execution::EnumStyle style);

} // namespace tooltray::toolkit
