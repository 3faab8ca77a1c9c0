// SPDX-License-Identifier: GPL-3.0-or-later
#include "packworkspace.h"
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/checks/rules.h"
#include "workspace/edits/apply.h"
#include "json/write.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Tool described(const std::string &name, const std::string &description)
{
    Tool tool = samples::plainTool(name);
    tool.versions.begin()->second.description = description;
    return tool;
}

Tool requesting(const std::string &name, RestRequest request)
{
    Tool tool = samples::plainTool(name);
    tool.versions.begin()->second.operation = std::move(request);
    return tool;
}

ToolVersion &versionIn(Tool &tool)
{
    return tool.versions.begin()->second;
}

// A composite tool with one step, which calls another tool.
Tool calling(const std::string &name, const std::string &other)
{
    Tool tool = samples::plainTool(name);
    tool.versions.begin()->second.operation = Sequence{{Step{"only", ToolInvocation{other}}}, {}};
    return tool;
}

Tool taking(const std::string &name, const std::string &type)
{
    Tool tool = samples::plainTool(name);
    json::Value parameters = json::Value::object({{"type", "object"}});
    json::Value &state =
        parameters.set("properties", json::Value::object()).set("state", json::Value::object());
    state.set("$ref", json::Value("tooltray:types/" + type));
    tool.versions.begin()->second.parameters = std::move(parameters);
    return tool;
}

CustomType type(const std::string &name, const std::string &schemaType)
{
    CustomType type;
    type.name = name;
    type.schema.set("type", json::Value(schemaType));
    return type;
}

CustomType typeOf(const std::string &name, const std::string &other)
{
    CustomType type;
    type.name = name;
    type.schema.set("$ref", json::Value("tooltray:types/" + other));
    return type;
}

Tool withAlias(Tool tool, const std::string &alias)
{
    tool.aliases = {alias};
    return tool;
}

Tool withEndpoint(Tool tool, const std::string &endpoint)
{
    tool.endpoint = endpoint;
    return tool;
}

Tool pinned(Tool tool)
{
    tool.pin = Pin{"2026-11-01T09:30:00Z", {}, {0, 1, 0}, tool.versions.begin()->second};
    return tool;
}

ImportPlan plan(const WorkspacePtr &workspace, std::vector<Object> pack,
                OnConflict onConflict = OnConflict::Skip)
{
    return planImport(*workspace, packOf(std::move(pack)), {.onConflict = onConflict});
}

std::string typeTaken(const WorkspacePtr &workspace, const std::string &tool)
{
    const auto *found = workspace->find<Tool>(tool);
    return found == nullptr
               ? std::string("no tool")
               : std::string(
                   found->versions.begin()->second.parameters["properties"]["state"]["$ref"].toString());
}

} // namespace

class ImportPackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newThingsAreCreated()
    {
        const ImportPlan made = plan(workspaceWith(), {taking("a", "t"), type("t", "string")});
        QCOMPARE(summary(made), std::string("created tool a, created type t"));
        const WorkspacePtr after = imported(*workspaceWith(), made);
        QVERIFY(*after->find<Tool>("a") == taking("a", "t"));
        QVERIFY(*after->find<CustomType>("t") == type("t", "string"));
    }

    void aPlanChangesNothingAndAnImportIsUndoneAtOnce()
    {
        const WorkspacePtr before = workspaceWith({described("b", "mine")});
        const ImportPlan made =
            plan(before, {described("a", "new"), described("b", "theirs")}, OnConflict::Replace);
        QVERIFY(before->find<Tool>("a") == nullptr);
        const auto applied = workspace::apply(*before, made.edit);
        VERIFY_RESULT(applied);
        const auto undone = revert(*applied->workspace, applied->changes, Origin::Person);
        VERIFY_RESULT(undone);
        QVERIFY(undone->workspace->find<Tool>("a") == nullptr);
        QVERIFY(*undone->workspace->find<Tool>("b") == described("b", "mine"));
    }

    void whatIsHereAlreadyIsNoConflict_data()
    {
        QTest::addColumn<int>("onConflict");
        QTest::newRow("skip") << int(OnConflict::Skip);
        QTest::newRow("rename") << int(OnConflict::Rename);
        QTest::newRow("replace") << int(OnConflict::Replace);
    }

    void whatIsHereAlreadyIsNoConflict()
    {
        QFETCH(const int, onConflict);
        const WorkspacePtr workspace = workspaceWith({pinned(taking("a", "t")), type("t", "string")});
        const ImportPlan made =
            plan(workspace, {taking("a", "t"), type("t", "string")}, static_cast<OnConflict>(onConflict));
        QCOMPARE(summary(made), std::string("skipped tool a, skipped type t"));
        QVERIFY(made.edit.steps.empty());
    }

    void skippingKeepsWhatIsHere()
    {
        const WorkspacePtr workspace = workspaceWith({type("t", "number")});
        const ImportPlan made = plan(workspace, {taking("a", "t"), type("t", "string")});
        QCOMPARE(summary(made), std::string("created tool a, skipped type t"));
        QVERIFY(*imported(*workspace, made)->find<CustomType>("t") == type("t", "number"));
    }

    void replacingTakesWhatThePackHas()
    {
        const WorkspacePtr workspace = workspaceWith({type("t", "number")});
        const ImportPlan made = plan(workspace, {taking("a", "t"), type("t", "string")}, OnConflict::Replace);
        QCOMPARE(summary(made), std::string("created tool a, replaced type t"));
        QVERIFY(*imported(*workspace, made)->find<CustomType>("t") == type("t", "string"));
    }

    void aReplacedToolKeepsItsApproval()
    {
        const WorkspacePtr workspace = workspaceWith({pinned(described("a", "approved"))});
        const Pack pack = packOf({described("a", "theirs")});
        const ImportPlan made =
            planImport(*workspace, pack, {.onConflict = OnConflict::Replace, .origin = Origin::Agent});
        QCOMPARE(summary(made), std::string("replaced tool a"));
        const WorkspacePtr after = imported(*workspace, made);
        QCOMPARE(after->find<Tool>("a")->versions.begin()->second.description, std::string("theirs"));
        QCOMPARE(after->find<Tool>("a")->pin->definition.description, std::string("approved"));
    }

    void aNewNameIsFollowedWithinThePack()
    {
        const WorkspacePtr workspace = workspaceWith({type("t", "number"), type("t_2", "null")});
        const ImportPlan made = plan(workspace, {taking("a", "t"), type("t", "string"), type("t_3", "array")},
                                     OnConflict::Rename);
        QCOMPARE(summary(made), std::string("created tool a, created type t_3, renamed type t to t_4"));
        const WorkspacePtr after = imported(*workspace, made);
        QCOMPARE(typeTaken(after, "a"), std::string("tooltray:types/t_4"));
        QVERIFY(*after->find<CustomType>("t") == type("t", "number"));
    }

    void whatNamesARenamedThingIsAnotherThingItself()
    {
        const WorkspacePtr workspace =
            workspaceWith({calling("outer", "a"), taking("a", "t"), type("t", "number")});
        const ImportPlan made = plan(
            workspace, {calling("outer", "a"), taking("a", "t"), type("t", "string")}, OnConflict::Rename);
        QCOMPARE(summary(made),
                 std::string("renamed tool a to a_2, renamed tool outer to outer_2, renamed type t to t_2"));
        const WorkspacePtr after = imported(*workspace, made);
        QCOMPARE(typeTaken(after, "a"), std::string("tooltray:types/t"));
        QCOMPARE(typeTaken(after, "a_2"), std::string("tooltray:types/t_2"));
        const auto &steps =
            std::get<Sequence>(*after->find<Tool>("outer_2")->versions.begin()->second.operation).steps;
        QCOMPARE(std::get<ToolInvocation>(steps.front().action).tool, std::string("a_2"));
    }

    void aNewNameIsNeverTooLong()
    {
        const std::string name(48, 'a');
        const WorkspacePtr workspace = workspaceWith({described(name, "mine")});
        const ImportPlan made = plan(workspace, {described(name, "theirs")}, OnConflict::Rename);
        QCOMPARE(made.renamed.front().to, std::string(46, 'a') + "_2");
        QVERIFY(imported(*workspace, made)->find<Tool>(made.renamed.front().to) != nullptr);
    }

    void aRenamedToolGetsNewAliases()
    {
        const WorkspacePtr workspace = workspaceWith({withAlias(described("a", "mine"), "x.a")});
        const ImportPlan made =
            plan(workspace, {withAlias(described("a", "theirs"), "x.a")}, OnConflict::Rename);
        QCOMPARE(summary(made), std::string("renamed tool a to a_2"));
        const WorkspacePtr after = imported(*workspace, made);
        QVERIFY((after->find<Tool>("a_2")->aliases == std::vector<std::string>{"x.a_2"}));
    }

    void endpointsCanHaveOtherNamesHere()
    {
        Endpoint first = samples::endpoint("first");
        Endpoint second = samples::endpoint("second");
        const WorkspacePtr workspace = workspaceWith({first, second});
        const Pack pack = packOf({withEndpoint(samples::plainTool("a"), "first"),
                                  withEndpoint(samples::plainTool("b"), "second")});
        const ImportPlan made =
            planImport(*workspace, pack, {.endpoints = {{"first", "second"}, {"second", "first"}}});
        const WorkspacePtr after = imported(*workspace, made);
        QCOMPARE(after->find<Tool>("a")->endpoint, std::string("second"));
        QCOMPARE(after->find<Tool>("b")->endpoint, std::string("first"));
    }

    void theEndpointCanComeAlongside()
    {
        const Pack pack = packOf({withEndpoint(samples::plainTool("a"), "gitlab")});
        QCOMPARE(summary(planImport(*workspaceWith(), pack)),
                 std::string("problem: The tool \"a\" needs an endpoint that is not available. The workspace "
                             "has no endpoint yet. Add one in the window or in config.yaml."));
        const Pack two = packOf({withEndpoint(samples::plainTool("a"), "gitlab"),
                                 withEndpoint(samples::plainTool("b"), "gitlab"), taking("c", "missing")});
        QCOMPARE(planImport(*workspaceWith(), two).problems.size(), std::size_t{2});
        const ImportPlan made = planImport(*workspaceWith(), pack, {.alongside = {samples::endpoint()}});
        QCOMPARE(summary(made), std::string("created tool a"));
        QVERIFY(imported(*workspaceWith(), made)->find<Endpoint>("gitlab") != nullptr);
    }

    void aHostilePackIsToldAndLeavesEverythingAsItIs_data()
    {
        addColumns<QByteArray, int>("says", "index");
        int index = 0;
        for (const auto &[name, says] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"built-in name", "\"invoke_command\" is the name of a built-in tool."},
                 {"name of an alias", "\"alias\" is an alias of the tool \"here\"."},
                 {"alias of a built-in tool", "The alias \"invoke_command\" is the name of a built-in tool."},
                 {"alias of another tool", "The alias \"alias\" belongs to the tool \"here\"."},
                 {"alias that is a tool", "The alias \"here\" is the name of a tool."},
                 {"alias twice", "its alias \"x.y\" counts as the same as a name of \"a\""},
                 {"alias of a tool of the pack", "its alias \"b\" counts as the same as a name of \"b\""},
                 {"type but for case", "The type \"t\" already exists, and \"T\" counts as the same name."},
                 {"types but for case", "its name \"u\" counts as the same as a name of \"U\""},
                 {"missing type", "names the type \"missing\", which is neither in the pack nor here."},
                 {"missing tool", "names the tool \"missing\", which is neither in the pack nor here."},
                 {"tools in a circle", "The tools \"a\" and \"b\" refer to each other in a cycle"},
                 {"tool that calls itself", "The tool \"a\" refers to itself"},
                 {"types in a circle", "The types \"u\" and \"v\" refer to each other in a cycle"},
                 {"circle through what is here", "The tools \"waits\" and \"here\""},
                 {"name that is none", "The tool name \"A B\" must start"},
                 {"definition that is none", "cannot be stored"},
                 {"type that is a bare map", "The type \"u\" cannot be imported. It has no \"properties\""},
                 {"type that is no schema", "The type \"u\" cannot be imported. At /type: "},
                 {"type without values", "The type \"u\" cannot be imported. At /enum: "},
                 {"mapping without entries", "The mapping \"m\" cannot be imported. At /entries: "}})
            QTest::newRow(name) << QByteArray(says) << index++;
    }

    void aHostilePackIsToldAndLeavesEverythingAsItIs()
    {
        QFETCH(const QByteArray, says);
        QFETCH(const int, index);
        Tool broken = samples::plainTool("a");
        broken.active = {9, 9, 9};
        const std::vector<std::vector<Object>> packs{
            {samples::plainTool("invoke_command")},
            {samples::plainTool("alias")},
            {withAlias(samples::plainTool("a"), "invoke_command")},
            {withAlias(samples::plainTool("a"), "alias")},
            {withAlias(samples::plainTool("a"), "here")},
            {withAlias(samples::plainTool("a"), "x.y"), withAlias(samples::plainTool("b"), "x.y")},
            {withAlias(samples::plainTool("a"), "b"), samples::plainTool("b")},
            {type("T", "string")},
            {type("U", "string"), type("u", "string")},
            {taking("a", "missing")},
            {calling("a", "missing")},
            {calling("a", "b"), calling("b", "a")},
            {calling("a", "a")},
            {typeOf("u", "v"), typeOf("v", "u")},
            {calling("waits", "here")},
            {samples::plainTool("A B")},
            {broken},
            {CustomType{
                "u", {}, {}, json::Value::object({{"a", json::Value::object({{"type", "string"}})}})}},
            {type("u", "strin")},
            {CustomType{"u", {}, {}, json::Value::object({{"enum", json::Value::array()}})}},
            {Mapping{"m", {}, {}}},
        };
        const WorkspacePtr workspace = workspaceWith(
            {withAlias(calling("here", "waits"), "alias"), samples::plainTool("waits"), type("t", "string")});
        const OnConflict mode =
            QByteArray(QTest::currentDataTag()).startsWith("circle") ? OnConflict::Replace : OnConflict::Skip;
        const ImportPlan made = plan(workspace, packs[static_cast<std::size_t>(index)], mode);
        QCOMPARE(made.problems.size(), std::size_t{1});
        QVERIFY2(made.problems.front().find(says.toStdString()) != std::string::npos,
                 made.problems.front().c_str());
        QVERIFY(made.edit.steps.empty() && made.created.empty() && made.replaced.empty());
    }

    void allProblemsAreTold()
    {
        const ImportPlan made = plan(workspaceWith(), {samples::plainTool("invoke_command"),
                                                       taking("a", "missing"), calling("b", "gone")});
        QCOMPARE(made.problems.size(), std::size_t{3});
    }

    void renamingGetsAroundNamesThatAreTaken()
    {
        const WorkspacePtr workspace =
            workspaceWith({withAlias(samples::plainTool("here"), "alias"), type("t", "string")});
        const ImportPlan made = plan(workspace,
                                     {described("invoke_command", "x"), described("alias", "x"),
                                      withAlias(described("a", "x"), "here"), type("T", "number")},
                                     OnConflict::Rename);
        QCOMPARE(summary(made),
                 std::string("renamed tool a to a_2, renamed tool alias to alias_2, renamed tool "
                             "invoke_command to invoke_command_2, renamed type T to T_2"));
        QVERIFY(
            (imported(*workspace, made)->find<Tool>("a_2")->aliases == std::vector<std::string>{"here_2"}));
    }

    void whatTheConfigurationDefinesIsNotReplaced()
    {
        const auto configured =
            workspace::apply(*workspaceWith(),
                             {"Config", Origin::Config, {PutObject{type("t", "string"), {}, Layer::Config}}});
        VERIFY_RESULT(configured);
        const ImportPlan made = plan(configured->workspace, {type("t", "number")}, OnConflict::Replace);
        QCOMPARE(made.problems.size(), std::size_t{1});
        QVERIFY(made.problems.front().find("configuration file") != std::string::npos);
    }

    // A pack of ten times the size takes ten times as long, not a hundred times.
    void aBigPackIsNoTrap()
    {
        const auto typesOf = [](int count) {
            std::vector<Object> types;
            for (int i = 0; i < count; ++i)
                types.emplace_back(type("t" + std::to_string(i), "string"));
            return types;
        };
        const auto timeOf = [&](int count) {
            const WorkspacePtr workspace = workspaceWith(typesOf(count));
            Pack pack = packOf(typesOf(count));
            for (auto &[key, object] : pack.objects)
                std::get<CustomType>(object).description = "theirs";
            QElapsedTimer timer;
            timer.start();
            const ImportPlan made = planImport(*workspace, pack, {.onConflict = OnConflict::Rename});
            const qint64 elapsed = timer.nsecsElapsed();
            return made.renamed.size() == pack.objects.size() ? elapsed : -1;
        };
        const qint64 small = std::max({timeOf(400), timeOf(400), timeOf(400)});
        const qint64 big = std::min(timeOf(4'000), timeOf(4'000));
        QVERIFY(small > 0 && big > 0);
        QVERIFY2(big < 40 * small, std::to_string(double(big) / double(small)).c_str());
    }

    void agentsAreAnsweredInJson()
    {
        const WorkspacePtr workspace = workspaceWith({type("t", "number"), type("s", "number")});
        const ImportPlan made =
            plan(workspace, {taking("a", "t"), type("t", "string"), type("s", "number")}, OnConflict::Rename);
        QCOMPARE(json::write(encode(made)),
                 std::string(R"({"created":[{"kind":"tool","name":"a"}],"replaced":[],)"
                             R"("renamed":[{"kind":"type","name":"t","to":"t_2"}],)"
                             R"("skipped":[{"kind":"type","name":"s"}],"problems":[]})"));
    }

    void aChainOfCallsHasItsEnd_data()
    {
        addColumns<int, bool>("tools", "isRefused");
        QTest::newRow("as long as may be") << 8 << false;
        QTest::newRow("one longer") << 9 << true;
        QTest::newRow("much longer") << 200 << true;
    }
    void aChainOfCallsHasItsEnd()
    {
        QFETCH(int, tools);
        QFETCH(bool, isRefused);
        std::vector<Object> objects;
        for (int i = 0; i + 1 < tools; ++i)
            objects.push_back(calling("t" + std::to_string(i), "t" + std::to_string(i + 1)));
        objects.push_back(samples::plainTool("t" + std::to_string(tools - 1)));
        const ImportPlan plan = planImport(*emptyWithEndpoint(), packOf(std::move(objects)));
        QCOMPARE(plan.problems.size(), std::size_t(isRefused ? 1 : 0));
        if (isRefused)
            QVERIFY2(plan.problems.front().ends_with("At most 8 tools can do so."),
                     plan.problems.front().c_str());
    }

    void aChainThatHereMakesTooLongIsRefused()
    {
        std::vector<Object> objects;
        for (int i = 0; i < 7; ++i)
            objects.push_back(calling("t" + std::to_string(i), "t" + std::to_string(i + 1)));
        objects.push_back(samples::plainTool("t7"));
        const auto plan = planImport(*emptyWithEndpoint(), packOf(std::move(objects)));
        const auto workspace = imported(*emptyWithEndpoint(), plan);
        ImportOptions replacing;
        replacing.onConflict = OnConflict::Replace;
        const ImportPlan deeper =
            planImport(*workspace, packOf({calling("t7", "t8"), samples::plainTool("t8")}), replacing);
        QCOMPARE(deeper.problems.size(), std::size_t(1));
    }

    void aPackDoesNotSayThatARequestOnlyReads_data()
    {
        QTest::addColumn<Origin>("origin");
        QTest::newRow("an agent's") << Origin::Agent;
        QTest::newRow("a person's") << Origin::Person;
    }
    void aPackDoesNotSayThatARequestOnlyReads()
    {
        QFETCH(Origin, origin);
        Tool searching = requesting("find_them", {RestRequest::Method::Post, "/search"});
        versionIn(searching).annotations.readOnly = true;
        Tool reading = requesting("get_them", {RestRequest::Method::Get, "/them"});
        versionIn(reading).annotations.readOnly = true;
        ImportOptions options;
        options.origin = origin;
        const auto before = emptyWithEndpoint();
        const ImportPlan plan = planImport(*before, packOf({searching, reading}), options);
        QCOMPARE(plan.warnings.size(), std::size_t(1));
        const auto after = imported(*before, plan);
        Tool stored = *after->find<Tool>("find_them");
        QVERIFY(!versionIn(stored).annotations.readOnly);
        stored = *after->find<Tool>("get_them");
        QCOMPARE(versionIn(stored).annotations.readOnly, std::optional(true));
    }

    // What a person said stays with the request that they said it of.
    void anAgentKeepsAPersonsWordForTheSameRequestOnly_data()
    {
        addColumns<std::string, bool>("path", "stays");
        QTest::newRow("the same") << std::string("/search") << true;
        QTest::newRow("another") << std::string("/delete") << false;
    }
    void anAgentKeepsAPersonsWordForTheSameRequestOnly()
    {
        QFETCH(std::string, path);
        QFETCH(bool, stays);
        Tool tool = requesting("find_them", {RestRequest::Method::Post, "/search"});
        versionIn(tool).annotations.readOnly = true;
        versionIn(tool).behaviour.allowMultipleMutations = true;
        const auto before =
            apply(*emptyWithEndpoint(), {"Save", Origin::Person, {PutObject{tool}}}).value().workspace;
        QCOMPARE(before->find<Tool>("find_them")->versions.begin()->second.annotations.readOnly,
                 std::optional(true));
        versionIn(tool).description = "Something else.";
        versionIn(tool).operation = RestRequest{RestRequest::Method::Post, path};
        const auto after = apply(*before, {"Save", Origin::Agent, {PutObject{tool}}}).value().workspace;
        const ToolVersion &stored = after->find<Tool>("find_them")->versions.begin()->second;
        QCOMPARE(stored.description, std::string("Something else."));
        QCOMPARE(stored.annotations.readOnly == true, stays);
        QCOMPARE(stored.behaviour.allowMultipleMutations, stays);
    }

    void aToolOfAPackIsWarnedOfAsASavedOneIs()
    {
        const Tool tool = samples::plainTool("find_them");
        const auto before = emptyWithEndpoint();
        ImportOptions options;
        const Schemas none;
        options.schemas = &none;
        const ImportPlan plan = planImport(*before, packOf({tool}), options);
        QVERIFY2(plan.problems.empty(), plan.problems.empty() ? "" : plan.problems.front().c_str());
        const auto after = imported(*before, plan);
        std::size_t lintWarnings = 0;
        for (const LintFinding &finding : lint(*after, none, tool))
            lintWarnings += finding.severity == LintSeverity::Advice ? 0 : 1;
        QCOMPARE(plan.warnings.size(), lintWarnings + 1);
        QVERIFY2(plan.warnings.back().find("not validated") != std::string::npos,
                 plan.warnings.back().c_str());
    }

    void anAgentCannotAllowSeveralMutations()
    {
        Tool tool = calling("do_two", "other");
        versionIn(tool).behaviour.allowMultipleMutations = true;
        ImportOptions options;
        options.origin = Origin::Agent;
        const auto before = emptyWithEndpoint();
        const ImportPlan plan = planImport(*before, packOf({tool, samples::plainTool("other")}), options);
        QCOMPARE(plan.warnings.size(), std::size_t(1));
        QVERIFY2(plan.warnings.front().find("Only a person") != std::string::npos,
                 plan.warnings.front().c_str());
        Tool stored = *imported(*before, plan)->find<Tool>("do_two");
        QVERIFY(!versionIn(stored).behaviour.allowMultipleMutations);
        options.origin = Origin::Person;
        stored = *imported(*before, planImport(*before, packOf({tool, samples::plainTool("other")}), options))
                      ->find<Tool>("do_two");
        QVERIFY(versionIn(stored).behaviour.allowMultipleMutations);
    }

    void whatNeedsAnObjectThatCouldNotBeReadIsNotJudged()
    {
        ImportOptions options;
        options.unread = {{ObjectKind::Type, "t"}, {ObjectKind::Tool, "u"}};
        const ImportPlan plan = planImport(
            *emptyWithEndpoint(),
            packOf({taking("a", "t"), calling("b", "a"), calling("c", "u"), taking("d", "missing")}),
            options);
        QCOMPARE(summary(plan),
                 std::string("problem: The tool \"d\" names the type \"missing\", which is neither in the "
                             "pack nor here."));
        const ImportPlan rest = planImport(*emptyWithEndpoint(), packOf({samples::plainTool("e")}), options);
        QVERIFY(rest.problems.empty());
        QVERIFY(rest.edit.steps.empty());
    }

    void noToolReplacesAHeaderOfItsEndpoint()
    {
        Endpoint endpoint = *emptyWithEndpoint()->find<Endpoint>("gitlab");
        endpoint.headers = {{"X-Tenant", "acme"}};
        const auto workspace =
            apply(*emptyWithEndpoint(), {"Set", Origin::Person, {PutObject{endpoint}}}).value().workspace;
        RestRequest request{RestRequest::Method::Get, "/x"};
        request.headers = {{"x-tenant", Binding{ConstantSource{json::Value("other")}}}};
        const ImportPlan plan = planImport(*workspace, packOf({requesting("sneak", request)}));
        QCOMPARE(plan.problems.size(), std::size_t(1));
        QVERIFY2(plan.problems.front().find("sets the header \"x-tenant\"") != std::string::npos,
                 plan.problems.front().c_str());
    }
};

TOOLTRAY_TEST(ImportPackTest)

#include "importpacktest.moc"
