// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "execution/arguments/toolparameters.h"
#include "graphql/schema/schema.h"
#include "mcp/types/tool.h"
#include "toolkit/access/clientview.h"
#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// A version of a saved tool as clients see it.
struct ShownTool {
    mcp::Tool tool;
    std::vector<std::string> injected = {}; // variables that are filled from the context
};

// schema: of the tool's endpoint; null: not there yet, then parameters that nobody wrote down may be anything.
// The effect is that of the version, where it is known already. Precondition: the version exists.
ShownTool shownTool(const workspace::Workspace &workspace, const workspace::Tool &tool,
                    workspace::Version version, const graphql::SchemaPointer &schema,
                    execution::EnumStyle style, execution::PagedTools &paged,
                    std::optional<Effect> effect = {});

// As tools/list has it: of parameters that take too much room only an outline.
mcp::Tool listedTool(mcp::Tool shown);

// The tool's own hints, else those that follow from its operation; a tool that writes is never read-only.
mcp::ToolHints hintsOf(const workspace::Annotations &annotations, Effect effect);

// The parameters left for a caller once the context has had its part, and the result.
struct DescribedParameters {
    json::Value schema = {}; // inferred without the endpoint's, it knows the built-in types alone
    std::vector<std::string> injected = {}; // keys of context variables, in order, each once
    json::Value outputSchema = {};          // null: nothing is known of it, for the reason of the note
    std::string outputNote = {};
};

// The keys of the context variables that the version takes.
std::vector<std::string> injectedKeys(const workspace::Workspace &workspace,
                                      const workspace::ToolVersion &definition);

// Precondition: the tool has the version.
DescribedParameters describedParameters(const workspace::Workspace &workspace,
                                        const graphql::SchemaPointer &schema, const workspace::Tool &tool,
                                        workspace::Version version, execution::EnumStyle style);

// All of a saved tool that a client which may call it may know.
json::Value toolView(const workspace::Tool &tool, const ShownTool &shown);

// {readOnlyHint, destructiveHint, idempotentHint, openWorldHint}
json::Value hintsView(const mcp::ToolHints &hints);

// The keys of the context variables without which calls of the version fail, or those of the tools that it calls, and
// that are not set: in order, each once.
std::vector<std::string> unsetContext(const workspace::Workspace &workspace,
                                      const workspace::ToolVersion &version);

} // namespace tooltray::toolkit
