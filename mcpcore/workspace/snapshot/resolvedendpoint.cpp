// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/resolvedendpoint.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "workspace/definitions/requestrules.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

constexpr std::size_t kMaxEndpointsNamed = 20;

std::string listed(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMaxEndpointsNamed; ++i)
        text.append(i == 0 ? "" : ", ").append(names[i]);
    if (names.size() > kMaxEndpointsNamed)
        text += " and " + std::to_string(names.size() - kMaxEndpointsNamed) + " more";
    return text;
}

Error disabled(const std::string &endpoint, const std::string &variable)
{
    return {
        ErrorKind::Unavailable,
        "endpoint_left_out",
        {CORE_TEXT("Core", "The endpoint \"{name}\" needs the environment variable {variable}, which is "
                           "not set."),
         {{"name", endpoint}, {"variable", variable}}},
        {CORE_TEXT("Core", "Set {variable} and start Tooltray again, or give it a default in config.yaml."),
         {{"variable", variable}}}};
}

Error missing(const Workspace &workspace, std::string_view name)
{
    const Workspace::DisabledEndpoints &off = workspace.disabledEndpoints();
    const std::vector<std::string> names = endpointNames(workspace);
    // A tool that names no endpoint most likely means the disabled one, where that is the only one.
    const auto found = name.empty() && names.empty() ? off.begin() : off.find(name);
    if (found != off.end())
        return disabled(found->first, found->second);
    if (names.empty())
        return {ErrorKind::NotFound, "no_endpoint", CORE_TEXT("Core", "The workspace has no endpoint yet."),
                CORE_TEXT("Core", "Add one in the window or in config.yaml.")};
    const Message meant = didYouMean(suggestions(name, names));
    return {ErrorKind::NotFound, "endpoint_unknown",
            name.empty()
                ? Message(CORE_TEXT("Core", "The workspace has several endpoints, and none is named."))
                : Message(CORE_TEXT("Core", "There is no endpoint \"{name}\"."), {{"name", name}}),
            meant.empty() ? Message(CORE_TEXT("Core", "Endpoints: {names}."), {{"names", listed(names)}})
                          : meant};
}

} // namespace

Result<std::string> resolvedEndpoint(const Workspace &workspace, std::string_view name)
{
    const auto &endpoints = workspace.entries(ObjectKind::Endpoint);
    if (!name.empty() && endpoints.find(name) != nullptr)
        return std::string(name);
    if (name.empty() && endpoints.size() == 1)
        return endpoints.begin()->name;
    if (name.empty() && endpoints.find("default") != nullptr)
        return std::string("default");
    Error error = missing(workspace, name);
    error.details = json::Value::object({{"endpoint", json::Value(name)}});
    return error;
}

std::string endpointOf(const Workspace &workspace, const Tool &tool)
{
    if (!tool.endpoint.empty())
        return tool.endpoint;
    const Result<std::string> resolved = resolvedEndpoint(workspace, {});
    return resolved ? *resolved : std::string();
}

Message missingEndpointText(const Error &error)
{
    return Message::joined({error.message, error.hint});
}

std::vector<std::string> endpointNames(const Workspace &workspace)
{
    std::vector<std::string> names;
    for (const auto &item : workspace.entries(ObjectKind::Endpoint))
        names.push_back(item.name);
    return names;
}

namespace {

using Segments = std::vector<std::string>;

// A server, or a proxy before it, may take encoded characters apart before it looks for segments, even twice.
constexpr int kPathReadings = 4;

struct UrlParts {
    std::string host; // with its port
    std::string path;
    bool hasQuery = false;
};

std::string withPort(std::string_view scheme, std::string host)
{
    const std::size_t inBrackets = host.rfind(']');
    const std::size_t colon = host.rfind(':');
    const bool hasPort =
        colon != std::string::npos && (inBrackets == std::string::npos || colon > inBrackets);
    if (!hasPort)
        host += scheme == "https" || scheme == "wss" ? ":443" : ":80";
    // All of them are this computer.
    for (const std::string_view loopback : {"localhost:", "[::1]:", "[0:0:0:0:0:0:0:1]:"}) {
        if (host.starts_with(loopback))
            return "127.0.0.1:" + host.substr(loopback.size());
    }
    return host;
}

UrlParts partsOf(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos)
        return {};
    std::string_view rest = url.substr(scheme + 3);
    const std::size_t end = rest.find_first_of("/?#");
    std::string_view host = rest.substr(0, end);
    host.remove_prefix(host.find('@') == std::string_view::npos ? 0 : host.find('@') + 1);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end);
    return {withPort(asciiLower(url.substr(0, scheme)), asciiLower(host)),
            std::string(rest.substr(0, rest.find_first_of("?#"))), rest.find('?') != std::string_view::npos};
}

