// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/endpoint.h"

#include <algorithm>

namespace tooltray::workspace {

bool ApiSource::isUrl() const
{
    return location.starts_with("http://") || location.starts_with("https://");
}

namespace {

std::string originPart(std::string_view url)
{
    return std::string(url.substr(0, url.find_first_of("/?#", url.find("://") + 3)));
}

} // namespace

std::string ApiSource::serverOrigin() const
{
    std::string url;
    std::string_view rest = server;
    while (!rest.empty()) {
        const std::size_t open = std::min(rest.find('{'), rest.size());
        url += rest.substr(0, open);
        rest.remove_prefix(open);
        const std::size_t close = rest.find('}');
        if (rest.empty() || close == std::string_view::npos)
            break;
        const auto value = variables.find(std::string(rest.substr(1, close - 1)));
        url += value == variables.end() ? rest.substr(0, close + 1) : std::string_view(value->second);
        rest.remove_prefix(close + 1);
    }
    const bool isComplete = url.starts_with("http://") || url.starts_with("https://");
    return isComplete ? originPart(url) : std::string();
}

std::string restBase(const Endpoint &endpoint)
{
    if (!endpoint.restUrl.empty())
        return endpoint.restUrl;
    if (std::string server = endpoint.api.serverOrigin(); !server.empty())
        return server;
    return endpoint.api.isUrl() ? originPart(endpoint.api.location) : endpoint.url;
}

std::vector<std::string> credentialsOf(const Endpoint &endpoint)
{
    std::vector<std::string> names;
    const auto add = [&names](const std::string &name) {
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    add(endpoint.credential);
    std::ranges::for_each(endpoint.furtherCredentials, add);
    return names;
}

std::vector<std::string> urlsOf(const Endpoint &endpoint)
{
    std::vector<std::string> urls;
    for (const std::string &url :
         {endpoint.url, endpoint.restUrl, endpoint.subscriptions.url, endpoint.api.serverOrigin()}) {
        if (!url.empty())
            urls.push_back(url);
    }
    if (endpoint.api.isUrl())
        urls.push_back(endpoint.api.location);
    return urls;
}

} // namespace tooltray::workspace
