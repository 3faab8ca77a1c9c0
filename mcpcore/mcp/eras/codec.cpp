// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/codec.h"

#include "mcp/wire/objectwriter.h"
#include "mcp/wire/results.h"

#include <algorithm>
#include <array>

namespace tooltray::mcp {
namespace {

void writeFeature(ObjectWriter &capabilities, std::string_view name, Offer::Feature feature)
{
    if (feature == Offer::Feature::None)
        return;
    ObjectWriter object(capabilities.member(name));
    if (feature == Offer::Feature::Changing)
        object.boolean("listChanged", true);
}

void writeResources(ObjectWriter &capabilities, const Offer &offer)
{
    if (offer.resources == Offer::Feature::None)
        return;
    ObjectWriter object(capabilities.member("resources"));
    if (offer.resourceUpdates)
        object.boolean("subscribe", true);
    if (offer.resources == Offer::Feature::Changing)
        object.boolean("listChanged", true);
}

bool covers(const json::Value &declared, const json::Value &required)
{
    if (!declared.isObject())
        return false;
    return std::ranges::all_of(required.members(), [&](const json::Member &member) {
        const json::Value *found = declared.find(member.name);
        return found && (!member.value.isObject() || covers(*found, member.value));
    });
}

} // namespace

void writeCapabilities(ObjectWriter &result, const Offer &offer, const Features &features)
{
    ObjectWriter capabilities(result.member("capabilities"));
    writeFeature(capabilities, "tools", offer.tools);
    writeResources(capabilities, offer);
    writeFeature(capabilities, "prompts", offer.prompts);
    if (offer.completions && features.completions)
        capabilities.encoded("completions", "{}");
    if (offer.logging)
        capabilities.encoded("logging", "{}");
    if (features.extensions)
        capabilities.valueUnlessNull("extensions", offer.extensions);
}

bool declares(const json::Value &declared, const json::Value &required)
{
    const json::Value *elicitation = declared.find("elicitation");
    if (!elicitation || !elicitation->isObject() || !elicitation->isEmpty())
        return covers(declared, required);
    // An empty elicitation object means that forms can be shown, and nothing else (2025-11-25,
    // client/elicitation, capabilities).
    json::Value spelledOut = declared;
    spelledOut.set("elicitation", json::Value::object({{"form", json::Value::object()}}));
    return covers(spelledOut, required);
}

void addCapability(json::Value &all, const json::Value &capability)
{
    for (const json::Member &member : capability.members()) {
        json::Value *known = all.find(member.name);
        if (known && known->isObject() && member.value.isObject())
            addCapability(*known, member.value);
        else
            all.set(member.name, member.value);
    }
}

const Codec &codec(Era era)
{
    static const Era2025 legacy;
    static const Era2026 modern;
    if (era == Era::Modern)
        return modern;
    return legacy;
}

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

namespace {

constexpr std::array kModern = {
    MethodEntry{"tools/call", Method::CallTool, "name"},
    MethodEntry{"tools/list", Method::ListTools},
    MethodEntry{"server/discover", Method::Discover},
    MethodEntry{"subscriptions/listen", Method::Listen},
    MethodEntry{"resources/read", Method::ReadResource, "uri"},
    MethodEntry{"resources/list", Method::ListResources},
    MethodEntry{"resources/templates/list", Method::ListResourceTemplates},
    MethodEntry{"prompts/get", Method::GetPrompt, "name"},
    MethodEntry{"prompts/list", Method::ListPrompts},
    MethodEntry{"completion/complete", Method::Complete},
    MethodEntry{"tasks/get", Method::GetTask, "taskId"}, // and what follows: extension Tasks
    MethodEntry{"tasks/update", Method::UpdateTask, "taskId"},
    MethodEntry{"tasks/cancel", Method::CancelTask, "taskId"},
};

constexpr std::array kLegacy = {
    MethodEntry{"tools/call", Method::CallTool, "name"},
    MethodEntry{"tools/list", Method::ListTools},
    MethodEntry{"initialize", Method::Initialize},
    MethodEntry{"ping", Method::Ping},
    MethodEntry{"resources/read", Method::ReadResource, "uri"},
    MethodEntry{"resources/list", Method::ListResources},
    MethodEntry{"resources/templates/list", Method::ListResourceTemplates},
    MethodEntry{"resources/subscribe", Method::SubscribeResource, "uri"},
    MethodEntry{"resources/unsubscribe", Method::UnsubscribeResource, "uri"},
    MethodEntry{"prompts/get", Method::GetPrompt, "name"},
    MethodEntry{"prompts/list", Method::ListPrompts},
    MethodEntry{"completion/complete", Method::Complete},
    MethodEntry{"logging/setLevel", Method::SetLogLevel},
};

} // namespace

std::span<const MethodEntry> methods(Era era)
{
    if (era == Era::Modern)
        return kModern;
    return kLegacy;
}

const MethodEntry *findMethod(Era era, std::string_view name)
{
    const auto table = methods(era);
    const auto found = std::ranges::find(table, name, &MethodEntry::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace tooltray::mcp
