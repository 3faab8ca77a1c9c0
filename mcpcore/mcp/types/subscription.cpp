// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/types/subscription.h"

#include <algorithm>

namespace tooltray::mcp {

bool SubscriptionFilter::wants(const Change &change) const
{
    switch (change.kind) {
    case Change::Kind::Tools: return tools;
    case Change::Kind::Prompts: return prompts;
    case Change::Kind::Resources: return resources;
    case Change::Kind::Resource: break;
    }
    return std::ranges::find(uris, change.uri) != uris.end();
}

} // namespace tooltray::mcp
