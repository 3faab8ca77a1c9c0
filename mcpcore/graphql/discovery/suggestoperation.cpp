// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/suggestoperation.h"

#include "graphql/discovery/defaultselection.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tooltray::graphql {

namespace {

std::string capitalized(std::string_view name)
{
    std::string text(name);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

class OperationWriter {
public:
    OperationWriter(const Schema &schema, RootPath path, SchemaInput wanted)
        : m_schema(schema)
        , m_path(std::move(path))
        , m_wanted(wanted)
    {}

    SuggestedOperation write();

private:
    std::string arguments(SchemaField field);
    bool isPageSize(SchemaInput argument, SchemaField field) const;
    std::string addVariable(SchemaInput argument, SchemaField field, std::string_view defaultValue);
    bool isTaken(std::string_view name) const;

    const Schema &m_schema;
    RootPath m_path;
    SchemaInput m_wanted;
    std::vector<SuggestedVariable> m_variables;
    std::string m_definitions;
};

SuggestedOperation OperationWriter::write()
{
    if (m_path.empty())
        return {};
    std::string opened;
    std::string closed;
    for (const RootStep &step : m_path) {
        opened.append("{ ").append(step.field.name()).append(arguments(step.field)).append(" ");
        closed += " }";
        if (step.narrowedTo) {
            opened.append("{ ... on ").append(step.narrowedTo.name()).append(" ");
            closed += " }";
        }
    }
    const RootStep &last = m_path.back();
    opened += defaultSelection(last.narrowedTo ? last.narrowedTo : last.field.namedType());

    OperationType operation = OperationType::Query;
    for (const OperationType other : {OperationType::Mutation, OperationType::Subscription})
        if (m_path.front().field.parent() == m_schema.rootType(other))
            operation = other;
    std::string text = std::string(keyword(operation)) + ' ' + capitalized(last.field.name());
    if (!m_definitions.empty())
        text.append("(").append(m_definitions).append(")");
    text.append(" ").append(opened).append(closed);
    return {print(parseDocument(std::move(text))), std::move(m_variables), std::move(m_path)};
}

std::string OperationWriter::arguments(SchemaField field)
{
    std::string text;
    for (const SchemaInput argument : field.arguments()) {
        const bool sizesPage = isPageSize(argument, field);
        if (!argument.isRequired() && !sizesPage && argument != m_wanted)
            continue;
        text.append(text.empty() ? "(" : ", ").append(argument.name()).append(": $");
        text += addVariable(argument, field, sizesPage ? "10" : "");
    }
    return text.empty() ? text : text + ')';
}

bool OperationWriter::isPageSize(SchemaInput argument, SchemaField field) const
{
    const TypeRef type = argument.type().nullable();
    return argument.name() == "first" && !argument.hasDefaultValue() && type.isNamed()
           && m_schema.type(type).symbol() == Symbol::IntType && field.namedType().isComposite();
}

std::string OperationWriter::addVariable(SchemaInput argument, SchemaField field,
                                         std::string_view defaultValue)
{
    std::string name(argument.name());
    if (isTaken(name))
        name = std::string(field.name()) + capitalized(argument.name());
    const std::string base = name;
    for (int number = 2; isTaken(name); ++number)
        name = base + std::to_string(number);
    std::string type = m_schema.print(argument.type());
    m_definitions.append(m_definitions.empty() ? "$" : ", $").append(name).append(": ").append(type);
    if (!defaultValue.empty())
        m_definitions.append(" = ").append(defaultValue);
    m_variables.push_back({name, std::move(type), argument});
    return name;
}

bool OperationWriter::isTaken(std::string_view name) const
{
    return std::any_of(m_variables.begin(), m_variables.end(),
                       [&](const SuggestedVariable &variable) { return variable.name == name; });
}

// Finds an argument that takes the type, itself or inside other input objects, on a field that can be reached.
class ArgumentSearch {
public:
    ArgumentSearch(const RootPaths &paths) : m_paths(paths), m_isTried(paths.schema().types().size()) {}

    std::pair<SchemaField, SchemaInput> find(SchemaType type)
    {
        std::vector<SchemaType> types{type};
        m_isTried[type.index()] = true;
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (const auto found = findDirectly(types[i]); found.first)
                return found;
            for (const SchemaType owner : m_paths.schema().types())
                if (owner.is(TypeKind::InputObject) && !m_isTried[owner.index()]
                    && contains(owner, types[i])) {
                    m_isTried[owner.index()] = true;
                    types.push_back(owner);
                }
        }
        return {};
    }

private:
    static bool contains(SchemaType owner, SchemaType type)
    {
        const SchemaInputs fields = owner.inputFields();
        return std::any_of(fields.begin(), fields.end(),
                           [&](SchemaInput field) { return field.type().type == type.index(); });
    }

    std::pair<SchemaField, SchemaInput> findDirectly(SchemaType type) const
    {
        std::pair<SchemaField, SchemaInput> best;
        std::uint32_t bestCost = 0;
        for (const SchemaType owner : m_paths.schema().types()) {
            if (owner.isIntrospection() || !owner.isComposite() || !m_paths.isReachable(owner))
                continue;
            const std::uint32_t cost = m_paths.cost(owner);
            if (best.first && cost >= bestCost)
                continue;
            for (const SchemaField field : owner.fields())
                for (const SchemaInput argument : field.arguments())
                    if (argument.type().type == type.index() && (!best.first || cost < bestCost)) {
                        best = {field, argument};
                        bestCost = cost;
                    }
        }
        return best;
    }

    const RootPaths &m_paths;
    std::vector<bool> m_isTried;
};

} // namespace

SuggestedOperation suggestOperation(const Schema &schema, const RootPath &path)
{
    return OperationWriter(schema, path, {}).write();
}

SuggestedOperation suggestOperation(const RootPaths &paths, SchemaField field)
{
    return suggestOperation(paths.schema(), paths.pathTo(field));
}

SuggestedOperation suggestOperation(const RootPaths &paths, SchemaType type)
{
    RootPath path = paths.isReachable(type) ? paths.pathTo(type) : RootPath();
    if (!path.empty() || !type.isInput())
        return OperationWriter(paths.schema(), std::move(path), {}).write();
    const auto [field, argument] = ArgumentSearch(paths).find(type);
    return field ? OperationWriter(paths.schema(), paths.pathTo(field), argument).write()
                 : SuggestedOperation();
}

} // namespace tooltray::graphql
