// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schematreemodel.h"

#include "graphql/language/parse.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "ui/support/shopschema.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QModelIndex childNamed(SchemaTreeModel &model, const QModelIndex &parent, const QString &name)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        if (model.index(row, 0, parent).data().toString() == name)
            return model.index(row, 0, parent);
    return {};
}

// "query/customer/email"; rows on the way are made.
QModelIndex rowAt(SchemaTreeModel &model, const QString &path)
{
    QModelIndex index;
    for (const QString &name : path.split(u'/'))
        index = childNamed(model, index, name);
    return index;
}

void setText(SchemaTreeModel &model, const std::string &text)
{
    auto document = std::make_shared<const graphql::Document>(graphql::parseDocument(text));
    model.setOperation(document, graphql::findOperation(*document));
}

} // namespace

Q_DECLARE_METATYPE(tooltray::ui::SchemaPlace)

class SchemaTreeModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreMadeWhenTheyAreLookedAt()
    {
        SchemaTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setSchema(test::shopSchema());
        QCOMPARE(model.rowCount(), 3); // no subscriptions; the types
        const QModelIndex query = model.index(0, 0);
        QCOMPARE(query.data().toString(), QStringLiteral("query"));
        QCOMPARE(query.data(TypeTextRole).toString(), QStringLiteral("Query"));
        QVERIFY(model.hasChildren(query));
        QVERIFY(!query.data(Qt::CheckStateRole).isValid());
        const QModelIndex customer = rowAt(model, QStringLiteral("query/customer"));
        QCOMPARE(customer.data(TypeTextRole).toString(), QStringLiteral("Customer"));
        QCOMPARE(customer.data(ArgumentsRole).toString(), QStringLiteral("(email)"));
        QCOMPARE(customer.data(CoordinateRole).toString(), QStringLiteral("Query.customer"));
        const QModelIndex fax = rowAt(model, QStringLiteral("query/customer/fax"));
        QVERIFY(fax.data(DeprecationRole).toString().startsWith(QLatin1StringView("Nobody")));
        QVERIFY(!customer.data(DeprecationRole).isValid());
        QVERIFY(!model.hasChildren(fax));
        // A type may lead to itself without an end.
        QVERIFY(
            rowAt(model, QStringLiteral("query/customer/orders/nodes/customer/orders/nodes/id")).isValid());
        QVERIFY(rowAt(model, QStringLiteral("query/search/... on Item/quantity")).isValid());
        model.setSchema({});
        QCOMPARE(model.rowCount(), 0);
    }

    void boxesShowWhatIsSelected()
    {
        SchemaTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSchema(test::shopSchema());
        const auto stateOf = [&](const char *path) {
            return rowAt(model, QString::fromLatin1(path)).data(Qt::CheckStateRole).toInt();
        };
        QCOMPARE(stateOf("query/orders"), int(Qt::Unchecked));
        QSignalSpy spy(&model, &QAbstractItemModel::dataChanged);
        setText(model, "{ orders(first: 3) { totalCount nodes { __typename } } search(text: \"a\") { ... on "
                       "Item { title } } }");
        QVERIFY(!spy.isEmpty());
        QCOMPARE(stateOf("query/orders"), int(Qt::Checked));
        QCOMPARE(stateOf("query/orders/first"), int(Qt::Checked));
        QCOMPARE(stateOf("query/orders/after"), int(Qt::Unchecked));
        QCOMPARE(stateOf("query/orders/totalCount"), int(Qt::Checked));
        QCOMPARE(stateOf("query/orders/nodes"), int(Qt::PartiallyChecked));
        QCOMPARE(stateOf("query/orders/nodes/customer/orders/totalCount"), int(Qt::Unchecked));
        QCOMPARE(stateOf("query/search/... on Item/title"), int(Qt::Checked));
        QCOMPARE(stateOf("query/search/... on Order"), int(Qt::Unchecked));
        QCOMPARE(stateOf("mutation/cancelOrder"), int(Qt::Unchecked));
        QVERIFY(!rowAt(model, QStringLiteral("Types/Order/total")).data(Qt::CheckStateRole).isValid());
        setText(model, "mutation { cancelOrder(id: 1) { id } }");
        QCOMPARE(stateOf("query/orders"), int(Qt::Unchecked));
        QCOMPARE(stateOf("mutation/cancelOrder/id"), int(Qt::Checked));
    }

    void checkingAsksForAChange()
    {
        SchemaTreeModel model;
        model.setSchema(test::shopSchema());
        setText(model, "{ orders { nodes { __typename } } }");
        QSignalSpy spy(&model, &SchemaTreeModel::choiceWanted);
        const QModelIndex item = rowAt(model, QStringLiteral("query/search/... on Item/title"));
        QVERIFY(item.flags() & Qt::ItemIsUserCheckable);
        QVERIFY(model.setData(item, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(spy.size(), 1);
        const auto place = spy.takeFirst().at(0).value<SchemaPlace>();
        using Kind = graphql::SelectionStep::Kind;
        const graphql::SelectionPath path{
            {Kind::Field, "search"}, {Kind::Fragment, "Item"}, {Kind::Field, "title"}};
        QVERIFY(place.path == path);
        QCOMPARE(item.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked)); // until the text is changed
        QCOMPARE(model.find(place), item);

        // A click on a part takes it out, whatever the view makes of it.
        const QModelIndex nodes = rowAt(model, QStringLiteral("query/orders/nodes"));
        QVERIFY(model.setData(nodes, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(spy.takeFirst().at(1).toBool(), false);

        const QModelIndex first = rowAt(model, QStringLiteral("mutation/cancelOrder/reason"));
        QVERIFY(model.setData(first, Qt::Checked, Qt::CheckStateRole));
        const auto argument = spy.takeFirst().at(0).value<SchemaPlace>();
        QCOMPARE(argument.argument, std::string("reason"));
        QVERIFY(argument.operation == graphql::OperationType::Mutation);
        QVERIFY(!model.setData(rowAt(model, QStringLiteral("Types/Order/total")), Qt::Checked,
                               Qt::CheckStateRole));
    }

    void partsAreFoundByTheirCoordinate_data()
    {
        QTest::addColumn<QString>("coordinate");
        for (const char *name : {"Order", "Order.total", "Query.orders(first:)", "OrderFilter.minimum",
                                 "OrderStatus.PAID", "Thing"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void partsAreFoundByTheirCoordinate()
    {
        QFETCH(QString, coordinate);
        SchemaTreeModel model;
        model.setSchema(test::shopSchema());
        QCOMPARE(model.find(coordinate).data(CoordinateRole).toString(), coordinate);
        QVERIFY(!model.find(QStringLiteral("Nothing")).isValid());
        QVERIFY(!model.find(QStringLiteral("Order.nothing")).isValid());
        QVERIFY(!model.find(QStringLiteral("@skip")).isValid());
    }

    void hugeSchemasOpenAtOnce()
    {
        const graphql::SchemaPointer schema = test::hugeSchema(3500);
        SchemaTreeModel model;
        test::ComputingTime time;
        model.setSchema(schema);
        QCOMPARE(model.rowCount(model.index(0, 0)), 3500);
        const double opened = time.elapsed();
        time.restart();
        QVERIFY(model.rowCount(model.index(1, 0)) > 3500);
        const double listed = time.elapsed();
        time.restart();
        setText(model, "query ($id: ID!) { thing7(id: $id) { name } }");
        const double synchronised = time.elapsed();
        qInfo("opened in %.1f ms, types in %.1f ms, boxes in %.1f ms", opened, listed, synchronised);
        QVERIFY(opened < 250); // 50 ms in a release build
    }

    void rowsSayWhatTheyAre()
    {
        SchemaTreeModel model;
        model.setSchema(test::shopSchema());
        setText(model, "{ customer(email: \"a\") { fax } }");
        QCOMPARE(rowAt(model, QStringLiteral("query/customer/fax")).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("fax, String, deprecated, selected"));
        QCOMPARE(rowAt(model, QStringLiteral("query/customer/email")).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("email, String!, argument, selected"));
    }
};

TOOLTRAY_TEST(SchemaTreeModelTest)
#include "schematreemodeltest.moc"
