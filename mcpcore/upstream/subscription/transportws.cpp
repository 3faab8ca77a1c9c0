// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/transportws.h"

#include "base/text/quantity.h"
#include "text/unicode/utf8.h"
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
    Template says;
    Template saysWhy;
    Template hint = {}; // null: subscribe again
};

constexpr std::array kCloseMeanings{
    CloseMeaning{
        1000, ErrorKind::Unavailable, "stream_ended",
        CORE_TEXT("Core", "{origin} ended the subscription before it was complete (close code {code})."),
        CORE_TEXT("Core",
                  "{origin} ended the subscription before it was complete (close code {code}): {reason}")},
    CloseMeaning{1001, ErrorKind::Unavailable, "server_leaving",
                 CORE_TEXT("Core", "{origin} is shutting down (close code {code})."),
                 CORE_TEXT("Core", "{origin} is shutting down (close code {code}): {reason}"),
                 CORE_TEXT("Core", "Try again later.")},
    CloseMeaning{
        1009, ErrorKind::Invalid, "message_too_big",
        CORE_TEXT("Core", "{origin} says that the message is too large (close code {code})."),
        CORE_TEXT("Core", "{origin} says that the message is too large (close code {code}): {reason}"),
        CORE_TEXT("Core", "Send less at once.")},
    CloseMeaning{
        1011, ErrorKind::Unavailable, "server_failed",
        CORE_TEXT("Core", "{origin} reports an internal server error (close code {code})."),
        CORE_TEXT("Core", "{origin} reports an internal server error (close code {code}): {reason}")},
    CloseMeaning{
        4400, ErrorKind::Invalid, "subscription_refused",
        CORE_TEXT("Core", "{origin} does not understand the subscription (close code {code})."),
        CORE_TEXT("Core", "{origin} does not understand the subscription (close code {code}): {reason}"),
        CORE_TEXT("Core", "Check that the endpoint speaks graphql-transport-ws.")},
    CloseMeaning{
        4401, ErrorKind::Denied, "unauthorized",
        CORE_TEXT("Core", "{origin} rejected the credential, or requires one (close code {code})."),
        CORE_TEXT("Core", "{origin} rejected the credential, or requires one (close code {code}): {reason}"),
        CORE_TEXT("Core", "Set or renew the credential of this endpoint.")},
    CloseMeaning{4403, ErrorKind::Denied, "forbidden",
                 CORE_TEXT("Core", "{origin} does not allow this request (close code {code})."),
                 CORE_TEXT("Core", "{origin} does not allow this request (close code {code}): {reason}"),
                 CORE_TEXT("Core", "Use a credential with the permissions that this needs.")},
    CloseMeaning{
        4406, ErrorKind::Invalid, "subprotocol_refused",
        CORE_TEXT("Core", "{origin} does not speak graphql-transport-ws (close code {code})."),
        CORE_TEXT("Core", "{origin} does not speak graphql-transport-ws (close code {code}): {reason}"),
        CORE_TEXT("Core", "Use server-sent events for this endpoint.")},
    CloseMeaning{
        4408, ErrorKind::Timeout, "initialisation_timeout",
        CORE_TEXT("Core", "{origin} waited too long for the connection to begin (close code {code})."),
        CORE_TEXT("Core",
                  "{origin} waited too long for the connection to begin (close code {code}): {reason}")},
    CloseMeaning{
        4409, ErrorKind::Conflict, "subscription_exists",
        CORE_TEXT("Core", "{origin} already has a subscription with this id (close code {code})."),
        CORE_TEXT("Core", "{origin} already has a subscription with this id (close code {code}): {reason}")},
    CloseMeaning{
        4429, ErrorKind::Unavailable, "too_many_requests",
        CORE_TEXT("Core", "{origin} reports that its rate limit is exceeded (close code {code})."),
        CORE_TEXT("Core", "{origin} reports that its rate limit is exceeded (close code {code}): {reason}"),
        CORE_TEXT("Core", "Wait before the next request.")},
    CloseMeaning{
        4500, ErrorKind::Unavailable, "server_failed",
        CORE_TEXT("Core", "{origin} reports an internal server error (close code {code})."),
        CORE_TEXT("Core", "{origin} reports an internal server error (close code {code}): {reason}")},
};

