// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondiffmodel.h"

#include "support/testcase.h"

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

JsonDiff twentyLines()
{
    JsonDiff diff;
    for (int i = 0; i < 20; ++i) {
        diff.left.append(QStringLiteral("line %1").arg(i));
        diff.right.append(i == 10 ? QStringLiteral("line ten") : diff.left.constLast());
    }
    diff.rows = compareLines(diff.left, diff.right);
    return diff;
}

} // namespace

class JsonDiffModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        JsonDiffModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDiff(twentyLines());
        QCOMPARE(model.rowCount(), 20);
        model.setScope(CompareScope::Differences);
        QCOMPARE(model.rowCount(), 7); // five lines, and what is left out before and behind
    }

    void leavesOutWhatIsTheSame()
    {
        JsonDiffModel model;
        model.setDiff(twentyLines());
        QCOMPARE(model.differences(), QList<int>{10});
        model.setScope(CompareScope::Differences);
        QCOMPARE(model.differences(), QList<int>{3});
        QCOMPARE(model.index(0, 0).data(JsonDiffModel::GapRole).toInt(), 8);
        QCOMPARE(model.index(6, 0).data(JsonDiffModel::GapRole).toInt(), 7);
        QCOMPARE(model.index(3, JsonDiffModel::RightLine).data().toString(), QStringLiteral("line ten"));
        QCOMPARE(model.index(3, JsonDiffModel::RightNumber).data().toString(), QStringLiteral("11"));
    }

    void stressesWhatDiffersWithinALine()
    {
        JsonDiffModel model;
        model.setDiff(twentyLines());
        QCOMPARE(model.index(10, JsonDiffModel::LeftLine).data(JsonDiffModel::PartRole).toPoint(),
                 QPoint(5, 2));
        QCOMPARE(model.index(10, JsonDiffModel::RightLine).data(JsonDiffModel::PartRole).toPoint(),
                 QPoint(5, 3));
        QVERIFY(!model.index(9, JsonDiffModel::RightLine).data(JsonDiffModel::PartRole).isValid());
    }

    void saysTheDifferenceAloud()
    {
        JsonDiffModel model;
        model.setDiff(twentyLines());
        QCOMPARE(model.index(10, 1).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Changed from line 10 to line ten"));
    }

    // Screen readers read all cells of a row, and what is shown of those that say nothing.
    void aLineIsReadOnce()
    {
        JsonDiffModel model;
        model.setDiff(twentyLines());
        QStringList cells;
        for (int column = 0; column < JsonDiffModel::ColumnCount; ++column) {
            const QModelIndex cell = model.index(10, column);
            const QString said = cell.data(Qt::AccessibleTextRole).toString();
            cells.append((said.isEmpty() ? cell.data().toString() : said).trimmed());
        }
        QCOMPARE(cells.join(u'|'), QStringLiteral("11|Changed from line 10 to line ten|11|"));
    }
};

TOOLTRAY_TEST(JsonDiffModelTest)
#include "jsondiffmodeltest.moc"
