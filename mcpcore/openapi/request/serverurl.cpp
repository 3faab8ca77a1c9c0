// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/serverurl.h"

#include "jsonschema/format/uri.h"
#include "openapi/document/location.h"
#include "openapi/request/styles.h"

#include <algorithm>
#include <utility>

namespace tooltray::openapi {

namespace {

ServerUrl refusedServer(Message why)
{
    return {{}, std::move(why)};
}

// The value of one variable, or why there is none.
ServerUrl variableValue(const ApiServer &server, std::string_view name, const json::Value &chosen)
{
    const ApiNode variable = server.variables.find(name);
    const json::Value *values = variable ? variable->find("enum") : nullptr;
    if (const json::Value *value = chosen.find(name); value != nullptr && !value->isNull()) {
        const std::string text = scalarText(*value);
        const bool isAllowed = values == nullptr || values->isEmpty()
                               || std::ranges::any_of(values->elements(), [&](const json::Value &one) {
                                      return scalarText(one) == text;
                                  });
        if (isAllowed)
            return {text, {}};
        return refusedServer({CORE_TEXT("Core", "The server's variable {name} cannot be \"{value}\"."),
                              {{"name", name}, {"value", text}}});
    }
    if (const json::Value *preset = variable ? variable->find("default") : nullptr;
        preset != nullptr && !preset->isNull())
        return {scalarText(*preset), {}};
    if (values != nullptr && !values->isEmpty())
        return {scalarText((*values)[std::size_t{0}]), {}};
    return refusedServer(
        {CORE_TEXT("Core", "The server needs a value for its variable {name}."), {{"name", name}}});
}

ServerUrl filledIn(const ApiServer &server, const json::Value &chosen)
{
    std::string url;
    std::string_view rest = server.url;
    while (!rest.empty()) {
        const std::size_t open = rest.find('{');
        const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
        url += rest.substr(0, close == std::string_view::npos ? rest.size() : open);
        if (close == std::string_view::npos)
            break;
        ServerUrl value = variableValue(server, rest.substr(open + 1, close - open - 1), chosen);
        if (value.error)
            return value;
        const std::size_t authority = url.find("://");
        const bool isInAuthority =
            authority != std::string::npos && url.find('/', authority + 3) == std::string::npos;
        if (isInAuthority && value.url.find_first_of("/?#@\\") != std::string::npos)
            return refusedServer({CORE_TEXT("Core", "The server's variable {name} cannot be \"{value}\"."),
                                  {{"name", rest.substr(open + 1, close - open - 1)}, {"value", value.url}}});
        url += value.url;
        rest.remove_prefix(close + 1);
    }
    return {std::move(url), {}};
}

ServerUrl absolute(const Api &api, const ApiServer &server, const json::Value &chosen)
{
    ServerUrl filled = filledIn(server, chosen);
    if (filled.error)
        return filled;
    const std::string &base = api.documents->root().base;
    std::string url = std::move(filled.url);
    if (originOf(base).empty()) {
        if (url.starts_with("//"))
            url.insert(0, "https:");
    } else {
        url = jsonschema::resolveUri(base, url.empty() ? "/" : url);
    }
    const bool isPlain = std::ranges::all_of(url, [](char c) { return (c >= ' ' && c != 0x7F) || c < 0; });
    if (originOf(url).empty() || !isPlain)
        return refusedServer({CORE_TEXT("Core", "The server \"{url}\" in the description is not an absolute "
                                                "URL. Set a base URL on the endpoint."),
                              {{"url", server.url}}});
    return {std::move(url), {}};
}

// What somebody chose, else the first. Servers that only some operations have are none to choose.
ApiServer serverOf(const Api &api, const std::vector<ApiServer> &servers, std::string_view chosen)
{
    const auto found = std::ranges::find(servers, chosen, &ApiServer::url);
    if (found != servers.end())
        return *found;
    if (!chosen.empty() && servers == api.servers)
        return {chosen, {}};
    return servers.empty() ? ApiServer{"/", {}} : servers.front();
}

} // namespace

ServerUrl serverUrl(const Api &api, const ApiOperation &operation, const ServerChoice &options)
{
    ServerUrl server = options.url.empty() ? absolute(api, serverOf(api, operation.servers, options.chosen),
                                                      options.variables)
                                           : ServerUrl{options.url, {}};
    if (server.error)
        return server;
    const std::string origin = originOf(server.url);
    std::vector<std::string> accepted;
    if (options.accepted) {
        for (const std::string &one : *options.accepted)
            accepted.push_back(originOf(one));
    } else {
        const ServerUrl usual = absolute(api, serverOf(api, api.servers, options.chosen), options.variables);
        accepted.push_back(usual.error ? origin : originOf(usual.url));
    }
    accepted.push_back(originOf(api.documents->root().uri));
    if (options.url.empty() && std::ranges::find(accepted, origin) == accepted.end())
        return refusedServer(
            {CORE_TEXT("Core",
                       "The operation is served by {origin}, which was not accepted for this endpoint; "
                       "nothing was sent there."),
             {{"origin", origin}}});
    const std::size_t path =
        std::min(server.url.find_first_of("/?#", server.url.find("://") + 3), server.url.size());
    server.url.replace(0, path, origin);
    server.url.resize(std::min(server.url.find('#'), server.url.size()));
    while (server.url.ends_with('/'))
        server.url.pop_back();
    return server;
}

} // namespace tooltray::openapi
