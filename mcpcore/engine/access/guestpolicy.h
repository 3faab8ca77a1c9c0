// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/access/clienttokens.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <optional>

namespace tooltray::engine {

// What a workspace says of relays that come without the token of a client is said of this client.
inline constexpr const char *kRelayClient = "stdio";

// Only what both allow. Rights that the other would grant are none.
workspace::ClientPolicy restrictedBy(workspace::ClientPolicy policy, const workspace::ClientPolicy &other);

// What a client is accepted as, which may be less than its definition says, or nothing.
using Acceptance = std::function<std::optional<workspace::Client>(const workspace::Client &)>;

// The guest as this workspace sees it: with the policy of a client that was only just let in, or that of the client
// "stdio". A name that it claims can take rights away, but never give any. Nothing: the workspace lets it in no more.
std::optional<workspace::Client> guestIn(const workspace::Workspace &workspace,
                                         const ClientTokens::Guest &guest, const Acceptance &accepted);

} // namespace tooltray::engine
