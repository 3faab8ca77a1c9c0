// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/secretname.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tooltray {

namespace {

using Names = std::string_view;

// All in lower case, without what separates words.
constexpr std::array kWhole{
    Names("auth"),      Names("cookie"),     Names("cookies"),       Names("setcookie"),
    Names("cookie2"),   Names("setcookie2"), Names("pwd"),           Names("jwt"),
    Names("bearer"),    Names("credential"), Names("credentials"),   Names("passcode"),
    Names("pin"),       Names("otp"),        Names("sessionid"),     Names("codeverifier"),
    Names("assertion"), Names("signature"),  Names("xamzsignature"),
};
constexpr std::array kEndings{
    Names("authorization"),   Names("password"),        Names("passwd"),  Names("passphrase"),
    Names("secret"),          Names("token"),           Names("apikey"),  Names("accesskey"),
    Names("secretkey"),       Names("privatekey"),      Names("authkey"), Names("signingkey"),
    Names("clientassertion"), Names("subscriptionkey"),
};
constexpr std::array kHarmlessEndings{
    Names("pagetoken"),   Names("nexttoken"),   Names("progresstoken"),     Names("synctoken"),
    Names("cursortoken"), Names("resumetoken"), Names("continuationtoken"),
};

} // namespace

bool isSecretName(std::string_view name)
{
    constexpr std::size_t kLongest = 64; // longer ones are texts
    if (name.size() < 3 || name.size() > kLongest)
        return false;
    const std::string letters = lettersOfName(name);
    const auto isEnding = [&](std::string_view ending) { return letters.ends_with(ending); };
    return isOneOf(letters, kWhole)
           || (std::ranges::any_of(kEndings, isEnding) && std::ranges::none_of(kHarmlessEndings, isEnding));
}

namespace {

// True if "://" ends there, in a string of JSON perhaps with backslashes before the slashes.
bool endsScheme(std::string_view text)
{
    constexpr std::size_t kMaxBackslashes = 3; // JSON in a string of JSON
    for (const char expected : {'/', '/', ':'}) {
        for (std::size_t i = 0; i < kMaxBackslashes && text.ends_with('\\'); ++i)
            text.remove_suffix(1);
        if (!text.ends_with(expected))
            return false;
        text.remove_suffix(1);
    }
    return true;
}

bool isPlaceholder(std::string_view password)
{
    const std::size_t brace = password.find('{');
    return brace != password.npos && password.find('}', brace) != password.npos;
}

// The first password in a URL that begins there or later. Most texts have no "@" for long stretches.
std::string_view passwordInUrl(std::string_view text, std::size_t from)
{
    constexpr std::string_view kEnds = "/?#\\\"<> \t\r\n"; // of what names user and host
    for (std::size_t at = text.find('@', from); at != text.npos; at = text.find('@', from)) {
        const std::size_t slash = text.substr(from, at - from).find_last_of(kEnds);
        const std::size_t begin = slash == text.npos ? from : from + slash + 1;
        from = at + 1;
        if (slash == text.npos || !endsScheme(text.substr(0, begin)))
            continue;
        from = std::min(text.find_first_of(kEnds, at), text.size());
        const std::string_view authority = text.substr(begin, from - begin);
        const std::string_view user = authority.substr(0, authority.rfind('@'));
        const std::size_t colon = user.find(':');
        if (colon == user.npos || colon + 1 == user.size())
            continue;
        const std::string_view password = user.substr(colon + 1);
        if (!isPlaceholder(password))
            return password;
    }
    return {};
}

} // namespace

bool hasPasswordInUrl(std::string_view text)
{
    return !passwordInUrl(text, 0).empty();
}

std::optional<std::string> withoutPasswordsInUrls(std::string_view text, std::string_view mask)
{
    std::string masked;
    std::size_t from = 0;
    for (std::string_view password = passwordInUrl(text, 0); !password.empty();
         password = passwordInUrl(text, from)) {
        const auto begin = static_cast<std::size_t>(password.data() - text.data());
        masked.append(text.substr(from, begin - from)).append(mask);
        from = begin + password.size();
    }
    return from == 0 ? std::nullopt : std::optional(masked.append(text.substr(from)));
}

bool isFramingField(std::string_view name)
{
    using namespace std::string_view_literals;
    static constexpr std::array kNames{"connection"sv, "content-length"sv,    "expect"sv,
                                       "host"sv,       "http2-settings"sv,    "keep-alive"sv,
                                       "te"sv,         "proxy-connection"sv,  "trailer"sv,
                                       "upgrade"sv,    "transfer-encoding"sv, "accept-encoding"sv};
    return std::ranges::any_of(kNames,
                               [&](std::string_view known) { return equalsIgnoringAsciiCase(known, name); });
}

} // namespace tooltray
