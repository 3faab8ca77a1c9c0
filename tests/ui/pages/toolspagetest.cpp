// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/models/toolnotes.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/trypane.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/health.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;

class ToolsPageTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void showsTheToolsAndTheFirstOfThem()
    {
        QTRY_COMPARE(m_shop->list().current(), QStringLiteral("cancel_order"));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(m_shop->editor().text(),
                 QStringLiteral("query ($first: Int) { orders(first: $first) { id } }"));
        QCOMPARE(m_shop->name().text(), QStringLiteral("search_orders"));
        QVERIFY(!m_shop->message(QStringLiteral("unsaved")));
    }

    void aDeletedToolDoesNotStayBehindAFilter()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->list().setFilter(QStringLiteral("search_orders"));
        m_shop->page->show();
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Delete",
             workspace::Origin::Agent,
             {workspace::RemoveObject{{workspace::ObjectKind::Tool, "search_orders"}}},
             "cursor"})));
        QTRY_VERIFY(m_shop->list().current().isEmpty());
        QVERIFY(!m_shop->page->findChild<ToolEditor *>()->isVisible());
        m_shop->list().setFilter({});
        QTRY_VERIFY(!m_shop->list().current().isEmpty());
        QVERIFY(m_shop->page->findChild<ToolEditor *>()->isVisible());
    }

    void problemsFollowTheLanguageOfTheWindow()
    {
        Language language(QStringLiteral("en"));
        m_shop->page->show();
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        const auto *editor = m_shop->page->findChild<ToolEditor *>();
        const auto problem = [editor] {
            for (const auto *list : editor->findChildren<QListView *>()) {
                const auto *notes = qobject_cast<const ToolNotesModel *>(list->model());
                if (notes && notes->rowCount() > 0)
                    return notes->index(0).data().toString();
            }
            return QString();
        };
        QTRY_VERIFY(!problem().isEmpty());
        const QString english = problem();
        language.setCode(QStringLiteral("de"));
        QTRY_VERIFY(problem() != english && !problem().isEmpty());
    }

    void theFieldsOfTheDetailsHaveLabels()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        auto *header = m_shop->page->findChild<ToolHeader *>();
        header->setDetailsShown(true);
        QStringList labels;
        for (const auto *label : header->findChildren<QLabel *>()) {
            if (label->buddy()) {
                labels.append(label->text());
                QCOMPARE(label->buddy()->accessibleName(), label->text());
                QVERIFY(label->isVisible());
            }
        }
        QCOMPARE(labels, (QStringList{QStringLiteral("Title"), QStringLiteral("Endpoint"),
                                      QStringLiteral("Tags"), QStringLiteral("Description")}));
    }

    void aDraftMovesNothing()
    {
        m_shop->page->setMinimumSize(1, 1);
        for (const int width : {736, 1400}) {
            m_shop->page->resize(width, 700);
            m_shop->list().setCurrent(QStringLiteral("search_orders"));
            auto *header = m_shop->page->findChild<ToolHeader *>();
            QVERIFY(test::comesToRest());
            const QSize size = header->size();
            const QRect name = m_shop->name().geometry();
            m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
            QTRY_VERIFY(m_shop->actions->action(actionid::kDiscardTool)->isEnabled());
            QVERIFY(test::comesToRest());
            QCOMPARE(header->size(), size);
            QCOMPARE(m_shop->name().geometry(), name);
            m_shop->trigger(actionid::kDiscardTool);
        }
    }

    void theHeaderSaysItsStateInFull()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        auto *header = m_shop->page->findChild<ToolHeader *>();
        m_shop->page->setMinimumSize(1, 1);
        for (int width = 760; width <= 1400; width += 20) {
            m_shop->page->resize(width, 700);
            QTRY_COMPARE(test::clipped(*header).join(u"; "), QString()); // a turn or two later
        }
    }

    void toolsMoveToAnotherEndpoint()
    {
        addBilling();
        const std::vector<std::string> before = endpoints();
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        moveTo("billing"); // there is no address for paths
        QTRY_VERIFY(m_shop->page->findChild<MoveToolsDialog *>());
        auto *dialog = m_shop->page->findChild<MoveToolsDialog *>();
        auto *tools = dialog->findChild<QTreeWidget *>();
        QCOMPARE(tools->topLevelItemCount(), 1);
        QCOMPARE(tools->topLevelItem(0)->text(0), QStringLiteral("lookup"));
        QCOMPARE(test::clipped(*dialog).join(u"; "), QString());
        dialog->reject();
        QCOMPARE(endpoints(), before);

        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        moveTo("billing"); // which has the same field
        QTRY_COMPARE(m_shop->engine->workspaceClient()
                         .state()
                         .workspace->find<workspace::Tool>("search_orders")
                         ->endpoint,
                     std::string("billing"));
        QTRY_VERIFY(m_shop->message(QStringLiteral("Moved 1 tool(s) to billing.")));
        QCOMPARE(m_shop->engine->workspaceClient().state().history.done().back().changes->label,
                 std::string("Move 1 tool(s) to billing"));
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(endpoints(), before);
    }

    void theWayBackOfAMoveIsOfNothingSince()
    {
        addBilling();
        const std::vector<std::string> before = endpoints();
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        moveTo("billing");
        QTRY_VERIFY(m_shop->message(QStringLiteral("Moved 1 tool(s) to billing.")));
        engine::WorkspaceClient &workspaceClient = m_shop->engine->workspaceClient();
        const auto cancelling = [&workspaceClient] {
            return *workspaceClient.state().workspace->find<workspace::Tool>("cancel_order");
        };
        workspace::Tool changed = cancelling();
        changed.enabled = !changed.enabled;
        workspaceClient.apply({.label = "Since", .steps = {workspace::PutObject{changed}}});
        QTRY_COMPARE(cancelling().enabled, changed.enabled);
        undoNotice()->findChild<QPushButton *>()->click();
        QTRY_COMPARE(endpoints(), before);
        QCOMPARE(cancelling().enabled, changed.enabled);
    }

    void severalAreDeletedAsOneStepAndComeBack()
    {
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        test::select(m_shop->list(), {QStringLiteral("lookup"), QStringLiteral("search_orders")});
        m_shop->list().edit(EditCommand::Delete);
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(1));
        auto *undo = undoNotice();
        QTRY_VERIFY(undo->isVisibleTo(m_shop->page.get()));
        undo->findChild<QPushButton *>()->click();
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(3));
    }

    void aDeletedDraftComesBackByUndo()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        const QString draft = m_shop->list().current();
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        test::select(m_shop->list(), {draft});
        m_shop->list().edit(EditCommand::Delete);
        QVERIFY(m_shop->list().current() != draft);
        QVERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Delete new_tool"));
        QVERIFY(undoNotice()->isVisibleTo(m_shop->page.get()));
        m_shop->trigger(actionid::kUndo);
        QVERIFY(!undoNotice()->isVisibleTo(m_shop->page.get())); // there is nothing left to undo by it
        QCOMPARE(m_shop->list().current(), draft);
        QCOMPARE(m_shop->editor().text(), QStringLiteral("{ orders { id } }"));
        QVERIFY(m_shop->actions->action(actionid::kRedo)->text().contains(u"Delete new_tool"));
        m_shop->trigger(actionid::kRedo);
        QVERIFY(m_shop->list().current() != draft);
    }

    void undoLeavesWhatIsSaidOfSomethingElse_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("a tool") << true;
        QTest::newRow("a draft") << false;
    }

    void undoLeavesWhatIsSaidOfSomethingElse()
    {
        QFETCH(bool, isSaved);
        if (isSaved)
            m_shop->list().setCurrent(QStringLiteral("lookup"));
        else
            m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        const QString deleted = m_shop->list().current();
        test::select(m_shop->list(), {deleted});
        m_shop->list().edit(EditCommand::Delete);
        QTRY_VERIFY(undoNotice()->isVisibleTo(m_shop->page.get()));
        undoNotice()->offer(QStringLiteral("Later."), [] {});
        QTRY_VERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Delete"));
        m_shop->trigger(actionid::kUndo);
        if (isSaved)
            QTRY_COMPARE(m_shop->toolCount(), std::size_t(3));
        else
            QCOMPARE(m_shop->list().current(), deleted);
        QVERIFY(undoNotice()->isVisibleTo(m_shop->page.get())); // its own way back is still open
    }

    void whatIsDeletedWithADraftComesBackWithIt()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { total } }")); // not saved
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        const QString draft = m_shop->list().current();
        test::select(m_shop->list(), {draft, QStringLiteral("search_orders")});
        m_shop->list().edit(EditCommand::Delete);
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(2));
        QTRY_VERIFY(m_shop->actions->action(actionid::kUndo)->text().contains(u"Delete 2 tool"));
        QTRY_VERIFY(m_shop->message(QStringLiteral("Deleted 2 tool")));
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(3));
        QTRY_VERIFY(!undoNotice()->isVisibleTo(m_shop->page.get()));
        QTRY_COMPARE(m_shop->list().current(), draft);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(m_shop->editor().text(), QStringLiteral("{ orders { total } }"));
        focusList();
        m_shop->trigger(actionid::kRedo);
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(2));
        QVERIFY(m_shop->list().current() != draft);
    }

    void undoInADraftLeavesTheWorkspaceAlone()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->describing()->setFocus();
        m_shop->describing()->setPlainText(QStringLiteral("Mine."));
        QSignalSpy refused(m_shop->edits.get(), &EditActions::failed);
        m_shop->trigger(actionid::kUndo);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.constFirst().constFirst().toString().contains(u"saved changes"));
        QCOMPARE(m_shop->toolCount(), std::size_t(3));
        focusList();
        m_shop->trigger(actionid::kUndo); // of what filled it
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(0));
        QCOMPARE(refused.size(), 1);
    }

    void discardedChangesComeBackByUndo()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->describing()->setPlainText(QStringLiteral("Mine."));
        for (QAction *action : m_shop->page->findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("Discard changes"))
                action->trigger();
        }
        QVERIFY(m_shop->describing()->toPlainText() != QStringLiteral("Mine."));
        m_shop->trigger(actionid::kUndo);
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Mine."));
    }

    void aNewToolOpensOnItsOperation()
    {
        auto *sides = m_shop->page->findChild<QTabWidget *>(QStringLiteral("sides"));
        QVERIFY(sides);
        const QString operation = sides->tabText(0);
        sides->setCurrentIndex(sides->count() - 1);
        m_shop->page->showPlace({.page = pageid::kTools, .item = itemid::kNew});
        QCOMPARE(sides->tabText(sides->currentIndex()), operation);
        sides->setCurrentIndex(1);
        m_shop->list().setCurrent(
            QStringLiteral("search_orders")); // one that is there stays on the same side
        QCOMPARE(sides->currentIndex(), 1);
    }

    void aNewToolNamesTheOnlyEndpoint()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QTest::keyClicks(&m_shop->name(), QStringLiteral("all_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        m_shop->trigger(actionid::kSave);
        const auto saved = [this] {
            return m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("all_orders");
        };
        QTRY_VERIFY(saved());
        QCOMPARE(saved()->endpoint, std::string("shop"));
    }

    void aToolThatNobodyKnowsTheEndpointOfSaysSo()
    {
        workspace::Tool tool =
            *m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>("search_orders");
        tool.endpoint.clear();
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(
            {"Clear", workspace::Origin::Person, {workspace::PutObject{tool}}})));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(!schemaText().contains(u"endpoint is missing"));
        addBilling();
        QTRY_VERIFY(schemaText().contains(u"endpoint is missing"));
        const auto broken = [this] {
            const auto *health = m_shop->engine->workspaceClient().state().health->of("search_orders");
            return health && health->state() == workspace::HealthState::Broken;
        };
        QTRY_VERIFY(broken());
        QVERIFY(m_shop->page->findChild<ToolEditor *>()->goTo(QStringLiteral("/endpoint")));
        auto *endpoint = qobject_cast<QComboBox *>(QApplication::focusWidget());
        QVERIFY(endpoint);
        QCOMPARE(endpoint->currentText(), QStringLiteral("Choose an endpoint"));
    }

    void withoutAnEndpointTheNextStepIsToAddOne()
    {
        test::ShopPageFixture shop;
        QVERIFY(shop.start(ThemeChoice::Light));
        const auto offered = [&shop] {
            for (const auto *button : shop.page->findChildren<ActionButton *>()) {
                if (button->isVisibleTo(shop.page.get()) && button->text() == QStringLiteral("New endpoint"))
                    return true;
            }
            return false;
        };
        QVERIFY(offered());
        QVERIFY(shop.fill());
        QVERIFY(!offered());
    }

    void aDraftOfAnotherProcessIsNoConflict()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        for (int save = 1; save <= 3; ++save) { // for a revision that no new process counts up to
            ToolDraft draft = *draftOf(*m_shop->engine->workspaceClient().state().workspace, "search_orders");
            draft.edited().description = "Saved " + std::to_string(save);
            QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(saveEdit(draft, "Save"))));
            QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Saved %1").arg(save));
        }
        QTRY_COMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Saved 3"));
        m_shop->describing()->setPlainText(QStringLiteral("Not saved when it ended."));
        m_shop->stop();
        m_shop->start(ThemeChoice::Light);
        m_shop->page->showPlace({.page = {}, .item = itemid::kLeft});
        QTRY_COMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Not saved when it ended."));
        QVERIFY(!m_shop->message(QStringLiteral("was changed by")));
        m_shop->trigger(actionid::kSave);
        QTRY_COMPARE(m_shop->savedDescription(), QStringLiteral("Not saved when it ended."));
    }

    void whatGaveWayToTheirsComesBack()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->describing()->setPlainText(QStringLiteral("Mine."));
        ToolDraft theirs = *draftOf(*m_shop->engine->workspaceClient().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(m_shop->message(QStringLiteral("was changed by")));
        m_shop->press(QStringLiteral("Take theirs"));
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Theirs."));
        undoNotice()->findChild<QPushButton *>()->click();
        QCOMPARE(m_shop->describing()->toPlainText(), QStringLiteral("Mine."));
        QVERIFY(m_shop->message(QStringLiteral("was changed by")));
    }

    void aToolCanBeOpenedToTryItWithWhatStandsThere()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        auto *pane = m_shop->page->findChild<TryPane *>();
        const json::Value typed = json::Value::object({{"first", json::Value(3)}});
        pane->setArguments(typed);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->page->showPlace({.page = QStringLiteral("tools"),
                                 .item = QStringLiteral("search_orders"),
                                 .input = json::Value()});
        QVERIFY(pane->isVisibleTo(m_shop->page.get()));
        QVERIFY(pane->arguments() == typed);
        QVERIFY(!pane->isRunning());
    }

    void aTrialIsAnsweredInThePane()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->trigger(actionid::kTryTool);
        auto *pane = m_shop->page->findChild<TryPane *>();
        QVERIFY(pane->isVisibleTo(m_shop->page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!pane->isRunning(), 20000); // nobody is there to answer, which is an answer
        QVERIFY(pane->findChild<InlineMessage *>());
    }

    void inASmallWindowTheSidePanelGivesWay()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        auto *panel = m_shop->page->findChild<SchemaPanel *>();
        QVERIFY(panel->isVisible());
        m_shop->page->setMinimumSize(1, 1);
        m_shop->page->resize(736, 470); // what is left of 800 x 560
        QTRY_VERIFY(!panel->isVisible());
        m_shop->trigger(actionid::kSidePanel); // unless somebody wants it
        QVERIFY(panel->isVisible());
        m_shop->page->resize(1200, 740);
        QTRY_VERIFY(panel->isVisible());
        m_shop->trigger(actionid::kSidePanel);
        QVERIFY(!panel->isVisible());
        m_shop->page->resize(736, 470);
        m_shop->page->resize(1200, 740);
        QTRY_COMPARE(m_shop->page->width(), 1200);
        QVERIFY(!panel->isVisible()); // as it was left
    }

    void theListIsAsWideAsBeforeInAWindowMadeLargeAgain()
    {
        const int width = m_shop->list().width();
        m_shop->page->setMinimumSize(1, 1);
        m_shop->page->resize(736, 470);
        QTRY_VERIFY(m_shop->list().width() < width - 50);
        m_shop->page->resize(1200, 740);
        QTRY_VERIFY2(qAbs(m_shop->list().width() - width) < 10,
                     qPrintable(QString::number(m_shop->list().width())));
    }

    void aCallOfTheLogIsTriedAgain()
    {
        const json::Value input = json::Value::object({{"first", 7}});
        m_shop->page->showPlace({.page = {}, .item = QStringLiteral("search_orders"), .input = input});
        QCOMPARE(m_shop->list().current(), QStringLiteral("search_orders"));
        auto *pane = m_shop->page->findChild<TryPane *>();
        QVERIFY(pane->isVisibleTo(m_shop->page.get()));
        QVERIFY(pane->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(pane->arguments(), std::optional(input));
        // It is checked, and how the client sees it is known.
        QVERIFY(test::finishesWork(*m_shop->engine));
        QCOMPARE(pane->arguments(), std::optional(input));
        // Another tool has its own.
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(pane->arguments(), std::optional(input));
    }

    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        m_shop->stop();
        QVERIFY(m_shop->start(choice));
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(test::finishesWork(*m_shop->engine));
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("tools-") + theme));
        QCOMPARE(test::unnamed(*m_shop->page), QStringList());
        m_shop->trigger(actionid::kTryTool);
        auto *pane = m_shop->page->findChild<TryPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!pane->isRunning(), 20000);
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("tools-try-") + theme));
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        QVERIFY(test::finishesWork(*m_shop->engine));
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("tools-rest-") + theme));
        auto *tabs = m_shop->page->findChild<QTabWidget *>(QStringLiteral("sides"));
        for (int tab = 1; tab < tabs->count(); ++tab) {
            m_shop->list().setCurrent(QStringLiteral("search_orders"));
            tabs->setCurrentIndex(tab);
            QVERIFY(test::finishesWork(*m_shop->engine));
            QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("tools-tab%1-").arg(tab) + theme));
        }
    }

    void looksLikeThisWhereThereIsLittleRoom_data() { looksLikeThis_data(); }

    void looksLikeThisWhereThereIsLittleRoom()
    {
        QFETCH(ThemeChoice, choice);
        m_shop->stop();
        QVERIFY(m_shop->start(choice));
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        m_shop->page->setMinimumSize(1, 1);
        m_shop->page->resize(736, 470);
        QVERIFY(test::finishesWork(*m_shop->engine));
        QVERIFY(test::savePicture(*m_shop->page, QStringLiteral("tools-smallest-") + theme));

        addBilling();
        test::select(m_shop->list(), {QStringLiteral("cancel_order"), QStringLiteral("lookup")});
        moveTo("billing");
        QTRY_VERIFY(m_shop->page->findChild<MoveToolsDialog *>());
        auto *dialog = m_shop->page->findChild<MoveToolsDialog *>();
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(test::savePicture(*dialog, QStringLiteral("tools-move-") + theme));
        QCOMPARE(test::clipped(*dialog).join(u"; "), QString());
    }

