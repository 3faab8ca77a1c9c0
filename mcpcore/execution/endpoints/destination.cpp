// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/endpoints/destination.h"

#include "execution/bind/transform.h"
#include "execution/endpoints/contexttemplate.h"
#include "upstream/exchange/url.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tooltray::execution {
namespace {

std::vector<std::string_view> urlsOf(const workspace::Endpoint &endpoint)
{
    std::vector<std::string_view> urls{endpoint.url};
    for (const std::string *url : {&endpoint.restUrl, &endpoint.subscriptions.url}) {
        if (!url->empty())
            urls.emplace_back(*url);
    }
    return urls;
}

std::string_view originPart(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    return url.substr(0, url.find_first_of("/?#", scheme == std::string_view::npos ? 0 : scheme + 3));
}

// Secrets stay as they are named: nobody reads one to find out where another one goes.
std::string filled(const workspace::Workspace &workspace, std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos)
            break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto *variable = workspace::isIdentifier(name) ? workspace.contextFor(name) : nullptr;
        const std::optional<std::string> value =
            variable == nullptr || variable->isSecret() ? std::nullopt : scalarText(variable->value);
        result.append(text.substr(0, open))
            .append(value ? *value : std::string(text.substr(open, close + 1 - open)));
        text.remove_prefix(close + 1);
    }
    return result.append(text);
}

} // namespace

std::string originOf(std::string_view url)
{
    std::string text(url);
    if (text.starts_with("ws://") || text.starts_with("wss://"))
        text.replace(0, 2, "http"); // as subscriptions are reached
    const auto parsed = upstream::Url::parse(text);
    return parsed ? parsed->origin() : text;
}

std::vector<Destination> destinationsOf(const workspace::Workspace &workspace,
                                        const workspace::Endpoint &endpoint)
{
    std::vector<Destination> destinations;
    for (const std::string_view url : urlsOf(endpoint)) {
        Destination destination{originOf(filled(workspace, originPart(url))), endpoint.proxy,
                                endpoint.tls.caFile, endpoint.tls.verify};
        if (std::ranges::find(destinations, destination) == destinations.end())
            destinations.push_back(std::move(destination));
    }
    return destinations;
}

std::vector<std::string> namesInOrigins(const workspace::Endpoint &endpoint)
{
    std::vector<std::string> names;
    for (const std::string_view url : urlsOf(endpoint)) {
        const ContextTemplate origin(originPart(url), ContextTemplate::Of::Header);
        names.insert(names.end(), origin.names().begin(), origin.names().end());
    }
    return names;
}

} // namespace tooltray::execution
