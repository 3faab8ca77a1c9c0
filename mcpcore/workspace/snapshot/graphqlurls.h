// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <string_view>

// A GraphQL server may run an operation that it stores, whatever its path is called and whichever endpoint the request
// is sent by: what goes to such a URL, or to an id below it, may write.
namespace tooltray::workspace {

// Whether a request to the URL, read as leniently as servers read it, reaches the GraphQL server of one of the
// endpoints. Without a schema and a REST URL an endpoint may as well be a REST API: there only a request with a query to
// the very URL counts.
bool reachesGraphql(const Workspace &workspace, std::string_view url);

// True if a request of that path, sent by the endpoint, does so for some values of its {placeholders}.
bool mayReachGraphql(const Workspace &workspace, std::string_view endpoint, std::string_view pathTemplate,
                     bool hasQuery);

} // namespace tooltray::workspace
