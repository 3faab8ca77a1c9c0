// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemapanel/schemapanel.h"

#include "support/testcase.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/sampletools.h"
#include "ui/models/schematreemodel.h"
#include "ui/pages/tools/schemaside.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/shopschema.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeView>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

class PanelFixture {
public:
    explicit PanelFixture(ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , editor(theme)
        , panel(theme)
        , tree(*panel.findChild<QTreeView *>())
        , list(*panel.findChild<QListView *>())
        , search(*panel.findChild<QLineEdit *>())
        , docs(*panel.findChild<QTextBrowser *>())
        , message(*panel.findChild<InlineMessage *>())
        , model(*qobject_cast<SchemaTreeModel *>(tree.model()))
    {
        panel.setEditor(&editor);
        panel.setSchema(test::shopSchema());
        editor.setSchema(test::shopSchema());
        panel.resize(290, 560);
        panel.show();
    }

    QModelIndex row(const QString &path)
    {
        QModelIndex index;
        for (const QString &name : path.split(u'/')) {
            QModelIndex found;
            for (int i = 0; i < model.rowCount(index) && !found.isValid(); ++i)
                if (model.index(i, 0, index).data().toString() == name)
                    found = model.index(i, 0, index);
            index = found;
        }
        return index;
    }

    bool trigger(const QString &path, const QString &text)
    {
        const std::unique_ptr<QMenu> menu = panel.menuFor(row(path));
        for (QAction *action : menu->actions()) {
            if (action->text() == text) {
                action->trigger();
                return true;
            }
        }
        return false;
    }

    Theme theme;
    GraphqlEditor editor;
    SchemaPanel panel;
    QTreeView &tree;
    QListView &list;
    QLineEdit &search;
    QTextBrowser &docs;
    InlineMessage &message;
    SchemaTreeModel &model;
};

} // namespace

class SchemaPanelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spaceChoosesAndTakesBack()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("{\n  orders { # all\n    totalCount\n  }\n}"));
        const QString before = f.editor.text();
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders/nodes/id")));
        QTest::keyClick(&f.tree, Qt::Key_Space);
        QCOMPARE(f.editor.text(),
                 QStringLiteral("{\n  orders { # all\n    totalCount\n    nodes {\n      id\n    "
                                "}\n  }\n}"));
        QCOMPARE(f.tree.currentIndex().data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders/nodes")));
        QTest::keyClick(&f.tree, Qt::Key_Space);
        QCOMPARE(f.editor.text(), before);
        f.editor.undo();
        QVERIFY(f.editor.text().contains(u"nodes"));
    }

    void collapsingLeavesTheOperationAlone()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("{ orders { totalCount } }"));
        f.tree.expand(f.row(QStringLiteral("query/orders")));
        f.tree.collapse(f.row(QStringLiteral("query/orders")));
        QCOMPARE(f.editor.text(), QStringLiteral("{ orders { totalCount } }"));
        QCOMPARE(f.row(QStringLiteral("query/orders")).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    }

    void theTreeOpensAsFarAsTheOperationGoes()
    {
        PanelFixture at;
        at.tree.expand(at.row(QStringLiteral("query")));
        at.tree.expand(at.row(QStringLiteral("query/orders")));
        at.editor.setText(QStringLiteral("mutation { cancelOrder(id: 1) { customer { id } } }"));
        at.panel.showOperation();
        QVERIFY(at.tree.isExpanded(at.row(QStringLiteral("mutation"))));
        QVERIFY(at.tree.isExpanded(at.row(QStringLiteral("mutation/cancelOrder/customer"))));
        QVERIFY(!at.tree.isExpanded(at.row(QStringLiteral("mutation/tagCustomer"))));
        QVERIFY(!at.tree.isExpanded(at.row(QStringLiteral("query"))));
    }

    void aClickIntoABoxMakesTheRowCurrent()
    {
        PanelFixture at;
        QVERIFY(QTest::qWaitForWindowExposed(&at.panel));
        const QModelIndex first = at.model.index(0, 0, at.model.index(0, 0));
        const QModelIndex second = at.model.index(1, 0, at.model.index(0, 0));
        at.tree.setCurrentIndex(first);
        at.tree.scrollTo(second);
        QStyleOptionViewItem option;
        option.initFrom(&at.tree);
        option.rect = at.tree.visualRect(second);
        option.features = QStyleOptionViewItem::HasCheckIndicator;
        const QRect box =
            at.tree.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &at.tree);
        QTest::mouseClick(at.tree.viewport(), Qt::LeftButton, {}, box.center());
        QVERIFY(second.data(Qt::CheckStateRole).toInt() != Qt::Unchecked);
        QCOMPARE(at.tree.currentIndex(), second);
    }

    void typingShowsInTheBoxes()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("{ orders {  } }"));
        const QModelIndex count = f.row(QStringLiteral("query/orders/totalCount"));
        QCOMPARE(count.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QTextCursor cursor = f.editor.textCursor();
        cursor.setPosition(11);
        cursor.insertText(QStringLiteral("totalCount"));
        QTRY_COMPARE(count.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    }

    void theMenuAddsMore()
    {
        PanelFixture f;
        f.editor.setText({});
        QVERIFY(f.trigger(QStringLiteral("query/customer"), QStringLiteral("Add field")));
        QVERIFY(f.editor.text().startsWith(u"query ($email: String!) {"));
        QVERIFY(f.trigger(QStringLiteral("query/customer"), QStringLiteral("Add all scalar fields")));
        QTRY_VERIFY(f.editor.text().contains(u"    id\n    name\n    email\n  }"));
        QVERIFY(!f.editor.text().contains(u"fax")); // deprecated
        QVERIFY(f.trigger(QStringLiteral("query/customer"), QStringLiteral("Add recursively to depth 2")));
        QTRY_VERIFY(f.editor.text().contains(u"totalCount"));
        QVERIFY(f.trigger(QStringLiteral("query/customer/orders/first"), QStringLiteral("Use as argument")));
        QVERIFY(f.editor.text().contains(u"orders(first: $first)"));
        QVERIFY(f.trigger(QStringLiteral("query/customer/orders/first"), QStringLiteral("Remove argument")));
        QVERIFY(!f.editor.text().contains(u"first"));
        QVERIFY(f.trigger(QStringLiteral("query/customer/orders"), QStringLiteral("Copy name")));
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Customer.orders"));
        QVERIFY(
            f.trigger(QStringLiteral("query/customer/orders"), QStringLiteral("Go to type OrderConnection")));
        QCOMPARE(f.tree.currentIndex().data(CoordinateRole).toString(), QStringLiteral("OrderConnection"));
        QTRY_VERIFY(f.editor.isChecked());
        QVERIFY(f.editor.problems().isEmpty());
    }

    void whatCannotBeChosenIsExplained()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("{ orders { totalCount } }"));
        f.tree.setCurrentIndex(f.row(QStringLiteral("mutation/cancelOrder")));
        QTest::keyClick(&f.tree, Qt::Key_Space);
        QVERIFY(f.message.isVisible());
        QVERIFY(f.message.text().contains(u"mutation"));
        QCOMPARE(f.editor.text(), QStringLiteral("{ orders { totalCount } }"));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders/pageInfo")));
        QTest::keyClick(&f.tree, Qt::Key_Space);
        QVERIFY(!f.message.isVisible());
        f.editor.setText(QStringLiteral("{ orders { totalCount "));
        QTest::keyClick(&f.tree, Qt::Key_Space);
        QVERIFY(f.message.isVisible());
    }

    void returnShowsTheFieldInTheText()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("{ orders { totalCount } }"));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders/totalCount")));
        Q_EMIT f.tree.activated(f.tree.currentIndex());
        QCOMPARE(f.editor.textCursor().selectedText(), QStringLiteral("totalCount"));
        const QModelIndex nodes = f.row(QStringLiteral("query/orders/nodes"));
        Q_EMIT f.tree.activated(nodes); // not selected: opens it
        QVERIFY(f.tree.isExpanded(nodes));
    }

    void searchingFindsAndReveals()
    {
        PanelFixture f;
        f.search.setFocus();
        QTest::keyClicks(&f.search, QStringLiteral("cancel order"));
        QTRY_VERIFY(f.list.isVisible());
        QTRY_COMPARE(f.list.model()->index(0, 0).data().toString(), QStringLiteral("Mutation.cancelOrder"));
        QVERIFY(f.docs.toPlainText().contains(u"not shipped yet"));
        QTest::keyClick(&f.search, Qt::Key_Down);
        QCOMPARE(f.list.currentIndex().row(), 1);
        QTest::keyClick(&f.search, Qt::Key_Up);
        QTest::keyClick(&f.search, Qt::Key_Return);
        QVERIFY(f.tree.isVisible());
        QCOMPARE(f.tree.currentIndex(), f.row(QStringLiteral("mutation/cancelOrder")));
        QVERIFY(f.search.text().isEmpty());
        QTest::keyClicks(&f.search, QStringLiteral("zzzz"));
        QTRY_VERIFY(!f.list.isVisible() && !f.tree.isVisible());
        QCOMPARE(f.docs.toPlainText(), QStringLiteral("Select a field to see its docs."));
        f.search.clear();
        QTRY_VERIFY(f.tree.isVisible());
        QTRY_VERIFY(f.docs.toPlainText().contains(u"not shipped yet")); // of the row in the tree
    }

    void anotherLanguageStillSaysThatNothingMatches()
    {
        PanelFixture f;
        f.search.setText(QStringLiteral("zzzz"));
        QTRY_VERIFY(!f.list.isVisible() && !f.tree.isVisible());
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&f.panel, &change);
        const QList<QLabel *> labels = f.panel.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text() == u"No matches.";
        }));
    }

    void theNameAtTheCursorIsRevealed()
    {
        PanelFixture f;
        f.editor.setText(QStringLiteral("query ($a: OrderStatus) { orders { nodes { customer { id } } } }"));
        f.editor.goTo(int(f.editor.text().indexOf(u"customer")));
        f.editor.goToDefinition();
        QCOMPARE(f.tree.currentIndex(), f.row(QStringLiteral("query/orders/nodes/customer")));
        f.editor.goTo(int(f.editor.text().indexOf(u"OrderStatus")));
        f.editor.goToDefinition();
        QCOMPARE(f.tree.currentIndex().data(CoordinateRole).toString(), QStringLiteral("OrderStatus"));
    }

    void f12GoesToTheType()
    {
        PanelFixture f;
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders/status")));
        QTest::keyClick(&f.tree, Qt::Key_F12);
        QCOMPARE(f.tree.currentIndex().data(CoordinateRole).toString(), QStringLiteral("OrderStatus"));
    }

    void anotherSchemaForgetsWhatIsBeingLookedFor()
    {
        PanelFixture f;
        f.search.setText(QStringLiteral("order"));
        QTRY_VERIFY(f.list.isVisible());
        f.search.setText(QStringLiteral("customer"));
        QTest::keyClick(&f.search, Qt::Key_Home); // the pause is not over yet
        f.panel.setSchema(test::hugeSchema(3));
        QTRY_VERIFY(!f.list.isVisible());
        f.search.setText(QStringLiteral("field"));
        QTRY_VERIFY(f.list.isVisible());
        QVERIFY(f.list.model()->index(0, 0).data().toString().contains(u"field"));
    }

    void docsTellAboutTheRow()
    {
        PanelFixture f;
        f.tree.setCurrentIndex({});
        QCOMPARE(f.docs.toPlainText(), QStringLiteral("Select a field to see its docs."));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/customer/fax")));
        const QString text = f.docs.toPlainText();
        QCOMPARE(f.docs.accessibleDescription(), text);
        QVERIFY(text.contains(u"Customer.fax: String"));
        QVERIFY(text.contains(u"Deprecated. Nobody has one. Use email."));
        f.panel.reveal(QStringLiteral("OrderStatus"));
        QVERIFY(f.docs.toPlainText().contains(u"SHIPPED"));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/orders")));
        QVERIFY(f.docs.toHtml().contains(u"type:OrderConnection"));
        Q_EMIT f.docs.anchorClicked(QUrl(QStringLiteral("type:Money")));
        QCOMPARE(f.tree.currentIndex().data(CoordinateRole).toString(), QStringLiteral("Money"));
    }

    void withoutASchemaItSaysSo()
    {
        PanelFixture f;
        f.panel.setSchema({});
        QVERIFY(!f.tree.isVisible());
        QVERIFY(!f.search.isEnabled());
        f.panel.setEmptyText(QStringLiteral("Fetch it first."));
        QCOMPARE(test::unnamed(f.panel).join(u'\n'), QString());
    }

    void aRestApiHasNoneToFetch()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        const QTemporaryDir folder;
        UiState state(folder.filePath(QStringLiteral("ui.ini")));
        SchemaSide side(theme, state);
        const auto isSaid = [&side](const QString &text) {
            return std::ranges::any_of(side.findChildren<QLabel *>(),
                                       [&text](const QLabel *label) { return label->text() == text; });
        };
        const workspace::WorkspacePtr graphql = test::sampleWorkspace();
        const auto &tool = *graphql->find<workspace::Tool>("search_orders");
        side.setTool(*graphql, tool);
        QVERIFY(isSaid(QStringLiteral("The endpoint has no schema yet. Fetch it on the Endpoints page.")));
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.api.location = "https://shop.example/openapi.json";
        const workspace::WorkspacePtr rest =
            test::edited(graphql, {"Change", workspace::Origin::Person, {workspace::PutObject{endpoint}}});
        QVERIFY(rest);
        side.setTool(*rest, tool);
        QVERIFY(isSaid(QStringLiteral("The endpoint has no GraphQL schema.")));
    }

    void looks_data() { test::addThemeRows(); }

    void looks()
    {
        QFETCH(ThemeChoice, choice);
        test::useTestFont();
        PanelFixture f(choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        f.editor.setText(
            QStringLiteral("query ($email: String!) {\n  customer(email: $email) {\n    id\n    orders {\n "
                           "     nodes {\n        __typename\n      }\n    }\n  }\n}\n"));
        f.tree.expand(f.row(QStringLiteral("query/customer")));
        f.tree.expand(f.row(QStringLiteral("query/customer/orders")));
        f.tree.setCurrentIndex(f.row(QStringLiteral("query/customer/fax")));
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(f.panel, QStringLiteral("schema-panel-") + tag));
        f.search.setText(QStringLiteral("order"));
        QTRY_VERIFY(f.list.isVisible());
        QVERIFY(test::savePicture(f.panel, QStringLiteral("schema-search-") + tag));
        f.panel.setSchema({});
        f.search.clear();
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(f.panel, QStringLiteral("schema-empty-") + tag));
        QCOMPARE(test::unnamed(f.panel).join(u'\n'), QString());
    }
};

TOOLTRAY_TEST(SchemaPanelTest)
#include "schemapaneltest.moc"
