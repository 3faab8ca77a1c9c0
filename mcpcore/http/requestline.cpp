// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/requestline.h"

#include "http/characters.h"

#include <algorithm>
#include <array>

namespace tooltray::http {

namespace {

constexpr std::array<std::string_view, 7> kMethods = {"GET",    "POST",    "HEAD", "PUT",
                                                      "DELETE", "OPTIONS", "PATCH"};
constexpr CharacterSet kTarget = CharacterSet("").with('!', '"').with('$', '~'); // visible, no fragment

Refusal badRequest(std::string message)
{
    return {Guard::Syntax, 400, "bad_request", std::move(message)};
}

// HTTP-version = "HTTP/" DIGIT "." DIGIT
bool isVersion(std::string_view text)
{
    return text.size() == 8 && text.starts_with("HTTP/") && kDigit.contains(text[5]) && text[6] == '.'
           && kDigit.contains(text[7]);
}

// Splits "http://authority/path" behind the authority; false when the target is in no form of RFC 9112 3.2
// that the method may have.
bool splitTarget(RequestLine &line)
{
    if (line.target.starts_with('/'))
        return true;
    if (line.target == "*")
        return line.method == "OPTIONS";
    constexpr std::string_view kScheme = "http://";
    if (!equalsIgnoringCase(line.target.substr(0, kScheme.size()), kScheme))
        return false;
    line.target.remove_prefix(kScheme.size());
    line.authority = line.target.substr(0, line.target.find_first_of("/?"));
    line.target.remove_prefix(line.authority.size());
    return !line.authority.empty();
}

} // namespace

std::variant<RequestLine, Refusal> parseRequestLine(std::string_view line)
{
    const std::size_t methodEnd = line.find(' ');
    const std::size_t targetEnd = line.rfind(' ');
    if (methodEnd == std::string_view::npos || targetEnd == methodEnd)
        return badRequest("The request line must be a method, a target and a version.");

    RequestLine result{.method = line.substr(0, methodEnd),
                       .authority = {},
                       .target = line.substr(methodEnd + 1, targetEnd - methodEnd - 1)};
    const std::string_view version = line.substr(targetEnd + 1);
    if (result.method.empty() || !kToken.containsAll(result.method))
        return badRequest("The method is not a token.");
    if (!isVersion(version))
        return badRequest("The request line does not end in an HTTP version.");
    if (version[5] != '1')
        return Refusal{Guard::Syntax, 505, "version_not_supported", "Only HTTP/1.1 is spoken here."};
    // A higher minor version is served as the highest one known (RFC 9110 2.5).
    result.minorVersion = version[7] == '0' ? 0 : 1;
    if (std::ranges::find(kMethods, result.method) == kMethods.end())
        return Refusal{Guard::Syntax, 501, "method_not_implemented", "This method is not known here."};
    if (result.target.empty() || !kTarget.containsAll(result.target) || !splitTarget(result))
        return badRequest("The request target is malformed.");
    return result;
}

} // namespace tooltray::http
