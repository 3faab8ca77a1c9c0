// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"

#include <optional>

namespace tooltray::execution {

// What holds for a mutation: the strictest of what the endpoint, the client and the tool say. A tool is written by
// agents too, so that it may ask for more care and never for less.
workspace::MutationPolicy effectivePolicy(workspace::MutationPolicy endpoint,
                                          std::optional<workspace::MutationPolicy> client,
                                          std::optional<workspace::MutationPolicy> tool = {});

} // namespace tooltray::execution
