// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/client/clientview.h"
#include "toolkit/client/effect.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <memory>
#include <string>

namespace tooltray::toolkit {

// What was found out about saved tools, kept for as long as their definitions stay.
class SavedTools {
public:
    using ToolPointer = std::shared_ptr<const workspace::Tool>;

    // What calls get: of a pinned tool what was approved. The same pointer for as long as the tool stays the same.
    // Precondition: the tool is one of the workspace.
    ToolPointer served(const workspace::Workspace &workspace, const std::string &name);

    Effect effectOf(const workspace::Workspace &workspace, const std::string &name);
    Effect effectOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version)
    {
        return m_graph.of(workspace, version).effect;
    }
    bool isVisible(const ClientView &client, const workspace::Workspace &workspace,
                   const workspace::Tool &tool);

private:
    struct Known {
        workspace::DefinitionPtr definition;
        ToolPointer served;
        Effect effect = Effect::Changes;
        // Of what calls other tools, whose definitions may change too; 0: it calls none.
        workspace::Revision effectAt = 0;
    };

    Known &known(const workspace::Workspace &workspace, const std::string &name);

    std::map<std::string, Known, std::less<>> m_known;
    workspace::CallGraph m_graph;
};

} // namespace tooltray::toolkit
