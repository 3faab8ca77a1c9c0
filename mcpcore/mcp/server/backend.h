// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/reply.h"
#include "mcp/server/requestcontext.h"
#include "mcp/types/content.h"
#include "mcp/types/offer.h"
#include "mcp/types/prompt.h"
#include "mcp/types/tool.h"
#include "mcp/wire/headerparameters.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

// Provides what a server offers. Called on the thread of the server; lists are answered at once, everything
// else when it is done. Only features that offer() names are requested.
class Backend {
public:
    virtual ~Backend() = default;

    virtual const Offer &offer() const = 0;

    // Under which version the pages of a listing may be kept; nothing: they are asked for every time.
    virtual std::optional<ListingVersion> listingVersion(Listing listing, const RequestContext &context) = 0;

    virtual ListPage<Tool> listTools(const RequestContext &context, const Cursor &cursor);
    virtual void callTool(RequestContext context, ToolCall call, Reply<ToolResult> reply);
    // The parameters of a tool that clients must repeat in headers (see wire/headerparameters.h).
    virtual std::vector<HeaderParameter> headerParameters(const RequestContext &context,
                                                          std::string_view tool);

    virtual ListPage<Prompt> listPrompts(const RequestContext &context, const Cursor &cursor);
    virtual void getPrompt(RequestContext context, PromptRequest request, Reply<PromptResult> reply);

    virtual ListPage<Resource> listResources(const RequestContext &context, const Cursor &cursor);
    virtual ListPage<ResourceTemplate> listResourceTemplates(const RequestContext &context,
                                                             const Cursor &cursor);
    virtual void readResource(RequestContext context, std::string uri, Reply<ReadResult> reply);

    virtual void complete(RequestContext context, CompletionRequest request, Reply<Completion> reply);

    // Data stored for this session alone is no longer needed.
    virtual void sessionEnded(const Principal &, std::string_view /*session*/) {}
};

} // namespace tooltray::mcp
