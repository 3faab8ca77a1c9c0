// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/variableplan.h"

#include "execution/arguments/bindings.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/templates.h"
#include "graphql/language/parse.h"
#include "text/words/suggestions.h"
#include "workspace/snapshot/parameters.h"
#include "json/write.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace tooltray::execution {
namespace {

using namespace workspace;
using Source = PlannedVariable::Source;

// A schema of null declares nothing and takes what the operation has.
bool takes(const json::Value &parameters, const std::string &name)
{
    if (parameters.isNull() || parameters["properties"].contains(name))
        return true;
    const json::Value *others = parameters.find("additionalProperties");
    const bool isClosed = others != nullptr && others->isBoolean() && !others->toBool();
    return !isClosed && !meansToBeClosed(parameters);
}

Result<MaybeValue> valueOf(const PlannedVariable &variable, const Scope &scope)
{
    if (variable.source == Source::Binding)
        return evaluate(*variable.binding, scope);
    const json::Value *argument = scope.arguments.find(variable.name);
    // Clients are not shown what the context fills, but what they pass of it counts.
    const bool isPassed =
        argument != nullptr && (variable.source == Source::Parameter || !argument->isNull());
    if (isPassed)
        return MaybeValue(*argument);
    const json::Value *value =
        variable.contextKey.empty() ? nullptr : scope.context.find(variable.contextKey);
    return value == nullptr ? MaybeValue() : MaybeValue(*value);
}

std::vector<std::string> variableNames(graphql::OperationDefinition operation)
{
    std::vector<std::string> names;
    for (const graphql::VariableDefinition definition : operation.variables())
        names.emplace_back(definition.variable().name());
    return names;
}

} // namespace

VariablePlan planVariables(const Workspace &workspace, graphql::OperationDefinition operation,
                           const std::vector<NamedBinding> &bindings, const json::Value &parameters)
{
    VariablePlan plan;
    for (const graphql::VariableDefinition definition : operation.variables()) {
        PlannedVariable variable;
        variable.name = definition.variable().name();
        variable.isRequired = definition.type().isNonNull() && !definition.defaultValue();
        variable.isTaken = takes(parameters, variable.name);
        if (const ContextVariable *context = workspace.contextFor(variable.name))
            variable.contextKey = context->key;
        const auto bound = std::ranges::find(bindings, variable.name, &NamedBinding::name);
        if (bound != bindings.end()) {
            variable.source = Source::Binding;
            variable.binding = &bound->binding;
        } else if (!variable.contextKey.empty() && !parameters["properties"].contains(variable.name)) {
            variable.source = Source::Context;
        }
        plan.push_back(std::move(variable));
    }
    return plan;
}

VariablePlan planVariables(const Workspace &workspace, const GraphqlOperation &operation,
                           const std::vector<NamedBinding> &bindings, const json::Value &parameters)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    if (!document.isValid())
        return {};
    const auto definition = graphql::findOperation(document, operation.operationName);
    return definition ? planVariables(workspace, definition, bindings, parameters) : VariablePlan();
}

Result<json::Value> variableValues(const VariablePlan &plan, const Scope &scope, PassedAs passed)
{
    json::Value values = json::Value::object();
    std::size_t bytes = 0;
    for (const PlannedVariable &variable : plan) {
        Result<MaybeValue> value = valueOf(variable, scope);
        if (!value) {
            Error error = std::move(value).error();
            error.message = {CORE_TEXT("Core", "The variable \"{name}\" could not be set. {problem}"),
                             {{"name", variable.name}, {"problem", std::move(error.message)}}};
            return error;
        }
        if (*value && (bytes += json::writtenSize(**value)) > kMaxMadeBytes)
            return tooMuchMade();
        if (*value && !(*value)->isNull())
            values.set(variable.name, **std::move(value));
        else if (variable.isRequired)
            return missingValue(variable, passed);
    }
    return values;
}

Error missingValue(const PlannedVariable &variable, PassedAs passed)
{
    Error error{ErrorKind::Invalid,
                "variable_missing",
                {CORE_TEXT("Core", "The operation needs the variable \"{name}\", and it has no value."),
                 {{"name", variable.name}}}};
    const auto setContext = [](const std::string &name) {
        return Message(CORE_TEXT("Core", "Set the context variable \"{name}\"."), {{"name", name}});
    };
    const std::string key =
        variable.source == Source::Binding ? soleContextKey(*variable.binding) : variable.contextKey;
    switch (variable.source) {
    case Source::Binding:
        error.hint = CORE_TEXT("Core", "Pass the parameters that the tool makes it from.");
        if (key.empty())
            break;
        [[fallthrough]];
    case Source::Context:
        error.code = kContextMissing;
        error.hint = setContext(key);
        break;
    case Source::Parameter: {
        const std::string &wanted = key.empty() ? variable.name : key;
        if (!variable.isTaken && passed == PassedAs::Parameters) {
            error.hint = setContext(wanted);
            break;
        }
        error.hint = {passed == PassedAs::Parameters
                          ? CORE_TEXT("Core", "Pass it as the parameter \"{name}\", or set the context "
                                              "variable \"{context}\".")
                          : CORE_TEXT("Core", "Pass it as \"{name}\" in \"variables\", or set the context "
                                              "variable \"{context}\"."),
                      {{"name", variable.name}, {"context", wanted}}};
    }
    }
    error.details = json::Value::object({{"variable", variable.name}});
    if (!key.empty())
        error.details.set("context_key", json::Value(key));
    return error;
}

