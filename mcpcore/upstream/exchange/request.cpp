// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/request.h"

#include "base/text/secretname.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <span>

namespace tooltray::upstream {
namespace {

bool isExcepted(std::string_view exceptions, std::string_view host)
{
    while (!exceptions.empty()) {
        const std::size_t end = std::min(exceptions.find_first_of(", "), exceptions.size());
        std::string_view name = exceptions.substr(0, end);
        exceptions.remove_prefix(std::min(end + 1, exceptions.size()));
        while (name.starts_with('.'))
            name.remove_prefix(1);
        if (name.empty())
            continue;
        if (name == "*" || equalsIgnoringAsciiCase(host, name))
            return true;
        if (host.size() > name.size() && host[host.size() - name.size() - 1] == '.'
            && equalsIgnoringAsciiCase(host.substr(host.size() - name.size()), name))
            return true;
    }
    return false;
}

std::string_view variable(std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const char *value = std::getenv(name); value != nullptr && *value != '\0')
            return value;
    }
    return {};
}

} // namespace

// Decides as libcurl does, which reads http_proxy in lower case only: a CGI server cannot set that.
bool isProxied(const ProxyOptions &options, std::string_view scheme, std::string_view host)
{
    switch (options.source) {
    case ProxyOptions::Source::None: return false;
    case ProxyOptions::Source::Given: return !isExcepted(options.exceptions, host);
    case ProxyOptions::Source::Environment: break;
    }
    const std::string_view proxy = scheme == "https"
                                       ? variable({"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"})
                                       : variable({"http_proxy", "all_proxy", "ALL_PROXY"});
    return !proxy.empty() && !isExcepted(variable({"no_proxy", "NO_PROXY"}), host);
}

namespace {

using namespace std::string_view_literals;

constexpr std::array kIdempotentMethods{"GET"sv, "HEAD"sv, "OPTIONS"sv, "QUERY"sv, "PUT"sv, "DELETE"sv};

// RFC 9110, 5.5: no control characters but the tab.
bool isSendableValue(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte == '\t' || (byte >= ' ' && byte != 0x7f);
    });
}

Error unsendableField(const std::string &name, Template why)
{
    return {ErrorKind::Invalid,
            "invalid_header",
            {CORE_TEXT("Core", "The header \"{name}\" cannot be sent: {reason}."),
             {{"name", name}, {"reason", why}}},
            CORE_TEXT("Core", "Correct the headers of the endpoint, the tool or the credential.")};
}

} // namespace

std::string_view valueOf(const RequestField &field)
{
    if (const auto *secret = std::get_if<credentials::Secret>(&field.value))
        return secret->reveal();
    return std::get<std::string>(field.value);
}

std::optional<Error> unsendable(const Request &request)
{
    if (!text::isToken(request.method) || request.method == "CONNECT" || request.method == "TRACE") {
        return Error{ErrorKind::Invalid,
                     "invalid_method",
                     {CORE_TEXT("Core", "\"{method}\" is not a method that can be sent."),
                      {{"method", request.method}}},
                     CORE_TEXT("Core", "Use GET, POST, PUT, PATCH or DELETE.")};
    }
    for (const RequestField &field : request.fields) {
        if (!text::isToken(field.name))
            return unsendableField(field.name,
                                   CORE_TEXT("Core", "its name has characters that are not allowed"));
        if (isFramingField(field.name))
            return unsendableField(field.name, CORE_TEXT("Core", "it is set by the program itself"));
        if (!isSendableValue(valueOf(field)))
            return unsendableField(
                field.name, CORE_TEXT("Core", "its value has a line break or another control character"));
    }
    return std::nullopt;
}

bool isIdempotent(std::string_view method)
{
    return isOneOf(method, kIdempotentMethods);
}

