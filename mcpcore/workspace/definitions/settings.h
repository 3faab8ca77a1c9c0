// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::workspace {

enum class ContextScope : std::uint8_t { Session, Persistent };

// Which values that count for everybody a client may replace for itself. Those of secrets, and those that an endpoint
// puts into its URL or headers, are replaced by nobody unless all are.
enum class ContextOverride : std::uint8_t {
    None,
    Persons, // a person's, but not those of the configuration file
    All,
};

// What holds for the workspace as a whole.
struct Settings {
    std::string title;
    Surface surface;
    std::vector<BuiltInGroup> groupsOff;
    std::uint64_t resultBytes = 40'000;
    ContextScope contextScope = ContextScope::Session; // of what agents set without saying
    ContextOverride contextOverride = ContextOverride::Persons;

    bool operator==(const Settings &) const = default;
};

} // namespace tooltray::workspace
