// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/commandcontext.h"

#include <utility>

namespace tooltray::toolkit {

execution::CallOrder
CommandContext::order(std::variant<execution::SavedToolOrder, execution::AdHocOperation> call) const
{
    execution::CallOrder order{.workspace = workspace, .call = std::move(call)};
    order.caller = {.id = client->id,
                    .name = client->name,
                    .program = client->program,
                    .readOnly = client->policy.readOnly,
                    .mutations = client->policy.mutations,
                    .resultBytes = client->resultBytes};
    order.cancellation = cancellation;
    order.asker = asker;
    order.hasSameRights = [access = &services->workspaceAccess, before = client] {
        return toolkit::hasSameRights(*access, *before);
    };
    order.onProgress = onProgress;
    order.onWaiting = onWaiting;
    order.onExchange = onExchange;
    order.onHandle = onHandle;
    order.trace = trace;
    return order;
}

} // namespace tooltray::toolkit
