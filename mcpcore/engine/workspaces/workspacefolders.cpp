// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspacefolders.h"

#include "engine/access/clienttokens.h"
#include "engine/settings/serversettings.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <system_error>

namespace tooltray::engine {

std::filesystem::path workspaceFolder(const std::filesystem::path &dataFolder, std::string_view name)
{
    return dataFolder / "workspaces" / name;
}

std::filesystem::path stateFolder(const std::filesystem::path &dataFolder)
{
    return dataFolder / "state";
}

bool isWorkspaceName(std::string_view name)
{
    constexpr std::size_t kLongest = 64;
    const auto isFit = [](char c) { return isAsciiLower(c) || isAsciiDigit(c) || c == '-' || c == '_'; };
    return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, isFit);
}

std::vector<std::string> workspaceNames(const std::filesystem::path &dataFolder)
{
    std::vector<std::string> names{std::string(kDefaultWorkspace)};
    std::error_code error;
    for (std::filesystem::directory_iterator place(dataFolder / "workspaces", error), end;
         !error && place != end; place.increment(error)) {
        std::string name = place->path().filename().string();
        std::error_code ignored;
        // A link may lead to a folder of somebody who does not expect files of ours there.
        const bool isFolder = place->symlink_status(ignored).type() == std::filesystem::file_type::directory;
        if (isWorkspaceName(name) && name != kDefaultWorkspace && isFolder)
            names.push_back(std::move(name));
    }
    std::ranges::sort(names);
    return names;
}

std::string workspaceUrl(const std::string &serverUrl, std::string_view workspace)
{
    if (serverUrl.empty() || workspace == kDefaultWorkspace)
        return serverUrl;
    std::string url = serverUrl.substr(0, serverUrl.find('/', serverUrl.find("://") + 3));
    return url.append("/w/").append(workspace).append("/mcp");
}

} // namespace tooltray::engine
