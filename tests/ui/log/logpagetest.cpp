// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logpage.h"

#include "engine/desks/approvaldesk.h"
#include "engine/desks/logdesk.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/log/logentries.h"
#include "ui/models/logmodel.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logdetail.h"
#include "ui/pages/pages.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/support/windowfixture.h"
#include "ui/widgets/log/filteredit.h"
#include "ui/widgets/log/logtable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

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
    int rows() const { return table().model()->rowCount(); }
    QAction &action(QLatin1StringView id) const { return *fixture.window->actions().action(id); }

    test::WindowFixture fixture;
};

} // namespace

class LogPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsCallsAsTheyCome()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        QCOMPARE(f.rows(), 50);
        QVERIFY(f.detail().isHidden());
        QVERIFY(f.table().isFollowing());
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
        QCOMPARE(f.table().currentEntry(), std::optional(EntryId(51)));
        f.table().select(EntryId(7));
        QCOMPARE(f.detail().entry()->id, EntryId(7));
        QTest::keyClick(&f.table(), Qt::Key_Escape);
        QVERIFY(f.detail().isHidden());
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
             {logaction::kReplay, logaction::kPin, logaction::kCopyCurl, logaction::kCopyJson})
            QVERIFY2(f.action(id).isEnabled(), id.data());
        // Their keys mean something else on other pages.
        f.fixture.trigger(actionid::page(pageid::kHome));
        for (const auto id : {logaction::kReplay, logaction::kPin, logaction::kLive})
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
        QVERIFY(clipboard.text().contains(QStringLiteral("https://shop.example/graphql")));
        f.action(logaction::kCopyJson).trigger();
        QVERIFY(clipboard.text().contains(QStringLiteral("\"orders\": [")));
    }

    void clearedCallsCanBeSeenAgain()
    {
        LogFixture f;
        QVERIFY(f.open(50));
        f.action(logaction::kClear).trigger();
        QCOMPARE(f.rows(), 0);
        // One of them changes: it stays out of sight. A new one does not.
        Q_EMIT f.fixture.engine.log().entriesChanged(test::logEntries(50, 2));
        QCOMPARE(f.rows(), 1);
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
    }

    void draw_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

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
        while (test::logEntry(failed).level != journal::Level::Graphql)
            --failed;
        f.table().select(EntryId(failed));
        const QString names[] = {QStringLiteral("overview"), QStringLiteral("request"),
                                 QStringLiteral("result"),   QStringLiteral("upstream"),
                                 QStringLiteral("response"), QStringLiteral("timing"),
                                 QStringLiteral("notes")};
        for (int tab = 0; tab < int(LogDetail::Tab::Count); ++tab) {
            f.detail().setTab(LogDetail::Tab(tab));
            QTest::qWait(30); // bodies are laid out elsewhere
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
        QTest::qWait(600);
        QVERIFY(save(QStringLiteral("approval")));
        f.fixture.engine.approvals().takeCards({});
        window.resize(800, 560);
        QVERIFY(save(QStringLiteral("smallest")));
    }
};

TOOLTRAY_TEST(LogPageTest)
#include "logpagetest.moc"
