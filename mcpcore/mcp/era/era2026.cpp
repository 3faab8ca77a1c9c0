// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era/era2026.h"

#include "mcp/era/capabilities.h"
#include "mcp/wire/content.h"

namespace tooltray::mcp {

namespace {

void writeServer(const ResultFrame &frame, std::string &out)
{
    if (frame.detail == ResultFrame::ServerDetail::Everything)
        return writeImplementation(frame.server, out, newestRevision(Era::Modern).features);
    ObjectWriter object(out);
    object.text("name", frame.server.name);
    object.text("version", frame.server.version);
}

} // namespace

int Era2026::code(Fault fault) const
{
    switch (fault) {
    case Fault::Parse: return -32700;
    case Fault::InvalidRequest:
    case Fault::MissingSession:
    case Fault::UnknownSession: return -32600; // sessions belong to the legacy era
    case Fault::MethodNotFound: return -32601;
    case Fault::InvalidParams:
    case Fault::UnknownResource: return -32602;
    case Fault::HeaderMismatch: return -32020;
    case Fault::MissingCapability: return -32021;
    case Fault::UnsupportedVersion: return -32022;
    case Fault::Internal: break;
    }
    return -32603;
}

void Era2026::writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const
{
    std::string &out = result.member("supportedVersions");
    writeArray(out, revisionNames(Era::Modern), [&](std::string_view name) { json::writeString(name, out); });
    writeCapabilities(result, offer, revision.features);
    result.textUnlessEmpty("instructions", offer.instructions);
}

void Era2026::finishResult(ObjectWriter &result, const ResultFrame &frame) const
{
    result.text("resultType", frame.type);
    if (frame.ttl) {
        result.integer("ttlMs", frame.ttl->count());
        result.text("cacheScope", "private"); // what is offered depends on who asks
    }
    ObjectWriter meta(result.member("_meta"));
    for (const json::Member &member : frame.meta.members()) {
        if (member.name != metakey::kServerInfo)
            json::write(member.value, meta.escapedMember(member.name));
    }
    writeServer(frame, meta.member(metakey::kServerInfo));
}

} // namespace tooltray::mcp
