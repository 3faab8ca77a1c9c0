// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspacelink.h"

#include "engine/settings/serversettings.h"

namespace tooltray::engine {

std::string workspaceUrl(const std::string &serverUrl, std::string_view workspace)
{
    if (serverUrl.empty() || workspace == kDefaultWorkspace)
        return serverUrl;
    std::string url = serverUrl.substr(0, serverUrl.find('/', serverUrl.find("://") + 3));
    return url.append("/w/").append(workspace).append("/mcp");
}

} // namespace tooltray::engine
