// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/problem.h"

#include "json/parser.h"

namespace tooltray::stdio {

namespace {

std::string adviceFor(int status)
{
    switch (status) {
    case 401: return "Start the relay with a token that the server knows.";
    case 403: return "The server does not serve this address or this client.";
    case 404:
    case 405: return "Check the path of the URL.";
    case 413: return "Send less at once.";
    case 429:
    case 503: return "Try again later.";
    default: return {};
    }
}

// What the server itself says about it, in the form that HTTP APIs use.
std::string sayingOf(const std::string &body)
{
    const json::Parsed parsed = json::parse(body);
    const json::Value &error = parsed.value["error"];
    std::string saying(error["message"].toString());
    if (const std::string_view hint = error["hint"].toString(); !hint.empty())
        saying += (saying.empty() ? "" : " ") + std::string(hint);
    return saying;
}

} // namespace

std::string lossText(const Endpoint &endpoint)
{
    return "The server at " + endpoint.url
           + " ended before it answered. The request may have taken effect: check that before you repeat it.";
}

std::string problemText(const Endpoint &endpoint, const Delivery::Ending &ending)
{
    const std::string server = "The server at " + endpoint.url;
    if (ending.status == 0)
        return server + " cannot be reached: " + ending.problem.value_or("no answer")
               + ". Start it, and try again.";
    if (ending.status >= 300) {
        const std::string saying = sayingOf(ending.body);
        const std::string more = saying.empty() ? adviceFor(ending.status) : saying;
        return server + " refused the message with status " + std::to_string(ending.status) + "."
               + (more.empty() ? "" : " " + more);
    }
    if (ending.problem)
        return server + " began an answer that cannot be used: " + *ending.problem + ". Try again.";
    return server + " ended its answer without answering this request. Check that the URL leads to MCP.";
}

} // namespace tooltray::stdio
