// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/randomresponse.h"

#include "mcpcore/graphql/generate/randomvalue.h"

#include <algorithm>

namespace tooltray::graphql::test {

RandomResponse::RandomResponse(const Schema &schema, OperationDefinition operation,
                               const json::Value &variables, Chance &chance)
    : m_schema(schema)
    , m_operation(operation)
    , m_variables(variables)
    , m_chance(chance)
{}

json::Value RandomResponse::data()
{
    return object(m_schema.rootType(m_operation.operation()), {m_operation.selectionSet()}, 0);
}

void RandomResponse::collect(SchemaType object, SelectionSet set, Grouped &fields,
                             std::vector<std::string> &spread)
{
    const auto applies = [&](TypeReference condition) {
        const SchemaType type = condition ? m_schema.type(condition.name()) : object;
        return type == object || (type.isAbstract() && m_schema.isPossibleType(type, object));
    };
    for (const Selection selection : set.selections()) {
        if (!isIncluded(Directives(selection.children())))
            continue;
        if (const auto field = as<Field>(selection)) {
            const std::string name(field.responseName());
            auto group = std::find_if(fields.begin(), fields.end(),
                                      [&](const auto &candidate) { return candidate.first == name; });
            if (group == fields.end())
                group = fields.insert(fields.end(), {name, {}});
            group->second.push_back(field);
        } else if (const auto fragment = as<InlineFragment>(selection)) {
            if (applies(fragment.typeCondition()))
                collect(object, fragment.selectionSet(), fields, spread);
        } else if (std::find(spread.begin(), spread.end(), selection.name()) == spread.end()) {
            spread.emplace_back(selection.name());
            const FragmentDefinition definition =
                findFragment(m_operation.document(), std::string(selection.name()));
            if (applies(definition.typeCondition()))
                collect(object, definition.selectionSet(), fields, spread);
        }
    }
}

bool RandomResponse::isIncluded(Directives directives) const
{
    for (const Directive directive : directives) {
        if (directive.symbol() != Symbol::Skip && directive.symbol() != Symbol::Include)
            continue;
        const Value condition = findArgument(directive.arguments(), Symbol::If).value();
        const bool isTrue = condition.is(NodeKind::Variable) ? m_variables[condition.name()].toBool()
                                                             : BooleanValue(condition).value();
        if (isTrue == (directive.symbol() == Symbol::Skip))
            return false;
    }
    return true;
}

json::Value RandomResponse::object(SchemaType type, const std::vector<SelectionSet> &sets, std::size_t depth)
{
    Grouped groups;
    std::vector<std::string> spread;
    for (const SelectionSet &set : sets)
        collect(type, set, groups, spread);
    json::Value object = json::Value::object();
    for (const auto &[name, fields] : groups) {
        const SchemaField field = m_schema.field(type, m_schema.symbol(fields.front().name()));
        object.set(name, field.symbol() == Symbol::MetaTypename ? json::Value(type.name())
                                                                : value(field.type(), fields, depth));
    }
    return object;
}

json::Value RandomResponse::value(TypeRef type, const std::vector<Field> &fields, std::size_t depth)
{
    if (!type.isNonNull() && m_chance.percent(15))
        return {};
    type = type.nullable();
    if (type.isList()) {
        json::Value list = json::Value::array();
        for (std::size_t count = m_chance.below(depth > 4 ? 2 : 3); count > 0; --count)
            list.append(value(type.inner(), fields, depth + 1));
        return list;
    }
    const SchemaType named = m_schema.type(type);
    if (named.isLeaf())
        return randomLeaf(named, m_chance);
    std::vector<SelectionSet> sets;
    for (const Field &field : fields)
        sets.push_back(field.selectionSet());
    return object(named.isAbstract() ? m_chance.pick(named.possibleTypes()) : named, sets, depth + 1);
}

} // namespace tooltray::graphql::test
