// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/preferences.h"
#include "engine/settings/serversettings.h"

#include "base/files/files.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <filesystem>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

Preferences everythingChosen()
{
    Preferences chosen;
    chosen.server = {.port = 9001,
                     .addresses = {"0.0.0.0", "::"},
                     .allowedHosts = {"desk.local", "desk.local:9001"},
                     .allowedOrigins = {"https://app.example.com"},
                     .maxConnections = 12,
                     .maxBodyBytes = 4096};
    chosen.log = {.entries = 500,
                  .days = 7,
                  .archiveBytes = std::uint64_t{128} << 20U,
                  .bodyBytes = 2048,
                  .secretNames = {"x-customer"}};
    return chosen;
}

} // namespace

class PreferencesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        for (const Preferences &preferences : {Preferences(), everythingChosen()}) {
            const auto read = decodePreferences(encodePreferences(preferences));
            VERIFY_RESULT(read);
            QVERIFY(*read == preferences);
        }
    }

    void whatCannotBeIsRefused_data()
    {
        addColumns<QString, QString>("text", "part");
        const auto row = [](const char *name, const char *members, const char *part) {
            QTest::newRow(name) << QStringLiteral(R"({"format":"tooltray-settings","version":1,%1})")
                                       .arg(QString::fromUtf8(members))
                                << QString::fromUtf8(part);
        };
        row("port", R"("server":{"port":70000})", "port");
        row("address", R"("server":{"addresses":["everywhere"]})", "everywhere");
        row("host", R"("server":{"allowed_hosts":["a b"]})", "a b");
        row("origin", R"("server":{"allowed_origins":["app.example.com"]})", "app.example.com");
        row("no connections", R"("server":{"max_connections":0})", "connections");
        row("days", R"("log":{"days":0})", "days");
        row("entries", R"("log":{"entries":1})", "calls in memory");
        row("unknown", R"("server":{"prot":1})", "prot");
        QTest::newRow("another file") << QStringLiteral(R"({"format":"tooltray-pack"})")
                                      << QStringLiteral("contains no Tooltray settings");
        QTest::newRow("no JSON") << QStringLiteral("{") << QStringLiteral("not valid JSON");
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const auto read = decodePreferences(text.toStdString());
        QVERIFY(!read);
        const QString message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains(part), qPrintable(message));
    }

    void theFileCountsAboveWhatWasChosen()
    {
        const ServerPreferences chosen = everythingChosen().server;
        storage::ConfiguredServer file;
        file.port = 8001;
        file.allowedHosts = {"team.local"};
        const storage::ConfiguredServer both = effectiveServer(file, chosen);
        QCOMPARE(*both.port, std::uint16_t{8001});
        QCOMPARE(both.allowedHosts, std::vector<std::string>{"team.local"});
        QCOMPARE(*both.addresses, chosen.addresses);
        QCOMPARE(both.allowedOrigins, chosen.allowedOrigins);
        QCOMPARE(*both.maxConnections, std::size_t{12});
        QCOMPARE(*both.maxBodyBytes, std::uint64_t{4096});
        // Nothing chosen: nothing but loopback.
        QVERIFY(!effectiveServer({}, {}).addresses);
    }

    void aFileThatCannotBeReadIsKeptAside()
    {
        const test::TemporaryFolder folder;
        const std::filesystem::path path = folder / "settings.json";
        QVERIFY(writeFile(path, "{ torn", FileAccess::Private).hasValue());
        PreferencesFile file(path);
        QVERIFY(file.read() == Preferences());
        QCOMPARE(*readFile(path, 100), std::string("{ torn"));
        VERIFY_RESULT(file.write(everythingChosen()));
        QVERIFY(file.read() == everythingChosen());
        QCOMPARE(*readFile(folder / "settings.json.unreadable", 100), std::string("{ torn"));
        QVERIFY((std::filesystem::status(path).permissions() & std::filesystem::perms::others_all)
                == std::filesystem::perms::none);
    }
};

TOOLTRAY_TEST(PreferencesTest)
#include "preferencestest.moc"
