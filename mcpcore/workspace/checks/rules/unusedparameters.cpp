// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/closedparameters.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tooltray::workspace {

namespace {

using Names = std::set<std::string, std::less<>>;

void addVariables(const GraphqlOperation &operation, Names &names)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = findOperation(document, operation.operationName);
    if (!found)
        return;
    for (const graphql::VariableDefinition variable : found.variables())
        names.emplace(variable.variable().name());
}

Names usedNames(const ToolVersion &version)
{
    Names names;
    walkBindings(version, [&](const Binding &binding) {
        if (const auto *source = std::get_if<ParameterSource>(&binding.source))
            names.insert(source->name);
    });
    const auto addAction = [&](const auto &action) {
        using Action = std::decay_t<decltype(action)>;
        if constexpr (std::is_same_v<Action, GraphqlOperation>)
            addVariables(action, names);
        else if constexpr (std::is_same_v<Action, RestRequest>)
            std::ranges::move(placeholdersOf(action.path), std::inserter(names, names.end()));
    };
    if (version.operation)
        std::visit(addAction, *version.operation);
    walkSteps(version, [&](const Step &step) { std::visit(addAction, step.action); });
    if (const auto *choice = version.operation ? std::get_if<Switch>(&*version.operation) : nullptr)
        names.insert(choice->parameter);
    return names;
}

bool callsTools(const ToolVersion &version)
{
    bool found = false;
    walkSteps(version, [&](const Step &step) {
        found = found || std::holds_alternative<ToolInvocation>(step.action);
    });
    return found;
}

} // namespace

// A parameter that nothing takes makes agents believe that they can ask for something.
void lintUnusedParameters(LintSubject &subject)
{
    // A tool that is called may take what its caller got.
    if (!subject.hasOwnParameters() || callsTools(subject.definition()))
        return;
    const Names used = usedNames(subject.definition());
    const ArgumentSchemas schemas(inlinedTypes(subject.workspace(), subject.definition().parameters));
    Names told;
    for (const ArgumentSchemas::Found &part : schemas.parts()) {
        for (const json::Member &property : (*part.schema)["properties"].members()) {
            const std::string_view name = property.name.view();
            if (used.contains(name) || !told.emplace(name).second)
                continue;
            subject.report(
                "parameter_unused", LintSeverity::Warning,
                "/parameters" + part.place + (json::Pointer() / "properties" / name).toString(),
                {CORE_TEXT("Core", "Nothing takes the parameter \"{name}\"."), {{"name", name}}},
                CORE_TEXT("Core", "Give an operation's variable its name, bind it to one, or remove it."));
        }
    }
    for (const json::Pointer &member : unreadMembers(subject.definition()))
        subject.report(
            "parameter_unused", LintSeverity::Warning, "/parameters" + member.toString(),
            {CORE_TEXT("Core", "Nothing reads the member \"{name}\" of the parameter \"{parameter}\"."),
             {{"name", member.tokens().back()}, {"parameter", member.tokens()[1]}}},
            CORE_TEXT("Core", "Bind it, or remove it from the schema."));
    // Whatever else a caller passes is ignored.
    for (const char *keyword : {"additionalProperties", "patternProperties"}) {
        const json::Value *others = subject.definition().parameters.find(keyword);
        if (others != nullptr && (others->isObject() || others->toBool()))
            subject.report(
                "parameters_open", LintSeverity::Warning, std::string("/parameters/") + keyword,
                {CORE_TEXT("Core", "By \"{keyword}\", callers may pass values of other names, and the tool "
                                   "ignores those that it does not take."),
                 {{"keyword", keyword}}},
                CORE_TEXT("Core", "List the names in \"properties\", and remove it."));
    }
}

} // namespace tooltray::workspace
