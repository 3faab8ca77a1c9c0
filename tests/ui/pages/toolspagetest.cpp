// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolspage.h"

#include "base/answer.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/sampletools.h"
#include "ui/pages/tabtyping.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/trypane.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

class NoNavigator final : public Navigator {
public:
    void open(const Place &place) override { last = place; }

    Place last;
};

} // namespace

class ToolsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        start(ThemeChoice::Light);
        fill();
    }
    void cleanup()
    {
        stop();
        m_folder.reset();
    }

    void showsTheToolsAndTheFirstOfThem()
    {
        QTRY_COMPARE(list().current(), QStringLiteral("cancel_order"));
        list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(editor().text(), QStringLiteral("query ($first: Int) { orders(first: $first) { id } }"));
        QCOMPARE(name().text(), QStringLiteral("search_orders"));
        QVERIFY(!message(QStringLiteral("unsaved")));
    }

    void whatIsTypedIsADraftUntilItIsSaved()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        editor().setPlainText(QStringLiteral("query ($first: Int) { orders(first: $first) { id total } }"));
        QVERIFY(savedDocument("search_orders").find("total") == std::string::npos);
        list().setCurrent(QStringLiteral("lookup")); // leaves it as it is
        list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(editor().text().contains(u"total"));
        trigger(actionid::kSave);
        QTRY_VERIFY(savedDocument("search_orders").find("total") != std::string::npos);
        QTRY_COMPARE(m_engine->curation().state().history.done().back().changes->label,
                     std::string("Change search_orders"));
    }

    void savingFormatsWhereThatIsChosen()
    {
        m_state->setFormatsOnSave(true);
        list().setCurrent(QStringLiteral("search_orders"));
        editor().setPlainText(QStringLiteral("{orders{id}}"));
        trigger(actionid::kSave);
        QTRY_COMPARE(savedDocument("search_orders"), std::string("{\n  orders {\n    id\n  }\n}"));
        QCOMPARE(editor().text().trimmed(), QStringLiteral("{\n  orders {\n    id\n  }\n}"));
        // What cannot be read stays as it is typed, and is refused as ever.
        editor().setPlainText(QStringLiteral("{orders{"));
        trigger(actionid::kSave);
        QTRY_VERIFY(message(QStringLiteral("Not saved")));
        QCOMPARE(editor().text(), QStringLiteral("{orders{"));
    }

    void theHeaderHasRoomInTheSmallestWindow()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        editor().setPlainText(QStringLiteral("{ orders { id } }"));
        auto *header = m_page->findChild<ToolHeader *>();
        const auto texts = [header] {
            QStringList found;
            for (const auto *button : header->findChildren<ActionButton *>())
                found.append(button->text() + u'/' + button->accessibleName());
            return found;
        };
        const QStringList wide = texts();
        m_page->setMinimumSize(1, 1); // as in a window that is as small as that
        m_page->resize(736, 470);
        QTest::qWait(50); // until the side panel has made room
        QVERIFY(test::savePicture(*m_page, QStringLiteral("tools-smallest")));
        QCOMPARE(test::clipped(*header).join(u"; "), QString());
        QVERIFY2(name().width() >= 150, qPrintable(QString::number(name().width())));
        QVERIFY(header->geometry().right() <= header->parentWidget()->rect().right());
        for (const QString &text : texts())
            QVERIFY2(text.startsWith(u'/') && text.size() > 1, qPrintable(text));
        m_page->resize(1200, 740);
        QTRY_COMPARE(texts(), wide);
    }

    void toolsMoveToAnotherEndpoint()
    {
        addBilling();
        const std::vector<std::string> before = endpoints();
        list().setCurrent(QStringLiteral("lookup"));
        moveTo("billing"); // there is no address for paths
        QTRY_VERIFY(m_page->findChild<MoveToolsDialog *>());
        auto *dialog = m_page->findChild<MoveToolsDialog *>();
        auto *tools = dialog->findChild<QTreeWidget *>();
        QCOMPARE(tools->topLevelItemCount(), 1);
        QCOMPARE(tools->topLevelItem(0)->text(0), QStringLiteral("lookup"));
        QVERIFY(test::savePicture(*dialog, QStringLiteral("tools-move")));
        QCOMPARE(test::clipped(*dialog).join(u"; "), QString());
        dialog->reject();
        QCOMPARE(endpoints(), before);

        list().setCurrent(QStringLiteral("search_orders"));
        moveTo("billing"); // which has the same field
        QTRY_COMPARE(m_engine->curation().state().workspace->find<workspace::Tool>("search_orders")->endpoint,
                     std::string("billing"));
        QTRY_VERIFY(message(QStringLiteral("1 tool(s) are moved to billing.")));
        QCOMPARE(m_engine->curation().state().history.done().back().changes->label,
                 std::string("Move 1 tool(s) to billing"));
        trigger(actionid::kUndo);
        QTRY_COMPARE(endpoints(), before);
    }

    void undoTakesASaveBack()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        editor().setPlainText(QStringLiteral("{ orders { id } }"));
        trigger(actionid::kSave);
        QTRY_COMPARE(QString::fromStdString(savedDocument("search_orders")),
                     QStringLiteral("{ orders { id } }"));
        QTRY_VERIFY(m_actions->action(actionid::kUndo)->text().contains(u"Change search_orders"));
        trigger(actionid::kUndo);
        QTRY_VERIFY(editor().text().contains(u"$first"));
        QTRY_VERIFY(m_actions->action(actionid::kRedo)->isEnabled());
        trigger(actionid::kRedo);
        QTRY_COMPARE(editor().text(), QStringLiteral("{ orders { id } }"));
    }

    void undoTakesASavedFieldBack()
    {
        const QString place = QStringLiteral("/behaviour/timeout_ms");
        list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(m_page->findChild<ToolEditor *>()->goTo(place));
        QVERIFY(test::enter(*m_page, place, QStringLiteral("5")));
        trigger(actionid::kSave);
        const auto saved = [this] {
            const auto *tool = m_engine->curation().state().workspace->find<workspace::Tool>("search_orders");
            return tool->versions.begin()->second.behaviour.timeout;
        };
        QTRY_VERIFY(saved() == std::chrono::seconds(5));
        QTRY_VERIFY(m_actions->action(actionid::kUndo)->text().contains(u"Change search_orders"));
        trigger(actionid::kUndo);
        QTRY_COMPARE(test::shownIn(*m_page, place), QString());
        QVERIFY(!saved());
        trigger(actionid::kRedo);
        QTRY_COMPARE(test::shownIn(*m_page, place), QStringLiteral("5"));
    }

    void whatDoesNotFitIsNotSavedAndShown()
    {
        const QString place = QStringLiteral("/result/path");
        auto *tabs = m_page->findChild<QTabWidget *>(QStringLiteral("sides"));
        list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(test::enter(*m_page, place, QStringLiteral("orders")));
        QCOMPARE(tabs->currentIndex(), 0);
        trigger(actionid::kSave);
        QTRY_VERIFY(message(QStringLiteral("does not fit")));
        QVERIFY(m_page->findChild<QLineEdit *>(place)->hasFocus()); // on its tab
        QCOMPARE(test::shownIn(*m_page, place), QStringLiteral("orders"));
        list().setCurrent(QStringLiteral("lookup"));
        list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(test::shownIn(*m_page, place), QStringLiteral("orders"));
        ToolDraft other = m_page->findChild<ToolEditor *>()->draft();
        other.version = {0, 2, 0}; // which is not there any more
        other.setUnfinished("/result/max_items", "many");
        other.version = other.tool.active;
        m_page->findChild<ToolEditor *>()->rebase(other);
        QVERIFY(test::enter(*m_page, place, QStringLiteral("/orders")));
        trigger(actionid::kSave);
        QTRY_COMPARE(m_engine->curation()
                         .state()
                         .workspace->find<workspace::Tool>("search_orders")
                         ->versions.begin()
                         ->second.result.path,
                     std::string("/orders"));
    }

    void ofSeveralOperationsOneIsChosen()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        auto *names =
            m_page->findChild<OperationTab *>()->findChild<QComboBox *>(QStringLiteral("operation_name"));
        QVERIFY(!names->isVisibleTo(m_page.get())); // there is nothing to choose
        editor().setPlainText(QStringLiteral("query One { orders { id } } query Two { orders { total } }"));
        QVERIFY(names->isVisibleTo(m_page.get()));
        names->setFocus();
        QTest::keyClick(names, Qt::Key_Down);
        QTest::keyClick(names, Qt::Key_Down);
        trigger(actionid::kSave);
        QTRY_VERIFY(savedDocument("search_orders").find("Two") != std::string::npos);
        const auto *saved = m_engine->curation().state().workspace->find<workspace::Tool>("search_orders");
        const auto operation = *saved->resolved(saved->active).operation;
        QCOMPARE(std::get<workspace::GraphqlOperation>(operation).operationName, std::string("Two"));
    }

    void anInvalidDraftNeverTakesThePlaceOfATool()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        editor().setPlainText(QStringLiteral("query { orders( }"));
        trigger(actionid::kSave);
        QTRY_VERIFY(message(QStringLiteral("Not saved")));
        QVERIFY(savedDocument("search_orders").find("$first") != std::string::npos);
        QCOMPARE(editor().text(), QStringLiteral("query { orders( }"));
    }

    void aBadNameIsToldWhileItIsTyped()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        name().selectAll();
        QTest::keyClicks(&name(), QStringLiteral("Search Orders"));
        QTRY_VERIFY(message(QStringLiteral("lower-case")));
        name().selectAll();
        QTest::keyClicks(&name(), QStringLiteral("lookup"));
        QVERIFY(message(QStringLiteral("another tool")));
        name().selectAll();
        QTest::keyClicks(&name(), QStringLiteral("find_orders"));
        trigger(actionid::kSave);
        QTRY_VERIFY(m_engine->curation().state().workspace->find<workspace::Tool>("find_orders"));
        QTRY_COMPARE(list().current(), QStringLiteral("find_orders"));
        QVERIFY(!m_engine->curation().state().workspace->find<workspace::Tool>("search_orders"));
    }

    void aNewToolIsSavedUnderItsName()
    {
        m_page->showPlace({.page = {}, .item = ToolsPage::kNewItem});
        QVERIFY(name().hasFocus());
        QTest::keyClicks(&name(), QStringLiteral("all_orders"));
        editor().setPlainText(QStringLiteral("{ orders { id } }"));
        trigger(actionid::kSave);
        QTRY_VERIFY(m_engine->curation().state().workspace->find<workspace::Tool>("all_orders"));
        QTRY_COMPARE(list().current(), QStringLiteral("all_orders"));
    }

    void severalAreDeletedAsOneStepAndComeBack()
    {
        list().setCurrent(QStringLiteral("lookup"));
        list().setSelected({QStringLiteral("lookup"), QStringLiteral("search_orders")});
        list().edit(EditCommand::Delete);
        QTRY_COMPARE(toolCount(), std::size_t(1));
        auto *undo = m_page->findChild<UndoNotice *>();
        QTRY_VERIFY(undo->isVisibleTo(m_page.get()));
        undo->findChild<QPushButton *>()->click();
        QTRY_COMPARE(toolCount(), std::size_t(3));
    }

    void somebodyElsesChangeIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("description");
        QTest::newRow("mine") << QStringLiteral("Keep mine") << QStringLiteral("Mine.");
        QTest::newRow("theirs") << QStringLiteral("Take theirs") << QStringLiteral("Theirs.");
    }

    void somebodyElsesChangeIsAskedAbout()
    {
        QFETCH(QString, answer);
        list().setCurrent(QStringLiteral("search_orders"));
        QPlainTextEdit *description = describing();
        description->setPlainText(QStringLiteral("Mine."));
        ToolDraft theirs = *draftOf(*m_engine->curation().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        QVERIFY(resultOf(m_engine->curation().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(message(QStringLiteral("Somebody else has changed")));
        QCOMPARE(description->toPlainText(), QStringLiteral("Mine.")); // until somebody says so
        press(answer);
        QTEST(description->toPlainText(), "description");
        QVERIFY(!message(QStringLiteral("Somebody else")));
        trigger(actionid::kSave);
        QTRY_COMPARE(savedDescription(), description->toPlainText());
    }

    void draftsOutliveTheProgram()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        describing()->setPlainText(QStringLiteral("Not saved when it ended."));
        stop(); // writes it, and no one saved it
        start(ThemeChoice::Light);
        m_page->showPlace({.page = {}, .item = ToolsPage::kLeftItem});
        QTRY_COMPARE(list().current(), QStringLiteral("search_orders"));
        QTRY_COMPARE(describing()->toPlainText(), QStringLiteral("Not saved when it ended."));
    }

    void aDraftOfAnotherProcessIsNoConflict()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        for (int save = 1; save <= 3; ++save) { // for a revision that no new process counts up to
            ToolDraft draft = *draftOf(*m_engine->curation().state().workspace, "search_orders");
            draft.edited().description = "Saved " + std::to_string(save);
            QVERIFY(resultOf(m_engine->curation().apply(saveEdit(draft, "Save"))));
        }
        QTRY_COMPARE(describing()->toPlainText(), QStringLiteral("Saved 3"));
        describing()->setPlainText(QStringLiteral("Not saved when it ended."));
        stop();
        start(ThemeChoice::Light);
        m_page->showPlace({.page = {}, .item = ToolsPage::kLeftItem});
        QTRY_COMPARE(describing()->toPlainText(), QStringLiteral("Not saved when it ended."));
        QVERIFY(!message(QStringLiteral("Somebody else")));
        trigger(actionid::kSave);
        QTRY_COMPARE(savedDescription(), QStringLiteral("Not saved when it ended."));
    }

    void whatGaveWayToTheirsComesBack()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        describing()->setPlainText(QStringLiteral("Mine."));
        ToolDraft theirs = *draftOf(*m_engine->curation().state().workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        QVERIFY(resultOf(m_engine->curation().apply(saveEdit(theirs, "Theirs"))));
        QTRY_VERIFY(message(QStringLiteral("Somebody else has changed")));
        press(QStringLiteral("Take theirs"));
        QCOMPARE(describing()->toPlainText(), QStringLiteral("Theirs."));
        m_page->findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QCOMPARE(describing()->toPlainText(), QStringLiteral("Mine."));
        QVERIFY(message(QStringLiteral("Somebody else has changed")));
    }

    void aTrialIsAnsweredInThePane()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        trigger(actionid::kTryTool);
        auto *pane = m_page->findChild<TryPane *>();
        QVERIFY(pane->isVisibleTo(m_page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!pane->isRunning(), 20000); // nobody is there to answer, which is an answer
        QVERIFY(pane->findChild<InlineMessage *>());
    }

    void inASmallWindowTheSidePanelGivesWay()
    {
        list().setCurrent(QStringLiteral("search_orders"));
        auto *panel = m_page->findChild<SchemaPanel *>();
        QVERIFY(panel->isVisible());
        m_page->setMinimumSize(1, 1);
        m_page->resize(736, 470); // what is left of 800 x 560
        QTRY_VERIFY(!panel->isVisible());
        trigger(actionid::kSidePanel); // unless somebody wants it
        QVERIFY(panel->isVisible());
        m_page->resize(1200, 740);
        QTRY_VERIFY(panel->isVisible());
        trigger(actionid::kSidePanel);
        QVERIFY(!panel->isVisible());
        m_page->resize(736, 470);
        m_page->resize(1200, 740);
        QTRY_COMPARE(m_page->width(), 1200);
        QVERIFY(!panel->isVisible()); // as it was left
    }

    void theListIsAsWideAsBeforeInAWindowMadeLargeAgain()
    {
        const int width = list().width();
        m_page->setMinimumSize(1, 1);
        m_page->resize(736, 470);
        QTRY_VERIFY(list().width() < width - 50);
        m_page->resize(1200, 740);
        QTRY_VERIFY2(qAbs(list().width() - width) < 10, qPrintable(QString::number(list().width())));
    }

    void aCallOfTheLogIsTriedAgain()
    {
        const json::Value input = json::Value::object({{"first", 7}});
        m_page->showPlace({.page = {}, .item = QStringLiteral("search_orders"), .input = input});
        QCOMPARE(list().current(), QStringLiteral("search_orders"));
        auto *pane = m_page->findChild<TryPane *>();
        QVERIFY(pane->isVisibleTo(m_page.get()));
        QVERIFY(pane->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(pane->arguments(), std::optional(input));
        QTest::qWait(600); // it is checked, and how the client sees it is known
        QCOMPARE(pane->arguments(), std::optional(input));
        // Another tool has its own.
        list().setCurrent(QStringLiteral("lookup"));
        list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(pane->arguments(), std::optional(input));
    }

    void aToolOfACallIsADraftThatWantsAName()
    {
        auto tool = std::make_shared<workspace::Tool>(test::graphqlTool("orders_of", "{ orders { id } }"));
        tool->endpoint = "shop";
        m_page->showPlace(
            {.page = {}, .item = ToolsPage::kNewItem, .input = json::Value::object(), .tool = tool});
        QCOMPARE(name().text(), QStringLiteral("orders_of"));
        QCOMPARE(QApplication::focusWidget(), &name());
        QCOMPARE(editor().text(), QStringLiteral("{ orders { id } }"));
        QVERIFY(m_page->findChild<TryPane *>()->isVisibleTo(m_page.get()));
        QVERIFY(!m_engine->curation().state().workspace->find<workspace::Tool>("orders_of"));
        trigger(actionid::kSave);
        QTRY_VERIFY(m_engine->curation().state().workspace->find<workspace::Tool>("orders_of"));
    }

    void looksLikeThis_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        stop();
        start(choice);
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        list().setCurrent(QStringLiteral("search_orders"));
        QTest::qWait(600); // until it is checked
        QVERIFY(test::savePicture(*m_page, QStringLiteral("tools-") + theme));
        QCOMPARE(test::unnamed(*m_page), QStringList());
        trigger(actionid::kTryTool);
        auto *pane = m_page->findChild<TryPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!pane->isRunning(), 20000);
        QVERIFY(test::savePicture(*m_page, QStringLiteral("tools-try-") + theme));
        list().setCurrent(QStringLiteral("lookup"));
        QTest::qWait(400);
        QVERIFY(test::savePicture(*m_page, QStringLiteral("tools-rest-") + theme));
        auto *tabs = m_page->findChild<QTabWidget *>(QStringLiteral("sides"));
        for (int tab = 1; tab < tabs->count(); ++tab) {
            list().setCurrent(QStringLiteral("search_orders"));
            tabs->setCurrentIndex(tab);
            QTest::qWait(400);
            QVERIFY(test::savePicture(*m_page, QStringLiteral("tools-tab%1-").arg(tab) + theme));
        }
    }

