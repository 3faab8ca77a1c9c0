// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/phase.h"

namespace tooltray::upstream {

std::string_view nameOf(Phase phase)
{
    switch (phase) {
    case Phase::Queued: return "queued";
    case Phase::NameLookup: return "name_lookup";
    case Phase::Connect: return "connect";
    case Phase::Tls: return "tls";
    case Phase::Sending: return "sending";
    case Phase::Waiting: return "waiting";
    case Phase::Receiving: break;
    }
    return "receiving";
}

} // namespace tooltray::upstream
