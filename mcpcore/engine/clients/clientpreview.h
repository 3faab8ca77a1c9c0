// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/ask.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::engine {

// A tool as clients see it.
struct ClientPreview {
    json::Value tool = {};                  // as tools/list has it
    json::Value form = {};                  // its arguments for people to fill in, with the bounds of Int
    std::size_t bytes = 0;                  // of that as JSON
    std::vector<std::string> injected = {}; // variables that are filled from the context
    std::vector<std::string> paged = {};    // variables that ask for a page, which callers need not do
    workspace::Annotations inherited = {};  // each hint as it is while the tool says nothing of it
};

// The cost of listing all tools for a client.
struct ListingSize {
    std::size_t tools = 0;
    std::size_t bytes = 0;
    bool isCommandsOnly = false; // the pair of commands is listed in place of all

    bool operator==(const ListingSize &) const = default;
};

// What the tool, saved or not, adds to that for a client of the newest revision of the protocol, with the comma that
// comes with it. The types are those of its endpoint's GraphQL schema; null: it has none.
std::size_t listedBytes(const workspace::Workspace &snapshot, const workspace::Tool &tool,
                        const graphql::SchemaPointer &types);

class OpenWorkspace;

// The tool, saved or not, as clients of the newest revision of the protocol see it.
Result<ClientPreview> previewOf(OpenWorkspace &workspace, const workspace::Tool &tool);

// Lists all tools as for the client, page by page, so that no other work waits. No name, and one that is not known,
// stands for a client without settings of its own.
void measureListing(OpenWorkspace &workspace, const std::string &client, ResultPromise<ListingSize> answer);

} // namespace tooltray::engine
