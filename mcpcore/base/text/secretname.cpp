// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/secretname.h"

#include "base/text/ascii.h"

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

std::string lettersOfName(std::string_view name)
{
    std::string letters;
    letters.reserve(name.size());
    for (const char c : name) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            letters += asciiLower(c);
    }
    return letters;
}

bool isSecretName(std::string_view name)
{
    constexpr std::size_t kLongest = 64; // longer ones are texts
    if (name.size() < 3 || name.size() > kLongest)
        return false;
    const std::string letters = lettersOfName(name);
    const auto isEnding = [&](std::string_view ending) { return letters.ends_with(ending); };
    return std::ranges::find(kWhole, letters) != kWhole.end()
           || (std::ranges::any_of(kEndings, isEnding) && std::ranges::none_of(kHarmlessEndings, isEnding));
}

bool hasPasswordInUrl(std::string_view text)
{
    constexpr std::string_view kScheme = "://";
    for (std::size_t at = text.find(kScheme); at != text.npos; at = text.find(kScheme, at)) {
        at += kScheme.size();
        const std::string_view rest = text.substr(at);
        const std::string_view authority = rest.substr(0, rest.find_first_of("/?#\\\"'<>() \t\r\n"));
        const std::size_t host = authority.rfind('@');
        const std::size_t colon = authority.find(':');
        if (host == authority.npos || colon == authority.npos || colon + 1 >= host)
            continue;
        const std::string_view password = authority.substr(colon + 1, host - colon - 1);
        if (password.find('{') == password.npos)
            return true;
    }
    return false;
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
