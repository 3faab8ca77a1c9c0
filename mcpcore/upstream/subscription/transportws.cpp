// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/transportws.h"

#include "base/text/utf8.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/graphql/jsonoutline.h"
#include "upstream/subscription/subscription.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::upstream {

namespace {

using Kind = JsonOutline::Kind;

constexpr std::string_view kId = "1"; // there is one subscription a connection
constexpr std::size_t kMaxReason = 200;

struct CloseMeaning {
    int code;
    ErrorKind kind;
    std::string_view name;
    std::string_view says; // "HOST ..."
    std::string_view hint;
};

constexpr std::array kCloseMeanings{
    CloseMeaning{1000, ErrorKind::Unavailable, "stream_ended",
                 "ended the subscription before it was complete", kSubscribeAgain},
    CloseMeaning{1001, ErrorKind::Unavailable, "server_leaving", "is shutting down", "Try again later."},
    CloseMeaning{1006, ErrorKind::Unavailable, "connection_lost", "broke the connection off",
                 kSubscribeAgain},
    CloseMeaning{1009, ErrorKind::Invalid, "message_too_big", "says that the message is too large",
                 "Send less at once."},
    CloseMeaning{1011, ErrorKind::Unavailable, "server_failed", "reports an internal server error",
                 kSubscribeAgain},
    CloseMeaning{4400, ErrorKind::Invalid, "subscription_refused", "does not understand the subscription",
                 "Check that the endpoint speaks graphql-transport-ws."},
    CloseMeaning{4401, ErrorKind::Denied, "unauthorized", "rejected the credential, or requires one",
                 "Set or renew the credential of this endpoint."},
    CloseMeaning{4403, ErrorKind::Denied, "forbidden", "does not allow this request",
                 "Use a credential with the permissions that this needs."},
    CloseMeaning{4406, ErrorKind::Invalid, "subprotocol_refused", "does not speak graphql-transport-ws",
                 "Use server-sent events for this endpoint."},
    CloseMeaning{4408, ErrorKind::Timeout, "initialisation_timeout",
                 "waited too long for the connection to begin", kSubscribeAgain},
    CloseMeaning{4409, ErrorKind::Conflict, "subscription_exists", "already has a subscription with this id",
                 kSubscribeAgain},
    CloseMeaning{4429, ErrorKind::Unavailable, "too_many_requests", "reports that its rate limit is exceeded",
                 "Wait before the next request."},
    CloseMeaning{4500, ErrorKind::Unavailable, "server_failed", "reports an internal server error",
                 kSubscribeAgain},
};

CloseMeaning meaningOfClose(int code)
{
    const auto *found = std::ranges::find(kCloseMeanings, code, &CloseMeaning::code);
    if (found != kCloseMeanings.end())
        return *found;
    return {code, ErrorKind::Unavailable, "subscription_closed", "closed the subscription", kSubscribeAgain};
}

} // namespace

TransportWs::TransportWs(const GraphQLOperation &operation, std::string origin)
    : m_subscribe(R"({"id":"1","type":"subscribe","payload":)" + parametersText(operation) + '}')
    , m_origin(std::move(origin))
{}

std::string TransportWs::firstMessage(const json::Value &payload) const
{
    if (payload.isNull())
        return R"({"type":"connection_init"})";
    return R"({"type":"connection_init","payload":)" + json::write(payload) + '}';
}

std::string TransportWs::lastMessage() const
{
    return m_isAcknowledged ? R"({"id":"1","type":"complete"})" : std::string();
}

TransportWs::Reaction TransportWs::receive(std::string_view message)
{
    JsonOutline outline({"type", "payload", "id"});
    if (!outline.add(message) || !outline.end() || outline.kind() != Kind::Object)
        return violation("sent a message that is not a JSON object");
    if (outline.part(0).kind != Kind::String)
        return violation("sent a message without a type");
    const json::Value type = json::parse(outline.part(0).of(message)).value;
    const json::Value id = json::parse(outline.part(2).of(message)).value;
    return receive(type.toString(), outline.part(1).of(message), id.toString());
}

TransportWs::Reaction TransportWs::receive(std::string_view type, std::string_view payload,
                                           std::string_view id)
{
    if (type == "ping") {
        if (payload.empty())
            return Send{R"({"type":"pong"})"};
        return Send{R"({"type":"pong","payload":)" + std::string(payload) + '}'};
    }
    if (type == "pong")
        return Nothing();
    if (type == "connection_ack") {
        if (std::exchange(m_isAcknowledged, true))
            return violation("acknowledged the connection twice");
        return Send{m_subscribe};
    }
    if (type != "next" && type != "error" && type != "complete")
        return violation("sent a message of the unknown type \"" + repairedUtf8(type.substr(0, 40)) + '"');
    if (!m_isAcknowledged || id != kId)
        return violation("sent a message for a subscription that was never requested");
    if (type == "complete")
        return Completed();
    if (type == "error") {
        if (!payload.starts_with('['))
            return violation("sent an error that is not a list of errors");
        return Failed{refusal(payload), 1000};
    }
    if (!payload.starts_with('{'))
        return violation("sent an event that is not a GraphQL response");
    return Event{payload};
}

TransportWs::Failed TransportWs::violation(const std::string &says) const
{
    return {{.level = ErrorLevel::Network,
             .error = {ErrorKind::Unavailable, "protocol_violation", m_origin + ' ' + says + '.',
                       "Look at the server's log; it may speak another version of the protocol.",
                       json::Value::object({{"origin", m_origin}})}},
            kBadRequest};
}

RequestError TransportWs::refusal(std::string_view errors) const
{
    Response response{
        .head = {.status = 200}, .body = R"({"errors":)" + std::string(errors) + '}', .report = {}};
    JsonOutline outline = GraphQLAnswer::outline();
    outline.add(response.body);
    const GraphQLAnswer answer(std::move(response), outline);
    if (!answer.hasErrors())
        return violation("sent an error message that lists no error").error;
    return graphqlError(json::parse(answer.errors()).value, answer.status());
}

RequestError TransportWs::closed(int code, std::string_view reason) const
{
    const CloseMeaning meaning = meaningOfClose(code);
    const std::string text = repairedUtf8(reason.substr(0, kMaxReason));
    std::string message =
        m_origin + ' ' + std::string(meaning.says) + " (close code " + std::to_string(code) + ')';
    message += text.empty() ? "." : ": " + text;
    json::Value details = json::Value::object({{"origin", m_origin}, {"close_code", code}});
    if (!text.empty())
        details.set("reason", text);
    return {.level = code >= 4000 ? ErrorLevel::Http : ErrorLevel::Network,
            .error = {meaning.kind, std::string(meaning.name), std::move(message), std::string(meaning.hint),
                      std::move(details)}};
}

} // namespace tooltray::upstream
