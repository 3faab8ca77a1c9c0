// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logcells.h"

#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/models/logtext.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace tooltray;
using namespace tooltray::ui;

class LogCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }

    void wordsDurations_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << qint64(0) << QStringLiteral("<0.1 ms");
        QTest::newRow("almost nothing") << qint64(49) << QStringLiteral("<0.1 ms");
        QTest::newRow("hardly anything") << qint64(50) << QStringLiteral("0.1 ms");
        QTest::newRow("below a millisecond") << qint64(420) << QStringLiteral("0.4 ms");
        QTest::newRow("some milliseconds") << qint64(9'900) << QStringLiteral("9.9 ms");
        QTest::newRow("rounds up") << qint64(9'960) << QStringLiteral("10 ms");
        QTest::newRow("milliseconds") << qint64(212'400) << QStringLiteral("212 ms");
        QTest::newRow("seconds") << qint64(1'204'000) << QStringLiteral("1.20 s");
        QTest::newRow("many seconds") << qint64(12'340'000) << QStringLiteral("12.3 s");
        QTest::newRow("minutes") << qint64(125'000'000) << QStringLiteral("2 min 5 s");
    }

    void wordsDurations()
    {
        QFETCH(qint64, micros);
        QFETCH(QString, text);
        QCOMPARE(LogText::duration(std::chrono::microseconds(micros)), text);
    }

    void wordsSizes()
    {
        QCOMPARE(LogText::size(512), QStringLiteral("512 bytes"));
        QCOMPARE(LogText::size(8'240), QStringLiteral("8.2 kB"));
    }

    void wordsHowACallWent_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("level");
        QTest::addColumn<QString>("text");
        using journal::EntryLevel;
        using journal::Outcome;
        const auto row = [](const char *name, Outcome outcome, EntryLevel level, const char *text) {
            QTest::newRow(name) << static_cast<int>(outcome) << static_cast<int>(level)
                                << QString::fromLatin1(text);
        };
        row("runs", Outcome::Running, EntryLevel::None, "Running");
        row("went well", Outcome::Ok, EntryLevel::None, "OK");
        row("given up", Outcome::Cancelled, EntryLevel::None, "Cancelled");
        row("denied", Outcome::Cancelled, EntryLevel::Access, "Not approved");
        row("graphql", Outcome::Error, EntryLevel::Graphql, "GraphQL error");
        row("the answer of the endpoint", Outcome::Error, EntryLevel::Http, "504 upstream");
        row("not allowed", Outcome::Error, EntryLevel::Access, "Not allowed");
        row("no level", Outcome::Error, EntryLevel::None, "Error");
    }

    void wordsHowACallWent()
    {
        QFETCH(int, outcome);
        QFETCH(int, level);
        QFETCH(QString, text);
        journal::LogEntry entry = test::logEntry(1);
        entry.outcome = static_cast<journal::Outcome>(outcome);
        entry.level = static_cast<journal::EntryLevel>(level);
        entry.exchanges.back().status = 504;
        QCOMPARE(LogText::status(entry), text);
        QCOMPARE(LogCells::of(entry, LogStatusColumn, Qt::DisplayRole).toString(), text);
    }

    void aPreviewChangedNothing()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.outcome = journal::Outcome::Ok;
        entry.level = journal::EntryLevel::None;
        entry.operation = journal::OperationKind::Mutation;
        entry.isTest = entry.isPreview = true;
        QCOMPARE(LogText::status(entry), QStringLiteral("Preview"));
        QCOMPARE(LogText::tone(entry), Tone::Neutral);
        const QVariant marks = LogCells::of(entry, LogToolColumn, LogMarksRole);
        QVERIFY((marks.toInt() & LogMutation) == 0);
        const QString said = LogCells::of(entry, LogToolColumn, Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(u"nothing was sent") && !said.contains(u"changes data"), qPrintable(said));
        entry.outcome = journal::Outcome::Error;
        entry.level = journal::EntryLevel::Tool;
        QCOMPARE(LogText::status(entry), QStringLiteral("Tool error"));
    }

    // A mutation of GraphQL or a request of REST.
    void whatChangesDataIsSaidSo()
    {
        journal::LogEntry entry = test::logEntry(1);
        entry.operation = journal::OperationKind::Mutation;
        entry.isPreview = false;
        const QString said = LogCells::of(entry, LogToolColumn, Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(u"changes data"), qPrintable(said));
    }

    // Whatever cell somebody filters by, the call itself passes.
    void theFilterOfACellFindsItsCall()
    {
        const journal::FilterReader reader{test::logEntry(1).time, QTimeZone::systemTimeZone()};
        int asked = 0;
        for (std::uint64_t id = 1; id < 60; ++id) {
            const journal::LogEntry entry = test::logEntry(id);
            const auto check = [&](const std::optional<journal::Filter> &filter) {
                if (!filter)
                    return true;
                ++asked;
                // As it will stand in the field.
                const std::string text = journal::printFilter(*filter);
                const journal::ParsedFilter parsed = journal::parseFilter(text);
                auto matcher = journal::FilterMatcher::create(parsed.filter, reader);
                return parsed && matcher && matcher->matches(entry);
            };
            for (int column = 0; column < LogColumnCount; ++column) {
                QVERIFY2(check(LogCells::filterFor(entry, column)), std::to_string(column).c_str());
                for (const journal::Exchange &exchange : entry.exchanges)
                    QVERIFY2(check(LogCells::filterFor(exchange, column)), std::to_string(column).c_str());
            }
        }
        QVERIFY(asked > 400);
    }

    void showsWhatTheToolWasCalledWith_data()
    {
        QTest::addColumn<std::string>("arguments");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, std::string arguments, const QString &text) {
            QTest::newRow(name) << std::move(arguments) << text;
        };
        row("none", "{}", {});
        row("some", R"({"state":"OPEN","first":10})", QStringLiteral(R"("state":"OPEN","first":10)"));
        row("lines", "{\n  \"a\": 1\n}", QStringLiteral("\"a\": 1"));
        row("many", "{\"a\":\"" + std::string(1000, 'x') + "\"}",
            QStringLiteral("\"a\":\"") + QString(294, u'x'));
    }

    void showsWhatTheToolWasCalledWith()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const QString, text);
        journal::LogEntry entry;
        entry.tool = "get_order";
        entry.arguments = journal::Body::of(arguments);
        QCOMPARE(LogCells::of(entry, LogArgumentsColumn, Qt::DisplayRole).toString(), text);
    }

    void anAdHocCallBeginsWithItsOperation()
    {
        journal::LogEntry entry;
        entry.tool = "execute_graphql_query";
        entry.arguments = journal::Body::of(
            R"({"endpoint":"up","query":"mutation {\n  deleteReview(id: 1) { id }\n}","variables":{"a":1}})");
        const auto shown = [&entry] {
            return LogCells::of(entry, LogArgumentsColumn, Qt::DisplayRole).toString();
        };
        QCOMPARE(
            shown(),
            QStringLiteral(R"(mutation { deleteReview(id: 1) { id } } "endpoint":"up","variables":{"a":1})"));
        entry.arguments = journal::Body::of(R"({"query":"GET /pets/{id}"})");
        QCOMPARE(shown(), QStringLiteral("GET /pets/{id}"));
        entry.arguments = journal::Body::of(R"({"endpoint":"up"})"); // refused
        QCOMPARE(shown(), QStringLiteral(R"("endpoint":"up")"));
        // A parameter of a saved tool may be called so, and keeps its place.
        entry.tool = "search_orders";
        entry.arguments = journal::Body::of(R"({"first":1,"query":"shoes"})");
        QCOMPARE(shown(), QStringLiteral(R"("first":1,"query":"shoes")"));
    }

    void otherRequestsAreShownAndReadWithoutMetadata()
    {
        journal::LogEntry entry{.method = "prompts/get", .outcome = journal::Outcome::Ok};
        entry.arguments = journal::Body::of(R"({"_meta":{"protocol":"1"},"name":"review"})");
        QCOMPARE(LogCells::of(entry, LogArgumentsColumn, Qt::DisplayRole).toString(),
                 QStringLiteral(R"("name":"review")"));
        entry.arguments = journal::Body::of(R"({"_meta":{"protocol":"1"}})");
        QCOMPARE(LogCells::of(entry, LogArgumentsColumn, Qt::DisplayRole).toString(), QString());
        QStringList spoken;
        for (int column = 0; column < LogColumnCount; ++column) {
            for (const int role : {int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
                spoken.append(LogCells::of(entry, column, role).toString());
        }
        QCOMPARE(spoken.filter(QStringLiteral("prompts/get")).size(), 1);
        QVERIFY(spoken.filter(QStringLiteral("protocol")).isEmpty());
    }

    void aRefusedRequestIsNamedByItsCode()
    {
        journal::LogEntry entry{.outcome = journal::Outcome::Error};
        entry.level = journal::EntryLevel::Protocol;
        entry.code = "host_not_allowed";
        QVERIFY(LogText::sentence(entry).startsWith(u"host_not_allowed: Protocol error after "));
    }

    void saysWhoCalled_data()
    {
        QTest::addColumn<int>("origin");
        QTest::addColumn<std::string>("client");
        QTest::addColumn<QString>("text");
        using journal::EntryOrigin;
        QTest::newRow("a client") << int(EntryOrigin::Mcp) << std::string("VS Code")
                                  << QStringLiteral("VS Code");
        QTest::newRow("nobody knows") << int(EntryOrigin::Rest) << std::string() << QStringLiteral("REST");
        QTest::newRow("the window, by its name in the log")
            << int(EntryOrigin::Window) << std::string("Window") << QStringLiteral("this window");
    }

    void saysWhoCalled()
    {
        QFETCH(int, origin);
        QFETCH(std::string, client);
        QFETCH(QString, text);
        const journal::LogEntry entry{.origin = static_cast<journal::EntryOrigin>(origin), .client = client};
        QCOMPARE(LogCells::of(entry, LogClientColumn, Qt::DisplayRole).toString(), text);
    }
};

TOOLTRAY_TEST(LogCellsTest)
#include "logcellstest.moc"
