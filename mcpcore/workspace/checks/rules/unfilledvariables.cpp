// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/rules.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"

#include <algorithm>

namespace tooltray::workspace {

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
