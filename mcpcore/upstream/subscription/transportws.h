// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/failure.h"
#include "upstream/graphql/graphqloperation.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::upstream {

// The client's side of the graphql-transport-ws protocol for one subscription: messages in, what to do out.
class TransportWs {
public:
    static constexpr std::string_view kSubprotocol = "graphql-transport-ws";
    static constexpr int kBadRequest = 4400; // close code for a server that breaks the protocol

    struct Nothing {};
    struct Send {
        std::string message;
    };
    struct Event {
        std::string_view payload; // a part of the message
    };
    struct Completed {};
    struct Failed {
        RequestError error;
        int closeCode; // to close with
    };
    using Reaction = std::variant<Nothing, Send, Event, Completed, Failed>;

    // The payload goes with connection_init, where servers look for credentials; null for none.
    TransportWs(const GraphQLOperation &operation, std::string origin);

    std::string firstMessage(const json::Value &payload) const;
    Reaction receive(std::string_view message);
    std::string lastMessage() const; // to end the subscription; empty when it never began
    // The errors for a connection that the server closed, that ended without a close frame, and that was not
    // acknowledged in time.
    RequestError closed(int code, std::string_view reason) const;
    RequestError lost() const;
    RequestError unacknowledged(std::chrono::milliseconds waited) const;

    bool isAcknowledged() const { return m_isAcknowledged; }

private:
    Reaction receive(std::string_view type, std::string_view payload, std::string_view id);
    Failed violation(Template says, std::vector<Message::Argument> arguments = {}) const;
    RequestError refusal(std::string_view errors) const;

    std::string m_subscribe;
    std::string m_origin;
    bool m_isAcknowledged = false;
};

} // namespace tooltray::upstream
