// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/sampletools.h"
#include "ui/models/tooldraft.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tabtyping.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/trypane.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace tooltray;
using namespace tooltray::ui;

// From what is typed to what is saved, on the Tools page.
class ToolSavingTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedIsADraftUntilItIsSaved()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(
            QStringLiteral("query ($first: Int) { orders(first: $first) { id total } }"));
        QVERIFY(m_shop->savedDocument("search_orders").find("total") == std::string::npos);
        m_shop->list().setCurrent(QStringLiteral("lookup")); // leaves it as it is
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(m_shop->editor().text().contains(u"total"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->savedDocument("search_orders").find("total") != std::string::npos);
        QTRY_COMPARE(m_shop->engine->workspaceClient().state().history.done().back().changes->label,
                     std::string("Change search_orders"));
    }

    void savingNeedsAChange()
    {
        const QAction *save = m_shop->actions->action(actionid::kSave);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(!save->isEnabled());
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        QVERIFY(save->isEnabled());
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(!save->isEnabled());
        m_shop->page->hide();
        QVERIFY(save->isEnabled()); // for what other pages save
    }

    void savingFormatsWhereThatIsChosen()
    {
        m_shop->state->setFormatsOnSave(true);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{orders{id}}"));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(m_shop->savedDocument("search_orders"), std::string("{\n  orders {\n    id\n  }\n}"));
        QCOMPARE(m_shop->editor().text().trimmed(), QStringLiteral("{\n  orders {\n    id\n  }\n}"));
        // What cannot be read stays as it is typed, and is refused as ever.
        m_shop->editor().setPlainText(QStringLiteral("{orders{"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->message(QStringLiteral("Not saved")));
        QCOMPARE(m_shop->editor().text(), QStringLiteral("{orders{"));
    }

    void undoTakesASaveBack()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(QString::fromStdString(m_shop->savedDocument("search_orders")),
                     QStringLiteral("{ orders { id } }"));
        QTRY_VERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Change search_orders"));
        m_shop->trigger(actionid::kUndo);
        QTRY_VERIFY(m_shop->editor().text().contains(u"$first"));
        QTRY_VERIFY(m_shop->actions->action(actionid::kRedo)->isEnabled());
        m_shop->trigger(actionid::kRedo);
        QTRY_COMPARE(m_shop->editor().text(), QStringLiteral("{ orders { id } }"));
    }

    void undoTakesASavedFieldBack()
    {
        const QString place = QStringLiteral("/behaviour/timeout_ms");
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(m_shop->page->findChild<ToolEditor *>()->goTo(place));
        QVERIFY(test::enter(*m_shop->page, place, QStringLiteral("5")));
        m_shop->trigger(actionid::kSave);
        const auto saved = [this] {
            const auto *tool =
                m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders");
            return tool->versions.begin()->second.behaviour.timeout;
        };
        QTRY_VERIFY(saved() == std::chrono::seconds(5));
        QTRY_VERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Change search_orders"));
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(test::shownIn(*m_shop->page, place), QString());
        QVERIFY(!saved());
        m_shop->trigger(actionid::kRedo);
        QTRY_COMPARE(test::shownIn(*m_shop->page, place), QStringLiteral("5"));
    }

    void whatDoesNotFitIsNotSavedAndShown()
    {
        const QString place = QStringLiteral("/result/path");
        auto *tabs = m_shop->page->findChild<QTabWidget *>(QStringLiteral("sides"));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(test::enter(*m_shop->page, place, QStringLiteral("orders")));
        QCOMPARE(tabs->currentIndex(), 0);
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->message(QStringLiteral("not valid yet")));
        QVERIFY(m_shop->page->findChild<QLineEdit *>(place)->hasFocus()); // on its tab
        QCOMPARE(test::shownIn(*m_shop->page, place), QStringLiteral("orders"));
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(test::shownIn(*m_shop->page, place), QStringLiteral("orders"));
        ToolDraft other = m_shop->page->findChild<ToolEditor *>()->draft();
        other.version = {0, 2, 0}; // which is not there any more
        other.setUnfinished("/result/max_items", "many");
        other.version = other.tool.active;
        m_shop->page->findChild<ToolEditor *>()->rebase(other);
        QVERIFY(test::enter(*m_shop->page, place, QStringLiteral("/orders")));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(m_shop->engine->workspaceClient()
                         .state()
                         .workspace->find<workspace::Tool>("search_orders")
                         ->versions.begin()
                         ->second.result.path,
                     std::string("/orders"));
    }

    void ofSeveralOperationsOneIsChosen()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        auto *names = m_shop->page->findChild<OperationTab *>()->findChild<QComboBox *>(
            QStringLiteral("operation_name"));
        QVERIFY(!names->isVisibleTo(m_shop->page.get())); // there is nothing to choose
        m_shop->editor().setPlainText(
            QStringLiteral("query One { orders { id } } query Two { orders { total } }"));
        QVERIFY(names->isVisibleTo(m_shop->page.get()));
        names->setFocus();
        QTest::keyClick(names, Qt::Key_Down);
        QTest::keyClick(names, Qt::Key_Down);
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->savedDocument("search_orders").find("Two") != std::string::npos);
        const auto *saved =
            m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders");
        const auto operation = *saved->resolved(saved->active).operation;
        QCOMPARE(std::get<workspace::GraphqlOperation>(operation).operationName, std::string("Two"));
    }

    void anInvalidDraftNeverTakesThePlaceOfATool()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("query { orders( }"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->message(QStringLiteral("Not saved")));
        QVERIFY(m_shop->savedDocument("search_orders").find("$first") != std::string::npos);
        QCOMPARE(m_shop->editor().text(), QStringLiteral("query { orders( }"));
    }

    void aBadNameIsToldWhileItIsTyped()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->name().selectAll();
        QTest::keyClicks(&m_shop->name(), QStringLiteral("Search Orders"));
        QTRY_VERIFY(m_shop->message(QStringLiteral("lowercase")));
        m_shop->name().selectAll();
        QTest::keyClicks(&m_shop->name(), QStringLiteral("lookup"));
        QVERIFY(m_shop->message(QStringLiteral("Another tool")));
        m_shop->name().selectAll();
        QTest::keyClicks(&m_shop->name(), QStringLiteral("find_orders"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(
            m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("find_orders"));
        QTRY_COMPARE(m_shop->list().current(), QStringLiteral("find_orders"));
        QVERIFY(!m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders"));
    }

    void aNewToolIsSavedUnderItsName()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QVERIFY(m_shop->name().hasFocus());
        QTest::keyClicks(&m_shop->name(), QStringLiteral("all_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("all_orders"));
        QTRY_COMPARE(m_shop->list().current(), QStringLiteral("all_orders"));
    }

    // While nothing is written, nothing is wrong in it; saved, it is told what is missing.
    void anEmptyOperationIsMissing()
    {
        QTabWidget &drawer = static_cast<QTabWidget &>(m_shop->page->findChild<ToolEditor *>()->drawer());
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QTest::keyClicks(&m_shop->name(), QStringLiteral("nothing_yet"));
        QTRY_VERIFY(m_shop->editor().isChecked());
        QVERIFY(m_shop->editor().problems().isEmpty());
        QCOMPARE(drawer.tabText(0), QStringLiteral("Problems")); // none is counted
        QVERIFY(!m_shop->editor().placeholderText().isEmpty());
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->message(QStringLiteral("Not saved")));
        QVERIFY(!m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("nothing_yet"));
        QListView *problems = nullptr;
        for (auto *view : m_shop->page->findChildren<QListView *>()) {
            if (view->accessibleName() == u"Problems")
                problems = view;
        }
        QVERIFY(problems && problems->isVisible());
        QStringList told;
        for (int row = 0; row < problems->model()->rowCount(); ++row)
            told.append(problems->model()->index(row, 0).data().toString());
        QVERIFY2(told.join(u'\n').contains(u"The operation is empty"), qPrintable(told.join(u'\n')));
        QVERIFY(!told.join(u'\n').contains(u"EOF"));
    }

    void somebodyElsesChangeIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("description");
        QTest::newRow("mine") << QStringLiteral("Keep mine") << QStringLiteral("Mine.");
        QTest::newRow("theirs") << QStringLiteral("Take theirs") << QStringLiteral("Theirs.");
        QTest::newRow("both") << QStringLiteral("Merge") << QStringLiteral("Mine.");
    }

    void somebodyElsesChangeIsAskedAbout()
    {
        QFETCH(QString, answer);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QPlainTextEdit *description = m_shop->describing();
        description->setPlainText(QStringLiteral("Mine."));
        ToolDraft theirs = *draftOf(*m_shop->engine->workspaceClient().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        theirs.tool.title = "Their title";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(m_shop->message(QStringLiteral("was changed by")));
        QCOMPARE(description->toPlainText(), QStringLiteral("Mine.")); // until somebody says so
        QVERIFY(m_shop->press(QStringLiteral("Compare")));
        QPointer<CompareDialog> dialog = m_shop->page->window()->findChild<CompareDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isComplete());
        dialog->reject();
        QVERIFY(m_shop->press(answer));
        QTEST(description->toPlainText(), "description");
        QVERIFY(!m_shop->message(QStringLiteral("was changed by")));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(m_shop->savedDescription(), description->toPlainText());
        const auto *saved =
            m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders");
        QCOMPARE(saved->title == "Their title", answer != QStringLiteral("Keep mine"));
    }

    // It is pressed again and again, whatever the responses are.
    void theTryButtonStaysWhereItIs()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->page->resize(1000, 700);
        m_shop->page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_shop->page.get()));
        auto *editor = m_shop->page->findChild<ToolEditor *>();
        editor->showDrawer(ToolEditor::Drawer::Try);
        TryPane &pane = editor->tryPane();
        const auto place = [&]() -> QPoint {
            QCoreApplication::processEvents();
            for (const auto *button : pane.findChildren<ActionButton *>()) {
                if (button->isVisible() && button->text().contains(u"Try"))
                    return button->mapTo(m_shop->page.get(), QPoint());
            }
            return {};
        };
        const QPoint before = place();
        QVERIFY(before != QPoint());
        const QString told = QStringLiteral("The API takes no calls at this time. ").repeated(12);
        pane.showError(Error{ErrorKind::Unavailable, "down", Message(told.toStdString()), Message("Wait.")});
        QCOMPARE(place(), before);
        engine::TrialAnswer answer;
        answer.structured = json::Value::object({{"a", 1}});
        answer.text = "{}";
        answer.note = Message("The list was cut.");
        answer.isPartial = true;
        pane.showAnswer(answer);
        QCOMPARE(place(), before);
    }

    // Whoever aims at something below would hit something else.
    void noticesMoveNothing()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->page->resize(1100, 700);
        m_shop->page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_shop->page.get()));
        m_shop->describing()->setPlainText(QStringLiteral("Mine."));
        QCoreApplication::sendPostedEvents();
        const auto *editor = m_shop->page->findChild<ToolEditor *>();
        const QRect before(editor->mapTo(m_shop->page.get(), QPoint()), editor->size());
        m_shop->trigger(actionid::kDiscardTool);
        QTRY_VERIFY(m_shop->message(QStringLiteral("Discarded the changes")));
        QCoreApplication::processEvents();
        QCOMPARE(QRect(editor->mapTo(m_shop->page.get(), QPoint()), editor->size()), before);
        const auto *notices = m_shop->page->findChild<FloatingNotices *>();
        QVERIFY(notices && notices->isVisible());
        QVERIFY(notices->parentWidget()->rect().contains(notices->geometry()));
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("notice-floating")));
        QVERIFY(m_shop->press(QStringLiteral("Undo")));
        QTRY_VERIFY(!notices->isVisible());

        m_shop->describing()->setPlainText(QStringLiteral("Mine, again."));
        ToolDraft theirs = *draftOf(*m_shop->engine->workspaceClient().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(m_shop->message(QStringLiteral("was changed by")));
        QCoreApplication::processEvents();
        QCOMPARE(QRect(editor->mapTo(m_shop->page.get(), QPoint()), editor->size()), before);
        const QRect list(m_shop->list().mapTo(notices->parentWidget(), QPoint()), m_shop->list().size());
        QVERIFY(notices->isVisible() && !notices->geometry().intersects(list)); // all rows can be seen
        const QWidget &drawer = editor->drawer();
        const QRect answers(drawer.mapTo(notices->parentWidget(), QPoint()), drawer.size());
        QVERIFY(drawer.isVisible() && !notices->geometry().intersects(answers)); // and what a trial brings
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("notice-conflict")));
        QToolButton *close = nullptr;
        for (auto *each : notices->findChildren<QToolButton *>()) {
            if (each->isVisible())
                close = each;
        }
        QVERIFY(close);
        QCOMPARE(close->accessibleName(), QStringLiteral("Close"));
        close->click();
        QVERIFY(!notices->isVisible());
        m_shop->trigger(actionid::kSave); // which asks again
        QTRY_VERIFY(notices->isVisible());
        QVERIFY(m_shop->message(QStringLiteral("was changed by")));
    }

    void whatSomebodyElseDidToAnotherFieldStays()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->describing()->setPlainText(QStringLiteral("Mine."));
        workspace::Tool theirs =
            *m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders");
        theirs.title = "Theirs";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Theirs", workspace::Origin::Agent, {workspace::PutObject{theirs}}, "cursor"})));
        QVERIFY(!m_shop->message(QStringLiteral("was changed")));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Mine."));
        QCOMPARE(m_shop->engine->workspaceClient()
                     .state()
                     .workspace->find<workspace::Tool>("search_orders")
                     ->title,
                 std::string("Theirs"));
    }

    void draftsOutliveTheProgram()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->describing()->setPlainText(QStringLiteral("Not saved when it ended."));
        m_shop->stop(); // writes it, and no one saved it
        QVERIFY(m_shop->start(ThemeChoice::Light));
        m_shop->page->showPlace({.page = {}, .item = itemid::kLeft});
        QTRY_COMPARE(m_shop->list().current(), QStringLiteral("search_orders"));
        QTRY_COMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Not saved when it ended."));
    }

    void aToolOfACallIsADraftThatWantsAName()
    {
        auto tool = std::make_shared<workspace::Tool>(test::graphqlTool("orders_of", "{ orders { id } }"));
        tool->endpoint = "shop";
        m_shop->page->showPlace(
            {.page = {}, .item = itemid::kNew, .input = json::Value::object(), .tool = tool});
        QCOMPARE(m_shop->name().text(), QStringLiteral("orders_of"));
        QCOMPARE(QApplication::focusWidget(), &m_shop->name());
        QCOMPARE(m_shop->editor().text(), QStringLiteral("{ orders { id } }"));
        QVERIFY(m_shop->page->findChild<TryPane *>()->isVisibleTo(m_shop->page.get()));
        QVERIFY(!m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("orders_of"));
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("orders_of"));
    }
};

TOOLTRAY_TEST(ToolSavingTest)
#include "toolsavingtest.moc"
