// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <cstdint>

namespace tooltray::toolkit {

// What a call may do to the API behind it.
enum class Effect : std::uint8_t {
    Reads,
    Replaces, // as PUT and DELETE do: twice is as good as once
    Changes,
};

// By the operation itself, whatever the tool says about it. Of a composite tool that of its strongest step; what
// cannot be read counts as a change.
Effect effectOf(const workspace::Workspace &workspace, const workspace::Operation &operation);

// Of the definition that calls get when they ask for no version. Precondition: the tool has its active version.
Effect effectOf(const workspace::Workspace &workspace, const workspace::Tool &tool);

} // namespace tooltray::toolkit
