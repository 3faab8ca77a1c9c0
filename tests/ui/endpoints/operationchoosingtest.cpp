// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/endpoints/pettools.h"
#include "ui/models/roles.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPersistentModelIndex>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace tooltray;
using namespace tooltray::ui;
using test::kPetTimeout;
using test::PetTools;

// Operations and the uses of their arguments are chosen with the mouse.
class OperationChoosingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticksMoveNoRows()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const QPersistentModelIndex last = pets.rows().index(pets.rows().rowCount() - 1, 0, QModelIndex());
        const QRect before = pets.tree().visualRect(last);
        for (const auto &path : {QStringLiteral("/pets"), QStringLiteral("/owners")}) {
            const QModelIndex ticked = pets.find(QStringLiteral("GET"), path);
            pets.check(QStringLiteral("GET"), path);
            QTRY_COMPARE_WITH_TIMEOUT(ticked.data(AsideRole).toStringList().size(), 2, kPetTimeout);
            pets.tree().doItemsLayout();
            QCOMPARE(pets.tree().visualRect(last), before);
        }
        pets.uncheck(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.tree().doItemsLayout();
        QCOMPARE(pets.tree().visualRect(last), before);
    }

    void oneClickOpensAChoice()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        QTableView &table = pets.table();
        const QModelIndex use = pets.arguments().index(1, ArgumentChoiceModel::UseColumn); // of the limit
        const QModelIndex value = use.siblingAtColumn(ArgumentChoiceModel::ValueColumn);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(use).center());
        auto *box = qobject_cast<QComboBox *>(table.indexWidget(use));
        QVERIFY(box);
        QTRY_VERIFY(box->view()->isVisible());
        box->hidePopup();
        box->setCurrentIndex(2);  // fixed
        Q_EMIT box->activated(2); // as somebody chooses it
        QTRY_COMPARE(table.currentIndex(), value);
    }
};

TOOLTRAY_TEST(OperationChoosingTest)
#include "operationchoosingtest.moc"
