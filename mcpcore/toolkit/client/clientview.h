// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "toolkit/client/clientcontexts.h"
#include "toolkit/client/effect.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/tool.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// Who calls: what the workspace and the client's own policy come to when they are put together.
struct ClientView {
    std::string id = {};      // as the transport established it; empty: nobody had to say who they are
    std::string name = {};    // in the log
    std::string program = {}; // of this call, as it names itself; empty: it did not say
    std::string session = {}; // of this call; empty: it came without one
    std::string profile = {};
    workspace::ClientPolicy policy = {}; // its surface, groups and budget are joined below
    workspace::Surface surface = {};
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

} // namespace tooltray::toolkit
