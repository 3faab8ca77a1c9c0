// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/location.h"

#include "jsonschema/format/uri.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace tooltray::openapi {

namespace {

using jsonschema::splitUri;

bool isFile(std::string_view uri)
{
    return uri.size() >= 5 && equalsIgnoringAsciiCase(uri.substr(0, 5), "file:");
}

// One number of an IPv4 address as inet_aton() takes it: decimal, 0x hexadecimal or 0 octal.
std::optional<std::uint64_t> addressNumber(std::string_view text)
{
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        text.remove_prefix(2);
        base = 16;
    } else if (text.size() > 1 && text.starts_with('0')) {
        base = 8;
    }
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

// 127.1, 0x7f000001 and 2130706433 are the same address.
std::optional<std::uint32_t> addressOf(std::string_view host)
{
    std::vector<std::uint64_t> numbers;
    while (true) {
        const std::size_t dot = host.find('.');
        const auto number = addressNumber(host.substr(0, dot));
        if (!number || numbers.size() == 4)
            return std::nullopt;
        numbers.push_back(*number);
        if (dot == std::string_view::npos)
            break;
        host.remove_prefix(dot + 1);
    }
    std::uint64_t address = 0;
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
        if (numbers[i] > 255)
            return std::nullopt;
        address |= numbers[i] << (8 * (3 - i));
    }
    if (numbers.back() >= (std::uint64_t{1} << (8 * (5 - numbers.size()))))
        return std::nullopt;
    return static_cast<std::uint32_t>(address | numbers.back());
}

bool isPrivateAddress(std::uint32_t address)
{
    struct Block {
        std::uint32_t first;
        unsigned bits;
    };
    static constexpr std::array blocks{Block{0x00000000, 8},  Block{0x0A000000, 8},  Block{0x64400000, 10},
                                       Block{0x7F000000, 8},  Block{0xA9FE0000, 16}, Block{0xAC100000, 12},
                                       Block{0xC0A80000, 16}, Block{0xC0000000, 24}, Block{0xE0000000, 3}};
    return std::ranges::any_of(
        blocks, [&](const Block &block) { return (address ^ block.first) >> (32 - block.bits) == 0; });
}

// Everything but global unicast (2000::/3) is private, and so is what wraps an IPv4 address.
bool isPrivateAddress6(std::string_view address)
{
    if (address.find('.') != std::string_view::npos || address.starts_with("64:ff9b:"))
        return true;
    const std::size_t end = address.find(':');
    unsigned first = 0;
    if (end == 0
        || std::from_chars(address.data(), address.data() + std::min(end, address.size()), first, 16).ec
               != std::errc())
        return true;
    return (first & 0xE000U) != 0x2000U || first == 0x2002U; // 6to4 wraps one as well
}

std::string_view hostOf(std::string_view origin)
{
    std::string_view host = origin.substr(std::min(origin.find("://") + 3, origin.size()));
    if (host.starts_with('['))
        return host.substr(0, std::min(host.find(']'), host.size() - 1) + 1);
    return host.substr(0, host.find(':'));
}

} // namespace

std::string originOf(std::string_view url)
{
    const jsonschema::Uri parts = splitUri(url);
    if (!parts.scheme || !parts.authority)
        return {};
    const std::string scheme = asciiLower(*parts.scheme);
    std::string_view authority = *parts.authority;
    if ((scheme != "http" && scheme != "https") || authority.empty()
        || authority.find_first_of("@\\ \t\r\n") != std::string_view::npos)
        return {};
    std::string host = asciiLower(authority);
    const std::string_view implied = scheme == "http" ? ":80" : ":443";
    if (host.ends_with(implied))
        host.resize(host.size() - implied.size());
    if (host.ends_with(':'))
        host.pop_back();
    return scheme + "://" + host;
}

bool isPrivateHost(std::string_view origin)
{
    std::string host = asciiLower(hostOf(origin));
    if (const auto decoded = decodePercent(host))
        host = *decoded;
    while (host.ends_with('.'))
        host.pop_back();
    if (host.starts_with('['))
        return isPrivateAddress6(std::string_view(host).substr(1, host.size() - 2));
    if (const auto address = addressOf(host))
        return isPrivateAddress(*address);
    static constexpr std::array<std::string_view, 5> zones{"localhost", "local", "internal", "localdomain",
                                                           "home.arpa"};
    return host.empty() || std::ranges::any_of(zones, [&](std::string_view zone) {
               return host == zone || (host.ends_with(zone) && host[host.size() - zone.size() - 1] == '.');
           });
}

LocationRules::LocationRules(std::string root, std::vector<std::string> accepted) : m_root(std::move(root))
{
    for (std::string &one : accepted) {
        if (isFile(one)) {
            if (!one.ends_with('/'))
                one += '/';
            m_accepted.push_back(std::move(one));
        } else if (std::string origin = originOf(one); !origin.empty()) {
            m_accepted.push_back(std::move(origin));
        }
    }
}

std::optional<Message> LocationRules::fileRefusal(std::string_view uri) const
{
    const auto path = decodePercent(uri);
    const auto below = [&](std::string_view folder) {
        return uri.starts_with(folder) && path && !climbs(path->substr(5))
               && path->find('\0') == std::string::npos;
    };
    if (isFile(m_root) && below(std::string_view(m_root).substr(0, m_root.rfind('/') + 1)))
        return std::nullopt;
    if (std::ranges::any_of(m_accepted, [&](const std::string &one) { return isFile(one) && below(one); }))
        return std::nullopt;
    return Message(CORE_TEXT("Core", "The description refers to the file {uri}, which is outside its folder "
                                     "and was not read. You can accept that folder on the endpoint."),
                   {{"uri", uri}});
}

std::optional<Message> LocationRules::refusal(std::string_view uri) const
{
    if (isFile(uri))
        return fileRefusal(uri);
    const std::string origin = originOf(uri);
    if (origin.empty()) {
        return Message(
            CORE_TEXT("Core",
                      "The description refers to {uri}, which is not a web address and was not read."),
            {{"uri", uri}});
    }
    const std::string rootOrigin = originOf(m_root);
    if (origin == rootOrigin)
        return std::nullopt;
    if (!rootOrigin.empty() && !isPrivateHost(rootOrigin) && isPrivateHost(origin)) {
        return Message(CORE_TEXT("Core", "The description refers to {uri} in a private network, which was "
                                         "not read: a description from a public host must not refer to one."),
                       {{"uri", uri}});
    }
    if (std::ranges::find(m_accepted, origin) != m_accepted.end())
        return std::nullopt;
    return Message(CORE_TEXT("Core", "The description refers to {uri} on another host, which was not read. "
                                     "You can accept the origin {origin} on the endpoint."),
                   {{"uri", uri}, {"origin", origin}});
}

} // namespace tooltray::openapi
