// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/message.h"

#include "text/framing/httpsyntax.h"
#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tooltray::http {

Response Response::json(int status, std::string body)
{
    return {status, {{"Content-Type", "application/json"}}, std::move(body)};
}

Response Response::error(const Refusal &refusal)
{
    auto error = json::Value::object({{"code", refusal.code}, {"message", refusal.message}});
    if (!refusal.hint.empty())
        error.set("hint", refusal.hint);
    Response response = json(refusal.status, json::write(json::Value::object({{"error", std::move(error)}})));
    for (const Header &header : refusal.headers)
        response.headers.add(header.name, header.value);
    return response;
}

namespace {

// What RFC 3986 3.2.2 allows in a registered name, without percent-encoding: no name of ours needs it.
constexpr text::CharacterSet kRegisteredName =
    text::CharacterSet("-._~!$&'()*+,;=").with('0', '9').with('a', 'z').with('A', 'Z');
constexpr text::CharacterSet kAddress6 =
    text::CharacterSet(":.").with('0', '9').with('a', 'f').with('A', 'F');

} // namespace

std::optional<Authority> parseAuthority(std::string_view text)
{
    std::size_t hostEnd = text.find(':');
    if (text.starts_with('[')) {
        hostEnd = text.find(']');
        if (hostEnd == std::string_view::npos || hostEnd < 3
            || !kAddress6.containsAll(text.substr(1, hostEnd - 1)))
            return std::nullopt;
        ++hostEnd;
    }
    const std::string_view host = text.substr(0, hostEnd);
    std::string_view port = text.substr(host.size());
    if (host.empty() || (!host.starts_with('[') && !kRegisteredName.containsAll(host)))
        return std::nullopt;

    Authority authority{asciiLower(host), std::nullopt};
    if (port.empty())
        return authority;
    port.remove_prefix(1);
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (text[host.size()] != ':' || error != std::errc() || end != port.data() + port.size())
        return std::nullopt;
    authority.port = number;
    return authority;
}

namespace {

constexpr std::array<std::pair<int, std::string_view>, 36> kReasons{{
    {100, "Continue"},
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {411, "Length Required"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
    {505, "HTTP Version Not Supported"},
}};

static_assert(std::ranges::is_sorted(kReasons));

// A value that would end its line must not become a header of its own.
void appendField(std::string &out, const Header &header)
{
    const std::size_t start = out.size();
    out += header.name;
    out += ": ";
    out += header.value;
    for (std::size_t i = start; i < out.size(); ++i) {
        if (!text::kFieldValue.contains(out[i]))
            out[i] = ' ';
    }
    out += "\r\n";
}

} // namespace

bool allowsBody(int status)
{
    return status >= 200 && status != 204 && status != 304;
}

std::string_view reasonPhrase(int status)
{
    const auto *found =
        std::ranges::lower_bound(kReasons, status, {}, &std::pair<int, std::string_view>::first);
    return found != kReasons.end() && found->first == status ? found->second : std::string_view();
}

std::string toWire(const AnswerHead &head)
{
    std::string out;
    out.reserve(256 + (head.framing == BodyFraming::Length ? head.bodyLength : 0));
    out += "HTTP/1.1 ";
    out += std::to_string(head.status);
    out += ' ';
    out += reasonPhrase(head.status);
    out += "\r\n";
    out += head.commonFields;
    for (const Header &header : head.headers)
        appendField(out, header);
    if (head.framing == BodyFraming::Length) {
        out += "Content-Length: ";
        out += std::to_string(head.bodyLength);
        out += "\r\n";
    } else if (head.framing == BodyFraming::Chunks) {
        out += "Transfer-Encoding: chunked\r\n";
    }
    if (head.after == AfterAnswer::Close)
        out += "Connection: close\r\n";
    out += "\r\n";
    return out;
}

} // namespace tooltray::http
