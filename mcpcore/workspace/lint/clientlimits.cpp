// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/lint/clientlimits.h"

#include <array>

namespace tooltray::workspace {

// Measured or documented in autumn 2026.
std::span<const ClientLimits> clientLimits()
{
    static constexpr std::array<ClientLimits, 8> kClients{{
        {"claude-code", "mcp__{}__", 64, 0, true},
        {"codex", "{}__", 64, 0, true},
        {"cursor", "{}", 60, 80, true},
        {"gemini-cli", "mcp_{}_", 63, 0, false},
        {"lm-studio", "", 64, 0, true},
        {"opencode", "{}_", 64, 0, true},
        {"vscode", "", 64, 128, true},
        {"windsurf", "", 64, 100, true},
    }};
    return kClients;
}

std::string shownName(const ClientLimits &client, std::string_view server, std::string_view tool)
{
    std::string name(client.namePrefix);
    if (const std::size_t hole = name.find("{}"); hole != std::string::npos)
        name.replace(hole, 2, server);
    return name.append(tool);
}

} // namespace tooltray::workspace