std::string contextKeyOf(const PlannedVariable &variable, const Scope &scope)
{
    if (variable.source == Source::Binding) {
        const auto *context = std::get_if<ContextSource>(&variable.binding->source);
        return context == nullptr ? std::string() : context->key;
    }
    const json::Value *argument = scope.arguments.find(variable.name);
    const bool isPassed =
        argument != nullptr && (variable.source == Source::Parameter || !argument->isNull());
    return isPassed ? std::string() : variable.contextKey;
}

namespace {

std::vector<std::string> asVariables(std::vector<std::string> names)
{
    for (std::string &name : names)
        name.insert(name.begin(), '$');
    return names;
}

} // namespace

Findings unknownVariables(graphql::OperationDefinition operation, const json::Value &variables)
{
    const std::vector<std::string> names = variableNames(operation);
    const std::set<std::string_view> known(names.begin(), names.end());
    std::vector<std::string> open; // to be suggested: no value was passed for them
    std::ranges::copy_if(names, std::back_inserter(open),
                         [&](const std::string &name) { return !variables.contains(name); });
    // Comparing many names with many would take long.
    constexpr std::size_t kMaxCompared = 100;
    Findings findings;
    if (!variables.isObject())
        findings.push_back(
            {Finding::Level::Variables, CORE_TEXT("Core", "The variables must be an object.")});
    for (const json::Member &member : variables.members()) {
        if (findings.size() == kMaxArgumentErrors)
            break;
        const std::string name(member.name.view());
        if (known.contains(name))
            continue;
        Finding finding{Finding::Level::Variables,
                        {CORE_TEXT("Core", "The operation has no variable \"${name}\"."), {{"name", name}}}};
        if (findings.size() < kMaxCompared)
            finding.suggestion = didYouMean(asVariables(suggestions(name, open)));
        findings.push_back(std::move(finding));
    }
    return findings;
}

VariablePlan planAdHoc(const workspace::Workspace &workspace, graphql::OperationDefinition operation,
                       const json::Value &variables)
{
    json::Value properties = json::Value::object();
    for (const graphql::VariableDefinition definition : operation.variables()) {
        if (const std::string_view name = definition.variable().name(); variables.contains(name))
            properties.set(name, json::Value::object());
    }
    return planVariables(workspace, operation, {},
                         json::Value::object({{"properties", std::move(properties)}}));
}

Error variablesError(const Findings &findings, const VariablePlan *plan, const Scope *scope)
{
    std::size_t ofContext = 0;
    bool isOfSecret = false;
    Findings told = findings;
    for (Finding &finding : told) {
        finding.line = 0; // of the variable's definition, which is right
        if (plan == nullptr || scope == nullptr)
            continue;
        const auto planned = std::ranges::find(*plan, finding.variable, &PlannedVariable::name);
        const std::string key = planned == plan->end() ? std::string() : contextKeyOf(*planned, *scope);
        if (key.empty())
            continue;
        ++ofContext;
        // How far a secret is from a value that fits would tell something about it.
        if (scope->secretKeys.contains(key)) {
            finding.message = {CORE_TEXT("Core", "The context variable \"{name}\" does not fit."),
                               {{"name", key}}};
            finding.suggestion = {};
            isOfSecret = true;
        } else {
            finding.message = {CORE_TEXT("Core", "The context variable \"{name}\" does not fit. {problem}"),
                               {{"name", key}, {"problem", std::move(finding.message)}}};
        }
    }
    Error error{ErrorKind::Invalid, "variables_invalid", listed(told),
                CORE_TEXT("Core", "Pass values of the types that the operation takes.")};
    if (ofContext == told.size()) {
        error.code = "context_unfit";
        error.hint = CORE_TEXT("Core", "Set the context variable to a value of the type that the operation "
                                       "takes, or clear it.");
    }
    error.details = json::Value::object({{"errors", toJson(isOfSecret ? told : findings)}});
    return error;
}

} // namespace tooltray::execution
