// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolwindows.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/trypane.h"
#include "ui/support/walk.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "json/parser.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Tool;

// A tool in a window of its own, beside the page that has the list.
class ToolWindowTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedGoesWithTheToolAndComesBack()
    {
        m_shop->describing()->setPlainText(QStringLiteral("Half done."));
        QVERIFY(openWindow());
        QCOMPARE(window()->windowTitle(), QStringLiteral("search_orders[*] - Tooltray"));
        QVERIFY(window()->isWindowModified());
        QCOMPARE(describing()->toPlainText(), QStringLiteral("Half done."));
        QVERIFY(!m_shop->name().isVisible());
        QVERIFY(isSaidToBeElsewhere(m_search));
        QVERIFY(!m_shop->actions->action(actionid::kTryTool)->isEnabled());

        describing()->setPlainText(QStringLiteral("Done."));
        QTest::keyClick(window(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Done."));
        QTRY_VERIFY(!window()->isWindowModified());

        describing()->setPlainText(QStringLiteral("Done, and more."));
        QTest::keyClick(window(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window());
        QVERIFY(m_shop->name().isVisible());
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Done, and more."));
        QCOMPARE(m_shop->savedDescription(), QStringLiteral("Done."));
    }

    void thereIsOneWindowOfATool()
    {
        QVERIFY(openWindow());
        ToolWindow *first = window();
        m_shop->page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_shop->page.get()));
        QVERIFY(m_shop->press(QStringLiteral("Show window")));
        QVERIFY(QTest::qWaitForWindowActive(first));
        QCOMPARE(windows().size(), 1);

        m_shop->list().setCurrent(QStringLiteral("lookup"));
        QVERIFY(m_shop->name().isVisible());
        m_shop->page->showPlace(
            {.page = {}, .item = QStringLiteral("cancel_order"), .where = Place::Where::InOwnWindow});
        QCOMPARE(windows().size(), 2);
        QCOMPARE(m_shop->list().current(), QStringLiteral("lookup"));
        m_shop->list().setCurrent(QStringLiteral("cancel_order"));
        QVERIFY(isSaidToBeElsewhere(QStringLiteral("cancel_order")));
        QVERIFY(m_shop->press(QStringLiteral("Edit here")));
        QTRY_COMPARE(windows(), QList<ToolWindow *>{first});
        QVERIFY(m_shop->name().isVisible());
        QCOMPARE(m_shop->name().text(), QStringLiteral("cancel_order"));
    }

    void aTrialGoesWithTheTool()
    {
        const json::Value arguments = json::parse(R"({"first": 7})").value;
        m_shop->page->findChild<TryPane *>()->setArguments(arguments);
        QVERIFY(openWindow());
        QCOMPARE(window()->findChild<TryPane *>()->typedArguments(), std::optional(arguments));
        const json::Value others = json::parse(R"({"first": 8})").value;
        m_shop->page->showPlace({.page = {}, .item = m_search, .input = others});
        QCOMPARE(window()->findChild<TryPane *>()->typedArguments(), std::optional(others));
        m_shop->list().setCurrent(QStringLiteral("lookup")); // it waits until the tool is shown again
        window()->close();
        QTRY_VERIFY(!window());
        m_shop->list().setCurrent(m_search);
        QCOMPARE(m_shop->page->findChild<TryPane *>()->typedArguments(), std::optional(others));
    }

    void whatIsDiscardedComesBackAfterTheWindowIsGone()
    {
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Thrown away."));
        discard();
        QTRY_COMPARE(describing()->toPlainText(), m_shop->savedDescription());
        QVERIFY(!window()->isWindowModified());
        m_shop->trigger(actionid::kUndo); // in the other window
        QTRY_COMPARE(describing()->toPlainText(), QStringLiteral("Thrown away."));
        QVERIFY(window()->isWindowModified());
        discard();
        window()->close();
        QTRY_VERIFY(!window());
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Thrown away."));
    }

    void aNewNameIsFollowedAndTakenBack()
    {
        QVERIFY(openWindow());
        rename(*name(), QStringLiteral("find_orders"));
        QCOMPARE(window()->windowTitle(), QStringLiteral("find_orders[*] - Tooltray"));
        QTest::keyClick(window(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(saved("find_orders"));
        QTRY_COMPARE(m_shop->list().current(), QStringLiteral("find_orders"));
        QVERIFY(isSaidToBeElsewhere(QStringLiteral("find_orders")));
        QTRY_VERIFY(!window()->isWindowModified());
        QTest::keyClick(window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(saved("search_orders"));
        QTRY_COMPARE(name()->text(), m_search);
        QVERIFY(name()->isVisible());
        m_shop->trigger(actionid::kRedo);
        QTRY_COMPARE(name()->text(), QStringLiteral("find_orders"));
        window()->close();
        QTRY_VERIFY(!window());
    }

    void whatIsDeletedIsSaidAndComesBack()
    {
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Not saved yet."));
        m_shop->list().edit(EditCommand::Delete);
        QTRY_VERIFY(!saved("search_orders"));
        QTRY_COMPARE(said(*window()), QStringLiteral("The tool search_orders no longer exists."));
        m_shop->trigger(actionid::kUndo);
        QTRY_VERIFY(saved("search_orders"));
        QTRY_VERIFY(name()->isVisible());
        QTRY_COMPARE(describing()->toPlainText(), QStringLiteral("Not saved yet."));
    }

    void theNameOfADeletedToolIsFree()
    {
        m_shop->list().setCurrent(QStringLiteral("cancel_order"));
        QVERIFY(openWindow());
        m_shop->list().edit(EditCommand::Delete);
        QTRY_VERIFY(!saved("cancel_order"));
        QPointer<ToolWindow> gone = window();
        m_shop->page->showPlace({.page = {}, .item = m_search, .where = Place::Where::InOwnWindow});
        QCOMPARE(windows().size(), 2);
        for (ToolWindow *one : windows()) {
            if (one == gone)
                continue;
            QVERIFY(QTest::qWaitForWindowActive(one));
            rename(*one->findChild<ToolHeader *>()->findChild<QLineEdit *>(), QStringLiteral("cancel_order"));
            QTest::keyClick(one, Qt::Key_S, Qt::ControlModifier);
        }
        QTRY_VERIFY(saved("cancel_order"));
        QTRY_VERIFY(!gone); // there is one place again
        QCOMPARE(windows().size(), 1);
        QCOMPARE(name()->text(), QStringLiteral("cancel_order"));
        m_shop->list().setCurrent(QStringLiteral("cancel_order"));
        QVERIFY(isSaidToBeElsewhere(QStringLiteral("cancel_order")));
    }

    void aToolThatIsSavedWithOthersStaysInItsWindow()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        rename(m_shop->name(), QStringLiteral("new_one"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        m_shop->trigger(actionid::kOpenInWindow);
        QVERIFY(window());
        QCOMPARE(window()->windowTitle(), QStringLiteral("new_one[*] - Tooltray"));
        rename(*name(), QStringLiteral("newer_one"));
        QVERIFY(isSaidToBeElsewhere(QStringLiteral("newer_one")));
        m_shop->trigger(actionid::kSaveAll);
        QTRY_VERIFY(saved("newer_one"));
        QTRY_VERIFY(!window()->isWindowModified());
        QCOMPARE(name()->text(), QStringLiteral("newer_one"));
        QVERIFY(isSaidToBeElsewhere(QStringLiteral("newer_one")));
        describing()->setPlainText(QStringLiteral("Saved by itself."));
        QTest::keyClick(window(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved("newer_one")->versions.begin()->second.description,
                     std::string("Saved by itself."));
    }

    void anotherHandIsToldWhereItIsTyped()
    {
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Mine."));
        Tool theirs = *saved("search_orders");
        theirs.versions.begin()->second.description = "Theirs.";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Theirs", workspace::Origin::Agent, {workspace::PutObject{theirs}}, "claude-code"})));
        const auto isTold = [](const QWidget &in) {
            for (const auto *message : in.findChildren<InlineMessage *>()) {
                if (message->isVisible() && message->text().contains(u"was changed by claude-code."))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isTold(*window()));
        QVERIFY(!isTold(*m_shop->page));
        QCOMPARE(describing()->toPlainText(), QStringLiteral("Mine."));
    }

    void savingGoesOnWhileTheWindowCloses()
    {
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Saved in a hurry."));
        QTest::keyClick(window(), Qt::Key_S, Qt::ControlModifier);
        QTest::keyClick(window(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window());
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Saved in a hurry."));
        QVERIFY(m_shop->name().isVisible());
        QVERIFY(!m_shop->actions->action(actionid::kSaveAll)->isEnabled());
    }

    void savingGoesOnWhileTheToolMoves()
    {
        m_shop->describing()->setPlainText(QStringLiteral("Saved on the way."));
        m_shop->trigger(actionid::kSave);
        QVERIFY(openWindow());
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Saved on the way."));
        QTRY_VERIFY(!window()->isWindowModified());
        QCOMPARE(describing()->toPlainText(), QStringLiteral("Saved on the way."));
    }

    void keysAreThoseOfTheMainWindow()
    {
        QVERIFY(openWindow());
        m_shop->actions->action(actionid::kSave)->setShortcuts({Qt::CTRL | Qt::Key_Y});
        describing()->setPlainText(QStringLiteral("Saved by another key."));
        QTest::keyClick(window(), Qt::Key_S, Qt::ControlModifier);
        QTest::keyClick(window(), Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Saved by another key."));
        QCOMPARE(m_shop->engine->workspaceClient().state().history.done().size(),
                 std::size_t(2)); // with the sample
    }

    void f6GoesThroughItsParts()
    {
        addLike(actionid::kNextPane, Qt::Key_F6);
        addLike(actionid::kPreviousPane, Qt::SHIFT | Qt::Key_F6);
        QVERIFY(openWindow());
        const auto isIn = [](const QWidget *part) {
            const QWidget *now = QApplication::focusWidget();
            return now && (now == part || part->isAncestorOf(now));
        };
        window()->resize(750, 800); // where there is no room for the schema
        QTRY_VERIFY(!window()->findChild<SchemaPanel *>()->isVisible() && drawer()->isVisible());
        name()->setFocus();
        QTest::keyClick(window(), Qt::Key_F6);
        QVERIFY2(isIn(drawer()), qPrintable(QApplication::focusWidget()->accessibleName()));
        for (int i = 0; i < 2 && !isIn(header()); ++i) // the line of news may come between
            QTest::keyClick(window(), Qt::Key_F6);
        QVERIFY2(isIn(header()), qPrintable(QApplication::focusWidget()->accessibleName()));
        drawer()->setFocus();
        QTest::keyClick(window(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY2(isIn(header()), qPrintable(QApplication::focusWidget()->accessibleName()));
        QVERIFY(m_ran.isEmpty()); // in the other window
    }

    void thePaletteOpensOverIt()
    {
        addLike(actionid::kPalette, Qt::CTRL | Qt::Key_K);
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Changed."));
        describing()->setFocus();
        QTest::keyClick(window(), Qt::Key_K, Qt::ControlModifier);
        const auto *palette = window()->findChild<PalettePopup *>();
        QVERIFY(palette->isVisible());
        QVERIFY(m_ran.isEmpty()); // in the other window
        QVERIFY(palette->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
        QVERIFY(describing()->hasFocus());

        QTest::keyClick(window(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral(">discard changes"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(describing()->toPlainText(), m_shop->savedDescription());
        QVERIFY(window()->isActiveWindow());
    }

    void draftsOfWindowsOutliveTheProgram()
    {
        QVERIFY(openWindow());
        window()->resize(900, 620);
        const QSize size = window()->size();
        describing()->setPlainText(QStringLiteral("Not saved when it ended."));
        m_shop->stop();
        QVERIFY(!window());
        QVERIFY(m_shop->start(ThemeChoice::Light));
        QCOMPARE(m_shop->state->toolWindowPlace()->rect.size(), size);
        m_shop->page->showPlace({.page = {}, .item = itemid::kLeft});
        QTRY_COMPARE(m_shop->list().current(), m_search);
        QTRY_COMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Not saved when it ended."));
    }

    void itGoesWithTheWindowOfTheList()
    {
        QVERIFY(openWindow());
        describing()->setPlainText(QStringLiteral("Kept."));
        m_shop->page->hide();
        QTRY_VERIFY(!window());
        m_shop->page->show();
        QTRY_VERIFY(m_shop->name().isVisible());
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Kept."));
    }

    void allIsNamedAndHasRoom()
    {
        QVERIFY(openWindow());
        for (const QSize size : {window()->minimumSize(), QSize(1100, 800)}) {
            window()->resize(size);
            QTRY_COMPARE(window()->size(), size);
            QTRY_COMPARE(test::clipped(*header()).join(u'\n'), QString()); // once the drawer has moved
            QCOMPARE(test::unnamed(*window()).join(u'\n'), QString());
        }
    }

private:
    void begin() override
    {
        m_ran.clear();
        m_shop->list().setCurrent(m_search);
    }

    static QList<ToolWindow *> windows()
    {
        QList<ToolWindow *> found;
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *one = qobject_cast<ToolWindow *>(widget))
                found.append(one);
        }
        return found;
    }
    static ToolWindow *window() { return windows().value(0); }
    static ToolHeader *header() { return window()->findChild<ToolHeader *>(); }
    static QLineEdit *name() { return header()->findChild<QLineEdit *>(); }
    static QPlainTextEdit *describing() { return header()->findChild<QPlainTextEdit *>(); }

    bool openWindow()
    {
        m_shop->trigger(actionid::kOpenInWindow);
        return window() && QTest::qWaitForWindowActive(window());
    }

    // A command of the main window, which the page does not have by itself.
    void addLike(const QString &id, const QKeySequence &keys)
    {
        m_shop->page->addAction(m_shop->actions->add(
            {.id = id, .section = ActionSection::View, .text = "Command", .shortcuts = {keys}},
            [this, id] { m_ran.append(id); }));
    }

    static QWidget *drawer()
    {
        for (auto *tabs : window()->findChildren<QTabWidget *>()) {
            if (tabs->accessibleName() == u"Drawer")
                return tabs;
        }
        return nullptr;
    }

    static void discard()
    {
        for (QAction *action : window()->findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("Discard changes"))
                action->trigger();
        }
    }

    bool isSaidToBeElsewhere(const QString &tool) const
    {
        return said(*m_shop->page) == tool + QStringLiteral(" is open in its own window.");
    }

    // In place of a tool.
    static QString said(const QWidget &in)
    {
        for (const auto *state : in.findChildren<EmptyState *>()) {
            if (state->isVisible())
                return state->accessibleName();
        }
        return {};
    }

    static void rename(QLineEdit &field, const QString &text)
    {
        field.selectAll();
        QTest::keyClicks(&field, text);
    }

    const Tool *saved(const std::string &tool) const
    {
        return m_shop->engine->workspaceClient().state().workspace->find<Tool>(tool);
    }

    const QString m_search = QStringLiteral("search_orders");
    QStringList m_ran; // in the main window
};

TOOLTRAY_TEST(ToolWindowTest)
#include "toolwindowtest.moc"
