// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QRegularExpression>
#include <QTest>

#include <filesystem>

using namespace tooltray;
using namespace tooltray::engine;
using State = ServerStatus::State;

// The configuration file, at the start and while it is edited.
class ConfigurationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theConfigurationSaysThePortAndTheEndpoints()
    {
        const test::TemporaryFolder folder;
        folder.write("api.graphql", "type Query { user: String }");
        folder.write("config.yaml", "server: { port: 0 }\n"
                                    "endpoints:\n"
                                    "  api: { url: \"http://127.0.0.1:9/graphql\", schema: api.graphql }\n");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = resultOf(engine.startServer({}));
        VERIFY_RESULT(started);
        QVERIFY(started->port != ServerSettings::kDefaultPort);
        QTRY_VERIFY(std::filesystem::exists(folder / "workspaces/default/schemas/api.graphql"));
    }

    // A stored endpoint is not looked at before the configuration file has defined what it uses.
    void storedEndpointsMayUseCredentialsOfTheConfiguration()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("which does not exist")));
        const test::TemporaryFolder folder;
        folder.write("config.yaml", "endpoints:\n"
                                    "  api:\n"
                                    "    url: \"http://127.0.0.1:9/graphql\"\n"
                                    "    schema: none\n"
                                    "    authentication: { type: bearer, value: \"token of the test\" }\n");
        folder.write("workspaces/default/workspace.json",
                     "{\"format\":1,\"endpoints\":{\"stored\":{"
                     "\"url\":\"http://127.0.0.1:9/graphql\",\"credential\":\"api\"}}}");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
        const auto refreshed = resultOf(engine.workspaceClient().refreshSchema("stored"));
        QVERIFY(!refreshed);
        QCOMPARE(refreshed.error().code, std::string("consent_needed"));
    }

    void aMistakeInTheConfigurationIsSaidWithItsPlace()
    {
        const test::TemporaryFolder folder;
        const std::string file = folder.write("other.yaml", "surface: auto\nendpionts: {}\n").string();
        Engine engine(EngineSettings{folder.path().string(), file});
        const auto refused = resultOf(engine.startServer({.port = 0}));
        COMPARE_ERROR(refused, ErrorKind::Invalid, "config_invalid");
        QVERIFY2(refused.error().message.starts_with(file + ":2:1: "), refused.error().message.c_str());
        QTRY_COMPARE(engine.serverStatus().state, State::Failed);
        folder.write("other.yaml", "surface: auto\n");
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
    }

    void theConfigurationIsFollowedWhileItIsEdited_data()
    {
        QTest::addColumn<bool>("isReplaced"); // as editors do that write another file first
        QTest::newRow("in place") << false;
        QTest::newRow("by another file") << true;
    }
    void theConfigurationIsFollowedWhileItIsEdited()
    {
        QFETCH(const bool, isReplaced);
        const test::TemporaryFolder folder;
        const auto write = [&](const std::string &text) {
            const auto written = folder.write(isReplaced ? "config.yaml~" : "config.yaml", text);
            if (isReplaced)
                std::filesystem::rename(written, folder / "config.yaml");
        };
        const auto valueOf = [](Engine &engine, std::string_view key) -> std::string {
            const auto *variable =
                engine.workspaceClient().state().workspace->find<workspace::ContextVariable>(key);
            return variable == nullptr ? std::string() : std::string(variable->value.toString());
        };
        write("context_variables: { TEAM: red }\n");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
        QTRY_COMPARE(valueOf(engine, "TEAM"), std::string("red"));

        write("context_variables: { TEAM: blue, SIZE: small }\n");
        QTRY_COMPARE(valueOf(engine, "TEAM"), std::string("blue"));
        QCOMPARE(valueOf(engine, "SIZE"), std::string("small"));
        QVERIFY(!engine.workspaceClient().state().configuration);

        // What is wrong is said with its place, and what was right goes on.
        write("context_variables: { TEAM: green }\nendpionts: {}\n");
        QTRY_VERIFY(engine.workspaceClient().state().configuration);
        const Error problem = *engine.workspaceClient().state().configuration;
        QCOMPARE(problem.code, std::string("config_invalid"));
        QVERIFY2(problem.message.starts_with((folder / "config.yaml").string() + ":2:1: "),
                 problem.message.c_str());
        QCOMPARE(valueOf(engine, "TEAM"), std::string("blue"));

        write("context_variables: { TEAM: green }\n");
        QTRY_COMPARE(valueOf(engine, "TEAM"), std::string("green"));
        QCOMPARE(valueOf(engine, "SIZE"), std::string());
        QTRY_VERIFY(!engine.workspaceClient().state().configuration);

        // What cannot be followed is said as well, and all else is.
        write("context_variables: { TEAM: black }\nserver: { max_connections: 50 }\n");
        QTRY_VERIFY(engine.workspaceClient().state().configuration);
        QCOMPARE(engine.workspaceClient().state().configuration->code, std::string("config_needs_restart"));
        QCOMPARE(valueOf(engine, "TEAM"), std::string("black"));
        VERIFY_RESULT(resultOf(engine.stopServer()));
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
        QTRY_VERIFY(!engine.workspaceClient().state().configuration);

        std::filesystem::remove(folder / "config.yaml");
        QTRY_COMPARE(valueOf(engine, "TEAM"), std::string());
    }

    void aConfigurationThatWasNamedHasToBeThere()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{folder.path().string(), (folder / "none.yaml").string()});
        QVERIFY(!resultOf(engine.startServer({.port = 0})));
    }
};

TOOLTRAY_TEST(ConfigurationTest)

#include "configurationtest.moc"
