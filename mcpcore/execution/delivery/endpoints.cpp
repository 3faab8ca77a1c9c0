// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/endpoints.h"

#include "base/task/ask.h"
#include "execution/arguments/contextvalues.h"
#include "execution/arguments/templates.h"
#include "execution/arguments/transform.h"
#include "execution/delivery/restquery.h"
#include "text/unicode/ascii.h"
#include "upstream/exchange/url.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QCryptographicHash>
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::execution {

std::string ReadyEndpoint::identity() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](std::string_view text) {
        // With their lengths, so that no two lists of texts read the same.
        const auto size = static_cast<std::uint64_t>(text.size());
        hash.addData(QByteArrayView(reinterpret_cast<const char *>(&size), sizeof size));
        hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    };
    add(request.url.text());
    for (const upstream::RequestField &field : request.fields) {
        add(field.name);
        add(upstream::valueOf(field));
    }
    return hash.result().toStdString();
}

namespace {

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
    for (const std::string &url : urlsOf(endpoint)) {
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
    for (const std::string &url : urlsOf(endpoint)) {
        const ContextTemplate origin(originPart(url), ContextTemplate::Of::Header);
        names.insert(names.end(), origin.names().begin(), origin.names().end());
    }
    return names;
}

namespace {

using upstream::Connectivity;

// share: what of its rate is ours
upstream::QueueLimits limitsOf(const workspace::Endpoint &endpoint, double share)
{
    upstream::QueueLimits limits;
    // Allows as many at once as a minute may have: a caller within the limit does not wait needlessly.
    if (endpoint.limits.requestsPerMinute)
        limits.rate = upstream::perMinute(std::max<double>(1, *endpoint.limits.requestsPerMinute) * share);
    limits.maxAtOnce = endpoint.limits.concurrentRequests;
    limits.maxWaiting = endpoint.limits.queuedRequests;
    limits.retry = {.maxRetries = static_cast<int>(endpoint.retry.retries),
                    .firstDelay = endpoint.retry.firstDelay,
                    .maxDelay = endpoint.retry.longestDelay};
    return limits;
}

std::shared_ptr<const Connectivity> connectivityOf(const workspace::Endpoint &endpoint)
{
    Connectivity connectivity;
    connectivity.tls.caFile = endpoint.tls.caFile;
    connectivity.tls.clientCertificateFile = endpoint.tls.certificateFile;
    connectivity.tls.clientKeyFile = endpoint.tls.keyFile;
    if (!endpoint.proxy.empty()) {
        connectivity.proxy.source = upstream::ProxyOptions::Source::Given;
        connectivity.proxy.url = endpoint.proxy;
    }
    return std::make_shared<const Connectivity>(std::move(connectivity));
}

bool haveSameLimits(const workspace::Endpoint &a, const workspace::Endpoint &b)
{
    return a.limits == b.limits && a.retry == b.retry;
}

std::string urlFor(const workspace::Endpoint &endpoint, Endpoints::For purpose)
{
    if (purpose == Endpoints::For::Rest)
        return restBase(endpoint);
    if (purpose == Endpoints::For::Description)
        return endpoint.api.location;
    if (purpose == Endpoints::For::Events && !endpoint.subscriptions.url.empty())
        return endpoint.subscriptions.url;
    return endpoint.url;
}

std::string withHttpScheme(std::string url)
{
    // Subscriptions are often said to be at wss://, which is reached by https.
    if (url.starts_with("ws://") || url.starts_with("wss://"))
        url.replace(0, 2, "http");
    return url;
}

Error leftOrigin(const std::string &endpoint)
{
    return {
        ErrorKind::Denied,
        "origin_unknown",
        {CORE_TEXT("Core", "The host of the endpoint \"{endpoint}\" comes from a secret context variable."),
         {{"endpoint", endpoint}}},
        CORE_TEXT("Core", "Use a context variable that is not secret in its URL, or write the host there.")};
}

Error missingCredential(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint)
{
    const std::vector<std::string> names = credentialsOf(endpoint);
    const auto missing = std::ranges::find_if(names, [&](const std::string &name) {
        return workspace.find<workspace::Credential>(name) == nullptr;
    });
    return {
        ErrorKind::NotFound,
        "credential_missing",
        {CORE_TEXT("Core",
                   "The endpoint \"{name}\" uses the credential \"{credential}\", which does not exist."),
         {{"name", endpoint.name}, {"credential", missing == names.end() ? endpoint.credential : *missing}}},
        CORE_TEXT("Core",
                  "Create it in the window or in config.yaml, or choose another one for the endpoint.")};
}

// A URL as the definition gives it. One without context variables is read only once.
struct UrlTemplate {
    explicit UrlTemplate(const std::string &definition) : text(definition, ContextTemplate::Of::Url)
    {
        if (text.isPlain())
            fixed = filled({});
    }

