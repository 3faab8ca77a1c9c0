// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/httperror.h"

#include "base/quantity.h"
#include "upstream/exchange/advice.h"
#include "upstream/policy/excerpt.h"
#include "upstream/policy/retryafter.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::upstream {

namespace {

struct StatusMeaning {
    int status;
    ErrorKind kind;
    std::string_view says; // "HOST ..."
    std::string_view hint;
    std::string_view again = {}; // what goes before it where the request may simply be sent again
};

using enum ErrorKind;
constexpr std::string_view kLater = "Try again later.";
constexpr std::array kMeanings{
    StatusMeaning{400, Invalid, "does not understand the request",
                  "Compare what was sent with the API's documentation."},
    StatusMeaning{401, Denied, "does not accept the credential, or wants one",
                  "Set or renew the credential of this endpoint."},
    StatusMeaning{402, Denied, "wants to be paid first",
                  "Look at the account that the credential belongs to."},
    StatusMeaning{403, Denied, "does not allow this with the credential in use",
                  "Use a credential with the permissions that this needs."},
    StatusMeaning{404, NotFound, "has nothing at this path",
                  "Check the ids and names that were sent, and the path; some APIs say this as well when a "
                  "permission is missing."},
    StatusMeaning{405, Invalid, "does not take this method here", "Check the endpoint's URL and the method."},
    StatusMeaning{406, Invalid, "cannot answer in a form that was asked for",
                  "Check that the endpoint's URL leads to an API and not to a website."},
    StatusMeaning{408, Timeout, "waited too long for the request", {}, "Try again."},
    StatusMeaning{409, Conflict, "finds that the state has changed meanwhile",
                  "Read the current state and decide again."},
    StatusMeaning{410, NotFound, "no longer has what was here",
                  "Look for its successor in the API's documentation."},
    StatusMeaning{412, Conflict, "finds that the state has changed meanwhile",
                  "Read the current state and decide again."},
    StatusMeaning{413, Invalid, "finds the request too big", "Send less at once."},
    StatusMeaning{414, Invalid, "finds the URL too long", "Send less in the URL."},
    StatusMeaning{415, Invalid, "does not take this kind of body",
                  "Check the Content-Type, and that the endpoint's URL leads to the API."},
    StatusMeaning{421, Unavailable, "is not responsible for this host",
                  "Check the host in the endpoint's URL."},
    StatusMeaning{422, Invalid, "understands the request but refuses its values", "Correct the arguments."},
    StatusMeaning{429, Unavailable, "gets more requests than it wants",
                  "Wait before the next one, or have a rate limit set for this endpoint."},
    StatusMeaning{431, Invalid, "finds the headers too big", "Send fewer or smaller headers."},
    StatusMeaning{500, Unavailable, "failed within", "Its own log says why.", kLater},
    StatusMeaning{501, Invalid, "does not know how to do this", "Check the endpoint's URL and the method."},
    StatusMeaning{502, Unavailable, "gets no proper answer from the server behind it", {}, kLater},
    StatusMeaning{503, Unavailable, "cannot serve requests at the moment", {}, kLater},
    StatusMeaning{504, Timeout, "gets no answer in time from the server behind it",
                  "Ask for less if it goes on.", kLater},
};

StatusMeaning meaningOf(int status)
{
    const auto *found = std::ranges::find(kMeanings, status, &StatusMeaning::status);
    if (found != kMeanings.end())
        return *found;
    if (status >= 500)
        return {status, Unavailable, "failed within", "Its own log says why.", kLater};
    if (status >= 400)
        return {status, Invalid, "refuses the request",
                "Compare what was sent with the API's documentation."};
    if (status >= 300)
        return {status, Unavailable, "sends the request elsewhere without saying where",
                "Check the endpoint's URL."};
    return {status, Unavailable, "answers with a status that was not expected here",
            "Compare the expected statuses with the API's documentation."};
}

// What refuses a request has not done it; what fails, or answers otherwise than it should, may have.
Effect effectOf(int status)
{
    constexpr int kNotImplemented = 501;
    const bool isDoubtful = status / 100 == 2 || (status >= 500 && status != kNotImplemented);
    return isDoubtful ? Effect::Possible : Effect::None;
}

} // namespace

CallError httpError(const Request &request, const ResponseHead &head, std::string_view body, WallTime now)
{
    const StatusMeaning meaning = meaningOf(head.status);
    const std::string excerpt = excerptOf(body);
    CallError error{.level = Level::Http, .error = {}, .report = {}, .status = head.status};
    if (const auto asked = head.field("Retry-After"))
        error.retryAfter = parseRetryAfter(*asked, now);

    std::string message = request.url.origin() + ' ' + std::string(meaning.says) + " (HTTP "
                          + std::to_string(head.status) + ')';
    message += excerpt.empty() ? "." : ": " + excerpt;
    std::string hint = adviceFor(request.repetition, effectOf(head.status), meaning.again, meaning.hint);
    if (error.retryAfter && error.retryAfter->count() > 0)
        hint = "Wait " + formatDuration(*error.retryAfter) + ", as it asks for. " + hint;

    json::Value details = json::Value::object({{"status", head.status}, {"origin", request.url.origin()}});
    if (!excerpt.empty())
        details.set("excerpt", excerpt);
    if (error.retryAfter)
        details.set("retry_after_seconds", static_cast<std::int64_t>(error.retryAfter->count()));
    error.error = {meaning.kind, "http_" + std::to_string(head.status), std::move(message), std::move(hint),
                   std::move(details)};
    return error;
}

CallError networkError(const Request &request, const Failure &failure)
{
    return {.level = Level::Network,
            .error = errorOf(failure, request),
            .report = failure.report,
            .status = failure.status};
}

} // namespace tooltray::upstream
