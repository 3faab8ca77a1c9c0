// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/classifier.h"

#include "mcp/eras/codec.h"
#include "mcp/types/subscription.h"
#include "mcp/wire/params.h"
#include "mcp/wire/requestid.h"

namespace tooltray::mcp {

namespace {

Failure wrong(std::string_view key, std::string_view expected)
{
    return Failure::invalidParams("In _meta, " + std::string(key) + " must be " + std::string(expected)
                                  + ".");
}

} // namespace

std::optional<Failure> checkRequestMeta(const json::Value &meta)
{
    if (!meta[metakey::kProtocolVersion].isString())
        return wrong(metakey::kProtocolVersion, "the name of a revision");
    if (!meta[metakey::kClientCapabilities].isObject())
        return wrong(metakey::kClientCapabilities, "an object");
    if (const json::Value *client = meta.find(metakey::kClientInfo)) {
        if (!(*client)["name"].isString() || !(*client)["version"].isString())
            return wrong(metakey::kClientInfo, "an object with a name and a version");
    }
    if (const json::Value *level = meta.find(metakey::kLogLevel)) {
        if (!logLevelFrom(level->toString()))
            return wrong(metakey::kLogLevel, "a level from debug to emergency");
    }
    if (const json::Value *token = meta.find("progressToken")) {
        if (!RequestId::from(*token))
            return wrong("progressToken", "a string or an integer");
    }
    return {};
}

namespace {

Failure headerMismatch(std::string message)
{
    return {Fault::HeaderMismatch, std::move(message)};
}

const Revision *modernRevision(std::string_view name)
{
    const Revision *revision = findRevision(name);
    return revision && revision->era == Era::Modern ? revision : nullptr;
}

// The rungs of the ladder for messages that claim a modern revision.
class ModernLadder {
public:
    ModernLadder(Incoming &incoming, const json::Value &params, const MessageHeaders *headers)
        : m_incoming(incoming)
        , m_params(params)
        , m_meta(params["_meta"])
        , m_headers(headers)
    {}

    std::optional<Failure> climb()
    {
        if (auto failure = checkVersionHeader())
            return failure;
        if (m_incoming.kind == Incoming::Kind::Request) {
            if (auto failure = checkRequestMeta(m_meta))
                return failure;
        }
        const std::string_view claim = m_meta[metakey::kProtocolVersion].toString();
        m_incoming.revision = modernRevision(claim);
        if (!m_incoming.revision)
            return unsupportedVersion(claim);
        if (m_incoming.kind == Incoming::Kind::Notification)
            return {};
        m_incoming.method = findMethod(Era::Modern, m_incoming.methodName);
        if (auto failure = checkMethodHeader())
            return failure;
        if (!m_incoming.method)
            return Failure{Fault::MethodNotFound,
                           "This server has no method \"" + std::string(m_incoming.methodName) + "\"."};
        return checkNameHeader();
    }

private:
    std::optional<Failure> checkVersionHeader() const
    {
        if (!m_headers)
            return {};
        if (!m_headers->protocolVersion)
            return headerMismatch("The header MCP-Protocol-Version is missing.");
        if (readMirrorHeader(*m_headers->protocolVersion) != m_meta[metakey::kProtocolVersion].toString())
            return headerMismatch("The header MCP-Protocol-Version and the revision in _meta differ.");
        return {};
    }

    std::optional<Failure> checkMethodHeader() const
    {
        if (!m_headers)
            return {};
        if (!m_headers->method)
            return headerMismatch("The header Mcp-Method is missing.");
        if (readMirrorHeader(*m_headers->method) != m_incoming.methodName)
            return headerMismatch("The header Mcp-Method and the method of the request differ.");
        return {};
    }

