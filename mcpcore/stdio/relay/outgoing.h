// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/revision.h"
#include "mcp/wire/params.h"
#include "mcp/wire/requestid.h"
#include "stdio/relay/delivery.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::stdio {

// The facts about tools that the relay needs, learned from the lists that pass: which parameters go into
// headers as well, and which tools only read.
class ToolHeaders {
public:
    void clear()
    {
        m_parameters.clear();
        m_readOnly.clear();
    }
    // The tools have changed: one that only read may be another now.
    void forgetReadOnly() { m_readOnly.clear(); }
    void learn(const json::Value &listResult);
    Fields fieldsFor(std::string_view tool, const json::Value &arguments) const;

    bool isReadOnly(std::string_view tool) const { return m_readOnly.contains(tool); }

private:
    std::set<std::string, std::less<>> m_readOnly;
    std::map<std::string, std::vector<mcp::HeaderParameter>, std::less<>> m_parameters;
};

// True if the value is a JSON-RPC message, or a batch of them.
bool isRpc(const json::Value &value);

// The facts about a client's message that are needed to bring it to the server. The server, which may be
// newer than this program, decides if the message is valid.
struct Outgoing {
    mcp::Era era = mcp::Era::Legacy;
    std::vector<mcp::RequestId> requests = {}; // that want an answer; several in a batch
    Fields fields = {};                        // that repeat the body in the modern era
    std::optional<mcp::RequestId> cancelled = {};
    bool opensSession = false;
    bool confirmsSession = false;
    bool listsTools = false;
    bool startsList = false;   // from its first page
    bool listens = false;      // for news, in the modern era
    bool isRepeatable = false; // doing it twice does no harm
    bool isCall = false;       // of a tool, for which that is known from the list of tools alone
    std::string watches = {};  // the resource that it subscribes to in the older era
    std::string unwatches = {};
    bool setsLevel = false; // of the log, in the older era

    static Outgoing of(const json::Value &message, const ToolHeaders &toolHeaders);

    // The way to the server for the message, which has this text; without the fields of every request.
    Delivery::Order order(std::string text) const;
    // Gives an error that has no id the one of the only request, as the server could not read it but the client waits
    // for an answer that has one. Returns whether it did.
    bool completeId(json::Value &answer) const;
    // Removes the requests that the message or batch from the server answers.
    void settle(const json::Value &answer);
};

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
