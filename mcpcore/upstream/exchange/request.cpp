// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/request.h"

#include "base/text/secretname.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>

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

constexpr std::array kIdempotentMethods{"GET"sv, "HEAD"sv, "OPTIONS"sv, "PUT"sv, "DELETE"sv};

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
    return std::ranges::find(kIdempotentMethods, method) != kIdempotentMethods.end();
}

} // namespace tooltray::upstream
