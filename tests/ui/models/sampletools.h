// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/edits/apply.h"
#include "workspace/snapshot/workspace.h"

#include <string>

// A small workspace for the tests of what shows and changes tools.
namespace tooltray::test {

inline workspace::Tool graphqlTool(const std::string &name, const std::string &document,
                                   const std::string &description = {})
{
    workspace::Tool tool;
    tool.name = name;
    workspace::ToolVersion version;
    version.description = description;
    version.operation = workspace::GraphqlOperation{document};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

inline workspace::WorkspacePtr edited(const workspace::WorkspacePtr &workspace, const workspace::Edit &edit)
{
    const Result<workspace::Applied> applied = workspace::apply(*workspace, edit);
    return applied ? applied->workspace : nullptr;
}

inline workspace::WorkspacePtr sampleWorkspace()
{
    workspace::Edit edit{"Sample", workspace::Origin::Person, {}};
    workspace::Endpoint endpoint;
    endpoint.name = "shop";
    endpoint.url = "https://shop.example/graphql";
    edit.steps.push_back(workspace::PutObject{endpoint});
    workspace::Tool search = graphqlTool(
        "search_orders", "query ($first: Int) { orders(first: $first) { id } }", "Find orders.\nAll.");
    search.endpoint = "shop";
    search.tags = {"orders", "read"};
    search.aliases = {"shop.search"};
    edit.steps.push_back(workspace::PutObject{search});
    workspace::Tool cancel = graphqlTool(
        "cancel_order", "mutation ($id: ID!) { cancelOrder(id: $id) { id } }", "Cancel an order.");
    cancel.enabled = false;
    edit.steps.push_back(workspace::PutObject{cancel});
    workspace::Tool lookup;
    lookup.name = "lookup";
    workspace::ToolVersion version;
    version.operation = workspace::RestRequest{workspace::RestRequest::Method::Get, "/items/{id}"};
    lookup.versions.emplace(lookup.active, version);
    edit.steps.push_back(workspace::PutObject{lookup});
    return edited(workspace::Workspace::create({"execute_operation"}), edit);
}

} // namespace tooltray::test
