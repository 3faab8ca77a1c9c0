// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "versionrows.h"
#include "workspace/edits/apply.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

WorkspacePtr workspaceWithTwo()
{
    Endpoint second;
    second.name = "second";
    second.url = "https://second.example.com/graphql";
    return apply(*smallWorkspace(), {{}, Origin::Person, {PutObject{second}}}).value().workspace;
}

} // namespace

class CheckVersionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatCannotWork_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("expected"); // code and place of each, joined by "; "
        for (const VersionRow &row : versionRows())
            QTest::newRow(row.name) << QByteArray(row.version) << QByteArray(row.expected);
    }

    void findsWhatCannotWork()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const QByteArray, expected);
        const Tool tool = toolFrom("tool", version.toStdString());
        const VersionCheck check =
            checkVersion(*smallWorkspace(), {{"main", schemaFrom(trackerSdl())}}, tool, tool.active);
        std::string found;
        for (const ToolProblem &problem : check.problems) {
            found.append(found.empty() ? "" : "; ").append(problem.code).append(" ").append(problem.place);
            if (problem.position)
                found.append(" ")
                    .append(std::to_string(problem.position->line))
                    .append(":")
                    .append(std::to_string(problem.position->column));
            QVERIFY(problem.message.size() > 10);
        }
        QCOMPARE(found, expected.toStdString());
        QVERIFY(check.missingSchemas.empty());
    }

    void withoutASchemaOnlyTheTextIsJudged()
    {
        const Tool good = toolFrom("a", "{\"operation\": {\"document\": \"{ anything { at all } }\"}}");
        const VersionCheck check = checkVersion(*smallWorkspace(), {}, good, good.active);
        QVERIFY(check.problems.empty());
        QCOMPARE(check.missingSchemas, std::vector<std::string>{"main"});
        const Tool bad = toolFrom("a", "{\"operation\": {\"document\": \"{ anything {\"}}");
        QCOMPARE(checkVersion(*smallWorkspace(), {}, bad, bad.active).problems.size(), std::size_t{1});
    }

    void aToolWithoutAnEndpointMeansTheOnlyOne()
    {
        Tool tool = toolFrom("a", "{\"operation\": {\"document\": \"{ me { id } }\"}}");
        tool.endpoint.clear();
        QCOMPARE(endpointOf(*smallWorkspace(), tool), std::string("main"));
        QCOMPARE(endpointOf(*Workspace::create({}), tool), std::string());
    }

    void whatHasNowhereToSendToCannotWork_data()
    {
        const TestRows<QByteArray> row{"operation"};
        row("GraphQL", R"({"document": "{ me { id } }"})");
        row("REST", R"({"path": "/me"})");
        row("steps", R"({"steps": [
                {"name": "a", "operation": {"document": "{ me { id } }"}},
                {"name": "b", "operation": {"document": "{ me { id } }"}}]})");
    }

    void whatHasNowhereToSendToCannotWork()
    {
        QFETCH(const QByteArray, operation);
        Tool tool = toolFrom("a", "{\"operation\": " + operation.toStdString() + "}");
        const auto problemsIn = [&tool](const WorkspacePtr &workspace) {
            std::string found;
            for (const ToolProblem &problem : checkVersion(*workspace, {}, tool, tool.active).problems)
                found += problem.code + ' ' + problem.place + ';';
            return found;
        };
        QCOMPARE(problemsIn(smallWorkspace()), std::string());
        QCOMPARE(problemsIn(Workspace::create({})), std::string("no_endpoint /endpoint;"));
        tool.endpoint = "gone";
        QCOMPARE(problemsIn(smallWorkspace()), std::string("endpoint_unknown /endpoint;"));
        tool.endpoint.clear();
        QCOMPARE(problemsIn(smallWorkspace()), std::string());
        QCOMPARE(problemsIn(workspaceWithTwo()), std::string("endpoint_unknown /endpoint;"));
    }

    void aDisabledEndpointIsNotUnknown()
    {
        Tool tool = toolFrom("a", R"({"operation": {"document": "{ me { id } }"}})");
        tool.endpoint = "shop";
        const WorkspacePtr workspace = smallWorkspace()->withDisabledEndpoints({{"shop", "SHOP_URL"}});
        const VersionCheck check = checkVersion(*workspace, {}, tool, tool.active);
        QVERIFY(check.lacksEndpoint);
        QCOMPARE(check.problems.size(), std::size_t{1});
        QCOMPARE(check.problems.front().code, std::string("endpoint_left_out"));
        QCOMPARE(check.problems.front().message,
                 std::string("The endpoint \"shop\" needs the environment variable SHOP_URL, which is not "
                             "set. Set SHOP_URL and start Tooltray again, or give it a default in "
                             "config.yaml."));
        tool.endpoint = "mian";
        QCOMPARE(checkVersion(*workspace, {}, tool, tool.active).problems.front().message,
                 std::string("There is no endpoint \"mian\". Did you mean \"main\"?"));
    }

    void aStepNamesItsOwnEndpoint()
    {
        const Tool tool = toolFrom("a", R"({"operation": {"steps": [
            {"name": "a", "endpoint": "gone", "operation": {"document": "{ me { id } }"}}]}})");
        const VersionCheck check = checkVersion(*smallWorkspace(), {}, tool, tool.active);
        QCOMPARE(check.problems.size(), std::size_t{1});
        QCOMPARE(check.problems.front().place, std::string("/operation/steps/0/endpoint"));
    }

    void aConstantPicksTheCaseThatIsCalled_data()
    {
        const TestRows<QByteArray, QByteArray> row{"bindings", "expected"};
        row("a case with what it takes", R"({"what": {"constant": "one"}, "id": {"constant": 7}})", "");
        row("no case", R"({"what": {"constant": "two"}})",
            "call_parameter_unfit /operation/steps/0/bindings/what;");
        row("a case with what it never takes", R"({"what": {"constant": "one"}, "id": {"constant": "x"}})",
            "call_parameter_unfit /operation/steps/0/bindings/id;");
        row("any case", R"({"what": {"parameter": "what"}, "id": {"constant": "x"}})", "");
    }

    void aConstantPicksTheCaseThatIsCalled()
    {
        QFETCH(const QByteArray, bindings);
        QFETCH(const QByteArray, expected);
        const Tool cases = toolFrom("cases", R"({"operation": {"parameter": "what", "cases": {"one": {
            "operation": {"path": "/a/{id}"}, "parameters": {"properties": {"id": {"type": "integer"}}}}}}})");
        const WorkspacePtr workspace =
            apply(*smallWorkspace(), {{}, Origin::Person, {PutObject{cases}}}).value().workspace;
        const Tool tool =
            toolFrom("a", R"({"operation": {"steps": [{"name": "s", "operation": {"tool": "cases"},
            "bindings": )" + bindings.toStdString()
                              + "}]}}");
        std::string found;
        for (const ToolProblem &problem : checkVersion(*workspace, {}, tool, tool.active).problems)
            found += problem.code + ' ' + problem.place + ';';
        QCOMPARE(found, expected.toStdString());
    }

    void aStepPassesWhatTheCalledToolInfers_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray> row{"called", "bindings", "expected"};
        const char *missing = "call_parameter_missing /operation/steps/0/bindings;";
        const char *unknown = "call_parameter_unknown /operation/steps/0/bindings/idd;";
        const char *both = "call_parameter_missing /operation/steps/0/bindings;"
                           "call_parameter_unknown /operation/steps/0/bindings/idd;";
        const char *unfit = "call_parameter_unfit /operation/steps/0/bindings/id;";
        const char *right = R"({"id": {"constant": "7"}})";
        const char *wrong = R"({"idd": {"constant": "7"}})";
        const char *request = R"({"path": "/x/{id}"})";
        row("what a path leaves open", request, right, "");
        row("another name than that in the path", request, wrong, both);
        row("nothing for the path", request, "{}", missing);
        row("a constant that no path takes", request, R"({"id": {"constant": []}})", unfit);
        row("a path that the context fills", R"({"path": "/x/{workspace}"})", "{}", "");
        row("a name that a request lacks", R"({"path": "/x"})", wrong, unknown);
        const char *steps =
            R"({"steps": [{"name": "a", "operation": {"document": "query($id: ID!) { project(path: $id) { id } }"}}]})";
        row("what a step of the tool takes", steps, right, "");
        row("another name than that in a step", steps, wrong, both);
        row("a constant that no step takes", steps, R"({"id": {"constant": true}})", unfit);
        row("what the path of a step leaves open",
            R"({"steps": [{"name": "a", "operation": {"path": "/x/{id}"}}]})", "{}", missing);
        row("what a step takes that may be skipped",
            R"({"steps": [{"name": "a", "operation": {"path": "/x/{id}"}, "when": {"exists": {"parameter": "p"}}}]})",
            "{}", "");
        row("how many of a list", steps, R"({"id": {"constant": "7"}, "max_items": {"constant": 5}})", "");
        row("how many of what is no list", request,
            R"({"id": {"constant": "7"}, "max_items": {"constant": 5}})",
            "call_parameter_unknown /operation/steps/0/bindings/max_items;");
        const char *cases =
            R"({"parameter": "do", "cases": {"a": {"operation": {"path": "/x/{id}"}}, "b": {"operation": {"path": "/y"}}}})";
        row("what the case that is picked needs", cases, R"({"do": {"constant": "a"}})", missing);
        row("a case that needs nothing", cases, R"({"do": {"constant": "b"}})", "");
        const char *handing =
            R"({"steps": [{"name": "a", "operation": {"tool": "project"}, "bindings": {"path": {"parameter": "p"}}}]})";
        row("a number that is handed on as an ID", handing, R"({"p": {"constant": 7}})", "");
        row("what is handed on and no ID", handing, R"({"p": {"constant": true}})",
            "call_parameter_unfit /operation/steps/0/bindings/p;");
        row("what no case takes", cases, R"({"do": {"parameter": "do"}, "idd": {"constant": "7"}})", unknown);
    }

    void aStepPassesWhatTheCalledToolInfers()
    {
        QFETCH(const QByteArray, called);
        QFETCH(const QByteArray, bindings);
        QFETCH(const QByteArray, expected);
        const Tool inferring = toolFrom("inferring", "{\"operation\": " + called.toStdString() + "}");
        const WorkspacePtr workspace =
            apply(*smallWorkspace(), {{}, Origin::Person, {PutObject{inferring}}}).value().workspace;
        const Tool tool =
            toolFrom("a", R"({"operation": {"steps": [{"name": "s", "operation": {"tool": "inferring"},
            "bindings": )" + bindings.toStdString()
                              + "}]}}");
        const VersionCheck check =
            checkVersion(*workspace, {{"main", schemaFrom(trackerSdl())}}, tool, tool.active);
        std::string found;
        for (const ToolProblem &problem : check.problems)
            found += problem.code + ' ' + problem.place + ';';
        QCOMPARE(found, expected.toStdString());
    }

    // The configuration file may remove one that tools use.
    void aBindingNamesAMappingThatIsThere()
    {
        const Tool tool =
            toolFrom("a", R"({"operation": {"path": "/x", "query": {"sort": {"parameter": "sort",
            "mapping": "gone"}}}, "parameters": {"properties": {"sort": {"type": "string"}}}})");
        const ToolProblems problems = checkVersion(*smallWorkspace(), {}, tool, tool.active).problems;
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().code + ' ' + problems.front().place,
                 std::string("mapping_missing /operation/query/sort"));
    }

    void whatABindingMakesIsNamedByItsKind()
    {
        const Tool tool = toolFrom("a", R"({"operation": {"document":
            "query($p: ID!, $n: Int) { project(path: $p) { issues(first: $n) { nodes { id } } } }"},
            "bindings": {"p": {"object": {"id": {"constant": "x"}}}, "n": {"list": [{"constant": 1}]}}})");
        const ToolProblems problems =
            checkVersion(*smallWorkspace(), {{"main", schemaFrom(trackerSdl())}}, tool, tool.active).problems;
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].message,
                 std::string("The binding creates an object, which \"$p\" of the type ID does not accept."));
        QCOMPARE(problems[1].message,
                 std::string("The binding creates a list, which \"$n\" of the type Int does not accept."));
    }

    // Also where none of them is declared.
    void timeGrowsWithTheNamesThatAreRequired()
    {
        const double measured = test::growth(2'000, [](std::size_t size) {
            json::Value names = json::Value::array();
            for (std::size_t i = 0; i < size; ++i)
                names.append(json::Value("name" + std::to_string(i)));
            Tool tool = toolFrom("a", R"({"operation": {"document": "{ me { id } }"}, "parameters": {}})");
            tool.versions[tool.active].parameters = json::Value::object(
                {{"properties", json::Value::object({{"a", json::Value::object()}})}, {"required", names}});
            return [workspace = smallWorkspace(), tool] {
                QCOMPARE(checkVersion(*workspace, {}, tool, tool.active).problems.size(), kMaxProblems);
            };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    // Thousands of problems help nobody, and telling each would take its time.
    void ofManyUnfitValuesTheFirstAreTold()
    {
        Mapping mapping{"many", {}, {}};
        std::string listed;
        for (int i = 0; i < 1'020; ++i) {
            mapping.entries.push_back({std::to_string(i), json::Value(i)});
            listed.append(i == 0 ? "" : ",").append(std::to_string(i));
        }
        const WorkspacePtr workspace =
            apply(*smallWorkspace(), {{}, Origin::Person, {PutObject{mapping}}}).value().workspace;
        const Tool tool = toolFrom("a", R"({"operation": {"document":
            "query($s: State, $t: State) { project(path: 1) { a: issues(state: $s) { nodes { id } } b: issues(state: $t) { nodes { id } } } }"},
            "parameters": {"properties": {"s": {"$ref": "tooltray:mappings/many"}, "t": {"enum": ["OPEN",)"
                                            + listed + "]}}}}");
        const ToolProblems problems =
            checkVersion(*workspace, {{"main", schemaFrom(trackerSdl())}}, tool, tool.active).problems;
        QCOMPARE(problems.size(), std::size_t{42});
        QCOMPARE(problems[20].message,
                 std::string("The mapping \"many\" sends 1,000 more values that the variable "
                             "\"$s\" never accepts."));
        QCOMPARE(problems[41].message,
                 std::string("The parameter \"t\" lists 1,000 more values that the variable "
                             "\"$t\" never accepts."));
        QCOMPARE(problems[41].code, std::string("parameter_value_unfit"));
    }

    void anOperationFromTheVersionBeforeIsChecked()
    {
        Tool tool = toolFrom("a", "{\"operation\": {\"document\": \"{ you { id } }\"}}");
        ToolVersion later;
        later.description = "Only described anew";
        tool.versions.emplace(Version{0, 2, 0}, later);
        const VersionCheck check =
            checkVersion(*smallWorkspace(), {{"main", schemaFrom(trackerSdl())}}, tool, {0, 2, 0});
        QCOMPARE(check.problems.size(), std::size_t{1});
    }
};

TOOLTRAY_TEST(CheckVersionTest)

#include "checkversiontest.moc"
