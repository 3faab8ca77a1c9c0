// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/redirect.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tooltray::upstream {

namespace {

using namespace std::string_view_literals;

constexpr std::array kHarmlessFields{"accept"sv, "accept-language"sv, "content-type"sv, "content-language"sv,
                                     "user-agent"sv};

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

bool becomesGet(const std::string &method, int status)
{
    if (status == 303)
        return method != "GET" && method != "HEAD";
    return (status == 301 || status == 302) && method == "POST";
}

// Without the query, which may hold what others must not see.
std::string withoutQuery(const Url &url)
{
    return url.origin() + url.target().substr(0, url.target().find('?'));
}

Error refusal(Message message)
{
    return {ErrorKind::Unavailable, "redirect_refused", std::move(message), {}};
}

void dropBody(Request &request)
{
    request.method = "GET";
    request.body = nullptr;
    request.repetition = Repetition::Harmless;
    std::erase_if(request.fields,
                  [](const RequestField &field) { return asciiLower(field.name).starts_with("content-"); });
}

void dropCredentials(Request &request)
{
    std::erase_if(request.fields, [](const RequestField &field) {
        return std::ranges::find(kHarmlessFields, asciiLower(field.name)) == kHarmlessFields.end()
               || std::holds_alternative<credentials::Secret>(field.value);
    });
    if (!request.connectivity || request.connectivity->tls.clientCertificateFile.empty())
        return;
    auto without = std::make_shared<Connectivity>(*request.connectivity);
    without->tls.clientCertificateFile.clear();
    without->tls.clientKeyFile.clear();
    without->tls.clientKeyPassword.reset();
    request.connectivity = std::move(without);
}

} // namespace

std::optional<Result<Request>> redirected(const Request &request, const ResponseHead &head, AddressScope from)
{
    const auto location = head.field("Location");
    if (!isRedirect(head.status) || !location)
        return std::nullopt;
    if (location->empty())
        return refusal(CORE_TEXT("Core", "it does not say where to go"));
    Result<Url> target = request.url.resolve(*location);
    if (!target)
        return refusal({CORE_TEXT("Core", "it does not say where to go: {reason}"),
                        {{"reason", target.error().message}}});
    if (request.url.isSecure() && !target->isSecure())
        return refusal({CORE_TEXT("Core", "it leads from https to http, to {origin}"),
                        {{"origin", withoutQuery(*target)}}});
    if (*target == request.url && !becomesGet(request.method, head.status))
        return refusal(CORE_TEXT("Core", "it leads to itself"));
    Request next = request;
    next.url = std::move(target).value();
    if (becomesGet(request.method, head.status)) {
        if (request.redirects == Redirects::KeepMethod)
            return refusal({CORE_TEXT("Core", "it requires a GET without a body at {url}"),
                            {{"url", withoutQuery(next.url)}}});
        dropBody(next);
    }
    if (!next.url.hasSameOrigin(request.url)) {
        if (next.body)
            return refusal(
                {CORE_TEXT("Core", "it leads to {origin}, and the body of the request does not go there"),
                 {{"origin", withoutQuery(next.url)}}});
        if (next.method != "GET" && next.method != "HEAD")
            return refusal({CORE_TEXT("Core", "it leads to {origin}, and a {method} does not go there"),
                            {{"origin", withoutQuery(next.url)}, {"method", next.method}}});
        dropCredentials(next);
    }
    if (const AddressScope to = addressScope(next.url.host()); !mayLeadTo(from, to))
        return refusal(
            {CORE_TEXT("Core", "it leads from {from} to {origin}, which is {to}"),
             {{"from", describe(from)}, {"origin", withoutQuery(next.url)}, {"to", describe(to)}}});
    next.redirectedFrom = from;
    return next;
}

} // namespace tooltray::upstream