    Result<upstream::Url> filled(const ContextValues &values) const
    {
        if (fixed)
            return *fixed;
        return text.fill(values).andThen([](ContextTemplate::Filled filled) {
            return upstream::Url::parse(withHttpScheme(std::move(filled.text)));
        });
    }

    ContextTemplate text;
    std::optional<Result<upstream::Url>> fixed = {};
};

} // namespace

// The parts that are made once from a definition, for all that send to it.
struct Endpoints::Known {
    const UrlTemplate &url(For purpose) const { return urls.at(static_cast<std::size_t>(purpose)); }

    workspace::DefinitionPtr entry;
    double share; // of its rate
    std::shared_ptr<const workspace::Endpoint> definition;
    std::shared_ptr<upstream::Endpoint> endpoint;
    std::shared_ptr<const Connectivity> connectivity;
    std::vector<UrlTemplate> urls; // by purpose
    std::vector<ContextTemplate> headers;
};

class Endpoints::Preparation final : public Run {
public:
    Preparation(CredentialSource &credentials, workspace::WorkspacePtr workspace,
                std::shared_ptr<const Known> known, For purpose, Done<Result<ReadyEndpoint>> done)
        : m_credentials(credentials)
        , m_workspace(std::move(workspace))
        , m_known(std::move(known))
        , m_url(m_known->url(purpose))
        , m_purpose(purpose)
        , m_done(std::move(done))
    {}

    // The endpoint, or nothing while a secret or the credential is waited for.
    std::optional<Result<ReadyEndpoint>> begin()
    {
        // Before anything is read: what nobody agreed to is not even asked for.
        if (std::optional<Error> error = m_credentials.refusal(*m_workspace, *m_known->definition))
            return *std::move(error);
        std::vector<std::string> names = m_url.text.names();
        for (const ContextTemplate &header : m_known->headers)
            names.insert(names.end(), header.names().begin(), header.names().end());
        if (names.empty())
            return build(ContextValues());
        auto values = readContext(m_credentials, m_workspace, {m_known->definition->name}, std::move(names),
                                  [this](const Result<ContextValues> &read) { finishWith(build(read)); });
        if (const auto *known = std::get_if<Result<ContextValues>>(&values))
            return build(*known);
        m_reading = std::get<Ticket>(std::move(values));
        return std::nullopt;
    }

private:
    std::optional<Result<ReadyEndpoint>> build(const Result<ContextValues> &values)
    {
        if (!values)
            return values.error();
        const workspace::Endpoint &definition = *m_known->definition;
        Result<upstream::Url> url = m_url.filled(*values);
        if (!url)
            return std::move(url).error();
        // Consent covers only the origins that the definition names.
        if (!m_url.text.isPlain()) {
            const auto destinations = destinationsOf(*m_workspace, definition);
            if (std::ranges::find(destinations, url->origin(), &Destination::origin) == destinations.end())
                return leftOrigin(definition.name);
        }
        upstream::Request request{.url = *std::move(url)};
        request.timeouts.connect = definition.timeouts.connect;
        request.timeouts.total = definition.timeouts.total;
        request.limits.received = definition.limits.responseBytes;
        request.limits.decoded = definition.limits.responseBytes;
        request.connectivity = m_known->connectivity;
        for (std::size_t i = 0; i < definition.headers.size(); ++i) {
            Result<ContextTemplate::Filled> value = m_known->headers[i].fill(*values);
            if (!value)
                return std::move(value).error();
            const std::string &name = definition.headers[i].name;
            if (value->isSecret || workspace::isSecretHeader(name))
                request.fields.push_back({name, credentials::Secret::taken(std::move(value->text))});
            else
                request.fields.push_back({name, std::move(value->text)});
        }
        if (std::optional<Error> error = upstream::unsendable(request))
            return *std::move(error);
        m_ready.emplace(ReadyEndpoint{m_known->endpoint, std::move(request), m_known->definition});
        return authorize();
    }

