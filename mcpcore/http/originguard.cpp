// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/originguard.h"

#include "http/characters.h"

#include <algorithm>
#include <utility>

namespace tooltray::http {

OriginGuard::OriginGuard(std::vector<std::string> configuredOrigins, const HostGuard &hosts)
    : m_configured(std::move(configuredOrigins))
    , m_hosts(hosts)
{}

bool OriginGuard::accepts(std::string_view origin) const
{
    if (std::ranges::any_of(m_configured, [&](const std::string &configured) {
            return equalsIgnoringCase(configured, origin);
        }))
        return true;
    constexpr std::string_view kScheme = "http://";
    if (!origin.starts_with(kScheme))
        return false;
    const std::optional<Authority> authority = parseAuthority(origin.substr(kScheme.size()));
    return authority && m_hosts.accepts(*authority);
}

std::optional<Refusal> OriginGuard::check(const Request &request) const
{
    const std::size_t count = request.headers.count("origin");
    if (count == 0 || (count == 1 && accepts(*request.headers.value("origin"))))
        return std::nullopt;
    return Refusal{Guard::Origin, 403, "origin_not_allowed",
                   "Web pages of that origin may not call this server.",
                   "Add the origin to the allowed origins if it is meant to."};
}

} // namespace tooltray::http
