// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/clientfilesclient.h"

#include "base/task/ask.h"
#include "engine/access/clienttokens.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <algorithm>

using namespace tooltray;
using namespace tooltray::engine;
using test::TemporaryFolder;

namespace {

const std::string kHere = "http://127.0.0.1:8665/mcp";

ClientAddress addressWith(const std::string &token)
{
    return {kHere, {tokenHash(token)}};
}

ClientFileStatus lookUp(ClientFilesClient &engineClient, const std::string &client,
                        const ClientAddress &address)
{
    const auto files = resultOf(engineClient.files(address));
    const auto found = std::ranges::find(*files, client, &ClientFileStatus::client);
    return found == files->end() ? ClientFileStatus{} : *found;
}

Result<void> writeEntry(ClientFilesClient &engineClient, const std::string &client, const std::string &token)
{
    const auto change = resultOf(engineClient.preview(client, addressWith("other")));
    if (!change)
        return change.error();
    return resultOf(engineClient.write(*change, token));
}

} // namespace

class ClientFilesClientTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsHowEachClientStands()
    {
        using enum ClientFileStatus::State;
        const TemporaryFolder home;
        ClientFilesClient engineClient({home.path().string(), {"/opt/tooltray", "stdio"}});
        const ClientAddress address = addressWith("good");
        QCOMPARE(lookUp(engineClient, "cursor", address).state, NotInstalled);
        home.write(".cursor/argv.json", "{}");
        QCOMPARE(lookUp(engineClient, "cursor", address).state, NotConfigured);
        VERIFY_RESULT(writeEntry(engineClient, "cursor", "good"));
        QCOMPARE(lookUp(engineClient, "cursor", address).state, Current);
        QCOMPARE(lookUp(engineClient, "cursor", addressWith("newer")).state, OutOfDate);
        QCOMPARE(lookUp(engineClient, "cursor", {"http://127.0.0.1:1/mcp", address.tokenHashes}).state,
                 OutOfDate);
        home.write(".cursor/mcp.json", "{\"mcpServers\": {\"tooltray\": {\"command\": \"x\"}}}");
        QCOMPARE(lookUp(engineClient, "cursor", address).state, ChangedByHand);
        home.write(".cursor/mcp.json", "{");
        const ClientFileStatus broken = lookUp(engineClient, "cursor", address);
        QCOMPARE(broken.state, Unreadable);
        QCOMPARE(broken.problem->code, std::string("client_file_syntax"));
    }

    void showsTheChangeWithoutAnyToken()
    {
        const TemporaryFolder home;
        home.write(".claude.json", "{\n  \"theme\": \"dark\"\n}\n");
        ClientFilesClient engineClient({home.path().string()});
        auto change = resultOf(engineClient.preview("claude-code", addressWith("good")));
        VERIFY_RESULT(change);
        QVERIFY(change->isNeeded());
        QCOMPARE(change->shownBefore, std::string("{\n  \"theme\": \"dark\"\n}\n"));
        QVERIFY(change->shownAfter.find(kHere) != std::string::npos);
        VERIFY_RESULT(resultOf(engineClient.write(*change, "good-token-of-forty-letters")));
        QVERIFY(home.read(".claude.json").find("Bearer good-token-of-forty-letters") != std::string::npos);

        const auto kept =
            resultOf(engineClient.preview("claude-code", addressWith("good-token-of-forty-letters")));
        QVERIFY(!kept->isNeeded());
        QCOMPARE(kept->token, std::optional<std::string>("good-token-of-forty-letters"));
        QVERIFY(kept->shownBefore.find("forty") == std::string::npos);

        const auto renewed = resultOf(engineClient.preview("claude-code", addressWith("another")));
        QVERIFY(renewed->isNeeded());
        QCOMPARE(renewed->token, std::optional<std::string>());
        QVERIFY(renewed->shownBefore.find("forty") == std::string::npos);
        QVERIFY(renewed->shownAfter.find("forty") == std::string::npos);
    }

    void startsAProgramForThoseThatWantOne()
    {
        const TemporaryFolder home;
        ClientFilesClient engineClient(
            {home.path().string(), {"/opt/tooltray", "stdio", "--data-dir", "/data"}});
        const auto change = resultOf(engineClient.preview("claude-desktop", addressWith("x")));
        VERIFY_RESULT(change);
        VERIFY_RESULT(resultOf(engineClient.write(*change, "x")));
        const std::string written = home.read(".config/Claude/claude_desktop_config.json");
        QVERIFY(written.find("\"args\": [\"stdio\", \"--data-dir\", \"/data\"]") != std::string::npos);
        QVERIFY(written.find("\"TOOLTRAY_TOKEN\": \"x\"") != std::string::npos);
        const auto again = resultOf(engineClient.preview("claude-desktop", addressWith("x")));
        QVERIFY(!again->isNeeded());
        QVERIFY(lookUp(engineClient, "claude-desktop", addressWith("x")).commandSnippet.find("TOKEN")
                == std::string::npos);
        QCOMPARE(lookUp(engineClient, "claude-desktop", addressWith("x")).state,
                 ClientFileStatus::State::Current);

        ClientFilesClient without({home.path().string()});
        QCOMPARE(lookUp(without, "claude-desktop", addressWith("x")).client, std::string());
    }

    void removesAndGoesBack()
    {
        const TemporaryFolder home;
        const std::string before = "# mine\nmodel = \"gpt-5\"\n";
        home.write(".codex/config.toml", before);
        ClientFilesClient engineClient({home.path().string()});
        VERIFY_RESULT(writeEntry(engineClient, "codex", "T"));
        const std::string with = home.read(".codex/config.toml");
        QVERIFY(lookUp(engineClient, "codex", addressWith("T")).canGoBack);
        VERIFY_RESULT(resultOf(engineClient.remove("codex")));
        QCOMPARE(home.read(".codex/config.toml"), before);
        VERIFY_RESULT(resultOf(engineClient.goBack("codex")));
        QCOMPARE(home.read(".codex/config.toml"), with);
        VERIFY_RESULT(resultOf(engineClient.goBack("codex")));
        QCOMPARE(home.read(".codex/config.toml"), before);
        COMPARE_ERROR(resultOf(engineClient.goBack("codex")), ErrorKind::Conflict, "client_file_changed");
    }

    void refusesAChangeOfAnotherText()
    {
        const TemporaryFolder home;
        home.write(".gemini/settings.json", "{}");
        ClientFilesClient engineClient({home.path().string()});
        const auto change = resultOf(engineClient.preview("gemini-cli", addressWith("T")));
        VERIFY_RESULT(change);
        home.write(".gemini/settings.json", "{\"new\": 1}");
        COMPARE_ERROR(resultOf(engineClient.write(*change, "T")), ErrorKind::Conflict, "client_file_changed");
        QCOMPARE(home.read(".gemini/settings.json"), std::string("{\"new\": 1}"));
    }

    void knowsNoOtherClients()
    {
        const TemporaryFolder home;
        ClientFilesClient engineClient({home.path().string()});
        COMPARE_ERROR(resultOf(engineClient.remove("nobody")), ErrorKind::NotFound, "no_such_client");
    }
};

TOOLTRAY_TEST(ClientFilesClientTest)
#include "clientfilesclienttest.moc"