    std::optional<Result<ReadyEndpoint>> authorize()
    {
        if (credentialsOf(*m_known->definition).empty())
            return *std::move(m_ready);
        m_ready->authorizer = m_credentials.authorizer(*m_workspace, *m_known->definition);
        if (!m_ready->authorizer)
            return missingCredential(*m_workspace, *m_known->definition);
        const auto future = m_ready->authorizer->fields();
        if (future.isFinished())
            return authorized(resultOf(future));
        whenDone(future, context(), [this](const auto &fields) { finishWith(authorized(fields)); });
        return std::nullopt;
    }

    Result<ReadyEndpoint> authorized(const Result<credentials::Authorizer::Fields> &fields)
    {
        if (!fields)
            return fields.error();
        m_ready->authorization = *fields;
        std::string cookies;
        for (const credentials::HeaderField &field : *fields) {
            if (field.place == credentials::FieldPlace::Cookie) {
                cookies.append(cookies.empty() ? "" : "; ").append(field.name).append("=");
                cookies += field.value.reveal();
            } else if (field.place == credentials::FieldPlace::Query) {
                if (std::optional<Error> error = addToQuery(field))
                    return *std::move(error);
            } else {
                addToHeaders(field.name, field.value);
            }
        }
        if (!cookies.empty())
            addToHeaders("Cookie", credentials::Secret::taken(std::move(cookies)));
        return *std::move(m_ready);
    }

    void addToHeaders(const std::string &name, const credentials::Secret &value)
    {
        std::vector<upstream::RequestField> &sent = m_ready->request.fields;
        std::erase_if(sent, [&](const upstream::RequestField &other) {
            return equalsIgnoringAsciiCase(other.name, name);
        });
        sent.push_back({name, value});
    }

    // No description is fetched with a key in its URL: that URL is what the references in it are relative to, and is
    // kept beside it.
    std::optional<Error> addToQuery(const credentials::HeaderField &field)
    {
        if (m_purpose == For::Description)
            return std::nullopt;
        const json::Value members = json::Value::object({{field.name, field.value.reveal()}});
        Result<upstream::Url> url = withQuery(m_ready->request.url, members);
        if (!url)
            return std::move(url).error();
        m_ready->request.url = *std::move(url);
        m_ready->request.keysInUrl.push_back(field.value);
        return std::nullopt;
    }

    void finishWith(std::optional<Result<ReadyEndpoint>> ready)
    {
        if (ready)
            std::exchange(m_done, nullptr)(*std::move(ready)); // which may destroy this
    }