// The segments of one reading: a backslash is a slash, parameters of a segment are dropped, dots lead up, and the path
// ends at the first character that may end it.
Segments segmentsOf(std::string_view path)
{
    Segments segments;
    path = path.substr(0, path.find_first_of(std::string_view("?#\0", 3)));
    while (!path.empty()) {
        const std::size_t end = path.find_first_of("/\\");
        std::string_view segment = path.substr(0, end);
        path.remove_prefix(end == std::string_view::npos ? path.size() : end + 1);
        segment = segment.substr(0, segment.find(';'));
        const std::size_t last = segment.find_last_not_of(" \t\r\n");
        segment = segment.substr(0, last == std::string_view::npos ? 0 : last + 1);
        if (segment == ".." && !segments.empty())
            segments.pop_back();
        else if (!segment.empty() && segment != "." && segment != "..")
            segments.push_back(asciiLower(segment));
    }
    return segments;
}

std::vector<Segments> pathReadings(std::string path)
{
    std::vector<Segments> readings{segmentsOf(path)};
    for (int i = 1; i < kPathReadings && path.find('%') != std::string::npos; ++i) {
        path = decodePercentLeniently(path);
        readings.push_back(segmentsOf(path));
    }
    return readings;
}

// Whether the path is that of the server or lies below. A segment with an open value may become any that begins like it,
// and any number of them; one of the server, which a context variable fills, is any.
bool isAtOrBelow(const Segments &path, const Segments &server)
{
    for (std::size_t i = 0; i < server.size(); ++i) {
        if (i == path.size())
            return false;
        const bool isAnything = server[i].find(kOpenValue) != std::string::npos;
        if (path[i] == server[i] || (isAnything && path[i].find(kOpenValue) == std::string::npos))
            continue;
        const std::size_t open = path[i].find(kOpenValue);
        if (open != std::string::npos)
            return std::string_view(server[i]).starts_with(std::string_view(path[i]).substr(0, open));
        return false;
    }
    return true;
}

bool isSame(const Segments &path, const Segments &server)
{
    const auto open = std::ranges::find_if(
        path, [](const std::string &segment) { return segment.find(kOpenValue) != std::string::npos; });
    const bool isOpen = open != path.end() && std::cmp_less(open - path.begin(), server.size());
    return (path.size() == server.size() || isOpen) && isAtOrBelow(path, server);
}

bool reaches(const UrlParts &url, bool hasQuery, const Endpoint &endpoint)
{
    const bool mayBeRest = endpoint.schema.kind == SchemaSource::Kind::None && endpoint.restUrl.empty();
    const std::vector<Segments> paths = pathReadings(url.path);
    const auto isOf = [&](const std::string &text, bool mayLieBelow) {
        const UrlParts server = partsOf(withOpenValues(text));
        if (server.host.empty() || server.host != url.host)
            return false;
        const std::vector<Segments> servers = pathReadings(server.path);
        return std::ranges::any_of(paths, [&](const Segments &path) {
            return std::ranges::any_of(servers, [&](const Segments &at) {
                return at.empty() || !mayLieBelow ? isSame(path, at) : isAtOrBelow(path, at);
            });
        });
    };
    if ((!mayBeRest || hasQuery) && isOf(endpoint.url, !mayBeRest))
        return true;
    return !endpoint.subscriptions.url.empty() && isOf(endpoint.subscriptions.url, true);
}

bool reachesAny(const Workspace &workspace, const UrlParts &url, bool hasQuery)
{
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Endpoint)) {
        if (reaches(url, hasQuery, std::get<Endpoint>(entry.object())))
            return true;
    }
    return false;
}

} // namespace

bool reachesGraphql(const Workspace &workspace, std::string_view url)
{
    const UrlParts parts = partsOf(url);
    return reachesAny(workspace, parts, parts.hasQuery);
}

bool mayReachGraphql(const Workspace &workspace, std::string_view endpoint, std::string_view pathTemplate,
                     bool hasQuery)
{
    const Result<std::string> resolved = resolvedEndpoint(workspace, endpoint);
    const Endpoint *sender = resolved ? workspace.find<Endpoint>(*resolved) : nullptr;
    if (sender == nullptr)
        return false;
    UrlParts url = partsOf(withOpenValues(sender->restUrl.empty() ? sender->url : sender->restUrl));
    const std::string path = withOpenValues(pathTemplate);
    const std::size_t mark = path.find('?');
    url.path.append("/").append(path.substr(0, mark));
    return reachesAny(workspace, url, hasQuery || url.hasQuery || mark != std::string::npos);
}

} // namespace tooltray::workspace
