// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/profile/profile.h"

#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::clients;

class UserFoldersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheFileOnEveryPlatform_data()
    {
        addColumns<std::string, Platform, std::string>("client", "platform", "file");
        const auto row = [](const char *client, Platform platform, const char *file) {
            QTest::addRow("%s %d", client, static_cast<int>(platform))
                << std::string(client) << platform << std::string(file);
        };
        using enum Platform;
        row("claude-code", Linux, "/u/.claude.json");
        row("claude-code", Windows, "/u/.claude.json");
        row("claude-desktop", Linux, "/u/.config/Claude/claude_desktop_config.json");
        row("claude-desktop", MacOs, "/u/Library/Application Support/Claude/claude_desktop_config.json");
        row("claude-desktop", Windows, "/u/AppData/Roaming/Claude/claude_desktop_config.json");
        row("vscode", Linux, "/u/.config/Code/User/mcp.json");
        row("vscode", MacOs, "/u/Library/Application Support/Code/User/mcp.json");
        row("vscode", Windows, "/u/AppData/Roaming/Code/User/mcp.json");
        row("zed", Linux, "/u/.config/zed/settings.json");
        row("zed", MacOs, "/u/.config/zed/settings.json");
        row("zed", Windows, "/u/AppData/Roaming/Zed/settings.json");
        row("codex", MacOs, "/u/.codex/config.toml");
        row("opencode", MacOs, "/u/.config/opencode/opencode.json");
        row("cursor", Linux, "/u/.cursor/mcp.json");
        row("gemini-cli", Linux, "/u/.gemini/settings.json");
        row("goose", MacOs, "/u/.config/goose/config.yaml");
        row("goose", Windows, "/u/AppData/Roaming/Block/goose/config/config.yaml");
        row("jetbrains", Linux, "/u/.junie/mcp/mcp.json");
        row("lm-studio", Linux, "/u/.lmstudio/mcp.json");
        row("windsurf", Linux, "/u/.codeium/windsurf/mcp_config.json");
    }

    void findsTheFileOnEveryPlatform()
    {
        QFETCH(std::string, client);
        QFETCH(Platform, platform);
        QFETCH(std::string, file);
        QCOMPARE(UserFolders::of(platform, "/u").file(*findClient(client)).string(), file);
    }

    void followsTheXdgVariable()
    {
        qputenv("XDG_CONFIG_HOME", "/xdg");
        QCOMPARE(UserFolders::current().file(*findClient("vscode")).string(),
                 std::string("/xdg/Code/User/mcp.json"));
        QCOMPARE(UserFolders::current().sign(*findClient("zed")).string(), std::string("/xdg/zed"));
        qputenv("XDG_CONFIG_HOME", "relative");
        QCOMPARE(UserFolders::current().file(*findClient("zed")),
                 UserFolders::current().home / ".config/zed/settings.json");
        qunsetenv("XDG_CONFIG_HOME");
    }
};

TOOLTRAY_TEST(UserFoldersTest)
#include "userfolderstest.moc"
