// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/endpointcodec.h"

#include "workspace/codec/fieldformats.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/enumnames.h"
#include "json/write.h"

namespace tooltray::workspace {

template <typename Members>
void describe(Members &members, std::type_identity<ErrorRule>)
{
    members.optional("step", &ErrorRule::step);
    members.optional("null_at", &ErrorRule::nullAt, PointerText());
    members.optional("message_matches", &ErrorRule::messageMatches, PatternText());
    members.optional("http_status", &ErrorRule::httpStatus, Status());
    members.optional("status", &ErrorRule::status, Status());
    members.optional("message", &ErrorRule::message);
    members.optional("hint", &ErrorRule::hint);
}

void read(const json::Reader &in, ErrorRule &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    const bool isConditional = !out.nullAt.empty() || !out.messageMatches.empty() || out.httpStatus;
    if (!isConditional && in.errorCount() == errorsBefore)
        in.report({CORE_TEXT("Core", "one of {names} must be given"),
                   {{"names", "\"null_at\", \"message_matches\", \"http_status\""}}});
}

json::Value encode(const ErrorRule &rule)
{
    return encodeMembers(rule);
}

namespace {

// What may follow the name of a header: no line may be begun inside of it.
struct HeaderValue {
    void operator()(const json::Reader &in, std::string &out) const
    {
        read(in, out);
        if (out.find_first_of(std::string_view("\r\n\0", 3)) != std::string::npos)
            in.report(CORE_TEXT("Core", "the value of a header must be a single line"));
    }
};

} // namespace

void read(const json::Reader &in, std::vector<Header> &out)
{
    if (!in.value().isObject())
        return in.reportExpected(CORE_TEXT("Core", "an object"));
    out.clear();
    for (const json::Member &member : in.value().members()) {
        const json::Reader value = in.member(member.name);
        if (!HeaderName::fits(member.name))
            value.report(
                {CORE_TEXT("Core", "\"{name}\" is not a valid header name"), {{"name", member.name.view()}}});
        out.push_back({std::string(member.name.view()), {}});
        HeaderValue()(value, out.back().value);
    }
}

namespace {

// Origins such as https://api.example.com:8443, without a path.
struct Origins {
    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        DistinctTexts()(in, out);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::string &origin = out[i];
            const std::size_t host = origin.find("://");
            const bool isWeb = origin.starts_with("http://") || origin.starts_with("https://");
            if (!isWeb || origin.size() == host + 3
                || origin.find_first_of("/?#@{", host + 3) != std::string::npos)
                in.element(i).reportExpected({CORE_TEXT("Core", "an origin such as {example}"),
                                              {{"example", "https://api.example.com"}}});
        }
    }
};

} // namespace

json::Value encode(const std::vector<Header> &headers)
{
    json::Value out = json::Value::object();
    for (const Header &header : headers)
        out.set(header.name, json::Value(header.value));
    return out;
}

void read(const json::Reader &in, SchemaSource &out)
{
    using enum SchemaSource::Kind;
    json::NonEmpty()(in, out.path);
    out.kind = out.path == json::nameOf(Introspection) ? Introspection
               : out.path == json::nameOf(Federation)  ? Federation
               : out.path == json::nameOf(None)        ? None
                                                       : File;
    if (out.kind != File)
        out.path.clear();
}

json::Value encode(const SchemaSource &source)
{
    return source.kind == SchemaSource::Kind::File ? json::Value(source.path) : encode(source.kind);
}

namespace {

// Texts by their names; a number counts as its text.
struct ServerVariables {
    void operator()(const json::Reader &in, std::map<std::string, std::string> &out) const
    {
        if (!in.value().isObject())
            return in.reportExpected(CORE_TEXT("Core", "an object"));
        for (const json::Member &member : in.value().members()) {
            const json::Reader value = in.member(member.name);
            if (member.value.isString())
                out.insert_or_assign(std::string(member.name.view()), std::string(member.value.toString()));
            else if (member.value.isNumber())
                out.insert_or_assign(std::string(member.name.view()), json::write(member.value));
            else
                value.reportExpected(CORE_TEXT("Core", "a string"));
        }
    }

