// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/backend.h"

namespace tooltray::mcp {

// What a backend does not offer is never asked for; should it be, nothing is there.

ListPage<Tool> Backend::listTools(const RequestContext &, const Cursor &)
{
    return {};
}

void Backend::callTool(RequestContext, ToolCall call, Reply<ToolResult> reply)
{
    reply.fail(Failure::unknownTool(call.name));
}

std::vector<HeaderParameter> Backend::headerParameters(const RequestContext &, std::string_view)
{
    return {};
}

ListPage<Prompt> Backend::listPrompts(const RequestContext &, const Cursor &)
{
    return {};
}

void Backend::getPrompt(RequestContext, PromptRequest request, Reply<PromptResult> reply)
{
    reply.fail(Failure::unknownPrompt(request.name));
}

ListPage<Resource> Backend::listResources(const RequestContext &, const Cursor &)
{
    return {};
}

ListPage<ResourceTemplate> Backend::listResourceTemplates(const RequestContext &, const Cursor &)
{
    return {};
}

void Backend::readResource(RequestContext, std::string uri, Reply<ReadResult> reply)
{
    reply.fail(Failure::unknownResource(uri));
}

void Backend::complete(RequestContext, CompletionRequest, Reply<Completion> reply)
{
    reply.send({});
}

} // namespace tooltray::mcp
