// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/redirect.h"

#include "base/text/ascii.h"

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

Error refusal(std::string message)
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
        return refusal("it does not say where to go");
    Result<Url> target = request.url.resolve(*location);
    if (!target)
        return refusal("it does not say where to go: " + target.error().message.text());
    if (request.url.isSecure() && !target->isSecure())
        return refusal("it leads from https to http, to " + withoutQuery(*target));
    if (*target == request.url && !becomesGet(request.method, head.status))
        return refusal("it leads to itself");
    Request next = request;
    next.url = std::move(target).value();
    if (becomesGet(request.method, head.status)) {
        if (request.redirects == Redirects::KeepMethod)
            return refusal("it requires a GET without a body at " + withoutQuery(next.url));
        dropBody(next);
    }
    if (!next.url.hasSameOrigin(request.url)) {
        if (next.body)
            return refusal("it leads to " + withoutQuery(next.url)
                           + ", and the body of the request does not go there");
        if (next.method != "GET" && next.method != "HEAD")
            return refusal("it leads to " + withoutQuery(next.url) + ", and a " + next.method
                           + " does not go there");
        dropCredentials(next);
    }
    if (const AddressScope to = addressScope(next.url.host()); !mayLeadTo(from, to))
        return refusal("it leads from " + std::string(describe(from)) + " to " + withoutQuery(next.url)
                       + ", which is " + std::string(describe(to)));
    next.redirectedFrom = from;
    return next;
}

} // namespace tooltray::upstream
