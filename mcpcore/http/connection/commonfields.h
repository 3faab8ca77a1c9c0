// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <chrono>
#include <string>
#include <string_view>

namespace tooltray::http {

// The header lines that every answer has: Date (RFC 9110 6.6.1), and Server when it has a name. Written
// anew once a second.
class CommonFields {
public:
    CommonFields(Clock &clock, std::string_view serverName);

    std::string_view lines();

private:
    Clock &m_clock;
    std::string m_serverLine;
    std::chrono::sys_seconds m_second = std::chrono::sys_seconds::min();
    std::string m_lines;
};

// Formats the time as an IMF-fixdate (RFC 9110 5.6.7).
std::string dateText(std::chrono::sys_seconds time);

} // namespace tooltray::http
