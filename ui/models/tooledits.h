// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// The list of tools changes several of them at once, each time as one edit that can be undone as one.

namespace tooltray::ui {

using ToolNames = std::vector<std::string>;

// The stem itself if it is free, or else with a number: search_orders_2.
std::string freeToolName(const workspace::Workspace &workspace, std::string_view stem,
                         const std::set<std::string> &alsoTaken = {});

workspace::Edit removeTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label);

// The new names stand in the order of the old ones.
struct Duplication {
    workspace::Edit edit;
    ToolNames names;
};
Duplication duplicateTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label);

// Only tools that the change makes different are part of it.
workspace::Edit changeTools(const workspace::Workspace &workspace, const ToolNames &names, std::string label,
                            const std::function<void(workspace::Tool &tool)> &change);
workspace::Edit enableTools(const workspace::Workspace &workspace, const ToolNames &names, bool enabled,
                            std::string label);
workspace::Edit moveTools(const workspace::Workspace &workspace, const ToolNames &names,
                          const std::string &endpoint, std::string label);
workspace::Edit addTag(const workspace::Workspace &workspace, const ToolNames &names, const std::string &tag,
                       std::string label);
workspace::Edit removeTag(const workspace::Workspace &workspace, const ToolNames &names,
                          const std::string &tag, std::string label);
// The first tag is the group that a tool stands in. It loses none of the others.
workspace::Edit putTagFirst(const workspace::Workspace &workspace, const ToolNames &names,
                            const std::string &tag, std::string label);
// Each of them the one that it has.
workspace::Edit removeFirstTag(const workspace::Workspace &workspace, const ToolNames &names,
                               std::string label);

// All that there are, in order.
std::set<std::string> toolTags(const workspace::Workspace &workspace);

// A look at how tools would fare at another endpoint.
class ToolMove final {
    Q_DECLARE_TR_FUNCTIONS(ToolMove)

public:
    enum class Fit : std::uint8_t { Fits, Unknown, Misfit };
    struct Row {
        std::string tool;
        Fit fit = Fit::Fits;
        QString problem = {}; // a sentence, unless it fits

        bool operator==(const Row &) const = default;
    };
    using Rows = std::vector<Row>;

    // Those that are not there yet, in the order of the names. Takes as long as validation does: for a pool.
    static Rows plan(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                     const ToolNames &names, const std::string &endpoint);

private:
    static Row rowOf(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                     const workspace::Tool &tool, const workspace::Endpoint &endpoint);
};

} // namespace tooltray::ui
