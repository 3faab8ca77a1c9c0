// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/failure.h"

#include "base/text/quantity.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/retryafter.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::upstream {

namespace {

constexpr Template kTryAgain = CORE_TEXT("Core", "Try again.");
constexpr Template kLater = CORE_TEXT("Core", "Try again later.");
constexpr Template kLookFirst =
    CORE_TEXT("Core", "The request may have taken effect: check before you retry.");
constexpr std::string_view kAsItAsks = ", as the server asks.";

struct Wording {
    ErrorKind kind;
    std::string code;
    Message message;
    Message hint;
    Message again = {}; // what goes before it where the request may simply be sent again
};

std::string placeOf(const Url &url)
{
    return url.host() + ':' + std::to_string(url.port());
}

// Ours, with a full stop of its own.
bool isSentence(const Message &reason)
{
    return reason.source() != nullptr && reason.ends_with(".");
}

// With the reason, where there is one; what others say may end with the full stop that the template has.
Message because(const Message &reason, Template alone, Template withReason,
                std::vector<Message::Argument> arguments)
{
    if (reason.empty())
        return {alone, std::move(arguments)};
    const bool hasStop = reason.source() == nullptr && reason.ends_with(".");
    arguments.emplace_back("reason", hasStop ? Message(reason.text().substr(0, reason.size() - 1)) : reason);
    return {withReason, std::move(arguments)};
}

// Streams have limits of their own, and no total.
Message withinLimit(const Request &request, Template inTime, Template withinDuration)
{
    const RequestTimeouts &timeouts = request.timeouts;
    if (!timeouts.total || timeouts.silence)
        return {inTime, {{"origin", request.url.origin()}}};
    const auto limit = std::min<std::chrono::milliseconds>(*timeouts.total, RequestTimeouts::kHardCap);
    return {withinDuration, {{"origin", request.url.origin()}, {"duration", formatDuration(limit)}}};
}

Message timeoutMessage(Phase phase, const Request &request)
{
    const Url &url = request.url;
    switch (phase) {
    case Phase::Queued:
        return {CORE_TEXT("Core", "The request waited too long for its turn at {origin}."),
                {{"origin", url.origin()}}};
    case Phase::NameLookup:
        return {CORE_TEXT("Core", "Looking up the address of {host} took too long."), {{"host", url.host()}}};
    case Phase::Connect:
        return {CORE_TEXT("Core", "{place} did not accept the connection in time."),
                {{"place", placeOf(url)}}};
    case Phase::Tls:
        return {CORE_TEXT("Core", "The TLS handshake with {place} took too long."),
                {{"place", placeOf(url)}}};
    case Phase::Sending:
        return {CORE_TEXT("Core", "{origin} did not accept the request in time."),
                {{"origin", url.origin()}}};
    case Phase::Waiting:
        return withinLimit(request, CORE_TEXT("Core", "{origin} did not begin to respond in time."),
                           CORE_TEXT("Core", "{origin} did not begin to respond within {duration}."));
    case Phase::Receiving: break;
    }
    return withinLimit(request, CORE_TEXT("Core", "{origin} did not complete its response in time."),
                       CORE_TEXT("Core", "{origin} did not complete its response within {duration}."));
}

Message timeoutHint(Phase phase)
{
    switch (phase) {
    case Phase::Queued: return CORE_TEXT("Core", "Send fewer requests at once.");
    case Phase::NameLookup:
    case Phase::Connect:
    case Phase::Tls:
        return CORE_TEXT("Core", "Check that the endpoint's URL and this machine's network are right.");
    case Phase::Sending:
    case Phase::Waiting:
    case Phase::Receiving: break;
    }
    return CORE_TEXT("Core", "Request less at once.");
}

// The error for a kind of failure. The templates may use {origin}, {host}, {place} and {size}.
struct FailureMeaning {
    // Whether it is only for a failure before the response had begun, or only for one after that.
    enum class When : std::uint8_t { Always, BeforeResponse, InResponse };

