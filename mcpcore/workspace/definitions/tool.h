// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/example.h"
#include "workspace/definitions/rare.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/definitions/version.h"

#include <map>
#include <string>
#include <vector>

namespace tooltray::workspace {

// What a person approved; it is served until a person accepts what came after.
struct Pin {
    std::string approvedAt; // RFC 3339
    std::string endpoint;
    Version version;
    ToolVersion definition;

    bool operator==(const Pin &) const = default;
};

struct Tool {
    std::string name;
    std::string title;
    std::string endpoint;
    std::vector<std::string> tags;
    std::vector<std::string> aliases;
    bool enabled = true;
    bool alwaysListed = false; // on every surface
    Version active;
    std::map<Version, ToolVersion> versions;
    std::vector<Example> examples;
    Rare<Pin> pin;

    // With the operation that a version without one takes over. Precondition: the version exists.
    ToolVersion resolved(Version version) const;
    ToolKind kind() const; // of the active version

    bool operator==(const Tool &) const = default;
};

} // namespace tooltray::workspace
