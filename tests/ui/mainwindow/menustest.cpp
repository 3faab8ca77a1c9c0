// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/menus.h"

#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionsources.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/navigation/place.h"
#include "ui/pages/endpoints/endpointspage.h"
#include "ui/support/windowfixture.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

bool holds(const QMenu &menu, const QAction &action)
{
    return std::ranges::any_of(menu.actions(), [&action](const QAction *entry) {
        return entry == &action || (entry->menu() && holds(*entry->menu(), action));
    });
}

} // namespace

class MenusTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::WindowFixture>();
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_fixture.reset(); }

    // Everything that the window promises to do, with its keys and the menu it is in.
    void everyCommandIsThere_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("menu");
        const auto row = [](const QString &id, const char *keys, const char *menu) {
            QTest::newRow(qPrintable(id)) << QString::fromLatin1(keys) << QString::fromLatin1(menu);
        };
        row(actionid::kNewTool, "Ctrl+N", "File");
        row(actionid::kToolsFromSchema, "Ctrl+Shift+N", "File");
        row(actionid::kNewType, "", "File");
        row(actionid::kNewMapping, "", "File");
        row(actionid::kNewVariable, "", "File");
        row(actionid::kImportVariables, "", "File");
        row(actionid::kImport, "Ctrl+O", "File");
        row(actionid::kExportTools, "", "File");
        row(actionid::kSave, "Ctrl+S", "File");
        row(actionid::kSaveAll, "", "File");
        row(actionid::kSettings, "Ctrl+,", "File");
        row(QStringLiteral("file.dataFolder"), "", "File");
        row(actionid::kQuit, "Ctrl+Q", "File");
        row(actionid::kUndo, "Ctrl+Z", "Edit");
        row(actionid::kRedo, "Ctrl+Shift+Z", "Edit");
        row(actionid::kCut, "Ctrl+X", "Edit");
        row(actionid::kCopy, "Ctrl+C", "Edit");
        row(actionid::kPaste, "Ctrl+V", "Edit");
        row(actionid::kFind, "Ctrl+F", "Edit");
        row(actionid::kFindNext, "F3", "Edit");
        row(actionid::kFindPrevious, "Shift+F3", "Edit");
        row(actionid::kDuplicate, "Ctrl+D", "Edit");
        row(actionid::kRename, "F2", "Edit");
        row(actionid::kDelete, "Del", "Edit");
        row(actionid::kPalette, "Ctrl+K; Ctrl+Shift+P", "View");
        int digit = 1;
        for (const auto page :
             {pageid::kHome, pageid::kTools, pageid::kEndpoints, pageid::kTypes, pageid::kContext,
              pageid::kCredentials, pageid::kLog, pageid::kPrompts, pageid::kClients})
            row(actionid::page(page), qPrintable(QStringLiteral("Alt+%1").arg(digit++)), "View");
        row(actionid::kSidePanel, "Ctrl+B", "View");
        row(actionid::kDrawer, "Ctrl+J", "View");
        row(actionid::kBack, "Alt+Left", "View");
        row(actionid::kForward, "Alt+Right", "View");
        row(actionid::kZoomIn, "Ctrl++; Ctrl+=", "View");
        row(actionid::kZoomOut, "Ctrl+-", "View");
        row(actionid::kUsualSize, "Ctrl+0", "View");
        row(QStringLiteral("view.theme.dark"), "", "View");
        row(actionid::kNextPane, "F6", "View");
        row(actionid::kPreviousPane, "Shift+F6", "View");
        row(actionid::kTryTool, "Ctrl+Return", "Tool");
        row(actionid::kFormat, "Ctrl+Shift+F", "Tool");
        row(actionid::kComplete, "Ctrl+Space", "Tool");
        row(actionid::kGoToDefinition, "F12", "Tool");
        row(actionid::kNextProblem, "F8", "Tool");
        row(actionid::kPreviousProblem, "Shift+F8", "Tool");
        row(actionid::kOpenInWindow, "", "Tool");
        row(actionid::kEnableTool, "Ctrl+E", "Tool");
        row(actionid::kDiscardTool, "", "Tool");
        row(actionid::kExtractVariable, "Ctrl+Shift+E", "Tool");
        row(actionid::kInlineVariable, "", "Tool");
        row(actionid::kExtractFragment, "", "Tool");
        row(actionid::kToggleComment, "Ctrl+/", "Tool");
        row(actionid::kMoveLineUp, "Alt+Up", "Tool");
        row(actionid::kMoveLineDown, "Alt+Down", "Tool");
        row(actionid::kApplyFix, "Alt+Return", "Tool");
        for (const auto id :
             {actionid::kEnableTools, actionid::kDisableTools, actionid::kTagTools, actionid::kMoveTools,
              actionid::kSortToolsByName, actionid::kSortToolsByCall, actionid::kSortToolsByErrors,
              actionid::kGroupToolsByNothing, actionid::kGroupToolsByEndpoint, actionid::kGroupToolsByTag,
              actionid::kNewVersion, actionid::kActivateVersion, actionid::kCompareVersion,
              actionid::kDeleteVersion})
            row(id, "", "Tool");
        row(QStringLiteral("log.copyCurl"), "Ctrl+Shift+C", "Tool");
        row(actionid::kToggleServer, "Ctrl+Shift+S", "Server");
        row(actionid::kPauseCalls, "", "Server");
        row(actionid::kCopyAddress, "Ctrl+Shift+A", "Server");
        row(actionid::kConnectClient, "Ctrl+Shift+K", "Server");
        row(actionid::kRefreshSchemas, "F5", "Server");
        row(actionid::kTestEndpoint, "", "Server");
        row(actionid::kSignIn, "", "Server");
        row(QStringLiteral("log.live"), "Ctrl+L", "Log");
        row(QStringLiteral("log.replay"), "Ctrl+R", "Log");
        row(QStringLiteral("log.resend"), "Ctrl+Shift+R", "Log");
        row(QStringLiteral("log.compare"), "Ctrl+Shift+D", "Log");
        row(QStringLiteral("log.pin"), "Ctrl+P", "Log");
        row(QStringLiteral("log.clear"), "Ctrl+Shift+Del", "Log");
        row(QStringLiteral("log.showCleared"), "", "Log");
        row(QStringLiteral("log.delete"), "", "Log");
        row(actionid::kContents, "F1", "Help");
        row(actionid::kShortcuts, "Ctrl+?", "Help");
        row(actionid::kGettingStarted, "", "Help");
        row(QStringLiteral("help.reportProblem"), "", "Help");
        row(QStringLiteral("help.about"), "", "Help");
    }

    void everyCommandIsThere()
    {
        QFETCH(QString, keys);
        QFETCH(QString, menu);
        const QString id = QString::fromLatin1(QTest::currentDataTag());
        QAction *action = window().actions().action(id);
        QVERIFY2(action, "It is not registered.");
        QCOMPARE(QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText), keys);
        const QMenu *place = nullptr;
        for (const QAction *entry : window().menuBar()->actions()) {
            if (entry->text().remove(u'&') == menu)
                place = entry->menu();
        }
        if (!place)
            QFAIL("There is no such menu.");
        QVERIFY2(holds(*place, *action), "It is not in its menu.");
        action->setEnabled(true);
        const auto found = [this, &id](ActionKind kind) {
            const QList<PaletteEntry> entries = ActionSource(window().actions(), kind).entries();
            return std::ranges::find(entries, id, &PaletteEntry::id) != entries.end();
        };
        const bool isFound = found(ActionKind::Command) || found(ActionKind::Page);
        QVERIFY2(isFound != (id == actionid::kPalette), "The palette does not find it, or finds itself.");
    }

    void entriesOfAGroupStandTogether()
    {
        for (const QAction *entry : window().menuBar()->actions()) {
            const QList<QAction *> actions = entry->menu()->actions();
            QList<int> groups;
            for (const QAction *action : actions) {
                const auto &entries = window().actions().entries();
                const auto found = std::ranges::find(entries, action, &ActionRegistry::Entry::action);
                if (found != entries.end())
                    groups.append(found->spec.group);
            }
            QVERIFY2(std::ranges::is_sorted(groups), qPrintable(entry->text()));
        }
    }

    void theSettingsMenuHasOnlyWhatIsOfTheView()
    {
        const auto *menus = window().menuBar()->findChild<Menus *>();
        QVERIFY(menus);
        for (const QAction *action : menus->settings().actions()) {
            if (action->menu())
                QVERIFY2(holds(*menus->section(ActionSection::View), *action), qPrintable(action->text()));
        }
    }

    void newToolsAreOfTheEndpointThatIsShown()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        workspace::Endpoint endpoint;
        endpoint.name = "thing";
        endpoint.url = "http://127.0.0.1:9/graphql";
        VERIFY_RESULT(test::await(filled.engine.workspaceClient().apply(
            {"Put", workspace::Origin::Person, {workspace::PutObject{endpoint}}})));
        ui::MainWindow &window = *filled.window;
        filled.trigger(actionid::page(pageid::kEndpoints));
        auto *page = window.findChild<EndpointsPage *>();
        QVERIFY(page);
        auto *list = page->findChild<ListPane *>();
        QTRY_COMPARE((list->setCurrent(QStringLiteral("thing")), page->current()), QStringLiteral("thing"));
        filled.trigger(actionid::kToolsFromSchema);
        const auto *dialog = window.findChild<CreateToolsDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox *>()->currentData().toString(), QStringLiteral("thing"));
    }

    // Where a text has the keyboard its commands mean it, also while the menu is open.
    void theClipboardIsForTheTextWithTheKeyboard()
    {
        const auto isOn = [this](QLatin1StringView id) { return window().actions().action(id)->isEnabled(); };
        QVERIFY(!isOn(actionid::kCopy) && !isOn(actionid::kPaste) && !isOn(actionid::kFormat));
        auto *text = new QPlainTextEdit(QStringLiteral("abc"), window().centralWidget());
        text->show();
        text->setFocus();
        text->selectAll();
        QVERIFY(isOn(actionid::kCut) && isOn(actionid::kCopy) && isOn(actionid::kPaste));
        window().menuBar()->setFocus(Qt::MenuBarFocusReason);
        QVERIFY(!text->hasFocus());
        QVERIFY(isOn(actionid::kCut));
        m_fixture->trigger(actionid::kCut);
        QCOMPARE(text->toPlainText(), QString());
        m_fixture->trigger(actionid::kPaste);
        QCOMPARE(text->toPlainText(), QStringLiteral("abc"));
        text->setFocus();
        text->setReadOnly(true);
        window().menuBar()->setFocus(Qt::MenuBarFocusReason);
        QVERIFY(!isOn(actionid::kCut) && isOn(actionid::kCopy));
        auto *line = new QLineEdit(window().centralWidget());
        line->show();
        line->setFocus();
        QVERIFY(isOn(actionid::kPaste));
        m_fixture->trigger(actionid::kPaste);
        QCOMPARE(line->text(), QStringLiteral("abc"));
    }

    void whatIsSelectedStaysWhileTheMenuIsOpen_data()
    {
        QTest::addColumn<bool>("altFirst");
        QTest::addColumn<QString>("kind");
        for (const auto *kind : {"line", "number", "choice"}) {
            QTest::addRow("Alt, then the menu: %s", kind) << true << QString::fromLatin1(kind);
            QTest::addRow("Alt with the menu: %s", kind) << false << QString::fromLatin1(kind);
        }
    }

    void whatIsSelectedStaysWhileTheMenuIsOpen()
    {
        QFETCH(bool, altFirst);
        QFETCH(QString, kind);
        QWidget *field = fieldOf(kind);
        auto *line = qobject_cast<QLineEdit *>(field);
        if (!line)
            line = field->findChild<QLineEdit *>();
        field->show();
        field->setFocus();
        line->setText(QStringLiteral("1234"));
        line->setSelection(1, 2);
        QApplication::clipboard()->clear();
        if (altFirst) {
            QTest::keyPress(field, Qt::Key_Alt, Qt::AltModifier);
            QTest::keyRelease(field, Qt::Key_Alt);
            QVERIFY(window().menuBar()->hasFocus());
            QTest::keyClick(window().menuBar(), Qt::Key_E);
        } else {
            QTest::keyClick(field, Qt::Key_E, Qt::AltModifier);
        }
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(line->selectedText(), QStringLiteral("23"));
        QTest::keyClick(menu, Qt::Key_T); // Cut
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("23"));
        QCOMPARE(line->text(), QStringLiteral("14"));
        QVERIFY(field->hasFocus());
        // Elsewhere it is let go of as ever.
        line->selectAll();
        window().menuBar()->setFocusPolicy(Qt::TabFocus);
        window().menuBar()->setFocus(Qt::TabFocusReason);
        QVERIFY(!line->hasSelectedText());
    }

private:
    QWidget *fieldOf(const QString &kind)
    {
        QWidget *place = window().centralWidget();
        if (kind == u"line")
            return new QLineEdit(place);
        if (kind == u"number") {
            auto *number = new QSpinBox(place);
            number->setMaximum(9999);
            return number;
        }
        auto *choice = new QComboBox(place);
        choice->setEditable(true);
        return choice;
    }
    ui::MainWindow &window() { return *m_fixture->window; }

    std::unique_ptr<test::WindowFixture> m_fixture;
};

TOOLTRAY_TEST(MenusTest)
#include "menustest.moc"