private:
    void start(ThemeChoice choice)
    {
        m_theme = std::make_unique<Theme>(*qApp, choice);
        test::useTestFont();
        m_engine = std::make_unique<engine::Engine>(
            engine::EngineSettings{.dataFolder = m_folder->path().toStdString()});
        QVERIFY(resultOf(m_engine->open()));
        QTRY_VERIFY(m_engine->curation().state().isOpen);
        m_state = std::make_unique<UiState>(m_folder->filePath(QStringLiteral("ui.ini")));
        m_actions = std::make_unique<ActionRegistry>(*m_theme);
        m_edits =
            std::make_unique<EditActions>(*m_actions, m_engine->curation(), [this] { return m_page.get(); });
        const PageContext context{*m_engine, *m_theme, *m_actions, *m_state, m_navigator};
        ToolsPage::addActions(context);
        m_page = std::make_unique<ToolsPage>(context);
        m_page->resize(1200, 740);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void stop()
    {
        m_page.reset();
        m_edits.reset();
        m_actions.reset();
        m_state.reset();
        m_engine.reset();
        m_theme.reset();
    }
    void fill()
    {
        const auto sample = test::sampleWorkspace();
        workspace::Edit edit{"Sample", workspace::Origin::Person, {}};
        for (const auto kind : {workspace::ObjectKind::Endpoint, workspace::ObjectKind::Tool}) {
            for (const auto &[name, entry] : sample->entries(kind))
                edit.steps.push_back(workspace::PutObject{entry.object()});
        }
        for (workspace::EditStep &step : edit.steps) { // where nobody answers, at once
            if (auto *put = std::get_if<workspace::PutObject>(&step)) {
                if (auto *endpoint = std::get_if<workspace::Endpoint>(&put->object)) {
                    endpoint->url = "http://127.0.0.1:9/graphql";
                    endpoint->retry.retries = 0;
                }
            }
        }
        QVERIFY(resultOf(m_engine->curation().apply(edit)));
        QTRY_COMPARE(toolCount(), std::size_t(3));
        QTRY_VERIFY(!list().current().isEmpty());
    }

    // An endpoint whose schema is in a file.
    void addBilling()
    {
        const QString file = m_folder->filePath(QStringLiteral("billing.graphql"));
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
        QVERIFY(resultOf(m_engine->curation().apply(edit)));
        const auto &schemas = m_engine->curation().state().schemas;
        QTRY_VERIFY(schemas.contains("billing") && schemas.at("billing").schema);
    }
    // By the menu of the list.
    void moveTo(const char *endpoint)
    {
        for (QMenu *menu : list().findChildren<QMenu *>()) {
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
             m_engine->curation().state().workspace->entries(workspace::ObjectKind::Tool))
            names.push_back(std::get<workspace::Tool>(entry.object()).endpoint);
        return names;
    }

    void trigger(const QString &id) { m_actions->action(id)->trigger(); }
    ListPane &list() const { return *m_page->findChild<ListPane *>(); }
    GraphqlEditor &editor() const { return m_page->findChild<OperationTab *>()->editor(); }
    QLineEdit &name() const { return *m_page->findChild<ToolHeader *>()->findChild<QLineEdit *>(); }
    QPlainTextEdit *describing() const
    {
        return m_page->findChild<ToolHeader *>()->findChild<QPlainTextEdit *>();
    }
    std::size_t toolCount() const
    {
        return m_engine->curation().state().workspace->entries(workspace::ObjectKind::Tool).size();
    }
    std::string savedDocument(const std::string &tool) const
    {
        const auto *saved = m_engine->curation().state().workspace->find<workspace::Tool>(tool);
        return std::get<workspace::GraphqlOperation>(*saved->resolved(saved->active).operation).document;
    }
    QString savedDescription() const
    {
        const auto *saved = m_engine->curation().state().workspace->find<workspace::Tool>("search_orders");
        return QString::fromStdString(saved->versions.begin()->second.description);
    }
    bool message(const QString &part) const
    {
        for (const InlineMessage *one : m_page->findChildren<InlineMessage *>()) {
            if (one->isVisibleTo(m_page.get()) && one->text().contains(part))
                return true;
        }
        return false;
    }
    void press(const QString &text)
    {
        for (QPushButton *button : m_page->findChildren<QPushButton *>()) {
            if (button->isVisibleTo(m_page.get()) && button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<engine::Engine> m_engine;
    std::unique_ptr<UiState> m_state;
    std::unique_ptr<ActionRegistry> m_actions;
    std::unique_ptr<EditActions> m_edits;
    NoNavigator m_navigator;
    std::unique_ptr<ToolsPage> m_page;
};

TOOLTRAY_TEST(ToolsPageTest)
#include "toolspagetest.moc"
