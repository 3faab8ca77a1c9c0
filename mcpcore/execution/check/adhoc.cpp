// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/check/adhoc.h"

#include "base/suggestion.h"

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

std::vector<std::string> variableNames(graphql::OperationDefinition operation)
{
    std::vector<std::string> names;
    for (const graphql::VariableDefinition definition : operation.variables())
        names.emplace_back(definition.variable().name());
    return names;
}

} // namespace

Findings unknownVariables(graphql::OperationDefinition operation, const json::Value &variables)
{
    const std::vector<std::string> names = variableNames(operation);
    Findings findings;
    if (!variables.isObject())
        findings.push_back({Finding::Level::Variables, "The variables have to be an object."});
    for (const json::Member &member : variables.members()) {
        const std::string name(member.name.view());
        if (std::ranges::find(names, name) != names.end())
            continue;
        Finding finding{Finding::Level::Variables, "The operation has no variable \"$" + name + "\"."};
        finding.suggestion = didYouMean(suggestions(name, names));
        findings.push_back(std::move(finding));
    }
    return findings;
}

VariablePlan planAdHoc(const workspace::Workspace &workspace, graphql::OperationDefinition operation,
                       const json::Value &variables)
{
    json::Value properties = json::Value::object();
    for (const json::Member &member : variables.members())
        properties.set(member.name, json::Value::object());
    return planVariables(workspace, operation, {},
                         json::Value::object({{"properties", std::move(properties)}}));
}

Error findingsError(const Findings &findings)
{
    const bool isOfVariables = findings.front().level == Finding::Level::Variables;
    const bool areSuggested =
        std::ranges::none_of(findings, [](const Finding &finding) { return finding.suggestion.empty(); });
    Error error{ErrorKind::Invalid, isOfVariables ? "variables_invalid" : "operation_invalid",
                listed(findings)};
    if (isOfVariables)
        error.hint = "Correct the variables and call again.";
    else
        error.hint = areSuggested
                         ? "Correct the operation and call again."
                         : "Correct the operation; get_schema_info and search_schema show what there is.";
    error.details = json::Value::object({{"errors", toJson(findings)}});
    return error;
}

Error missingSchema(const std::string &endpoint, const Error &why)
{
    Error error{why.kind == ErrorKind::Denied ? ErrorKind::Denied : ErrorKind::Unavailable, "schema_missing",
                "The schema of the endpoint \"" + endpoint + "\" is not there. " + why.message,
                why.hint.empty() ? "Call refresh_schema once the endpoint can be reached." : why.hint,
                why.details};
    if (!error.details.isObject())
        error.details = json::Value::object();
    error.details.set("reason", json::Value(why.code));
    return error;
}

} // namespace tooltray::execution
