// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "http/guardserver.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::http {

using Listeners = std::vector<std::unique_ptr<GuardServer>>;

// Listens on all the addresses with the same port; 0 picks one that is free on all of them. An IPv6
// address is left out where the machine has none, unless it is the only one.
Result<Listeners> listenOnAll(const std::vector<std::string> &addresses, std::uint16_t port,
                              const GuardServer::Accept &accept, Clock &clock);

} // namespace tooltray::http
