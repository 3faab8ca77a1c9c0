// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "mcpcore/workspace/health/ailing.h"
#include "mcpcore/workspace/health/versionrows.h"
#include "workspace/checks/rules.h"
#include "workspace/codec/document.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/history.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/pack.h"

namespace tooltray::ui::test {
namespace {

using namespace tooltray::workspace;

constexpr const char *kPlainVersion = "{\"operation\": {\"document\": \"{ me { id } }\"}}";

// The error of an edit that the workspace does not take.
void addRefusal(RealErrors &all, const char *how, const Workspace &workspace, EditStep step)
{
    const auto applied = workspace::apply(workspace, {"Change", Origin::Person, {std::move(step)}});
    if (!applied)
        all.push_back({how, applied.error()});
}

Endpoint endpointCalled(const char *name)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = "https://api.example.com/graphql";
    return endpoint;
}

} // namespace

RealErrors workspaceErrors()
{
    RealErrors all;
    const WorkspacePtr before = smallWorkspace();
    Edit more{"Add", Origin::Person, {}};
    for (const char *name : {"a", "b", "c", "d", "e", "f"})
        more.steps.emplace_back(PutObject{toolFrom(name, kPlainVersion)});
    const WorkspacePtr workspace = workspace::apply(*before, more).value().workspace;
    const ObjectKey other{ObjectKind::Tool, "other"};
    addRefusal(all, "nothing to remove", *workspace, RemoveObject{{ObjectKind::Tool, "none"}});
    addRefusal(all, "used by one", *before, RemoveObject{{ObjectKind::Endpoint, "main"}});
    addRefusal(all, "used by many", *workspace, RemoveObject{{ObjectKind::Endpoint, "main"}});
    addRefusal(all, "a name that is there", *workspace, RenameObject{other, "a"});
    addRefusal(all, "the same name", *workspace, PutObject{endpointCalled("Main")});
    addRefusal(all, "changed meanwhile", *workspace,
               PutObject{.object = endpointCalled("main"), .basedOn = Revision(7777)});
    addRefusal(all, "deleted meanwhile", *workspace,
               PutObject{.object = endpointCalled("new"), .basedOn = Revision(7777)});
    Tool tool = toolFrom("new", kPlainVersion);
    tool.aliases = {"other"};
    addRefusal(all, "an alias", *workspace, PutObject{tool});
    tool.aliases = {};
    tool.endpoint = "nowhere";
    addRefusal(all, "an endpoint that is not there", *workspace, PutObject{tool});
    const auto undone = History().undo(*workspace, HistoryStepId(7));
    all.push_back({"an old step", undone.error()});
    for (const ObjectKind kind :
         {ObjectKind::Tool, ObjectKind::Type, ObjectKind::Endpoint, ObjectKind::Context}) {
        for (const std::string &name :
             {std::string(), std::string("A b"), std::string(200, 'a'), std::string("com1")}) {
            if (const auto problem = nameProblem(kind, name))
                all.push_back({name, {ErrorKind::Invalid, "name_invalid", *problem}});
        }
    }
    for (const std::string &alias : {std::string("A b"), std::string(200, 'a')})
        all.push_back({alias, {ErrorKind::Invalid, "name_invalid", aliasProblem(alias).value()}});
    for (const char *text :
         {"", "[1]", "{\"a\": 1}", "{ a", "fragment A on B { c }", "info:\n  name: a\n", "{\"a\""}) {
        if (const auto foreign = readForeign(text); !foreign)
            all.push_back({text, foreign.error()});
    }
    const auto addUnread = [&all](const char *text, const std::vector<DocumentError> &errors) {
        for (const DocumentError &error : errors)
            all.push_back({text, {ErrorKind::Invalid, "unreadable", error.message}});
    };
    for (const char *text :
         {"[]", "{}", "{\"format\": 9999}", "{\"format\": 1, \"descripton\": \"\"}",
          "{\"format\": 1, \"versions\": {}}", "{\"format\": 1, \"versions\": {\"a\": {}}}",
          "{\"format\": 1, \"active\": \"x\"}", "{\"format\": 1, \"aliases\": [\"A b\"]}"})
        addUnread(text, decodeDocument({{DocumentKind::Tool, "a"}, text}).errors);
    for (const char *text :
         {"[]", "{}", "{\"format\": \"x\"}", "{\"format\": \"tooltray-pack\", \"version\": 9999}",
          "{\"format\": \"tooltray-pack\", \"version\": 0}",
          "{\"format\": \"tooltray-pack\", \"version\": 1, \"tools\": {\"A b\": {}}}"})
        addUnread(text, decodePack(std::string_view(text)).errors);
    return all;
}

