// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/backend.h"
#include "toolkit/access/clientview.h"
#include "toolkit/server/changenews.h"
#include "toolkit/server/resources.h"
#include "toolkit/server/runningtools.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <QObject>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
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

    // Receives the changes that clients must be told in time, and which clients.
    using ChangeListener = std::function<void(const mcp::ServerChange &, const mcp::Audience &)>;
    void setChangeListener(ChangeListener listener);
    // To be called once the workspace has it.
    void workspaceChanged(const workspace::ChangeSet &changes);
    void schemaChanged(const std::string &endpoint);
    // Claims of tools may count now, or no longer.
    void consentsChanged();

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing listing,
                                                      const mcp::RequestContext &context) override;

    mcp::ListPage<mcp::Tool> listTools(const mcp::RequestContext &context,
                                       const mcp::Cursor &cursor) override;
    void callTool(mcp::RequestContext context, mcp::ToolCall call,
                  mcp::Reply<mcp::ToolResult> reply) override;

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
    void sessionEnded(const mcp::Principal &principal, std::string_view session) override;

private:
    // The facts about the caller that a listing depends on.
    struct View {
        std::optional<ClientView> client; // nothing: a stranger
        std::vector<std::string> contextKeys = {};

        bool operator==(const View &) const = default;
    };

    using ToolNames = std::set<std::string, std::less<>>;

    // The tools found for a view; finding them means measuring every tool.
    struct Direct {
        std::uint64_t revision = 0;
        std::optional<ToolNames> names = {};
    };

    std::optional<ClientView> client(const mcp::RequestContext &context) const;
    // With what it was shown before.
    std::optional<ClientView> listingClient(const mcp::RequestContext &context);
    workspace::WorkspacePtr workspaceFor(const ClientView &client) const;
    std::uint64_t viewOf(const std::optional<ClientView> &client);
    std::uint64_t currentRevision();
    // The saved tools that an automatic surface lists; nothing: too many for it.
    const std::optional<ToolNames> &listedDirectly(const ClientView &client);
    void toolChanged(const workspace::Change &change);
    void sharedChanged(const workspace::ChangeSet &changes);
    void contextChanged(const workspace::ChangeSet &changes);
    bool isConcerned(const Concern &concern, const ContextOwner &listener);
    bool maySeeToolAt(const ClientView &client, const std::set<std::string> &endpoints);

    Parts m_parts;
    mcp::Offer m_offer;
    ChangeNews m_news;
    Resources m_resources;
    workspace::WorkspacePtr m_seen; // the state that the revision stands for
    std::uint64_t m_revision = 1;
    std::set<std::string> m_permitted; // tools whose claims count
    std::vector<View> m_views;         // those that see the same share a place
    // The tools listed directly to each session, or to each token where there is no session.
    std::map<ContextOwner, ToolNames> m_shown;
    std::map<std::uint64_t, Direct> m_direct; // by the place of the view
    RunningTools m_running;
    QObject m_context; // of what a pool works on
};

} // namespace tooltray::toolkit
