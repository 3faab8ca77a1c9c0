// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/tooldraft.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/state/uistate.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// What becomes of what is typed when somebody goes elsewhere (ui.md 2.10).
class ToolLeavingTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void whatIsLeftIsSavedAsOneStep()
    {
        const QString before = m_shop->savedDescription();
        describe(QStringLiteral("Left."));
        show(m_lookup);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Left."));
        QCOMPARE(m_shop->list().current(), m_lookup);
        QTRY_VERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Change search_orders"));
        QTRY_VERIFY(!hasDrafts());
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(m_shop->savedDescription(), before);
        show(m_search);
        QCOMPARE(m_shop->describing()->toPlainText(), before);
        QVERIFY(!hasDrafts());
    }

    void undoWithinADraftSaysWhatItIsFor()
    {
        const QString before = m_shop->savedDescription();
        describe(QStringLiteral("Unsaved."));
        m_shop->describing()->setFocus();
        QVERIFY(m_shop->actions->action(actionid::kUndo)->isEnabled()); // for the sample
        const QSignalSpy refused(m_shop->edits.get(), &EditActions::failed);
        m_shop->trigger(actionid::kUndo);
        QCOMPARE(refused.count(), 1);
        const QString said = refused[0][0].toString();
        QVERIFY2(said.startsWith(u"Undo and Redo apply to saved changes."), qPrintable(said));
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Unsaved."));
        QCOMPARE(m_shop->savedDescription(), before);
    }

    void whatIsLeftStaysADraftWhereNobodyChoseThis()
    {
        const QString before = m_shop->savedDescription();
        m_shop->state->setSavesOnLeave(false);
        describe(QStringLiteral("Kept."));
        show(m_cancel);
        m_shop->state->setSavesOnLeave(true);
        QVERIFY(leaveSomethingElse());
        QCOMPARE(m_shop->savedDescription(), before);
        show(m_search);
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Kept."));
    }

    void whatHasAnErrorStaysADraft()
    {
        const QString wrong = QStringLiteral("query { orders( }");
        const std::string before = m_shop->savedDocument("search_orders");
        m_shop->editor().setPlainText(wrong);
        QVERIFY(leaveSomethingElse());
        QCOMPARE(m_shop->savedDocument("search_orders"), before);
        show(m_search);
        QCOMPARE(m_shop->editor().text(), wrong);
        QVERIFY(hasDrafts());
    }

    void whatSomebodyElseChangedIsAskedAbout()
    {
        describe(QStringLiteral("Mine."));
        ToolDraft theirs = *draftOf(*m_shop->engine->workspaceClient().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(m_shop->message(QStringLiteral("was changed by")));
        QVERIFY(leaveSomethingElse());
        QCOMPARE(m_shop->savedDescription(), QStringLiteral("Theirs."));
        show(m_search);
        QVERIFY(m_shop->message(QStringLiteral("was changed by")));
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Mine."));
    }

    void toolsThatWereJustSavedCanBeTakenBack()
    {
        workspace::Tool tool = *saved("lookup");
        tool.name = "find_pet";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Create", workspace::Origin::Person, {workspace::PutObject{tool}}})));
        QTRY_VERIFY(isListed(QStringLiteral("find_pet")));
        m_shop->page->showPlace({.page = {}, .item = QStringLiteral("find_pet"), .created = 1});
        QVERIFY(m_shop->press(QStringLiteral("Undo")));
        QTRY_VERIFY(!saved("find_pet"));
    }

    void aNewToolOfARestApiRunsARequest()
    {
        workspace::Endpoint pets;
        pets.name = "pets";
        pets.url = "http://127.0.0.1:9";
        pets.schema.kind = workspace::SchemaSource::Kind::None;
        pets.api.location = "http://127.0.0.1:9/openapi.json";
        workspace::Tool tool = *saved("lookup");
        tool.name = "find_pet";
        tool.endpoint = pets.name;
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Pets", workspace::Origin::Person, {workspace::PutObject{pets}, workspace::PutObject{tool}}})));
        const auto kind = [this] {
            return m_shop->page->findChild<OperationTab *>()->findChild<QComboBox *>()->currentIndex();
        };
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QCOMPARE(kind(), 0); // of the shop
        QTRY_VERIFY(isListed(QStringLiteral("find_pet")));
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QCOMPARE(kind(), 1);
    }

    void aNewToolIsSavedUnderItsName()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        m_shop->name().setFocus();
        m_shop->name().selectAll();
        QTest::keyClicks(&m_shop->name(), QStringLiteral("all_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        show(m_lookup);
        QTRY_VERIFY(saved("all_orders"));
        QCOMPARE(saved("all_orders")->endpoint, std::string("shop"));
        QTRY_VERIFY(!hasDrafts());
        QCOMPARE(m_shop->list().current(), m_lookup);
        show(QStringLiteral("all_orders"));
        QCOMPARE(m_shop->list().current(), QStringLiteral("all_orders"));
        QCOMPARE(m_shop->editor().text(), QStringLiteral("{ orders { id } }"));
    }

    void aNewNameIsSavedAsWell()
    {
        m_shop->name().setFocus();
        m_shop->name().selectAll();
        QTest::keyClicks(&m_shop->name(), QStringLiteral("find_orders"));
        show(m_lookup);
        QTRY_VERIFY(saved("find_orders"));
        QVERIFY(!saved("search_orders"));
        QTRY_VERIFY(!hasDrafts());
        QCOMPARE(m_shop->list().current(), m_lookup);
    }

    void isFormattedWhereThatIsChosen()
    {
        m_shop->state->setFormatsOnSave(true);
        m_shop->editor().setPlainText(QStringLiteral("{orders{id}}"));
        show(m_lookup);
        QTRY_COMPARE(m_shop->savedDocument("search_orders"), std::string("{\n  orders {\n    id\n  }\n}"));
        QTRY_VERIFY(!hasDrafts());
    }

    // Another page is shown, or the window is closed while the server runs.
    void thePageThatIsHiddenLeavesItsTool()
    {
        describe(QStringLiteral("Hidden."));
        m_shop->page->hide();
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Hidden."));
        m_shop->page->show();
        QTRY_VERIFY(!hasDrafts());
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Hidden."));
    }

    void theWindowThatIsClosedLeavesItsTool()
    {
        m_shop->trigger(actionid::kOpenInWindow);
        QVERIFY(window() && QTest::qWaitForWindowActive(window()));
        window()->findChild<ToolHeader *>()->findChild<QPlainTextEdit *>()->setPlainText(
            QStringLiteral("Closed."));
        window()->close();
        QTRY_VERIFY(!window());
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Closed."));
        QTRY_VERIFY(!hasDrafts());
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Closed."));
    }

    void windowsGoWithTheOneOfTheListAndAreSaved()
    {
        m_shop->trigger(actionid::kOpenInWindow);
        QVERIFY(window() && QTest::qWaitForWindowActive(window()));
        window()->findChild<ToolHeader *>()->findChild<QPlainTextEdit *>()->setPlainText(
            QStringLiteral("All closed."));
        m_shop->page->hide();
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("All closed."));
    }

    void theToolThatMovesToItsWindowIsNotLeft()
    {
        const QString before = m_shop->savedDescription();
        describe(QStringLiteral("Still at it."));
        m_shop->trigger(actionid::kOpenInWindow);
        QVERIFY(window() && QTest::qWaitForWindowActive(window()));
        QVERIFY(leaveSomethingElse());
        QCOMPARE(m_shop->savedDescription(), before);
        QVERIFY(window()->isWindowModified());
    }

    // It waits for its check, which ends with what is shown.
    void whatSomebodyAskedForIsSavedAndNothingElse()
    {
        m_shop->state->setSavesOnLeave(false);
        show(m_cancel);
        const std::string before = saved("cancel_order")->versions.begin()->second.description;
        describe(QStringLiteral("Not yet."));
        show(m_search);
        describe(QStringLiteral("Now."));
        m_shop->trigger(actionid::kSave);
        show(m_cancel);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Now."));
        QTRY_VERIFY(m_shop->editor().isChecked());
        QCOMPARE(saved("cancel_order")->versions.begin()->second.description, before);
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Not yet."));
    }

private:
    void begin() override
    {
        QVERIFY(!m_shop->state->savesOnLeave()); // unless somebody wants it
        m_shop->state->setSavesOnLeave(true);
        show(m_search);
        QCoreApplication::processEvents(); // nothing is left half done
    }

    static ToolWindow *window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *one = qobject_cast<ToolWindow *>(widget))
                return one;
        }
        return nullptr;
    }

    void show(const QString &tool) const { m_shop->list().setCurrent(tool); }
    // Once the page knows of it; then it is open.
    bool isListed(const QString &tool) const
    {
        show(tool);
        return m_shop->list().current() == tool;
    }
    void describe(const QString &text) const { m_shop->describing()->setPlainText(text); }
    bool hasDrafts() const { return m_shop->actions->action(actionid::kSaveAll)->isEnabled(); }
    const workspace::Tool *saved(const std::string &tool) const
    {
        return m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>(tool);
    }

    // What comes to be saved after what is looked at, so that there was the time for both.
    bool leaveSomethingElse() const
    {
        show(m_cancel);
        describe(QStringLiteral("Somewhere else."));
        show(m_lookup);
        return QTest::qWaitFor([this] {
            return saved("cancel_order")->versions.begin()->second.description == "Somewhere else.";
        });
    }

    const QString m_search = QStringLiteral("search_orders");
    const QString m_cancel = QStringLiteral("cancel_order");
    const QString m_lookup = QStringLiteral("lookup");
};

TOOLTRAY_TEST(ToolLeavingTest)
#include "toolleavingtest.moc"
