// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "workspace/codec/toolcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;
using workspace::PutObject;

namespace {

constexpr const char *kProjects = "query ($first: Int) { projects(first: $first) { nodes { key } } }";

workspace::Tool toolRunning(const std::string &name, const std::string &document)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "demo";
    tool.active = *workspace::Version::parse("1.0.0");
    workspace::ToolVersion version;
    version.description = "Lists projects.";
    version.operation = workspace::GraphqlOperation{document};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

workspace::Edit saving(workspace::Object object)
{
    workspace::Edit edit{"Save", workspace::Origin::Person, {}};
    edit.steps.push_back(PutObject{std::move(object)});
    return edit;
}

} // namespace

// The clients of a real engine with the sample API.
class EngineClientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
    }
    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
    }

    void theWorkspaceIsThereBeforeAnythingIsServed()
    {
        QVERIFY(!m_engine->workspaceClient().state().isOpen);
        QCOMPARE(await(m_engine->workspaceClient().undo()).error().code, std::string("workspace_closed"));
        VERIFY_RESULT(await(m_engine->open()));
        QVERIFY(m_engine->workspaceClient().state().isOpen);
        QCOMPARE(m_engine->serverStatus().state, ServerStatus::State::Stopped);
    }

    void anEditIsSeenByTheTimeItIsAnswered()
    {
        VERIFY_RESULT(await(m_engine->open()));
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("blue");
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(variable))));
        const WorkspaceState &state = m_engine->workspaceClient().state();
        QVERIFY(state.workspace->find<workspace::ContextVariable>("team") != nullptr);
        QCOMPARE(state.history.done().size(), std::size_t(1));
        VERIFY_RESULT(await(m_engine->workspaceClient().undo()));
        QVERIFY(m_engine->workspaceClient().state().workspace->find<workspace::ContextVariable>("team")
                == nullptr);
        VERIFY_RESULT(await(m_engine->workspaceClient().redo()));
        QVERIFY(m_engine->workspaceClient().state().workspace->find<workspace::ContextVariable>("team")
                != nullptr);
    }

    void oneCanGoBackToAMomentBefore()
    {
        VERIFY_RESULT(await(m_engine->open()));
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("blue");
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(variable))));
        variable.value = json::Value("red");
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(variable))));
        const auto moments = await(m_engine->workspaceClient().moments());
        VERIFY_RESULT(moments);
        QVERIFY(!moments->empty());
        VERIFY_RESULT(await(m_engine->workspaceClient().goBack(moments->front().id)));
        QTRY_COMPARE(
            m_engine->workspaceClient().state().workspace->find<workspace::ContextVariable>("team")->value,
            json::Value("blue"));
    }

    void aMomentThatIsKeptCanBeGoneBackTo()
    {
        QCOMPARE(await(m_engine->workspaceClient().keepMoment("By hand")).error().code,
                 std::string("workspace_closed"));
        VERIFY_RESULT(await(m_engine->open()));
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("blue");
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(variable))));
        VERIFY_RESULT(await(m_engine->workspaceClient().keepMoment("By hand")));
        variable.value = json::Value("red");
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(variable))));
        const auto moments = await(m_engine->workspaceClient().moments());
        VERIFY_RESULT(moments);
        const auto kept = std::ranges::find(*moments, "By hand", &SavedMoment::label);
        QVERIFY(kept != moments->end());
        VERIFY_RESULT(await(m_engine->workspaceClient().goBack(kept->id)));
        QTRY_COMPARE(
            m_engine->workspaceClient().state().workspace->find<workspace::ContextVariable>("team")->value,
            json::Value("blue"));
    }

    void whatAMomentBringsBackNeedsConsentAnew()
    {
        m_folder->write(
            "workspaces/default/workspace.json",
            R"({"format":1,"endpoints":{"shared":{"url":"http:\/\/127.0.0.1:9/graphql","credential":"c"}},)"
            R"("credentials":{"c":{"source":"environment","variable":"HOME"}}})");
        VERIFY_RESULT(await(m_engine->open()));
        const auto pending = [this] { return m_engine->consents().pending().size(); };
        QTRY_COMPARE(pending(), std::size_t(1)); // the secret
        workspace::Endpoint own;
        own.name = "own";
        own.url = "http://127.0.0.1:9/graphql";
        own.mutations = workspace::MutationPolicy::Allow;
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(own))));
        QCOMPARE(pending(), std::size_t(1)); // the control: a person entered it
        VERIFY_RESULT(await(m_engine->workspaceClient().keepMoment("By hand")));
        own.mutations = workspace::MutationPolicy::Ask;
        workspace::Edit edit = saving(own);
        edit.steps.push_back(workspace::RemoveObject{{workspace::ObjectKind::Endpoint, "shared"}});
        edit.steps.push_back(workspace::RemoveObject{{workspace::ObjectKind::Credential, "c"}});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(std::move(edit))));
        QTRY_COMPARE(pending(), std::size_t(0));
        const auto moments = await(m_engine->workspaceClient().moments());
        const auto kept = std::ranges::find(*moments, "By hand", &SavedMoment::label);
        QVERIFY(kept != moments->end());
        VERIFY_RESULT(await(m_engine->workspaceClient().goBack(kept->id)));
        QTRY_COMPARE(pending(), std::size_t(2)); // and that mutations pass unasked
    }

    // As what agents change is; a person may go on with what nobody calls.
    void whatIsSavedIsValidatedWithAllThatItTouches()
    {
        using Breaking = WorkspaceClient::Breaking;
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        WorkspaceClient &engineClient = m_engine->workspaceClient();
        workspace::Tool caller = toolRunning("caller", kProjects);
        caller.versions.begin()->second =
            json::decode<workspace::ToolVersion>(json::parse(R"({"operation": {"steps": [{"name": "a",
                "operation": {"tool": "callee"}, "bindings": {"first": {"constant": 1}}}]}})")
                                                     .value)
                .value;
        workspace::Edit both = saving(toolRunning("callee", kProjects));
        both.steps.push_back(PutObject{caller});
        VERIFY_RESULT(await(engineClient.save(both)));

        const workspace::Edit other = saving(toolRunning("callee", "{ projects { nodes { key } } }"));
        const auto refused = await(engineClient.save(other));
        COMPARE_ERROR(refused, ErrorKind::Conflict, "would_break");
        QVERIFY2(refused.error().message.starts_with("The change breaks the tool \"caller\". caller: At "),
                 refused.error().message.c_str());
        QVERIFY(*engineClient.state().workspace->find<workspace::Tool>("callee")
                == toolRunning("callee", kProjects));
        VERIFY_RESULT(await(engineClient.save(other, Breaking::Allow)));

        workspace::Tool wrong = toolRunning("wrong", "{ nothing }");
        const auto invalid = await(engineClient.save(saving(wrong), Breaking::Allow));
        COMPARE_ERROR(invalid, ErrorKind::Invalid, "definition_invalid");
        QVERIFY2(
            invalid.error().message.starts_with("The version 1.0.0 of the tool \"wrong\" cannot be saved. At "
                                                "/operation/document, line 1, column 3: "),
            invalid.error().message.c_str());
        wrong.enabled = false;
        VERIFY_RESULT(await(engineClient.save(saving(wrong))));
    }

    void schemasAndHealthAreTold()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        QCOMPARE(m_engine->workspaceClient().state().schemas.at("demo").source, std::string("introspection"));
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(toolRunning("broken", "{ nothing }")))));
        QTRY_VERIFY(m_engine->workspaceClient().state().health->of("broken") != nullptr
                    && m_engine->workspaceClient().state().health->of("broken")->state()
                           == workspace::HealthState::Broken);
        VERIFY_RESULT(await(m_engine->workspaceClient().refreshSchema("demo")));
        QVERIFY(!await(m_engine->workspaceClient().refreshSchema("elsewhere")));
    }

    void aFileThatCannotBeReadIsAProblem()
    {
        std::filesystem::create_directories(*m_folder / "workspaces/default/tools");
        std::ofstream(*m_folder / "workspaces/default/tools/wrong.json") << "{\n  \"name\": \n}";
        VERIFY_RESULT(await(m_engine->open()));
        QTRY_COMPARE(m_engine->workspaceClient().state().problems.size(), std::size_t(1));
    }

    void aFileThatCannotBeReadIsToldWithItsPlaceWhereThereIsNoWindow()
    {
        std::filesystem::create_directories(*m_folder / "workspaces/default/tools");
        std::ofstream(*m_folder / "workspaces/default/tools/wrong.json") << "{\n  \"name\": \n}";
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral(
                                 "In the workspace default: tools/wrong\\.json, line 3, column 1: ")));
        VERIFY_RESULT(await(m_engine->open()));
        const auto listed = await(m_engine->calls().run({.what = SavedTrial{"list_saved_tools"}}));
        VERIFY_RESULT(listed);
        const json::Value &file = listed->structured["unreadable_files"][0];
        QCOMPARE(file["file"].toString(), std::string_view("tools/wrong.json"));
        QCOMPARE(file["line"].toInt64(), std::optional<std::int64_t>(3));
    }

    void whatKeepsAChangeFromBeingSavedIsForTheLog()
    {
        std::filesystem::create_directories(*m_folder / "workspaces/default/.lock");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be saved: .*\\.lock")));
        VERIFY_RESULT(await(m_engine->open()));
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("could not be saved: .*\\.lock")));
        const auto refused = await(m_engine->calls().run(
            {.what = SavedTrial{"create_graphql_type"},
             .arguments = json::parse(R"({"type_name":"kind","type_definition":{"type":"string"}})").value}));
        VERIFY_RESULT(refused);
        QVERIFY(refused->isError);
        const std::string text = refused->text + json::write(refused->structured);
        QVERIFY2(text.find("This workspace cannot be changed now") != std::string::npos, text.c_str());
        QVERIFY2(text.find(".lock") == std::string::npos, text.c_str());
        QVERIFY2(text.find(m_folder->path().string()) == std::string::npos, text.c_str());
    }

    void anEndpointCanBeTriedBeforeItIsSaved()
    {
        serveDemo();
        workspace::Endpoint endpoint;
        endpoint.name = "new";
        endpoint.url = m_engine->serverStatus().demoUrl;
        const auto probe = await(m_engine->workspaceClient().probe(endpoint));
        VERIFY_RESULT(probe);
        QCOMPARE(probe->status, 200);
        QVERIFY(probe->schema != nullptr);
        QVERIFY(probe->latency.count() > 0);
        QVERIFY(m_engine->workspaceClient().state().workspace->find<workspace::Endpoint>("new") == nullptr);

        endpoint.url = m_engine->serverStatus().url; // which wants a token
        const auto refused = await(m_engine->workspaceClient().probe(endpoint));
        VERIFY_RESULT(refused);
        QCOMPARE(refused->status, 401);
        QVERIFY(refused->schemes.starts_with("Bearer"));
        QVERIFY(refused->schemaProblem.has_value());

        endpoint.url = "http://127.0.0.1:1/graphql";
        QVERIFY(!await(m_engine->workspaceClient().probe(endpoint)));
    }

    void aDraftOutlivesTheProcess()
    {
        VERIFY_RESULT(await(m_engine->workspaceClient().writeDraft("tool/x", "half a word")));
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
        const auto left = await(m_engine->workspaceClient().recoveredDrafts());
        VERIFY_RESULT(left);
        QCOMPARE(left->size(), std::size_t(1));
        QCOMPARE(left->front().content, std::string("half a word"));
        VERIFY_RESULT(await(m_engine->workspaceClient().removeLeft(left->front())));
        QVERIFY(await(m_engine->workspaceClient().recoveredDrafts())->empty());
    }

    void aToolIsTriedBeforeItIsSavedAndTheLogHasIt()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        QSignalSpy news(&m_engine->log(), &LogClient::entriesChanged);
        Trial trial{.what = DraftTrial{toolRunning("draft", kProjects)}};
        trial.arguments = json::parse(R"({"first": 1})").value;
        const auto tested = await(m_engine->calls().run(trial));
        VERIFY_RESULT(tested);
        QVERIFY2(!tested->isError, tested->text.c_str());
        QCOMPARE(tested->trace["mode"].toString(), std::string_view("TEST MODE"));
        QCOMPARE(json::write(tested->trace["request"]["status"]), std::string("200"));
        QVERIFY(tested->structured["projects"]["nodes"].isArray());
        QTRY_VERIFY(!news.isEmpty());
        const auto entry = await(m_engine->log().find(tested->entry));
        VERIFY_RESULT(entry);
        QVERIFY((*entry)->isTest);
        QCOMPARE((*entry)->origin, journal::EntryOrigin::Window);
        QCOMPARE((*entry)->exchanges.size(), std::size_t(1));

        trial.mode = Trial::Mode::Preview;
        const auto preview = await(m_engine->calls().run(trial));
        VERIFY_RESULT(preview);
        const auto dry = await(m_engine->log().find(preview->entry));
        VERIFY_RESULT(dry);
        QVERIFY((*dry)->exchanges.empty() && (*dry)->isPreview && !(*entry)->isPreview);
        QVERIFY(journal::replayFrom(**dry)->isPreview); // or a replay would send it

        trial.arguments = json::parse(R"({"first": "one"})").value;
        const auto wrong = await(m_engine->calls().run(trial));
        VERIFY_RESULT(wrong);
        QVERIFY(wrong->isError);
        QVERIFY2(wrong->text.find("first") != std::string::npos, wrong->text.c_str());
    }

    void anArchiveThatCannotBeWrittenIsTold()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        QVERIFY(!m_engine->log().archive().problem);
        std::filesystem::remove_all(*m_folder / "workspaces/default/journal");
        m_folder->write("workspaces/default/journal", "in the way of the folder");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be written")));
        VERIFY_RESULT(await(m_engine->calls().run({.what = OperationTrial{"demo", "{ viewer { login } }"}})));
        QTRY_VERIFY(m_engine->log().archive().problem);
        QCOMPARE(m_engine->log().archive().problem->code, std::string("not_a_folder"));
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("are not in the log's archive")));
        m_engine.reset(); // says what is lost
    }

    void whatIsSaidOfAnAnswerIsToldApartFromIt()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        workspace::Tool tool = toolRunning("draft", kProjects);
        tool.versions.at(tool.active).result.maxItems = 1;
        const auto cut = await(m_engine->calls().run({.what = DraftTrial{tool}}));
        VERIFY_RESULT(cut);
        QVERIFY2(cut->note.starts_with("This is cut: 1 of "), cut->text.c_str());
        QVERIFY(!json::parse(cut->text));
        const json::Parsed data = json::parse(cut->data());
        QVERIFY2(data, cut->text.c_str());
        QCOMPARE(data.value["projects"]["nodes"].size(), std::size_t(1));
        QCOMPARE(std::string(cut->data()) + "\n\n" + cut->note.text(), cut->text);

        tool.versions.at(tool.active).result.maxItems.reset();
        const auto whole = await(m_engine->calls().run({.what = DraftTrial{tool}}));
        VERIFY_RESULT(whole);
        QVERIFY(whole->note.empty());
        QCOMPARE(whole->data(), std::string_view(whole->text));
    }

    void callsOfSavedToolsOfOursAndOfOperationsAreCalls()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(toolRunning("projects", kProjects)))));
        const auto saved =
            await(m_engine->calls().run({.what = SavedTrial{"projects"}, .mode = Trial::Mode::Call}));
        VERIFY_RESULT(saved);
        QVERIFY2(!saved->isError, saved->text.c_str());
        QVERIFY(saved->trace.isNull());
        const auto ours =
            await(m_engine->calls().run({.what = SavedTrial{"list_saved_tools"}, .mode = Trial::Mode::Call}));
        VERIFY_RESULT(ours);
        QVERIFY2(ours->text.find("projects") != std::string::npos, ours->text.c_str());
        const auto again = await(m_engine->calls().run(
            {.what = SavedTrial{"list_saved_tools"}, .mode = Trial::Mode::Call, .replayOf = ours->entry}));
        VERIFY_RESULT(again);
        const auto logged = await(m_engine->log().find(again->entry));
        VERIFY_RESULT(logged);
        QVERIFY(*logged && (*logged)->replayOf == std::optional(ours->entry));
        const auto operation =
            await(m_engine->calls().run({.what = OperationTrial{"demo", "{ viewer { login } }"}}));
        VERIFY_RESULT(operation);
        QVERIFY2(!operation->isError, operation->text.c_str());
        QCOMPARE(await(m_engine->calls().run({.what = SavedTrial{"gone"}})).error().code,
                 std::string("tool_missing"));
        QTRY_COMPARE(m_engine->log().figures().calls, std::uint64_t(3));
        QCOMPARE(await(m_engine->log().entries())->size(), std::size_t(4));
    }

    void aCallCanBeCancelled()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        CancellationSource source;
        Trial trial{.what = OperationTrial{"demo", "{ wait(milliseconds: 60000) }"}};
        trial.cancellation = source.token();
        const auto running = m_engine->calls().run(trial);
        QTRY_COMPARE(await(m_engine->log().entries())->size(), std::size_t(1));
        source.cancel();
        const auto answer = await(running);
        QVERIFY(!answer || answer->isError);
    }

    void mutationsWaitAtTheWindowWhileItIsOpen()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        workspace::Endpoint asking;
        asking.name = "asking";
        asking.url = m_engine->serverStatus().demoUrl;
        asking.mutations = workspace::MutationPolicy::Ask;
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(asking))));
        QTRY_VERIFY(m_engine->workspaceClient().state().schemas.contains("asking")
                    && m_engine->workspaceClient().state().schemas.at("asking").schema);
        m_engine->approvals().open();
        for (const auto decision : {ApprovalDecision::Once, ApprovalDecision::Deny}) {
            const auto running = m_engine->calls().run(
                {.what = OperationTrial{"asking", "mutation { resetData { __typename } }"}});
            QTRY_COMPARE(m_engine->approvals().cards().size(), std::size_t(1));
            const ApprovalCard card = m_engine->approvals().cards().front();
            QVERIFY(card.document.find("resetData") != std::string::npos);
            QVERIFY(card.isOwn);
            QVERIFY(*await(m_engine->approvals().decide(card.id, decision)));
            const auto answer = await(running);
            VERIFY_RESULT(answer);
            QCOMPARE(answer->isError, decision == ApprovalDecision::Deny);
            QTRY_VERIFY(m_engine->approvals().cards().empty());
            QVERIFY(!*await(m_engine->approvals().decide(card.id, decision)));
        }
    }

    void aToolIsShownAsClientsSeeIt()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo() != nullptr);
        const auto preview = await(m_engine->calls().preview(toolRunning("draft", kProjects)));
        VERIFY_RESULT(preview);
        QCOMPARE(preview->tool["name"].toString(), std::string_view("draft"));
        const json::Value &first = preview->tool["inputSchema"]["properties"]["first"];
        QCOMPARE(first["type"], json::Value("integer"));
        const json::Value &asked = preview->form["properties"]["first"];
        QCOMPARE(asked["minimum"].toInt64(), std::optional<std::int64_t>(-2147483648));
        QCOMPARE(asked["maximum"].toInt64(), std::optional<std::int64_t>(2147483647));
        workspace::Tool steps = toolRunning("steps", kProjects);
        steps.versions.begin()->second.operation = workspace::Sequence{
            {{.name = "projects", .action = workspace::GraphqlOperation{kProjects}, .endpoint = "demo"}}};
        const auto ofSteps = await(m_engine->calls().preview(steps));
        VERIFY_RESULT(ofSteps);
        QVERIFY(!ofSteps->tool["inputSchema"]["properties"]["first"].contains("minimum"));
        const json::Value &ofStep = ofSteps->form["properties"]["first"];
        QCOMPARE(ofStep["minimum"], asked["minimum"]);
        QCOMPARE(ofStep["maximum"], asked["maximum"]);
        QCOMPARE(preview->bytes, json::write(preview->tool).size());
        const auto before = await(m_engine->calls().listingSize());
        VERIFY_RESULT(before);
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(toolRunning("projects", kProjects)))));
        const auto after = await(m_engine->calls().listingSize());
        VERIFY_RESULT(after);
        QCOMPARE(after->tools, before->tools + 1);
        QVERIFY(after->bytes > before->bytes);
    }

    void aToolIsMeasuredAsTheListHasIt()
    {
        serveDemo();
        QTRY_VERIFY(schemaOfDemo());
        workspace::Tool described = toolRunning("described", kProjects);
        described.title = "Projects";
        described.versions.begin()->second.description = "Lists \"all\" projects.\nOne page.";
        workspace::Tool large = toolRunning("large", kProjects); // in the list only in outline
        json::Value properties = json::Value::object();
        for (int i = 0; i < 200; ++i)
            properties.set("parameter" + std::to_string(i),
                           json::Value::object({{"type", "string"}, {"description", "What it is about."}}));
        large.versions.begin()->second.parameters =
            json::Value::object({{"type", "object"}, {"properties", properties}});
        for (const workspace::Tool &tool : {toolRunning("plain", kProjects), described, large}) {
            const auto before = await(m_engine->calls().listingSize());
            VERIFY_RESULT(before);
            const auto &state = m_engine->workspaceClient().state();
            const std::size_t told = listedBytes(*state.workspace, tool, schemaOfDemo());
            const auto preview = await(m_engine->calls().preview(tool));
            VERIFY_RESULT(preview);
            QCOMPARE(told, preview->bytes + 1); // the comma
            VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(tool))));
            const auto after = await(m_engine->calls().listingSize());
            VERIFY_RESULT(after);
            QCOMPARE(after->bytes - before->bytes, told);
        }
    }

    void aPreviewTellsWhatFollowsFromTheOperation()
    {
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Tool tool = toolRunning(
            "listing", "query ($first: Int, $after: String) { projects(first: $first, after: $after) "
                       "{ nodes { key } pageInfo { hasNextPage endCursor } } }");
        workspace::ToolVersion &version = tool.versions.begin()->second;
        const auto plain = await(m_engine->calls().preview(tool));
        VERIFY_RESULT(plain);
        QVERIFY(plain->paged.empty());
        QCOMPARE(plain->inherited.readOnly, std::optional(true));
        QCOMPARE(plain->inherited.destructive, std::optional(false));

        version.pagination.emplace();
        version.annotations.readOnly = false; // and a tool that writes may destroy
        const auto said = await(m_engine->calls().preview(tool));
        VERIFY_RESULT(said);
        QCOMPARE(said->paged, (std::vector<std::string>{"first", "after"}));
        QCOMPARE(said->inherited.readOnly, std::optional(true));
        QCOMPARE(said->inherited.destructive, std::optional(true));
    }

    void aSecretIsKeptShownAndForgotten()
    {
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Credential credential;
        credential.name = "key";
        credential.source = workspace::Credential::Source::Memory;
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(credential))));
        QVERIFY(!await(m_engine->secrets().check("key")));
        QCOMPARE(await(m_engine->secrets().hasSecret("key")).valueOr(true), false);
        VERIFY_RESULT(await(m_engine->secrets().keep("key", std::string("hush-hush-hush"))));
        QCOMPARE(await(m_engine->secrets().hasSecret("key")).valueOr(false), true);
        VERIFY_RESULT(await(m_engine->secrets().check("key")));
        QCOMPARE(await(m_engine->secrets().reveal("key")).value(), std::string("hush-hush-hush"));
        VERIFY_RESULT(await(m_engine->secrets().remove("key")));
        QVERIFY(!await(m_engine->secrets().reveal("key")));
        QVERIFY(!await(m_engine->secrets().keep("nobody", std::string("x"))));
    }

    void aRequestIsCopiedWithItsSecretsForWhoWasAsked()
    {
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Credential credential;
        credential.name = "key";
        credential.source = workspace::Credential::Source::Memory;
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(credential))));
        VERIFY_RESULT(await(m_engine->secrets().keep("key", std::string("hush-it's-hush"))));
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.url = "https://shop.example/graphql";
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(endpoint))));
        journal::Exchange sent;
        sent.endpoint = "shop";
        sent.method = "POST";
        sent.url = endpoint.url;
        sent.requestHeaders = {
            {"Content-Type", "application/json"}, {"authorization", "***"}, {"X-Session-Token", "***"}};
        sent.request = journal::Body::of("{}");
        QCOMPARE(await(m_engine->secrets().curlCommand(sent)).error().code,
                 std::string("credential_missing"));
        endpoint.credential = "key";
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(saving(endpoint))));
        const auto command = await(m_engine->secrets().curlCommand(sent));
        VERIFY_RESULT(command);
        QVERIFY2(command->find("-H 'Authorization: Bearer hush-it'\\''s-hush'") != std::string::npos,
                 command->c_str());
        // What the credential did not add stays out.
        QVERIFY2(command->find("\"$X_SESSION_TOKEN\"") != std::string::npos, command->c_str());
    }

private:
    void serveDemo() { VERIFY_RESULT(await(m_engine->startServer({.port = 0, .hasDemo = true}))); }
    graphql::SchemaPointer schemaOfDemo() const
    {
        const auto &schemas = m_engine->workspaceClient().state().schemas;
        const auto found = schemas.find("demo");
        return found == schemas.end() ? nullptr : found->second.schema;
    }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(EngineClientsTest)
#include "engineclientstest.moc"
