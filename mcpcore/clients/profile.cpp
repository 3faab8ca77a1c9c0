// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/profile.h"

#include <algorithm>

namespace tooltray::clients {

const std::vector<ClientProfile> &knownClients()
{
    using enum Base;
    static const std::vector<ClientProfile> clients{
        {.id = "claude-code",
         .title = "Claude Code",
         .path = {"mcpServers"},
         .file = {Home, ".claude.json"},
         .sign = {Home, ".claude"}},
        {.id = "claude-desktop",
         .title = "Claude Desktop",
         .style = EntryStyle::Program,
         .path = {"mcpServers"},
         .file = {Application, "Claude/claude_desktop_config.json"},
         .sign = {Application, "Claude"}},
        {.id = "codex",
         .title = "Codex",
         .syntax = Syntax::Toml,
         .style = EntryStyle::HttpHeaders,
         .path = {"mcp_servers"},
         .file = {Home, ".codex/config.toml"},
         .sign = {Home, ".codex"}},
        {.id = "cursor",
         .title = "Cursor",
         .style = EntryStyle::Plain,
         .path = {"mcpServers"},
         .file = {Home, ".cursor/mcp.json"},
         .sign = {Home, ".cursor"}},
        {.id = "gemini-cli",
         .title = "Gemini CLI",
         .path = {"mcpServers"},
         .file = {Home, ".gemini/settings.json"},
         .sign = {Home, ".gemini"}},
        {.id = "opencode",
         .title = "OpenCode",
         .style = EntryStyle::Remote,
         .path = {"mcp"},
         .file = {Config, "opencode/opencode.json"},
         .sign = {Config, "opencode"}},
        {.id = "vscode",
         .title = "Visual Studio Code",
         .path = {"servers"},
         .file = {Application, "Code/User/mcp.json"},
         .sign = {Application, "Code/User"}},
        {.id = "windsurf",
         .title = "Windsurf",
         .style = EntryStyle::ServerUrl,
         .path = {"mcpServers"},
         .file = {Home, ".codeium/windsurf/mcp_config.json"},
         .sign = {Home, ".codeium/windsurf"}},
        {.id = "zed",
         .title = "Zed",
         .style = EntryStyle::Plain,
         .path = {"context_servers"},
         .file = {Config, "zed/settings.json"},
         .fileOnWindows = FilePlace{Application, "Zed/settings.json"},
         .sign = {Config, "zed"}},
    };
    return clients;
}

const ClientProfile *findClient(std::string_view id)
{
    const auto found = std::ranges::find(knownClients(), id, &ClientProfile::id);
    return found == knownClients().end() ? nullptr : &*found;
}

} // namespace tooltray::clients
