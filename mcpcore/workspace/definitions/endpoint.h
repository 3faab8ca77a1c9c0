// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/policy.h"
#include "workspace/definitions/results.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

struct Header {
    std::string name;
    std::string value; // {KEY} stands for a context variable, as in the URLs

    bool operator==(const Header &) const = default;
};

// The limits beyond which a request is refused before it is sent, or a response is cut off.
struct EndpointLimits {
    std::uint32_t depth = 20;
    std::uint32_t fields = 500;
    std::uint32_t complexity = 10'000;
    std::uint64_t responseBytes = 32ULL << 20U;
    std::uint32_t concurrentRequests = 8;
    std::optional<std::uint32_t> requestsPerMinute;
    std::uint32_t queuedRequests = 100;
    // The limits of one call, whatever the tool says: its steps, pages and retries together.
    std::uint64_t callRequests = 1'000;
    std::uint64_t callItems = 10'000;
    std::chrono::seconds callTime{120};

    bool operator==(const EndpointLimits &) const = default;
};

struct Timeouts {
    std::chrono::milliseconds connect{5'000};
    std::chrono::milliseconds total{30'000};

    bool operator==(const Timeouts &) const = default;
};

struct RetryPolicy {
    std::uint32_t retries = 3;
    std::chrono::milliseconds firstDelay{250};
    std::chrono::milliseconds longestDelay{10'000};

    bool operator==(const RetryPolicy &) const = default;
};

struct TlsOptions {
    bool verify = true;
    std::string caFile; // beside the system's own; all of them PEM files
    std::string certificateFile;
    std::string keyFile;

    bool operator==(const TlsOptions &) const = default;
};

struct SchemaSource {
    // None: there is none to be had, and what needs one is not checked.
    enum class Kind : std::uint8_t { Introspection, Federation, File, None };

    Kind kind = Kind::Introspection;
    std::string path; // of File: SDL or the answer to an introspection query

    bool operator==(const SchemaSource &) const = default;
};

struct Subscriptions {
    // Auto: the one that the server takes.
    enum class Protocol : std::uint8_t { Auto, GraphqlTransportWs, GraphqlSse };

    Protocol protocol = Protocol::Auto;
    std::string url; // empty: the endpoint's

    bool operator==(const Subscriptions &) const = default;
};

// Where the OpenAPI or Swagger description of a REST API is.
struct ApiSource {
    std::string location;                    // a URL or a file; empty: the API has no description
    std::vector<std::string> allowedOrigins; // whose documents the description may refer to, beside its own
    std::string server = {}; // which of its servers is called, as it writes it; empty: the first
    std::map<std::string, std::string> variables = {}; // for the placeholders in the URL of the server
    std::string overlay = {}; // a file with an OpenAPI Overlay, which is applied when it is read; empty: none

    bool isUrl() const;
    // Of the chosen server, with the variables filled in; empty where that is not an absolute URL.
    std::string serverOrigin() const;

    bool operator==(const ApiSource &) const = default;
};

// One upstream API.
struct Endpoint {
    std::string name;
    std::string description;
    std::string url;     // of GraphQL; empty: there is REST only
    std::string restUrl; // what the paths of REST tools are relative to; empty: restBase() says it
    std::string credential;
    std::vector<std::string> furtherCredentials; // that go along with it
    std::vector<Header> headers;
    SchemaSource schema;
    ApiSource api;
    MutationPolicy mutations = MutationPolicy::Ask;
    EndpointLimits limits;
    Timeouts timeouts;
    RetryPolicy retry;
    std::string proxy;
    TlsOptions tls;
    Subscriptions subscriptions;
    std::vector<ErrorRule> errors;

    bool operator==(const Endpoint &) const = default;
};

// What the paths of REST tools are relative to: the REST URL, else the origin of the chosen server, else that of the API's
// description, else the URL.
std::string restBase(const Endpoint &endpoint);

// The names of all credentials that requests carry, each once.
std::vector<std::string> credentialsOf(const Endpoint &endpoint);

// All URLs that requests may go to.
std::vector<std::string> urlsOf(const Endpoint &endpoint);

} // namespace tooltray::workspace
