// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toollistactions.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/historypane.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/schemapanel/schemapanel.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QTabWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// How the list of tools is ordered, what its menus have, and how the page is left.
class ToolListTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<test::ShopPageFixture>();
        QVERIFY(m_shop->start(ThemeChoice::Light));
        QVERIFY(m_shop->fill());
    }
    void cleanup() { m_shop.reset(); }

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
        m_shop->trigger(actionid::kTryTool);
        m_shop->list().focusList();
        const auto &calls = m_shop->page->findChild<HistoryPane *>()->calls();
        QTRY_VERIFY(calls.rowCount() > 0);
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

    std::unique_ptr<test::ShopPageFixture> m_shop;
};

TOOLTRAY_TEST(ToolListTest)
#include "toollisttest.moc"
