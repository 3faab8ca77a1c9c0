// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"
#include "execution/run/caller.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/toolversion.h"

#include <variant>

namespace tooltray::execution {

// Whether a mutation may be sent at once or somebody has to be asked, or why it must not be sent at all.
std::variant<workspace::MutationPolicy, CallFailure> mutationPolicy(const workspace::Endpoint &endpoint,
                                                                    const Caller &caller,
                                                                    const workspace::Behaviour &behaviour);

} // namespace tooltray::execution
