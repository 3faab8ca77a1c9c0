// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configsections.h"
#include "storage/configuration/scalars.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/fieldformats.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "json/decode.h"

#include <array>
#include <cstdint>

namespace tooltray::storage {

namespace {

using workspace::Credential;
using workspace::Endpoint;
using workspace::EndpointLimits;

enum class AuthenticationType : std::uint8_t {
    Bearer,
    ApiKey,
    Header,
    Basic,
    OAuth2ClientCredentials,
    Command,
};

constexpr auto namesOf(AuthenticationType)
{
    using enum AuthenticationType;
    return std::to_array<json::Named<AuthenticationType>>(
        {{"bearer", Bearer},
         {"api_key", ApiKey},
         {"header", Header},
         {"basic", Basic},
         {"oauth2_client_credentials", OAuth2ClientCredentials},
         {"command", Command}});
}

// All that some type has.
constexpr std::array<std::string_view, 9> kAuthenticationKeys{
    "value", "header_name", "place", "user", "token_url", "client_id", "scopes", "audience", "lifetime"};

// Words between blanks; nothing where a shell would have to understand them.
std::optional<std::vector<std::string>> words(std::string_view command)
{
    if (command.find_first_of("\"'\\|&;<>()$`*?~#") != std::string_view::npos)
        return std::nullopt;
    std::vector<std::string> found;
    while (true) {
        command.remove_prefix(std::min(command.find_first_not_of(" \t\n"), command.size()));
        if (command.empty())
            return found;
        const std::size_t end = std::min(command.find_first_of(" \t\n"), command.size());
        found.emplace_back(command.substr(0, end));
        command.remove_prefix(end);
    }
}

// A program and its arguments: as a list, or in one text.
struct CommandWords {
    const ConfigTree &tree;

    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        const ConfiguredSecret *text = tree.secret(in.path());
        // A command that is not known for now: the credential says so when it is wanted.
        if (text != nullptr && text->isUnset)
            return;
        if (text == nullptr) {
            json::read(in, out);
            if (in.value().isArray() && (out.empty() || out.front().empty()))
                in.reportExpected(Message(CORE_TEXT("Core", "a list of a program and its arguments")));
            return;
        }
        if (auto found = text->text.open(words))
            out = std::move(*found);
        else
            in.report(CORE_TEXT("Core", "a command with quotes or special characters must be a list with one "
                                        "element per argument; it is not run in a shell"));
    }
};

// Where the secret of a credential is: in the environment, in the file, or else in the keychain.
void readSecret(const std::optional<json::Reader> &value, const SectionContext &context, Credential &out)
{
    if (!value)
        return;
    const ConfiguredSecret *secret = context.tree.secret(value->path());
    if (secret == nullptr)
        return value->reportExpected(Message(CORE_TEXT("Core", "a string such as \"${TOKEN}\"")));
    if (secret->variable.empty()) {
        out.source = Credential::Source::Memory;
        context.out.secrets.push_back({out.name, secret->text});
    } else {
        out.source = Credential::Source::Environment;
        out.variable = secret->variable;
    }
}

void readOAuth2(json::ObjectReader &object, Credential::OAuth2 &out)
{
    object.required("token_url", out.tokenUrl, PublicUrl());
    object.required("client_id", out.clientId, json::NonEmpty());
    object.optional("scopes", out.scopes, workspace::DistinctTexts());
    object.optional("audience", out.audience);
}

void readOfType(AuthenticationType type, json::ObjectReader &object, const SectionContext &context,
                Credential &out)
{
    using enum AuthenticationType;
    if (type == Command) {
        out.source = Credential::Source::Command;
        object.required("value", out.command, CommandWords{context.tree});
        object.optional("lifetime", out.commandLifetime, HumanDuration());
        if (object.optional("header_name", out.headerName, workspace::HeaderName()))
            out.scheme = Credential::Scheme::Header;
        return;
    }
    readSecret(object.find("value"), context, out);
    if (type != Header)
        object.optional("header_name", out.headerName, workspace::HeaderName());
    switch (type) {
    case ApiKey:
        out.scheme = Credential::Scheme::ApiKey;
        if (object.optional("place", out.place) && out.place != Credential::Place::Header
            && out.headerName.empty())
            object.required("header_name", out.headerName, workspace::HeaderName());
        break;
    case Header:
        out.scheme = Credential::Scheme::Header;
        object.required("header_name", out.headerName, workspace::HeaderName());
        break;
    case Basic:
        out.scheme = Credential::Scheme::Basic;
        object.required("user", out.user, json::NonEmpty());
        break;
    case OAuth2ClientCredentials:
        out.scheme = Credential::Scheme::OAuth2ClientCredentials;
        readOAuth2(object, out.oauth2.emplace());
        break;
    case Bearer:
    case Command: break;
    }
}

struct PublicHeaders {
    void operator()(const json::Reader &in, std::vector<workspace::Header> &out) const
    {
        read(in, out);
        for (const workspace::Header &header : out) {
            if (workspace::isSecretHeader(header.name))
                in.member(header.name)
                    .report(CORE_TEXT("Core", "expected a header that cannot hold a secret (use "
                                              "\"authentication\" of type \"header\" for secrets)"));
        }
    }
};

struct SchemaPlace {
    FilePath path;