    std::optional<Failure> checkNameHeader() const
    {
        const std::string_view subject = m_incoming.method->subject;
        if (!m_headers || subject.empty())
            return {};
        const json::Value &name = m_params[subject];
        if (!m_headers->name && !name.isString())
            return {}; // the parameters are at fault, and whoever reads them will say so
        if (!m_headers->name)
            return headerMismatch("The header Mcp-Name is missing.");
        if (!name.isString() || readMirrorHeader(*m_headers->name) != name.toString())
            return headerMismatch("The header Mcp-Name and the parameter \"" + std::string(subject)
                                  + "\" differ.");
        return {};
    }

    Incoming &m_incoming;
    const json::Value &m_params;
    const json::Value &m_meta;
    const MessageHeaders *m_headers;
};

// A request without a claim although its header names a modern revision, or a legacy one.
std::optional<Failure> checkUnclaimed(Incoming &incoming, const MessageHeaders *headers)
{
    const Revision *named =
        headers && headers->protocolVersion ? modernRevision(*headers->protocolVersion) : nullptr;
    if (!named) {
        incoming.era = Era::Legacy;
        incoming.method = findMethod(Era::Legacy, incoming.methodName);
        return {};
    }
    incoming.era = Era::Modern;
    incoming.revision = named;
    if (incoming.kind == Incoming::Kind::Notification)
        return {};
    const MethodEntry *legacy = findMethod(Era::Legacy, incoming.methodName);
    if (legacy && legacy->method == Method::Initialize)
        return headerMismatch(
            "A request that opens a session cannot use the revision in its header MCP-Protocol-Version.");
    return missingClaim();
}

std::optional<Failure> checkEnvelope(const json::Value &message, Incoming &incoming)
{
    const auto invalid = [] { return Failure::invalidRequest("This is not a JSON-RPC 2.0 message."); };
    const json::Value *id = message.find("id");
    if (id)
        incoming.id = RequestId::from(*id);
    if (message["jsonrpc"].toString() != "2.0")
        return invalid();
    const json::Value *method = message.find("method");
    if (!method && incoming.id && (message.contains("result") || message.contains("error"))) {
        incoming.kind = Incoming::Kind::Response;
        return {};
    }
    if (!method || !method->isString())
        return invalid();
    if (id && !incoming.id)
        return Failure::invalidRequest("The id of a request must be a string or an integer.");
    if (const json::Value *params = message.find("params"); params && !params->isObject())
        return Failure::invalidRequest("The parameters of a message must be an object.");
    incoming.kind = id ? Incoming::Kind::Request : Incoming::Kind::Notification;
    incoming.methodName = method->toString();
    return {};
}

} // namespace

Failure unsupportedVersion(std::string_view requested)
{
    json::Value supported = json::Value::array();
    for (const std::string_view name : revisionNames(Era::Modern))
        supported.append(name);
    return {Fault::UnsupportedVersion, "This server does not speak revision " + std::string(requested) + ".",
            json::Value::object({{"supported", std::move(supported)}, {"requested", requested}})};
}

Failure missingClaim()
{
    return Failure::invalidParams("The request lacks _meta with " + std::string(metakey::kProtocolVersion)
                                  + " and " + std::string(metakey::kClientCapabilities) + ".");
}

bool hasModernClaim(const json::Value &message)
{
    return message["params"]["_meta"].contains(metakey::kProtocolVersion);
}

Classified classify(const json::Value &message, const MessageHeaders *headers)
{
    Incoming incoming;
    const auto judged = [&](std::optional<Failure> failure) -> Classified {
        if (failure)
            return Rejection{incoming.era, incoming.id, std::move(*failure)};
        return incoming;
    };
    if (auto failure = checkEnvelope(message, incoming)) {
        incoming.era = Era::Modern;
        return judged(std::move(failure));
    }
    if (incoming.kind == Incoming::Kind::Response) {
        incoming.era = Era::Legacy; // modern clients never answer, as they are never asked
        return incoming;
    }
    if (!hasModernClaim(message))
        return judged(checkUnclaimed(incoming, headers));
    incoming.era = Era::Modern;
    return judged(ModernLadder(incoming, message["params"], headers).climb());
}

} // namespace tooltray::mcp
