// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/url.h"

#include "credentials/redaction/secretnames.h"
#include "text/unicode/ascii.h"

#include <curl/curl.h>

#include <charconv>
#include <memory>
#include <utility>

namespace tooltray::upstream {

namespace {

using ParsedUrl = std::unique_ptr<CURLU, decltype(&curl_url_cleanup)>;

constexpr std::uint16_t kHttpPort = 80;
constexpr std::uint16_t kHttpsPort = 443;
constexpr std::size_t kMaxUrlBytes = 64 * 1024;

// Without a password or a key in it, which nobody entered to see it in an error.
std::string shown(std::string_view text)
{
    return credentials::maskedBySecretParts(text.substr(0, 200));
}

Error invalidUrl(std::string_view text, Message why)
{
    return {ErrorKind::Invalid,
            "invalid_url",
            {CORE_TEXT("Core", "\"{url}\" is not a usable URL: {reason}."),
             {{"url", shown(text)}, {"reason", std::move(why)}}},
            CORE_TEXT("Core", "Give an absolute URL such as https://api.example.com/graphql.")};
}

Error unsupportedScheme(std::string_view text)
{
    return {ErrorKind::Invalid,
            "unsupported_scheme",
            {CORE_TEXT("Core", "\"{url}\" is neither an http nor an https URL."), {{"url", shown(text)}}},
            CORE_TEXT("Core", "Give an absolute URL such as https://api.example.com/graphql.")};
}

std::string part(CURLU *parsed, CURLUPart which, unsigned int flags = 0)
{
    char *text = nullptr;
    if (curl_url_get(parsed, which, &text, flags) != CURLUE_OK)
        return {};
    std::string copy(text);
    curl_free(text);
    return copy;
}

// The library would take the first part of the path for the host.
bool hasEmptyHost(std::string_view text)
{
    const std::string scheme = asciiLower(text.substr(0, text.find(':')));
    return (scheme == "http" || scheme == "https") && text.substr(scheme.size()).starts_with(":///");
}

bool hasForbiddenCharacter(std::string_view text)
{
    for (const char c : text) {
        if (static_cast<unsigned char>(c) <= ' ' || c == '\x7f')
            return true;
    }
    return false;
}

} // namespace

Result<Url> Url::parse(std::string_view text)
{
    if (text.size() > kMaxUrlBytes)
        return invalidUrl(text, CORE_TEXT("Core", "it is too long"));
    if (hasForbiddenCharacter(text))
        return invalidUrl(text, CORE_TEXT("Core", "it has a space or a control character"));
    if (hasEmptyHost(text))
        return invalidUrl(text, CORE_TEXT("Core", "it names no host"));
    const ParsedUrl parsed(curl_url(), &curl_url_cleanup);
    const CURLUcode code = curl_url_set(parsed.get(), CURLUPART_URL, std::string(text).c_str(), 0);
    if (code == CURLUE_UNSUPPORTED_SCHEME)
        return unsupportedScheme(text);
    if (code != CURLUE_OK)
        return invalidUrl(text, curl_url_strerror(code));
    return read(parsed.get(), text);
}

Result<Url> Url::resolve(std::string_view reference) const
{
    if (reference.size() > kMaxUrlBytes || reference.find('\0') != std::string_view::npos)
        return invalidUrl(reference, CORE_TEXT("Core", "it is too long or has a control character"));
    if (hasEmptyHost(reference))
        return invalidUrl(reference, CORE_TEXT("Core", "it names no host"));
    const ParsedUrl parsed(curl_url(), &curl_url_cleanup);
    CURLUcode code = curl_url_set(parsed.get(), CURLUPART_URL, m_text.c_str(), 0);
    if (code == CURLUE_OK)
        code = curl_url_set(parsed.get(), CURLUPART_URL, std::string(reference).c_str(), CURLU_URLENCODE);
    if (code == CURLUE_UNSUPPORTED_SCHEME)
        return unsupportedScheme(reference);
    if (code != CURLUE_OK)
        return invalidUrl(reference, curl_url_strerror(code));
    return read(parsed.get(), reference);
}

Result<Url> Url::read(void *opaque, std::string_view text)
{
    auto *parsed = static_cast<CURLU *>(opaque);
    if (!part(parsed, CURLUPART_USER).empty() || !part(parsed, CURLUPART_PASSWORD).empty()) {
        return Error{ErrorKind::Invalid, "credentials_in_url",
                     CORE_TEXT("Core", "The URL contains a user name or password."),
                     CORE_TEXT("Core", "Remove it from the URL and give the endpoint a credential instead.")};
    }
    curl_url_set(parsed, CURLUPART_FRAGMENT, nullptr, 0);
    Url url;
    url.m_scheme = asciiLower(part(parsed, CURLUPART_SCHEME));
    if (url.m_scheme != "http" && url.m_scheme != "https")
        return unsupportedScheme(text);
    url.m_host = asciiLower(part(parsed, CURLUPART_HOST));
    if (url.m_host.empty())
        return invalidUrl(text, CORE_TEXT("Core", "it names no host"));
    url.m_text = part(parsed, CURLUPART_URL);
    const std::string port = part(parsed, CURLUPART_PORT, CURLU_DEFAULT_PORT);
    std::from_chars(port.data(), port.data() + port.size(), url.m_port);
    if (url.m_port == 0)
        return invalidUrl(text, CORE_TEXT("Core", "its port is not valid"));
    url.m_target = part(parsed, CURLUPART_PATH);
    if (const std::string query = part(parsed, CURLUPART_QUERY); !query.empty())
        url.m_target += '?' + query;
    return url;
}

bool Url::hasSameOrigin(const Url &other) const
{
    return m_scheme == other.m_scheme && m_host == other.m_host && m_port == other.m_port;
}

std::string Url::origin() const
{
    const bool isUsual = m_port == (isSecure() ? kHttpsPort : kHttpPort);
    return m_scheme + "://" + m_host + (isUsual ? std::string() : ':' + std::to_string(m_port));
}

} // namespace tooltray::upstream
