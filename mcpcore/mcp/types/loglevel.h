// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::mcp {

// RFC 5424, least severe first.
enum class LogLevel : std::uint8_t { Debug, Info, Notice, Warning, Error, Critical, Alert, Emergency };

std::string_view logLevelName(LogLevel level);
std::optional<LogLevel> logLevelFrom(std::string_view name);

} // namespace tooltray::mcp
