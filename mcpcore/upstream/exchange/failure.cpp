// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/failure.h"

#include "base/text/quantity.h"
#include "upstream/exchange/excerpt.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/retryafter.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::upstream {

namespace {

constexpr std::string_view kTryAgain = "Try again.";
constexpr std::string_view kLater = "Try again later.";
constexpr std::string_view kLookFirst = "The request may have taken effect: check before you retry.";
constexpr std::string_view kAsItAsks = ", as the server asks.";

struct Wording {
    ErrorKind kind;
    std::string code;
    std::string message;
    std::string hint;
    std::string_view again = {}; // what goes before it where the request may simply be sent again
};

std::string placeOf(const Url &url)
{
    return url.host() + ':' + std::to_string(url.port());
}

std::string withReason(const std::string &reason)
{
    return reason.empty() ? "." : ": " + reason + (reason.ends_with('.') ? "" : ".");
}

// Streams have limits of their own, and no total.
std::string withinLimit(const RequestTimeouts &timeouts)
{
    if (!timeouts.total || timeouts.silence)
        return " in time.";
    return " within "
           + formatDuration(std::min<std::chrono::milliseconds>(*timeouts.total, RequestTimeouts::kHardCap))
           + '.';
}

std::string timeoutMessage(Phase phase, const Request &request)
{
    const Url &url = request.url;
    switch (phase) {
    case Phase::Queued: return "The request waited too long for its turn at " + url.origin() + ".";
    case Phase::NameLookup: return "Looking up the address of " + url.host() + " took too long.";
    case Phase::Connect: return placeOf(url) + " did not accept the connection in time.";
    case Phase::Tls: return "The TLS handshake with " + placeOf(url) + " took too long.";
    case Phase::Sending: return url.origin() + " did not accept the request in time.";
    case Phase::Waiting: return url.origin() + " did not begin to respond" + withinLimit(request.timeouts);
    case Phase::Receiving: break;
    }
    return url.origin() + " did not complete its response" + withinLimit(request.timeouts);
}

std::string timeoutHint(Phase phase)
{
    switch (phase) {
    case Phase::Queued: return "Send fewer requests at once.";
    case Phase::NameLookup:
    case Phase::Connect:
    case Phase::Tls: return "Check that the endpoint's URL and this machine's network are right.";
    case Phase::Sending:
    case Phase::Waiting:
    case Phase::Receiving: break;
    }
    return "Request less at once.";
}

Wording wordingOf(const TransferFailure &failure, const Request &request)
{
    const Url &url = request.url;
    const std::string reason = withReason(failure.reason);
    const std::uint64_t received = failure.report.sizes.received;
    using enum ErrorKind;
    switch (failure.cause) {
    case Cause::NameNotFound:
        return {Unavailable, "name_not_found", "No address was found for the host " + url.host() + ".",
                "Check the host in the endpoint's URL, and this machine's network."};
    case Cause::Refused:
        return {Unavailable, "connection_refused", "Nothing listens at " + placeOf(url) + ".",
                "Start the server there, or correct the host and port in the endpoint's URL."};
    case Cause::Unreachable:
        return {Unavailable, "unreachable", placeOf(url) + " cannot be reached" + reason,
                "Check this machine's network, and the host in the endpoint's URL."};
    case Cause::Proxy:
        return {Unavailable, "proxy_failed", "The proxy could not connect to " + placeOf(url) + reason,
                "Check the proxy in the endpoint's settings, and its user name and password."};
    case Cause::Certificate:
        return {
            Unavailable, "certificate_refused",
            "The certificate of " + placeOf(url) + " is not trusted" + reason,
            "If the server is one of your own, give the endpoint the CA certificate that vouches for it."};
    case Cause::Tls:
        return {
            Unavailable, "tls_failed", "Could not establish a TLS connection to " + placeOf(url) + reason,
            "Check that the server speaks https at this port, and whether it requires a client certificate."};
    case Cause::Timeout:
        return {Timeout, "timeout_" + std::string(nameOf(failure.phase)),
                timeoutMessage(failure.phase, request), timeoutHint(failure.phase)};
    case Cause::Reset:
        return {Unavailable, failure.status == 0 ? "connection_lost" : "answer_cut_off",
                failure.status == 0 ? url.origin() + " closed the connection without responding."
                                    : "The connection to " + url.origin() + " broke after "
                                          + formatByteCount(received) + " of the response.",
                "If the problem persists, check the server's log.", kTryAgain};
    case Cause::TooBig:
        return {Unavailable, "answer_too_big",
                "The response of " + url.origin() + " is larger than the limit of "
                    + formatByteCount(request.limits.decoded) + '.',
                "Request less data, or fetch it in pages."};
    case Cause::Protocol:
        return {Unavailable, "not_http", url.origin() + " did not send a valid HTTP response" + reason,
                "Check that the URL names an HTTP server, and look at the server's log."};
    case Cause::Encoding:
        return {Unavailable, "broken_encoding",
                "The response of " + url.origin() + " cannot be decompressed" + reason,
                "Look at the server's log, or at a proxy in between."};
    case Cause::Redirect:
        if (failure.phase != Phase::Receiving)
            return {Unavailable, "redirect_refused",
                    "A redirect to " + url.origin() + " is not followed" + reason,
                    "Set the endpoint's URL to the address that the API is meant to have."};
        return {Unavailable, "redirect_refused",
                "The redirect from " + url.origin() + " is not followed" + reason,
                "Set the endpoint's URL to the place it moved to."};
    case Cause::QueueFull:
        return {Unavailable, "endpoint_busy",
                "Too many requests are already waiting for " + url.origin() + reason,
                "Wait a moment and try again."};
    case Cause::Cancelled: return {Cancelled, "cancelled", "The request was cancelled.", {}};
    case Cause::Invalid:
        return {Invalid, "invalid_request", "The request cannot be sent" + reason,
                "Correct the tool or the endpoint that it was made from."};
    case Cause::Internal: break;
    }
    return {Unavailable, "transport_failed", "The request to " + url.origin() + " failed" + reason,
            "If the problem persists, report it with this message.", kTryAgain};
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
        details.set("reason", failure.reason);
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

std::string adviceFor(Repetition repetition, RequestEffect effect, std::string_view again,
                      std::string_view hint)
{
    const bool isDoubtful = repetition == Repetition::Never && effect == RequestEffect::Possible;
    std::string advice(isDoubtful ? kLookFirst : again);
    if (!advice.empty() && !hint.empty())
        advice += ' ';
    return advice.append(hint);
}

std::string_view sendersPart(std::string_view advice)
{
    std::string_view rest = advice;
    if (const std::size_t end = rest.find(kAsItAsks); rest.starts_with("Wait ") && end != rest.npos)
        rest.remove_prefix(std::min(rest.size(), end + kAsItAsks.size() + 1));
    for (const std::string_view sentence : {kLookFirst, kLater, kTryAgain}) {
        if (rest.starts_with(sentence))
            rest.remove_prefix(std::min(rest.size(), sentence.size() + 1));
    }
    return advice.substr(0, advice.size() - rest.size());
}

namespace {

struct StatusMeaning {
    int status;
    ErrorKind kind;
    std::string_view says; // "HOST ..."
    std::string_view hint;
    std::string_view again = {}; // what goes before it where the request may simply be sent again
};

using enum ErrorKind;
constexpr std::string_view kLookUp = "Look up the status in the API's documentation.";
constexpr std::array kMeanings{
    StatusMeaning{400, Invalid, "rejected the request",
                  "Correct the arguments if the message is about them; otherwise compare the request with "
                  "the API's documentation."},
    StatusMeaning{401, Denied, "rejected the credential, or requires one",
                  "Set or renew the credential of this endpoint."},
    StatusMeaning{402, Denied, "requires payment", "Check the account that the credential belongs to."},
    StatusMeaning{403, Denied, "does not allow this request",
                  "Use a credential with the permissions that this needs."},
    StatusMeaning{404, NotFound, "has nothing at this path",
                  "Check the ids and names that were sent, and the path; some APIs say this as well when a "
                  "permission is missing."},
    StatusMeaning{405, Invalid, "does not allow this method at this path",
                  "Check the endpoint's URL and the method."},
    StatusMeaning{406, Invalid, "cannot respond in any of the accepted formats",
                  "Check that the endpoint's URL leads to an API and not to a website."},
    StatusMeaning{408, Timeout, "waited too long for the request", {}, "Try again."},
    StatusMeaning{409, Conflict, "reports a conflict", "Read the current state and decide again."},
    StatusMeaning{410, NotFound, "no longer has anything at this path",
                  "Look for its successor in the API's documentation."},
    StatusMeaning{412, Conflict, "reports that a precondition of the request failed",
                  "Read the current state and decide again."},
    StatusMeaning{413, Invalid, "says that the request is too large", "Send less at once."},
    StatusMeaning{414, Invalid, "says that the URL is too long", "Send less in the URL."},
    StatusMeaning{415, Invalid, "does not accept this type of body",
                  "Check the Content-Type, and that the endpoint's URL leads to the API."},
    StatusMeaning{421, Unavailable, "is not responsible for this host",
                  "Check the host in the endpoint's URL."},
    StatusMeaning{422, Invalid, "rejected the values in the request", "Correct the arguments."},
    StatusMeaning{423, Conflict, "says that this is locked", {}, kLater},
    StatusMeaning{429, Unavailable, "reports that its rate limit is exceeded",
                  "Wait before the next request."},
    StatusMeaning{431, Invalid, "says that the headers are too large", "Send fewer or smaller headers."},
    StatusMeaning{451, Denied, "does not serve this for legal reasons", kLookUp},
    StatusMeaning{500, Unavailable, "reports an internal server error", {}, kLater},
    StatusMeaning{501, Invalid, "does not support this request", "Check the endpoint's URL and the method."},
    StatusMeaning{502, Unavailable, "got no valid response from its upstream server", {}, kLater},
    StatusMeaning{503, Unavailable, "cannot serve requests at the moment", {}, kLater},
    StatusMeaning{504, Timeout, "got no response in time from its upstream server",
                  "If this persists, request less.", kLater},
};

StatusMeaning meaningOfStatus(int status)
{
    const auto *found = std::ranges::find(kMeanings, status, &StatusMeaning::status);
    if (found != kMeanings.end())
        return *found;
    if (status >= 500)
        return {status, Unavailable, "reports an internal server error", {}, kLater};
    if (status >= 400)
        return {status, Invalid, "rejected the request", kLookUp};
    if (status == 304)
        return {status, Unavailable, "says that nothing has changed since an earlier response",
                "Remove If-None-Match and If-Modified-Since from the headers."};
    if (status >= 300)
        return {status, Unavailable, "redirects the request without saying where",
                "Check the endpoint's URL."};
    return {status, Unavailable, "answered with an unexpected status",
            "Compare the expected statuses with the API's documentation."};
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

std::string waitAdvice(std::optional<std::chrono::seconds> delay)
{
    return delay && delay->count() > 0 ? "Wait " + formatDuration(*delay) + std::string(kAsItAsks)
                                       : std::string();
}

RequestError httpError(const Request &request, const ResponseHead &head, std::string_view body, WallTime now)
{
    const StatusMeaning meaning = meaningOfStatus(head.status);
    const std::string excerpt = excerptOf(body);
    RequestError error{.level = ErrorLevel::Http, .error = {}, .report = {}, .status = head.status};
    error.retryAfter = askedDelay(head, now);

    std::string message = request.url.origin() + ' ' + std::string(meaning.says) + " (HTTP "
                          + std::to_string(head.status) + ')';
    message += excerpt.empty() ? "." : ": " + excerpt;
    // The server's own Retry-After takes precedence over the usual advice.
    const std::string wait = waitAdvice(error.retryAfter);
    const bool saysWhen = !wait.empty();
    const bool isOfRate = head.status == 429;
    std::string hint =
        adviceFor(request.repetition, effectOf(head.status), saysWhen ? std::string_view() : meaning.again,
                  saysWhen && isOfRate ? std::string_view() : meaning.hint);
    if (saysWhen)
        hint.insert(0, wait + (hint.empty() ? "" : " "));

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
