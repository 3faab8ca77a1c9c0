// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/historypane.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/trypane.h"
#include "ui/support/picture.h"
#include "ui/toolsides/toolpagefixture.h"
#include "json/parser.h"
#include "json/write.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using journal::EntryId;
using journal::EntryPointer;

namespace {

EntryPointer callOf(std::uint64_t id, const std::string &tool = "get_user", const char *version = "0.1.0")
{
    auto entry = std::make_shared<journal::LogEntry>();
    entry->id = EntryId(id);
    entry->tool = tool;
    entry->toolVersion = version;
    entry->time = WallTime(std::chrono::seconds(id));
    entry->outcome = journal::Outcome::Ok;
    return entry;
}

} // namespace

class HistoryPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsFollowTheLog()
    {
        ToolHistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNames({"get_user", "find_user"});
        model.setEntries({callOf(1), callOf(2, "other"), callOf(3)});
        QCOMPARE(ids(model), (QList<int>{3, 1}));
        model.take({callOf(2, "find_user"), callOf(5), callOf(4, "other")});
        QCOMPARE(ids(model), (QList<int>{5, 3, 2, 1}));
        model.remove({EntryId(3), EntryId(4)});
        QCOMPARE(ids(model), (QList<int>{5, 2, 1}));
        model.setNames({"other"});
        QCOMPARE(model.rowCount(), 0);
    }

    void aCallThatEndsStaysInItsRow()
    {
        ToolHistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNames({"get_user"});
        auto running = std::make_shared<journal::LogEntry>(*callOf(1));
        running->outcome = journal::Outcome::Running;
        model.setEntries({running, callOf(2)});
        const QPersistentModelIndex row = model.index(1);
        model.take({callOf(1)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(row.row(), 1);
        QVERIFY(model.entryAt(1)->outcome == journal::Outcome::Ok);
    }

    void forgetsWhatTheLogLetGoOf()
    {
        ToolHistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNames({"get_user"});
        model.setEntries({callOf(1), callOf(2), callOf(4), callOf(5)});
        for (const auto &[oldest, left] : {std::pair(1U, 4), {3U, 2}, {4U, 2}, {6U, 0}, {7U, 0}}) {
            model.forgetBefore(journal::EntryId(oldest));
            QCOMPARE(model.rowCount(), left);
        }
    }

    void theLastCallOfEachVersionIsKnown()
    {
        ToolHistoryModel model;
        model.setNames({"get_user"});
        model.setEntries({callOf(1), callOf(2, "get_user", "0.2.0"), callOf(3), callOf(4, "get_user", "")});
        const auto calls = model.lastUses();
        QCOMPARE(calls.size(), std::size_t(2));
        QVERIFY(calls.at({0, 1, 0}) == WallTime(std::chrono::seconds(3)));
        QVERIFY(calls.at({0, 2, 0}) == WallTime(std::chrono::seconds(2)));
    }

    void callsComeWhileTheyAreLookedAt()
    {
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start());
        call(fixture, "get_user", "{\"login\":\"robin\"}"); // before the pane is seen
        QVERIFY(fixture.showTab(QStringLiteral("History")));
        QAbstractItemView *list = fixture.view(QStringLiteral("Calls of the tool"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        const auto shown = list->currentIndex().data(IdRole).toULongLong();
        call(fixture, "who_am_i", "{}");
        call(fixture, "get_user", "{\"login\":\"nobody\"}");
        QTRY_COMPARE(list->model()->rowCount(), 2); // none of the other tool
        QCOMPARE(list->currentIndex().row(), 1);
        QCOMPARE(list->currentIndex().data(IdRole).toULongLong(), shown); // it is the call, not the row
        QVERIFY(fixture.press(QStringLiteral("Show in log")));
        QCOMPARE(fixture.opened.last().page, QString(pageid::kLog));
        QCOMPARE(fixture.opened.last().item, QString::number(shown));
        QVERIFY(fixture.press(QStringLiteral("Load into Try")));
        auto *pane = fixture.page->findChild<TryPane *>();
        QTRY_VERIFY(pane->isVisible());
        QVERIFY(pane->arguments() == json::parse("{\"login\":\"robin\"}").value);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("toolsides-history-loaded")));
    }

    void anotherToolHasOtherCalls()
    {
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start());
        call(fixture, "get_user", "{\"login\":\"robin\"}");
        call(fixture, "who_am_i", "{}");
        QVERIFY(fixture.showTab(QStringLiteral("History")));
        QAbstractItemView *list = fixture.view(QStringLiteral("Calls of the tool"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        const auto first = list->model()->index(0, 0).data(IdRole);
        QVERIFY(fixture.show(QStringLiteral("who_am_i")));
        QTRY_VERIFY(list->model()->rowCount() == 1 && list->model()->index(0, 0).data(IdRole) != first);
    }

    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        test::ToolPageFixture fixture(choice);
        QVERIFY(fixture.start());
        call(fixture, "get_user", "{\"login\":\"robin\"}");
        call(fixture, "get_user", "{}");
        call(fixture, "get_user", "{\"login\":\"nobody\"}");
        QVERIFY(fixture.showTab(QStringLiteral("History")));
        QAbstractItemView *list = fixture.view(QStringLiteral("Calls of the tool"));
        QTRY_COMPARE(list->model()->rowCount(), 3);
        list->setCurrentIndex(list->model()->index(1, 0));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("toolsides-history-")
                                                     + QString::fromLatin1(QTest::currentDataTag())));
    }

private:
    static QList<int> ids(const ToolHistoryModel &model)
    {
        QList<int> ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.append(static_cast<int>(model.entryAt(row)->id.value()));
        return ids;
    }
    static void call(test::ToolPageFixture &fixture, const char *tool, const char *arguments)
    {
        engine::Trial trial{engine::SavedTrial{tool}, json::parse(arguments).value,
                            engine::Trial::Mode::Call};
        QVERIFY(test::await(fixture.engineClient.engine.calls().run(std::move(trial))).hasValue());
    }
};

TOOLTRAY_TEST(HistoryPaneTest)
#include "historypanetest.moc"
