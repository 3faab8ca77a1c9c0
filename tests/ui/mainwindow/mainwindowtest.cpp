// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/mainwindow.h"

#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/panering.h"
#include "ui/dialogs/closedialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/models/logtext.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/support/windowfixture.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/navigationrail.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/serverbar.h"
#include "ui/widgets/statusline.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFontInfo>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;
using State = engine::ServerStatus::State;

namespace {

constexpr int kPatience = 20'000; // ms, for a busy machine

} // namespace

class MainWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::WindowFixture>();
        show();
    }
    void cleanup() { m_fixture.reset(); }

    void everyActionHasIdTextAndPlaceAndNoTwoClaimTheSameKeys()
    {
        const auto &entries = window().actions().entries();
        QVERIFY(entries.size() > 15);
        for (const ActionRegistry::Entry &entry : entries) {
            QVERIFY(!entry.spec.id.isEmpty());
            QVERIFY2(!entry.action->text().isEmpty(), qPrintable(entry.spec.id));
            QVERIFY2(!entry.action->associatedObjects().isEmpty(), qPrintable(entry.spec.id));
        }
        for (const auto &[first, second] : window().actions().conflicts())
            QFAIL(qPrintable(first + QStringLiteral(" and ") + second));
    }

    void theKeyboardIsInTheWindowFromTheBeginning()
    {
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QCOMPARE(QApplication::focusWidget(), &rail());
    }

    void menuKeysAreUniqueInEveryMenu()
    {
        for (const auto *menu : window().findChildren<QMenu *>()) {
            QStringList keys;
            for (const QAction *action : menu->actions()) {
                const QKeySequence key = QKeySequence::mnemonic(action->text());
                if (!key.isEmpty())
                    keys.append(key.toString());
            }
            const QString all = menu->title() + QStringLiteral(": ") + keys.join(u' ');
            QVERIFY2(keys.removeDuplicates() == 0, qPrintable(all));
        }
    }

    void altAndADigitOpensAPage()
    {
        int digit = Qt::Key_1;
        for (const PageSpec &page : pageSpecs()) {
            QTest::keyClick(&window(), static_cast<Qt::Key>(digit++), Qt::AltModifier);
            QCOMPARE(pages().currentPage(), page.id);
            QCOMPARE(rail().currentIndex().data().toString(), pageTitle(page));
        }
    }

    // Pages are made when they are first opened, and some end with a part that takes no keyboard.
    void tabGetsToTheStatusLineAfterThePage()
    {
        for (const PageSpec &page : pageSpecs()) {
            m_fixture->trigger(actionid::page(page.id));
            const QWidget *after = window().findChild<StatusLine *>()->findChild<QAbstractButton *>();
            for (; after != &window(); after = after->nextInFocusChain())
                QVERIFY2(!pages().isAncestorOf(after) || after->focusPolicy() == Qt::NoFocus,
                         qPrintable(page.id));
        }
    }

    // The keyboard stays where it is, so that nothing else tells of the page.
    void aPageThatOpensElsewhereIsSaid()
    {
        const auto said = [this] {
            const auto *news = window().findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            return news ? news->accessibleName() : QString();
        };
        rail().setFocus();
        QTest::keyClick(&window(), Qt::Key_2, Qt::AltModifier);
        QVERIFY(!said().contains(pageTitle(pageSpecs()[1]))); // the rail reads it
        QWidget *elsewhere = firstTakingKeyboard(*window().findChild<ServerBar *>());
        QVERIFY(elsewhere);
        elsewhere->setFocus();
        QVERIFY(elsewhere->hasFocus());
        QTest::keyClick(&window(), Qt::Key_3, Qt::AltModifier);
        QVERIFY2(said().contains(pageTitle(pageSpecs()[2])), qPrintable(said()));
        QVERIFY(elsewhere->hasFocus());
    }

    void theRailOpensPages()
    {
        rail().setFocus();
        QTest::keyClick(&rail(), Qt::Key_End);
        QCOMPARE(pages().currentPage(), QString(pageid::kClients));
        QTest::keyClick(&rail(), Qt::Key_Up);
        QCOMPARE(pages().currentPage(), QString(pageid::kPrompts));
    }

    void backAndForwardFollowTheWay()
    {
        QAction *back = window().actions().action(actionid::kBack);
        QAction *forward = window().actions().action(actionid::kForward);
        QVERIFY(!back->isEnabled() && !forward->isEnabled());
        open(pageid::kTools);
        open(pageid::kLog);
        QVERIFY(back->isEnabled());
        back->trigger();
        QCOMPARE(pages().currentPage(), QString(pageid::kTools));
        QCOMPARE(rail().currentIndex().row(), 1);
        forward->trigger();
        QCOMPARE(pages().currentPage(), QString(pageid::kLog));
        QVERIFY(!forward->isEnabled());
        back->trigger();
        open(pageid::kTypes);
        QVERIFY(!forward->isEnabled()); // another way was taken
        back->trigger();
        back->trigger();
        QCOMPARE(pages().currentPage(), QString(pageid::kHome));
    }

    void thePaletteOpensPagesAndRunsCommands()
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("cred"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(pages().currentPage(), QString(pageid::kCredentials));
        QTest::keyClick(&window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral(">theme dark"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_fixture->theme.choice(), ThemeChoice::Dark);
    }

    void thePaletteFindsToolsThatAreNotSaved()
    {
        open(pageid::kTools);
        pages().open({.page = pageid::kTools, .item = itemid::kNew});
        QTRY_COMPARE(pages().newItems(pageid::kTools).size(), 1);
        const QString name = pages().newItems(pageid::kTools).first();
        open(pageid::kHome);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        const auto *found = window().findChild<PalettePopup *>()->findChild<QListView *>()->model();
        QCOMPARE(found->index(0, 0).data().toString(), name); // it was opened last
        QTest::keyClicks(QApplication::focusWidget(), u'@' + name);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(pages().currentPage(), QString(pageid::kTools));
        QCOMPARE(window().findChild<ToolHeader *>()->findChild<QLineEdit *>()->text(), name);
    }

    void theKeyboardGoesToThePageThatOpens()
    {
        QVERIFY(test::await(m_fixture->engine.open()).hasValue());
        QVERIFY(m_fixture->startServer());
        open(pageid::kTypes);
        for (const PageSpec &page : pageSpecs()) {
            const auto before = [this] { return firstTakingKeyboard(*pages().currentWidget()); };
            QTRY_VERIFY2(before(), qPrintable(pages().currentPage()));
            before()->setFocus();
            m_fixture->trigger(actionid::page(page.id));
            QVERIFY2(pages().currentWidget()->isAncestorOf(QApplication::focusWidget()), qPrintable(page.id));
        }
        open(pageid::kHome);
        const auto *next = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QVERIFY(next && next->isDefault()); // the step to do next
    }

    // There is nothing on it before the workspace is open, or takes too long to open.
    void thePageThatFillsTakesTheKeyboard()
    {
        open(pageid::kTypes);
        pages().currentWidget()->setFocus();
        m_fixture->trigger(actionid::page(pageid::kTools));
        QVERIFY(test::await(m_fixture->engine.open()).hasValue());
        QVERIFY(m_fixture->startServer());
        QTRY_VERIFY(qobject_cast<QPushButton *>(QApplication::focusWidget()));
        QVERIFY(pages().currentWidget()->isAncestorOf(QApplication::focusWidget()));
    }

    void thePaletteLeadsToSettings()
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("server port"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto *dialog = window().findChild<SettingsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY(QApplication::focusWidget() && dialog->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Port"));
    }

    void f6GoesAroundThePanes()
    {
        open(pageid::kLog);
        rail().setFocus();
        QList<QWidget *> stops;
        for (int i = 0; i < 4; ++i) {
            stops.append(QApplication::focusWidget());
            QTest::keyClick(&window(), Qt::Key_F6);
        }
        // rail, bar, banner (the server is stopped); the page has nothing to focus while it is
        QCOMPARE(stops[0], &rail());
        QVERIFY(qobject_cast<ServerPill *>(stops[1]));
        QVERIFY(window().findChild<ServerBanner *>()->isAncestorOf(stops[2]));
        QTest::keyClick(&window(), Qt::Key_F6, Qt::ShiftModifier);
        QTest::keyClick(&window(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(QApplication::focusWidget() != stops[3]);
    }

    void theServerIsStartedAndStoppedFromTheWindow()
    {
        auto *pill = window().findChild<ServerPill *>();
        QCOMPARE(pill->text(), QStringLiteral("Stopped"));
        QVERIFY(!window().actions().action(actionid::kCopyAddress)->isEnabled());
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(pill->text(), QStringLiteral("Running"));
        QCOMPARE(window().actions().action(actionid::kToggleServer)->text(), QStringLiteral("&Stop server"));

        m_fixture->trigger(actionid::kCopyAddress);
        const QString address = QApplication::clipboard()->text();
        QCOMPARE(address, QString::fromStdString(m_fixture->engine.serverStatus().url));
        QVERIFY(address.startsWith(QStringLiteral("http://127.0.0.1:")));
        QCOMPARE(window().findChild<StatusLine *>()->text(), QStringLiteral("Address copied."));

        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(pill->text(), QStringLiteral("Stopped"));
    }

    void aPortInUseIsExplainedWithAWayOut()
    {
        QTcpServer squatter;
        QVERIFY(squatter.listen(QHostAddress::LocalHost));
        m_fixture->server.port = squatter.serverPort();
        m_fixture->rebuildWindow();
        show();
        QAction *freePort = window().actions().action(actionid::kUseFreePort);
        QVERIFY(!freePort->isVisible());
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::PortInUse);
        QTRY_VERIFY(window().findChild<ServerBanner *>()->isVisible());
        QVERIFY(freePort->isVisible());
        const std::uint16_t other = m_fixture->engine.serverStatus().freePort;
        QCOMPARE(freePort->text(), QStringLiteral("Use port %1 &instead").arg(other));
        QTest::mouseClick(window().findChild<ServerPill *>(), Qt::LeftButton);
        auto *popover = window().findChild<ServerPopover *>();
        QVERIFY(popover->isVisible());
        bool isOffered = false;
        for (const auto *button : popover->findChildren<QPushButton *>())
            isOffered |= button->isVisible() && button->text().contains(QString::number(other));
        QVERIFY(isOffered);
        popover->close();
        freePort->trigger();
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Running);
        QCOMPARE(m_fixture->engine.serverStatus().port, other);
        QTRY_VERIFY(!window().findChild<ServerBanner *>()->isVisible());
        QVERIFY(!freePort->isVisible());
        // Where somebody put it, it stays.
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Stopped);
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Running);
        QCOMPARE(m_fixture->engine.serverStatus().port, other);
    }

    void aPortThatIsTakenMeanwhileIsSaid()
    {
        QVERIFY(m_fixture->startServer()); // at any port
        const std::uint16_t first = m_fixture->engine.serverStatus().port;
        const auto *status = window().findChild<StatusLine *>();
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Stopped);
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Running);
        QCOMPARE(m_fixture->engine.serverStatus().port, first);
        QVERIFY(!status->text().contains(QStringLiteral("Another program")));

        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Stopped);
        QTcpServer squatter;
        if (!squatter.listen(QHostAddress::LocalHost, first))
            qInfo("Another program was quicker, which serves as well.");
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Running);
        QVERIFY(m_fixture->engine.serverStatus().port != first);
        QTRY_VERIFY(status->text().contains(QStringLiteral("uses port %1").arg(first)));
    }

    void callsArePausedAndResumed()
    {
        const QAction &pause = *window().actions().action(actionid::kPauseCalls);
        auto *pill = window().findChild<ServerPill *>();
        QVERIFY(!pause.isEnabled());
        QVERIFY(m_fixture->startServer());
        QTRY_VERIFY(pause.isEnabled());
        QCOMPARE(pause.text(), QStringLiteral("&Pause calls"));
        m_fixture->trigger(actionid::kPauseCalls);
        QTRY_COMPARE(pill->text(), QStringLiteral("Paused"));
        QCOMPARE(pause.text(), QStringLiteral("&Resume calls"));
        QVERIFY(window().findChild<StatusLine *>()->text().startsWith(QStringLiteral("Calls are paused")));
        QVERIFY(!window().findChild<ServerBanner *>()->isVisible());
        open(pageid::kLog);
        QVERIFY(window().findChild<ServerBanner *>()->isVisible());
        // Stopped and started it is still paused.
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(pill->text(), QStringLiteral("Stopped"));
        QVERIFY(pause.isEnabled());
        m_fixture->trigger(actionid::kToggleServer);
        QTRY_COMPARE(pill->text(), QStringLiteral("Paused"));
        m_fixture->trigger(actionid::kPauseCalls);
        QTRY_COMPARE(pill->text(), QStringLiteral("Running"));
        QVERIFY(!window().findChild<ServerBanner *>()->isVisible());
    }

    void thePopoverNamesWhoCalled()
    {
        auto *popover = window().findChild<ServerPopover *>();
        const auto *list = popover->findChild<QListWidget *>();
        QVERIFY(m_fixture->startServer());
        QTest::mouseClick(window().findChild<ServerPill *>(), Qt::LeftButton);
        QVERIFY(popover->isVisible());
        QVERIFY(!list->isVisible());
        const WallTime now = wallTimeNow();
        m_fixture->engine.clients().takeClients({{.name = "cursor",
                                                  .program = "cursor 1.2",
                                                  .revision = "2025-11-25",
                                                  .calls = 3,
                                                  .lastSeen = now - std::chrono::minutes(4)},
                                                 {.name = "zed", .lastSeen = now}});
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 2);
        const QString first = list->item(0)->text();
        for (const char *part : {"cursor 1.2", "2025-11-25", "3 call", "4 min"})
            QVERIFY2(first.contains(QString::fromLatin1(part)), qPrintable(first));
        QVERIFY(list->item(1)->text().startsWith(QStringLiteral("zed")));
        // Who called before need not be there now, and both is said.
        QStringList said;
        for (const auto *label : popover->findChildren<TextLabel *>()) {
            if (label->isVisible())
                said.append(label->text());
        }
        QVERIFY2(said.contains(QStringLiteral("No client is connected now")), qPrintable(said.join(u'|')));
        QVERIFY2(said.contains(QStringLiteral("Has called")), qPrintable(said.join(u'|')));
        const QString connectText = window().actions().action(actionid::kConnectClient)->text().remove(u'&');
        const auto buttons = popover->findChildren<QPushButton *>();
        QVERIFY(std::ranges::any_of(buttons, [&](const QPushButton *button) {
            return button->isVisible() && button->text() == connectText;
        }));
        popover->close();
    }

    void theWindowComesBackAsItWasLeft()
    {
        window().setGeometry(40, 50, 900, 600);
        open(pageid::kTypes);
        m_fixture->trigger(QStringLiteral("view.theme.dark"));
        window().close();
        m_fixture->rebuildWindow();
        QRect expected = onScreens(QRect(40, 50, 900, 600), {window().screen()->availableGeometry()});
        expected.setSize(expected.size().expandedTo(window().minimumSize()));
        QCOMPARE(window().geometry(), expected);
        QCOMPARE(pages().currentPage(), QString(pageid::kTypes));
        QCOMPARE(m_fixture->state->theme(), ThemeChoice::Dark);
    }

    void aMaximisedWindowComesBackMaximised()
    {
        window().setGeometry(40, 50, 820, 580);
        window().showMaximized();
        window().close();
        m_fixture->rebuildWindow();
        QVERIFY(window().isMaximized());
        QVERIFY(m_fixture->state->windowPlace()->isMaximised);
    }

    void aSpoiltStateFileIsNoHindrance_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("binary") << QByteArray("\x00\xff[\x01=\n", 6).repeated(50);
        QTest::newRow("unknown page") << QByteArray("page=no-such-page\n");
        QTest::newRow("far away") << QByteArray("[window]\nrect=@Rect(90000 90000 900 600)\n");
        QTest::newRow("tiny") << QByteArray("[window]\nrect=@Rect(10 10 3 2)\n");
    }

    void aSpoiltStateFileIsNoHindrance()
    {
        QFETCH(QByteArray, contents);
        m_fixture->window.reset();
        m_fixture->state.reset();
        QFile file(m_fixture->stateFile());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
        file.close();
        m_fixture->rebuildWindow();
        show();
        QCOMPARE(pages().currentPage(), QString(pageid::kHome));
        QVERIFY(window().screen()->availableGeometry().intersects(window().geometry()));
        QVERIFY(window().width() >= 800 && window().height() >= 560);
    }

    void closingWithoutAServerQuits()
    {
        QSignalSpy quit(&window(), &MainWindow::quitRequested);
        QVERIFY(window().close());
        QCOMPARE(quit.count(), 1);
    }

    void closingWhileTheServerRunsAsksFirst()
    {
        QVERIFY(m_fixture->startServer());
        QSignalSpy quit(&window(), &MainWindow::quitRequested);
        QVERIFY(!window().close());
        auto *dialog = window().findChild<CloseDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(quit.count(), 0);
        Q_EMIT dialog->chosen(CloseChoice::Quit, CloseDialog::Memory::Keep);
        QCOMPARE(quit.count(), 1);
        QVERIFY(window().close()); // as the application does when it quits
        QCOMPARE(m_fixture->state->closeChoice(), CloseChoice::Quit);
    }

    void quitAsksNothing()
    {
        QVERIFY(m_fixture->startServer());
        QSignalSpy quit(&window(), &MainWindow::quitRequested);
        m_fixture->trigger(actionid::kQuit);
        QCOMPARE(quit.count(), 1);
        QVERIFY(!window().findChild<CloseDialog *>());
    }

    void isRaisedFromEverywhere()
    {
        window().hide();
        window().raiseWindow();
        QVERIFY(window().isVisible());
        window().showMinimized();
        window().raiseWindow();
        QVERIFY(!window().isMinimized());
    }

    void aFileThatIsDroppedIsImported()
    {
        const auto dropped = [this](const QString &file) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            const QPoint place = window().rect().center();
            QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&window(), &enter);
            if (!enter.isAccepted())
                return false;
            QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&window(), &drop);
            return drop.isAccepted();
        };
        QVERIFY(!dropped(QStringLiteral("/tmp/picture.png")));
        QVERIFY(!window().findChild<ImportDialog *>());
        QVERIFY(dropped(QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/packs/demo.json")));
        const auto *dialog = window().findChild<ImportDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QTreeWidget *>()->topLevelItemCount() > 1, kPatience);
    }

    void theThemeChangesWhileTheWindowIsOpen()
    {
        const auto corner = [this] {
            return window().grab().toImage().pixelColor(400, window().height() - 4);
        };
        QCOMPARE(corner(), Tokens::light().window);
        m_fixture->trigger(QStringLiteral("view.theme.dark"));
        QTRY_COMPARE(corner(), Tokens::dark().window);
        m_fixture->trigger(QStringLiteral("view.theme.light"));
        QTRY_COMPARE(corner(), Tokens::light().window);
    }

    void codeGrowsAndShrinks()
    {
        const auto size = [this] { return QFontInfo(m_fixture->theme.codeFont()).pointSize(); };
        const int usual = size();
        QTest::keyClick(&window(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&window(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(size(), usual + 2);
        QCOMPARE(m_fixture->state->codeStyle().size, usual + 2);
        QTest::keyClick(&window(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(size(), usual + 1);
        for (int times = 0; times < 60; ++times)
            m_fixture->trigger(actionid::kZoomOut);
        QCOMPARE(size(), CodeStyle::kSmallestSize);
        QTest::keyClick(&window(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_fixture->state->codeStyle(), CodeStyle());
        QCOMPARE(size(), usual);
    }

    void theLanguageChangesWhileTheWindowIsOpen()
    {
        open(pageid::kLog);
        m_fixture->trigger(QStringLiteral("view.language.de"));
        QTRY_COMPARE(rail().currentIndex().data().toString(), QStringLiteral("Protokoll"));
        QCOMPARE(window().menuBar()->actions().constFirst()->text(), QStringLiteral("&Datei"));
        QCOMPARE(window().findChild<ServerPill *>()->text(), QStringLiteral("Gestoppt"));
        QCOMPARE(m_fixture->state->language(), QStringLiteral("de"));
        m_fixture->trigger(QStringLiteral("view.language.en"));
        QTRY_COMPARE(rail().currentIndex().data().toString(), QStringLiteral("Log"));
    }

    void theRailCollapsesInANarrowWindow()
    {
        window().resize(899, 600);
        const int narrow = rail().sizeHint().width();
        window().resize(900, 600);
        QVERIFY(rail().sizeHint().width() > narrow);
        window().resize(899, 600);
        QCOMPARE(rail().sizeHint().width(), narrow);
    }

    void isThereQuickly()
    {
        m_fixture->window.reset();
        const test::ComputingTime time;
        m_fixture->window = std::make_unique<MainWindow>(WindowContext{
            m_fixture->engine, m_fixture->server, m_fixture->theme, m_fixture->language, *m_fixture->state});
        show();
        const double used = time.elapsed();
        qInfo("constructed and shown in %.0f ms of computing", used);
        // 150 ms is the aim of a release build.
        QVERIFY2(used < 1500, qPrintable(QString::number(used)));
    }

private:
    MainWindow &window() { return *m_fixture->window; }
    PageHost &pages() { return *window().findChild<PageHost *>(); }
    NavigationRail &rail() { return *window().findChild<NavigationRail *>(); }
    void open(QLatin1StringView page) { m_fixture->trigger(actionid::page(page)); }

    void show()
    {
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
};

TOOLTRAY_TEST(MainWindowTest)
#include "mainwindowtest.moc"
