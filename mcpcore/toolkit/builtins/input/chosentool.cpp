// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/input/chosentool.h"

#include "base/suggestion.h"
#include "toolkit/builtins/tools/versionremoval.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

using workspace::Tool;

Result<workspace::Workspace::CalledTool> chosenTool(const CommandContext &context, std::string_view name,
                                                    std::string_view argument)
{
    const workspace::Workspace &workspace = *context.workspace;
    const auto called = workspace.calledTool(name);
    if (called && context.isVisible(*called->tool))
        return *called;
    const std::size_t at = name.find('@');
    const auto unversioned = workspace.calledTool(name.substr(0, at));
    if (at != std::string_view::npos && unversioned && context.isVisible(*unversioned->tool))
        return unknownVersion(*unversioned->tool, std::string(name.substr(at + 1)));
    std::vector<std::string> names;
    for (const auto &[known, entry] : workspace.entries(workspace::ObjectKind::Tool))
        names.push_back(known);
    std::vector<std::string> similar = suggestions(name.substr(0, at), names);
    std::erase_if(similar,
                  [&](const std::string &one) { return !context.isVisible(*workspace.find<Tool>(one)); });
    const std::string suggestion = didYouMean(similar);
    return Error{ErrorKind::NotFound, "tool_unknown",
                 "There is no saved tool with the " + std::string(argument) + " \"" + std::string(name)
                     + "\"." + (suggestion.empty() ? "" : " " + suggestion),
                 "Call list_saved_tools to see what there is."};
}

} // namespace tooltray::toolkit
