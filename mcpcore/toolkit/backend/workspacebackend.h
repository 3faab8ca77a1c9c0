// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/backend.h"
#include "toolkit/backend/changenews.h"
#include "toolkit/backend/runningcalls.h"
#include "toolkit/client/clientview.h"
#include "toolkit/resources/resources.h"
#include "workspace/edit/changeset.h"
#include "workspace/snapshot/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::toolkit {

class Catalogue;
class Dispatch;
class TrafficJournal;
struct Services;

// A workspace as an MCP server.
class WorkspaceBackend final : public mcp::Backend {
public:
    struct Parts {
        Services &services;
        Catalogue &catalogue;
        Dispatch &dispatch;
        const TrafficJournal &traffic;
    };

    // All of the parts outlive it.
    WorkspaceBackend(const Parts &parts, mcp::Implementation server);

    // What clients are to be told, in time.
    void setChangeListener(ChangeNews::Listener listener) { m_news.setListener(std::move(listener)); }
    // To be called once the curation has it.
    void workspaceChanged(const workspace::ChangeSet &changes);
    void schemaChanged(const std::string &endpoint);

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing listing,
                                                      const mcp::CallContext &context) override;

    mcp::ListPage<mcp::Tool> listTools(const mcp::CallContext &context, const mcp::Cursor &cursor) override;
    void callTool(mcp::CallContext context, mcp::ToolCall call, mcp::Reply<mcp::ToolResult> reply) override;

    mcp::ListPage<mcp::Prompt> listPrompts(const mcp::CallContext &context,
                                           const mcp::Cursor &cursor) override;
    void getPrompt(mcp::CallContext context, mcp::PromptRequest request,
                   mcp::Reply<mcp::PromptResult> reply) override;

    mcp::ListPage<mcp::Resource> listResources(const mcp::CallContext &context,
                                               const mcp::Cursor &cursor) override;
    mcp::ListPage<mcp::ResourceTemplate> listResourceTemplates(const mcp::CallContext &context,
                                                               const mcp::Cursor &cursor) override;
    void readResource(mcp::CallContext context, std::string uri, mcp::Reply<mcp::ReadResult> reply) override;

    void complete(mcp::CallContext context, mcp::CompletionRequest request,
                  mcp::Reply<mcp::Completion> reply) override;

private:
    std::optional<ClientView> client(const mcp::CallContext &context) const;
    std::uint64_t viewOf(std::optional<ClientView> client);

    Parts m_parts;
    mcp::Offer m_offer;
    ChangeNews m_news;
    Resources m_resources;
    workspace::WorkspacePtr m_seen; // the state that the revision stands for
    std::uint64_t m_revision = 1;
    std::vector<std::optional<ClientView>> m_views; // those that see the same share a place
    RunningCalls m_running;
};

} // namespace tooltray::toolkit
