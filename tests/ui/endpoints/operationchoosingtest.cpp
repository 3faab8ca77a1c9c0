// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/dialogs/createtools/operationtree.h"
#include "ui/endpoints/pettools.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/widgets/form/schemaform.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace tooltray;
using namespace tooltray::ui;
using test::kPetTimeout;
using test::PetTools;

// Operations and the uses of their arguments are chosen with mouse and keyboard.
class OperationChoosingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticksMoveNoRows()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const QPersistentModelIndex last = pets.rows().index(pets.rows().rowCount() - 1, 0, QModelIndex());
        const QPoint before = pets.tree().visualRect(last).topLeft();
        for (const auto &path : {QStringLiteral("/pets"), QStringLiteral("/owners")}) {
            const QModelIndex ticked = pets.find(QStringLiteral("GET"), path);
            pets.check(QStringLiteral("GET"), path);
            QTRY_COMPARE_WITH_TIMEOUT(ticked.data(AsideRole).toStringList().size(), 2, kPetTimeout);
            pets.tree().doItemsLayout();
            QCOMPARE(pets.tree().visualRect(last).topLeft(), before);
        }
        pets.uncheck(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.tree().doItemsLayout();
        QCOMPARE(pets.tree().visualRect(last).topLeft(), before);
    }

    void whereNothingIsFoundNoToolIsShown()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        const QString text = QStringLiteral("Select an operation to see its tool.");
        QTRY_VERIFY_WITH_TIMEOUT(!pets.isSaid(text), kPetTimeout);
        qobject_cast<OperationTree *>(&pets.tree())->setHits(std::vector<std::string>());
        QVERIFY(pets.isSaid(text));
        pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"))->setText(QStringLiteral("zzqx"));
        const QString noMatch = QStringLiteral("No operation matches zzqx.");
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(noMatch), kPetTimeout);
        QVERIFY(!pets.isSaid(text));
        pets.button(QStringLiteral("Clear filter")).click();
        QTRY_VERIFY_WITH_TIMEOUT(!pets.isSaid(noMatch), kPetTimeout);
        QVERIFY(pets.rows().rowCount() > 0);
    }

    void whatIsSelectedIsListedAlone()
    {
        PetTools pets;
        QVERIFY(pets.open());
        QVERIFY(!pets.canPress(QStringLiteral("Selected (0)")));
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/owners"));
        auto *filter = pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setText(QStringLiteral("remove a pet"));
        const auto listed = [&] {
            QStringList texts;
            for (int row = 0; row < pets.rows().rowCount(); ++row)
                texts.append(pets.rows().index(row, 0).data().toString());
            texts.sort();
            return texts;
        };
        const QStringList selected{QStringLiteral("/owners"), QStringLiteral("/pets")};
        pets.button(QStringLiteral("Selected (2)")).click();
        QCOMPARE(listed(), selected);
        QCOMPARE(filter->text(), QString()); // which it ignores
        // What is deselected can be selected again.
        QVERIFY(pets.rows().setData(pets.rows().index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(listed(), selected);
        pets.button(QStringLiteral("Selected (1)")).click();
        QTRY_VERIFY_WITH_TIMEOUT(listed().contains(QStringLiteral("/pets/{petId}")), kPetTimeout);
        QCOMPARE(filter->text(), QStringLiteral("remove a pet"));
        pets.button(QStringLiteral("Selected (1)")).click();
        QCOMPARE(listed().size(), 1);
        filter->setText(QStringLiteral("pet"));
        filter->clear();
        QCOMPARE(pets.rows().rowCount(), 3); // the groups
        QVERIFY(!pets.button(QStringLiteral("Selected (1)")).isChecked());
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

    void aKeyOpensAChoiceAsWell()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        QTableView &table = pets.table();
        const QModelIndex use = pets.arguments().index(0, ArgumentChoiceModel::UseColumn); // of the status
        const QModelIndex value = use.siblingAtColumn(ArgumentChoiceModel::ValueColumn);
        table.setFocus();
        table.setCurrentIndex(use);
        QTest::keyClick(&table, Qt::Key_F2);
        auto *box = qobject_cast<QComboBox *>(table.indexWidget(use));
        QVERIFY(box);
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Return); // fixed
        QTRY_COMPARE(table.currentIndex(), value);
        QVERIFY(value.data(ChoicesRole).toStringList().contains(QStringLiteral("sold")));
        QTest::keyClick(&table, Qt::Key_Space);
        box = qobject_cast<QComboBox *>(table.indexWidget(value));
        QVERIFY(box);
        QTRY_VERIFY(box->view()->isVisible());
    }

    void aFixedObjectIsFilledInAsAForm()
    {
        std::string description = test::PetServer::petDescription();
        const std::string text = "'status':{'type':'string'}}}}}}"; // of a new pet
        const std::size_t place = description.rfind(text);
        QVERIFY(place != std::string::npos);
        description.replace(place, text.size(),
                            "'owner':{'type':'object','properties':{'town':{'type':'string'}}}}}}}}");
        PetTools pets(ThemeChoice::Light, description);
        QVERIFY(pets.open());
        pets.select(QStringLiteral("POST"), QStringLiteral("/pets"));
        QWidget &side = pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        const auto *form = side.findChild<SchemaForm *>();
        const auto *type = side.findChild<QComboBox *>(QStringLiteral("type"));
        const QModelIndex use = pets.arguments().index(1, ArgumentChoiceModel::UseColumn); // of the owner
        pets.table().setCurrentIndex(use);
        QVERIFY(!form->isVisible() && type->isVisible());
        QVERIFY(pets.arguments().setData(use, 2, Qt::EditRole)); // fixed
        QVERIFY(form->isVisible() && !type->isVisible());
        const auto town = [form]() -> QLineEdit * {
            for (auto *line : form->findChildren<QLineEdit *>()) {
                if (line->isVisible())
                    return line;
            }
            return nullptr;
        };
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-fixed")));
        QVERIFY(town());
        QTest::keyClicks(town(), QStringLiteral("Rome"));
        const QModelIndex value = use.siblingAtColumn(ArgumentChoiceModel::ValueColumn);
        QCOMPARE(value.data().toString(), QStringLiteral("{\"town\":\"Rome\"}"));
        QCOMPARE(town()->text(), QStringLiteral("Rome"));
        QVERIFY(pets.arguments().setData(value, QStringLiteral("{\"town\":\"Oslo\"}"), Qt::EditRole));
        QCOMPARE(town()->text(), QStringLiteral("Oslo")); // as it is written in the cell
        pets.table().setCurrentIndex(pets.arguments().index(0, 0));
        QVERIFY(!form->isVisible() && type->isVisible());
    }

    void theSearchLeadsToTheList()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(pets.dialog));
        auto *filter = pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("pet"));
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(filter->text().isEmpty());
        QVERIFY(pets.dialog->isVisible());
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(pets.tree().hasFocus());
        QVERIFY(pets.tree().currentIndex().isValid());
    }

    void nothingChosenIsLostWithoutAQuestion()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        QTest::keyClick(pets.dialog, Qt::Key_Escape);
        QVERIFY(pets.dialog->isVisible());
        QVERIFY(pets.isSaid(QStringLiteral("Discard the selected tools")));
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-discard")));
        QTest::keyClick(pets.dialog, Qt::Key_Escape); // once more keeps them
        QVERIFY(!pets.isSaid(QStringLiteral("Discard the selected tools")));
        QVERIFY(pets.dialog->isVisible());
        pets.dialog->close();
        QVERIFY(pets.dialog->isVisible());
        for (auto *button : pets.dialog->findChildren<QAbstractButton *>()) {
            if (QString(button->text()).remove(u'&') == u"Discard")
                button->click();
        }
        QTRY_VERIFY(!pets.dialog);
        QVERIFY(pets.openAgain());
        QTest::keyClick(pets.dialog, Qt::Key_Escape); // nothing is chosen
        QTRY_VERIFY(!pets.dialog);
    }

    void aSmallScreenShowsAllOfIt()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const QSize room = pets.dialog->screen()->availableSize();
        QVERIFY2(pets.dialog->width() < room.width(), qPrintable(QString::number(pets.dialog->width())));
        QVERIFY2(pets.dialog->height() < room.height(), qPrintable(QString::number(pets.dialog->height())));
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        auto *members = pets.openTab(QStringLiteral("Result")).findChild<QTreeView *>();
        QTRY_VERIFY_WITH_TIMEOUT(members->model()->rowCount() > 0, kPetTimeout);
        pets.dialog->resize(800, 520);
        QTRY_VERIFY(members->columnWidth(0) >= members->viewport()->width() / 2);
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-small")));
        QVERIFY2(pets.dialog->height() <= 520, qPrintable(QString::number(pets.dialog->height())));
    }
};

TOOLTRAY_TEST(OperationChoosingTest)
#include "operationchoosingtest.moc"
