// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/backend.h"
#include "text.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::test {

// Offers what the test puts into it, and counts how often lists are asked for.
class FakeBackend final : public mcp::Backend {
public:
    using Feature = mcp::Offer::Feature;

    FakeBackend()
    {
        offered.server = {"fake", "1.0", "Fake server"};
        offered.tools = Feature::Changing;
        offered.prompts = Feature::Changing;
        offered.resources = Feature::Changing;
        offered.resourceUpdates = true;
        offered.completions = true;
        for (const char *name : {"a", "b", "c", "d", "e"})
            tools.push_back(
                {.name = name, .description = "Does it", .inputSchema = value(R"({"type":"object"})")});
    }

    const mcp::Offer &offer() const override { return offered; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing, const mcp::RequestContext &) override
    {
        return version;
    }

    // Two tools a page, continued after the last name.
    mcp::ListPage<mcp::Tool> listTools(const mcp::RequestContext &, const mcp::Cursor &cursor) override
    {
        ++listings;
        mcp::ListPage<mcp::Tool> page;
        for (const mcp::Tool &tool : tools) {
            if (tool.name <= cursor.position)
                continue;
            if (page.items.size() == 2) {
                page.next.position = page.items.back().name;
                break;
            }
            page.items.push_back(tool);
        }
        return page;
    }
    void callTool(mcp::RequestContext context, mcp::ToolCall call, mcp::Reply<mcp::ToolResult> reply) override
    {
        if (onCall)
            return onCall(std::move(context), std::move(call), std::move(reply));
        reply.send({.content = {{mcp::Text{"called " + call.name + " " + json::write(call.arguments)}}}});
    }
    std::vector<mcp::HeaderParameter> headerParameters(const mcp::RequestContext &,
                                                       std::string_view tool) override
    {
        return tool == "routed" ? std::vector<mcp::HeaderParameter>{{"Region", {"region"}}}
                                : std::vector<mcp::HeaderParameter>();
    }

    mcp::ListPage<mcp::Prompt> listPrompts(const mcp::RequestContext &, const mcp::Cursor &) override
    {
        return {
            {{.name = "greet", .arguments = {{.name = "who", .need = mcp::PromptArgument::Need::Required}}}}};
    }
    void getPrompt(mcp::RequestContext, mcp::PromptRequest request,
                   mcp::Reply<mcp::PromptResult> reply) override
    {
        if (request.name != "greet")
            return reply.fail(mcp::Failure::unknownPrompt(request.name));
        reply.send({.messages = {{mcp::Role::User, {mcp::Text{"Hello " + request.arguments["who"]}}}}});
    }

    mcp::ListPage<mcp::Resource> listResources(const mcp::RequestContext &, const mcp::Cursor &) override
    {
        return {{{.uri = "urn:a", .name = "A"}}};
    }
    mcp::ListPage<mcp::ResourceTemplate> listResourceTemplates(const mcp::RequestContext &,
                                                               const mcp::Cursor &) override
    {
        return {{{.uriTemplate = "urn:{x}", .name = "X"}}};
    }
    void readResource(mcp::RequestContext, std::string uri, mcp::Reply<mcp::ReadResult> reply) override
    {
        if (uri != "urn:a")
            return reply.fail(mcp::Failure::unknownResource(uri));
        reply.send({{{.uri = uri, .mimeType = "text/plain", .body = mcp::Text{"contents"}}}});
    }

    void complete(mcp::RequestContext, mcp::CompletionRequest request,
                  mcp::Reply<mcp::Completion> reply) override
    {
        reply.send({.values = {request.value + "1", request.value + "2"}, .total = 5});
    }

    mcp::Offer offered;
    std::vector<mcp::Tool> tools;
    std::optional<mcp::ListingVersion> version = mcp::ListingVersion{1, 0};
    std::function<void(mcp::RequestContext, mcp::ToolCall, mcp::Reply<mcp::ToolResult>)> onCall;
    int listings = 0;
};

} // namespace tooltray::test
