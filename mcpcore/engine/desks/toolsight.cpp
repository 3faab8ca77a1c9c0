// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/toolsight.h"

#include "engine/workspaces/openworkspace.h"
#include "mcp/era/revision.h"
#include "mcp/types/page.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/results.h"
#include "toolkit/catalogue/showntool.h"
#include "workspace/health/checkversion.h"
#include "json/parse.h"
#include "json/write.h"

#include <string>
#include <utility>

namespace tooltray::engine {

Result<ClientSight> sightOf(OpenWorkspace &workspace, const workspace::Tool &tool)
{
    if (!tool.versions.contains(tool.active)) {
        return Error{ErrorKind::NotFound, "version_missing",
                     "The tool " + tool.name + " has no version " + tool.active.toString() + ".",
                     "Choose one of its versions as the active one."};
    }
    const workspace::WorkspacePtr snapshot = workspace.live().workspace();
    const std::string endpoint = workspace::endpointOf(*snapshot, tool);
    toolkit::ShownTool shown =
        toolkit::shownTool(*snapshot, tool, tool.active, workspace.schemas().state(endpoint).schema,
                           execution::EnumStyle::Plain);
    mcp::ListPage<mcp::Tool> page;
    page.items.push_back(std::move(shown.tool));
    std::string text;
    {
        mcp::ObjectWriter writer(text);
        mcp::writeToolPage(writer, page, {}, mcp::newestRevision(mcp::Era::Modern).features);
    }
    ClientSight sight;
    sight.tool = json::parse(text).value["tools"][std::size_t(0)];
    sight.bytes = json::write(sight.tool).size();
    sight.injected = std::move(shown.injected);
    return sight;
}

} // namespace tooltray::engine
