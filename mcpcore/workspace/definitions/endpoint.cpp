// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/endpoint.h"

namespace tooltray::workspace {

bool ApiSource::isUrl() const
{
    return location.starts_with("http://") || location.starts_with("https://");
}

std::string_view restBase(const Endpoint &endpoint)
{
    if (!endpoint.restUrl.empty())
        return endpoint.restUrl;
    if (!endpoint.api.isUrl())
        return endpoint.url;
    const std::string_view location = endpoint.api.location;
    return location.substr(0, location.find_first_of("/?#", location.find("://") + 3));
}

std::vector<std::string_view> urlsOf(const Endpoint &endpoint)
{
    std::vector<std::string_view> urls;
    for (const std::string *url : {&endpoint.url, &endpoint.restUrl, &endpoint.subscriptions.url}) {
        if (!url->empty())
            urls.emplace_back(*url);
    }
    if (endpoint.api.isUrl())
        urls.emplace_back(endpoint.api.location);
    return urls;
}

} // namespace tooltray::workspace
