// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fixturetool.h"
#include "mcp/server/backend.h"

#include <functional>
#include <string>
#include <vector>

namespace tooltray::conformance {

// The tools, prompts and resources that the conformance suite expects of a server under test.
class FixtureBackend final : public mcp::Backend {
public:
    explicit FixtureBackend(Clock &clock);

    // Called when a list has changed.
    void setChangeHandler(std::function<void(const mcp::ServerChange &)> handler)
    {
        m_changed = std::move(handler);
    }

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing listing,
                                                      const mcp::RequestContext &context) override;

    mcp::ListPage<mcp::Tool> listTools(const mcp::RequestContext &context,
                                       const mcp::Cursor &cursor) override;
    void callTool(mcp::RequestContext context, mcp::ToolCall call,
                  mcp::Reply<mcp::ToolResult> reply) override;
    std::vector<mcp::HeaderParameter> headerParameters(const mcp::RequestContext &context,
                                                       std::string_view tool) override;

    mcp::ListPage<mcp::Prompt> listPrompts(const mcp::RequestContext &context,
                                           const mcp::Cursor &cursor) override;
    void getPrompt(mcp::RequestContext context, mcp::PromptRequest request,
                   mcp::Reply<mcp::PromptResult> reply) override;

    mcp::ListPage<mcp::Resource> listResources(const mcp::RequestContext &context,
                                               const mcp::Cursor &cursor) override;
    mcp::ListPage<mcp::ResourceTemplate> listResourceTemplates(const mcp::RequestContext &context,
                                                               const mcp::Cursor &cursor) override;
    void readResource(mcp::RequestContext context, std::string uri,
                      mcp::Reply<mcp::ReadResult> reply) override;

    void complete(mcp::RequestContext context, mcp::CompletionRequest request,
                  mcp::Reply<mcp::Completion> reply) override;

private:
    const FixtureTool *find(std::string_view name) const;
    void change(mcp::ServerChange::Kind kind);

    mcp::Offer m_offer;
    std::vector<FixtureTool> m_tools;
    std::function<void(const mcp::ServerChange &)> m_changed;
    std::uint64_t m_revision = 1;
};

} // namespace tooltray::conformance
