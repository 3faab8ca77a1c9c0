// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/callerror.h"

namespace tooltray::upstream {

std::string_view nameOf(Level level)
{
    switch (level) {
    case Level::Network: return "network";
    case Level::Http: return "http";
    case Level::GraphQL: break;
    }
    return "graphql";
}

} // namespace tooltray::upstream
