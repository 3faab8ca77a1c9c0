// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <string_view>
#include <vector>

// A GraphQL server may run an operation that it stores, whatever its path is called and whichever endpoint the request
// is sent by: what goes to such a URL, or to an id below it, may write.

namespace tooltray::workspace {

// The endpoint of that name; of an empty name the only endpoint there is, or "default". The error is the only text in
// the program for an endpoint that cannot be found. It tells one that is disabled from one that does not exist, and how
// to fix either; its details have the name.
Result<std::string> resolvedEndpoint(const Workspace &workspace, std::string_view name);

// The endpoint that a tool means: the one it names or else the only one there is, or "default". Empty when
// there is none.
std::string endpointOf(const Workspace &workspace, const Tool &tool);

// The error's message and hint as one text, for lists of problems.
Message missingEndpointText(const Error &error);

std::vector<std::string> endpointNames(const Workspace &workspace);

// Whether a request to the URL, read as leniently as servers read it, reaches the GraphQL server of one of the
// endpoints. Without a schema and a REST URL an endpoint may as well be a REST API: there only a request with a query to
// the very URL counts.
bool reachesGraphql(const Workspace &workspace, std::string_view url);

// True if a request of that path, sent by the endpoint, does so for some values of its {placeholders}.
bool mayReachGraphql(const Workspace &workspace, std::string_view endpoint, std::string_view pathTemplate,
                     bool hasQuery);

} // namespace tooltray::workspace