    CredentialSource &m_credentials;
    workspace::WorkspacePtr m_workspace;
    std::shared_ptr<const Known> m_known;
    const UrlTemplate &m_url; // of what is known
    For m_purpose;
    Done<Result<ReadyEndpoint>> m_done;
    std::optional<ReadyEndpoint> m_ready;
    Ticket m_reading;
};

Endpoints::Endpoints(upstream::Transport &transport, Clock &clock, CredentialSource &credentials,
                     const SharedValues *shared)
    : m_transport(transport)
    , m_clock(clock)
    , m_credentials(credentials)
    , m_shared(shared)
{}

Endpoints::~Endpoints() = default;

Result<std::shared_ptr<const Endpoints::Known>> Endpoints::known(const workspace::Workspace &workspace,
                                                                 const std::string &name)
{
    const Result<std::string> resolved = resolvedEndpoint(workspace, name);
    if (!resolved)
        return resolved.error();
    const workspace::Entry *entry = workspace.entries(workspace::ObjectKind::Endpoint).find(*resolved);
    std::shared_ptr<const Known> &slot = m_known[*resolved];
    const double share = shareOf(m_shared, 1);
    if (slot && slot->entry == entry->definition() && slot->share == share)
        return slot;
    // Drops those that were removed or renamed meanwhile; running requests hold what they need.
    std::erase_if(m_known, [&](const auto &other) {
        return workspace.entries(workspace::ObjectKind::Endpoint).find(other.first) == nullptr;
    });
    const workspace::DefinitionPtr &definition = entry->definition();
    const auto &endpoint = std::get<workspace::Endpoint>(definition->object);
    if (!endpoint.tls.verify)
        return Error{
            ErrorKind::Invalid,
            "tls_unverified",
            {CORE_TEXT("Core", "The endpoint \"{name}\" does not check certificates, "
                               "so anyone could impersonate it."),
             {{"name", *resolved}}},
            CORE_TEXT("Core", "Name the file of the certificate authority in its tls.ca_file instead.")};
    auto known = std::make_shared<Known>();
    known->entry = definition;
    known->share = share;
    known->definition = std::shared_ptr<const workspace::Endpoint>(definition, &endpoint);
    known->connectivity = connectivityOf(endpoint);
    known->endpoint =
        slot && slot->share == share && haveSameLimits(*slot->definition, endpoint)
            ? slot->endpoint
            : std::make_shared<upstream::Endpoint>(m_transport, m_clock, limitsOf(endpoint, share));
    for (const For purpose : {For::Graphql, For::Rest, For::Events, For::Description})
        known->urls.emplace_back(urlFor(endpoint, purpose));
    for (const workspace::Header &header : endpoint.headers)
        known->headers.emplace_back(header.value, ContextTemplate::Of::Header);
    slot = std::move(known);
    return slot;
}

AtOnceOrLater<Result<ReadyEndpoint>> Endpoints::prepare(workspace::WorkspacePtr workspace,
                                                        const std::string &name, For purpose,
                                                        Done<Result<ReadyEndpoint>> done)
{
    Result<std::shared_ptr<const Known>> endpoint = known(*workspace, name);
    if (!endpoint)
        return Result<ReadyEndpoint>(std::move(endpoint).error());
    auto preparation = std::make_unique<Preparation>(m_credentials, std::move(workspace),
                                                     *std::move(endpoint), purpose, std::move(done));
    if (std::optional<Result<ReadyEndpoint>> ready = preparation->begin())
        return *std::move(ready);
    return preparation;
}

std::optional<Error> Endpoints::refusal(const workspace::Workspace &workspace, const std::string &name)
{
    const Result<std::shared_ptr<const Known>> endpoint = known(workspace, name);
    if (!endpoint)
        return endpoint.error();
    const workspace::Endpoint &definition = *(*endpoint)->definition;
    if (std::optional<Error> error = m_credentials.refusal(workspace, definition))
        return error;
    const For first = definition.url.empty() ? For::Rest : For::Graphql;
    std::vector<std::string> names = (*endpoint)->url(first).text.names();
    for (const ContextTemplate &header : (*endpoint)->headers)
        names.insert(names.end(), header.names().begin(), header.names().end());
    for (const std::string &variable : names) {
        const workspace::ContextVariable *found = workspace.contextFor(variable);
        if (std::optional<Error> error =
                found == nullptr ? std::nullopt : refusal(workspace, *found, definition.name))
            return error;
    }
    if (!credentialsOf(definition).empty() && !m_credentials.authorizer(workspace, definition))
        return missingCredential(workspace, definition);
    return m_credentials.missingSecret(workspace, definition);
}

std::optional<Error> Endpoints::refusal(const workspace::Workspace &workspace,
                                        const workspace::ContextVariable &variable, const std::string &name)
{
    const auto *endpoint = workspace.find<workspace::Endpoint>(name);
    if (endpoint == nullptr)
        return std::nullopt;
    if (std::optional<Error> error = m_credentials.refusal(workspace, variable, *endpoint))
        return error;
    std::optional<Error> missing =
        variable.isSecret() ? m_credentials.missingSecret(workspace, variable) : std::nullopt;
    return missing ? std::optional(unreadVariable(variable, *std::move(missing))) : std::nullopt;
}

bool hasNoSchema(const workspace::Workspace &workspace, const std::string &endpoint)
{
    const auto *definition = workspace.find<workspace::Endpoint>(endpoint);
    return definition != nullptr && definition->schema.kind == workspace::SchemaSource::Kind::None;
}

} // namespace tooltray::execution
