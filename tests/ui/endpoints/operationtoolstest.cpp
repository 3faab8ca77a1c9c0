// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/endpoints/pettools.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/json/jsonview.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPersistentModelIndex>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::kPetTimeout;
using test::PetTools;

// Tools are made of the operations of a REST API.
class OperationToolsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void operationsBecomeSavedTools_data() { test::addThemeRows(); }

    void operationsBecomeSavedTools()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        PetTools pets(choice);
        QVERIFY(pets.open());
        const QSignalSpy saved(pets.dialog, &CreateToolsDialog::saved);
        QVERIFY(!pets.canPress(QStringLiteral("Save")));
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        pets.check(QStringLiteral("POST"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 3 tool(s)")));
        QTRY_VERIFY(pets.arguments().rowCount() > 0);
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-tool-") + tag));
        for (const QString &tab :
             {QStringLiteral("Arguments"), QStringLiteral("Result"), QStringLiteral("Preview")}) {
            pets.openTab(tab);
            QTRY_COMPARE(test::clipped(*pets.dialog).join(u"; "), QString());
            QCOMPARE(test::unnamedFields(*pets.dialog), QString());
            QVERIFY(test::savePicture(*pets.dialog,
                                      QStringLiteral("operationtools-%1-%2").arg(tab.toLower(), tag)));
        }
        pets.button(QStringLiteral("Save 3")).click();
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPetTimeout);
        QCOMPARE(pets.fixture.workspace().entries(workspace::ObjectKind::Tool).size(), std::size_t(3));
        QVERIFY(pets.fixture.workspace().find<workspace::Tool>("get_pet"));
        QTRY_VERIFY(!pets.dialog);
    }

    void argumentsAndTextsAreDecided()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        const auto cell = [&pets](int row, int column) { return pets.arguments().index(row, column); };
        const auto set = [&pets, cell](int row, int column, const QVariant &value) {
            return pets.arguments().setData(cell(row, column), value, Qt::EditRole);
        };
        QVERIFY(set(0, ArgumentChoiceModel::UseColumn, 2)); // the status is fixed
        QCOMPARE(cell(0, ArgumentChoiceModel::ValueColumn).data().toString(), QStringLiteral("available"));
        const QStringList states = cell(0, ArgumentChoiceModel::ValueColumn).data(ChoicesRole).toStringList();
        QVERIFY(set(0, ArgumentChoiceModel::ValueColumn, int(states.indexOf(QStringLiteral("sold")))));
        QVERIFY(set(1, ArgumentChoiceModel::UseColumn, 1)); // the limit is hidden
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-decided")));
        const QWidget &texts = pets.openTab(QStringLiteral("Tool"));
        const auto lines = texts.findChildren<QLineEdit *>();
        QCOMPARE(lines.size(), 2);
        for (const auto &[line, text] :
             {std::pair(lines[0], "sold_pets"), std::pair(lines[1], "Sold pets")}) {
            line->selectAll();
            QTest::keyClicks(line, QString::fromLatin1(text));
        }
        texts.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Lists the pets that are sold."));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 1 tool(s)"))); // whoever decides about it wants it
        const workspace::Tool *tool = pets.saved("sold_pets");
        QVERIFY(tool);
        QCOMPARE(tool->title, std::string("Sold pets"));
        const workspace::ToolVersion &version = tool->versions.at(tool->active);
        QCOMPARE(version.description, std::string("Lists the pets that are sold."));
        QVERIFY(version.parameters["properties"].isEmpty());
        const auto answer =
            test::await(pets.fixture.engine.calls().run({.what = engine::SavedTrial{"sold_pets"}}));
        QVERIFY(answer && !answer->isError);
        QCOMPARE(pets.server.lastLine(), std::string("GET /v1/pets?status=sold"));
    }

    void argumentsHaveTypesOfTheirOwn()
    {
        PetTools pets;
        QVERIFY(pets.open({workspace::Mapping{"states", {}, {{"For sale", json::Value("available")}}}}));
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        QWidget &side = pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        const auto type = [&side](const char *name, const QString &text) {
            auto *field = side.findChild<QLineEdit *>(QLatin1String(name));
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        const QModelIndex use = pets.arguments().index(0, ArgumentChoiceModel::UseColumn);
        QCOMPARE(use.data(ChoicesRole).toStringList().constLast(), QStringLiteral("From mapping"));
        QVERIFY(pets.arguments().setData(use, use.data(ChoicesRole).toStringList().size() - 1, Qt::EditRole));
        pets.table().setCurrentIndex(pets.arguments().index(1, 0)); // the limit
        type("most", QStringLiteral("ten"));
        QVERIFY(pets.isSaid(QStringLiteral("Enter a whole number.")));
        type("most", QStringLiteral("10"));
        type("default", QStringLiteral("5"));
        type("values", QStringLiteral("5, 10,"));
        QVERIFY(!pets.isSaid(QStringLiteral("Enter a whole number.")));
        type("default", QStringLiteral("7"));
        QVERIFY(pets.isSaid(QStringLiteral("The default is not among the allowed values.")));
        type("default", QStringLiteral("5"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        QCOMPARE(side.findChild<QLineEdit *>(QStringLiteral("values"))->text(), QStringLiteral("5, 10,"));
        QTRY_COMPARE(test::clipped(*pets.dialog).join(u"; "), QString());
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-types")));
        const workspace::Tool *tool = pets.saved("list_pets");
        QVERIFY(tool);
        const json::Value &properties = tool->versions.at(tool->active).parameters["properties"];
        QCOMPARE(properties["status"]["$ref"].toString(), std::string_view("tooltray:mappings/states"));
        const json::Value &limit = properties["limit"];
        QVERIFY(limit["maximum"] == json::Value(10) && limit["default"] == json::Value(5)
                && limit["enum"] == json::Value::array({5, 10}));
        const auto answer = test::await(
            pets.fixture.engine.calls().run({.what = engine::SavedTrial{"list_pets"},
                                             .arguments = json::Value::object({{"status", "For sale"}})}));
        QVERIFY(answer && !answer->isError);
        QCOMPARE(pets.server.lastLine(), std::string("GET /v1/pets?status=available&limit=5"));
    }

    void anotherTypeIsChosen()
    {
        PetTools pets;
        QVERIFY(
            pets.open({workspace::CustomType{"Count", {}, {}, json::Value::object({{"type", "integer"}})}}));
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        const QWidget &side = pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        pets.table().setCurrentIndex(pets.arguments().index(1, 0)); // the limit
        auto *box = side.findChild<QComboBox *>(QStringLiteral("type"));
        const auto choose = [box](const QString &text) {
            box->setCurrentIndex(box->findText(text));
            Q_EMIT box->activated(box->currentIndex()); // as somebody chooses it
        };
        const auto *least = side.findChild<QLineEdit *>(QStringLiteral("least"));
        QVERIFY(box->currentText().startsWith(QStringLiteral("As described")));
        const auto shown = [&pets] {
            return pets.arguments().index(1, ArgumentChoiceModel::TypeColumn).data().toString();
        };
        const QString described = shown();
        choose(QStringLiteral("boolean"));
        QCOMPARE(shown(), QStringLiteral("boolean"));
        QVERIFY(!least->isEnabled());
        choose(QStringLiteral("Count"));
        QCOMPARE(shown(), QStringLiteral("Count"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        QCOMPARE(box->currentText(), QStringLiteral("Count"));
        choose(box->itemText(0));
        QCOMPARE(shown(), described);
        QVERIFY(least->isEnabled());
    }

    void resultsHaveAFormat()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        auto *format =
            pets.openTab(QStringLiteral("Result")).findChild<QComboBox *>(QStringLiteral("format"));
        QTRY_VERIFY_WITH_TIMEOUT(format->isVisible(), kPetTimeout);
        QCOMPARE(format->currentText(), QStringLiteral("JSON"));
        format->setCurrentIndex(format->findText(QStringLiteral("CSV")));
        Q_EMIT format->activated(format->currentIndex()); // as somebody chooses it
        pets.openTab(QStringLiteral("Try"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Try")), kPetTimeout);
        pets.button(QStringLiteral("Try")).click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("tokens")), kPetTimeout);
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        const workspace::Tool *tool = pets.saved("list_pets");
        QVERIFY(tool);
        QCOMPARE(tool->versions.at(tool->active).result.format, workspace::ResultShape::Format::Csv);
    }

    void aChoiceCountsForAllChosenTools()
    {
        PetTools pets;
        workspace::ContextVariable variable;
        variable.key = "petId";
        variable.value = json::Value(7);
        QVERIFY(pets.open({variable}));
        pets.check(QStringLiteral("GET"), QStringLiteral("/owners"));
        pets.check(QStringLiteral("DELETE"), QStringLiteral("/pets/{petId}"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 3 tool(s)")), kPetTimeout);
        pets.openTab(QStringLiteral("Arguments"));
        QVERIFY(!pets.canPress(QStringLiteral("Apply to all"))); // nothing is decided
        const QModelIndex use = pets.arguments().index(0, ArgumentChoiceModel::UseColumn);
        pets.table().setCurrentIndex(use);
        QCOMPARE(use.data(ChoicesRole).toStringList().constLast(), QStringLiteral("From context"));
        QVERIFY(pets.arguments().setData(use, 2, Qt::EditRole));
        QVERIFY(pets.canPress(QStringLiteral("Apply to all")));
        pets.button(QStringLiteral("Apply to all")).click();
        QVERIFY(pets.isSaid(QStringLiteral("Applied to 2 tool(s).")));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 3 tool(s)")));
        QVERIFY(pets.saved("get_pet"));
        for (const char *name : {"get_pet", "delete_pet"}) {
            const auto *tool = pets.fixture.workspace().find<workspace::Tool>(name);
            QVERIFY(tool->versions.at(tool->active).parameters["properties"].isEmpty());
        }
        const auto answer =
            test::await(pets.fixture.engine.calls().run({.what = engine::SavedTrial{"get_pet"}}));
        QVERIFY(answer && !answer->isError);
        QCOMPARE(pets.server.lastLine(), std::string("GET /v1/pets/7"));
    }

    void manyAreSelectedAtOnce()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const auto select = [&pets](const QString &text) {
            const auto *presets = pets.dialog->findChild<QPushButton *>(QStringLiteral("presets"));
            for (QAction *action : presets->menu()->actions()) {
                if (action->text() == text)
                    action->trigger();
            }
        };
        select(QStringLiteral("Read-only")); // nothing deprecated
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 3 tool(s)")), kPetTimeout);
        select(QStringLiteral("All"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 5 tool(s)")), kPetTimeout);
        select(QStringLiteral("Clear"));
        QTRY_VERIFY_WITH_TIMEOUT(!pets.canPress(QStringLiteral("Save ")), kPetTimeout);
        select(QStringLiteral("Used in the log"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("The log has no calls to this API.")),
                                 kPetTimeout);
        for (const char *path : {"/v1/pets/7", "/v1/pets", "/v1/pets"}) {
            workspace::Tool sent;
            sent.name = "sent";
            sent.endpoint = "pets";
            workspace::RestRequest request;
            request.path = path;
            sent.versions[sent.active].operation = workspace::Operation(std::move(request));
            const auto answer =
                test::await(pets.fixture.engine.calls().run({.what = engine::DraftTrial{std::move(sent)}}));
            QVERIFY(answer && !answer->isError);
        }
        select(QStringLiteral("Used in the log"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 2 tool(s)")), kPetTimeout);
        QVERIFY(!pets.isSaid(QStringLiteral("The log has no calls to this API.")));
        QVERIFY(pets.saved("get_pet"));
        QVERIFY(pets.openAgain());
        select(QStringLiteral("Used in the log"));
        QTRY_VERIFY_WITH_TIMEOUT(
            pets.isSaid(QStringLiteral("All operations that calls in the log have used are already tools.")),
            kPetTimeout);
        select(QStringLiteral("Clear"));
        QVERIFY(!pets.isSaid(QStringLiteral("All operations that calls in the log have used")));
    }

    void argumentsAreOrdered()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.openTab(QStringLiteral("Arguments"));
        QTRY_COMPARE_WITH_TIMEOUT(pets.arguments().rowCount(), 2, kPetTimeout);
        const auto press = [&pets](const QString &name) {
            for (auto *each : pets.dialog->findChildren<QToolButton *>()) {
                if (each->accessibleName() == name && each->isEnabled())
                    each->click();
            }
        };
        pets.table().setCurrentIndex(pets.arguments().index(1, 0));
        press(QStringLiteral("Move up"));
        QCOMPARE(pets.table().currentIndex().row(), 0);
        QCOMPARE(pets.arguments().index(0, 0).data().toString(), QStringLiteral("limit"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        const workspace::Tool *tool = pets.saved("list_pets");
        QVERIFY(tool);
        const json::Value &properties = tool->versions.at(tool->active).parameters["properties"];
        QCOMPARE(properties.members()[0].name.view(), std::string_view("limit"));
        QCOMPARE(properties.size(), std::size_t(2));
    }

    void membersOfTheResponseAreOmitted()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        auto *members = pets.openTab(QStringLiteral("Result")).findChild<QTreeView *>();
        const auto member = [members](const QString &name) {
            return members->model()
                ->match(members->model()->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchRecursive)
                .value(0);
        };
        QTRY_VERIFY_WITH_TIMEOUT(member(QStringLiteral("status")).isValid(), kPetTimeout);
        QVERIFY(
            members->model()->setData(member(QStringLiteral("status")), Qt::Unchecked, Qt::CheckStateRole));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 1 tool(s)")));
        auto *most = pets.openTab(QStringLiteral("Result")).findChild<QLineEdit *>();
        QTest::keyClicks(most, QStringLiteral("20"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        QTest::keyClicks(most, QStringLiteral("x"));
        QVERIFY(pets.isSaid(QStringLiteral("Enter a whole number of at least 1.")));
        QTest::keyClick(most, Qt::Key_Backspace);
        QVERIFY(!pets.isSaid(QStringLiteral("Enter a whole number of at least 1.")));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 1 tool(s)")), kPetTimeout);
        const workspace::Tool *tool = pets.saved("get_pet");
        QVERIFY(tool);
        QCOMPARE(tool->versions.at(tool->active).result.maxItems, std::optional<std::uint64_t>(20));
        const auto answer = test::await(pets.fixture.engine.calls().run(
            {.what = engine::SavedTrial{"get_pet"}, .arguments = json::Value::object({{"petId", 7}})}));
        QVERIFY(answer && !answer->isError);
        QVERIFY(answer->structured["name"] == json::Value("Rex"));
        QVERIFY(!answer->structured.contains("status"));
    }

    void pagesAreJoinedOrPassedOn()
    {
        std::string description = test::PetServer::petDescription();
        const std::string_view limit = "'name':'limit'";
        description.replace(description.find(limit), limit.size(), "'name':'page'");
        PetTools pets(ThemeChoice::Light, description);
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        auto *joined = pets.openTab(QStringLiteral("Tool")).findChild<QCheckBox *>();
        QTRY_VERIFY_WITH_TIMEOUT(joined->isVisible(), kPetTimeout);
        QVERIFY(joined->isChecked());
        QCOMPARE(pets.arguments().rowCount(), 1); // agents need not count pages
        joined->click();
        QTRY_COMPARE(pets.arguments().rowCount(), 2);
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 1 tool(s)")));
        const workspace::Tool *tool = pets.saved("list_pets");
        QVERIFY(tool);
        QVERIFY(!tool->versions.at(tool->active).pagination);
    }

    void approvalIsForWhatChangesSomething()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        auto *approval = pets.openTab(QStringLiteral("Tool")).findChild<QComboBox *>();
        QTRY_VERIFY_WITH_TIMEOUT(pets.arguments().rowCount() > 0, kPetTimeout);
        QVERIFY(!approval->isVisible());
        pets.select(QStringLiteral("POST"), QStringLiteral("/pets"));
        QTRY_VERIFY_WITH_TIMEOUT(approval->isVisible(), kPetTimeout);
        approval->setCurrentIndex(approval->findData(int(workspace::MutationPolicy::Ask)));
        Q_EMIT approval->activated(approval->currentIndex()); // as somebody chooses it
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 1 tool(s)")));
        const workspace::Tool *tool = pets.saved("create_pet");
        QVERIFY(tool);
        QVERIFY(tool->versions.at(tool->active).behaviour.mutations == workspace::MutationPolicy::Ask);
    }

    void aWrongNameIsToldAndNotSaved()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/owners"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Save 2 tool(s)")), kPetTimeout);
        auto *name = pets.openTab(QStringLiteral("Tool")).findChild<QLineEdit *>();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("List Owners"));
        QTRY_VERIFY(!pets.canPress(QStringLiteral("Save ")));
        QTRY_VERIFY(pets.isSaid(QStringLiteral("List Owners"))); // why
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-wrong-name")));
        const QModelIndex row = pets.find(QStringLiteral("GET"), QStringLiteral("/owners"));
        QTRY_VERIFY(row.data(Qt::ToolTipRole).toString().contains(u"List Owners"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("owners"));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 2 tool(s)")));
        QVERIFY(pets.saved("owners"));
    }

    void aPrefixIsForAll()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("GET"), QStringLiteral("/owners"));
        auto *prefix = pets.dialog->findChild<QLineEdit *>(QStringLiteral("prefix"));
        QTest::keyClicks(prefix, QStringLiteral("my_"));
        const auto nameOf = [&pets](const char *path) {
            return pets.find(QStringLiteral("GET"), QString::fromLatin1(path))
                .data(AsideRole)
                .toStringList()
                .value(0);
        };
        QTRY_COMPARE_WITH_TIMEOUT(nameOf("/pets"), QStringLiteral("my_list_pets"), kPetTimeout);
        QCOMPARE(nameOf("/owners"), QStringLiteral("my_list_owners"));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 2 tool(s)")));
        QVERIFY(pets.saved("my_list_pets"));
    }

    void theMeterTellsWhatTheListWillHave()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.check(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.check(QStringLiteral("DELETE"), QStringLiteral("/pets/{petId}"));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Save 2 tool(s)")));
        QString told;
        for (const auto *label : pets.dialog->findChildren<QLabel *>()) {
            if (label->text().startsWith(u"Tool list:"))
                told = label->text();
        }
        QVERIFY(pets.saved("delete_pet"));
        const auto after = test::await(pets.fixture.engine.calls().listingSize());
        QVERIFY(after);
        const QString tokens = QLocale().toString(LogText::tokens(after->bytes));
        QVERIFY2(told.endsWith(QStringLiteral("%1 (about %2 tokens) with these tools.")
                                   .arg(LogText::size(after->bytes), tokens)),
                 qPrintable(told + u' ' + tokens));
    }

    void toolsAreTried()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.openTab(QStringLiteral("Try"));
        QTRY_VERIFY_WITH_TIMEOUT(pets.canPress(QStringLiteral("Try")), kPetTimeout);
        QPushButton &pressed = pets.button(QStringLiteral("Try"));
        pressed.setFocus();
        const QPoint place = pressed.mapTo(pets.dialog, QPoint());
        pressed.click();
        QCOMPARE(pets.dialog->focusWidget(), &pressed); // and not the button that saves
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("Response after")), kPetTimeout);
        QCoreApplication::processEvents();
        QCOMPARE(pressed.mapTo(pets.dialog, QPoint()), place); // under the mouse, to be pressed again
        QCOMPARE(pets.dialog->focusWidget(), &pressed);
        QCOMPARE(pets.server.lastLine(), std::string("GET /v1/pets"));
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-try")));
        // Of what is required nothing is sent before it is there.
        std::size_t before = pets.server.requests();
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets/{petId}"));
        QTRY_VERIFY(!pets.isSaid(QStringLiteral("Response after")));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Try")));
        pets.button(QStringLiteral("Try")).click();
        QCOMPARE(pets.server.requests(), before);
        // What changes something is only shown.
        pets.select(QStringLiteral("POST"), QStringLiteral("/pets"));
        QTRY_VERIFY(pets.canPress(QStringLiteral("Preview request")));
        auto *form = pets.openTab(QStringLiteral("Try")).findChild<SchemaForm *>();
        form->setValue(json::Value::object({{"name", "Rex"}}));
        before = pets.server.requests();
        pets.button(QStringLiteral("Preview request")).click();
        QTRY_VERIFY_WITH_TIMEOUT(pets.isSaid(QStringLiteral("This request would be sent.")), kPetTimeout);
        const auto *request = pets.dialog->findChild<JsonView *>();
        QTRY_VERIFY(request->height() > form->height());
        QVERIFY(request->height() > 12 * request->fontMetrics().height());
        QTRY_VERIFY(request->document().value && (*request->document().value)["method"].toString() == "POST");
        QVERIFY(test::savePicture(*pets.dialog, QStringLiteral("operationtools-preview")));
        QCOMPARE(pets.server.requests(), before);
    }

    void operationsAreSearchedFor()
    {
        PetTools pets;
        QVERIFY(pets.open());
        pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"))
            ->setText(QStringLiteral("remove a pet"));
        const auto first = [&] { return pets.rows().index(0, 0).data(Qt::AccessibleTextRole).toString(); };
        QTRY_VERIFY_WITH_TIMEOUT(first().startsWith(u"DELETE /pets/{petId}"), kPetTimeout);
        const QModelIndexList others = pets.rows().match(pets.rows().index(0, 0), Qt::AccessibleTextRole,
                                                         QStringLiteral("GET /owners"), 1);
        QVERIFY(others.isEmpty()); // it has nothing to do with that
        pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"))->clear();
        QTRY_COMPARE(pets.rows().rowCount(), 3);
    }

    void theTreeIsAfterASearchAsBefore()
    {
        PetTools pets;
        QVERIFY(pets.open());
        QTreeView &tree = pets.tree();
        QCOMPARE(pets.rows().index(0, 0).data().toString(), QStringLiteral("owners")); // by name
        tree.collapse(pets.rows().index(0, 0));
        tree.expand(pets.rows().index(1, 0));
        tree.collapse(pets.rows().index(2, 0));
        auto *filter = pets.dialog->findChild<QLineEdit *>(QStringLiteral("filter"));
        filter->setText(QStringLiteral("remove a pet"));
        const auto current = [&tree] { return tree.currentIndex().data(Qt::AccessibleTextRole).toString(); };
        QTRY_VERIFY_WITH_TIMEOUT(current().startsWith(u"DELETE /pets/{petId}"), kPetTimeout);
        filter->clear();
        QCOMPARE(pets.rows().rowCount(), 3);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(tree.isExpanded(pets.rows().index(row, 0)), row == 1);
        QVERIFY2(current().startsWith(u"DELETE /pets/{petId}"), qPrintable(current()));
    }

    void aTickShowsTheTool()
    {
        PetTools pets;
        QVERIFY(pets.open());
        QTreeView &tree = pets.tree();
        const QModelIndex stock = pets.find(QStringLiteral("GET"), QStringLiteral("/stock"));
        const QRect row = tree.visualRect(stock);
        QVERIFY(tree.currentIndex() != stock);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 12, row.center().y()));
        QCOMPARE(stock.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
        const auto isShown = [&pets] {
            const auto lines = pets.dialog->findChild<ToolCurationPane *>()->findChildren<QLineEdit *>();
            return std::ranges::any_of(lines, [](const QLineEdit *line) {
                return line->isVisible() && line->text() == u"get_stock";
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isShown(), kPetTimeout);
        const auto aside = [&stock] { return stock.data(AsideRole).toStringList(); }; // with its size
        QTRY_COMPARE_WITH_TIMEOUT(aside().size(), 2, kPetTimeout);
        QCOMPARE(aside().constFirst(), QStringLiteral("get_stock"));
    }

    void checkBoxesAreReadOut()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const auto said = [&pets] {
            const auto *news = pets.dialog->findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            return news ? news->accessibleName() : QString();
        };
        pets.select(QStringLiteral("GET"), QStringLiteral("/pets"));
        pets.dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(pets.dialog));
        pets.tree().setFocus();
        const QPersistentModelIndex row = pets.tree().currentIndex();
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().endsWith(u", not selected"));
        QTest::keyClick(&pets.tree(), Qt::Key_Space);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().endsWith(u", selected"));
        QCOMPARE(said(), row.data(Qt::AccessibleTextRole).toString());
        QVERIFY(row.parent().data(Qt::AccessibleTextRole).toString().endsWith(u", partly selected"));
        QTest::keyClick(&pets.tree(), Qt::Key_Space);
        QCOMPARE(said(), row.data(Qt::AccessibleTextRole).toString());
        QVERIFY(said().endsWith(u", not selected"));
    }

    void whatCannotBeUsedSaysWhy()
    {
        PetTools pets;
        QVERIFY(pets.open());
        const QModelIndex trace = pets.find(QStringLiteral("TRACE"), QStringLiteral("/pets/{petId}"));
        QVERIFY(!(pets.rows().flags(trace) & Qt::ItemIsUserCheckable));
        QVERIFY(trace.data(Qt::ToolTipRole).toString().contains(u"TRACE"));
    }
};

TOOLTRAY_TEST(OperationToolsTest)
#include "operationtoolstest.moc"
