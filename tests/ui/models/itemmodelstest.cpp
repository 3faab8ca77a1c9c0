// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"
#include "support/testcase.h"
#include "ui/editor/completionpopup.h"
#include "ui/models/argumentmodel.h"
#include "ui/models/credentials.h"
#include "ui/models/descriptionfaultmodel.h"
#include "ui/models/endpointlistmodel.h"
#include "ui/models/examplelistmodel.h"
#include "ui/models/fieldtreefilter.h"
#include "ui/models/headertablemodel.h"
#include "ui/models/logtext.h"
#include "ui/models/operationtreemodel.h"
#include "ui/models/recententriesmodel.h"
#include "ui/models/roles.h"
#include "ui/models/rowlistmodel.h"
#include "ui/models/sampletools.h"
#include "ui/models/schemachangemodel.h"
#include "ui/models/schemahitmodel.h"
#include "ui/models/stepmodel.h"
#include "ui/models/toolcuration.h"
#include "ui/models/toolnotes.h"
#include "ui/models/versionlistmodel.h"
#include "ui/support/shopschema.h"
#include "ui/support/sources.h"
#include "json/parser.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr auto kRulesMode = QAbstractItemModelTester::FailureReportingMode::QtTest;

// The classes of what a test hands to a tester.
QSet<QString> testedClasses()
{
    static const QRegularExpression tester(QStringLiteral("ModelTester(?: \\w+|>)\\(\\s*&?(\\w+)"));
    static const QRegularExpression made(QStringLiteral("(\\w+)>? (?=(\\w+)\\b[;({ =])"));
    QSet<QString> classes;
    for (const QString &text : test::sourcesBelow(QStringLiteral("tests/ui"), {QStringLiteral("*.cpp")})) {
        QSet<QString> variables;
        for (auto found = tester.globalMatch(text); found.hasNext();)
            variables.insert(found.next().captured(1));
        for (auto found = made.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            if (variables.contains(each.captured(2)))
                classes.insert(each.captured(1));
        }
    }
    return classes;
}

ArgumentRow argumentOf(const char *name, bool isRequired)
{
    ArgumentRow row;
    row.variable = name;
    row.name = name;
    row.type = "String!";
    row.isRequired = isRequired;
    return row;
}

workspace::Example exampleOf(const char *name)
{
    workspace::Example example;
    example.name = name;
    return example;
}

// Of the cells of a row, as screen readers read them.
QString readRow(const QAbstractItemModel &model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(row, column);
        const QString said = cell.data(Qt::AccessibleTextRole).toString();
        cells.append(said.isEmpty() ? cell.data().toString() : said);
    }
    return cells.join(u'|');
}

workspace::Step requestStep(const char *name)
{
    return {.name = name,
            .action = workspace::RestRequest{workspace::RestRequest::Method::Get, "/items/{id}"}};
}

workspace::WorkspacePtr withCredentials(const std::vector<const char *> &names)
{
    workspace::Edit edit{"Keep", workspace::Origin::Person, {}};
    for (const char *name : names) {
        workspace::Credential credential;
        credential.name = name;
        edit.steps.push_back(workspace::PutObject{credential});
    }
    return test::edited(workspace::Workspace::create({}), edit);
}

journal::EntryPointer callNumber(std::uint64_t id, const char *tool)
{
    journal::LogEntry entry;
    entry.id = journal::EntryId(id);
    entry.time = wallTimeNow();
    entry.tool = tool;
    entry.outcome = journal::Outcome::Ok;
    return std::make_shared<const journal::LogEntry>(std::move(entry));
}

} // namespace