    Cause cause;
    ErrorKind kind;
    const char *code;
    Template says;
    Template saysWhy = {}; // with the {reason} of the transfer, where there is one
    Template hint = {};
    Template again = {};  // what goes before the hint where the request may simply be sent again
    Template quotes = {}; // in place of saysWhy where the reason is a sentence with its full stop
    When when = When::Always;
};

using enum ErrorKind;
constexpr std::array kFailures{
    FailureMeaning{Cause::NameNotFound,
                   Unavailable,
                   "name_not_found",
                   CORE_TEXT("Core", "No address was found for the host {host}."),
                   {},
                   CORE_TEXT("Core", "Check the host in the endpoint's URL, and this machine's network.")},
    FailureMeaning{
        Cause::Refused,
        Unavailable,
        "connection_refused",
        CORE_TEXT("Core", "Nothing listens at {place}."),
        {},
        CORE_TEXT("Core", "Start the server there, or correct the host and port in the endpoint's URL.")},
    FailureMeaning{Cause::Unreachable, Unavailable, "unreachable",
                   CORE_TEXT("Core", "{place} cannot be reached."),
                   CORE_TEXT("Core", "{place} cannot be reached: {reason}."),
                   CORE_TEXT("Core", "Check this machine's network, and the host in the endpoint's URL.")},
    FailureMeaning{
        Cause::Proxy, Unavailable, "proxy_failed",
        CORE_TEXT("Core", "The proxy could not connect to {place}."),
        CORE_TEXT("Core", "The proxy could not connect to {place}: {reason}."),
        CORE_TEXT("Core", "Check the proxy in the endpoint's settings, and its user name and password.")},
    FailureMeaning{Cause::Certificate, Unavailable, "certificate_refused",
                   CORE_TEXT("Core", "The certificate of {place} is not trusted."),
                   CORE_TEXT("Core", "The certificate of {place} is not trusted: {reason}."),
                   CORE_TEXT("Core", "If the server is your own, give the endpoint its CA certificate.")},
    FailureMeaning{Cause::Tls, Unavailable, "tls_failed",
                   CORE_TEXT("Core", "Could not establish a TLS connection to {place}."),
                   CORE_TEXT("Core", "Could not establish a TLS connection to {place}: {reason}."),
                   CORE_TEXT("Core",
                             "Check that the server speaks https at this port, and whether it requires "
                             "a client certificate.")},
    FailureMeaning{Cause::Reset,
                   Unavailable,
                   "connection_lost",
                   CORE_TEXT("Core", "{origin} closed the connection without responding."),
                   {},
                   CORE_TEXT("Core", "If the problem persists, check the server's log."),
                   kTryAgain,
                   {},
                   FailureMeaning::When::BeforeResponse},
    FailureMeaning{Cause::Reset,
                   Unavailable,
                   "answer_cut_off",
                   CORE_TEXT("Core", "The connection to {origin} broke after {size} of the response."),
                   {},
                   CORE_TEXT("Core", "If the problem persists, check the server's log."),
                   kTryAgain,
                   {},
                   FailureMeaning::When::InResponse},
    FailureMeaning{Cause::TooBig,
                   Unavailable,
                   "answer_too_big",
                   CORE_TEXT("Core", "The response of {origin} is larger than the limit of {size}."),
                   {},
                   CORE_TEXT("Core", "Request less data, or fetch it in pages.")},
    FailureMeaning{
        Cause::Protocol, Unavailable, "not_http",
        CORE_TEXT("Core", "{origin} did not send a valid HTTP response."),
        CORE_TEXT("Core", "{origin} did not send a valid HTTP response: {reason}."),
        CORE_TEXT("Core", "Check that the URL names an HTTP server, and look at the server's log.")},
    FailureMeaning{Cause::Encoding, Unavailable, "broken_encoding",
                   CORE_TEXT("Core", "The response of {origin} cannot be decompressed."),
                   CORE_TEXT("Core", "The response of {origin} cannot be decompressed: {reason}."),
                   CORE_TEXT("Core", "Look at the server's log, or at a proxy in between.")},
    FailureMeaning{Cause::Redirect,
                   Unavailable,
                   "redirect_refused",
                   CORE_TEXT("Core", "A redirect to {origin} is not followed."),
                   CORE_TEXT("Core", "A redirect to {origin} is not followed: {reason}."),
                   CORE_TEXT("Core", "Set the endpoint's URL to the API's actual address."),
                   {},
                   {},
                   FailureMeaning::When::BeforeResponse},
    FailureMeaning{Cause::Redirect,
                   Unavailable,
                   "redirect_refused",
                   CORE_TEXT("Core", "The redirect from {origin} is not followed."),
                   CORE_TEXT("Core", "The redirect from {origin} is not followed: {reason}."),
                   CORE_TEXT("Core", "Set the endpoint's URL to the place it moved to."),
                   {},
                   CORE_TEXT("Core", "The redirect from {origin} is not followed: {reason}"),
                   FailureMeaning::When::InResponse},
    FailureMeaning{Cause::QueueFull, Unavailable, "endpoint_busy",
                   CORE_TEXT("Core", "Too many requests are already waiting for {origin}."),
                   CORE_TEXT("Core", "Too many requests are already waiting for {origin}: {reason}."),
                   CORE_TEXT("Core", "Wait a moment and try again.")},
    FailureMeaning{Cause::Cancelled, Cancelled, "cancelled", CORE_TEXT("Core", "The request was cancelled.")},
    FailureMeaning{Cause::Invalid,
                   Invalid,
                   "invalid_request",
                   CORE_TEXT("Core", "The request cannot be sent."),
                   CORE_TEXT("Core", "The request cannot be sent: {reason}."),
                   CORE_TEXT("Core", "Correct the tool or the endpoint that it was made from."),
                   {},
                   CORE_TEXT("Core", "The request cannot be sent: {reason}")},
    FailureMeaning{Cause::Internal, Unavailable, "transport_failed",
                   CORE_TEXT("Core", "The request to {origin} failed."),
                   CORE_TEXT("Core", "The request to {origin} failed: {reason}."),
                   CORE_TEXT("Core", "If the problem persists, report it with this message."), kTryAgain},
};

const FailureMeaning &meaningOfFailure(const TransferFailure &failure)
{
    using enum FailureMeaning::When;
    const bool hasBegun =
        failure.cause == Cause::Redirect ? failure.phase == Phase::Receiving : failure.status != 0;
    const auto *found = std::ranges::find_if(kFailures, [&](const FailureMeaning &one) {
        return one.cause == failure.cause && one.when != (hasBegun ? BeforeResponse : InResponse);
    });
    return found == kFailures.end() ? kFailures.back() : *found;
}

Message said(Template text)
{
    return text.english == nullptr ? Message() : Message(text);
}

// The values of the template's places.
std::vector<Message::Argument> argumentsOf(Template says, const TransferFailure &failure,
                                           const Request &request)
{
    std::vector<Message::Argument> arguments;
    const auto add = [&](std::string_view name) {
        if (name == "origin")
            arguments.emplace_back("origin", request.url.origin());
        else if (name == "host")
            arguments.emplace_back("host", request.url.host());
        else if (name == "place")
            arguments.emplace_back("place", placeOf(request.url));
        else if (name == "size")
            arguments.emplace_back("size", formatByteCount(failure.cause == Cause::TooBig
                                                               ? request.limits.decoded
                                                               : failure.report.sizes.received));
    };
    eachPart(
        says.english, [](std::string_view) {}, [&](const TemplatePlace &place) { add(place.name); });
    return arguments;
}

Wording wordingOf(const TransferFailure &failure, const Request &request)
{
    if (failure.cause == Cause::Timeout)
        return {Timeout, "timeout_" + std::string(nameOf(failure.phase)),
                timeoutMessage(failure.phase, request), timeoutHint(failure.phase)};
    const FailureMeaning &meaning = meaningOfFailure(failure);
    std::vector<Message::Argument> arguments = argumentsOf(meaning.says, failure, request);
    const bool quotes = meaning.quotes.english != nullptr && isSentence(failure.reason);
    return {meaning.kind, meaning.code,
            meaning.saysWhy.english == nullptr
                ? Message(meaning.says, std::move(arguments))
                : because(failure.reason, meaning.says, quotes ? meaning.quotes : meaning.saysWhy,
                          std::move(arguments)),
            said(meaning.hint), said(meaning.again)};
}

} // namespace

