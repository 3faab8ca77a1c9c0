// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/serversession.h"

#include <array>

namespace tooltray::stdio {
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
