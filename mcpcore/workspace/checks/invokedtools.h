// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/changes/operationuses.h"
#include "graphql/schema/schema.h"
#include "jsonschema/schema.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// The tools that steps of one workspace call: each is resolved, and what it takes worked out, once however many steps
// call it. The workspace and the schemas outlive it.
class InvokedTools {
public:
    struct InvokedTool {
        ToolVersion version;                           // resolved
        std::string endpoint;                          // of the tool
        std::vector<const GraphqlOperation *> typings; // their variables say of what types parameters are
        bool hasReferences = false;                    // in its parameters
    };

    // Null where there is no such tool or version.
    const InvokedTool *find(const Workspace &workspace, const ToolInvocation &call);
    // The same every time, so that it can be told apart by its address; see takenParameters().
    const Result<json::Value> &taken(const Workspace &workspace, const InvokedTool &called,
                                     const graphql::Schema *schema);
    // The parameters of a switch apart from those of its cases; see namedParameters().
    const json::Value &named(const Workspace &workspace, const InvokedTool &called,
                             const graphql::Schema *schema);
    // Of parameters that taken() returned; null where they cannot be compiled.
    const jsonschema::Schema *compiled(const Workspace &workspace, const json::Value &taken);
    // What the typings use of a schema.
    const std::vector<graphql::UsedParts> &uses(const InvokedTool &called, const graphql::Schema &schema);

private:
    using Key = std::pair<const InvokedTool *, const graphql::Schema *>;

    std::map<std::pair<std::string, std::optional<Version>>, std::optional<InvokedTool>> m_called;
    std::map<Key, Result<json::Value>> m_taken;
    std::map<Key, json::Value> m_named;
    std::map<const json::Value *, std::optional<jsonschema::Schema>> m_compiled;
    std::map<Key, std::vector<graphql::UsedParts>> m_uses;
};

} // namespace tooltray::workspace