std::string_view nameOf(Cause cause)
{
    switch (cause) {
    case Cause::NameNotFound: return "name_not_found";
    case Cause::Refused: return "refused";
    case Cause::Unreachable: return "unreachable";
    case Cause::Proxy: return "proxy";
    case Cause::Certificate: return "certificate";
    case Cause::Tls: return "tls";
    case Cause::Timeout: return "timeout";
    case Cause::Reset: return "reset";
    case Cause::TooBig: return "too_big";
    case Cause::Protocol: return "protocol";
    case Cause::Encoding: return "encoding";
    case Cause::Redirect: return "redirect";
    case Cause::QueueFull: return "queue_full";
    case Cause::Cancelled: return "cancelled";
    case Cause::Invalid: return "invalid";
    case Cause::Internal: break;
    }
    return "internal";
}

Error errorOf(const TransferFailure &failure, const Request &request)
{
    Wording wording = wordingOf(failure, request);
    const bool mayHaveLeft = failure.departure == Departure::MayHaveLeft;
    json::Value details = json::Value::object({{"cause", nameOf(failure.cause)},
                                               {"step", nameOf(failure.phase)},
                                               {"origin", request.url.origin()},
                                               {"may_have_left", mayHaveLeft}});
    if (!failure.reason.empty())
        details.set("reason", failure.reason.text());
    if (failure.status != 0)
        details.set("status", failure.status);
    return {wording.kind, std::move(wording.code), std::move(wording.message),
            adviceFor(request.repetition, mayHaveLeft ? RequestEffect::Possible : RequestEffect::None,
                      wording.again, wording.hint),
            std::move(details)};
}