// Views trust what a model says of its rows. Every model is filled, changed and emptied while a tester looks on; one
// that is new wants a test, here or in a file of its own.
class ItemModelsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyModelHasATester()
    {
        const QStringList classes = test::windowClassesOf([](const QString &base) {
            return base == u"ListModel" || (base.startsWith(u'Q') && base.endsWith(u"Model"));
        });
        QVERIFY(classes.size() > 25);
        const QSet<QString> tested = testedClasses();
        for (const QString &name : classes)
            QVERIFY2(name == u"ListModel" || tested.contains(name), qPrintable(name)); // a base of others
    }

    void operationsKeepTheRulesOfModels()
    {
        OperationTreeModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        const QSignalSpy chosen(&model, &OperationTreeModel::chosenChanged);
        const auto outline = [](const std::vector<engine::OutlineOperation> &operations) {
            return std::make_shared<const std::vector<engine::OutlineOperation>>(operations);
        };
        engine::OutlineOperation list{"listPets", "GET", "/pets"};
        list.tag = "pets";
        engine::OutlineOperation old{"oldPets", "GET", "/old"};
        old.tag = "pets";
        old.isDeprecated = true;
        engine::OutlineOperation trace{"trace", "TRACE", "/pets"};
        trace.tag = "pets";
        trace.unusable = "No.";
        const engine::OutlineOperation owners{"listOwners", "GET", "/owners"};
        model.setOutline(outline({list, old, trace, owners}));
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex pets = model.index(0, 0);
        QCOMPARE(model.rowCount(pets), 3);
        QVERIFY(model.setData(pets, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.chosen(), (std::vector<std::string>{"listPets"})); // nothing deprecated or unusable
        QCOMPARE(pets.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
        QVERIFY(!model.setData(model.index(2, 0, pets), Qt::Checked, Qt::CheckStateRole));
        using Preset = OperationTreeModel::Preset;
        model.choose(Preset::None);
        QVERIFY(model.chosen().empty());
        model.choose(Preset::ReadOnly); // nobody says that they are
        QVERIFY(model.chosen().empty());
        model.choose(Preset::All);
        QCOMPARE(model.chosen(), (std::vector<std::string>{"listPets", "listOwners"}));
        model.setHits(std::vector<std::string>{"listOwners"});
        model.choose(Preset::None); // of what is listed
        QCOMPARE(model.chosen(), (std::vector<std::string>{"listPets"}));
        model.setHits(std::vector<std::string>{"listOwners", "listPets"});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.operationAt(model.index(0, 0))->key, std::string("listOwners"));
        QVERIFY(model.setData(model.index(0, 0), Qt::Checked, Qt::CheckStateRole));
        model.setPlan({{"listOwners", {QStringLiteral("list_owners"), 300}}});
        QCOMPARE(model.index(0, 0).data(AsideRole).toStringList(),
                 (QStringList{QStringLiteral("list_owners"), LogText::size(300)}));
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().endsWith(u"\nlist_owners"));
        QVERIFY(model.index(1, 0).data(AsideRole).toStringList().isEmpty()); // it is not planned
        model.setHits(std::nullopt);
        QCOMPARE(model.chosen().size(), std::size_t(2));
        model.setOutline(outline({owners})); // the others are gone
        QCOMPARE(model.chosen(), (std::vector<std::string>{"listOwners"}));
        QVERIFY(chosen.size() > 3);
        model.setOutline(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void faultsKeepTheRulesOfModels()
    {
        DescriptionFaultModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setFaults(
            {{engine::DescriptionFault::Severity::Error, "/paths/~1pets", "This operation cannot be read."},
             {engine::DescriptionFault::Severity::Notice, "/paths", "A repair."}});
        QCOMPARE(model.rowCount(), 2);
        model.setFaults({});
        QCOMPARE(model.rowCount(), 0);
    }

    void faultsSayInWordsWhereTheyAre_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("/paths/~1pets~1{petId}/trace") << "TRACE /pets/{petId}";
        QTest::newRow("/paths/~1pets/parameters/0/style") << "/pets, parameter 1, style";
        QTest::newRow(
            "/paths/~1pets/get/responses/200/content/application~1json/schema/properties/tags/items")
            << "GET /pets, response 200, tags";
        QTest::newRow("/components/schemas/Pet/allOf/1/properties/owner") << "schema Pet, owner";
        QTest::newRow("/components/parameters/page") << "parameter page";
        QTest::newRow("https://api.example/v1/parts.yaml#/servers/1") << "parts.yaml: server 2";
        QTest::newRow("https://api.example/v1/parts.yaml#") << "parts.yaml";
        QTest::newRow("/openapi") << "openapi";
        QTest::newRow("#") << "";
    }

    void faultsSayInWordsWhereTheyAre()
    {
        QFETCH(QString, words);
        DescriptionFaultModel model;
        model.setFaults({{{}, QTest::currentDataTag(), "Something."}});
        QCOMPARE(model.index(0).data(SubtitleRole).toString(), words);
    }

    // Parts of one body that read the same are one row.
    void theSameFaultIsListedOnce()
    {
        using Severity = engine::DescriptionFault::Severity;
        const std::string schema = "/paths/~1pets/post/requestBody/content/application~1json/schema";
        DescriptionFaultModel model;
        model.setFaults({{Severity::Warning, schema, "Something."},
                         {Severity::Notice, schema + "/oneOf/0", "Something."},
                         {Severity::Notice, schema + "/oneOf/1", "Something."},
                         {Severity::Notice, schema + "/oneOf/1", "Another."},
                         {Severity::Notice, schema + "/properties/tag", "Something."}});
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows.append(model.index(row).data(SubtitleRole).toString());
        QCOMPARE(rows, (QStringList{
                           QStringLiteral("POST /pets, body"), QStringLiteral("POST /pets, body (2 time(s))"),
                           QStringLiteral("POST /pets, body"), QStringLiteral("POST /pets, body, tag")}));
        const QString tip = model.index(1).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QLatin1String("oneOf/0\n")) && tip.endsWith(QLatin1String("oneOf/1")),
                 qPrintable(tip));
    }

    void argumentChoicesKeepTheRulesOfModels()
    {
        ArgumentChoiceModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        const QSignalSpy edited(&model, &ArgumentChoiceModel::edited);
        workspace::ToolVersion version;
        version.parameters =
            json::parse(
                R"({"properties":{"id":{"type":"integer"},"sort":{"type":"string","enum":["up","down"]}},"required":["id"]})")
                .value;
        model.setVersion(version, {});
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex ofId = model.index(0, ArgumentChoiceModel::UseColumn);
        const QModelIndex ofSort = model.index(1, ArgumentChoiceModel::UseColumn);
        QCOMPARE(ofId.data(ChoicesRole).toStringList().size(), 2); // what is required is not hidden
        QCOMPARE(ofSort.data(ChoicesRole).toStringList().size(), 3);
        QVERIFY(model.setData(ofSort, 2, Qt::EditRole));
        QVERIFY(model.choices().at("sort").value == json::Value("up"));
        QVERIFY(!(model.flags(model.index(0, ArgumentChoiceModel::ValueColumn)) & Qt::ItemIsEditable));
        QVERIFY(model.setData(ofId, 1, Qt::EditRole));
        const QModelIndex value = model.index(0, ArgumentChoiceModel::ValueColumn);
        QVERIFY(model.setData(value, QStringLiteral("7"), Qt::EditRole));
        QVERIFY(!model.setData(value, QStringLiteral("seven"), Qt::EditRole));
        QVERIFY(model.choices().at("id").value == json::Value(7));
        QVERIFY(model.setData(ofSort, 0, Qt::EditRole));
        QVERIFY(edited.size() == 4);
        QVERIFY(!model.choiceAt(ofSort));
        QCOMPARE(model.choiceAt(ofId)->first, std::string("id"));
        model.setSources({QStringLiteral("TEAM"), QStringLiteral("ID")}, {QStringLiteral("people")});
        QCOMPARE(ofId.data(ChoicesRole).toStringList().size(), 4);
        QVERIFY(model.setData(ofId, 2, Qt::EditRole));
        QCOMPARE(value.data().toString(), QStringLiteral("ID")); // of that name
        QCOMPARE(value.data(ChoicesRole).toStringList().size(), 2);
        QVERIFY(model.setData(value, 0, Qt::EditRole));
        QCOMPARE(model.choices().at("id").variable, std::string("TEAM"));
        QVERIFY(model.setData(ofId, 3, Qt::EditRole)); // of a mapping, in place of the variable
        QCOMPARE(value.data().toString(), QStringLiteral("people"));
        QVERIFY(model.schemaAt(ofId).isNull());
        const json::Value own = json::Value::object({{"type", "integer"}, {"default", 3}});
        QVERIFY(model.setData(ofId, 0, Qt::EditRole));
        model.setSchemaAt(ofId, own);
        QVERIFY(model.choices().at("id").schema == own);
        QVERIFY(model.choiceAt(ofId));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("id")); // need not be passed
        model.setSchemaAt(ofId, model.describedAt(ofId));
        QVERIFY(!model.choiceAt(ofId));
        model.setVersion({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void aFixedValueThatIsNotAllowedIsShownUntilAnotherIsChosen()
    {
        ArgumentChoiceModel model;
        workspace::ToolVersion version;
        version.parameters =
            json::parse(R"({"properties":{"sort":{"enum":["up","down"],"type":"string","default":"old"}}})")
                .value;
        model.setVersion(version, {});
        QVERIFY(model.setData(model.index(0, ArgumentChoiceModel::UseColumn), 2, Qt::EditRole));
        const QModelIndex value = model.index(0, ArgumentChoiceModel::ValueColumn);
        QCOMPARE(value.data(ChoicesRole).toStringList(),
                 (QStringList{QStringLiteral("old"), QStringLiteral("up"), QStringLiteral("down")}));
        QCOMPARE(value.data(Qt::EditRole).toInt(), 0);
        QVERIFY(model.setData(value, 2, Qt::EditRole));
        QVERIFY(model.choices().at("sort").value == json::Value("down"));
        QCOMPARE(value.data(ChoicesRole).toStringList().size(), 2);
    }

    void rowsKeepTheRulesOfModels()
    {
        RowListModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setRows({{.id = QStringLiteral("a")}, {.id = QStringLiteral("b")}});
        QCOMPARE(model.rowCount(), 2);
        model.setRows({{.id = QStringLiteral("a")}, {.id = QStringLiteral("b"), .isDimmed = true}});
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void argumentsKeepTheRulesOfModels()
    {
        ArgumentModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setRows({argumentOf("id", true), argumentOf("size", false)});
        QCOMPARE(model.rowCount(), 2);
        QVERIFY2(readRow(model, 0).startsWith(u"id|"), qPrintable(readRow(model, 0)));
        model.setRows({argumentOf("id", true), argumentOf("size", true)});
        model.forgetTexts();
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
        model.forgetTexts();
    }

    void completionsKeepTheRulesOfModels()
    {
        CompletionModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        const Completion name{.kind = Completion::Kind::Field, .name = "name", .type = "String"};
        const Completion nodes{.kind = Completion::Kind::Field, .name = "nodes", .isDeprecated = true};
        model.setCompletions({name, nodes}, QStringLiteral("n"));
        QCOMPARE(model.rowCount(), 2);
        model.setCompletions({name, nodes}, QStringLiteral("na"));
        QCOMPARE(model.rowCount(), 1);
        model.setCompletions({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void credentialsKeepTheRulesOfModels()
    {
        CredentialListModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.update(*withCredentials({"billing", "tracker"}), {});
        QCOMPARE(model.rowCount(), 2);
        model.update(*withCredentials({"billing", "tracker"}), {QStringLiteral("tracker")});
        model.update(*withCredentials({"billing", "tracker"}), {}, {"billing"});
        model.update(*withCredentials({"tracker"}), {});
        QCOMPARE(model.rowCount(), 1);
        model.update(*withCredentials({}), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void endpointsKeepTheRulesOfModels()
    {
        EndpointListModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.rowCount(), 1);
        state.schemas["shop"].isLoading = true; // the same rows, one of them changes
        model.update(state, wallTimeNow(), {QStringLiteral("shop")});
        QCOMPARE(model.rowCount(), 1);
        state.workspace = workspace::Workspace::create({});
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void examplesKeepTheRulesOfModels()
    {
        ExampleListModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.show({exampleOf("first")});
        QCOMPARE(model.add(exampleOf("second")), 1);
        model.change(1, exampleOf("another"));
        model.setOutcome(0, {.state = ExampleState::Running});
        model.forgetOutcomes();
        model.remove(0);
        QCOMPARE(model.rowCount(), 1);
        model.show({});
        QCOMPARE(model.rowCount(), 0);
        model.retranslate();
    }

    void headersKeepTheRulesOfModels()
    {
        HeaderTableModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setHeaders({{.name = "X-Team", .value = "core"}});
        const int added = model.rowCount() - 1; // the empty row
        QVERIFY(model.setData(model.index(added, HeaderTableModel::NameColumn), QStringLiteral("X-Trace"),
                              Qt::EditRole));
        QCOMPARE(model.rowCount(), added + 2);
        QVERIFY(model.setData(model.index(added, HeaderTableModel::ValueColumn), QStringLiteral("on"),
                              Qt::EditRole));
        QVERIFY(model.removeRows(0, 1));
        model.setHeaders({});
        QCOMPARE(model.rowCount(), 1);
    }

    void recentCallsKeepTheRulesOfModels()
    {
        RecentEntriesModel model(RecentEntriesModel::Of::Tools);
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.take({callNumber(1, "get_order"), callNumber(2, "list_orders")});
        QCOMPARE(model.rowCount(), 2);
        model.take({callNumber(3, "get_order")});
        QCOMPARE(model.rowCount(), 2);
        model.refreshAges();
        model.remove({journal::EntryId(2), journal::EntryId(3)});
        QCOMPARE(model.rowCount(), 0);
        model.refreshAges();
    }

    void filteredRootFieldsKeepTheRulesOfModels()
    {
        FieldTreeModel source;
        FieldTreeFilter model;
        model.setFields(source);
        QAbstractItemModelTester tester(&model, kRulesMode);
        tester.setUseFetchMore(false); // it would within a reset
        source.setSchema(test::shopSchema());
        QCOMPARE(model.rowCount(), 2); // queries and mutations
        model.setText(QStringLiteral("cancel"));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.setData(model.index(0, 0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(source.chosen().size(), std::size_t(1));
        model.setText(QStringLiteral("zzz"));
        QCOMPARE(model.rowCount(), 1); // what is chosen stays
        source.chooseNone();
        QCOMPARE(model.rowCount(), 0);
        model.setText({});
        QCOMPARE(model.rowCount(), 2);
        source.setSchema(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void schemaChangesKeepTheRulesOfModels()
    {
        using graphql::ChangeCode;
        SchemaChangeModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setChanges({{ChangeCode::FieldAdded, "Query.user", "Field Query.user was added."}});
        model.setChanges({{ChangeCode::FieldAdded, "Query.user", "Field Query.user was added."},
                          {ChangeCode::TypeRemoved, "Order", "Type Order was removed."}});
        QCOMPARE(model.rowCount(), 2);
        model.setChanges(graphql::SchemaChanges());
        QCOMPARE(model.rowCount(), 0);
    }

    void aChangeBreaksOnlyWhatIsStillBroken()
    {
        SchemaChangeModel model;
        const graphql::SchemaChanges changes{
            {graphql::ChangeCode::TypeRemoved, "Order", "Type Order was removed."}};
        const workspace::ToolsBroken broken{{0, {"get_order", "list_orders"}}};
        const auto told = [&model] { return model.index(0, 0).data(SubtitleRole).toString(); };
        model.setChanges(changes, broken, {QStringLiteral("get_order")}); // the other was repaired
        QVERIFY2(told().startsWith(u"Breaks get_order."), qPrintable(told()));
        QCOMPARE(model.tools(model.index(0, 0)), QStringList{QStringLiteral("get_order")});
        model.setChanges(changes, broken);
        QVERIFY2(told().startsWith(u"Affects get_order, list_orders."), qPrintable(told()));
        QCOMPARE(Tone(model.index(0, 0).data(IconToneRole).toInt()), Tone::Neutral);
    }

    void aChangeThatTouchesNoToolIsMuted()
    {
        SchemaChangeModel model;
        const graphql::SchemaChanges changes{
            {graphql::ChangeCode::TypeRemoved, "Order", "Type Order was removed."},
            {graphql::ChangeCode::TypeRemoved, "User", "Type User was removed."}};
        const workspace::ToolsBroken broken{{1, {"get_user"}}};
        model.setChanges(changes, broken, {QStringLiteral("get_user")});
        const auto toneOf = [&model](int row) {
            return Tone(model.index(row, 0).data(IconToneRole).toInt());
        };
        const auto badgeOf = [&model](int row) {
            return model.index(row, 0).data(BadgesRole).value<Badges>().constFirst().tone;
        };
        QCOMPARE(toneOf(0), Tone::Neutral);
        QCOMPARE(badgeOf(0), Tone::Neutral);
        QCOMPARE(toneOf(1), Tone::Error);
        QCOMPARE(badgeOf(1), Tone::Error);
    }

    void schemaHitsKeepTheRulesOfModels()
    {
        const graphql::SchemaPointer schema = test::shopSchema();
        const graphql::SchemaSearch search(schema);
        SchemaHitModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setHits(schema, search.search("orders of a customer", 5));
        QVERIFY(model.rowCount() > 1);
        model.setHits(schema, search.search("cancel", 1));
        QCOMPARE(model.rowCount(), 1);
        model.setHits(nullptr, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void stepsKeepTheRulesOfModels()
    {
        StepModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        model.setOperation(workspace::Sequence{.steps = {requestStep("find"), requestStep("close")}});
        QCOMPARE(model.rowCount(), 2);
        model.setOperation(workspace::Sequence{.steps = {requestStep("find"), requestStep("open")}});
        model.setOperation(workspace::Sequence{.steps = {requestStep("find")}});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(readRow(model, 0), QStringLiteral("find|GET /items/{id}|Always"));
        model.setOperation(workspace::GraphqlOperation{"{ a }"});
        QCOMPARE(model.rowCount(), 0);
        model.forgetTexts();
    }

    void toolNotesKeepTheRulesOfModels()
    {
        ToolNotesModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        ToolNote error{.kind = ToolNote::Kind::Error, .message = QStringLiteral("It cannot work.")};
        error.position = json::Position{};
        ToolNote advice{.kind = ToolNote::Kind::Advice, .message = QStringLiteral("It could be better.")};
        advice.advice = QStringLiteral("Do it better.");
        model.setNotes({error, advice});
        QCOMPARE(model.rowCount(), 2);
        const auto spoken = [&model](int row) {
            return model.index(row).data(Qt::AccessibleTextRole).toString();
        };
        QVERIFY(spoken(0).endsWith(QStringLiteral(", line 1")));
        QCOMPARE(spoken(1), QStringLiteral("Advice: It could be better. Do it better."));
        const auto tone = [&model](int row) { return Tone(model.index(row).data(IconToneRole).toInt()); };
        QCOMPARE(tone(0), Tone::Error);
        QCOMPARE(tone(1), Tone::Info);
        model.setNotes({advice});
        QCOMPARE(model.rowCount(), 1);
        model.setNotes({});
        QCOMPARE(model.rowCount(), 0);
    }

    void versionsKeepTheRulesOfModels()
    {
        VersionListModel model;
        const QAbstractItemModelTester tester(&model, kRulesMode);
        workspace::Tool tool = test::graphqlTool("list", "{ a }", "Lists.");
        const workspace::Version first = tool.active;
        model.show(tool, first, {});
        QCOMPARE(model.rowCount(), 1);
        model.show(tool, first, {.errors = {{first, 2}}, .lastUses = {{first, wallTimeNow()}}});
        const workspace::Version second = *workspace::Version::parse("9.0.0");
        tool.versions.emplace(second, tool.versions.at(first));
        model.show(tool, second, {});
        QCOMPARE(model.rowCount(), 2);
        model.show({}, first, {});
        QCOMPARE(model.rowCount(), 0);
    }
};

TOOLTRAY_TEST(ItemModelsTest)
#include "itemmodelstest.moc"