CloseMeaning meaningOfClose(int code)
{
    const auto *found = std::ranges::find(kCloseMeanings, code, &CloseMeaning::code);
    if (found != kCloseMeanings.end())
        return *found;
    return {code, ErrorKind::Unavailable, "subscription_closed",
            CORE_TEXT("Core", "{origin} closed the subscription (close code {code})."),
            CORE_TEXT("Core", "{origin} closed the subscription (close code {code}): {reason}")};
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
        return violation(CORE_TEXT("Core", "{origin} sent a message that is not a JSON object."));
    if (outline.part(0).kind != Kind::String)
        return violation(CORE_TEXT("Core", "{origin} sent a message without a type."));
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
            return violation(CORE_TEXT("Core", "{origin} acknowledged the connection twice."));
        return Send{m_subscribe};
    }
    if (type != "next" && type != "error" && type != "complete")
        return violation(CORE_TEXT("Core", "{origin} sent a message of the unknown type \"{type}\"."),
                         {{"type", repairedUtf8(type.substr(0, 40))}});
    if (!m_isAcknowledged || id != kId)
        return violation(
            CORE_TEXT("Core", "{origin} sent a message for a subscription that was never requested."));
    if (type == "complete")
        return Completed();
    if (type == "error") {
        if (!payload.starts_with('['))
            return violation(CORE_TEXT("Core", "{origin} sent an error that is not a list of errors."));
        return Failed{refusal(payload), 1000};
    }
    if (!payload.starts_with('{'))
        return violation(CORE_TEXT("Core", "{origin} sent an event that is not a GraphQL response."));
    return Event{payload};
}

TransportWs::Failed TransportWs::violation(Template says, std::vector<Message::Argument> arguments) const
{
    arguments.emplace_back("origin", m_origin);
    return {{.level = ErrorLevel::Network,
             .error = {ErrorKind::Unavailable,
                       "protocol_violation",
                       {says, std::move(arguments)},
                       CORE_TEXT("Core",
                                 "Look at the server's log; it may speak another version of the protocol."),
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
        return violation(CORE_TEXT("Core", "{origin} sent an error message that lists no error.")).error;
    return graphqlError(json::parse(answer.errors()).value, answer.status());
}

RequestError TransportWs::closed(int code, std::string_view reason) const
{
    const CloseMeaning meaning = meaningOfClose(code);
    const std::string text = repairedUtf8(reason.substr(0, kMaxReason));
    Message message(text.empty() ? meaning.says : meaning.saysWhy,
                    {{"origin", m_origin}, {"code", code}, {"reason", text}});
    json::Value details = json::Value::object({{"origin", m_origin}, {"close_code", code}});
    if (!text.empty())
        details.set("reason", text);
    return {.level = code >= 4000 ? ErrorLevel::Http : ErrorLevel::Network,
            .error = {meaning.kind, std::string(meaning.name), std::move(message),
                      meaning.hint.english == nullptr ? subscribeAgain() : Message(meaning.hint),
                      std::move(details)}};
}

RequestError TransportWs::lost() const
{
    return {.level = ErrorLevel::Network,
            .error = {ErrorKind::Unavailable,
                      "connection_lost",
                      {CORE_TEXT("Core", "The connection to {origin} was lost before the subscription was "
                                         "complete."),
                       {{"origin", m_origin}}},
                      subscribeAgain(),
                      json::Value::object({{"origin", m_origin}})}};
}

RequestError TransportWs::unacknowledged(std::chrono::milliseconds waited) const
{
    return {.level = ErrorLevel::Network,
            .error = {ErrorKind::Timeout,
                      "timeout_waiting",
                      {CORE_TEXT("Core", "{origin} did not acknowledge the WebSocket connection within "
                                         "{duration}."),
                       {{"origin", m_origin}, {"duration", formatDuration(waited)}}},
                      CORE_TEXT("Core", "Check that the endpoint speaks graphql-transport-ws."),
                      json::Value::object({{"origin", m_origin}})}};
}

} // namespace tooltray::upstream