std::string_view nameOf(ErrorLevel level)
{
    switch (level) {
    case ErrorLevel::Network: return "network";
    case ErrorLevel::Http: return "http";
    case ErrorLevel::GraphQL: break;
    }
    return "graphql";
}

Message adviceFor(Repetition repetition, RequestEffect effect, const Message &again, const Message &hint)
{
    const bool isDoubtful = repetition == Repetition::Never && effect == RequestEffect::Possible;
    return Message::joined({isDoubtful ? Message(kLookFirst) : again, hint});
}

std::string_view sendersPart(std::string_view advice)
{
    std::string_view rest = advice;
    if (const std::size_t end = rest.find(kAsItAsks); rest.starts_with("Wait ") && end != rest.npos)
        rest.remove_prefix(std::min(rest.size(), end + kAsItAsks.size() + 1));
    for (const std::string_view sentence : {kLookFirst.english, kLater.english, kTryAgain.english}) {
        if (rest.starts_with(sentence))
            rest.remove_prefix(std::min(rest.size(), sentence.size() + 1));
    }
    return advice.substr(0, advice.size() - rest.size());
}

namespace {

struct StatusMeaning {
    int status;
    ErrorKind kind;
    Template says; // "HOST ..."
    Template hint = {};
    Template again = {}; // what goes before it where the request may simply be sent again
};

constexpr int kRejected = 400;
constexpr Template kCompare = // without a message
    CORE_TEXT("Core", "Compare the request with the API's documentation.");
constexpr Template kLookUp = CORE_TEXT("Core", "Look up the status in the API's documentation.");
constexpr std::array kMeanings{
    StatusMeaning{
        kRejected, Invalid, CORE_TEXT("Core", "rejected the request"),
        CORE_TEXT("Core",
                  "Correct the arguments if the message is about them; otherwise compare the request with "
                  "the API's documentation.")},
    StatusMeaning{401, Denied, CORE_TEXT("Core", "rejected the credential, or requires one"),
                  CORE_TEXT("Core", "Set or renew the credential of this endpoint.")},
    StatusMeaning{402, Denied, CORE_TEXT("Core", "requires payment"),
                  CORE_TEXT("Core", "Check the account that the credential belongs to.")},
    StatusMeaning{403, Denied, CORE_TEXT("Core", "does not allow this request"),
                  CORE_TEXT("Core", "Use a credential with the permissions that this needs.")},
    StatusMeaning{404, NotFound, CORE_TEXT("Core", "has nothing at this path"),
                  CORE_TEXT("Core", "Check the ids and names that were sent, and the path; some APIs also "
                                    "say this when a permission is missing.")},
    StatusMeaning{405, Invalid, CORE_TEXT("Core", "does not allow this method at this path"),
                  CORE_TEXT("Core", "Check the endpoint's URL and the method.")},
    StatusMeaning{406, Invalid, CORE_TEXT("Core", "cannot respond in any of the accepted formats"),
                  CORE_TEXT("Core", "Check that the endpoint's URL leads to an API and not to a website.")},
    StatusMeaning{408, Timeout, CORE_TEXT("Core", "waited too long for the request"), {}, kTryAgain},
    StatusMeaning{409, Conflict, CORE_TEXT("Core", "reports a conflict"),
                  CORE_TEXT("Core", "Read the current state and decide again.")},
    StatusMeaning{410, NotFound, CORE_TEXT("Core", "no longer has anything at this path"),
                  CORE_TEXT("Core", "Look for its successor in the API's documentation.")},
    StatusMeaning{412, Conflict, CORE_TEXT("Core", "reports that a precondition of the request failed"),
                  CORE_TEXT("Core", "Read the current state and decide again.")},
    StatusMeaning{413, Invalid, CORE_TEXT("Core", "says that the request is too large"),
                  CORE_TEXT("Core", "Send less at once.")},
    StatusMeaning{414, Invalid, CORE_TEXT("Core", "says that the URL is too long"),
                  CORE_TEXT("Core", "Send less in the URL.")},
    StatusMeaning{415, Invalid, CORE_TEXT("Core", "does not accept this type of body"),
                  CORE_TEXT("Core", "Check the Content-Type, and that the endpoint's URL leads to the API.")},
    StatusMeaning{421, Unavailable, CORE_TEXT("Core", "is not responsible for this host"),
                  CORE_TEXT("Core", "Check the host in the endpoint's URL.")},
    StatusMeaning{422, Invalid, CORE_TEXT("Core", "rejected the values in the request"),
                  CORE_TEXT("Core", "Correct the arguments.")},
    StatusMeaning{423, Conflict, CORE_TEXT("Core", "says that this is locked"), {}, kLater},
    StatusMeaning{429, Unavailable, CORE_TEXT("Core", "reports that its rate limit is exceeded"),
                  CORE_TEXT("Core", "Wait before the next request.")},
    StatusMeaning{431, Invalid, CORE_TEXT("Core", "says that the headers are too large"),
                  CORE_TEXT("Core", "Send fewer or smaller headers.")},
    StatusMeaning{451, Denied, CORE_TEXT("Core", "does not serve this for legal reasons"), kLookUp},
    StatusMeaning{500, Unavailable, CORE_TEXT("Core", "reports an internal server error"), {}, kLater},
    StatusMeaning{501, Invalid, CORE_TEXT("Core", "does not support this request"),
                  CORE_TEXT("Core", "Check the endpoint's URL and the method.")},
    StatusMeaning{
        502, Unavailable, CORE_TEXT("Core", "got no valid response from its upstream server"), {}, kLater},
    StatusMeaning{503, Unavailable, CORE_TEXT("Core", "cannot serve requests at the moment"), {}, kLater},
    StatusMeaning{504, Timeout, CORE_TEXT("Core", "got no response in time from its upstream server"),
                  CORE_TEXT("Core", "If this persists, request less."), kLater},
};

StatusMeaning meaningOfStatus(int status)
{
    const auto *found = std::ranges::find(kMeanings, status, &StatusMeaning::status);
    if (found != kMeanings.end())
        return *found;
    if (status >= 500)
        return {status, Unavailable, CORE_TEXT("Core", "reports an internal server error"), {}, kLater};
    if (status >= 400)
        return {status, Invalid, CORE_TEXT("Core", "rejected the request"), kLookUp};
    if (status == 304)
        return {status, Unavailable,
                CORE_TEXT("Core", "says that nothing has changed since an earlier response"),
                CORE_TEXT("Core", "Remove If-None-Match and If-Modified-Since from the headers.")};
    if (status >= 300)
        return {status, Unavailable, CORE_TEXT("Core", "redirects the request without saying where"),
                CORE_TEXT("Core", "Check the endpoint's URL.")};
    return {status, Unavailable, CORE_TEXT("Core", "returned an unexpected status"),
            CORE_TEXT("Core", "Compare the expected statuses with the API's documentation.")};
}

// A server that rejects a request has not executed it; one that fails or responds wrongly may have.
RequestEffect effectOf(int status)
{
    constexpr int kNotImplemented = 501;
    const bool isDoubtful = status / 100 == 2 || (status >= 500 && status != kNotImplemented);
    return isDoubtful ? RequestEffect::Possible : RequestEffect::None;
}

} // namespace

