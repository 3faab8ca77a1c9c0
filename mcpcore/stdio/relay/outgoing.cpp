// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/outgoing.h"

#include "mcp/eras/classifier.h"
#include "mcp/eras/codec.h"
#include "mcp/wire/params.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace tooltray::stdio {

void ToolHeaders::learn(const json::Value &listResult)
{
    for (const json::Value &tool : listResult["tools"].elements()) {
        auto parameters = mcp::findHeaderParameters(tool["inputSchema"]);
        if (tool["annotations"]["readOnlyHint"].toBool())
            m_readOnly.emplace(tool["name"].toString());
        if (!parameters.empty())
            m_parameters.insert_or_assign(std::string(tool["name"].toString()), std::move(parameters));
    }
}

Fields ToolHeaders::fieldsFor(std::string_view tool, const json::Value &arguments) const
{
    Fields fields;
    const auto known = m_parameters.find(tool);
    if (known == m_parameters.end())
        return fields;
    for (auto &[header, value] : mcp::writeHeaderParameters(known->second, arguments))
        fields.emplace_back("Mcp-Param-" + header, std::move(value));
    return fields;
}

namespace {

// 2026-07-28, Streamable HTTP, request headers.
Fields mirrorFields(const json::Value &message, const ToolHeaders &toolHeaders)
{
    const json::Value &params = message["params"];
    const std::string_view method = message["method"].toString();
    const json::Value &version = params["_meta"][mcp::metakey::kProtocolVersion];
    Fields fields{{"MCP-Protocol-Version", mcp::writeMirrorHeader(version.toString())},
                  {"Mcp-Method", mcp::writeMirrorHeader(method)}};
    const mcp::MethodEntry *entry = mcp::findMethod(mcp::Era::Modern, method);
    if (!entry || entry->subject.empty())
        return fields;
    const json::Value &subject = params[entry->subject];
    if (subject.isString())
        fields.emplace_back("Mcp-Name", mcp::writeMirrorHeader(subject.toString()));
    if (entry->method == mcp::Method::CallTool) {
        for (auto &field : toolHeaders.fieldsFor(subject.toString(), params["arguments"]))
            fields.push_back(std::move(field));
    }
    return fields;
}

// Among the methods of the protocol, only tool calls can change anything.
bool isHarmless(mcp::Era era, std::string_view method)
{
    const mcp::MethodEntry *entry = mcp::findMethod(era, method);
    return method == "ping" || (entry != nullptr && entry->method != mcp::Method::CallTool);
}

void addRequest(const json::Value &message, Outgoing &outgoing)
{
    const auto id = mcp::RequestId::from(message["id"]);
    if (id && message.contains("method"))
        outgoing.requests.push_back(*id);
}

} // namespace

bool isRpc(const json::Value &value)
{
    if (value.isArray())
        return !value.isEmpty() && std::ranges::all_of(value.elements(), isRpc);
    return value["jsonrpc"].toString() == "2.0";
}

Outgoing Outgoing::of(const json::Value &message, const ToolHeaders &toolHeaders)
{
    Outgoing outgoing;
    for (const json::Value &member : message.elements())
        addRequest(member, outgoing);
    if (!message.isObject())
        return outgoing;

    addRequest(message, outgoing);
    const std::string_view method = message["method"].toString();
    if (mcp::hasModernClaim(message)) {
        outgoing.era = mcp::Era::Modern;
        outgoing.fields = mirrorFields(message, toolHeaders);
        outgoing.listsTools = method == "tools/list";
        outgoing.startsList = outgoing.listsTools && !message["params"].contains("cursor");
    } else {
        outgoing.opensSession = method == "initialize" && !outgoing.requests.empty();
        outgoing.confirmsSession = method == "notifications/initialized";
    }
    const json::Value &params = message["params"];
    outgoing.isCall = method == "tools/call";
    outgoing.isRepeatable = outgoing.isCall ? toolHeaders.isReadOnly(params["name"].toString())
                                            : isHarmless(outgoing.era, method);
    outgoing.listens = outgoing.era == mcp::Era::Modern && method == "subscriptions/listen";
    outgoing.setsLevel = outgoing.era == mcp::Era::Legacy && method == "logging/setLevel";
    if (method == "resources/subscribe")
        outgoing.watches = params["uri"].toString();
    if (method == "resources/unsubscribe")
        outgoing.unwatches = params["uri"].toString();
    if (method == "notifications/cancelled")
        outgoing.cancelled = mcp::RequestId::from(message["params"]["requestId"]);
    return outgoing;
}

