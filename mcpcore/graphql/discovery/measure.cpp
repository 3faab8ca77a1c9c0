// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/measure.h"

#include "graphql/validation/documentfacts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace tooltray::graphql {

namespace {

constexpr std::uint64_t kMax = kMaxCounted;

constexpr std::uint64_t sum(std::uint64_t a, std::uint64_t b) noexcept
{
    return a > kMax - b ? kMax : a + b;
}

constexpr std::uint64_t product(std::uint64_t a, std::uint64_t b) noexcept
{
    return b != 0 && a > kMax / b ? kMax : a * b;
}

// The size of a selection set. How many items its own lists have may be for the field around to say, so that
// their part is kept apart: complexity = fixed + perItem * items.
struct Size {
    std::uint64_t fieldCount = 0;
    std::uint64_t depth = 0;
    std::uint64_t fixed = 0;
    std::uint64_t perItem = 0;

    std::uint64_t complexity(std::uint64_t items) const noexcept
    {
        return sum(fixed, product(perItem, items));
    }
    void add(const Size &other) noexcept
    {
        fieldCount = sum(fieldCount, other.fieldCount);
        depth = std::max(depth, other.depth);
        fixed = sum(fixed, other.fixed);
        perItem = sum(perItem, other.perItem);
    }
};

class Measure {
public:
    Measure(const Schema &schema, OperationDefinition operation, const MeasureOptions &options)
        : m_operation(operation)
        , m_options(options)
        , m_facts(operation.document(), schema)
        , m_fragments(m_facts.fragments().size())
    {}

    OperationSize run();

private:
    void measureFragments();
    Size sizeOf(SelectionSet set) const;
    Size sizeOf(Field field) const;
    std::optional<std::uint64_t> askedItems(Field field) const;
    std::optional<std::uint64_t> number(Value value) const;

    OperationDefinition m_operation;
    const MeasureOptions &m_options;
    DocumentFacts m_facts;
    std::vector<Size> m_fragments;
};

OperationSize Measure::run()
{
    measureFragments();
    const Size size = sizeOf(m_operation.selectionSet());
    return {size.fieldCount, size.depth, size.complexity(m_options.listSize)};
}

// Each once, those it spreads before it; without recursion, for chains of fragments have any length. What
// closes a circle, which is not valid, counts as nothing.
void Measure::measureFragments()
{
    struct Visit {
        std::uint32_t fragment;
        std::size_t nextSpread = 0;
    };
    std::vector<bool> isMet(m_fragments.size());
    std::vector<Visit> stack;
    for (std::uint32_t first = 0; first < m_fragments.size(); ++first) {
        if (isMet[first])
            continue;
        isMet[first] = true;
        stack.push_back({first});
        while (!stack.empty()) {
            Visit &top = stack.back();
            const DefinitionFacts &facts = m_facts.fragments()[top.fragment];
            if (top.nextSpread < facts.spreads.size()) {
                const Node spread = m_operation.document().node(facts.spreads[top.nextSpread++]);
                const std::uint32_t target = m_facts.fragmentIndex(spread.symbol());
                if (target == kNoIndex || isMet[target])
                    continue;
                isMet[target] = true;
                stack.push_back({target});
                continue;
            }
            const FragmentDefinition definition(m_operation.document().node(facts.node));
            m_fragments[top.fragment] = sizeOf(definition.selectionSet());
            stack.pop_back();
        }
    }
}

Size Measure::sizeOf(SelectionSet set) const
{
    Size size;
    if (!set)
        return size;
    for (const Selection selection : set.selections()) {
        if (const auto field = as<Field>(selection)) {
            size.add(sizeOf(field));
        } else if (const auto fragment = as<InlineFragment>(selection)) {
            size.add(sizeOf(fragment.selectionSet()));
        } else {
            const std::uint32_t fragmentIndex = m_facts.fragmentIndex(selection.symbol());
            if (fragmentIndex != kNoIndex)
                size.add(m_fragments[fragmentIndex]);
        }
    }
    return size;
}

Size Measure::sizeOf(Field field) const
{
    const Size inside = sizeOf(field.selectionSet());
    const std::optional<std::uint64_t> items = askedItems(field);
    Size size{sum(inside.fieldCount, 1), sum(inside.depth, 1), 1, 0};
    const SchemaField definition = m_facts.field(field);
    if (!definition || !definition.type().nullable().isList()) {
        size.fixed = sum(1, inside.complexity(items.value_or(m_options.listSize)));
        return size;
    }
    const std::uint64_t item = inside.complexity(m_options.listSize);
    if (items)
        size.fixed = sum(1, product(item, *items));
    else
        size.perItem = item;
    return size;
}

// The most that an argument asks for, when one does.
std::optional<std::uint64_t> Measure::askedItems(Field field) const
{
    constexpr std::array<std::string_view, 7> kNames{"first", "last",     "limit",  "take",
                                                     "count", "pageSize", "perPage"};
    std::optional<std::uint64_t> most;
    for (const Argument argument : field.arguments())
        if (std::find(kNames.begin(), kNames.end(), argument.name()) != kNames.end())
            if (const std::optional<std::uint64_t> asked = number(argument.value()))
                most = std::max(most.value_or(0), *asked);
    return most;
}

std::optional<std::uint64_t> Measure::number(Value value) const
{
    if (value.is(NodeKind::IntValue)) {
        const std::optional<json::Value> literal = json::Value::number(value.text());
        return literal ? literal->toUInt64() : std::nullopt;
    }
    if (!value.is(NodeKind::Variable))
        return std::nullopt;
    if (const json::Value *given = m_options.variables.find(value.name()))
        return given->toUInt64();
    for (const VariableDefinition definition : m_operation.variables())
        if (definition.variable().symbol() == value.symbol())
            if (const Value fallback = definition.defaultValue(); fallback.is(NodeKind::IntValue))
                return number(fallback);
    return std::nullopt;
}

} // namespace

OperationSize measureOperation(const Schema &schema, OperationDefinition operation,
                               const MeasureOptions &options)
{
    return Measure(schema, operation, options).run();
}

} // namespace tooltray::graphql
