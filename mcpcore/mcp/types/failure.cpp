// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/types/failure.h"

#include "text/unicode/utf8.h"

namespace tooltray::mcp {
namespace {

// Whoever asked knows the rest of a name that is longer than any of ours.
std::string recognisable(std::string_view name)
{
    constexpr std::size_t kEnough = 200;
    if (name.size() <= kEnough)
        return std::string(name);
    return std::string(truncatedUtf8(name, kEnough)) + "...";
}

} // namespace

Failure Failure::internal()
{
    return internal("The server failed to answer this request.");
}

Failure Failure::internal(Message message)
{
    return {Fault::Internal, std::move(message)};
}

Failure Failure::invalidRequest(Message message)
{
    return {Fault::InvalidRequest, std::move(message)};
}

Failure Failure::invalidParams(Message message)
{
    return {Fault::InvalidParams, std::move(message)};
}

Failure Failure::unknownTool(std::string_view name, std::string_view meant)
{
    constexpr std::string_view kList = "Call tools/list to get the available tools.";
    std::string text = "There is no tool \"" + recognisable(name) + "\". " + std::string(meant);
    if (meant.empty() || meant.ends_with('?')) // otherwise it says how to call it
        text.append(meant.empty() ? "" : " ").append(kList);
    return invalidParams(std::move(text));
}

Failure Failure::unknownPrompt(std::string_view name)
{
    return invalidParams("There is no prompt \"" + recognisable(name)
                         + "\". Call prompts/list to get the available prompts.");
}

Failure Failure::unknownResource(std::string_view uri)
{
    return {Fault::UnknownResource, "There is no resource " + recognisable(uri) + ".",
            json::Value::object({{"uri", uri}})};
}

Failure Failure::missingCapability(json::Value capabilities)
{
    return {Fault::MissingCapability, "This request needs a capability that the client did not declare.",
            json::Value::object({{"requiredCapabilities", std::move(capabilities)}})};
}

} // namespace tooltray::mcp
