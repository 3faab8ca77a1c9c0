// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/serve/disposition.h"

namespace tooltray::mcp {

Disposition dispositionOfRejection(Fault fault)
{
    const bool isUnknown = fault == Fault::MethodNotFound || fault == Fault::UnknownSession;
    return isUnknown ? Disposition::NotFound : Disposition::BadRequest;
}

// The modern era has statuses for some errors (2026-07-28, Streamable HTTP, error responses); all others,
// and everything in the legacy era, are answers like any other.
Disposition dispositionOfFailure(Fault fault, Era era)
{
    if (era == Era::Legacy)
        return Disposition::Answered;
    switch (fault) {
    case Fault::MethodNotFound: return Disposition::NotFound;
    case Fault::HeaderMismatch:
    case Fault::MissingCapability:
    case Fault::UnsupportedVersion: return Disposition::BadRequest;
    default: return Disposition::Answered;
    }
}

} // namespace tooltray::mcp
