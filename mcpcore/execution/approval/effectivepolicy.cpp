// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/approval/effectivepolicy.h"

#include <algorithm>

namespace tooltray::execution {

using workspace::MutationPolicy;

static_assert(MutationPolicy::Deny < MutationPolicy::Ask && MutationPolicy::Ask < MutationPolicy::Allow);

MutationPolicy effectivePolicy(MutationPolicy endpoint, std::optional<MutationPolicy> client,
                               std::optional<MutationPolicy> tool)
{
    return std::min({endpoint, client.value_or(MutationPolicy::Allow), tool.value_or(MutationPolicy::Allow)});
}

} // namespace tooltray::execution
