// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logmodel.h"

#include "journal/filter/parser.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/models/logtext.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace tooltray;
using namespace tooltray::ui;
using journal::EntryId;

namespace {

using ModelTester = QAbstractItemModelTester;

constexpr auto kModelMode = ModelTester::FailureReportingMode::QtTest;

void filterModel(LogModel &model, const char *text)
{
    QSignalSpy filtered(&model, &LogModel::filtered);
    model.setFilter(journal::parseFilter(text).filter);
    QTRY_COMPARE(filtered.count(), 1);
}

std::vector<std::uint64_t> shownIds(const LogModel &model)
{
    std::vector<std::uint64_t> ids;
    for (const journal::EntryPointer &entry : model.shownEntries())
        ids.push_back(entry->id.value());
    return ids;
}

journal::EntryPointer entryOf(std::uint64_t id, const char *tool,
                              journal::Outcome outcome = journal::Outcome::Ok)
{
    journal::LogEntry entry = test::logEntry(id);
    entry.tool = tool;
    entry.outcome = outcome;
    return test::sharedEntry(entry);
}

using Ids = std::vector<std::uint64_t>;

} // namespace

class LogModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsCallsInTheOrderOfTheirIds()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries(test::logEntries(1, 3));
        model.change({test::sharedEntry(test::logEntry(5))});
        model.change({test::sharedEntry(test::logEntry(4))}); // late
        QCOMPARE(shownIds(model), Ids({1, 2, 3, 4, 5}));
        QCOMPARE(model.rowOf(EntryId(4)), 3);
        QCOMPARE(model.rowOf(EntryId(9)), -1);
        QCOMPARE(model.matchCount(), std::size_t(5));
    }

    void aCallThatChangesKeepsItsRow()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        journal::LogEntry running = test::logEntry(2);
        running.outcome = journal::Outcome::Running;
        model.setEntries({test::sharedEntry(test::logEntry(1)), test::sharedEntry(running)});
        QCOMPARE(model.index(1, LogStatusColumn).data().toString(), QStringLiteral("Running"));
        QSignalSpy changed(&model, &LogModel::dataChanged);
        model.change({entryOf(2, "get_order")});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, LogStatusColumn).data().toString(), QStringLiteral("OK"));
    }

    void unfoldsTheRequestsOfACall()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        journal::LogEntry paged = test::logEntry(2);
        paged.exchanges.resize(1);
        paged.exchanges.push_back(paged.exchanges.front());
        paged.exchanges.back().retry = 1;
        model.setEntries({test::sharedEntry(test::logEntry(1)), test::sharedEntry(paged),
                          test::sharedEntry(test::logEntry(3))});
        model.setUnfolded(EntryId(2), true);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(!model.exchangeAt(1));
        QVERIFY(model.exchangeAt(3));
        QCOMPARE(model.exchangeAt(3)->retry, 1U);
        QCOMPARE(model.index(3, 0).data(LogFoldRole).toInt(), int(LogModel::Fold::Within));
        QVERIFY(model.index(3, LogToolColumn).data().toString().contains(QStringLiteral("retry 1")));
        QCOMPARE(model.rowOf(EntryId(3)), 4);

        // It gets another one while it is unfolded.
        paged.exchanges.push_back(paged.exchanges.front());
        model.change({test::sharedEntry(paged)});
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.rowOf(EntryId(3)), 5);
        model.setUnfolded(EntryId(2), false);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.matchCount(), std::size_t(3));
    }

    void removesWhatTheLogForgets_data()
    {
        QTest::addColumn<Ids>("gone");
        QTest::addColumn<Ids>("left");
        QTest::newRow("one") << Ids{2} << Ids{1, 3, 4, 5};
        QTest::newRow("many") << Ids{1, 3, 5} << Ids{2, 4};
        QTest::newRow("unknown") << Ids{9} << Ids{1, 2, 3, 4, 5};
        QTest::newRow("all") << Ids{1, 2, 3, 4, 5} << Ids{};
    }

    void removesWhatTheLogForgets()
    {
        QFETCH(Ids, gone);
        QFETCH(Ids, left);
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries(test::logEntries(1, 5));
        model.setUnfolded(EntryId(2), true);
        std::vector<EntryId> ids;
        for (const std::uint64_t id : gone)
            ids.emplace_back(id);
        model.remove(ids);
        QCOMPARE(shownIds(model), left);
        QCOMPARE(model.entryCount(), left.size());
        QCOMPARE(model.matchCount(), left.size());
    }

    void forgetsWhatTheLogLetGoOf()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries(test::logEntries(51, 100));
        model.setUnfolded(EntryId(52), true);
        for (std::uint64_t id = 151; id <= 300; ++id) {
            model.change({test::sharedEntry(test::logEntry(id))});
            model.forgetBefore(EntryId(id - 99));
            QVERIFY(model.entryCount() <= 106);
        }
        QCOMPARE(static_cast<std::size_t>(model.rowCount()), model.entryCount());
        QCOMPARE(model.entryAt(model.rowCount() - 1)->id, EntryId(300));
        // Only the archive has it: what is said of it now is nothing for the list.
        model.change({test::sharedEntry(test::logEntry(7))});
        QVERIFY(!model.find(EntryId(7)));
        QCOMPARE(model.rowOf(EntryId(7)), -1);
        QCOMPARE(static_cast<std::size_t>(model.rowCount()), model.entryCount());
        // Of a list that is empty as well.
        model.forgetBefore(EntryId(301));
        QCOMPARE(model.rowCount(), 0);
        model.change({test::sharedEntry(test::logEntry(300))});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsWhatPassesTheFilter()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries({entryOf(1, "a"), entryOf(2, "b"), entryOf(3, "a")});
        filterModel(model, "tool=a");
        QCOMPARE(shownIds(model), Ids({1, 3}));
        filterModel(model, "tool=b");
        QCOMPARE(shownIds(model), Ids({2}));
        filterModel(model, "");
        QCOMPARE(shownIds(model), Ids({1, 2, 3}));
    }

    void callsPassOrFailTheFilterWhileTheyChange()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries({entryOf(1, "a"), entryOf(2, "a", journal::Outcome::Running), entryOf(3, "a")});
        filterModel(model, "is:ok");
        QCOMPARE(shownIds(model), Ids({1, 3}));
        model.change({entryOf(2, "a"), entryOf(4, "a", journal::Outcome::Error)});
        QTRY_COMPARE(shownIds(model), Ids({1, 2, 3}));
        model.change({entryOf(1, "a", journal::Outcome::Error), entryOf(5, "a")});
        QTRY_COMPARE(shownIds(model), Ids({2, 3, 5}));
        QCOMPARE(model.entryCount(), std::size_t(5));
    }

    void nothingIsLostThatComesWhileItFilters()
    {
        LogModel model;
        const ModelTester tester(&model, kModelMode);
        model.setEntries(test::logEntries(1, 500));
        model.setFilter(journal::parseFilter("tool=wanted").filter);
        QVERIFY(model.isFiltering());
        model.change({entryOf(501, "wanted")});
        model.change({entryOf(501, "other"), entryOf(502, "wanted")});
        model.change({entryOf(503, "wanted")});
        model.remove({EntryId(502)});
        QTRY_COMPARE(shownIds(model), Ids({503}));
        QVERIFY(!model.isFiltering());
    }

    void aNewFilterOvertakesTheOneBefore()
    {
        LogModel model;
        model.setEntries(test::logEntries(1, 20'000));
        QSignalSpy filtered(&model, &LogModel::filtered);
        model.setFilter(journal::parseFilter("body~\"a.*b.*c.*d\"").filter);
        model.setFilter(journal::parseFilter("id:19999").filter);
        QTRY_COMPARE(filtered.count(), 1);
        QCOMPARE(shownIds(model), Ids({19999}));
        QCoreApplication::processEvents(); // the first would come now
        QCOMPARE(filtered.count(), 1);
    }

    void saysInWordsWhatIsDrawn()
    {
        LogModel model;
        journal::LogEntry entry = test::logEntry(1);
        entry.tool = "search_orders";
        entry.outcome = journal::Outcome::Error;
        entry.level = journal::EntryLevel::Graphql;
        entry.duration = std::chrono::milliseconds(1204);
        entry.isPinned = true;
        model.setEntries({test::sharedEntry(entry)});
        QCOMPARE(model.index(0, LogStatusColumn).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("GraphQL error"));
        QCOMPARE(model.index(0, LogDurationColumn).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("1.20 s"));
        QVERIFY(model.index(0, LogToolColumn)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("pinned")));
        for (int column = 0; column < LogColumnCount; ++column) {
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            // The timeline shows what the other columns have said.
            QCOMPARE(model.index(0, column).data(Qt::AccessibleTextRole).toString().isEmpty(),
                     column == LogTimelineColumn);
        }
    }
};

TOOLTRAY_TEST(LogModelTest)
#include "logmodeltest.moc"
