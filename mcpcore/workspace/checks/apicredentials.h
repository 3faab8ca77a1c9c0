// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "text/words/message.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <string_view>
#include <vector>

// What the description of an API asks callers to authenticate with, beside what its endpoint has.
namespace tooltray::workspace {

// What the endpoint lacks for the operation: the API key "X-Key" in a header, an OAuth token with the scope repo. Where
// there is a choice, what is lacking for the alternative that is nearest. Empty: it can be called.
Message missingCredential(const Workspace &workspace, const Endpoint &endpoint, const openapi::Api &api,
                          const openapi::ApiOperation &operation);

// Whether requests to the endpoint carry a header or credential of that name there, whatever a tool sends.
bool sendsByItself(const Workspace &workspace, const Endpoint &endpoint, openapi::ParameterPlace place,
                   std::string_view name);

struct MissingCredential {
    Message what;
    std::size_t operations = 0; // that cannot be called without

    bool operator==(const MissingCredential &) const = default;
};

// The same of all operations, most of them first. Takes some milliseconds for the largest descriptions.
std::vector<MissingCredential> missingCredentials(const Workspace &workspace, const Endpoint &endpoint,
                                                  const openapi::Api &api);

} // namespace tooltray::workspace
