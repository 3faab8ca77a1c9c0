// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/reference.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

struct DescribedKey {
    std::string_view path;
    ConfigText text;
};

constexpr std::array kDescribedKeys{
    DescribedKey{"graphql_endpoint", {"URL", "short form of one endpoint, called default"}},
    DescribedKey{
        "authentication",
        {"object", "the credential of graphql_endpoint, with the keys of endpoints.NAME.authentication"}},
    DescribedKey{"endpoints", {"object by name", "the APIs that tools call"}},
    DescribedKey{"endpoints.NAME.description", {"text", "what the API is for, for people and agents"}},
    DescribedKey{"endpoints.NAME.url",
                 {"URL",
                  "address of the GraphQL API; {KEY} stands for a context variable; not needed with rest_url "
                  "or api"}},
    DescribedKey{
        "endpoints.NAME.rest_url",
        {"URL", "what the paths of REST tools are relative to (default: the origin of api, else url)"}},
    DescribedKey{"endpoints.NAME.authentication", {"object", "how requests authenticate"}},
    DescribedKey{"endpoints.NAME.authentication.type",
                 {"bearer, api_key, header, basic, oauth2_client_credentials or command",
                  "how the secret is sent, or the command that prints it"}},
    DescribedKey{"endpoints.NAME.authentication.value",
                 {"text, or a list for a command",
                  "the secret, preferably ${NAME}; of a command its program and "
                  "arguments; without it the secret is in the keychain"}},
    DescribedKey{"endpoints.NAME.authentication.header_name",
                 {"text",
                  "name of the header (default: X-Api-Key for api_key, else Authorization), of the query "
                  "parameter or of the cookie"}},
    DescribedKey{"endpoints.NAME.authentication.place",
                 {"header, query or cookie", "where an api_key is sent (default: header)"}},
    DescribedKey{"endpoints.NAME.authentication.user", {"text", "user of basic authentication"}},
    DescribedKey{"endpoints.NAME.authentication.token_url", {"URL", "where OAuth tokens are requested"}},
    DescribedKey{"endpoints.NAME.authentication.client_id", {"text", "id of the OAuth client"}},
    DescribedKey{"endpoints.NAME.authentication.scopes", {"list of strings", "scopes of the OAuth token"}},
    DescribedKey{"endpoints.NAME.authentication.audience", {"text", "audience of the OAuth token"}},
    DescribedKey{"endpoints.NAME.authentication.lifetime",
                 {"duration", "how long the output of a command is used (default: 5 min)"}},
    DescribedKey{"endpoints.NAME.headers",
                 {"object of strings", "headers of every request; {KEY} stands for a context variable"}},
    DescribedKey{"endpoints.NAME.schema",
                 {"introspection, federation, none, or a file",
                  "where the schema comes from (default: introspection)"}},
    DescribedKey{"endpoints.NAME.api", {"object", "the OpenAPI description of a REST API"}},
    DescribedKey{"endpoints.NAME.api.location", {"URL or file", "where it is"}},
    DescribedKey{"endpoints.NAME.api.server",
                 {"text", "the server to call, as it is written in the description (default: the first)"}},
    DescribedKey{"endpoints.NAME.api.variables",
                 {"object of strings", "values for the placeholders in the URL of the server"}},
    DescribedKey{"endpoints.NAME.api.allowed_origins",
                 {"list of origins", "other origins whose documents it may refer to"}},
    DescribedKey{"endpoints.NAME.api.overlay",
                 {"file", "an OpenAPI Overlay that is applied whenever it is read"}},
    DescribedKey{"endpoints.NAME.mutations",
                 {"deny, ask or allow", "what happens to calls that change something (default: ask)"}},
    DescribedKey{"endpoints.NAME.limits", {"object", "what is refused before it is sent, or cut off"}},
    DescribedKey{"endpoints.NAME.limits.depth", {"number", "maximum depth of an operation (default: 20)"}},
    DescribedKey{"endpoints.NAME.limits.fields",
                 {"number", "maximum number of fields of an operation (default: 500)"}},
    DescribedKey{"endpoints.NAME.limits.complexity",
                 {"number", "maximum number of fields in a response (default: 10000)"}},
    DescribedKey{"endpoints.NAME.limits.response_bytes", {"size", "maximum response size (default: 32 MiB)"}},
    DescribedKey{"endpoints.NAME.limits.concurrent_requests", {"number", "concurrent requests (default: 8)"}},
    DescribedKey{"endpoints.NAME.limits.requests_per_minute",
                 {"number", "requests per minute (default: no limit)"}},
    DescribedKey{"endpoints.NAME.limits.queued_requests",
                 {"number", "requests that wait for their turn (default: 100)"}},
    DescribedKey{"endpoints.NAME.limits.call_requests", {"number", "requests of one call (default: 1000)"}},
    DescribedKey{"endpoints.NAME.limits.call_items",
                 {"number", "items that one call collects from pages (default: 10000)"}},
    DescribedKey{"endpoints.NAME.limits.call_time",
                 {"duration", "maximum duration of a call (default: 2 min)"}},
    DescribedKey{"endpoints.NAME.timeouts", {"object", "how long a request may take"}},
    DescribedKey{"endpoints.NAME.timeouts.connect", {"duration", "to connect (default: 5 s)"}},
    DescribedKey{"endpoints.NAME.timeouts.total", {"duration", "in total (default: 30 s)"}},
    DescribedKey{"endpoints.NAME.retry", {"object", "how failed requests are repeated"}},
    DescribedKey{"endpoints.NAME.retry.retries", {"number", "how often (default: 3)"}},
    DescribedKey{"endpoints.NAME.retry.first_delay",
                 {"duration", "wait before the first retry (default: 250 ms)"}},
    DescribedKey{"endpoints.NAME.retry.longest_delay", {"duration", "maximum delay (default: 10 s)"}},
    DescribedKey{"endpoints.NAME.proxy", {"URL", "proxy for all requests"}},
    DescribedKey{"endpoints.NAME.tls", {"object", "certificates"}},
    DescribedKey{"endpoints.NAME.tls.verify",
                 {"true or false", "whether the certificate of the server is checked (default: true)"}},
    DescribedKey{"endpoints.NAME.tls.ca_file", {"file", "additional certificate authorities, as PEM"}},
    DescribedKey{"endpoints.NAME.tls.certificate_file", {"file", "client certificate, as PEM"}},
    DescribedKey{"endpoints.NAME.tls.key_file", {"file", "key of the client certificate, as PEM"}},
    DescribedKey{"endpoints.NAME.subscriptions", {"object", "how subscriptions are made"}},
    DescribedKey{"endpoints.NAME.subscriptions.protocol",
                 {"auto, graphql_transport_ws or graphql_sse", "protocol (default: auto)"}},
    DescribedKey{"endpoints.NAME.subscriptions.url", {"URL", "address (default: url)"}},
    DescribedKey{"endpoints.NAME.errors",
                 {"list", "rules that turn errors of the API into errors for agents"}},
    DescribedKey{"context_variables",
                 {"object by name", "values that fill operation variables of the same name"}},
    DescribedKey{"context_persistence", {"object", "where context variables that agents set are kept"}},
    DescribedKey{"context_persistence.default",
                 {"session or persistent", "unless variables says otherwise (default: session)"}},
    DescribedKey{"context_persistence.override",
                 {"none, persons or all",
                  "the shared values that a client may replace for itself (default: persons)"}},
    DescribedKey{"context_persistence.variables",
                 {"object of session or persistent", "for single variables"}},
    DescribedKey{"enumerations",
                 {"object of lists of {name, value}", "mappings from labels to values, as lists"}},
    DescribedKey{"mappings", {"object of objects", "mappings from labels to values"}},
    DescribedKey{"clients", {"object by name", "MCP clients and what they may do"}},
    DescribedKey{"clients.NAME.title", {"text", "display name"}},
    DescribedKey{"clients.NAME.profile", {"text", "what program it is, such as claude-code"}},
    DescribedKey{"clients.NAME.token_hash", {"sha256:HEX", "hash of its token"}},
    DescribedKey{"clients.NAME.enabled", {"true or false", "whether it may connect (default: true)"}},
    DescribedKey{"clients.NAME.policy", {"object", "its permissions and limits"}},
    DescribedKey{"clients.NAME.policy.read_only",
                 {"true or false", "whether it may only read (default: false)"}},
    DescribedKey{"clients.NAME.policy.allowed_tools",
                 {"list of names", "the only tools that it sees, with those of allowed_tags"}},
    DescribedKey{"clients.NAME.policy.allowed_tags",
                 {"list of tags", "the only tools that it sees, with those of allowed_tools"}},
    DescribedKey{"clients.NAME.policy.mutations",
                 {"deny, ask or allow", "the stricter of this and the endpoint's applies"}},
    DescribedKey{"clients.NAME.policy.calls_per_minute", {"number", "calls per minute (default: no limit)"}},
    DescribedKey{"clients.NAME.policy.result_bytes",
                 {"size", "maximum result size (default: that of the workspace)"}},
    DescribedKey{"clients.NAME.policy.surface",
                 {"object", "how tools are offered to it, with the keys of surface"}},
    DescribedKey{"clients.NAME.policy.surface.mode", {"auto, direct or commands", "see surface.mode"}},
    DescribedKey{"clients.NAME.policy.surface.max_tools", {"number", "see surface.max_tools"}},
    DescribedKey{"clients.NAME.policy.surface.max_bytes", {"size", "see surface.max_bytes"}},
    DescribedKey{"clients.NAME.policy.groups_off",
                 {"list of groups", "groups of built-in tools that it does not see"}},
    DescribedKey{"clients.NAME.policy.rights",
                 {"list of all_calls, metrics, administer", "rights that only a person grants"}},
    DescribedKey{"surface", {"auto, direct, commands or an object", "how tools are offered to clients"}},
    DescribedKey{"surface.mode",
                 {"auto, direct or commands",
                  "all tools, a pair of commands to find and run them, or whichever fits (default: auto)"}},
    DescribedKey{"surface.max_tools",
                 {"number", "with more tools, auto offers the pair of commands (default: 40)"}},
    DescribedKey{"surface.max_bytes", {"size", "with a longer list, auto offers the pair of commands"}},
    DescribedKey{"server", {"object", "where the server listens, and for whom"}},
    DescribedKey{"server.port", {"number", "port (default: 8665)"}},
    DescribedKey{"server.addresses",
                 {"list of addresses", "addresses to listen on (default: loopback only)"}},
    DescribedKey{
        "server.allowed_hosts",
        {"list of names", "accepted Host headers, other than those of loopback, with or without port"}},
    DescribedKey{"server.allowed_origins", {"list of origins", "accepted Origin headers"}},
    DescribedKey{"server.max_connections", {"number", "concurrent connections (default: 2048)"}},
    DescribedKey{"server.max_body_bytes", {"size", "maximum request size (default: 4 MiB)"}},
    DescribedKey{"server.metrics", {"true or false", "whether /metrics is served (default: false)"}},
    DescribedKey{"storage", {"object", "where the library is kept"}},
    DescribedKey{"storage.adapter", {"json, sqlite or postgresql", "kind of storage (default: json)"}},
    DescribedKey{"storage.path",
                 {"folder or file", "place of json and sqlite (default: in the data folder)"}},
    DescribedKey{"storage.host", {"name or folder", "server of postgresql, or the folder of its socket"}},
    DescribedKey{"storage.port", {"number", "port of postgresql (default: 5432)"}},
    DescribedKey{"storage.database", {"name", "database of postgresql"}},
    DescribedKey{"storage.user", {"name", "user of postgresql"}},
    DescribedKey{"storage.schema", {"name", "schema of postgresql"}},
    DescribedKey{"storage.tls",
                 {"disable, prefer, require or verify-full", "encryption to postgresql (default: prefer)"}},
    DescribedKey{"storage.ca_file", {"file", "authorities that verify-full trusts"}},
    DescribedKey{"storage.password", {"text", "password of postgresql, preferably ${NAME}"}},
    DescribedKey{"storage.shared_key",
                 {"text", "secret of several servers on one postgresql library, preferably ${NAME}: each "
                          "then continues what another began"}},
    DescribedKey{"telemetry",
                 {"object", "where OpenTelemetry traces and metrics are sent (default: nowhere)"}},
    DescribedKey{"telemetry.endpoint",
                 {"URL", "collector that accepts OTLP over HTTP, without /v1/traces or /v1/metrics"}},
    DescribedKey{"telemetry.headers",
                 {"object of strings", "headers of each request to it, preferably ${NAME}"}},
    DescribedKey{"telemetry.ca_file", {"file", "additional certificate authorities, as PEM"}},
    DescribedKey{"telemetry.service", {"text", "service.name of the resource (default: tooltray)"}},
    DescribedKey{"title", {"text", "display name of the workspace"}},
    DescribedKey{
        "groups_off",
        {"list of execute, management, schema, context", "groups of built-in tools that are not offered"}},
    DescribedKey{"result_bytes", {"size", "maximum result size for clients (default: 40000)"}},
};

} // namespace

ConfigText configText(std::string_view path)
{
    const auto found = std::ranges::find(kDescribedKeys, path, &DescribedKey::path);
    return found == kDescribedKeys.end() ? ConfigText{} : found->text;
}

std::vector<std::string> describedConfigKeys()
{
    std::vector<std::string> keys;
    for (const DescribedKey &key : kDescribedKeys)
        keys.emplace_back(key.path);
    return keys;
}

} // namespace tooltray::app
