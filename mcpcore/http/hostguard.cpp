// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/hostguard.h"

#include <algorithm>

namespace tooltray::http {

HostGuard::HostGuard(const std::vector<std::string> &configuredHosts)
{
    for (const std::string &host : configuredHosts) {
        if (auto authority = parseAuthority(host))
            m_configured.push_back(std::move(*authority));
    }
}

bool HostGuard::accepts(const Authority &authority) const
{
    const bool isLoopback =
        authority.host == "localhost" || authority.host == "127.0.0.1" || authority.host == "[::1]";
    if (isLoopback && authority.port.value_or(m_port) == m_port)
        return true;
    return std::ranges::any_of(m_configured, [&](const Authority &configured) {
        return configured.host == authority.host && (!configured.port || configured.port == authority.port);
    });
}

std::optional<Refusal> HostGuard::check(const Request &request) const
{
    const std::optional<Authority> host = parseAuthority(request.host());
    if (host && accepts(*host))
        return std::nullopt;
    return Refusal{
        Guard::Host, 403, "host_not_allowed", "This server does not answer under that host name.",
        "Use 127.0.0.1 or localhost with the server's port, or add the name to the allowed hosts."};
}

} // namespace tooltray::http
