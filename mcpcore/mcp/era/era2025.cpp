// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era/era2025.h"

#include "mcp/era/capabilities.h"
#include "mcp/wire/content.h"

namespace tooltray::mcp {

int Era2025::code(Fault fault) const
{
    switch (fault) {
    case Fault::Parse: return -32700;
    case Fault::InvalidRequest:
    case Fault::HeaderMismatch:
    case Fault::MissingCapability:
    case Fault::UnsupportedVersion: return -32600;
    case Fault::MethodNotFound: return -32601;
    case Fault::InvalidParams: return -32602;
    case Fault::UnknownResource: return -32002; // 2025-11-25, server/resources, error handling
    case Fault::MissingSession: return -32000;
    case Fault::UnknownSession: return -32001;
    case Fault::Internal: break;
    }
    return -32603;
}

void Era2025::writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const
{
    result.text("protocolVersion", revision.name);
    writeCapabilities(result, offer, revision.features);
    writeImplementation(offer.server, result.member("serverInfo"), revision.features);
    result.textUnlessEmpty("instructions", offer.instructions);
}

void Era2025::finishResult(ObjectWriter &result, const ResultFrame &frame) const
{
    result.valueUnlessNull("_meta", frame.meta);
}

} // namespace tooltray::mcp
