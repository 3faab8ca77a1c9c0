// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::upstream {

enum class HttpPreference : std::uint8_t {
    Http11,
    // But for requests that must not be sent twice: with libcurl 7.88, about one in a hundred breaks when a server
    // ends a busy connection.
    Http2WhereOffered,
};

struct TlsOptions {
    std::string caFile = {};                // PEM; empty: those that the system trusts
    std::string clientCertificateFile = {}; // PEM; empty: none is shown
    std::string clientKeyFile = {};         // PEM; empty: in the file of the certificate
    std::optional<credentials::Secret> clientKeyPassword = {};
};

struct ProxyOptions {
    enum class Source : std::uint8_t { None, Given, Environment };

    Source source = Source::None;
    std::string url = {}; // "http://proxy.example.com:3128", also https, socks5 and socks5h
    std::string user = {};
    std::optional<credentials::Secret> password = {};
    std::string exceptions = {}; // hosts that are reached directly, separated by commas
};

// Whether a request to that host of that scheme goes by the proxy, also where the environment decides.
bool isProxied(const ProxyOptions &options, std::string_view scheme, std::string_view host);

// How an endpoint is reached.
struct Connectivity {
    HttpPreference version = HttpPreference::Http11;
    TlsOptions tls = {};
    ProxyOptions proxy = {};
};

} // namespace tooltray::upstream
