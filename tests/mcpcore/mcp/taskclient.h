// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpclient.h"
#include "mcp/questions/question.h"
#include "mcp/types/tool.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::test {

// JSON with ' in place of ".
inline std::string inQuotes(std::string text)
{
    std::ranges::replace(text, '\'', '\"');
    return text;
}

inline std::string taskClient()
{
    return inQuotes("{'elicitation':{'form':{}},'extensions':{'io.modelcontextprotocol/tasks':{}}}");
}

inline mcp::Question confirmation(const std::string &key)
{
    return mcp::askForm(
        key, "Sure?",
        value(inQuotes("{'type':'object','properties':{'ok':{'type':'boolean'}},'required':['ok']}")));
}

inline std::string yes()
{
    return inQuotes("{'action':'accept','content':{'ok':true}}");
}

inline std::vector<std::string> keysOf(const json::Value &object)
{
    std::vector<std::string> keys;
    for (const json::Member &member : object.members())
        keys.emplace_back(member.name.view());
    return keys;
}

inline mcp::ToolResult said(std::string text)
{
    return {.content = {{mcp::Text{std::move(text)}}}};
}

// A client that takes tasks, and the other end of its latest call.
class TaskClient {
protected:
    void start()
    {
        m_context.reset();
        m_reply.reset();
        m_client = std::make_unique<HttpClient>();
        m_client->capabilities = taskClient();
        m_client->backend.offered.extensions = value(inQuotes("{'io.modelcontextprotocol/tasks':{}}"));
        m_client->backend.onCall = [this](mcp::RequestContext context, const mcp::ToolCall &,
                                          mcp::Reply<mcp::ToolResult> reply) {
            m_context = std::move(context);
            m_reply.emplace(std::move(reply));
        };
    }

    HttpClient::OutletPointer call() { return m_client->modern("tools/call", inQuotes("'name':'a'")); }
    // Of a call that just became one.
    std::string begin()
    {
        const auto outlet = call();
        m_context->becomeTask();
        return std::string(outlet->body()["result"]["taskId"].toString());
    }
    json::Value get(const std::string &id) { return on("tasks/get", id)["result"]; }
    json::Value cancel(const std::string &id) { return on("tasks/cancel", id); }
    json::Value update(const std::string &id, const std::string &responses)
    {
        return m_client
            ->modern("tasks/update",
                     inQuotes("'taskId':'") + id + inQuotes("','inputResponses':") + responses)
            ->body();
    }
    json::Value on(const std::string &method, const std::string &id)
    {
        return m_client->modern(method, inQuotes("'taskId':'") + id + "\"")->body();
    }

    std::unique_ptr<HttpClient> m_client;
    std::optional<mcp::RequestContext> m_context;
    std::optional<mcp::Reply<mcp::ToolResult>> m_reply;
};

} // namespace tooltray::test
