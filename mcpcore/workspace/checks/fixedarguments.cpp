// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/fixedarguments.h"

#include "workspace/snapshot/parameters.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

namespace tooltray::workspace {

namespace {

// The boolean that an argument of a step is in every call; nothing where calls may differ.
std::optional<bool> fixedArgument(const Workspace &workspace, const json::Value &defaults, const Step &step,
                                  const std::string &name, const graphql::VariableDefinition *variable)
{
    const auto passed = std::ranges::find(step.bindings, name, &NamedBinding::name);
    if (passed != step.bindings.end()) {
        const Binding &binding = passed->binding;
        const auto *constant = std::get_if<ConstantSource>(&binding.source);
        const bool isAsIs = binding.mapping.empty() && binding.transforms.empty();
        return constant != nullptr && isAsIs && constant->value.isBoolean()
                   ? std::optional(constant->value.toBool())
                   : std::nullopt;
    }
    if (const json::Value *value = defaults.find(name))
        return value->isBoolean() ? std::optional(value->toBool()) : std::nullopt;
    if (variable == nullptr || workspace.contextFor(name) != nullptr)
        return std::nullopt;
    const auto literal = variable->defaultValue()
                             ? graphql::as<graphql::BooleanValue>(variable->defaultValue())
                             : graphql::BooleanValue();
    return literal ? std::optional(literal.value()) : std::nullopt;
}

} // namespace

FixedConditions fixedConditions(const Workspace &workspace, const graphql::Document &document,
                                const ToolVersion &called, const Step &step)
{
    FixedConditions fixed;
    const auto &operation = std::get<GraphqlOperation>(*called.operation);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    if (!found)
        return fixed;
    const json::Value defaults = defaultsOf(workspace, called.parameters);
    for (const graphql::VariableDefinition variable : found.variables()) {
        const std::string name(variable.variable().name());
        const auto bound = std::ranges::find(called.bindings, name, &NamedBinding::name);
        std::optional<bool> value;
        if (bound == called.bindings.end()) {
            value = fixedArgument(workspace, defaults, step, name, &variable);
        } else if (bound->binding.mapping.empty() && bound->binding.transforms.empty()) {
            const auto *constant = std::get_if<ConstantSource>(&bound->binding.source);
            const auto *parameter = std::get_if<ParameterSource>(&bound->binding.source);
            if (constant != nullptr && constant->value.isBoolean())
                value = constant->value.toBool();
            else if (parameter != nullptr && parameter->path.empty())
                value = fixedArgument(workspace, defaults, step, parameter->name, nullptr);
        }
        if (value)
            fixed.emplace(name, *value);
    }
    return fixed;
}

const Switch::Case *pickedCase(const Switch &choice, const Step &step)
{
    const auto bound = std::ranges::find(step.bindings, choice.parameter, &NamedBinding::name);
    const auto *constant =
        bound == step.bindings.end() || !bound->binding.mapping.empty() || !bound->binding.transforms.empty()
            ? nullptr
            : std::get_if<ConstantSource>(&bound->binding.source);
    if (constant == nullptr)
        return nullptr;
    const auto found = std::ranges::find_if(
        choice.cases, [&](const Switch::Case &one) { return one.step.name == constant->value.toString(); });
    return found == choice.cases.end() ? nullptr : &*found;
}

} // namespace tooltray::workspace
