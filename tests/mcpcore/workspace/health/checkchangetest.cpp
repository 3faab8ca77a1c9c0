// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkchange.h"
#include "ailing.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "workspace/checks/checkdefinition.h"
#include "workspace/checks/health.h"
#include "workspace/edits/apply.h"
#include "workspace/snapshot/parameters.h"
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

// What is said of the tools that read a member of the tool "other" which it does not return any more.
constexpr const char *kReadersOfOther = "deciding: step_path_unknown /operation/steps/1/when/equals/0; "
                                        "deciding: rule_path_unknown /errors/0/null_at; "
                                        "reading: step_path_unknown /operation/result";

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

// Has tools that use the type, through another type as well, the mapping, and the tools "project", "other" and
// "request".
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
                                                  "{\"path\": {\"constant\": \"1\"}}}]}}")},
                    PutObject{toolFrom("request", R"({"operation": {"path": "/x/{id}"}})")},
                    PutObject{toolFrom("requesting", R"({"operation": {"steps": [{"name": "a", "operation":
                        {"tool": "request"}, "bindings": {"id": {"constant": "5"}}}]}})")},
                    PutObject{toolFrom("deciding", R"({"operation": {"steps": [{"name": "a", "operation":
                        {"tool": "other"}}, {"name": "b", "operation": {"path": "/b"}, "when": {"equals":
                        [{"step": "a", "path": "/me/id"}, {"constant": "5"}]}}]}, "errors": [{"step": "a",
                        "null_at": "/me/id"}]})")},
                    PutObject{toolFrom("reading", "{\"operation\": {\"steps\": [{\"name\": \"a\", "
                                                  "\"operation\": {\"tool\": \"other\"}}], \"result\": "
                                                  "{\"step\": \"a\", \"path\": \"/me/id\"}}}")}});
}

} // namespace

class CheckChangeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAChangeBreaksIsListed_data()
    {
        addColumns<int, QByteArray>("index", "broken");
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
                 {"a called tool that takes something else",
                  "calling: call_parameter_unfit /operation/steps/0/bindings/path"},
                 {"a called tool that selects something else", kReadersOfOther},
                 {"a called tool that returns a part", kReadersOfOther},
                 {"a called tool that renames what is read", kReadersOfOther},
                 {"a called tool that drops what is read", kReadersOfOther},
                 {"a called tool that drops and renames what is not read", ""},
                 {"a called tool that renames something to what is read", ""},
                 {"a called request that drops what is read", kReadersOfOther},
                 {"a called request with another place in its path",
                  "requesting: call_parameter_missing /operation/steps/0/bindings; "
                  "requesting: call_parameter_unknown /operation/steps/0/bindings/id"},
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
        const char *typed =
            "{\"operation\": {\"document\": \"query($path: ID!) { project(path: $path) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"path\": {\"type\": \"integer\"}}}}";
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
            {PutObject{toolFrom("project", typed)}},
            {PutObject{toolFrom("other", "{\"operation\": {\"document\": \"{ me { name } }\"}}")}},
            {PutObject{toolFrom(
                "other", R"({"operation": {"document": "{ me { id } }"}, "result": {"path": "/me/id"}})")}},
            {PutObject{toolFrom(
                "other",
                R"({"operation": {"document": "{ me { id } }"}, "result": {"rename": {"id": "key", "/key": "a"}}})")}},
            {PutObject{toolFrom(
                "other",
                R"({"operation": {"document": "{ me { id } }"}, "result": {"drop": ["/\u002a/id"]}})")}},
            {PutObject{toolFrom(
                "other",
                R"({"operation": {"document": "{ me { id name } project(path: 1) { id } }"}, "result": {"drop": ["/project/id", "/0/id", "name"], "rename": {"/id": "key"}}})")}},
            {PutObject{toolFrom(
                "other",
                R"({"operation": {"document": "{ you: me { key: id } }"}, "result": {"rename": {"key": "b", "/you": "me", "/me/b": "id"}}})")}},
            {PutObject{toolFrom("other", R"({"operation": {"path": "/me"}, "result": {"drop": ["id"]}})")}},
            {PutObject{toolFrom("request", R"({"operation": {"path": "/x/{ident}"}})")}},
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

    void unknownKeywordsAreNoProperties()
    {
        for (const char *schema : {
                 R"({"type": ["string", "null"], "nullable": true})",
                 R"({"format": "date", "example": "2024-01-01"})",
                 R"({"type": "object", "nullable": true})",
                 R"({"minimum": 0, "markdownDescription": "any"})",
                 R"({"type": "object", "x-order": {}})",
                 R"({"type": "object", "externalDocs": {"url": "u"}})",
             })
            QVERIFY2(!undeclaredProperty(json::parse(schema).value), schema);
        QCOMPARE(undeclaredProperty(json::parse(R"({"s": "string"})").value),
                 std::optional<std::string>("s"));
    }

    void whatCannotWorkOrMustNotBeSavedIsRefused_data()
    {
        const TestRows<QByteArray, QByteArray> row{"version", "expected"};
        row("a good one", "{\"operation\": {\"document\": \"{ me { id } }\"}}", "");
        row("a field that is not there", "{\"operation\": {\"document\": \"{ me { nam } }\"}}",
            "new: operation_invalid /operation/document");
        row("a bare map of properties",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"p\": {\"type\": \"string\"}}}",
            "new: parameters_bare /parameters");
        row("a bare map of what are no schemas",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"p\": \"string\"}}",
            "new: parameters_bare /parameters");
        row("properties beside a type",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"type\": \"object\", \"p\": {\"type\": \"string\"}}}",
            "new: parameters_bare /parameters");
        row("what other programs say beside a type",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"type\": \"object\", \"properties\": {\"p\": {}}, \"x-order\": [\"p\"]}}",
            "");
        row("a default that does not fit",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"p\": {\"type\": \"string\", \"default\": 7}}}}",
            "new: parameters_invalid /parameters/properties/p/default");
        row("a default that fits",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"properties\": {\"p\": {\"type\": \"string\", \"default\": \"a\"}}, "
            "\"required\": [\"p\"]}}",
            "");
        row("parameters that are not declared",
            "{\"operation\": {\"document\": \"query($p: ID!) { project(path: $p) { id } }\"}, "
            "\"parameters\": {\"type\": \"object\"}}",
            "new: variable_unfilled /operation/document");
        row("other parameters than the required variable",
            R"({"operation": {"document": "query($p: ID!) { project(path: $p) { id } }"},
                "parameters": {"properties": {"q": {}}, "additionalProperties": true}})",
            "new: variable_unfilled /operation/document");
        row("other parameters than the required variable in a part",
            R"({"operation": {"document": "query($p: ID!) { project(path: $p) { id } }"},
                "parameters": {"allOf": [{"properties": {"q": {}}}]}})",
            "new: variable_unfilled /operation/document");
        row("the required variable in a part",
            R"({"operation": {"document": "query($p: ID!) { project(path: $p) { id } }"},
                "parameters": {"allOf": [{"properties": {"p": {}}}]}})",
            "");
        row("no parameter for a variable that may be omitted",
            R"({"operation": {"document": "query($n: Int) { project(path: 1) { issues(first: $n) { nodes { id } } } }"},
                "parameters": {"type": "object"}})",
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
        row("a credential in the path",
            "{\"operation\": {\"path\": \"/x?a=1&access%5Ftoken=abcdefgh123456789&key={k}\"}}",
            "new: secret_in_tool /operation/path");
        row("a placeholder for the password of a URL",
            "{\"operation\": {\"path\": \"/x\"}, \"parameters\": {\"properties\": {\"to\": {\"type\": "
            "\"string\", \"default\": "
            "\"https://me:{password}@hook.example\"}}}}",
            "");
        row("a placeholder for a credential in the path",
            "{\"operation\": {\"path\": \"/x?access_token={token}\"}}", "");
        row("credentials in a body",
            "{\"operation\": {\"method\": \"POST\", \"path\": \"/x\", \"body\": {\"object\": {\"user\": "
            "{\"constant\": \"me\"}, \"password\": {\"constant\": \"hunter2hunter2\"}, \"more\": {\"list\": "
            "[{\"constant\": {\"a\": [{\"apiKey\": \"k\"}], \"max_tokens\": 5}}]}}}}}",
            "new: secret_in_tool /operation/body/object/password; new: secret_in_tool "
            "/operation/body/object/more/list/0/constant/a/0/apiKey");
        row("a credential as a variable of a step",
            "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"tool\": \"declared\"}, "
            "\"bindings\": {\"id\": {\"constant\": 1}}}, {\"name\": \"b\", \"operation\": {\"path\": "
            "\"/x/{token}\"}, \"bindings\": {\"token\": {\"constant\": \"abc\"}}}]}}",
            "new: secret_in_tool /operation/steps/1/bindings/token");
        row("names of secrets around a body's other members",
            "{\"operation\": {\"method\": \"POST\", \"path\": \"/x\", \"body\": {\"object\": {\"auth\": "
            "{\"object\": {\"type\": {\"constant\": \"basic\"}, \"user\": {\"parameter\": \"u\"}}}}}}}",
            "");
        row("a credential below the name of another, and one in a list",
            "{\"operation\": {\"method\": \"POST\", \"path\": \"/x\", \"body\": {\"object\": {\"auth\": "
            "{\"object\": {\"client_secret\": {\"constant\": \"s\"}}}, \"token\": {\"list\": [{\"first\": "
            "[{\"parameter\": \"t\"}, {\"constant\": \"k\"}]}]}, \"secret\": {\"constant\": [\"a\"]}}}}}",
            "new: secret_in_tool /operation/body/object/auth/object/client_secret; new: secret_in_tool "
            "/operation/body/object/token; new: secret_in_tool /operation/body/object/secret");
        row("a value that picks no case",
            "{\"operation\": {\"parameter\": \"do\", \"cases\": {\"look\": {\"operation\": {\"path\": "
            "\"/a\"}}}}, \"parameters\": {\"properties\": {\"do\": {\"oneOf\": [{\"const\": \"look\"}, "
            "{\"enum\": [\"leap\", null]}]}}}}",
            "new: value_without_case /parameters/properties/do");
        row("a result without what the output schema requires",
            "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"path\": \"/a\"}}], \"result\": "
            "{\"object\": {\"n\": {\"step\": \"a\", \"path\": \"/n\"}, \"all\": {\"each\": {\"step\": "
            "\"a\"}, "
            "\"as\": {\"object\": {}}}}}}, \"output_schema\": {\"type\": \"object\", \"properties\": {\"n\": "
            "{\"type\": \"integer\"}, \"all\": {\"items\": {\"required\": [\"id\"]}}}, \"required\": [\"n\", "
            "\"zz\"]}}",
            "new: output_member_missing /output_schema/required/1; new: output_member_missing "
            "/output_schema/properties/all/items/required/0");
        row("a result that is reshaped, and one that its step makes",
            "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"path\": \"/a\"}}], \"result\": "
            "{\"object\": {\"n\": {\"step\": \"a\"}}}}, \"result\": {\"rename\": {\"n\": \"zz\"}}, "
            "\"output_schema\": {\"type\": \"object\", \"required\": [\"zz\"]}}",
            "");
        row("optional paths that steps do not select",
            "{\"operation\": {\"steps\": [{\"name\": \"me\", \"operation\": {\"document\": \"{ me { id } "
            "}\"}}, "
            "{\"name\": \"list\", \"operation\": {\"path\": \"/u\"}, \"when\": {\"all\": [{\"exists\": "
            "{\"step\": \"me\", \"path\": \"/me/id\"}}, {\"not\": {\"equals\": [{\"step\": \"me\", \"path\": "
            "\"/me/name\"}, {\"constant\": 1}]}}]}}], \"result\": {\"object\": {\"a\": {\"step\": \"me\", "
            "\"path\": \"/you\", \"optional\": true}, \"b\": {\"first\": [{\"step\": \"me\", \"path\": "
            "\"/me/id\"}, {\"step\": \"me\", \"path\": \"/me/key\"}]}}}}}",
            "new: step_path_unknown /operation/steps/1/when/all/1/not/equals/0; new: step_path_unknown "
            "/operation/result/object/a; new: step_path_unknown /operation/result/object/b/first/1");
        row("error rules on what an operation does not select",
            "{\"operation\": {\"document\": \"{ me { id } }\"}, \"errors\": [{\"null_at\": \"/me/id\"}, "
            "{\"null_at\": \"/me/name\", \"status\": 404}, {\"null_at\": \"/you\", \"message_matches\": "
            "\".\"}]}",
            "new: rule_path_unknown /errors/1/null_at; new: rule_path_unknown /errors/2/null_at");
        row("error rules on steps and on the result that is made of them",
            "{\"operation\": {\"steps\": [{\"name\": \"me\", \"operation\": {\"document\": \"{ me { id } "
            "}\"}}, "
            "{\"name\": \"list\", \"operation\": {\"path\": \"/u\"}}], \"result\": {\"object\": {\"a\": "
            "{\"step\": "
            "\"me\", \"path\": \"/me\"}, \"b\": {\"step\": \"list\"}}}}, \"errors\": [{\"step\": \"me\", "
            "\"null_at\": \"/me/name\"}, {\"step\": \"list\", \"null_at\": \"/any\"}, {\"null_at\": "
            "\"/b/any\"}, "
            "{\"null_at\": \"/a/id\"}, {\"null_at\": \"/a/name\"}, {\"null_at\": \"/me\"}]}",
            "new: rule_path_unknown /errors/0/null_at; new: rule_path_unknown /errors/4/null_at; new: "
            "rule_path_unknown /errors/5/null_at");
        row("error rules on what a case does not select",
            "{\"operation\": {\"parameter\": \"of\", \"cases\": {\"me\": {\"operation\": {\"document\": \"{ "
            "me { id "
            "} }\"}}, \"other\": {\"operation\": {\"document\": \"{ me { name } }\"}}}}, \"errors\": "
            "[{\"null_at\": "
            "\"/me\"}, {\"null_at\": \"/me/id\"}, {\"null_at\": \"/me/id\", \"message_matches\": \".\"}, "
            "{\"step\": \"other\", \"null_at\": \"/me/id\"}]}",
            "new: rule_path_unknown /errors/1/null_at; new: rule_path_unknown /errors/3/null_at");
        row("types that the operation never returns",
            "{\"operation\": {\"document\": \"{ me { id name } issue(by: {id: 1}) { extra state } }\"}, "
            "\"output_schema\": {\"type\": \"object\", \"properties\": {\"me\": {\"properties\": {\"id\": "
            "{\"type\": \"integer\"}, \"name\": {\"type\": [\"integer\", \"null\"]}}}, \"issue\": {\"type\": "
            "\"object\", \"properties\": {\"extra\": {\"type\": \"integer\"}, \"state\": {\"type\": "
            "\"boolean\"}}}}}}",
            "new: output_type_unfit /output_schema/properties/me/properties/name/type; new: "
            "output_type_unfit "
            "/output_schema/properties/issue/properties/state/type");
        row("types that the result of steps never has",
            "{\"operation\": {\"steps\": [{\"name\": \"me\", \"operation\": {\"document\": \"{ me { name } "
            "}\"}}], "
            "\"result\": {\"object\": {\"a\": {\"step\": \"me\", \"path\": \"/me/name\"}, \"b\": "
            "{\"constant\": "
            "true}, \"c\": {\"step\": \"me\", \"path\": \"/me/name\", \"transforms\": [\"number\"]}}}}, "
            "\"output_schema\": {\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"integer\"}, "
            "\"b\": "
            "{\"type\": \"string\"}, \"c\": {\"type\": \"number\"}}}}",
            "new: output_type_unfit /output_schema/properties/a/type; new: output_type_unfit "
            "/output_schema/properties/b/type");
        row("a body with a parameter and a context variable",
            "{\"operation\": {\"method\": \"POST\", \"path\": \"/x\", \"body\": {\"object\": "
            "{\"password\": {\"parameter\": \"password\"}, \"token\": {\"context\": \"WORKSPACE\"}}}}}",
            "");
        row("a constant in the query that is none",
            "{\"operation\": {\"path\": \"/x\", \"query\": {\"per_page\": {\"constant\": \"20\"}, "
            "\"max_tokens\": "
            "{\"constant\": 100}}}}",
            "");
        row("pages by a cursor that no answer names",
            R"({"operation": {"path": "/x"}, "pagination": {"variables": {"cursor": "after"}}})",
            "new: unknown_variable /pagination/variables/cursor");
        row("pages by a number and by names that are not there",
            R"({"operation": {"steps": [{"name": "a", "operation": {"path": "/x", "query": {"from": {"parameter": "o"}}},
                "pagination": {"variables": {"page": "p", "offset": "o", "size": "n"}}},
                {"name": "b", "operation": {"path": "/x/{p}"},
                "pagination": {"style": "page", "variables": {"page": "p", "offset": "o", "cursor": "c"}}}]}})",
            "new: unknown_variable /operation/steps/0/pagination/variables/page; new: unknown_variable "
            "/operation/steps/1/pagination/variables/cursor; new: unknown_variable "
            "/operation/steps/1/pagination/variables/offset");
        row("pages by what is added to the request",
            R"({"operation": {"path": "/x"}, "pagination": {"style": "page", "variables": {"page": "page", "size": "n"}}})",
            "");
        row("pages of a query by what it does not have",
            R"({"operation": {"document": "query($c: String) { project(path: 1) { issues(after: $c) { nodes { id } pageInfo { hasNextPage endCursor } } } }"},
                "pagination": {"variables": {"offset": "o", "page": "p"}}})",
            "new: unknown_variable /pagination/variables/offset; new: unknown_variable "
            "/pagination/variables/page");
        row("a binding for no place of the path, and one of a step",
            R"({"operation": {"path": "/x/{a}"}, "bindings": {"a": {"step": "s"}, "b": {"constant": 1}}})",
            "new: binding_without_place /bindings/b; new: unknown_step /bindings/a");
        row("a parameter that asks for a page, and one that the query takes",
            R"({"operation": {"path": "/x", "query": {"n": {"parameter": "n"}}}, "parameters": {"properties": {"p": {}, "n": {}}},
                "pagination": {"style": "page", "variables": {"page": "p", "size": "n"}}})",
            "new: page_parameter_unused /parameters/properties/p");
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

    // Of the tools that hand on what the called tool returns, and of those that call them.
    void whatAnotherResultOrParameterBreaksIsListed_data()
    {
        // inner: in place of the tool that others call
        const TestRows<QByteArray, QByteArray> row{"inner", "broken"};
        row("a result of another type",
            R"({"operation": {"document": "query($id: ID = 1) { project(path: $id) { id: owner { id } } }"}, "parameters": {"properties": {"id": {"type": "string"}}}})",
            "passing: made_value_unfit /operation/steps/1/bindings/id; "
            "sending: made_value_unfit /operation/steps/1/bindings/input/object/comment");
        row("a result that is absent unless somebody asks for it",
            R"({"operation": {"document": "query($id: ID = 1, $w: Boolean! = false) { project(path: $id) { id @include(if: $w) } }"}, "parameters": {"properties": {"id": {"type": "string"}}}})",
            "passing: step_path_unknown /operation/steps/1/bindings/id; "
            "sending: step_path_unknown /operation/steps/1/bindings/input/object/comment");
        row("a result that is there unless somebody skips it",
            R"({"operation": {"document": "query($id: ID = 1, $w: Boolean! = false) { project(path: $id) { id @skip(if: $w) } }"}, "parameters": {"properties": {"id": {"type": "string"}}}})",
            "");
        row("a result that is asked for by default",
            R"({"operation": {"document": "query($id: ID = 1, $w: Boolean! = false) { project(path: $id) { id @include(if: $w) } }"}, "parameters": {"properties": {"id": {"type": "string"}, "w": {"type": "boolean", "default": true}}}})",
            "");
        row("a parameter of another type",
            R"({"operation": {"document": "query($id: ID = 1) { project(path: $id) { id } }"}, "parameters": {"properties": {"id": {"type": "integer"}}}})",
            "between: made_value_unfit /operation/steps/0/bindings/id; "
            "outer: call_parameter_unfit /operation/steps/0/bindings/text"); // an ID may be an integer
        row("a parameter that takes fewer values",
            R"({"operation": {"document": "query($id: ID = 1) { project(path: $id) { id } }"}, "parameters": {"properties": {"id": {"type": "string", "enum": ["b"]}}}})",
            "outer: call_parameter_unfit /operation/steps/0/bindings/text");
    }

    void whatAnotherResultOrParameterBreaksIsListed()
    {
        QFETCH(const QByteArray, inner);
        QFETCH(const QByteArray, broken);
        const auto tool = [](const char *name, const char *version) {
            return PutObject{toolFrom(name, version)};
        };
        const WorkspacePtr before = changed(
            smallWorkspace(),
            {tool(
                 "inner",
                 R"({"operation": {"document": "query($id: ID = 1) { project(path: $id) { id } }"}, "parameters": {"properties": {"id": {"type": "string"}}}})"),
             tool(
                 "between",
                 R"({"operation": {"steps": [{"name": "a", "operation": {"tool": "inner"}, "bindings": {"id": {"parameter": "text"}}}]},
                      "parameters": {"properties": {"text": {"type": "string"}}}})"),
             tool(
                 "outer",
                 R"({"operation": {"steps": [{"name": "a", "operation": {"tool": "between"}, "bindings": {"text": {"constant": "a"}}}]}})"),
             tool("passing",
                  R"({"operation": {"steps": [{"name": "a", "operation": {"tool": "inner"}},
                      {"name": "b", "operation": {"tool": "inner"}, "bindings": {"id": {"step": "a", "path": "/project/id"}}}]}})"),
             tool("sending",
                  R"({"operation": {"steps": [{"name": "a", "operation": {"tool": "inner"}},
                      {"name": "b", "operation": {"document": "mutation($input: CloseInput) { close(issue: 1, input: $input) { id } }"},
                       "bindings": {"input": {"object": {"comment": {"step": "a", "path": "/project/id"}}}}}]}})")});
        const WorkspacePtr after = changed(before, {PutObject{toolFrom("inner", inner.toStdString())}});
        const ChangeCheck check = checkChange(*before, *after, trackerSchemas());
        QCOMPARE(shownFindings(check.refused), std::string());
        QCOMPARE(shownFindings(check.broken), broken.toStdString());
        Health health = Health::check(before, trackerSchemas(), Health());
        QVERIFY(health.broken().empty());
        health = Health::check(after, trackerSchemas(), health);
        QCOMPARE(health.broken().empty(), check.broken.empty());
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

    // Not with as many entries again for each of the tools.
    void timeGrowsWithTheEntriesOfASharedMapping()
    {
        const double measured = test::growth(24, [](std::size_t size) {
            const auto mapping = [size](const char *label) {
                Mapping states{"states", {}, {}};
                for (std::size_t i = 0; i < 100 * size; ++i)
                    states.entries.push_back({label + std::to_string(i), json::Value(i)});
                return states;
            };
            std::vector<EditStep> steps{PutObject{mapping("Open ")}};
            for (std::size_t i = 0; i < size; ++i)
                steps.push_back(PutObject{toolFrom(
                    "of_" + std::to_string(i),
                    R"({"operation": {"path": "/x/{s}"}, "parameters": {"type": "object", "properties":
                       {"s": {"$ref": "tooltray:mappings/states"}}, "required": ["s"]}})")});
            const WorkspacePtr before = changed(smallWorkspace(), std::move(steps));
            const WorkspacePtr after = changed(before, {PutObject{mapping("Closed ")}});
            return [before, after] {
                QVERIFY(checkChange(*before, *after, trackerSchemas()) == ChangeCheck());
                for (const auto &[name, entry] : after->entries(ObjectKind::Tool))
                    (void)inlined(*after, std::get<Tool>(entry.object()).versions.begin()->second.parameters);
            };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    void aDefaultIsOneOfTheMapping()
    {
        const auto taking = [](const std::string &value) {
            return PutObject{
                toolFrom("of", "{\"operation\": {\"path\": \"/x/{s}\"}, \"parameters\": {\"type\": "
                               "\"object\", \"properties\": {\"s\": {\"$ref\": "
                               "\"tooltray:mappings/states\", \"default\": \""
                                   + value + "\"}}}}")};
        };
        const WorkspacePtr before =
            changed(smallWorkspace(), {PutObject{Mapping{"states", {}, {{"Open", "OPEN"}}}}});
        for (const char *value : {"Open", "OPEN", "AJAR"}) {
            const ChangeCheck check =
                checkChange(*before, *changed(before, {taking(value)}), trackerSchemas());
            QCOMPARE(shownFindings(check.refused),
                     std::string(value == std::string("AJAR")
                                     ? "of: parameters_invalid /parameters/properties/s/default"
                                     : ""));
        }
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
