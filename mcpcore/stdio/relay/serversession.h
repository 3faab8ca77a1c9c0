// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/revision.h"
#include "stdio/relay/outgoing.h"
#include "json/value.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::stdio {

// The notifications of the lists that have changed, for each of the kinds "tools", "prompts" and "resources" that is
// true; with this _meta if it is an object.
std::vector<std::string> changeNotices(const json::Value &kinds, const json::Value &meta);

// The session of the older era: how the server knows it, and what the next server has to be told to set it up again.
class ServerSession {
public:
    const std::string &id() const { return m_id; }
    void setId(std::string id) { m_id = std::move(id); }
    // True if a server has said which revision it speaks.
    bool isNegotiated() const { return !m_revision.empty(); }
    // The message that opened it.
    const std::string &handshake() const { return m_handshake; }
    void setHandshake(std::string message) { m_handshake = std::move(message); }
    // The kinds of lists of which the server says when they change.
    const json::Value &changes() const { return m_changes; }

    // The fields of every request to the server.
    Fields fields(mcp::Era era, const std::string &token) const;
    // Takes in the answer to the message that opened it.
    void learn(const json::Value &answer);
    // Saves a message that was answered well, if the next server must be told it again.
    void remember(const Outgoing &outgoing, const std::string &text);
    // The requests that were saved.
    std::vector<std::string> remembered() const;
    // Keeps what the client said at first and since.
    void forgetServer();

private:
    std::string m_id;
    std::string m_revision; // that it speaks
    std::string m_handshake;
    std::map<std::string, std::string> m_watched; // requests to subscribe, by resource
    std::string m_logLevel;                       // the request to set it
    json::Value m_changes;
};

} // namespace tooltray::stdio
