// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/outgoing.h"

#include "mcp/era/classifier.h"
#include "mcp/era/era2026.h"
#include "mcp/era/method.h"
#include "mcp/wire/mirrorheader.h"
#include "stdio/relay/toolheaders.h"

namespace tooltray::stdio {

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

void addRequest(const json::Value &message, Outgoing &outgoing)
{
    const auto id = mcp::RequestId::from(message["id"]);
    if (id && message.contains("method"))
        outgoing.requests.push_back(*id);
}

} // namespace

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
    if (method == "notifications/cancelled")
        outgoing.cancelled = mcp::RequestId::from(message["params"]["requestId"]);
    return outgoing;
}

} // namespace tooltray::stdio
