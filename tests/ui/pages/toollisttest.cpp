// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toollistactions.h"

#include "engine/clients/logclient.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/palettemodel.h"
#include "ui/models/roles.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/historypane.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"
#include "ui/support/walk.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/schemapanel/schemapanel.h"

#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// How the list of tools is ordered, what its menus have, and how the page is left.
class ToolListTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void theToolThatIsCalledComesFirst()
    {
        choice(QStringLiteral("Sort by last call"))->trigger();
        QCOMPARE(rows(), QStringLiteral("cancel_order|lookup|search_orders"));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setFocus();
        QTest::mouseMove(&m_shop->editor()); // away from the list
        m_shop->trigger(actionid::kTryTool);
        QTRY_COMPARE(rows(), QStringLiteral("search_orders|cancel_order|lookup"));
        QCOMPARE(m_shop->list().current(), QStringLiteral("search_orders"));
        QCOMPARE(m_shop->list().selected(), QStringList{QStringLiteral("search_orders")});
    }

    void aToolThatIsOpenedIsRecentInThePalette()
    {
        const auto latest = [this] { return m_shop->state->recentCommands().value(0); };
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QCOMPARE(latest(), paletteId(workspace::ObjectKind::Tool, QStringLiteral("search_orders")));
        m_shop->list().setCurrent(QStringLiteral("lookup"));
        QCOMPARE(latest(), paletteId(workspace::ObjectKind::Tool, QStringLiteral("lookup")));
        m_shop->page->showPlace({.page = pageid::kTools,
                                 .item = QStringLiteral("cancel_order"),
                                 .where = Place::Where::InOwnWindow});
        QCOMPARE(latest(), paletteId(workspace::ObjectKind::Tool, QStringLiteral("cancel_order")));
    }

    void theFirstOfSeveralNewToolsHasTheKeyboard()
    {
        const QString before = QStringLiteral("search_orders");
        m_shop->list().setCurrent(before);
        m_shop->editor().setFocus();
        const auto saved = m_shop->engine->workspaceClient().state().workspace;
        const std::vector<workspace::Tool> tools(2, *saved->find<workspace::Tool>("search_orders"));
        m_shop->page->showPlace(
            {.page = pageid::kTools, .tools = std::make_shared<const std::vector<workspace::Tool>>(tools)});
        QVERIFY(m_shop->list().current() != before);
        QVERIFY(m_shop->list().findChild<QListView *>()->hasFocus());
    }

    void noRowMovesUnderTheHands_data()
    {
        QTest::addColumn<bool>("isChosenAgain");
        QTest::newRow("until the list is shown anew") << false;
        QTest::newRow("until the order is chosen") << true;
    }

    void noRowMovesUnderTheHands()
    {
        QFETCH(const bool, isChosenAgain);
        choice(QStringLiteral("Sort by last call"))->trigger();
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        const QSignalSpy news(&m_shop->engine->log(), &engine::LogClient::entriesChanged);
        m_shop->trigger(actionid::kTryTool);
        m_shop->list().focusList();
        QTRY_VERIFY(!news.isEmpty()); // the list has heard them before
        QCOMPARE(rows(), QStringLiteral("cancel_order|lookup|search_orders"));
        if (isChosenAgain) {
            choice(QStringLiteral("Sort by last call"))->trigger();
        } else {
            m_shop->page->hide();
            m_shop->page->show();
        }
        QCOMPARE(rows(), QStringLiteral("search_orders|cancel_order|lookup"));
    }

    void groupsAndOrderAreTwoChoicesAndKept()
    {
        choice(QStringLiteral("Group by endpoint"))->trigger();
        choice(QStringLiteral("Errors first"))->trigger();
        QVERIFY(choice(QStringLiteral("Group by endpoint"))->isChecked());
        QVERIFY(rows().startsWith(u"search_orders|")); // of the shop, the others of none
        m_shop->stop();
        QVERIFY(m_shop->start(ThemeChoice::Light));
        QVERIFY(choice(QStringLiteral("Group by endpoint"))->isChecked());
        QVERIFY(choice(QStringLiteral("Errors first"))->isChecked());
        QTRY_VERIFY(rows().startsWith(u"search_orders|"));
        choice(QStringLiteral("No groups"))->trigger();
        choice(QStringLiteral("Sort by name"))->trigger();
        QCOMPARE(rows(), QStringLiteral("cancel_order|lookup|search_orders"));
    }

    void whatIsClosedStaysClosed()
    {
        QTRY_VERIFY(sidePanel().isVisible());
        QVERIFY(!drawer().isHidden());
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->trigger(actionid::kSidePanel);
        m_shop->trigger(actionid::kDrawer);
        m_shop->stop();
        QVERIFY(m_shop->start(ThemeChoice::Light));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(!sidePanel().isVisible());
        QVERIFY(drawer().isHidden());
        m_shop->trigger(actionid::kSidePanel);
        m_shop->trigger(actionid::kDrawer);
        QVERIFY(sidePanel().isVisible());
        QVERIFY(drawer().isVisible());
        m_shop->stop();
        QVERIFY(m_shop->start(ThemeChoice::Light));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QVERIFY(sidePanel().isVisible());
        QVERIFY(drawer().isVisible());
    }

    void theSchemaIsOnlyThereForGraphql()
    {
        m_shop->page->showPlace({.page = {}, .item = itemid::kNew});
        QTRY_VERIFY(sidePanel().isVisible());
        auto *kinds = m_shop->page->findChild<OperationTab *>()->findChild<QComboBox *>();
        for (const int kind : {1, 2, 3}) {
            kinds->setCurrentIndex(kind);
            Q_EMIT kinds->activated(kind);
            QVERIFY2(!sidePanel().isVisible(), qPrintable(kinds->currentText()));
            kinds->setCurrentIndex(0);
            Q_EMIT kinds->activated(0);
            QVERIFY(sidePanel().isVisible());
        }
    }

    void aToolThatIsFoundAndClickedCanBeDeleted()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->list().edit(EditCommand::Find);
        m_shop->list().setFilter(QStringLiteral("lookup"));
        QAction *remove = m_shop->actions->action(actionid::kDelete);
        QVERIFY(!remove->isEnabled());
        const QRect place = view().visualRect(row(QStringLiteral("lookup")));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place.center());
        QCOMPARE(m_shop->list().selected(), QStringList{QStringLiteral("lookup")});
        QVERIFY(remove->isEnabled());
        remove->trigger();
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(2));
    }

    void panelsSayThatTheyAreShownAndHidden()
    {
        QTRY_VERIFY(sidePanel().isVisible());
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        const auto said = [this](const QString &command) {
            QCoreApplication::processEvents(); // what was said before is heard apart
            m_shop->trigger(command);
            const auto *news = m_shop->page->window()->findChild<Announcement *>();
            return news ? news->accessibleName().section(QStringLiteral(". "), -1) : QString();
        };
        QCOMPARE(said(actionid::kSidePanel), QStringLiteral("Side panel, collapsed"));
        QCOMPARE(said(actionid::kSidePanel), QStringLiteral("Side panel, expanded"));
        QCOMPARE(said(actionid::kDrawer), QStringLiteral("Drawer, collapsed"));
        QCOMPARE(said(actionid::kDrawer), QStringLiteral("Drawer, expanded"));
    }

    void aToolSaysThatItIsEnabledAndDisabled()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        const auto isSaid = [this](QStringView text) {
            const auto *news = m_shop->page->window()->findChild<Announcement *>();
            return news && news->accessibleName().contains(text);
        };
        m_shop->trigger(actionid::kEnableTool);
        QTRY_VERIFY(isSaid(u"Disabled 1 tool"));
        QTRY_VERIFY(!m_shop->engine->workspaceClient()
                         .state()
                         .workspace->find<workspace::Tool>("search_orders")
                         ->enabled);
        m_shop->trigger(actionid::kEnableTool);
        QTRY_VERIFY(isSaid(u"Enabled 1 tool"));
    }

    void whatIsThereIsDuplicatedByTheMenuOfNewOnes()
    {
        QAction *duplicate = m_shop->actions->action(actionid::kDuplicate);
        QAction *fresh = m_shop->actions->action(actionid::kNewTool);
        const QMenu *makers = nullptr;
        for (const QMenu *menu : m_shop->list().findChildren<QMenu *>()) {
            if (menu->actions().contains(fresh))
                makers = menu;
        }
        QVERIFY(makers);
        QVERIFY(makers->actions().contains(duplicate));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->list().focusList();
        QVERIFY(duplicate->isEnabled());
        duplicate->trigger();
        QTRY_COMPARE(m_shop->toolCount(), std::size_t(4));
    }

    void aToolIsDraggedUnderAnotherTagAndBack()
    {
        choice(QStringLiteral("Group by tag"))->trigger();
        const std::size_t steps = stepCount();
        QVERIFY(drag({QStringLiteral("cancel_order"), QStringLiteral("lookup")},
                     QStringLiteral("search_orders")));
        QTRY_COMPARE(tagsOf("lookup"), QStringLiteral("orders"));
        QCOMPARE(tagsOf("cancel_order"), QStringLiteral("orders"));
        QCOMPARE(stepCount(), steps + 1);
        QTRY_COMPARE(row(QStringLiteral("lookup")).data(GroupRole).toString(), QStringLiteral("orders"));
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(tagsOf("lookup"), QString());
        QCOMPARE(tagsOf("cancel_order"), QString());
        QVERIFY(drag({QStringLiteral("search_orders")}, QStringLiteral("lookup")));
        QTRY_COMPARE(tagsOf("search_orders"), QStringLiteral("read"));
    }

    void aToolIsDraggedToAnotherEndpoint()
    {
        choice(QStringLiteral("Group by endpoint"))->trigger();
        QVERIFY(drag({QStringLiteral("lookup")}, QStringLiteral("search_orders")));
        // A REST tool needs no schema, so that nothing is asked.
        const auto endpoint = [this] {
            return m_shop->engine->workspaceClient()
                .state()
                .workspace->find<workspace::Tool>("lookup")
                ->endpoint;
        };
        QTRY_COMPARE(endpoint(), std::string("shop"));
        m_shop->trigger(actionid::kUndo);
        QTRY_COMPARE(endpoint(), std::string());
    }

    void nothingIsDraggedPastWhatAFilterHides()
    {
        QVERIFY(view().dragEnabled());
        m_shop->list().setFilter(QStringLiteral("o"));
        QVERIFY(!view().dragEnabled());
        m_shop->list().setFilter({});
        QVERIFY(view().dragEnabled());
        QVERIFY(!row(QStringLiteral("lookup")).flags().testFlag(Qt::ItemIsDragEnabled)); // no groups
    }

    void theFirstTagIsChosenFromTheMenu()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        QMenu *tags = menu(QStringLiteral("Tags"));
        QVERIFY(tags);
        Q_EMIT tags->aboutToShow();
        QMenu *first = menu(QStringLiteral("First tag"));
        QVERIFY(first && tags->actions().contains(first->menuAction()));
        QStringList texts;
        QAction *read = nullptr;
        for (QAction *action : first->actions()) {
            texts.append(action->text());
            QCOMPARE(action->isChecked(), action->text() == QStringLiteral("orders"));
            if (action->text() == QStringLiteral("read"))
                read = action;
        }
        QCOMPARE(texts, (QStringList{QStringLiteral("orders"), QStringLiteral("read")}));
        read->trigger();
        QTRY_COMPARE(tagsOf("search_orders"), QStringLiteral("read|orders"));
        QCOMPARE(m_shop->engine->workspaceClient().state().history.done().back().changes->label,
                 std::string("Put 1 tool(s) under read"));
    }

    void whatTheListDoesAreCommandsAsWell()
    {
        const auto isOn = [this](const QString &id) { return m_shop->actions->action(id)->isEnabled(); };
        test::select(m_shop->list(), {QStringLiteral("cancel_order")}); // which is off
        QVERIFY(isOn(actionid::kEnableTools) && !isOn(actionid::kDisableTools));
        QVERIFY(isOn(actionid::kTagTools) && isOn(actionid::kMoveTools));
        test::select(m_shop->list(), {QStringLiteral("cancel_order"), QStringLiteral("lookup")});
        QVERIFY(isOn(actionid::kEnableTools) && isOn(actionid::kDisableTools));
        m_shop->trigger(actionid::kEnableTools);
        QTRY_VERIFY(!isOn(actionid::kEnableTools));
        m_shop->trigger(actionid::kDisableTools);
        QTRY_VERIFY(isOn(actionid::kEnableTools) && !isOn(actionid::kDisableTools));
        test::select(m_shop->list(), {});
        QVERIFY(!isOn(actionid::kEnableTools) && !isOn(actionid::kTagTools) && !isOn(actionid::kMoveTools));
        QVERIFY(isOn(actionid::kGroupToolsByTag)); // of all of them
        m_shop->page->hide();
        QVERIFY(!isOn(actionid::kGroupToolsByTag));
    }

    void theOrderIsACommandAsWell()
    {
        const auto isChosen = [this](const QString &id) { return m_shop->actions->action(id)->isChecked(); };
        QVERIFY(isChosen(actionid::kSortToolsByName) && isChosen(actionid::kGroupToolsByNothing));
        m_shop->trigger(actionid::kGroupToolsByTag);
        m_shop->trigger(actionid::kSortToolsByErrors);
        QVERIFY(choice(QStringLiteral("Group by tag"))->isChecked());
        QVERIFY(choice(QStringLiteral("Errors first"))->isChecked());
        m_shop->trigger(actionid::kGroupToolsByTag); // once more
        QVERIFY(isChosen(actionid::kGroupToolsByTag));
        choice(QStringLiteral("Group by endpoint"))->trigger();
        QVERIFY(isChosen(actionid::kGroupToolsByEndpoint) && !isChosen(actionid::kGroupToolsByTag));
        m_shop->trigger(actionid::kSortToolsByCall);
        m_shop->stop();
        QVERIFY(m_shop->start(ThemeChoice::Light));
        QVERIFY(isChosen(actionid::kGroupToolsByEndpoint) && isChosen(actionid::kSortToolsByCall));
    }

    void theMenusOfTheListOpenByCommand_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("tools.tags") << QStringLiteral("Tags");
        QTest::newRow("tools.move") << QStringLiteral("Move to");
    }

    void theMenusOfTheListOpenByCommand()
    {
        QFETCH(const QString, title);
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->trigger(QString::fromLatin1(QTest::currentDataTag()));
        QMenu *opened = menu(title);
        QTRY_VERIFY(opened->isVisible());
        QVERIFY(!opened->actions().isEmpty());
        QTest::keyClick(opened, Qt::Key_Escape);
        QVERIFY(!opened->isVisible());
    }