RealErrors healthProblems()
{
    RealErrors all;
    const WorkspacePtr workspace = smallWorkspace();
    const Schemas schemas{{"main", schemaFrom(trackerSdl())}};
    for (const VersionRow &row : versionRows()) {
        const Tool tool = toolFrom("tool", row.version);
        for (const ToolProblem &problem : checkVersion(*workspace, schemas, tool, tool.active).problems) {
            // In the words of specifications.
            const bool isOfOthers = problem.code == "operation_syntax" || problem.code == "operation_invalid"
                                    || problem.code == "constant_unfit"
                                    || problem.code == "parameters_invalid";
            if (!isOfOthers)
                all.push_back({row.name, {ErrorKind::Invalid, problem.code, problem.message}});
        }
    }
    return all;
}

RealErrors lintFindings()
{
    RealErrors all;
    const WorkspacePtr workspace = smallWorkspace();
    const std::string longText(3000, 'a');
    for (const std::string &version :
         {std::string(kPlainVersion),
          std::string("{\"description\": \"x\", \"operation\": {\"document\": \"mutation { deleteAll }\"}, "
                      "\"annotations\": {\"read_only\": true, \"destructive\": false}}"),
          std::string("{\"description\": \"Hides \\u202e something from those who read it.\", \"operation\": "
                      "{\"document\": \"{ me { id } }\"}}"),
          std::string(
              "{\"description\": \"# Heading\\nAnd more of it, which is long enough.\", \"operation\": "
              "{\"document\": \"mutation { add }\"}}"),
          std::string(
              "{\"operation\": {\"document\": \"query($n: Int) { me(n: $n) { id } }\"}, \"bindings\": "
              "{\"n\": {\"context\": \"NOT_SET\"}}}"),
          "{\"description\": \"" + longText + "\", \"operation\": {\"document\": \"{ me { id } }\"}}",
          std::string(
              R"({"operation": {"document": "{ me { id } }"}, "parameters": {"properties": {"a": {"type":
              "string", "minimum": 1}}, "then": {}, "dependentRequired": {"b": ["a"]}, "patternProperties": {}}})"),
          std::string(
              "{\"operation\": {\"document\": \"query($n: Int!, $m: Int!) { me { id } }\"}, \"parameters\": "
              "{\"anyOf\": [], \"properties\": {\"n\": {}, \"list\": {\"type\": \"array\"}, \"two\": "
              "{\"type\": [\"string\", \"null\"]}, \"far\": {\"$ref\": \"https://example.com/a\"}, "
              "\"dynamic\": "
              "{\"$dynamicRef\": \"#a\"}, \"secret\": {\"type\": \"string\", \"default\": "
              "\"ghp_0123456789abcdefghij0123456789abcdefgh\"}}}}")}) {
        Tool tool = toolFrom(std::string(48, 'a'), version);
        for (const LintFinding &finding : lint(*workspace, {}, tool))
            all.push_back(
                {version.substr(0, 40), {ErrorKind::Invalid, finding.code, finding.message, finding.advice}});
    }
    return all;
}

} // namespace tooltray::ui::test