private:
    // The one of the page; tabs have others.
    UndoNotice *undoNotice() const
    {
        return m_shop->page->findChild<FloatingNotices *>()->findChild<UndoNotice *>();
    }
    void focusList() { m_shop->list().findChild<QAbstractItemView *>()->setFocus(); }
    // An endpoint whose schema is in a file.
    void addBilling()
    {
        const QString file = m_shop->folder.filePath(QStringLiteral("billing.graphql"));
        QFile schema(file);
        QVERIFY(schema.open(QIODevice::WriteOnly));
        schema.write("type Query { orders(first: Int): [Order] } type Order { id: ID }");
        schema.close();
        workspace::Edit edit{"Add", workspace::Origin::Person, {}};
        workspace::Endpoint endpoint;
        endpoint.name = "billing";
        endpoint.url = "http://127.0.0.1:9/graphql";
        endpoint.schema = {workspace::SchemaSource::Kind::File, file.toStdString()};
        edit.steps.push_back(workspace::PutObject{endpoint});
        QVERIFY(resultOf(m_shop->engine->workspaceClient().apply(edit)));
        const auto &schemas = m_shop->engine->workspaceClient().state().schemas;
        QTRY_VERIFY(schemas.contains("billing") && schemas.at("billing").schema);
    }
    // By the menu of the list.
    void moveTo(const char *endpoint)
    {
        for (QMenu *menu : m_shop->list().findChildren<QMenu *>()) {
            if (menu->title() != QStringLiteral("Move to"))
                continue;
            Q_EMIT menu->aboutToShow();
            for (QAction *action : menu->actions()) {
                if (action->text() == QLatin1StringView(endpoint))
                    return action->trigger();
            }
        }
        QFAIL(endpoint);
    }
    std::vector<std::string> endpoints() const
    {
        std::vector<std::string> names;
        for (const auto &[name, entry] :
             m_shop->engine->workspaceClient().state().workspace->entries(workspace::ObjectKind::Tool))
            names.push_back(std::get<workspace::Tool>(entry.object()).endpoint);
        return names;
    }

    QString schemaText() const
    {
        QString text;
        for (const QLabel *label : m_shop->page->findChild<SchemaPanel *>()->findChildren<QLabel *>())
            text += label->text() + u'\n';
        return text;
    }
};

TOOLTRAY_TEST(ToolsPageTest)
#include "toolspagetest.moc"
