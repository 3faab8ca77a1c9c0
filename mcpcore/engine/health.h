// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/route.h"

namespace tooltray::engine {

// GET /healthz: open to every process of this computer, so that scripts can wait for the server.
http::Route healthRoute();

} // namespace tooltray::engine
