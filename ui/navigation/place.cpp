// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigation/place.h"

#include "ui/language/utf8text.h"
#include "workspace/checks/callgraph.h"
#include "workspace/snapshot/workspace.h"

#include <utility>
#include <variant>

namespace tooltray::ui {

Place placeToTry(const workspace::Workspace &workspace)
{
    Place place{.page = pageid::kTools};
    workspace::CallGraph graph;
    std::pair<bool, workspace::Revision> best; // whether it only reads, and when it was changed
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(entry.object());
        const std::pair rank(graph.of(workspace, tool).effect == workspace::Effect::Reads, entry.revision());
        if (!place.item.isEmpty() && rank <= best)
            continue;
        best = rank;
        place.item = fromUtf8(name);
        place.input = json::Value();
    }
    return place;
}

} // namespace tooltray::ui
