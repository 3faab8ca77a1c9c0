// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/secrets/secret.h"
#include "upstream/exchange/url.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::upstream {

// Who can reach an address (the special-purpose registries of IANA, RFC 6890).
enum class AddressScope : std::uint8_t {
    Public,
    Private,   // 10/8, 172.16/12, 192.168/16, fc00::/7, and 100.64/10 behind the NAT of a carrier
    Loopback,  // this computer, which 0.0.0.0 means as well
    LinkLocal, // also where clouds hand credentials to their machines
    Special,   // multicast, reserved, for documentation: no host that serves an API
};

// The scope within a sentence: "a private address".
Template describe(AddressScope scope);

// The scope of a numeric address, IPv6 with or without brackets and zone. An IPv4 address inside an IPv6 address
// counts as itself. Anything that is not an address is public.
AddressScope addressScope(std::string_view address);

// Whether a response from an address of one scope may redirect to one of the other: to where everybody is, to this
// computer from itself, to a private network from inside, and to a link-local address from another one.
bool mayLeadTo(AddressScope from, AddressScope to);

enum class HttpPreference : std::uint8_t {
    Http11,
    // Except for requests that must not be sent twice: with libcurl 7.88, about one in a hundred fails when a
    // server closes a busy connection.
    Http2WhereOffered,
};

struct TlsSettings {
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

// True if a request to that host and scheme goes through the proxy, even if the environment decides.
bool isProxied(const ProxyOptions &options, std::string_view scheme, std::string_view host);

// The connection settings of an endpoint.
struct Connectivity {
    HttpPreference version = HttpPreference::Http11;
    TlsSettings tls = {};
    ProxyOptions proxy = {};
};

struct RequestField {
    std::string name;
    std::variant<std::string, credentials::Secret> value;
};

std::string_view valueOf(const RequestField &field);

// Tells whether sending the request twice may have an effect that sending it once does not have.
enum class Repetition : std::uint8_t { Harmless, Never };

enum class Redirects : std::uint8_t {
    Follow,
    KeepMethod, // follow those that keep method and body: a GET in place of the request would be pointless
};

struct RequestTimeouts {
    static constexpr std::chrono::seconds kHardCap{300}; // for `total`, whatever was asked for

    std::chrono::milliseconds connect = std::chrono::seconds(5); // until the request can be sent
    // From the beginning to the last byte; nothing for streams, which have no end in sight.
    std::optional<std::chrono::milliseconds> total = std::chrono::seconds(30);
    // Without a byte from the other side.
    std::optional<std::chrono::milliseconds> silence;
};

struct ResponseLimits {
    std::uint64_t head = 256 * 1024;              // of the response
    std::uint64_t received = 32ULL * 1024 * 1024; // of its body, as it comes over the wire
    std::uint64_t decoded = 32ULL * 1024 * 1024;  // of its body, as it is meant
};

struct Request {
    std::string method = "GET";
    Url url;
    std::vector<RequestField> fields = {};
    std::vector<credentials::Secret> keysInUrl = {}; // in its query, not encoded
    std::shared_ptr<const std::string> body = {};    // shared, so that no attempt needs a copy; null: none
    Repetition repetition = Repetition::Never;
    Redirects redirects = Redirects::Follow;
    RequestTimeouts timeouts = {};
    ResponseLimits limits = {};
    std::shared_ptr<const Connectivity> connectivity = {}; // null: the defaults
    // The scope of the server that redirected here: no connection is made to an address it may not lead to.
    std::optional<AddressScope> redirectedFrom = {};
};

// Why the request cannot be sent as it is: a method or field that is none (RFC 9110, 5.1 and 9.1), or a field
// that belongs to the framing of the message, where a second opinion is an attack.
std::optional<Error> unsendable(const Request &request);

// GET, HEAD, OPTIONS, QUERY, PUT and DELETE (RFC 9110, 9.2.2).
bool isIdempotent(std::string_view method);

} // namespace tooltray::upstream
