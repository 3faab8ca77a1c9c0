// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "text/unicode/ascii.h"

#include <QtGlobal>

#include <utility>

namespace tooltray::upstream {

Request requestTo(std::string_view url, std::string method)
{
    Result<Url> parsed = Url::parse(url);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    Request request{.method = std::move(method), .url = std::move(parsed).value(), .fields = {}, .body = {}};
    request.repetition = isIdempotent(request.method) ? Repetition::Harmless : Repetition::Never;
    return request;
}

Request mutationTo(std::string_view url, std::string body)
{
    Request request = requestTo(url, "POST");
    request.fields.push_back({"Content-Type", "application/json"});
    request.body = std::make_shared<const std::string>(std::move(body));
    return request;
}

TransferFailure failureOf(Cause cause, Departure departure, Phase phase)
{
    return {.cause = cause, .phase = phase, .departure = departure};
}

std::string textOf(const Outcome &outcome)
{
    if (const auto *response = std::get_if<Response>(&outcome))
        return std::to_string(response->head.status) + (response->body.empty() ? "" : ' ' + response->body);
    const auto &failure = std::get<TransferFailure>(outcome);
    return std::string(nameOf(failure.cause)) + ' ' + std::string(nameOf(failure.phase))
           + (failure.departure == Departure::NeverLeft ? " never left" : " may have left");
}

std::string fieldOf(const Request &request, std::string_view name)
{
    for (const RequestField &field : request.fields) {
        if (equalsIgnoringAsciiCase(field.name, name))
            return std::string(valueOf(field));
    }
    return "-";
}

} // namespace tooltray::upstream
