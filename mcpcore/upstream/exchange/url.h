// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// An absolute http or https URL without user name, password and fragment. Read by the library that will
// connect to it, so that there is one opinion about where it leads.
class Url {
public:
    static Result<Url> parse(std::string_view text);
    // Resolves a Location field relative to this URL (RFC 9110, 10.2.2).
    Result<Url> resolve(std::string_view reference) const;

    const std::string &text() const { return m_text; }
    const std::string &scheme() const { return m_scheme; } // in lower case
    const std::string &host() const { return m_host; }     // an IPv6 address in its brackets
    std::uint16_t port() const { return m_port; }
    const std::string &target() const { return m_target; } // path and query

    bool isSecure() const { return m_scheme == "https"; }
    // RFC 6454: scheme, host and port.
    bool hasSameOrigin(const Url &other) const;
    std::string origin() const; // "https://api.example.com", the port only when it is another than usual

    bool operator==(const Url &other) const { return m_text == other.m_text; }

private:
    Url() = default;
    static Result<Url> read(void *parsed, std::string_view text);

    std::string m_text;
    std::string m_scheme;
    std::string m_host;
    std::string m_target;
    std::uint16_t m_port = 0;
};

} // namespace tooltray::upstream
