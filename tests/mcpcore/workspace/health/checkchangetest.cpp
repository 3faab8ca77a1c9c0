// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkchange.h"
#include "ailing.h"
#include "support/testcase.h"
#include "workspace/checks/health.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Schemas trackerSchemas()
{
    return {{"main", schemaFrom(trackerSdl())}};
}

WorkspacePtr changed(const WorkspacePtr &workspace, std::vector<EditStep> steps)
{
    return workspace::apply(*workspace, {{}, Origin::Person, std::move(steps)}).value().workspace;
}

CustomType stateOf(const char *schema)
{
    CustomType type;
    type.name = "state";
    type.schema = json::parse(schema).value;
    return type;
}

// "tool: code place; ..." of each.
std::string shownFindings(const ToolFindings &findings)
{
    std::string text;
    for (const ToolFinding &finding : findings) {
        for (const ToolProblem &problem : finding.problems)
            text.append(text.empty() ? "" : "; ")
                .append(finding.tool)
                .append(": ")
                .append(problem.code)
                .append(" ")
                .append(problem.place);
    }
    return text;
}

// Has tools that use the type, through another type as well, the mapping and the tool "project".
WorkspacePtr usedWorkspace()
{
    CustomType outer;
    outer.name = "outer";
    outer.schema = json::Value::object({{"$ref", "tooltray:types/state"}});
    const auto taking = [](const char *name, const char *reference) {
        return PutObject{toolFrom(
            name, std::string("{\"operation\": {\"document\": \"query($s: State) { project(path: 1) { "
                              "issues(state: $s) { nodes { id } } } }\"}, \"parameters\": {\"properties\": "
                              "{\"s\": {\"$ref\": \"tooltray:")
                      + reference + "\"}}}}")};
    };
    Mapping mapping{"states", {}, {{"Open", "OPEN"}}};
    return changed(smallWorkspace(),
                   {PutObject{stateOf("{\"type\": \"string\", \"enum\": [\"OPEN\"]}")}, PutObject{outer},
                    PutObject{mapping}, taking("typed", "types/state"), taking("typed_twice", "types/outer"),
                    taking("mapped", "mappings/states"),
                    PutObject{toolFrom("calling", "{\"operation\": {\"steps\": [{\"name\": \"a\", "
                                                  "\"operation\": {\"tool\": \"project\"}, \"bindings\": "
                                                  "{\"path\": {\"constant\": \"1\"}}}]}}")}});
}

} // namespace

class CheckChangeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAChangeBreaksIsListed_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("broken");
        int index = 0;
        for (const auto &[name, broken] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"nothing", ""},
                 {"a type of another kind", "typed: parameter_unfit /parameters/properties/s; "
                                            "typed_twice: parameter_unfit /parameters/properties/s"},
                 {"a type with a value too many",
                  "typed: parameter_value_unfit /parameters/properties/s/enum/1; "
                  "typed_twice: parameter_value_unfit /parameters/properties/s/enum/1"},
                 {"a mapping that sends something else", "mapped: mapping_unfit /parameters/properties/s"},
                 {"a called tool that requires more",
                  "calling: call_parameter_missing /operation/steps/0/bindings; "
                  "calling: call_parameter_unknown /operation/steps/0/bindings/path"},
                 {"a called tool and who calls it", ""},
                 {"another description", ""}})
            QTest::newRow(name) << index++ << QByteArray(broken);
    }

    void whatAChangeBreaksIsListed()
    {
        QFETCH(const int, index);
        QFETCH(const QByteArray, broken);
        const char *other =
            "{\"operation\": {\"document\": \"query($id: ID!) { project(path: $id) { id } }\"}}";
        const char *caller = "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"tool\": "
                             "\"project\"}, \"bindings\": {\"id\": {\"constant\": \"1\"}}}]}}";
        Tool described = *smallWorkspace()->find<Tool>("project");
        described.versions.begin()->second.description = "Described.";
        const std::vector<std::vector<EditStep>> changes{
            {},
            {PutObject{stateOf("{\"type\": \"integer\"}")}},
            {PutObject{stateOf("{\"enum\": [\"OPEN\", \"ALL\"]}")}},
            {PutObject{Mapping{"states", {}, {{"Open", "open"}}}}},
            {PutObject{toolFrom("project", other)}},
            {PutObject{toolFrom("project", other)}, PutObject{toolFrom("calling", caller)}},
            {PutObject{described}},
        };
        const WorkspacePtr before = usedWorkspace();
        const WorkspacePtr after = changed(before, changes[static_cast<std::size_t>(index)]);
        const ChangeCheck check = checkChange(*before, *after, trackerSchemas());
        QCOMPARE(shownFindings(check.broken), broken.toStdString());
        QCOMPARE(shownFindings(check.refused), std::string());
        // The health of the tools says the same afterwards.
        const Health then = Health::check(before, trackerSchemas(), {});
        const Health now = Health::check(after, trackerSchemas(), then);
        QCOMPARE(now.broken().empty(), check.broken.empty());
    }

    void whatCannotWorkOrMustNotBeSavedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *version, const char *expected) {
            QTest::newRow(name) << QByteArray(version) << QByteArray(expected);
        };
        row("a good one", "{\"operation\": {\"document\": \"{ me { id } }\"}}", "");
        row("a field that is not there", "{\"operation\": {\"document\": \"{ me { nam } }\"}}",
            "new: operation_invalid /operation/document");
        row("a bare map of properties",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"p\": {\"type\": \"string\"}}}",
            "new: parameters_bare /parameters");
        row("a default that does not fit",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"p\": {\"type\": \"string\", \"default\": 7}}}}",
            "new: parameters_invalid /parameters/properties/p/default");
        row("a default that fits",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"p\": {\"type\": \"string\", \"default\": \"a\"}}, "
            "\"required\": [\"p\"]}}",
            "");
        row("parameters that may be anything",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"type\": \"object\"}}",
            "");
        row("a required variable that nothing fills",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"properties\": {}}}",
            "new: variable_unfilled /operation/document");
        row("a required variable that the context fills",
            "{\"operation\": {\"document\": \"query($workspace: ID!) { project(path: $workspace) { id } "
            "}\"}, \"parameters\": {\"properties\": {}}}",
            "");
        row("a step whose variable nothing fills",
            "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"document\": \"query($p: ID!) "
            "{ project(path: $p) { id } }\"}}]}, \"parameters\": {\"properties\": {}}}",
            "new: variable_unfilled /operation/steps/0/operation/document");
        row("a constant credential",
            "{\"operation\": {\"path\": \"/x\", \"headers\": {\"Authorization\": {\"constant\": \"Bearer "
            "a\"}}}}",
            "new: secret_in_tool /operation/headers/Authorization");
        row("a constant credential in a step",
            "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"path\": \"/x\", \"headers\": "
            "{\"X-Api-Key\": {\"constant\": \"k\"}}}}]}}",
            "new: secret_in_tool /operation/steps/0/operation/headers/X-Api-Key");
        row("a constant credential in the query",
            "{\"operation\": {\"path\": \"/x\", \"query\": {\"api_key\": {\"constant\": \"k\"}}}}",
            "new: secret_in_tool /operation/query/api_key");
        row("a constant credential by another name",
            "{\"operation\": {\"path\": \"/x\", \"query\": {\"access_key\": {\"constant\": \"k\"}}}}",
            "new: secret_in_tool /operation/query/access_key");
        row("a constant in the query that is none",
            "{\"operation\": {\"path\": \"/x\", \"query\": {\"per_page\": {\"constant\": \"20\"}, "
            "\"max_tokens\": "
            "{\"constant\": 100}}}}",
            "");
        row("a header that is no credential",
            "{\"operation\": {\"path\": \"/x\", \"headers\": {\"Accept\": {\"constant\": "
            "\"text/plain\"}}}}",
            "");
    }

    void whatCannotWorkOrMustNotBeSavedIsRefused()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const QByteArray, expected);
        const WorkspacePtr before = smallWorkspace();
        const WorkspacePtr after = changed(before, {PutObject{toolFrom("new", version.toStdString())}});
        const ChangeCheck check = checkChange(*before, *after, trackerSchemas());
        QCOMPARE(shownFindings(check.refused), expected.toStdString());
        QVERIFY(check.broken.empty());
    }

    // What was wrong before, and stays as it was, is not what the change brings.
    void onlyTheVersionThatChangesIsRefused()
    {
        Tool tool = toolFrom("two", "{\"operation\": {\"document\": \"{ me { nam } }\"}}");
        ToolVersion good;
        good.operation = GraphqlOperation{"{ me { id } }"};
        tool.versions.emplace(Version{0, 2, 0}, good);
        const WorkspacePtr before = changed(smallWorkspace(), {PutObject{tool}});
        tool.versions[Version{0, 2, 0}].description = "Says who I am.";
        const ChangeCheck check = checkChange(*before, *changed(before, {PutObject{tool}}), trackerSchemas());
        QVERIFY(check == ChangeCheck());
    }

    void aSecondEndpointBreaksWhatNamesNone()
    {
        Tool tool = toolFrom("unsaid", "{\"operation\": {\"document\": \"{ me { id } }\"}}");
        tool.endpoint.clear();
        const WorkspacePtr before = changed(smallWorkspace(), {PutObject{tool}});
        Endpoint second;
        second.name = "second";
        second.url = "https://second.example.com/graphql";
        const ChangeCheck check =
            checkChange(*before, *changed(before, {PutObject{second}}), trackerSchemas());
        QCOMPARE(shownFindings(check.broken), std::string("unsaid: endpoint_unknown /endpoint"));
        QCOMPARE(toolNames(check.broken), std::string("the tool \"unsaid\""));
    }

    void aProblemIsToldWithItsPlace()
    {
        QCOMPARE(withPlace({"a", "/operation/document", json::Position{2, 8}, "It is wrong."}),
                 std::string("At /operation/document, line 2, column 8: It is wrong."));
        QCOMPARE(withPlace({"a", "/endpoint", std::nullopt, "It is gone."}),
                 std::string("At /endpoint: It is gone."));
    }
};

TOOLTRAY_TEST(CheckChangeTest)

#include "checkchangetest.moc"
