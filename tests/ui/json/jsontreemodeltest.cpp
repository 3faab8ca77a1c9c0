// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonmodels.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

std::shared_ptr<const json::Value> sharedJson(std::string_view text)
{
    return std::make_shared<const json::Value>(json::parse(text).value);
}

std::shared_ptr<const json::Value> numbers(int count)
{
    json::Value list = json::Value::array();
    for (int i = 0; i < count; ++i)
        list.append(i);
    return std::make_shared<const json::Value>(std::move(list));
}

QString rowText(const QModelIndex &index)
{
    return index.data().toString() + u'='
           + index.siblingAtColumn(JsonTreeModel::ValueColumn).data().toString();
}

} // namespace

class JsonTreeModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        JsonTreeModel model;
        {
            model.setValue(sharedJson(R"({"a":[1,{"b":null}],"c":"x"})"));
            const QAbstractItemModelTester tester(&model,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
            model.fetchMore(model.index(0, 0));
            QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        }
        // The tester opens branches while the model is being reset, so there is one for each value.
        model.setValue(numbers(2500));
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.fetchMore(model.index(1, 0));
        QCOMPARE(model.rowCount(model.index(1, 0)), 1000);
        model.setValue(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void showsNamesAndValuesInOrder()
    {
        JsonTreeModel model;
        model.setValue(sharedJson(R"({"z":1.0,"a":[true,null],"m":{}})"));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(rowText(model.index(0, 0)), QStringLiteral("z=1.0"));
        QCOMPARE(rowText(model.index(1, 0)), QStringLiteral("a=[true, null]"));
        QVERIFY(!model.hasChildren(model.index(2, 0)));
        const QModelIndex list = model.index(1, 0);
        QCOMPARE(model.rowCount(list), 0); // not before somebody opens it
        QVERIFY(model.canFetchMore(list));
        model.fetchMore(list);
        QCOMPARE(rowText(model.index(1, 0, list)), QStringLiteral("1=null"));
        QCOMPARE(model.index(1, 0, list).data(Qt::AccessibleTextRole).toString(), QStringLiteral("1: null"));
    }

    void scalarsHaveOneRow()
    {
        JsonTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setValue(sharedJson("\"x\""));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(rowText(model.index(0, 0)), QStringLiteral("=\"x\""));
        QVERIFY(model.pointer(model.index(0, 0)).isRoot());
    }

    void pointersLeadThereAndBack_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("depth");
        QTest::newRow("short") << 10 << 3 << 1;
        QTest::newRow("just short") << 1000 << 999 << 1;
        QTest::newRow("long") << 1001 << 1000 << 2;
        QTest::newRow("longer") << 2'000'500 << 1'999'999 << 3;
    }

    void pointersLeadThereAndBack()
    {
        QFETCH(int, count);
        QFETCH(int, position);
        QFETCH(int, depth);
        JsonTreeModel model;
        model.setValue(numbers(count));
        QVERIFY(model.rowCount() <= int(JsonTreeModel::kLongestBranch));
        const json::Pointer pointer{std::to_string(position)};
        const QModelIndex index = model.indexOf(pointer);
        QVERIFY(index.isValid());
        QCOMPARE(index.data().toString(), QString::number(position));
        QCOMPARE(model.pointer(index).toString(), pointer.toString());
        int levels = 0;
        for (QModelIndex up = index; up.isValid(); up = up.parent())
            ++levels;
        QCOMPARE(levels, depth);
        QVERIFY(!model.indexOf(json::Pointer{std::to_string(count)}).isValid());
        QVERIFY(!model.indexOf(json::Pointer{"x"}).isValid());
    }

    void findsMembersByTheirNames()
    {
        JsonTreeModel model;
        model.setValue(sharedJson(R"({"data":{"a/b":[{"id":7}]}})"));
        const QModelIndex index = model.indexOf(json::Pointer{"data", "a/b", "0", "id"});
        QCOMPARE(rowText(index), QStringLiteral("id=7"));
        QCOMPARE(model.pointer(index).toString(), std::string("/data/a~1b/0/id"));
        QCOMPARE(model.value(index)->toInt64(), std::optional<std::int64_t>(7));
        QVERIFY(!model.indexOf(json::Pointer{"data", "none"}).isValid());
        QVERIFY(!model.indexOf(json::Pointer()).isValid());
    }
};

TOOLTRAY_TEST(JsonTreeModelTest)
#include "jsontreemodeltest.moc"