Delivery::Order Outgoing::order(std::string text) const
{
    Delivery::Order order{.verb = "POST", .fields = {}, .body = std::move(text)};
    order.bodyFields = {{"Content-Type", "application/json"},
                        {"Accept", "application/json, text/event-stream"}};
    std::ranges::copy(fields, std::back_inserter(order.bodyFields));
    if (era == mcp::Era::Legacy && !requests.empty())
        order.resume = Delivery::Resume::AfterAnEvent;
    return order;
}

bool Outgoing::completeId(json::Value &answer) const
{
    if (!answer.contains("error") || mcp::RequestId::from(answer["id"]) || requests.size() != 1)
        return false;
    answer.set("id", json::parse(requests.front().encoded()).value);
    return true;
}

void Outgoing::settle(const json::Value &answer)
{
    const auto remove = [this](const json::Value &each) {
        if (const auto id = mcp::RequestId::from(each["id"]); id && !each.contains("method"))
            std::erase(requests, *id);
    };
    remove(answer);
    std::ranges::for_each(answer.elements(), remove);
}

namespace {

constexpr std::array<std::string_view, 3> kListKinds{"tools", "prompts", "resources"};

} // namespace

std::vector<std::string> changeNotices(const json::Value &kinds, const json::Value &meta)
{
    std::vector<std::string> notices;
    for (const std::string_view kind : kListKinds) {
        if (!kinds[kind].toBool())
            continue;
        json::Value message = json::Value::object(
            {{"jsonrpc", "2.0"}, {"method", "notifications/" + std::string(kind) + "/list_changed"}});
        if (meta.isObject())
            message.set("params", json::Value::object({{"_meta", meta}}));
        notices.push_back(json::write(message));
    }
    return notices;
}

Fields ServerSession::fields(mcp::Era era, const std::string &token) const
{
    Fields fields;
    if (!token.empty())
        fields.emplace_back("Authorization", "Bearer " + token);
    if (era == mcp::Era::Modern)
        return fields;
    if (!m_id.empty())
        fields.emplace_back("Mcp-Session-Id", m_id);
    if (!m_revision.empty())
        fields.emplace_back("MCP-Protocol-Version", m_revision);
    return fields;
}

void ServerSession::learn(const json::Value &answer)
{
    if (const auto &revision = answer["result"]["protocolVersion"]; revision.isString())
        m_revision = revision.toString();
    if (!answer.contains("result"))
        return;
    m_changes = json::Value::object();
    for (const std::string_view kind : kListKinds)
        m_changes.set(kind, answer["result"]["capabilities"][kind]["listChanged"].toBool());
}

void ServerSession::remember(const Outgoing &outgoing, const std::string &text)
{
    if (!outgoing.watches.empty())
        m_watched.insert_or_assign(outgoing.watches, text);
    if (!outgoing.unwatches.empty())
        m_watched.erase(outgoing.unwatches);
    if (outgoing.setsLevel)
        m_logLevel = text;
}

std::vector<std::string> ServerSession::remembered() const
{
    std::vector<std::string> requests;
    if (!m_logLevel.empty())
        requests.push_back(m_logLevel);
    for (const auto &[resource, text] : m_watched)
        requests.push_back(text);
    return requests;
}

void ServerSession::forgetServer()
{
    m_id.clear();
    m_revision.clear();
}

} // namespace tooltray::stdio
