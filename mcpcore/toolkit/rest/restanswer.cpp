// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/rest/restanswer.h"

#include "json/write.h"

#include <string>
#include <variant>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::Level;

constexpr int kUnauthorized = 401;

http::Response failed(const CallFailure &failure, const FailedTool &tool)
{
    http::Response response =
        http::Response::json(httpStatus(failure), json::write(failureJson(failure, tool)));
    // Every 401 comes with a challenge (RFC 9110, 15.5.2). By its scheme clients see that it is not their own token that
    // was refused, which a challenge of the scheme Bearer would say.
    if (response.status == kUnauthorized)
        response.headers.add("WWW-Authenticate", "Endpoint-Credential");
    if (failure.retryAfter)
        response.headers.add("Retry-After", std::to_string(failure.retryAfter->count()));
    return response;
}

} // namespace

http::Response restAnswer(const CommandAnswer &answer)
{
    if (const auto *failure = std::get_if<CallFailure>(&answer.outcome)) {
        // Never details of the machine.
        if (failure->level == Level::Internal)
            return failed({Level::Internal,
                           Error{ErrorKind::Internal, "internal", "The server failed to answer this request.",
                                 "Try again, and report it if it happens again."}},
                          answer.tool);
        return failed(*failure, answer.tool);
    }
    const auto &result = std::get<CommandResult>(answer.outcome);
    // Data that came with errors, where the tool says that this is an error.
    constexpr int kUnprocessable = 422;
    const int status = result.isError ? kUnprocessable : 200;
    if (!result.structured.isNull())
        return http::Response::json(status, result.isTextJson ? result.text : json::write(result.structured));
    http::Response response;
    response.status = status;
    response.headers.add("Content-Type", "text/plain; charset=utf-8");
    response.body = result.text;
    return response;
}

} // namespace tooltray::toolkit
