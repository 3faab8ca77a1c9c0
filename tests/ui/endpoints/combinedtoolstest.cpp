// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/endpoints/pettools.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/form/schemaform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTest>

#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::kPetTimeout;
using test::PetTools;

// One tool is made of several operations.
class CombinedToolsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void severalOperationsBecomeOneTool_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("taken"); // by an argument of an operation
        QTest::addColumn<QString>("argument");
        QTest::newRow("a word") << QStringLiteral("pets") << QStringLiteral("pets") << QStringLiteral("kind")
                                << QStringLiteral("action");
        QTest::newRow("a space") << QStringLiteral("Pet Store") << QStringLiteral("pet_store")
                                 << QStringLiteral("action") << QStringLiteral("operation");
        QTest::newRow("a dash") << QStringLiteral("pet-store") << QStringLiteral("pet_store")
                                << QStringLiteral("kind") << QStringLiteral("action");
    }

    void severalOperationsBecomeOneTool()
    {
        QFETCH(QString, tag);
        QFETCH(QString, name);
        QFETCH(QString, taken);
        QFETCH(QString, argument);
        const QString more =
            QStringLiteral(",{'name':'%1','in':'query','schema':{'type':'string'}}").arg(taken);
        QString description = QString::fromStdString(test::PetServer::petDescription(more.toStdString()));
        description.replace(QStringLiteral("'tags':['pets']"), QStringLiteral("'tags':['%1']").arg(tag));
        PetTools pets(ThemeChoice::Light, description.toStdString());
        QVERIFY(pets.open());
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 2 tool(s)")), kPetTimeout);
        auto *combine = pets.dialog->findChild<QCheckBox *>(QStringLiteral("combine"));
        QVERIFY(combine->isEnabled());
        QVERIFY2(combine->toolTip().contains(u'"' + argument + u'"'), qPrintable(combine->toolTip()));
        combine->click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-combined")));
        QCOMPARE(test::clipped(*pets.dialog).join(u"; "), QString());
        const workspace::Tool *tool = pets.saved(name.toUtf8().constData());
        QVERIFY(tool);
        QVERIFY(QString::fromStdString(tool->versions.at(tool->active).description).contains(u"get_pet: "));
        const std::string selects = argument.toStdString();
        for (const auto &[arguments, line] :
             {std::pair(json::Value::object({{selects, "get_pet"}, {"petId", 7}, {taken.toStdString(), "x"}}),
                        QStringLiteral("GET /v1/pets/7?%1=x").arg(taken)),
              std::pair(json::Value::object({{selects, "list_pets"}, {"status", "sold"}}),
                        QStringLiteral("GET /v1/pets?status=sold"))}) {
            const auto answer = test::await(pets.fixture.engine.calls().run(
                {.what = engine::SavedTrial{name.toStdString()}, .arguments = arguments}));
            QVERIFY(answer);
            QCOMPARE(QString::fromStdString(pets.server.lastLine()), line);
        }
    }

    void theCombinedToolIsSeenAndTriedBeforeItIsSaved()
    {
        PetTools pets;
        QVERIFY(pets.open());
        for (const auto &[method, path] : {std::pair("GET", "/pets/{petId}"),
                                           std::pair("DELETE", "/pets/{petId}"), std::pair("GET", "/pets")})
            pets.check(QString::fromLatin1(method), QString::fromLatin1(path));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 3 tool(s)")), kPetTimeout);
        pets.dialog->findChild<QCheckBox *>(QStringLiteral("combine"))->click();
        const auto *tabs = pets.dialog->findChild<QTabWidget *>();
        QTRY_VERIFY_WITH_TIMEOUT(!tabs->isTabVisible(1),
                                 kPetTimeout); // arguments are those of the operations
        const auto *preview = pets.openTab(QStringLiteral("Preview")).findChild<QPlainTextEdit *>();
        QTRY_VERIFY_WITH_TIMEOUT(preview->toPlainText().contains(u"\"action\""), kPetTimeout);
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-combined-preview")));
        auto *form = pets.openTab(QStringLiteral("Try")).findChild<SchemaForm *>();
        const auto call = [&](const char *action) {
            form->setValue(json::Value::object({{"action", action}, {"petId", 7}}));
            Q_EMIT form->changed(); // as somebody types it
        };
        call("get_pet");
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Try")), kPetTimeout);
        pets.button(QStringLiteral("Try")).click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("Response after")), kPetTimeout);
        QCOMPARE(pets.server.lastLine(), std::string("GET /v1/pets/7"));
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-combined-try")));
        call("delete_pet"); // is only shown
        const std::size_t before = pets.server.requests();
        QVERIFY(!pets.canPress(QStringLiteral("Try")));
        pets.button(QStringLiteral("Preview request")).click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("This request would be sent.")), kPetTimeout);
        QCOMPARE(pets.server.requests(), before);
        // An operation is seen by itself, and the combined tool again.
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        QVERIFY(tabs->isTabVisible(1));
        pets.button(QStringLiteral("Show")).click();
        QVERIFY(!tabs->isTabVisible(1));
        const auto &texts = pets.openTab(QStringLiteral("Tool"));
        auto *title = texts.findChildren<QLineEdit *>().constLast();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("All pets"));
        auto *approval = texts.findChild<QComboBox *>();
        QVERIFY(approval->isVisible()); // one of them changes something
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        const workspace::Tool *tool = pets.saved("pets");
        QVERIFY(tool);
        QCOMPARE(tool->title, std::string("All pets"));
    }

    void theNameOfTheCombinedToolFollowsTheOperations()
    {
        PetTools pets;
        QVERIFY(pets.open());
        auto *combine = pets.dialog->findChild<QCheckBox *>(QStringLiteral("combine"));
        auto *name = pets.dialog->findChild<QLineEdit *>(QStringLiteral("combined"));
        QVERIFY(combine && name);
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/owners"));
        QTRY_VERIFY_WITH_TIMEOUT(combine->isEnabled(), kPetTimeout);
        combine->click();
        QTRY_COMPARE_WITH_TIMEOUT(name->text(), QStringLiteral("pets"), kPetTimeout);
        pets.uncheck(QStringLiteral("GET"), QStringLiteral("/pets"));
        QTRY_VERIFY_WITH_TIMEOUT(!name->isVisible(), kPetTimeout);
        QVERIFY(combine->isEnabled()); // one tool is not combined, but the choice can be taken back
        pets.check(QStringLiteral("GET"), QStringLiteral("/stock"));
        QTRY_COMPARE_WITH_TIMEOUT(name->text(), QStringLiteral("owners"), kPetTimeout);
        QVERIFY(name->isVisible());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Who has what"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("Who has what")), kPetTimeout);
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        QTRY_VERIFY(!pets.canPress(QStringLiteral("Save ")));
        QCOMPARE(name->text(), QStringLiteral("Who has what")); // as somebody said so
        combine->click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 3 tool(s)")), kPetTimeout);
        QVERIFY(!pets.isSaid(QStringLiteral("Who has what")));
    }

    void tabFollowsTheLayout()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const auto *pane = pets.dialog->findChild<ToolCurationPane *>();
        const QWidget *combine = pets.dialog->findChild<QCheckBox *>(QStringLiteral("combine"));
        QVERIFY(combine);
        const QWidget *at = &pets.tree();
        while (at != combine && !pane->isAncestorOf(at))
            at = at->nextInFocusChain();
        QCOMPARE(at, combine); // it is left of the pane
    }
};

TOOLTRAY_TEST(CombinedToolsTest)
#include "combinedtoolstest.moc"
