// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/railmodel.h"

#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray::ui;

namespace {

const QList<RailItem> &someItems()
{
    static const QList<RailItem> items{{QStringLiteral("tools"), QStringLiteral("Tools"), Icon::Tool},
                                       {QStringLiteral("log"), QStringLiteral("Log"), Icon::Log}};
    return items;
}

} // namespace

class RailModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        RailModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems(someItems());
        model.setBadge(QStringLiteral("log"), 3);
        model.setTitle(QStringLiteral("tools"), QStringLiteral("Werkzeuge"));
        model.setItems({});
        model.setItems(someItems());
        QCOMPARE(model.rowCount(), 2);
    }

    void tellsWhatDelegatesAndScreenReadersNeed()
    {
        RailModel model;
        model.setItems(someItems());
        const QModelIndex log = model.indexOf(QStringLiteral("log"));
        QCOMPARE(log.row(), 1);
        QCOMPARE(log.data().toString(), QStringLiteral("Log"));
        QCOMPARE(log.data(IdRole).toString(), QStringLiteral("log"));
        QCOMPARE(log.data(IconRole).toInt(), static_cast<int>(Icon::Log));
        QCOMPARE(log.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Log"));
        model.setBadge(QStringLiteral("log"), 3);
        QCOMPARE(log.data(BadgeRole).toInt(), 3);
        QCOMPARE(log.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Log, 3 new"));
    }

    void saysOnlyWhatChanged()
    {
        RailModel model;
        model.setItems(someItems());
        QSignalSpy changed(&model, &RailModel::dataChanged);
        model.setBadge(QStringLiteral("log"), 1);
        model.setBadge(QStringLiteral("log"), 1);
        model.setBadge(QStringLiteral("unknown"), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex(), model.indexOf(QStringLiteral("log")));
    }
};

TOOLTRAY_TEST(RailModelTest)
#include "railmodeltest.moc"
