// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/connectivity.h"

#include "base/ascii.h"

#include <algorithm>
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

// As libcurl decides it: of http_proxy it takes the small letters only, which a CGI server cannot set.
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

} // namespace tooltray::upstream
