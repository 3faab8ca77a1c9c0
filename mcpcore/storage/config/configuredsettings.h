// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// The settings of the workspace that a configuration says; all others stay what they are.
struct ConfiguredSettings {
    std::optional<std::string> title = {};
    std::optional<workspace::Surface> surface = {};
    std::optional<std::vector<workspace::BuiltInGroup>> groupsOff = {};
    std::optional<std::uint64_t> resultBytes = {};
    std::optional<workspace::ContextScope> contextScope = {};
    std::optional<workspace::ContextOverride> contextOverride = {};

    bool isEmpty() const
    {
        return !title && !surface && !groupsOff && !resultBytes && !contextScope && !contextOverride;
    }
    workspace::Settings over(workspace::Settings settings) const;

    bool operator==(const ConfiguredSettings &) const = default;
};

} // namespace tooltray::storage
