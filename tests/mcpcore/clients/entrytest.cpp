// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/clientfile.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

using namespace tooltray;
using namespace tooltray::clients;

namespace {

const QString kUrl = QStringLiteral("http://127.0.0.1:8665/mcp");

Reach reachOf(const std::string &token)
{
    return {kUrl.toStdString(), token, "/opt/tooltray", {"stdio"}};
}

bool isGood(std::string_view token)
{
    return token == "good";
}

} // namespace

class EntryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatEachClientReads_data()
    {
        addColumns<std::string, std::string>("client", "entry");
        // With other quotes and a short word for the address.
        const auto row = [](const char *client, const QString &entry) {
            QTest::newRow(client) << std::string(client)
                                  << QString(entry)
                                         .replace(u'\'', u'"')
                                         .replace(QStringLiteral("\"U\""), u'"' + kUrl + u'"')
                                         .toStdString();
        };
        const QString typed =
            QStringLiteral("{'type':'http','url':'U','headers':{'Authorization':'Bearer T'}}");
        const QString plain = QStringLiteral("{'url':'U','headers':{'Authorization':'Bearer T'}}");
        row("claude-code", typed);
        row("gemini-cli", typed);
        row("vscode", typed);
        row("cursor", plain);
        row("zed", plain);
        row("lm-studio", plain);
        row("goose", QStringLiteral("{'enabled':true,'type':'streamable_http','name':'tooltray','uri':'U',"
                                    "'headers':{'Authorization':'Bearer T'},'timeout':300}"));
        row("jetbrains",
            QStringLiteral("{'command':'/opt/tooltray','args':['stdio'],'env':{'TOOLTRAY_TOKEN':'T'}}"));
        row("windsurf", QStringLiteral("{'serverUrl':'U','headers':{'Authorization':'Bearer T'}}"));
        row("opencode", QStringLiteral("{'type':'remote','url':'U','headers':{'Authorization':'Bearer "
                                       "T'},'oauth':false,'enabled':true}"));
        row("codex", QStringLiteral("{'url':'U','http_headers':{'Authorization':'Bearer T'}}"));
        row("claude-desktop",
            QStringLiteral("{'command':'/opt/tooltray','args':['stdio'],'env':{'TOOLTRAY_TOKEN':'T'}}"));
    }

    void writesWhatEachClientReads()
    {
        QFETCH(std::string, client);
        QFETCH(std::string, entry);
        QCOMPARE(json::write(entryOf(*findClient(client), reachOf("T"))), entry);
    }

    void knowsItsOwnEntriesAgain_data()
    {
        QTest::addColumn<std::string>("client");
        for (const ClientProfile &profile : knownClients())
            QTest::newRow(profile.id.c_str()) << profile.id;
    }

    void knowsItsOwnEntriesAgain()
    {
        QFETCH(std::string, client);
        const ClientProfile &profile = *findClient(client);
        const auto standing = [&](const json::Value &entry) {
            return standingOf(profile, FoundEntry{entry}, reachOf("good"), isGood);
        };
        QCOMPARE(standingOf(profile, std::nullopt, reachOf("good"), isGood), Standing::Missing);
        const json::Value ours = entryOf(profile, reachOf("good"));
        QCOMPARE(standing(ours), Standing::Current);
        Reach other = reachOf("good");
        other.url = "http://127.0.0.1:9/mcp";
        other.program = "/elsewhere";
        QCOMPARE(standing(entryOf(profile, other)), Standing::OutOfDate);
        json::Value more = ours;
        more.set("timeout", 5);
        QCOMPARE(standing(more), Standing::ChangedByHand);
        QCOMPARE(standing(json::Value("text")), Standing::ChangedByHand);
        QCOMPARE(standingOf(profile, FoundEntry{ours, true}, reachOf("good"), isGood),
                 Standing::ChangedByHand);
        QCOMPARE(standing(entryOf(profile, reachOf("bad"))), Standing::OutOfDate);
        QCOMPARE(tokenIn(ours), std::optional<std::string>("good"));
    }

    // As written before programs had tokens: nothing of anybody's but ours.
    void knowsProgramsWithoutATokenAsOutOfDate()
    {
        const ClientProfile &profile = *findClient("claude-desktop");
        const auto standing = [&](const json::Value &entry) {
            return standingOf(profile, FoundEntry{entry}, reachOf("good"), isGood);
        };
        const json::Value before = entryOf(profile, reachOf(""));
        QVERIFY(!before.contains("env"));
        QCOMPARE(standing(before), Standing::OutOfDate);
        json::Value more = entryOf(profile, reachOf("good"));
        more.find("env")->set("PATH", "/elsewhere");
        QCOMPARE(standing(more), Standing::ChangedByHand);
    }

    void givesSnippetsThatTheClientCouldRead()
    {
        for (const ClientProfile &profile : knownClients()) {
            const std::string snippet = snippetFor(profile, reachOf("T"));
            const auto found = findEntry(profile.syntax, snippet, profile.place());
            QVERIFY(found && found->has_value());
            QCOMPARE((*found)->value, entryOf(profile, reachOf("T")));
        }
    }
};

TOOLTRAY_TEST(EntryTest)
#include "entrytest.moc"
