// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/profile/profile.h"

#include <QDir>
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
        {.id = "goose",
         .title = "Goose",
         .syntax = Syntax::Yaml,
         .style = EntryStyle::Extension,
         .path = {"extensions"},
         .file = {Config, "goose/config.yaml"},
         .fileOnWindows = FilePlace{Application, "Block/goose/config/config.yaml"},
         .sign = {Config, "goose"}},
        {.id = "jetbrains",
         .title = "JetBrains Junie",
         .style = EntryStyle::Program,
         .path = {"mcpServers"},
         .file = {Home, ".junie/mcp/mcp.json"},
         .sign = {Home, ".junie"}},
        {.id = "lm-studio",
         .title = "LM Studio",
         .style = EntryStyle::Plain,
         .path = {"mcpServers"},
         .file = {Home, ".lmstudio/mcp.json"},
         .sign = {Home, ".lmstudio"}},
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

namespace {

namespace fs = std::filesystem;

constexpr Platform kPlatform =
#if defined(Q_OS_WIN)
    Platform::Windows;
#elif defined(Q_OS_MACOS)
    Platform::MacOs;
#else
    Platform::Linux;
#endif

fs::path variable(const char *name)
{
    const fs::path path(qEnvironmentVariable(name).toStdString());
    return path.is_absolute() ? path : fs::path(); // as the XDG specification wants relative ones ignored
}

} // namespace

UserFolders UserFolders::of(Platform platform, const fs::path &home)
{
    UserFolders folders{platform, home, home / ".config", home / ".config"};
    if (platform == Platform::MacOs)
        folders.application = home / "Library" / "Application Support";
    else if (platform == Platform::Windows)
        folders.application = home / "AppData" / "Roaming";
    return folders;
}

UserFolders UserFolders::current()
{
    UserFolders folders = of(kPlatform, fs::path(QDir::homePath().toStdString()));
    if (const fs::path config = variable("XDG_CONFIG_HOME"); !config.empty()) {
        folders.config = config;
        if (kPlatform == Platform::Linux)
            folders.application = config;
    }
    if (const fs::path application = variable("APPDATA");
        kPlatform == Platform::Windows && !application.empty())
        folders.application = application;
    return folders;
}

fs::path UserFolders::file(const ClientProfile &profile) const
{
    return resolve(platform == Platform::Windows && profile.fileOnWindows ? *profile.fileOnWindows
                                                                          : profile.file);
}

fs::path UserFolders::sign(const ClientProfile &profile) const
{
    if (platform == Platform::Windows && profile.fileOnWindows)
        return resolve(*profile.fileOnWindows).parent_path();
    return resolve(profile.sign);
}

fs::path UserFolders::resolve(const FilePlace &place) const
{
    switch (place.base) {
    case Base::Home: return home / place.path;
    case Base::Config: return config / place.path;
    case Base::Application: return application / place.path;
    }
    return {};
}

} // namespace tooltray::clients