    void operator()(const json::Reader &in, workspace::SchemaSource &out) const
    {
        read(in, out);
        if (out.kind == workspace::SchemaSource::Kind::File && !out.path.empty())
            path(in, out.path);
    }
};

struct ApiPlace {
    FilePath path;

    void operator()(const json::Reader &in, workspace::ApiSource &out) const
    {
        const std::size_t errorsBefore = in.errorCount();
        read(in, out);
        if (in.errorCount() != errorsBefore)
            return;
        const json::Reader location = in.member("location");
        if (out.isUrl())
            PublicUrl()(location, out.location);
        else
            path(location, out.location);
        if (!out.overlay.empty())
            path(in.member("overlay"), out.overlay);
    }
};

void readLimits(const json::Reader &in, EndpointLimits &out)
{
    json::ObjectReader object(in);
    object.optional("depth", out.depth);
    object.optional("fields", out.fields);
    object.optional("complexity", out.complexity);
    object.optional("response_bytes", out.responseBytes, HumanSize());
    object.optional("concurrent_requests", out.concurrentRequests, json::Between<std::uint32_t>{1, 1'000});
    object.optional("requests_per_minute", out.requestsPerMinute);
    object.optional("queued_requests", out.queuedRequests);
    object.optional("call_requests", out.callRequests, json::Between<std::uint64_t>{1, 1'000'000});
    object.optional("call_items", out.callItems, json::Between<std::uint64_t>{1, 100'000'000});
    object.optional("call_time", out.callTime, HumanDuration());
}

void readTimeouts(const json::Reader &in, workspace::Timeouts &out)
{
    json::ObjectReader object(in);
    object.optional("connect", out.connect, HumanDuration());
    object.optional("total", out.total, HumanDuration());
}

void readRetry(const json::Reader &in, workspace::RetryPolicy &out)
{
    json::ObjectReader object(in);
    object.optional("retries", out.retries, json::Between<std::uint32_t>{0, 10});
    object.optional("first_delay", out.firstDelay, HumanDuration());
    object.optional("longest_delay", out.longestDelay, HumanDuration());
}

void readEndpoint(const json::Reader &in, const SectionContext &context, Endpoint endpoint)
{
    const FilePath path{context.folder};
    json::ObjectReader object(in);
    object.optional("description", endpoint.description);
    object.optional("url", endpoint.url, PublicUrl());
    object.optional("rest_url", endpoint.restUrl, PublicUrl());
    if (const auto authentication = object.find("authentication")) {
        readAuthentication(*authentication, context, endpoint.name);
        endpoint.credential = endpoint.name;
    }
    object.optional("headers", endpoint.headers, PublicHeaders());
    object.optional("schema", endpoint.schema, SchemaPlace{path});
    object.optional("api", endpoint.api, ApiPlace{path});
    object.optional("mutations", endpoint.mutations);
    object.optional("limits", endpoint.limits, readLimits);
    object.optional("timeouts", endpoint.timeouts, readTimeouts);
    object.optional("retry", endpoint.retry, readRetry);
    object.optional("proxy", endpoint.proxy, PublicUrl());
    object.optional("tls", endpoint.tls, [&](const json::Reader &tls, workspace::TlsOptions &out) {
        json::ObjectReader options(tls);
        options.optional("verify", out.verify);
        options.optional("ca_file", out.caFile, path);
        options.optional("certificate_file", out.certificateFile, path);
        options.optional("key_file", out.keyFile, path);
    });
    object.optional("subscriptions", endpoint.subscriptions);
    object.optional("errors", endpoint.errors);
    if (object.isFine())
        settleUrl(in, endpoint);
    context.add(std::move(endpoint));
}

} // namespace

void readAuthentication(const json::Reader &in, const SectionContext &context, const std::string &endpoint)
{
    const std::size_t errorsBefore = in.errorCount();
    json::ObjectReader object(in);
    AuthenticationType type = AuthenticationType::Bearer;
    object.required("type", type);
    if (in.errorCount() != errorsBefore) {
        for (const std::string_view key : kAuthenticationKeys)
            object.find(key);
        return;
    }
    Credential credential;
    credential.name = endpoint;
    readOfType(type, object, context, credential);
    if (const ConfiguredSecret *secret = context.tree.secret(in.path() / "value");
        secret != nullptr && secret->isUnset) {
        credential.source = Credential::Source::Environment;
        credential.variable = secret->variable;
    }
    context.add(std::move(credential));
}

void readEndpoints(const json::Reader &in, const SectionContext &context)
{
    if (!in.value().isObject())
        return in.reportExpected(Message(CORE_TEXT("Core", "a map of endpoints by their names")));
    NameCheck names(workspace::ObjectKind::Endpoint, context);
    for (const json::Member &member : in.value().members()) {
        const json::Reader value = in.member(member.name);
        Endpoint endpoint;
        endpoint.name = member.name.view();
        names.check(value, endpoint.name);
        readEndpoint(value, context, std::move(endpoint));
    }
}

void readDefaultEndpoint(const json::Reader &url, const std::optional<json::Reader> &authentication,
                         const SectionContext &context)
{
    Endpoint endpoint;
    endpoint.name = kDefaultEndpoint;
    PublicUrl()(url, endpoint.url);
    if (authentication) {
        readAuthentication(*authentication, context, endpoint.name);
        endpoint.credential = endpoint.name;
    }
    context.add(std::move(endpoint));
}

} // namespace tooltray::storage
