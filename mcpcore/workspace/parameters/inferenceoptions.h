// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// With the workspace's types for the scalars that they stand for.
graphql::InferenceOptions inferenceOptions(const Workspace &workspace);

} // namespace tooltray::workspace
