// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/resulttreemodel.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

json::Value ordersSchema()
{
    return json::parse(R"({"type":"object","properties":{
        "orders":{"type":"object","properties":{
            "nodes":{"type":"array","items":{"anyOf":[
                {"type":"object","properties":{"id":{"type":"string"},"total":{"type":["number","null"]}}},
                {"type":"object","properties":{"id":{"type":"string"},"note":{"$ref":"#/$defs/note"}}}]}},
            "totalCount":{"type":"integer"}}},
        "viewer":{"type":"object","properties":{"id":{"type":"string"}}}},
        "$defs":{"note":{"type":"string"}}})")
        .value;
}

} // namespace

class ResultTreeModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatComesBack()
    {
        ResultTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSchema(ordersSchema());
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex nodes = at(model, "orders/nodes");
        QCOMPARE(nodes.siblingAtColumn(ResultTreeModel::TypeColumn).data().toString(),
                 QStringLiteral("[object]"));
        QCOMPARE(model.rowCount(nodes), 3); // of whatever an element may be
        QCOMPARE(at(model, "orders/nodes/total").siblingAtColumn(1).data().toString(),
                 QStringLiteral("number"));
        QCOMPARE(at(model, "orders/nodes/note").siblingAtColumn(1).data().toString(),
                 QStringLiteral("string"));
        QVERIFY(model.isComplete());
        QCOMPARE(model.pathOf(nodes), std::optional<std::string>("/orders/nodes"));
        QVERIFY(!model.pathOf(at(model, "orders/nodes/id"))); // there are many of it
    }

    void leavesOut_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("of the whole answer") << QByteArray("viewer") << ""
                                             << "/viewer";
        QTest::newRow("of the elements") << QByteArray("orders/nodes/id") << ""
                                         << "/orders/nodes/*/id";
        QTest::newRow("below a path") << QByteArray("orders/nodes/id") << "/orders"
                                      << "/nodes/*/id";
        QTest::newRow("of a list itself") << QByteArray("orders/nodes/id") << "/orders/nodes"
                                          << "/*/id";
        QTest::newRow("of one element") << QByteArray("orders/nodes/id") << "/orders/nodes/0"
                                        << "/id";
    }

    void leavesOut()
    {
        QFETCH(QByteArray, member);
        QFETCH(QString, path);
        QFETCH(QString, pattern);
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        workspace::ResultShape shape;
        shape.path = path.toStdString();
        model.setShape(shape);
        QSignalSpy edited(&model, &ResultTreeModel::shapeEdited);
        const QModelIndex index = at(model, member);
        QVERIFY(model.setData(index, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(model.shape().drop, std::vector<std::string>{pattern.toStdString()});
        QCOMPARE(index.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QVERIFY(model.setData(index, Qt::Checked, Qt::CheckStateRole));
        QVERIFY(model.shape().drop.empty());
    }

    void aNameAnywhereIsFoundEverywhere()
    {
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        workspace::ResultShape shape;
        shape.drop = {"id"};
        shape.rename = {{"totalCount", "count"}};
        model.setShape(shape);
        QCOMPARE(at(model, "viewer/id").data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QCOMPARE(at(model, "orders/nodes/id").data(Qt::CheckStateRole).toInt(),
                 static_cast<int>(Qt::Unchecked));
        QCOMPARE(at(model, "orders/totalCount").siblingAtColumn(2).data().toString(),
                 QStringLiteral("count"));
    }

    void aMemberCountsForItsMembers()
    {
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        const auto stateOf = [&model](const QByteArray &path) {
            return at(model, path).data(Qt::CheckStateRole).value<Qt::CheckState>();
        };
        const auto tick = [&model](const QByteArray &path, Qt::CheckState state) {
            QVERIFY(model.setData(at(model, path), state, Qt::CheckStateRole));
        };
        tick("orders/nodes/id", Qt::Unchecked);
        QCOMPARE(stateOf("orders"), Qt::PartiallyChecked);
        tick("orders", Qt::Unchecked);
        QCOMPARE(model.shape().drop, std::vector<std::string>{"/orders"});
        QCOMPARE(stateOf("orders/nodes/id"), Qt::Unchecked);
        tick("orders/nodes/id", Qt::Checked); // alone
        QCOMPARE(model.shape().drop, (std::vector<std::string>{"/orders/totalCount", "/orders/nodes/*/total",
                                                               "/orders/nodes/*/note"}));
        QCOMPARE(stateOf("orders"), Qt::PartiallyChecked);
        tick("orders", Qt::Checked);
        QVERIFY(model.shape().drop.empty());
        QCOMPARE(stateOf("orders/nodes/total"), Qt::Checked);
    }

    void allOrNoneAreReturned()
    {
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        QSignalSpy edited(&model, &ResultTreeModel::shapeEdited);
        model.omitAll();
        QCOMPARE(model.shape().drop, (std::vector<std::string>{"/orders", "/viewer"}));
        model.keepAll();
        QVERIFY(model.shape().drop.empty());
        QCOMPARE(edited.count(), 2);
        workspace::ResultShape shape;
        shape.path = "/orders";
        model.setShape(shape);
        model.omitAll();
        QCOMPARE(model.shape().drop, (std::vector<std::string>{"/nodes", "/totalCount"}));
    }

    void whatIsOutsideOfThePathIsNoChoice()
    {
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        workspace::ResultShape shape;
        shape.path = "/orders";
        model.setShape(shape);
        QVERIFY(!at(model, "viewer").data(Qt::CheckStateRole).isValid());
        QVERIFY(!model.setData(at(model, "viewer"), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(at(model, "viewer").data(Qt::AccessibleTextRole).toString().endsWith(u"not returned"));
    }

    void deeperNamesComeFirst()
    {
        ResultTreeModel model;
        model.setSchema(ordersSchema());
        const auto rename = [&](const QByteArray &member, const QString &name) {
            QVERIFY(model.setData(at(model, member).siblingAtColumn(2), name, Qt::EditRole));
        };
        rename("orders", QStringLiteral("sales"));
        rename("orders/nodes/id", QStringLiteral("key")); // found while orders are still orders
        QCOMPARE(model.shape().rename.size(), std::size_t(2));
        QCOMPARE(model.shape().rename[0].from, std::string("/orders/nodes/*/id"));
        QCOMPARE(model.shape().rename[1].from, std::string("/orders"));
        rename("orders", QStringLiteral("orders"));
        QCOMPARE(model.shape().rename.size(), std::size_t(1));
    }

private:
    // The member at a path of names.
    static QModelIndex at(const QAbstractItemModel &model, const QByteArray &path)
    {
        const QStringList names = QString::fromLatin1(path).split(u'/');
        QModelIndex parent;
        for (const QString &name : names) {
            for (int row = 0; row < model.rowCount(parent); ++row) {
                if (model.index(row, 0, parent).data().toString() == name) {
                    parent = model.index(row, 0, parent);
                    break;
                }
            }
        }
        return parent.data().toString() == names.last() ? parent : QModelIndex();
    }
};

TOOLTRAY_TEST(ResultTreeModelTest)
#include "resulttreemodeltest.moc"
