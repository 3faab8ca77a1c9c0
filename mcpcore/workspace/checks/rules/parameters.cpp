// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/parameters.h"
#include "graphql/language/parse.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/walk.h"
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
            subject.report("parameter_unused", LintSeverity::Warning,
                           "/parameters" + part.place + (json::Pointer() / "properties" / name).toString(),
                           {CORE_TEXT("Core", "Nothing uses the parameter \"{name}\"."), {{"name", name}}},
                           CORE_TEXT("Core", "Use it in the operation, bind it, or remove it."));
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
            subject.report("parameters_open", LintSeverity::Warning, std::string("/parameters/") + keyword,
                           {CORE_TEXT("Core", "\"{keyword}\" lets callers pass values with other "
                                              "names, which the tool ignores."),
                            {{"keyword", keyword}}},
                           CORE_TEXT("Core", "List the names in \"properties\", and remove it."));
    }
}

namespace {

bool isNamedRequired(const json::Value &schema, std::string_view name)
{
    return std::ranges::any_of(schema["required"].elements(),
                               [&](const json::Value &required) { return required.toString() == name; });
}

bool hasDefault(const Binding &binding)
{
    return std::ranges::any_of(binding.transforms, [](const Transform &transform) {
        return transform.kind == Transform::Kind::Default;
    });
}

void reportUnset(LintSubject &subject, const std::vector<NamedBinding> &bindings, const std::string &place)
{
    for (const NamedBinding &bound : bindings) {
        const auto *context = std::get_if<ContextSource>(&bound.binding.source);
        if (context == nullptr || bound.binding.isOptional || hasDefault(bound.binding)
            || subject.workspace().contextFor(context->key) != nullptr)
            continue;
        subject.report(
            "context_unset", LintSeverity::Warning,
            place + (json::Pointer() / "bindings" / bound.name).toString(),
            {CORE_TEXT("Core", "\"{name}\" is bound to the context variable \"{key}\", which is not set."),
             {{"name", bound.name}, {"key", context->key}}},
            {CORE_TEXT("Core", "Set the context variable \"{name}\"."), {{"name", context->key}}});
    }
}

void reportUnset(LintSubject &subject)
{
    const ToolVersion &version = subject.definition();
    reportUnset(subject, version.bindings, {});
    walkPlacedSteps(version, [&](const Step &step, const std::string &place) {
        reportUnset(subject, step.bindings, place);
    });
}

} // namespace

// A variable that nothing fills fails every call until somebody sets a context variable of its name.
void lintUnfilledVariables(LintSubject &subject)
{
    reportUnset(subject);
    const graphql::OperationDefinition operation = subject.operation();
    if (!operation || !subject.hasOwnParameters())
        return;
    const ToolVersion &version = subject.definition();
    const json::Value defaults = defaultsOf(subject.workspace(), version.parameters);
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string name(variable.variable().name());
        const bool isRequired = variable.type().isNonNull() && !variable.defaultValue();
        const bool isBound =
            std::ranges::find(version.bindings, name, &NamedBinding::name) != version.bindings.end();
        if (!isRequired || isBound || subject.workspace().contextFor(name) != nullptr)
            continue;
        // The variables of pagination need not be passed.
        const bool isPaged = version.pagination && version.pagination->enabled;
        if (version.parameters["properties"].contains(name) && !isPaged && !defaults.contains(name)
            && !isNamedRequired(version.parameters, name)) {
            subject.report(
                "variable_may_lack", LintSeverity::Warning,
                (json::Pointer() / "parameters" / "properties" / name).toString(),
                {CORE_TEXT(
                     "Core",
                     "The variable \"${variable}\" needs a value, and the parameter \"{name}\" is optional."),
                 {{"variable", name}, {"name", name}}},
                CORE_TEXT("Core", "Name it in \"required\", or give the variable a default."));
            continue;
        }
        if (mayHaveParameter(version.parameters, name))
            continue;
        subject.reportAt(
            "variable_unfilled", LintSeverity::Warning, variable,
            {CORE_TEXT("Core", "Nothing fills the required variable \"${name}\"."), {{"name", name}}},
            CORE_TEXT("Core", "Make it a parameter, bind it, or set a context variable of that name."));
    }
}

} // namespace tooltray::workspace
