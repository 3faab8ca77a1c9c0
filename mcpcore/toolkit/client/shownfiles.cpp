// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/client/shownfiles.h"

#include <utility>

namespace tooltray::toolkit {

std::vector<UnreadFile> shownFiles(std::vector<UnreadFile> files, const workspace::Workspace &workspace,
                                   const ClientView &client,
                                   const std::function<bool(const workspace::Tool &)> &isVisible)
{
    std::erase_if(files, [&](const UnreadFile &file) {
        if (const auto *tool = workspace.find<workspace::Tool>(file.tool))
            return !isVisible(*tool);
        workspace::Tool unknown;
        unknown.name = file.tool;
        return !client.maySee(unknown, Effect::Changes);
    });
    return files;
}

} // namespace tooltray::toolkit