    json::Value encode(const std::map<std::string, std::string> &variables) const
    {
        json::Value out = json::Value::object();
        for (const auto &[name, value] : variables)
            out.set(name, value);
        return out;
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<ApiSource>)
{
    members.required("location", &ApiSource::location, json::NonEmpty());
    members.optional("server", &ApiSource::server, json::NonEmpty());
    members.optional("variables", &ApiSource::variables, ServerVariables());
    members.optional("allowed_origins", &ApiSource::allowedOrigins, Origins());
    members.optional("overlay", &ApiSource::overlay, json::NonEmpty());
}

void read(const json::Reader &in, ApiSource &out)
{
    readMembers(in, out);
    if (out.isUrl())
        UrlText()(in.member("location"), out.location);
}

json::Value encode(const ApiSource &source)
{
    return encodeMembers(source);
}

void settleUrl(const json::Reader &in, Endpoint &out)
{
    if (!out.url.empty())
        return;
    if (out.restUrl.empty() && out.api.location.empty())
        in.reportMissing("url");
    out.schema = {SchemaSource::Kind::None, {}}; // there is nobody to ask for one
}

template <typename Members>
void describe(Members &members, std::type_identity<EndpointLimits>)
{
    members.optional("depth", &EndpointLimits::depth);
    members.optional("fields", &EndpointLimits::fields);
    members.optional("complexity", &EndpointLimits::complexity);
    members.optional("response_bytes", &EndpointLimits::responseBytes);
    members.optional("concurrent_requests", &EndpointLimits::concurrentRequests,
                     json::Between<std::uint32_t>{1, 1'000});
    members.optional("requests_per_minute", &EndpointLimits::requestsPerMinute);
    members.optional("queued_requests", &EndpointLimits::queuedRequests);
    members.optional("call_requests", &EndpointLimits::callRequests,
                     json::Between<std::uint64_t>{1, 1'000'000});
    members.optional("call_items", &EndpointLimits::callItems, json::Between<std::uint64_t>{1, 100'000'000});
    members.optional("call_seconds", &EndpointLimits::callTime, Duration());
}

template <typename Members>
void describe(Members &members, std::type_identity<Timeouts>)
{
    members.optional("connect_ms", &Timeouts::connect, Duration());
    members.optional("total_ms", &Timeouts::total, Duration());
}

template <typename Members>
void describe(Members &members, std::type_identity<RetryPolicy>)
{
    members.optional("retries", &RetryPolicy::retries, json::Between<std::uint32_t>{0, 10});
    members.optional("first_delay_ms", &RetryPolicy::firstDelay, Duration());
    members.optional("longest_delay_ms", &RetryPolicy::longestDelay, Duration());
}

template <typename Members>
void describe(Members &members, std::type_identity<TlsOptions>)
{
    members.optional("verify", &TlsOptions::verify);
    members.optional("ca_file", &TlsOptions::caFile);
    members.optional("certificate_file", &TlsOptions::certificateFile);
    members.optional("key_file", &TlsOptions::keyFile);
}

template <typename Members>
void describe(Members &members, std::type_identity<Subscriptions>)
{
    members.optional("protocol", &Subscriptions::protocol);
    members.optional("url", &Subscriptions::url, json::NonEmpty());
}

template <typename Members>
void describe(Members &members, std::type_identity<Endpoint>)
{
    members.optional("description", &Endpoint::description);
    members.optional("url", &Endpoint::url, UrlText());
    members.optional("rest_url", &Endpoint::restUrl, UrlText());
    members.optional("credential", &Endpoint::credential);
    members.optional("further_credentials", &Endpoint::furtherCredentials, DistinctTexts());
    members.optional("headers", &Endpoint::headers);
    members.optional("schema", &Endpoint::schema);
    members.optional("api", &Endpoint::api);
    members.optional("mutations", &Endpoint::mutations);
    members.optional("limits", &Endpoint::limits);
    members.optional("timeouts", &Endpoint::timeouts);
    members.optional("retry", &Endpoint::retry);
    members.optional("proxy", &Endpoint::proxy, json::NonEmpty());
    members.optional("tls", &Endpoint::tls);
    members.optional("subscriptions", &Endpoint::subscriptions);
    members.optional("errors", &Endpoint::errors);
}

template <typename Members>
void describe(Members &members, std::type_identity<Credential::OAuth2>)
{
    members.required("token_url", &Credential::OAuth2::tokenUrl, UrlText());
    members.optional("authorization_url", &Credential::OAuth2::authorizationUrl, UrlText());
    members.required("client_id", &Credential::OAuth2::clientId, json::NonEmpty());
    members.optional("scopes", &Credential::OAuth2::scopes, DistinctTexts());
    members.optional("audience", &Credential::OAuth2::audience);
}

template <typename Members>
void describe(Members &members, std::type_identity<Credential>)
{
    members.optional("scheme", &Credential::scheme);
    members.optional("source", &Credential::source);
    members.optional("place", &Credential::place);
    members.optional("header_name", &Credential::headerName, HeaderName());
    members.optional("user", &Credential::user);
    members.optional("variable", &Credential::variable, json::NonEmpty());
    members.optional("command", &Credential::command);
    members.optional("command_lifetime_seconds", &Credential::commandLifetime, Duration());
    members.optional("oauth2", &Credential::oauth2);
}

void read(const json::Reader &in, EndpointLimits &out)
{
    readMembers(in, out);
}

json::Value encode(const EndpointLimits &limits)
{
    return encodeMembers(limits);
}

void read(const json::Reader &in, Timeouts &out)
{
    readMembers(in, out);
}

json::Value encode(const Timeouts &timeouts)
{
    return encodeMembers(timeouts);
}

void read(const json::Reader &in, RetryPolicy &out)
{
    readMembers(in, out);
}

json::Value encode(const RetryPolicy &retry)
{
    return encodeMembers(retry);
}

void read(const json::Reader &in, TlsOptions &out)
{
    readMembers(in, out);
}

json::Value encode(const TlsOptions &tls)
{
    return encodeMembers(tls);
}

void read(const json::Reader &in, Subscriptions &out)
{
    readMembers(in, out);
}

json::Value encode(const Subscriptions &subscriptions)
{
    return encodeMembers(subscriptions);
}

void read(const json::Reader &in, Endpoint &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    if (in.errorCount() == errorsBefore)
        settleUrl(in, out);
}

json::Value encode(const Endpoint &endpoint)
{
    return encodeMembers(endpoint);
}

void read(const json::Reader &in, Credential &out)
{
    using enum Credential::Scheme;
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    if (in.errorCount() != errorsBefore)
        return;
    if (out.source == Credential::Source::Environment && out.variable.empty())
        in.reportMissing("variable");
    if (out.source == Credential::Source::Command && out.command.empty())
        in.reportMissing("command");
    if (out.place != Credential::Place::Header && out.scheme != ApiKey)
        in.member("place").report(CORE_TEXT("Core", "only API keys can be sent outside a header"));
    if (out.place != Credential::Place::Header && out.headerName.empty())
        in.reportMissing("header_name");
    if (out.usesOAuth() && !out.oauth2)
        in.reportMissing("oauth2");
    if (out.scheme == OAuth2Code && out.oauth2 && out.oauth2->authorizationUrl.empty())
        in.member("oauth2").reportMissing("authorization_url");
}

json::Value encode(const Credential &credential)
{
    return encodeMembers(credential);
}

} // namespace tooltray::workspace
