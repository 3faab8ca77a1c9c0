// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logpage.h"

#include "engine/clients/callclient.h"
#include "engine/clients/logclient.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/log/logentries.h"
#include "ui/models/logmodel.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logbar.h"
#include "ui/pages/log/logdetail.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/support/windowfixture.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inlineoffer.h"
#include "ui/widgets/log/entryparts.h"
#include "ui/widgets/log/logfilters.h"
#include "ui/widgets/log/logtable.h"
#include "ui/widgets/navigationrail.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;
using journal::EntryId;

namespace {

engine::LogFigures someFigures()
{
    engine::LogFigures figures;
    for (int minute = 0; minute < 60; ++minute) {
        journal::WindowSlot slot;
        slot.calls = static_cast<std::uint64_t>(5 + (minute * 7) % 13);
        figures.minutes.push_back(slot);
        figures.calls += slot.calls;
    }
    figures.errors = 9;
    figures.p50 = std::chrono::milliseconds(48);
    figures.p95 = std::chrono::milliseconds(412);
    figures.busiest = {{"search_orders", 310, 4, std::chrono::milliseconds(380)},
                       {"get_order", 202, 1, std::chrono::milliseconds(90)},
                       {"create_issue", 61, 4, std::chrono::milliseconds(640)}};
    return figures;
}

// The window with the log open, and calls in it that no server had to make.
struct LogFixture {
    explicit LogFixture(ThemeChoice choice = ThemeChoice::Light) : fixture(choice)
    {
        MainWindow &window = *fixture.window;
        window.resize(1360, 840);
        window.show();
        fixture.trigger(actionid::page(pageid::kLog));
        QCoreApplication::processEvents();
    }

    bool open(std::uint64_t calls)
    {
        if (!fixture.startServer())
            return false;
        if (!page() || !QTest::qWaitFor([this] { return !page()->isLoading(); }))
            return false;
        Q_EMIT fixture.engine.log().entriesChanged(test::logEntries(1, calls));
        fixture.engine.log().takeFigures(someFigures());
        QCoreApplication::processEvents();
        return true;
    }

    LogPage *page() const { return fixture.window->findChild<LogPage *>(); }
    LogTable &table() const { return *page()->findChild<LogTable *>(); }
    FilterEdit &filter() const { return *page()->findChild<FilterEdit *>(); }
    LogDetail &detail() const { return *page()->findChild<LogDetail *>(); }
    void showTab(LogDetail::Tab tab) const { detail().findChild<QTabWidget *>()->setCurrentIndex(int(tab)); }
    int rows() const { return table().model()->rowCount(); }
    QAction &action(QLatin1StringView id) const { return *fixture.window->actions().action(id); }

    test::WindowFixture fixture;
};

} // namespace

class LogPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBodyThatWasOmittedSaysSo()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        BodyView view(theme, {});
        view.setEmptyText(QStringLiteral("There was none."));
        view.show();
        const auto says = [&view](const QString &part) {
            return std::ranges::any_of(view.findChildren<QLabel *>(), [&part](const QLabel *label) {
                return label->isVisible() && label->text().contains(part);
            });
        };
        view.setBody({});
        QVERIFY(says(QStringLiteral("There was none.")));
        view.setBody(journal::Body::omitted(3'000'000));
        QVERIFY(says(QStringLiteral("The log omitted this body of 3.0 MB")));
        QVERIFY(says(QStringLiteral("Not recorded")));
        QVERIFY(!says(QStringLiteral("There was none.")));
        view.setBody({});
        QVERIFY(!says(QStringLiteral("omitted")));
        QVERIFY(says(QStringLiteral("There was none.")));
    }

    void longHeadersCanBeReadAndCopied()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        FactList headers(theme);
        const QString value = QStringLiteral("session=") + QString(500, u'x');
        headers.setFacts({{QStringLiteral("ETag"), QStringLiteral("1")}, {QStringLiteral("Cookie"), value}});
        QCOMPARE(headers.topLevelItem(1)->toolTip(1), value);
        QCOMPARE(headers.topLevelItem(0)->data(0, Qt::AccessibleTextRole), QVariant());
        QCOMPARE(headers.contextMenuPolicy(), Qt::ActionsContextMenu);
        headers.setCurrentItem(headers.topLevelItem(1));
        const auto run = [&headers](const QString &text) {
            for (QAction *action : headers.actions()) {
                if (action->text() == text)
                    action->trigger();
            }
        };
        run(QStringLiteral("Copy"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Cookie: ") + value);
        run(QStringLiteral("Copy value"));
        QCOMPARE(QGuiApplication::clipboard()->text(), value);
    }

    void listsCallsAsTheyCome()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        QCOMPARE(f.rows(), 50);
        QVERIFY(f.detail().isHidden());
        QVERIFY(f.table().isFollowing());
    }

    void noNamedFilterGoesAwayUnasked()
    {
        LogFixture f;
        QVERIFY(f.open(5));
        auto *naming = f.page()->findChild<NameFilterPopup *>();
        const auto named = [&f] { return f.fixture.state->namedLogFilters(); };
        for (int number = 0; number < 9; ++number)
            Q_EMIT naming->named(QStringLiteral("filter %1").arg(number));
        QCOMPARE(named().size(), 8);
        QCOMPARE(named().constFirst().name, QStringLiteral("filter 0"));
        QVERIFY(f.page()->findChild<InlineOffer *>()->text().contains(QStringLiteral("8 filter buttons")));
        Q_EMIT naming->named(QStringLiteral("filter 0")); // one that is there already
        QCOMPARE(named().constLast().name, QStringLiteral("filter 0"));

        const QList<NamedLogFilter> before = named();
        auto *quick = f.page()->findChild<QuickFilters *>();
        for (const auto *button : quick->findChildren<QToolButton *>()) {
            if (button->text() == u"filter 3")
                button->actions().constLast()->trigger(); // the one of its menu
        }
        QTRY_COMPARE(named().size(), 7);
        auto *undo = f.page()->findChild<UndoNotice *>();
        QTRY_VERIFY(undo->isVisible());
        undo->findChild<QPushButton *>()->click();
        QCOMPARE(named(), before);
        QCOMPARE(quick->named(), before);
    }

    void thePartsOfARequestAreAsWideAsTheyWereLeft()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.table().select(EntryId(7));
        const QList<std::pair<LogDetail::Tab, QString>> tabs{
            {LogDetail::Tab::Request, QStringLiteral("log.request")},
            {LogDetail::Tab::Response, QStringLiteral("log.response")}};
        const QList<ExchangePane *> panes = f.detail().findChildren<ExchangePane *>();
        QCOMPARE(panes.size(), tabs.size());
        for (qsizetype i = 0; i < tabs.size(); ++i) {
            f.showTab(tabs[i].first);
            QCoreApplication::processEvents();
            const auto shown = std::find_if(panes.begin(), panes.end(),
                                            [](const ExchangePane *pane) { return pane->isVisible(); });
            QVERIFY(shown != panes.end());
            QSplitter &parts = (*shown)->parts();
            parts.setSizes({parts.width() / 2, parts.width() / 2});
            Q_EMIT parts.splitterMoved(parts.width() / 2, 1); // as somebody does it with the mouse
            const QList<int> kept = f.fixture.state->splitterShares(tabs[i].second, 2);
            QCOMPARE(kept.size(), 2);
            QVERIFY(qAbs(kept[0] - 50) <= 1);
        }
    }

    void theDetailStaysWithItsCall()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        journal::LogEntry running = test::logEntry(51);
        running.outcome = journal::Outcome::Running;
        Q_EMIT f.fixture.engine.log().entriesChanged({test::sharedEntry(running)});
        f.table().select(EntryId(51));
        QVERIFY(f.detail().isVisible());
        QCOMPARE(f.detail().entry()->id, EntryId(51));
        // It ends, others come, a filter hides it.
        Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(51, 20));
        QVERIFY(f.detail().entry()->outcome != journal::Outcome::Running);
        f.filter().setText(QStringLiteral("id:3"));
        QTRY_COMPARE(f.rows(), 1);
        QCOMPARE(f.detail().entry()->id, EntryId(51));
        QVERIFY(f.action(logaction::kCopyCurl).isEnabled());
        f.filter().setText({});
        QTRY_COMPARE(f.rows(), 70);
        const auto &calls = *qobject_cast<const LogModel *>(f.table().model());
        QCOMPARE(calls.entryAt(f.table().currentIndex().row())->id, EntryId(51));
        f.table().select(EntryId(7));
        QCOMPARE(f.detail().entry()->id, EntryId(7));
        QTest::keyClick(&f.table(), Qt::Key_Escape);
        QVERIFY(f.detail().isHidden());
    }

    // The log holds so many: what is older than them goes, not what somebody reads.
    void theDetailStaysWhenItsCallIsPushedOut()
    {
        LogFixture f;
        QVERIFY(f.open(100));
        f.table().select(EntryId(3));
        Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(101, 20));
        Q_EMIT f.fixture.engine.log().evicted(EntryId(21));
        QVERIFY(f.table().selectedEntries().empty());
        QVERIFY(f.detail().isVisible());
        QCOMPARE(f.detail().entry()->id, EntryId(3));
        QVERIFY(f.action(logaction::kCopyCurl).isEnabled()); // it still means that one
        // Deleted by somebody it is not to be seen any more.
        Q_EMIT f.fixture.engine.log().entriesRemoved({EntryId(3)});
        QVERIFY(f.detail().isHidden());
    }

    void newCallsMoveNothingUnderWhoReads()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.table().select(EntryId(7));
        const int top = f.table().rowAt(0);
        f.showTab(LogDetail::Tab::Timing);
        auto *tabs = f.detail().findChild<QTabWidget *>();
        for (std::uint64_t id = 51; id < 63; ++id)
            Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(id, 1));
        QCOMPARE(f.detail().entry()->id, EntryId(7));
        QCOMPARE(tabs->currentIndex(), int(LogDetail::Tab::Timing));
        QCOMPARE(f.table().rowAt(0), top);
        auto *chip = f.table().findChild<QToolButton *>(QStringLiteral("newCalls"));
        QVERIFY(chip->isVisible());
        QCOMPARE(chip->text(), QStringLiteral("12 new"));
        // Those that a filter hides are not new to anybody.
        f.filter().setText(QStringLiteral("id:<60"));
        QTRY_COMPARE(f.rows(), 59);
        QVERIFY(!chip->isVisible());
        Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(63, 5));
        QTRY_COMPARE(f.page()->findChild<LogBar *>()->filter(), QStringLiteral("id:<60"));
        // Filters are asked elsewhere, one after the other: what comes after is shown after.
        journal::LogEntry later = test::logEntry(5);
        later.tool = "later";
        Q_EMIT f.fixture.engine.log().entriesChanged({test::sharedEntry(later)});
        const auto *model = qobject_cast<const LogModel *>(f.table().model());
        QVERIFY(model);
        QTRY_COMPARE(model->shownEntries().at(4)->tool, std::string("later"));
        QVERIFY(!chip->isVisible());
        QCOMPARE(f.detail().entry()->id, EntryId(7));
    }

    void twoCallsAreCompared()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        for (const std::uint64_t id : {7U, 9U}) { // JSON in one line, and words to the reader
            journal::LogEntry entry = test::logEntry(id);
            entry.result =
                journal::Body::of("{\"a\":1,\"b\":[1,2,3],\"c\":" + std::to_string(id) + "}\n\nThis is cut.");
            entry.outcome = journal::Outcome::Ok;
            Q_EMIT f.fixture.engine.log().entriesChanged({test::sharedEntry(entry)});
        }
        f.table().select(EntryId(7));
        QVERIFY(!f.action(logaction::kCompare).isEnabled());
        const int row = f.table().currentIndex().row();
        f.table().selectionModel()->select(
            QItemSelection(f.table().model()->index(row + 2, 0),
                           f.table().model()->index(row + 2, LogColumnCount - 1)),
            QItemSelectionModel::Select);
        QVERIFY(f.action(logaction::kCompare).isEnabled());
        QVERIFY(!f.action(logaction::kSaveTool).isEnabled());
        f.action(logaction::kCompare).trigger();
        auto *dialog = f.page()->findChild<CompareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY(dialog->isComplete());
        QStringList titles;
        for (const auto *label : dialog->findChildren<TextLabel *>())
            titles.append(label->text());
        QVERIFY(titles.join(u'|').contains(QStringLiteral("#7 ")));
        QVERIFY(titles.join(u'|').contains(QStringLiteral("#9 ")));
        // Line by line, in which one differs.
        QVERIFY(dialog->findChild<QTableView *>()->model()->rowCount() > 6);
        QVERIFY2(titles.join(u'|').contains(QStringLiteral("1 of 1 difference")),
                 qPrintable(titles.join(u'|')));
        dialog->close();
    }

    void columnsAreAsWideAsTheyWereLeft()
    {
        LogFixture f;
        f.table().setColumnWidth(LogToolColumn, 271);
        QTRY_COMPARE(
            f.fixture.state->columnWidths(QStringLiteral("log"), LogColumnCount - 1).value(LogToolColumn),
            271);
        f.fixture.rebuildWindow();
        f.fixture.window->show();
        f.fixture.trigger(actionid::page(pageid::kLog));
        QCOMPARE(f.table().columnWidth(LogToolColumn), 271);
        QVERIFY(f.table().columnWidth(LogTimeColumn) > 50);
    }

    void deletingAsksFirst()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.fixture.window->activateWindow();
        f.filter().setText(QStringLiteral("is:error"));
        QTRY_VERIFY(f.rows() > 0 && f.rows() < 50);
        f.table().setFocus();
        f.action(logaction::kDelete).trigger();
        const auto &offer = *f.page()->findChild<InlineOffer *>();
        QVERIFY(offer.isVisible());
        QVERIFY2(offer.text().contains(QStringLiteral("is:error")), qPrintable(offer.text()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!offer.isVisible());
        QCOMPARE(QApplication::focusWidget(), &f.table());
        f.filter().setText({});
        QTRY_COMPARE(f.rows(), 50);
    }

    void failuresThatNobodySawAreCountedInTheRail()
    {
        LogFixture f;
        QVERIFY(f.open(1));
        const auto &rail = *f.fixture.window->findChild<NavigationRail *>()->model();
        const QModelIndex log = rail.match(rail.index(0, 0), IdRole, QString(pageid::kLog)).value(0);
        const auto badge = [&log] { return log.data(BadgeRole).toInt(); };
        const auto fail = [&](std::uint64_t id) {
            journal::LogEntry entry = test::logEntry(id);
            entry.outcome = journal::Outcome::Error;
            Q_EMIT f.fixture.engine.log().entriesChanged({test::sharedEntry(entry)});
        };
        fail(60);
        QCOMPARE(badge(), 0); // it is being looked at
        f.fixture.trigger(actionid::page(pageid::kTools));
        fail(61);
        fail(62);
        QCOMPARE(badge(), 2);
        f.fixture.trigger(actionid::page(pageid::kLog));
        QCOMPARE(badge(), 0);
        f.fixture.window->hide(); // in the tray
        fail(63);
        QCOMPARE(badge(), 1);
        f.fixture.window->show();
        QCOMPARE(badge(), 0);
    }

    void thePaletteLeadsIntoTheLog()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.fixture.trigger(actionid::page(pageid::kHome));
        f.fixture.window->activateWindow();
        const auto type = [&](const QString &text) {
            f.fixture.trigger(actionid::kPalette);
            QTest::keyClicks(QApplication::focusWidget(), text);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        type(QStringLiteral("#23"));
        QTRY_VERIFY(f.page()->isVisible() && f.detail().entry());
        QCOMPARE(f.detail().entry()->id, EntryId(23));
        f.fixture.trigger(actionid::page(pageid::kHome));
        type(QStringLiteral(":id:<9"));
        QTRY_COMPARE(f.rows(), 8);
        QVERIFY(f.page()->isVisible());
    }

    void actionsAreOnWhereTheyCanDoSomething()
    {
        LogFixture f;
        QVERIFY(!f.action(logaction::kReplay).isEnabled());
        QVERIFY(f.open(50));
        QVERIFY(f.action(logaction::kExportHar).isEnabled());
        QVERIFY(!f.action(logaction::kReplay).isEnabled());
        f.table().select(EntryId(7));
        for (const auto id :
             {logaction::kReplay, logaction::kPin, logaction::kCopyCurl, logaction::kCopyCurlSecrets,
              logaction::kCopyJson, logaction::kSaveTool, logaction::kResend, logaction::kDelete})
            QVERIFY2(f.action(id).isEnabled(), id.data());
        // There is no such tool here.
        for (const auto id : {logaction::kOpenTool, logaction::kSaveExample, logaction::kCompare})
            QVERIFY2(!f.action(id).isEnabled(), id.data());
        QVERIFY(f.action(logaction::kCopyGraphql).isEnabled());
        journal::LogEntry rest = test::logEntry(51);
        for (journal::Exchange &exchange : rest.exchanges)
            exchange.request = journal::Body::of(R"({"title":"A bug"})");
        Q_EMIT f.fixture.engine.log().entriesChanged({test::sharedEntry(rest)});
        QTRY_COMPARE(f.rows(), 51);
        f.table().select(EntryId(51));
        QVERIFY(f.action(logaction::kCopyCurl).isEnabled());
        QVERIFY(!f.action(logaction::kCopyGraphql).isEnabled());
        // Their keys mean something else on other pages.
        f.fixture.trigger(actionid::page(pageid::kHome));
        for (const auto id : {logaction::kReplay, logaction::kPin, logaction::kLive, logaction::kSaveTool,
                              logaction::kDelete})
            QVERIFY2(!f.action(id).isEnabled(), id.data());
    }

    void copiesWhatIsSelected()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.table().select(EntryId(7));
        const QClipboard &clipboard = *QGuiApplication::clipboard();
        f.action(logaction::kCopyGraphql).trigger();
        QVERIFY(clipboard.text().startsWith(QStringLiteral("query SearchOrders(")));
        f.action(logaction::kCopyCurl).trigger();
        QVERIFY(clipboard.text().startsWith(QStringLiteral("curl")));
        QCOMPARE(f.page()->findChild<InlineOffer *>()->text(), QStringLiteral("Command copied."));
        QVERIFY(clipboard.text().contains(QStringLiteral("https://shop.example/graphql")));
        f.action(logaction::kCopyJson).trigger();
        QVERIFY(clipboard.text().contains(QStringLiteral("\"orders\": [")));
    }

    void anEmptyLogLeadsToTryingATool()
    {
        LogFixture f;
        QVERIFY(f.fixture.startServer());
        QTRY_VERIFY(!f.page()->isLoading());
        QPushButton *tryTool = nullptr;
        for (auto *button : f.page()->findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Try a tool"))
                tryTool = button;
        }
        QVERIFY(tryTool && tryTool->isVisible());
        tryTool->click();
        QVERIFY(!f.page()->isVisible());
        const auto *tools = f.fixture.window->findChild<ToolsPage *>();
        QVERIFY(tools && tools->isVisible());
    }

    void clearedCallsCanBeSeenAgain()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.fixture.window->activateWindow();
        f.table().setFocus();
        QVERIFY(!f.action(logaction::kShowCleared).isEnabled());
        // A cross would close something, and a bin delete it.
        QVERIFY(f.action(logaction::kClear).icon().isNull());
        QTest::keyClick(&f.table(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.rows(), 0);
        QVERIFY(f.action(logaction::kShowCleared).isEnabled());
        // Nothing is asked, as nothing is lost; and it does not look as if there never had been a call.
        QVERIFY(f.page()->findChild<InlineOffer *>()->text().startsWith(QStringLiteral("Cleared 50 call")));
        QStringList said;
        for (const auto *state : f.page()->findChildren<EmptyState *>()) {
            for (const auto *label : state->findChildren<TextLabel *>()) {
                if (label->isVisible())
                    said.append(label->text());
            }
        }
        QVERIFY2(said.join(u' ').startsWith(QStringLiteral("No calls since")), qPrintable(said.join(u' ')));
        // One of them changes: it stays out of sight. A new one does not.
        Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(50, 2));
        QCOMPARE(f.rows(), 1);
        QVERIFY(f.page()->findChild<InlineOffer *>()->isVisible());
    }

    void theKeyboardGetsEverywhere()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.fixture.window->activateWindow();
        f.table().select(EntryId(7));
        f.table().setFocus();
        QTest::keyClick(&f.table(), Qt::Key_Return);
        QVERIFY(f.detail().isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &f.table());
        QTest::keyClick(&f.table(), Qt::Key_I);
        QCOMPARE(f.filter().text(), QStringLiteral("i"));
        QVERIFY(f.filter().isAncestorOf(QApplication::focusWidget()));
    }

    void filtersByWhatAPlaceSays()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.page()->showPlace({pageid::kLog, QStringLiteral("12"), QStringLiteral("id:<20")});
        QTRY_COMPARE(f.rows(), 19);
        QTRY_VERIFY(f.detail().entry());
        QCOMPARE(f.detail().entry()->id, EntryId(12));
        QCOMPARE(f.page()->focusWidget(), &f.table());
    }

    void everythingHasANameAndRoom()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.table().select(EntryId(7));
        QCOMPARE(test::unnamed(*f.page()), QStringList());
        f.fixture.window->resize(800, 560);
        QCoreApplication::processEvents();
        QCOMPARE(test::unnamed(*f.page()), QStringList());
        // What happened is said in full; what can be done gives way.
        const auto *title = f.detail().findChild<TextLabel *>();
        QVERIFY(!title->text().isEmpty());
        QVERIFY2(title->width() >= title->sizeHint().width(), qPrintable(title->text()));
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        LogFixture f(choice);
        MainWindow &window = *f.fixture.window;
        const auto save = [&](const QString &what) {
            for (int turn = 0; turn < 20; ++turn)
                QCoreApplication::processEvents();
            return test::savePicture(window, QStringLiteral("logpage-") + what + u'-' + theme);
        };
        QVERIFY(f.open(400));
        QVERIFY(save(QStringLiteral("list")));
        std::uint64_t failed = 400;
        while (test::logEntry(failed).level != journal::EntryLevel::Graphql)
            --failed;
        f.table().select(EntryId(failed));
        const QString names[] = {QStringLiteral("overview"), QStringLiteral("request"),
                                 QStringLiteral("result"),   QStringLiteral("upstream"),
                                 QStringLiteral("response"), QStringLiteral("timing"),
                                 QStringLiteral("notes")};
        for (int tab = 0; tab < int(LogDetail::Tab::Count); ++tab) {
            f.showTab(LogDetail::Tab(tab));
            QVERIFY(test::finishesWork());
            QVERIFY(save(names[tab]));
        }
        f.filter().setText(QStringLiteral("tool:order status:>=400 -client:inspector"));
        QVERIFY(save(QStringLiteral("filtered")));
        f.filter().setText(QStringLiteral("id:0"));
        QTRY_COMPARE(f.rows(), 0);
        QVERIFY(save(QStringLiteral("nomatch")));
        f.filter().setText({});

        engine::ApprovalCard card{.id = engine::ApprovalId(1),
                                  .client = "Claude Desktop",
                                  .tool = "create_issue",
                                  .version = "1.2.0",
                                  .endpoint = "tracker",
                                  .arguments = json::Value::object({{"title", "The export is empty"}}),
                                  .document = "mutation { createIssue { id } }"};
        card.until = WallTime(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch() + 90'000));
        f.fixture.engine.approvals().takeCards({card});
        QVERIFY(test::finishesWork());
        QVERIFY(save(QStringLiteral("approval")));
        f.fixture.engine.approvals().takeCards({});
        f.action(logaction::kDelete).trigger();
        QVERIFY(save(QStringLiteral("delete")));
        f.action(logaction::kCopyCurlSecrets).trigger();
        QVERIFY(save(QStringLiteral("secrets")));
        window.resize(800, 560);
        QVERIFY(save(QStringLiteral("smallest")));
    }
};

TOOLTRAY_TEST(LogPageTest)
#include "logpagetest.moc"