namespace {

using Bytes = std::span<const unsigned char>;

struct Block {
    std::array<unsigned char, 16> begin;
    unsigned bits;
    AddressScope scope;
};

using enum AddressScope;
// The first one that fits counts.
constexpr std::array<Block, 17> kBlocks4{{{{0}, 8, Loopback},
                                          {{10}, 8, Private},
                                          {{100, 64}, 10, Private},
                                          {{127}, 8, Loopback},
                                          {{169, 254}, 16, LinkLocal},
                                          {{172, 16}, 12, Private},
                                          {{192, 0, 0}, 24, Special},
                                          {{192, 0, 2}, 24, Special},
                                          {{192, 88, 99}, 24, Special},
                                          {{192, 168}, 16, Private},
                                          {{198, 18}, 15, Private},
                                          {{198, 51, 100}, 24, Special},
                                          {{203, 0, 113}, 24, Special},
                                          {{224}, 4, Special},
                                          {{240}, 4, Special},
                                          {{168, 63, 129, 16}, 32, LinkLocal}, // metadata of one cloud
                                          {{}, 0, Public}}};
constexpr std::array<Block, 8> kBlocks6{{{{0xfe, 0x80}, 10, LinkLocal},
                                         {{0xfe, 0xc0}, 10, Private},
                                         {{0xfc}, 7, Private},
                                         {{0xff}, 8, Special},
                                         {{0x20, 0x01, 0x0d, 0xb8}, 32, Special},
                                         {{0x01}, 8, Special}, // for discarding
                                         {{0x20}, 3, Public},
                                         {{}, 0, Special}}};

bool isIn(Bytes address, const Block &block)
{
    for (unsigned bit = 0; bit < block.bits; ++bit) {
        const unsigned mask = 0x80U >> bit % 8;
        if ((address[bit / 8] & mask) != (block.begin.at(bit / 8) & mask))
            return false;
    }
    return true;
}

AddressScope scopeIn(std::span<const Block> blocks, Bytes address)
{
    return std::ranges::find_if(blocks, [&](const Block &block) { return isIn(address, block); })->scope;
}

bool startsWith(Bytes address, std::initializer_list<unsigned char> beginning)
{
    return std::ranges::equal(address.first(beginning.size()), beginning);
}

AddressScope scope6(Bytes address)
{
    if (startsWith(address, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})) {
        const Bytes last = address.last(4);
        if (last[0] == 0 && last[1] == 0 && last[2] == 0)
            return last[3] <= 1 ? Loopback : Special; // :: and ::1
        return scopeIn(kBlocks4, last);               // IPv4-compatible
    }
    // IPv4-mapped (RFC 4291), translated (RFC 2765 and 6052, also for one's own network), 6to4 and Teredo.
    if (startsWith(address, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff})
        || startsWith(address, {0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0})
        || startsWith(address, {0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0}))
        return scopeIn(kBlocks4, address.last(4));
    if (startsWith(address, {0, 0x64, 0xff, 0x9b, 0, 1}))
        return Private;
    if (startsWith(address, {0x20, 0x02}))
        return scopeIn(kBlocks4, address.subspan(2, 4));
    if (startsWith(address, {0x20, 0x01, 0, 0}))
        return Special;
    return scopeIn(kBlocks6, address);
}

} // namespace

Template describe(AddressScope scope)
{
    switch (scope) {
    case Public: return CORE_TEXT("Core", "a public address");
    case Private: return CORE_TEXT("Core", "a private address");
    case Loopback: return CORE_TEXT("Core", "an address of this computer");
    case LinkLocal: return CORE_TEXT("Core", "a link-local address");
    case Special: break;
    }
    return CORE_TEXT("Core", "a reserved address");
}

AddressScope addressScope(std::string_view text)
{
    if (text.starts_with('[') && text.ends_with(']'))
        text = text.substr(1, text.size() - 2);
    const std::string address(text.substr(0, text.find('%')));
    std::array<unsigned char, 16> bytes{};
    if (inet_pton(AF_INET, address.c_str(), bytes.data()) == 1)
        return scopeIn(kBlocks4, Bytes(bytes).first(4));
    if (inet_pton(AF_INET6, address.c_str(), bytes.data()) == 1)
        return scope6(bytes);
    return Public;
}

bool mayLeadTo(AddressScope from, AddressScope to)
{
    switch (to) {
    case Public: return true;
    case Private: return from == Private || from == Loopback;
    case Loopback: return from == Loopback;
    case LinkLocal: return from == LinkLocal;
    case Special: break;
    }
    return from == Special;
}

} // namespace tooltray::upstream
