// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/listpane.h"

#include "support/testcase.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QStandardItem *paneRow(const QString &title, const QString &subtitle, Icon icon, const Badges &badges = {},
                       const QString &group = {})
{
    auto *item = new QStandardItem(title);
    item->setData(title, IdRole);
    item->setData(subtitle, SubtitleRole);
    item->setData(static_cast<int>(icon), IconRole);
    item->setData(QVariant::fromValue(badges), BadgesRole);
    item->setData(group, GroupRole);
    return item;
}

} // namespace

class ListPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { build(ThemeChoice::Light, ListPane::Selection::Multiple); }
    void cleanup()
    {
        m_pane.reset();
        m_model.reset();
        m_theme.reset();
    }

    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        build(choice, ListPane::Selection::Multiple);
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(*m_pane, QStringLiteral("listpane-") + theme));
        m_pane->setFilter(QStringLiteral("order"));
        QVERIFY(test::savePicture(*m_pane, QStringLiteral("listpane-filtered-") + theme));
        m_pane->setFilter(QStringLiteral("nothing like it"));
        QVERIFY(test::savePicture(*m_pane, QStringLiteral("listpane-nomatch-") + theme));
        QCOMPARE(test::unnamed(*m_pane), QStringList());
    }

    void theFirstRowIsCurrentAtTheBeginning()
    {
        QCOMPARE(m_pane->current(), QStringLiteral("search_orders"));
        QCOMPARE(m_pane->selected(), QStringList{QStringLiteral("search_orders")});
    }

    void tellsWhatIsCurrentAndActivated()
    {
        QSignalSpy current(m_pane.get(), &ListPane::currentChanged);
        QSignalSpy activated(m_pane.get(), &ListPane::activated);
        QTest::keyClick(view(), Qt::Key_Down);
        QCOMPARE(current.count(), 1);
        QCOMPARE(current[0][0].toString(), QStringLiteral("get_order"));
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("get_order"));
        m_pane->setCurrent(QStringLiteral("unknown"));
        QCOMPARE(m_pane->current(), QStringLiteral("get_order"));
        QCOMPARE(current.count(), 1);
    }

    void typingInTheListFilters()
    {
        view()->setFocus();
        QTest::keyClicks(view(), QStringLiteral("m"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("rev"));
        QCOMPARE(m_pane->filter(), QStringLiteral("mrev"));
        QCOMPARE(rows(), QStringLiteral("monthly_revenue"));
        QTest::keyClick(filter(), Qt::Key_Escape);
        QCOMPARE(m_pane->filter(), QString());
    }

    void whatIsFilteredAwayStaysCurrent()
    {
        QSignalSpy current(m_pane.get(), &ListPane::currentChanged);
        m_pane->setFilter(QStringLiteral("revenue"));
        QCOMPARE(current.count(), 0);
        QCOMPARE(m_pane->current(), QStringLiteral("search_orders"));
        m_pane->setFilter({});
        QCOMPARE(view()->currentIndex().data(IdRole).toString(), QStringLiteral("search_orders"));

        m_pane->setFilter(QStringLiteral("revenue"));
        QTest::keyClick(filter(), Qt::Key_Return);
        QCOMPARE(m_pane->current(), QStringLiteral("monthly_revenue"));
    }

    void askingForAHiddenRowClearsTheFilter()
    {
        m_pane->setFilter(QStringLiteral("revenue"));
        m_pane->setCurrent(QStringLiteral("get_order"));
        QCOMPARE(m_pane->filter(), QString());
        QCOMPARE(m_pane->current(), QStringLiteral("get_order"));
    }

    void whatAShortcutMakesCurrentIsAllThatIsSelected()
    {
        QAction make;
        make.setShortcut(Qt::CTRL | Qt::Key_N);
        m_pane->addAction(&make);
        connect(&make, &QAction::triggered, m_pane.get(), [this] {
            m_model->appendRow(paneRow(QStringLiteral("new_tool"), {}, Icon::Query));
            m_pane->setCurrent(QStringLiteral("new_tool"));
        });
        m_pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        m_pane->focusList();
        QTest::keyClick(m_pane->windowHandle(), Qt::Key_N, Qt::ControlModifier); // as the system tells it
        QTRY_COMPARE(m_pane->current(), QStringLiteral("new_tool"));
        QCOMPARE(m_pane->selected(), QStringList{QStringLiteral("new_tool")});
    }

    void saysWhenNothingMatches()
    {
        m_pane->setFilter(QStringLiteral("zzz"));
        QVERIFY(!view()->isVisible());
        auto *clear = m_pane->findChild<QPushButton *>(QString());
        for (QPushButton *button : m_pane->findChildren<QPushButton *>()) {
            if (button->isVisibleTo(m_pane.get()))
                clear = button;
        }
        QCOMPARE(clear->text(), QStringLiteral("Clear filter"));
        clear->click();
        QVERIFY(view()->isVisible());
    }

    void whenTheCurrentRowGoesTheNextOneIsCurrent()
    {
        m_pane->setCurrent(QStringLiteral("get_order"));
        QSignalSpy current(m_pane.get(), &ListPane::currentChanged);
        m_model->removeRow(1);
        QCOMPARE(current.count(), 1);
        QCOMPARE(m_pane->current(), QStringLiteral("cancel_order"));
        QCOMPARE(m_pane->selected(), QStringList{QStringLiteral("cancel_order")});
        m_model->removeRows(0, m_model->rowCount());
        QCOMPARE(m_pane->current(), QString());
        QCOMPARE(m_pane->selected(), QStringList());
    }

    void theListDoesNotScrollWhenARowGoes()
    {
        m_pane->resize(290, 120);
        QTRY_VERIFY(view()->verticalScrollBar()->maximum() > 0);
        int cut = 0;
        while (view()->visualRect(view()->model()->index(cut, 0)).bottom() < view()->viewport()->height())
            ++cut;
        QVERIFY(cut > 0);
        m_pane->setCurrent(view()->model()->index(cut - 1, 0).data(IdRole).toString());
        QCOMPARE(view()->verticalScrollBar()->value(), 0);
        m_model->removeRow(cut - 1);
        QCOMPARE(view()->verticalScrollBar()->value(), 0);
    }

    void aResetOfTheModelChangesNothing()
    {
        test::select(*m_pane, {QStringLiteral("get_order"), QStringLiteral("monthly_revenue")});
        m_pane->setCurrent(QStringLiteral("monthly_revenue"));
        test::select(*m_pane, {QStringLiteral("get_order"), QStringLiteral("monthly_revenue")});
        QSignalSpy current(m_pane.get(), &ListPane::currentChanged);
        QSignalSpy selection(m_pane.get(), &ListPane::selectionChanged);
        Q_EMIT m_model->layoutAboutToBeChanged();
        Q_EMIT m_model->layoutChanged();
        m_model->setSortRole(Qt::DisplayRole); // QStandardItemModel has no public reset of the same rows
        QCOMPARE(current.count(), 0);
        QCOMPARE(m_pane->current(), QStringLiteral("monthly_revenue"));
        m_model->insertRow(0, paneRow(QStringLiteral("a_new_one"), {}, Icon::Query));
        QCOMPARE(selection.count(), 0);
        QCOMPARE(m_pane->selected(),
                 (QStringList{QStringLiteral("get_order"), QStringLiteral("monthly_revenue")}));
    }

    void commandsReachTheSelectedRows()
    {
        m_pane->setCommands({EditCommand::Delete});
        test::select(*m_pane, {QStringLiteral("cancel_order"), QStringLiteral("get_order")});
        QSignalSpy edited(m_pane.get(), &ListPane::edited);
        view()->setFocus();
        QVERIFY(m_pane->takes(EditCommand::Delete));
        QVERIFY(!m_pane->takes(EditCommand::Rename));
        m_pane->edit(EditCommand::Delete);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited[0][1].toStringList(),
                 (QStringList{QStringLiteral("get_order"), QStringLiteral("cancel_order")}));
        m_pane->edit(EditCommand::Find);
        QVERIFY(filter()->hasFocus());
        QVERIFY(!m_pane->takes(EditCommand::Delete)); // there it means the text
    }

    void oneMakerIsAButtonAndTwoAreAMenu()
    {
        auto *add = m_pane->findChild<QToolButton *>();
        QVERIFY(!add->isVisible());
        QAction first(QStringLiteral("New tool"));
        QAction second(QStringLiteral("From clipboard"));
        QSignalSpy made(&first, &QAction::triggered);
        m_pane->addMaker(first);
        QVERIFY(add->isVisible());
        add->click();
        QCOMPARE(made.count(), 1);
        m_pane->addMaker(second);
        QVERIFY(add->menu());
        QCOMPARE(add->menu()->actions().size(), 2);
    }

    void tabGoesThroughTheToolsAsTheyStand()
    {
        auto *add = m_pane->findChild<QToolButton *>();
        QAction maker(QStringLiteral("New tool"));
        m_pane->addMaker(maker);
        auto *order = new QToolButton(m_pane.get());
        order->setFocusPolicy(Qt::StrongFocus);
        m_pane->addTool(*order);
        order->show();
        filter()->setFocus();
        for (QWidget *next : std::initializer_list<QWidget *>{order, add, view()}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
    }

    void theKeysAreSaidWhereTheyHaveRoom()
    {
        build(ThemeChoice::Light, ListPane::Selection::Single);
        QVERIFY(filter()->placeholderText().startsWith(u"Filter tools ("));
        m_pane->resize(120, 420);
        QTRY_COMPARE(filter()->placeholderText(), QStringLiteral("Filter tools"));
        QCOMPARE(filter()->accessibleName(), QStringLiteral("Filter tools"));
    }

private:
    void build(ThemeChoice choice, ListPane::Selection selection)
    {
        cleanup();
        m_theme = std::make_unique<Theme>(*qApp, choice);
        test::useTestFont();
        m_model = std::make_unique<QStandardItemModel>();
        const Badge query{QStringLiteral("query"), Tone::Info};
        const QString shop = QStringLiteral("shop");
        m_model->appendRow(paneRow(QStringLiteral("search_orders"),
                                   QStringLiteral("Find orders by customer, status and date"), Icon::Query,
                                   {query}, shop));
        m_model->appendRow(paneRow(QStringLiteral("get_order"), QStringLiteral("One order with its lines"),
                                   Icon::Query, {query}, shop));
        m_model->appendRow(paneRow(QStringLiteral("cancel_order"),
                                   QStringLiteral("Cancel an order (irreversible)"), Icon::Mutation,
                                   {{QStringLiteral("mutation"), Tone::Warn}}, shop));
        m_model->appendRow(paneRow(QStringLiteral("monthly_revenue"),
                                   QStringLiteral("Cannot query field \"totl\" on type \"Order\"."),
                                   Icon::Query, {{QStringLiteral("2 errors"), Tone::Error}},
                                   QStringLiteral("reports")));
        QStandardItem *off = paneRow(QStringLiteral("tag_customer"), {}, Icon::Tool,
                                     {{QStringLiteral("off"), Tone::Neutral}}, QStringLiteral("reports"));
        off->setData(true, DimmedRole);
        m_model->appendRow(off);
        m_pane = std::make_unique<ListPane>(*m_theme, *m_model, selection);
        m_pane->setTexts({.list = QStringLiteral("Tools"),
                          .filter = QStringLiteral("Filter tools"),
                          .add = QStringLiteral("New tool"),
                          .noMatch = QStringLiteral("No tool matches “%1”.")});
        m_pane->resize(290, 420);
        m_pane->show();
        m_pane->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    QListView *view() const { return m_pane->findChild<QListView *>(); }
    QLineEdit *filter() const { return m_pane->findChild<QLineEdit *>(); }
    QString rows() const
    {
        QStringList titles;
        for (int row = 0; row < view()->model()->rowCount(); ++row)
            titles.append(view()->model()->index(row, 0).data().toString());
        return titles.join(u' ');
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<ListPane> m_pane;
};

TOOLTRAY_TEST(ListPaneTest)
#include "listpanetest.moc"
