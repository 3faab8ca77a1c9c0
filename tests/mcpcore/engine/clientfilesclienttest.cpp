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

    void tellsWhichTokenNoFileHasNow()
    {
        const TemporaryFolder home;
        home.write(".codex/config.toml", "model = \"gpt-5\"\n");
        ClientFilesClient engineClient({home.path().string()});
        const auto token = [](ClientFilesClient::UnusedToken answer) {
            return resultOf(std::move(answer)).valueOr("an error");
        };
        QCOMPARE(token(engineClient.remove("codex")), std::string());
        QCOMPARE(token(engineClient.disconnect("codex")), std::string());
        for (auto leave :
             {&ClientFilesClient::remove, &ClientFilesClient::goBack, &ClientFilesClient::disconnect}) {
            VERIFY_RESULT(writeEntry(engineClient, "codex", "the token"));
            QCOMPARE(token((engineClient.*leave)("codex")), std::string("the token"));
        }
        // Another client has it as well, wherever in its file.
        VERIFY_RESULT(writeEntry(engineClient, "codex", "the token"));
        home.write(".cursor/mcp.json", "{\"mcpServers\": {\"mine\": {\"env\": {\"T\": \"the token\"}}}}");
        QCOMPARE(token(engineClient.remove("codex")), std::string());
        // An earlier entry of ours has it.
        home.write(".gemini/settings.json", "{}");
        VERIFY_RESULT(writeEntry(engineClient, "gemini-cli", "another token"));
        auto change = resultOf(
            engineClient.preview("gemini-cli", {"http://127.0.0.1:1/mcp", {tokenHash("another token")}}));
        VERIFY_RESULT(change);
        VERIFY_RESULT(resultOf(engineClient.write(*change, "another token")));
        QCOMPARE(token(engineClient.goBack("gemini-cli")), std::string());
        QCOMPARE(token(engineClient.goBack("gemini-cli")), std::string("another token"));
    }

    void disconnectsHoweverOftenItWasWritten()
    {
        const std::string before = "{\n  \"a\": 1\n}\n";
        const auto written = [&](const TemporaryFolder &home, ClientFilesClient &engineClient) {
            home.write(".gemini/settings.json", before);
            VERIFY_RESULT(writeEntry(engineClient, "gemini-cli", "one"));
            VERIFY_RESULT(writeEntry(engineClient, "gemini-cli", "two"));
        };
        const TemporaryFolder home;
        ClientFilesClient engineClient({home.path().string()});
        written(home, engineClient);
        QCOMPARE(resultOf(engineClient.disconnect("gemini-cli")).valueOr(""), std::string("two"));
        QCOMPARE(home.read(".gemini/settings.json"), before);
        VERIFY_RESULT(resultOf(engineClient.disconnect("gemini-cli")));
        QCOMPARE(home.read(".gemini/settings.json"), before);

        // The client has changed the file in between.
        const TemporaryFolder changed;
        ClientFilesClient other({changed.path().string()});
        written(changed, other);
        std::string content = changed.read(".gemini/settings.json");
        content.replace(content.find(": 1"), 3, ": 2");
        changed.write(".gemini/settings.json", content);
        QCOMPARE(resultOf(other.disconnect("gemini-cli")).valueOr(""), std::string("two"));
        QCOMPARE(changed.read(".gemini/settings.json"), std::string("{\n  \"a\": 2\n}\n"));
        VERIFY_RESULT(resultOf(other.disconnect("gemini-cli")));
        QCOMPARE(changed.read(".gemini/settings.json"), std::string("{\n  \"a\": 2\n}\n"));

        // What somebody had written by hand comes back.
        const std::string byHand =
            "{\n  \"mcpServers\": {\n    \"tooltray\": {\n      \"command\": \"mine\"\n    }\n  }\n}\n";
        home.write(".cursor/mcp.json", byHand);
        VERIFY_RESULT(writeEntry(engineClient, "cursor", "three"));
        QCOMPARE(resultOf(engineClient.disconnect("cursor")).valueOr(""), std::string("three"));
        QCOMPARE(home.read(".cursor/mcp.json"), byHand);
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
