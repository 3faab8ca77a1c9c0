// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/versionremoval.h"

#include "workspace/definitions/tool.h"

#include <string>

namespace tooltray::toolkit {

Error unknownVersion(const workspace::Tool &tool, const std::string &version)
{
    std::string known;
    for (const auto &[number, definition] : tool.versions)
        known.append(known.empty() ? "" : ", ").append(number.toString());
    return {ErrorKind::NotFound, "version_unknown",
            "The tool \"" + tool.name + "\" has no \"version\" \"" + version + "\".",
            "Pass one of " + known + ", or none."};
}

Result<workspace::Tool> withoutVersion(workspace::Tool tool, workspace::Version version)
{
    if (!tool.versions.contains(version))
        return unknownVersion(tool, version.toString());
    if (tool.versions.size() == 1)
        return Error{ErrorKind::Invalid, "last_version",
                     "The \"version\" " + version.toString() + " is the only one of the tool \"" + tool.name
                         + "\".",
                     "Call delete_saved_tool without \"version\" to delete the tool."};
    workspace::removeVersion(tool, version);
    return tool;
}

} // namespace tooltray::toolkit
