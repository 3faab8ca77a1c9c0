// SPDX-License-Identifier: GPL-3.0-or-later
#include "approvalsamples.h"

#include "callharness.h"

#include <utility>

namespace tooltray::execution {
namespace {

constexpr const char *kCloseIssue =
    "mutation ($id: ID!, $reason: String, $token: String) { deleteIssue(id: $id, "
    "reason: $reason, token: $token) { errors } }";

} // namespace

workspace::Endpoint endpointThatAsks()
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.mutations = workspace::MutationPolicy::Ask;
    return endpoint;
}

workspace::ContextVariable plainContext(const char *key, const char *text)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = json::Value(text);
    return variable;
}

workspace::ContextVariable secretContextOf(const char *key)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.credential = "vault";
    return variable;
}

workspace::Credential credentialOf(const char *name)
{
    workspace::Credential credential;
    credential.name = name;
    return credential;
}

workspace::Mapping peopleMapping(const char *bob)
{
    workspace::Mapping mapping;
    mapping.name = "people";
    mapping.entries = {{"alice", json::Value("u1")}, {"bob", json::Value(bob)}};
    return mapping;
}

workspace::Tool boundTool(std::vector<workspace::NamedBinding> bindings)
{
    workspace::Tool tool = graphqlTool("close_issue", kCloseIssue);
    onlyVersion(tool).bindings = std::move(bindings);
    return tool;
}

workspace::Binding objectOf(std::vector<workspace::NamedBinding> members)
{
    return {workspace::ObjectSource{std::move(members)}};
}

workspace::RestRequest postTo(const char *path)
{
    workspace::RestRequest request;
    request.method = workspace::RestRequest::Method::Post;
    request.path = path;
    return request;
}

} // namespace tooltray::execution
