// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "toolkit/access/clientcontexts.h"
#include "toolkit/access/workspaceaccess.h"
#include "workspace/checks/callgraph.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

using workspace::Effect;

// The effect of the operation itself, whatever the tool says about it, unless a person says of a request that it only reads.
// For a composite tool it is that of its strongest step; what cannot be read counts as a change. For one look: whoever looks at
// many keeps a CallGraph.
Effect effectOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                const std::string &endpoint);
Effect effectOf(const workspace::Workspace &workspace, const workspace::Operation &operation);

// The effect of the definition that calls get when they ask for no version. Precondition: the tool has its active version.
Effect effectOf(const workspace::Workspace &workspace, const workspace::Tool &tool);

// What of a result a program shows its model. Its check of a tool's output schema wants what is structured in any case.
enum class Reading : std::uint8_t {
    Unknown,    // of programs that are not known: they get both forms
    Text,       // the text
    Structured, // what is structured in place of the text, where there is any
};

// profile: what a person said that the client is; program: what the program calls itself.
Reading readingOf(std::string_view profile, std::string_view program);

// Who calls: what the workspace and the client's own policy come to when they are put together.
struct ClientView {
    std::string id = {};      // as the transport established it; empty: nobody had to say who they are
    std::string name = {};    // in the log
    std::string program = {}; // of this call, as it names itself; empty: it did not say
    std::string session = {}; // of this call; empty: it came without one
    std::string profile = {};
    workspace::ClientPolicy policy = {}; // its surface, groups and budget are joined below
    workspace::Surface surface = {};
    // The saved tools that it was shown directly, where an automatic surface lists none by now.
    std::optional<std::set<std::string, std::less<>>> shownBefore = {};
    bool fitsDirectly = false; // an automatic surface was found to have room for all of them
    std::vector<workspace::BuiltInGroup> groupsOff = {}; // here or for this client; in order, each once
    std::uint64_t resultBytes = 40'000;
    execution::EnumStyle enums = execution::EnumStyle::Plain;

    static ClientView of(const workspace::Settings &settings, const workspace::Client &client,
                         std::string id);

    ContextOwner contextOwner() const { return {id, session}; }
    bool hasGroup(workspace::BuiltInGroup group) const;
    bool hasRight(workspace::ClientRight right) const;
    // Whether the client may know of a saved tool: its policy names the tool, or no tools at all, and lets it do
    // what the tool does. What it may not know of does not exist for it.
    bool maySee(const workspace::Tool &tool, Effect effect) const;

    bool operator==(const ClientView &) const = default;
};

// Who somebody with that id is in a workspace; nothing: a stranger.
std::optional<ClientView> clientOf(const WorkspaceAccess &workspaceAccess, const std::string &principal);

// True if that client is still known and has the rights of this view.
bool hasSameRights(const WorkspaceAccess &workspaceAccess, const ClientView &before);

// The files that cannot be read, as far as the client may know of what they hold. What that was nobody can say of one
// that could never be read: then it counts as a tool that changes something.
std::vector<UnreadFile> shownFiles(std::vector<UnreadFile> files, const workspace::Workspace &workspace,
                                   const ClientView &client,
                                   const std::function<bool(const workspace::Tool &)> &isVisible);

} // namespace tooltray::toolkit
