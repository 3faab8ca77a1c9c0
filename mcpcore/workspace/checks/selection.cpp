// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/selection.h"

#include "graphql/inference/outputschema.h"
#include "graphql/language/document.h"
#include "graphql/language/parse.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {
namespace {

using namespace graphql;

// By a condition that is the same for every call.
bool isAlwaysSkipped(Selection selection, const FixedConditions &fixed)
{
    for (const auto &[name, skips] : {std::pair(Symbol::Skip, true), std::pair(Symbol::Include, false)}) {
        const Directive directive = findDirective(selection, name);
        const graphql::Argument condition =
            directive ? findArgument(directive.arguments(), Symbol::If) : graphql::Argument();
        const BooleanValue literal = condition ? as<BooleanValue>(condition.value()) : BooleanValue();
        if (literal && literal.value() == skips)
            return true;
        const Variable variable = condition ? as<Variable>(condition.value()) : Variable();
        const auto known = variable ? fixed.find(variable.name()) : fixed.end();
        if (known != fixed.end() && known->second == skips)
            return true;
    }
    return false;
}

// The fields of a response name in selections and the fragments they spread.
class Fields {
public:
    Fields(const std::vector<SelectionSet> &sets, std::string_view name, const FixedConditions &fixed)
        : m_name(name)
        , m_fixed(fixed)
    {
        for (const SelectionSet set : sets)
            visit(set);
    }

    bool isFound() const { return m_isFound; }
    bool hasLeaf() const { return m_hasLeaf; }
    std::vector<SelectionSet> selections() && { return std::move(m_selections); }

private:
    void visit(SelectionSet set)
    {
        for (const Selection selection : set.selections()) {
            if (isAlwaysSkipped(selection, m_fixed))
                continue;
            if (const Field field = as<Field>(selection)) {
                visit(field);
            } else if (const InlineFragment fragment = as<InlineFragment>(selection)) {
                visit(fragment.selectionSet());
            } else if (m_visited.insert(selection.name()).second) {
                if (const FragmentDefinition named = findFragment(set.document(), selection.name()))
                    visit(named.selectionSet());
            }
        }
    }

    void visit(Field field)
    {
        if (field.responseName() != m_name)
            return;
        m_isFound = true;
        if (const SelectionSet inside = field.selectionSet())
            m_selections.push_back(inside);
        else
            m_hasLeaf = true;
    }

    std::string_view m_name;
    const FixedConditions &m_fixed;
    std::set<std::string_view> m_visited;
    std::vector<SelectionSet> m_selections;
    bool m_isFound = false;
    bool m_hasLeaf = false;
};

// How far a path leads: to a name that is not selected, to a leaf, or neither.
struct Followed {
    std::optional<std::string> unselected;
    std::size_t leaf = 0; // tokens up to one and with it
};

Followed follow(OperationDefinition operation, std::span<const std::string> path,
                const FixedConditions &fixed = {})
{
    std::vector<SelectionSet> sets{operation.selectionSet()};
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (json::detail::arrayIndex(path[i]))
            continue;
        Fields fields(sets, path[i], fixed);
        if (!fields.isFound())
            return {path[i], 0};
        if (fields.hasLeaf())
            return {std::nullopt, i + 1};
        sets = std::move(fields).selections();
    }
    return {};
}

} // namespace

std::optional<std::string> firstUnselected(OperationDefinition operation, std::string_view pointer,
                                           const FixedConditions &fixed)
{
    const auto path = json::Pointer::parse(pointer);
    return path ? follow(operation, path->tokens(), fixed).unselected : std::string(pointer);
}

std::optional<std::string> leafWithin(OperationDefinition operation, std::string_view pointer)
{
    const auto path = json::Pointer::parse(pointer);
    std::size_t end = path ? follow(operation, path->tokens()).leaf : 0;
    if (end == 0)
        return std::nullopt;
    const auto tokens = path->tokens();
    while (end < tokens.size() && json::detail::arrayIndex(tokens[end]))
        ++end;
    if (end == tokens.size())
        return std::nullopt;
    return json::Pointer(
               std::vector<std::string>(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end)))
        .toString();
}

json::Value dataSchema(const graphql::Schema &schema, const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? graphql::findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    // The events of a subscription are a list of their own.
    if (!found || found.operation() == graphql::OperationType::Subscription)
        return {};
    graphql::InferenceOptions options;
    options.scalars.clear();
    return graphql::inferDataSchema(schema, found, options).schema;
}

