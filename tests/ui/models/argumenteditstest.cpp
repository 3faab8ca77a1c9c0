// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentmodel.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"
#include "ui/support/shopschema.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/definitions/walk.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace tooltray;
using namespace tooltray::ui;
namespace {

const std::string kOrders =
    "query ($first: Int = 20, $status: [OrderStatus!], $text: String!, $projectId: ID) "
    "{ orders(first: $first, status: $status) { totalCount } "
    "search(text: $text) { __typename } order(id: $projectId) { id } }";

workspace::WorkspacePtr shopWorkspace()
{
    workspace::Edit edit{"Shop", workspace::Origin::Person, {}};
    edit.steps.push_back(workspace::PutObject{workspace::ContextVariable{"PROJECT_ID", "TRAY", {}, {}}});
    edit.steps.push_back(workspace::PutObject{workspace::ContextVariable{"words", "lamp", {}, {}}});
    edit.steps.push_back(workspace::PutObject{
        workspace::Mapping{"teams", {}, {{"Tray", json::Value("T1")}, {"Platform", json::Value("P1")}}}});
    return test::edited(test::sampleWorkspace(), edit);
}

// A tool as it is worked on, and what its arguments follow from.
struct Worked {
    workspace::WorkspacePtr workspace = shopWorkspace();
    ToolDraft draft;
    std::set<std::string, std::less<>> paged = {};

    ArgumentSubject subject() const
    {
        ArgumentSubject subject{workspace, draft.resolved()};
        subject.inferred = inferredVariables(*workspace, subject.version, test::shopSchema().get());
        subject.paged = paged;
        return subject;
    }
    ArgumentRow row(const std::string &id) const
    {
        for (const ArgumentRow &row : argumentRows(subject())) {
            if (row.id() == id)
                return row;
        }
        return {};
    }
    std::string bindings() const
    {
        return json::write(workspace::encode(draft.tool.versions.begin()->second.bindings));
    }
    std::string parameters() const { return json::write(draft.tool.versions.begin()->second.parameters); }
    std::string argument(const std::string &name) const
    {
        return json::write(draft.tool.versions.begin()->second.parameters["properties"][name]);
    }
    bool isRequired(const std::string &name) const
    {
        const auto required = draft.tool.versions.begin()->second.parameters["required"].elements();
        return std::ranges::any_of(required, [&](const json::Value &one) { return one.toString() == name; });
    }
};

Worked worked(const std::string &document)
{
    const workspace::Tool tool = test::graphqlTool("work", document);
    return {.draft = {"work", 1, tool, tool.active}};
}

Worked request()
{
    workspace::Tool tool;
    tool.name = "request";
    workspace::ToolVersion version;
    workspace::RestRequest rest{workspace::RestRequest::Method::Get, "/projects/{project}/issues"};
    rest.query.push_back({"state", {workspace::ParameterSource{"state"}}});
    version.operation = rest;
    tool.versions.emplace(tool.active, version);
    return {.draft = {"request", 1, tool, tool.active}};
}

} // namespace

class ArgumentEditsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowForEachVariable()
    {
        const Worked work = worked(kOrders);
        const std::vector<ArgumentRow> rows = argumentRows(work.subject());
        QCOMPARE(rows.size(), std::size_t(4));
        QCOMPARE(rows[0].name, std::string("first"));
        QCOMPARE(rows[0].type, std::string("Int"));
        QVERIFY(rows[0].defaultValue && *rows[0].defaultValue == json::Value(20));
        QVERIFY(!rows[0].isRequired && !rows[0].isText);
        QVERIFY(rows[2].isRequired && rows[2].isText);
        QVERIFY(rows[3].source == ArgumentSource::Context); // a context variable has its name
        QCOMPARE(rows[3].detail, std::string("PROJECT_ID"));
        QVERIFY(!rows[3].isPassed());
    }

    void pagesAskForThemselves()
    {
        Worked work = worked(kOrders);
        work.paged = {"first"};
        QVERIFY(work.row("first").source == ArgumentSource::Pages);
        setArgumentSource(work.draft, work.subject(), work.row("first"), ArgumentSource::Caller);
        QVERIFY(work.row("first").source == ArgumentSource::Caller);
        QVERIFY(work.argument("first").find("integer") != std::string::npos);
        setArgumentSource(work.draft, work.subject(), work.row("first"), ArgumentSource::Pages);
        QVERIFY(work.row("first").source == ArgumentSource::Pages);
    }

    void sayingMoreKeepsWhatClientsSee()
    {
        Worked work = worked(kOrders);
        setArgumentDescription(work.draft, work.subject(), work.row("text"), "Words to look for.");
        QCOMPARE(work.row("text").description, std::string("Words to look for."));
        QVERIFY(work.isRequired("text"));
        QVERIFY(!work.isRequired("first"));
        QVERIFY(work.argument("first").find("\"default\":20") != std::string::npos);
        QVERIFY(work.argument("status").find("OPEN") != std::string::npos);
        QCOMPARE(work.argument("projectId"), std::string("null")); // still from the context
        QVERIFY(work.row("projectId").source == ArgumentSource::Context);
        QVERIFY(work.parameters().find("\"null\"") == std::string::npos);
    }

    void comesFrom_data()
    {
        QTest::addColumn<ArgumentSource>("source");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("bindings");
        QTest::addColumn<bool>("isPassed");
        QTest::newRow("context") << ArgumentSource::Context << "words"
                                 << "{\"text\":{\"context\":\"words\"}}" << false;
        QTest::newRow("constant") << ArgumentSource::Constant << ""
                                  << "{\"text\":{\"constant\":\"\"}}" << false;
        QTest::newRow("mapping") << ArgumentSource::Mapping << "teams"
                                 << "{\"text\":{\"parameter\":\"text\",\"mapping\":\"teams\"}}" << true;
    }

    void comesFrom()
    {
        QFETCH(ArgumentSource, source);
        QFETCH(QString, detail);
        QFETCH(bool, isPassed);
        for (const bool hasSchema : {false, true}) {
            Worked work = worked(kOrders);
            if (hasSchema)
                setArgumentDescription(work.draft, work.subject(), work.row("text"), "Words.");
            const ToolDraft before = work.draft;
            setArgumentSource(work.draft, work.subject(), work.row("text"), source, detail.toStdString());
            QTEST(QString::fromStdString(work.bindings()), "bindings");
            QVERIFY(work.row("text").source == source);
            QCOMPARE(work.row("text").isPassed(), isPassed);
            QCOMPARE(work.argument("text") != "null", hasSchema && isPassed);
            QCOMPARE(work.isRequired("text"), hasSchema && isPassed);
            setArgumentSource(work.draft, work.subject(), work.row("text"), ArgumentSource::Caller);
            QCOMPARE(work.bindings(), std::string("{}"));
            QVERIFY(work.row("text").isRequired);
            QCOMPARE(work.argument("text") != "null", hasSchema);
        }
    }

    void aContextVariableIsOverriddenAndComesBack()
    {
        Worked work = worked(kOrders);
        setArgumentSource(work.draft, work.subject(), work.row("projectId"), ArgumentSource::Caller);
        QVERIFY(work.row("projectId").source == ArgumentSource::Caller);
        QVERIFY(work.argument("projectId") != "null"); // only then callers may override it
        setArgumentSource(work.draft, work.subject(), work.row("projectId"), ArgumentSource::Context,
                          "PROJECT_ID");
        QVERIFY(work.row("projectId").source == ArgumentSource::Context);
        QCOMPARE(work.bindings(), std::string("{}"));
        QCOMPARE(work.argument("projectId"), std::string("null"));
    }

    void aNewNameIsFollowedEverywhere()
    {
        Worked work = worked(kOrders);
        setArgumentDescription(work.draft, work.subject(), work.row("text"), "Words.");
        work.draft.edited().idempotency = workspace::Idempotency{true, {"text"}, std::chrono::seconds(5)};
        workspace::Example example;
        example.parameters = json::parse("{\"text\":\"lamp\"}").value;
        work.draft.tool.examples = {example};
        QVERIFY(renameArgument(work.draft, work.subject(), work.row("text"), "words_to_find"));
        QCOMPARE(work.bindings(), std::string("{\"text\":{\"parameter\":\"words_to_find\"}}"));
        QVERIFY(work.isRequired("words_to_find") && !work.isRequired("text"));
        QCOMPARE(work.row("text").name, std::string("words_to_find"));
        QCOMPARE(work.row("text").description, std::string("Words."));
        QCOMPARE(work.draft.edited().idempotency->keyParameters, std::vector<std::string>{"words_to_find"});
        QCOMPARE(json::write(work.draft.tool.examples[0].parameters),
                 std::string("{\"words_to_find\":\"lamp\"}"));
        QVERIFY(!renameArgument(work.draft, work.subject(), work.row("text"), "first")); // it is another's
        QVERIFY(renameArgument(work.draft, work.subject(), work.row("text"), "text"));
        QCOMPARE(work.bindings(), std::string("{}"));
    }

    void aDefaultCountsWhenTheCallerLeavesItOut()
    {
        Worked work = worked(kOrders);
        setArgumentDefault(work.draft, work.subject(), work.row("text"), json::Value("lamp"));
        QCOMPARE(
            work.bindings(),
            std::string("{\"text\":{\"parameter\":\"text\",\"transforms\":[\"default:\\\"lamp\\\"\"]}}"));
        QVERIFY(work.argument("text").find("\"default\":\"lamp\"") != std::string::npos);
        QVERIFY(!work.isRequired("text"));
        QVERIFY(work.row("text").source == ArgumentSource::Caller);
        setArgumentDefault(work.draft, work.subject(), work.row("text"), std::nullopt);
        QCOMPARE(work.bindings(), std::string("{}"));
        QVERIFY(!work.row("text").defaultValue);
        // What the operation does anyway needs no binding.
        setArgumentDefault(work.draft, work.subject(), work.row("first"), json::Value(20));
        QCOMPARE(work.bindings(), std::string("{}"));
    }

    void aDefaultOfAMappingIsALabel()
    {
        Worked work = worked(kOrders);
        setArgumentSource(work.draft, work.subject(), work.row("text"), ArgumentSource::Mapping, "teams");
        setArgumentDefault(work.draft, work.subject(), work.row("text"), json::Value("Platform"));
        QVERIFY(work.bindings().find("\"default:\\\"P1\\\"\"") != std::string::npos);
        QVERIFY(work.row("text").defaultValue == json::Value("Platform"));
    }

    void aTypeIsReplacedAndComesBack()
    {
        Worked work = worked(kOrders);
        setArgumentDescription(work.draft, work.subject(), work.row("text"), "Words.");
        const std::string before = work.argument("text");
        setArgumentSchema(work.draft, work.subject(), work.row("text"),
                          json::parse("{\"$ref\":\"tooltray:types/word\"}").value);
        QCOMPARE(work.argument("text"),
                 std::string("{\"$ref\":\"tooltray:types/word\",\"description\":\"Words.\"}"));
        setArgumentSchema(work.draft, work.subject(), work.row("text"), {});
        QVERIFY(json::parse(work.argument("text")).value == json::parse(before).value);
    }

    void aRequestHasArgumentsToo()
    {
        Worked work = request();
        const std::vector<ArgumentRow> rows = argumentRows(work.subject());
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].variable, std::string("project"));
        QCOMPARE(rows[1].id(), std::string("=state"));
        QVERIFY(renameArgument(work.draft, work.subject(), work.row("=state"), "condition"));
        bool isTaken = false;
        workspace::walkBindings(work.draft.edited(), [&](const workspace::Binding &binding) {
            const auto *source = std::get_if<workspace::ParameterSource>(&binding.source);
            isTaken = isTaken || (source && source->name == "condition");
        });
        QVERIFY(isTaken);
        setArgumentDefault(work.draft, work.subject(), work.row("=condition"), json::Value("open"));
        const auto &rest = std::get<workspace::RestRequest>(*work.draft.edited().operation);
        QCOMPARE(rest.query[0].binding.transforms.size(), std::size_t(1));
        QVERIFY(work.argument("condition").find("\"default\":\"open\"") != std::string::npos);
    }

    void aRequestTakesWhatItsPathLeavesOpen()
    {
        Worked work = request();
        QVERIFY(work.row("project").isRequired);
        QCOMPARE(json::write(work.row("project").schema), std::string("{\"type\":\"string\"}"));
        QCOMPARE(json::write(work.row("=state").schema), std::string("{\"type\":\"string\"}"));
        QVERIFY(!work.row("=state").isRequired);
        setArgumentDescription(work.draft, work.subject(), work.row("=state"), "Which.");
        QVERIFY(work.isRequired("project") && !work.isRequired("state"));
        QCOMPARE(work.argument("project"), std::string("{\"type\":\"string\"}"));
    }

    void argumentsComeAndGo()
    {
        Worked work = worked(kOrders);
        QCOMPARE(addArgument(work.draft, work.subject()), std::string("argument"));
        QCOMPARE(addArgument(work.draft, work.subject()), std::string("argument_2"));
        removeArgument(work.draft, work.subject(), work.row("=argument"));
        QCOMPARE(work.row("=argument_2").name, std::string("argument_2"));
        QVERIFY(!work.row("=argument").isPassed());
    }

    void anInheritedOperationIsOnlyCopiedWhereItChanges()
    {
        Worked work = request();
        const workspace::Version first = work.draft.version;
        const workspace::Version second{0, 2, 0};
        work.draft.tool.versions.emplace(second, workspace::ToolVersion());
        work.draft.version = second;
        setArgumentDescription(work.draft, work.subject(), work.row("=state"), "Which.");
        QVERIFY(!work.draft.edited().operation);
        QVERIFY(renameArgument(work.draft, work.subject(), work.row("=state"), "condition"));
        QVERIFY(work.draft.edited().operation);
        const auto &before = std::get<workspace::RestRequest>(*work.draft.tool.versions.at(first).operation);
        QVERIFY(before.query[0].binding == workspace::Binding{workspace::ParameterSource{"state"}});
    }
};

TOOLTRAY_TEST(ArgumentEditsTest)
#include "argumenteditstest.moc"
