// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/urlmasker.h"

#include "base/ascii.h"
#include "base/percent.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redactor.h"

#include <algorithm>
#include <array>

namespace tooltray::credentials {
namespace {

// A user without a password may be a token.
void appendOrigin(std::string_view origin, std::string &out)
{
    const std::size_t at = origin.rfind('@');
    if (at == std::string_view::npos) {
        out += origin;
        return;
    }
    const std::size_t colon = origin.substr(0, at).find(':');
    if (colon != std::string_view::npos)
        out += origin.substr(0, colon + 1);
    out += Redactor::kMask;
    out += origin.substr(at);
}

// Names that say nothing elsewhere, and in a URL are those of signatures; or of keys and codes of sign-ins, where the
// value is as long as those are.
bool isSecretParameter(std::string_view name, std::string_view value)
{
    constexpr std::array<std::string_view, 3> kNames{"sig", "hmac", "sas"};
    constexpr std::array<std::string_view, 3> kNamesOfLong{"key", "code", "pass"};
    constexpr std::size_t kLong = 20;
    const std::string lower = asciiLower(name);
    return std::ranges::find(kNames, lower) != kNames.end()
           || (value.size() >= kLong && std::ranges::find(kNamesOfLong, lower) != kNamesOfLong.end());
}

constexpr bool endsUrl(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '<' || c == '>' || c == '`' || c == '|';
}

void appendParameter(std::string_view parameter, const SecretNames &names, std::string &out)
{
    const std::size_t equals = parameter.find('=');
    const std::string_view name = parameter.substr(0, equals);
    const std::string decoded = decodePercent(name).value_or(std::string(name));
    if (equals == std::string_view::npos
        || !(names.contains(decoded) || isSecretParameter(decoded, parameter.substr(equals + 1)))) {
        out += parameter;
        return;
    }
    out += parameter.substr(0, equals + 1);
    out += Redactor::kMask;
}

} // namespace

std::string maskedBySecretParts(std::string_view url, const SecretNames &names)
{
    std::string out;
    if (const std::size_t scheme = url.find("://");
        scheme != std::string_view::npos && scheme < url.find('?')) {
        const std::size_t begin = scheme + 3;
        const std::size_t end = std::min(url.find_first_of("/?#", begin), url.size());
        out += url.substr(0, begin);
        appendOrigin(url.substr(begin, end - begin), out);
        url.remove_prefix(end);
    }
    while (!url.empty()) {
        const std::size_t end = std::min(url.find_first_of("?#&;"), url.size());
        appendParameter(url.substr(0, end), names, out);
        if (end < url.size())
            out += url[end];
        url.remove_prefix(std::min(end + 1, url.size()));
    }
    return out;
}

bool mayHaveSecretParts(std::string_view text)
{
    return text.find('=') != std::string_view::npos || text.find('@') != std::string_view::npos;
}

std::string maskedInUrls(std::string_view text, const SecretNames &names)
{
    std::string out;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = static_cast<std::size_t>(std::ranges::find_if(rest, endsUrl) - rest.begin());
        const std::string_view word = rest.substr(0, end);
        const bool isUrl =
            word.find("://") != std::string_view::npos || word.find_first_of("?&") != std::string_view::npos;
        out += isUrl ? maskedBySecretParts(word, names) : std::string(word);
        rest.remove_prefix(end);
        const auto begin = static_cast<std::size_t>(std::ranges::find_if_not(rest, endsUrl) - rest.begin());
        out += rest.substr(0, begin);
        rest.remove_prefix(begin);
    }
    return out;
}

} // namespace tooltray::credentials
