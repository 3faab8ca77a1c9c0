// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/execution.h"

#include "json/write.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

void ResponseTree::setLeaf(Place place, json::Value value)
{
    m_slots[place].leaf = std::move(value);
    m_slots[place].kind = Kind::Leaf;
}

ResponseTree::Place ResponseTree::addSlots(Place place, Kind kind, std::uint32_t count)
{
    const auto first = static_cast<Place>(m_slots.size());
    m_slots[place].kind = kind;
    m_slots[place].first = first;
    m_slots[place].count = count;
    m_slots.resize(m_slots.size() + count);
    for (Place at = first; at < first + count; ++at)
        m_slots[at].parent = place;
    return first;
}

ResponseTree::Place ResponseTree::setObject(Place place, const SelectionPlan &plan)
{
    const Place first = addSlots(place, Kind::Object, static_cast<std::uint32_t>(plan.fields.size()));
    m_slots[place].plan = &plan;
    for (std::size_t i = 0; i < plan.fields.size(); ++i)
        m_slots[first + i].isNullable = !plan.fields[i].field.type().isNonNull();
    return first;
}

ResponseTree::Place ResponseTree::setList(Place place, std::uint32_t count, bool hasNullableItems)
{
    const Place first = addSlots(place, Kind::List, count);
    for (Place at = first; at < first + count; ++at)
        m_slots[at].isNullable = hasNullableItems;
    return first;
}

ResponseTree::Place ResponseTree::propagateNull(Place from) noexcept
{
    while (!m_slots[from].isNullable)
        from = m_slots[from].parent;
    setNull(from);
    return from;
}

bool ResponseTree::isGone(Place place) const noexcept
{
    while (place != kRoot && !isNull(place))
        place = m_slots[place].parent;
    return isNull(place);
}

json::Value ResponseTree::path(Place place) const
{
    std::vector<json::Value> steps;
    for (; place != kRoot; place = m_slots[place].parent) {
        const Slot &container = m_slots[m_slots[place].parent];
        const Place number = place - container.first;
        steps.push_back(container.kind == Kind::Object
                            ? json::Value(container.plan->fields[number].responseName)
                            : json::Value(number));
    }
    json::Value path = json::Value::array();
    std::for_each(steps.rbegin(), steps.rend(), [&](json::Value &step) { path.append(std::move(step)); });
    return path;
}

void ResponseTree::write(std::string &out) const
{
    struct Open {
        const Slot *container;
        std::uint32_t next;
    };
    std::vector<Open> open;
    const auto begin = [&](const Slot &slot) {
        switch (slot.kind) {
        case Kind::Pending:
        case Kind::Null: out += "null"; return;
        case Kind::Leaf: json::write(slot.leaf, out); return;
        case Kind::Object: out += '{'; break;
        case Kind::List: out += '['; break;
        }
        open.push_back({&slot, 0});
    };
    begin(m_slots[kRoot]);
    while (!open.empty()) {
        Open &top = open.back();
        const Slot &container = *top.container;
        const std::uint32_t number = top.next++;
        const bool isObject = container.kind == Kind::Object;
        if (number == container.count) {
            out += isObject ? '}' : ']';
            open.pop_back();
            continue;
        }
        if (number > 0)
            out += ',';
        if (isObject) // names need no escapes (2.1.9)
            out.append("\"").append(container.plan->fields[number].responseName).append("\":");
        begin(m_slots[container.first + number]);
    }
}

} // namespace tooltray::graphql
