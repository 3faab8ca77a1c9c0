// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "mcp/types/offer.h"
#include "toolkit/access/clientview.h"
#include "toolkit/catalogue/showntool.h"
#include "toolkit/commands/builtin.h"
#include "workspace/checks/callgraph.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// The findings about saved tools, kept for as long as their definitions stay.
class SavedTools {
public:
    using ToolPointer = std::shared_ptr<const workspace::Tool>;

    explicit SavedTools(workspace::CallGraph::Permits permits = {});

    // What calls get: of a pinned tool what was approved, and no claim that does not count here. The same pointer for as long as the tool stays the same.
    // Precondition: the tool is one of the workspace.
    ToolPointer served(const workspace::Workspace &workspace, const std::string &name);

    Effect effectOf(const workspace::Workspace &workspace, const std::string &name);
    Effect effectOf(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                    const std::string &endpoint)
    {
        return m_graph.of(workspace, version, endpoint).effect;
    }
    bool isVisible(const ClientView &client, const workspace::Workspace &workspace,
                   const workspace::Tool &tool);

    // To be called when other claims count than before.
    void clear();

private:
    struct Known {
        workspace::DefinitionPtr definition;
        ToolPointer served;
        Effect effect = Effect::Changes;
        // Of what calls other tools or sends to URLs, which may change too; 0: it does neither.
        workspace::Revision effectAt = 0;
    };

    Known &known(const workspace::Workspace &workspace, const std::string &name);
    ToolPointer made(const workspace::Workspace &workspace, const workspace::DefinitionPtr &definition) const;

    workspace::CallGraph::Permits m_permits;
    std::map<std::string, Known, std::less<>> m_known;
    workspace::CallGraph m_graph;
};

} // namespace tooltray::toolkit

namespace tooltray::execution {
class Schemas;
}

namespace tooltray::toolkit {

// A tool of ours with the schema of its parameters ready for use.
struct OwnCommand {
    std::unique_ptr<BuiltIn> builtIn;
    jsonschema::Schema parameters;
    bool isListed = true; // as a tool; else it is there as a command only
};

// All commands there are: ours and the saved tools of the workspace; and what of them a client is offered. Nothing
// is made before somebody wants to see it, so that ten thousand tools cost no more than the page that is read.
class Catalogue {
public:
    using BuiltIns = std::vector<std::unique_ptr<BuiltIn>>;
    static constexpr std::size_t kPageItems = 100;
    // Further tools come with the next page, so that no list is more than the event loop makes at once.
    static constexpr std::size_t kPageBytes = 512 * 1024;

    // The schemas outlive it. Ends the program where a built-in's schema is none: that is never for a user to see.
    explicit Catalogue(execution::Schemas &schemas, workspace::CallGraph::Permits permits = {})
        : m_schemas(schemas)
        , m_saved(std::move(permits))
    {}

    enum class Listed : std::uint8_t { AsTool, AsCommandOnly };
    void add(std::unique_ptr<BuiltIn> builtIn, Listed listed);
    // The pair through which everything can be called, whatever is listed.
    static bool isPair(std::string_view name) { return name == "list_commands" || name == "invoke_command"; }

    // One of ours as the workspace has use for it.
    static mcp::Tool toolFor(const workspace::Workspace &workspace, const BuiltIn &builtIn);
    // The built-in tool that callers may also call by this name, which nothing lists; empty: none.
    static std::string_view nameBehind(std::string_view alias);

    const std::vector<OwnCommand> &own() const { return m_own; }
    SavedTools &saved() { return m_saved; }

    // Found among those that the client is offered.
    const OwnCommand *findOwn(const ClientView &client, std::string_view name) const;
    std::optional<workspace::Workspace::NamedTool>
    findSaved(const ClientView &client, const workspace::Workspace &workspace, std::string_view name);

    ShownTool shown(const workspace::Workspace &workspace, const workspace::Tool &tool,
                    std::optional<workspace::Version> version, execution::EnumStyle style);

    mcp::ListPage<mcp::Tool> page(const ClientView &client, const workspace::Workspace &workspace,
                                  const mcp::Cursor &cursor);
    // True where the client gets the pair in place of everything, unless it was shown more before.
    bool isCommandsOnly(const ClientView &client, const workspace::Workspace &workspace);
    // The saved tools that an automatic surface lists; nothing: too many for it.
    std::optional<std::set<std::string, std::less<>>> listedDirectly(const ClientView &client,
                                                                     const workspace::Workspace &workspace);

private:
    static bool isOffered(const ClientView &client, const BuiltIn &builtIn);
    // As a tool: all of ours, the essential ones, or the pair alone.
    static bool isListed(const ClientView &client, const OwnCommand &own);
    // Without the form of its response, which get_response_format tells whoever wants to know.
    static mcp::Tool listedTool(const workspace::Workspace &workspace, const OwnCommand &own);
    mcp::Tool listedTool(const ClientView &client, const workspace::Workspace &workspace,
                         const workspace::Tool &tool);
    bool exceeds(const ClientView &client, const workspace::Workspace &workspace);

    execution::Schemas &m_schemas;
    std::vector<OwnCommand> m_own;
    SavedTools m_saved;
    execution::PagedTools m_paged;
};

} // namespace tooltray::toolkit
