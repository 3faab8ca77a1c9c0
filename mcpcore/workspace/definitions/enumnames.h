// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/results.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "json/decode.h"

#include <array>

// The names of enum values in files, tools and the configuration; see json/decode.h.
namespace tooltray::workspace {

template <typename E, std::size_t N>
constexpr std::array<json::Named<E>, N> names(const json::Named<E> (&list)[N])
{
    return std::to_array(list);
}

constexpr auto namesOf(Origin)
{
    return names<Origin>({{"config", Origin::Config},
                          {"agent", Origin::Agent},
                          {"person", Origin::Person},
                          {"outside", Origin::Outside}});
}

constexpr auto namesOf(Transform::Kind)
{
    using enum Transform::Kind;
    return names<Transform::Kind>({{"default", Default},
                                   {"gid", Gid},
                                   {"urlencode", UrlEncode},
                                   {"urldecode", UrlDecode},
                                   {"upper", Upper},
                                   {"lower", Lower},
                                   {"number", Number},
                                   {"string", String},
                                   {"json", Json},
                                   {"join", Join},
                                   {"split", Split},
                                   {"compact", Compact},
                                   {"present", Present},
                                   {"first", First},
                                   {"project_path", ProjectPath},
                                   {"base64_text", Base64Text},
                                   {"base64_encoding", Base64Encoding}});
}

constexpr auto namesOf(RestRequest::Method)
{
    using enum RestRequest::Method;
    return names<RestRequest::Method>({{"GET", Get},
                                       {"HEAD", Head},
                                       {"POST", Post},
                                       {"PUT", Put},
                                       {"PATCH", Patch},
                                       {"DELETE", Delete},
                                       {"OPTIONS", Options},
                                       {"QUERY", Query}});
}

constexpr auto namesOf(Pagination::Style)
{
    using enum Pagination::Style;
    return names<Pagination::Style>({{"relay", Relay},
                                     {"offset", Offset},
                                     {"cursor", Cursor},
                                     {"page", Page},
                                     {"link", Link},
                                     {"next_url", NextUrl},
                                     {"last_item", LastItem}});
}

constexpr auto namesOf(Pagination::MergeStrategy)
{
    using enum Pagination::MergeStrategy;
    return names<Pagination::MergeStrategy>(
        {{"concat_nodes", ConcatNodes}, {"concat_edges", ConcatEdges}, {"custom", Custom}});
}

constexpr auto namesOf(ResultShape::Format)
{
    using enum ResultShape::Format;
    return names<ResultShape::Format>({{"json", Json}, {"toon", Toon}, {"csv", Csv}, {"auto", Auto}});
}

constexpr auto namesOf(JsonType)
{
    using enum JsonType;
    return names<JsonType>({{"null", Null},
                            {"boolean", Boolean},
                            {"number", Number},
                            {"integer", Integer},
                            {"string", String},
                            {"array", Array},
                            {"object", Object}});
}

constexpr auto namesOf(MutationPolicy)
{
    using enum MutationPolicy;
    return names<MutationPolicy>({{"deny", Deny}, {"ask", Ask}, {"allow", Allow}});
}

constexpr auto namesOf(BuiltInGroup)
{
    using enum BuiltInGroup;
    return names<BuiltInGroup>(
        {{"execute", Execute}, {"management", Management}, {"schema", Schema}, {"context", Context}});
}

constexpr auto namesOf(SurfaceMode)
{
    using enum SurfaceMode;
    return names<SurfaceMode>({{"auto", Auto}, {"direct", Direct}, {"commands", Commands}});
}

constexpr auto namesOf(ToolKind)
{
    using enum ToolKind;
    return names<ToolKind>({{"graphql", Graphql}, {"rest", Rest}, {"composite", Composite}});
}

constexpr auto namesOf(Credential::Scheme)
{
    using enum Credential::Scheme;
    return names<Credential::Scheme>({{"bearer", Bearer},
                                      {"api_key", ApiKey},
                                      {"header", Header},
                                      {"basic", Basic},
                                      {"oauth2_client_credentials", OAuth2ClientCredentials},
                                      {"oauth2_code", OAuth2Code}});
}

constexpr auto namesOf(Credential::Place)
{
    using enum Credential::Place;
    return names<Credential::Place>({{"header", Header}, {"query", Query}, {"cookie", Cookie}});
}

constexpr auto namesOf(Credential::Source)
{
    using enum Credential::Source;
    return names<Credential::Source>(
        {{"keychain", Keychain}, {"environment", Environment}, {"command", Command}, {"memory", Memory}});
}

constexpr auto namesOf(SchemaSource::Kind)
{
    using enum SchemaSource::Kind;
    return names<SchemaSource::Kind>(
        {{"introspection", Introspection}, {"federation", Federation}, {"file", File}, {"none", None}});
}

constexpr auto namesOf(Subscriptions::Protocol)
{
    using enum Subscriptions::Protocol;
    return names<Subscriptions::Protocol>(
        {{"auto", Auto}, {"graphql-transport-ws", GraphqlTransportWs}, {"graphql-sse", GraphqlSse}});
}

constexpr auto namesOf(Prompt::Role)
{
    using enum Prompt::Role;
    return names<Prompt::Role>({{"user", User}, {"assistant", Assistant}});
}

constexpr auto namesOf(ContextScope)
{
    using enum ContextScope;
    return names<ContextScope>({{"session", Session}, {"persistent", Persistent}});
}

constexpr auto namesOf(ContextOverride)
{
    using enum ContextOverride;
    return names<ContextOverride>({{"none", None}, {"persons", Persons}, {"all", All}});
}

constexpr auto namesOf(ClientRight)
{
    using enum ClientRight;
    return names<ClientRight>({{"all_calls", AllCalls}, {"metrics", Metrics}, {"administer", Administer}});
}

} // namespace tooltray::workspace