private:
    QAction *choice(const QString &text) const
    {
        for (const QMenu *menu : m_shop->list().findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->text() == text)
                    return action;
            }
        }
        return nullptr;
    }
    QMenu *menu(const QString &title) const
    {
        for (QMenu *one : m_shop->list().findChildren<QMenu *>()) {
            if (one->title() == title)
                return one;
        }
        return nullptr;
    }
    QListView &view() const { return *m_shop->list().findChild<QListView *>(); }
    QModelIndex row(const QString &id) const
    {
        const QAbstractItemModel &model = *view().model();
        return model.match(model.index(0, 0), IdRole, id, 1, Qt::MatchExactly).value(0);
    }
    // As the view does it.
    bool drag(const QStringList &ids, const QString &onto) const
    {
        QModelIndexList dragged;
        for (const QString &id : ids)
            dragged.append(row(id));
        QAbstractItemModel &model = *view().model();
        const std::unique_ptr<QMimeData> data(model.mimeData(dragged));
        return data && model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, row(onto))
               && model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, row(onto));
    }
    QString tagsOf(const std::string &tool) const
    {
        QStringList tags;
        for (const std::string &tag :
             m_shop->engine->workspaceClient().state().workspace->find<workspace::Tool>(tool)->tags)
            tags.append(QString::fromStdString(tag));
        return tags.join(u'|');
    }
    std::size_t stepCount() const { return m_shop->engine->workspaceClient().state().history.done().size(); }
    QString rows() const
    {
        const QAbstractItemModel &model = *m_shop->list().findChild<QListView *>()->model();
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row)
            titles.append(model.index(row, 0).data().toString());
        return titles.join(u'|');
    }
    SchemaPanel &sidePanel() const { return *m_shop->page->findChild<SchemaPanel *>(); }
    QWidget &drawer() const
    {
        QWidget *found = m_shop->page->findChild<HistoryPane *>();
        while (qobject_cast<QTabWidget *>(found) == nullptr)
            found = found->parentWidget();
        return *found;
    }
};

TOOLTRAY_TEST(ToolListTest)
#include "toollisttest.moc"
