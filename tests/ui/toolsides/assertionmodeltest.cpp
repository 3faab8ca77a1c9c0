// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/assertionmodel.h"

#include "support/testcase.h"
#include "ui/models/examplelistmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Assertion;

class AssertionModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsAValue_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *written, const char *shown) {
            QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(shown);
        };
        row("3", "3");
        row(" true ", "true");
        row("null", "null");
        row("\"OPEN\"", "\"OPEN\"");
        row("OPEN", "\"OPEN\""); // who writes it without quotes means the same
        row("{\"a\": [1]}", "{\"a\":[1]}");
        row("[1, 2", "\"[1, 2\""); // no JSON: kept as it was typed
    }

    void whatIsWrittenIsAValue()
    {
        QFETCH(QString, written);
        AssertionModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy edited(&model, &AssertionModel::edited);
        model.add({"/state", Assertion::Equals{}});
        QVERIFY(model.setData(at(model, AssertionModel::Value), written, Qt::EditRole));
        QTEST(at(model, AssertionModel::Value).data().toString(), "shown");
        QVERIFY(!edited.isEmpty());
    }

    void anotherKindKeepsWhatItCan()
    {
        AssertionModel model;
        model.add({"/state", Assertion::Equals{json::Value("OPEN")}});
        const auto choose = [&model](AssertionKind kind) {
            QVERIFY(model.setData(at(model, AssertionModel::Kind), static_cast<int>(kind), Qt::EditRole));
        };
        choose(AssertionKind::Matches);
        QCOMPARE(at(model, AssertionModel::Value).data().toString(), QStringLiteral("OPEN"));
        choose(AssertionKind::Equals);
        QCOMPARE(at(model, AssertionModel::Value).data().toString(), QStringLiteral("\"OPEN\""));
        choose(AssertionKind::Missing);
        QVERIFY(!(at(model, AssertionModel::Value).flags() & Qt::ItemIsEditable));
        QVERIFY(model.assertions().front() == (Assertion{"/state", Assertion::Exists{false}}));
        choose(AssertionKind::HasType);
        const QStringList types = at(model, AssertionModel::Value).data(ChoicesRole).toStringList();
        const auto array = static_cast<int>(types.indexOf(QStringLiteral("array")));
        QVERIFY(model.setData(at(model, AssertionModel::Value), array, Qt::EditRole));
        QVERIFY(model.assertions().front()
                == (Assertion{"/state", Assertion::HasType{workspace::JsonType::Array}}));
    }

    void whatCannotBeSavedSaysWhy()
    {
        AssertionModel model;
        model.add({"state", Assertion::Matches{"(OPEN"}});
        for (const auto column : {AssertionModel::Place, AssertionModel::Value}) {
            QCOMPARE(at(model, column).data(IconRole).toInt(), static_cast<int>(Icon::Error));
            QVERIFY(at(model, column).data(Qt::ToolTipRole) != at(model, column).data());
        }
        QCOMPARE(at(model, AssertionModel::Value).data().toString(), QStringLiteral("(OPEN")); // kept
    }

    void outcomesStandBesideWhatTheyAreOf()
    {
        AssertionModel model;
        model.show({{"/a", Assertion::Exists{}}, {"/b", Assertion::Equals{json::Value(1)}}});
        ExampleOutcome outcome{.state = ExampleState::Failed};
        outcome.misses = {{workspace::ExampleMiss::Reason::Differs, 1, json::Value(2)}};
        model.setOutcome(outcome);
        QCOMPARE(model.index(0, AssertionModel::Outcome).data().toString(), QStringLiteral("Holds"));
        QCOMPARE(model.index(1, AssertionModel::Outcome).data().toString(), QStringLiteral("Found 2."));
        outcome.misses = {{workspace::ExampleMiss::Reason::CallFailed}};
        model.setOutcome(outcome); // none was looked at
        QCOMPARE(model.index(0, AssertionModel::Outcome).data().toString(), QString());
        QVERIFY(model.setData(model.index(0, AssertionModel::Place), QStringLiteral("/c"), Qt::EditRole));
        QCOMPARE(model.index(1, AssertionModel::Outcome).data().toString(), QString());
    }

private:
    static QModelIndex at(const AssertionModel &model, AssertionModel::Column column)
    {
        return model.index(0, column);
    }
};

TOOLTRAY_TEST(AssertionModelTest)
#include "assertionmodeltest.moc"