json::Value schemaAt(const json::Value &schema, const std::string &path)
{
    const auto pointer = json::Pointer::parse(path);
    if (!pointer)
        return {};
    const json::Value *at = &schema;
    for (const std::string &token : pointer->tokens()) {
        const json::Value *property = (*at)["properties"].find(token);
        at = property != nullptr ? property : json::detail::arrayIndex(token) ? &(*at)["items"] : nullptr;
        if (at == nullptr)
            return {};
    }
    return *at;
}

std::vector<std::string_view> namedTypes(const json::Value &schema)
{
    std::vector<std::string_view> types;
    const auto add = [&](const json::Value &type) {
        if (type.isString() && type.toString() != "null")
            types.push_back(type.toString());
    };
    add(schema["type"]);
    for (const json::Value &type : schema["type"].elements())
        add(type);
    return types;
}

namespace {

using namespace graphql;

constexpr int kDeepestSelection = 32;

// A member that an object may have, and in which of the fragments around it: those of different types never meet.
struct SelectedMember {
    std::string_view name;
    SelectionSet selections; // none: a leaf
    std::string branch;
};

class SelectedMembers {
public:
    explicit SelectedMembers(const std::vector<SelectionSet> &sets)
    {
        for (const SelectionSet set : sets)
            visit(set, "/");
    }

    const std::vector<SelectedMember> &all() const { return m_all; }

    std::vector<SelectionSet> below(std::string_view name) const
    {
        std::vector<SelectionSet> sets;
        for (const SelectedMember &member : m_all) {
            if (member.name == name && member.selections)
                sets.push_back(member.selections);
        }
        return sets;
    }

    bool haveBoth(std::string_view first, std::string_view second) const
    {
        return std::ranges::any_of(m_all, [&](const SelectedMember &one) {
            return one.name == first && std::ranges::any_of(m_all, [&](const SelectedMember &other) {
                       return other.name == second
                              && (one.branch.starts_with(other.branch)
                                  || other.branch.starts_with(one.branch));
                   });
        });
    }

private:
    void visit(SelectionSet set, const std::string &branch)
    {
        for (const Selection selection : set.selections()) {
            if (const Field field = as<Field>(selection)) {
                m_all.push_back({field.responseName(), field.selectionSet(), branch});
                continue;
            }
            const std::string inner = branch + std::to_string(m_branches++) + '/';
            if (const InlineFragment fragment = as<InlineFragment>(selection)) {
                visit(fragment.selectionSet(), inner);
            } else if (m_visited.insert(selection.name()).second) {
                if (const FragmentDefinition named = findFragment(set.document(), selection.name()))
                    visit(named.selectionSet(), inner);
            }
        }
    }

    std::vector<SelectedMember> m_all;
    std::set<std::string_view> m_visited;
    int m_branches = 0;
};

bool haveBothAnywhere(const std::vector<SelectionSet> &sets, std::string_view first, std::string_view second,
                      int depth)
{
    const SelectedMembers members(sets);
    if (members.haveBoth(first, second))
        return true;
    std::set<std::string_view> names;
    return depth < kDeepestSelection && std::ranges::any_of(members.all(), [&](const SelectedMember &member) {
               return member.selections && names.insert(member.name).second
                      && haveBothAnywhere(members.below(member.name), first, second, depth + 1);
           });
}

// An element of a list has what the list selects.
std::vector<SelectionSet> selectionsAt(std::vector<SelectionSet> sets, std::span<const std::string> way)
{
    for (const std::string &token : way) {
        if (token != "*" && !json::detail::arrayIndex(token))
            sets = SelectedMembers(sets).below(token);
    }
    return sets;
}

std::string lastName(std::string_view pattern)
{
    const auto path = pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
    return path && !path->isRoot() ? path->tokens().back() : std::string(pattern);
}

} // namespace

bool meetsItsNewName(OperationDefinition operation, const ResultShape &shape,
                     const ResultShape::Renaming &renaming)
{
    const std::string from = lastName(renaming.from);
    // Who drops the other one makes room for the new name.
    const bool isDropped = std::ranges::any_of(shape.drop, [&](const std::string &pattern) {
        const std::string name = lastName(pattern);
        return name == renaming.to || name == from;
    });
    const auto path = json::Pointer::parse(shape.path);
    if (isDropped || !path || from == renaming.to)
        return false;
    std::vector<SelectionSet> sets = selectionsAt({operation.selectionSet()}, path->tokens());
    if (!renaming.from.starts_with('/'))
        return haveBothAnywhere(sets, from, renaming.to, 0);
    const auto place = json::Pointer::parse(renaming.from);
    if (!place || place->isRoot())
        return false;
    const auto way = place->tokens();
    return SelectedMembers(selectionsAt(std::move(sets), way.first(way.size() - 1)))
        .haveBoth(from, renaming.to);
}

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
