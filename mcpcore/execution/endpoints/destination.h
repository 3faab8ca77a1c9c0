// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// Where requests to an endpoint go, and what can read them on their way.
struct Destination {
    std::string origin; // https://api.example.com; what is filled in later stands there as {KEY}
    std::string proxy;
    std::string caFile;     // whose holder can pose as the origin
    bool isVerified = true; // else anybody on the way can

    bool operator==(const Destination &) const = default;
};

// One for each origin that one of the endpoint's URLs has.
std::vector<Destination> destinationsOf(const workspace::Workspace &workspace,
                                        const workspace::Endpoint &endpoint);

// The context variables that decide where an endpoint is.
std::vector<std::string> namesInOrigins(const workspace::Endpoint &endpoint);

// "https://api.example.com" of an absolute URL; what is no URL comes back as it is.
std::string originOf(std::string_view url);

} // namespace tooltray::execution