std::optional<std::chrono::seconds> askedDelay(const ResponseHead &head, WallTime now)
{
    const auto asked = head.field("Retry-After");
    return asked ? parseRetryAfter(*asked, now) : std::nullopt;
}

Message waitAdvice(std::optional<std::chrono::seconds> delay)
{
    if (!delay || delay->count() <= 0)
        return {};
    return {CORE_TEXT("Core", "Wait {duration}, as the server asks."),
            {{"duration", formatDuration(*delay)}}};
}

RequestError httpError(const Request &request, const ResponseHead &head, std::string_view body, WallTime now)
{
    const StatusMeaning meaning = meaningOfStatus(head.status);
    const std::string excerpt = excerptOf(body);
    RequestError error{.level = ErrorLevel::Http, .error = {}, .report = {}, .status = head.status};
    error.retryAfter = askedDelay(head, now);

    Message message =
        excerpt.empty()
            ? Message{CORE_TEXT("Core", "{origin} {says} (HTTP {status})."),
                      {{"origin", request.url.origin()}, {"says", meaning.says}, {"status", head.status}}}
            : Message{CORE_TEXT("Core", "{origin} {says} (HTTP {status}): {excerpt}"),
                      {{"origin", request.url.origin()},
                       {"says", meaning.says},
                       {"status", head.status},
                       {"excerpt", excerpt}}};
    // The server's own Retry-After takes precedence over the usual advice.
    const Message wait = waitAdvice(error.retryAfter);
    const bool saysWhen = !wait.empty();
    const bool isOfRate = head.status == 429;
    const Template advice = head.status == kRejected && excerpt.empty() ? kCompare : meaning.hint;
    Message hint = Message::joined({wait, adviceFor(request.repetition, effectOf(head.status),
                                                    saysWhen ? Message() : said(meaning.again),
                                                    saysWhen && isOfRate ? Message() : said(advice))});

    json::Value details = json::Value::object({{"status", head.status}, {"origin", request.url.origin()}});
    if (!excerpt.empty())
        details.set("excerpt", excerpt);
    if (error.retryAfter)
        details.set("retry_after_seconds", static_cast<std::int64_t>(error.retryAfter->count()));
    error.error = {meaning.kind, "http_" + std::to_string(head.status), std::move(message), std::move(hint),
                   std::move(details)};
    return error;
}

RequestError networkError(const Request &request, const TransferFailure &failure)
{
    return {.level = ErrorLevel::Network,
            .error = errorOf(failure, request),
            .report = failure.report,
            .status = failure.status};
}

} // namespace tooltray::upstream
