// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stdio/relay/delivery.h"
#include "stdio/relay/endpoint.h"

#include <string>

namespace tooltray::stdio {

// A sentence or two for people on why a message got no answer, and what to do.
std::string problemText(const Endpoint &endpoint, const Delivery::Ending &ending);
// The same for a message that was sent to a server that is gone now.
std::string lossText(const Endpoint &endpoint);

} // namespace tooltray::stdio
