// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pageorder.h"

#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tooltray::execution {
namespace {

Error invalidPosition()
{
    return {ErrorKind::Invalid, "cursor_invalid",
            CORE_TEXT("Core", "The \"next_cursor\" was not returned by this tool."),
            CORE_TEXT("Core",
                      "Pass next_cursor as the result returned it, or omit it to start at the first item.")};
}

bool readCount(const json::Value &value, std::uint64_t &out)
{
    if (value.isNull())
        return true;
    const std::optional<std::uint64_t> count = value.toUInt64();
    out = count.value_or(0);
    return count.has_value();
}

json::Value toJson(const PagePosition &position)
{
    json::Value members = json::Value::object();
    if (!position.cursor.isNull())
        members.set("c", position.cursor);
    if (position.offset > 0)
        members.set("o", json::Value(position.offset));
    if (position.page > 1)
        members.set("p", json::Value(position.page));
    if (!position.link.empty())
        members.set("l", json::Value(position.link));
    if (!position.owner.empty())
        members.set("n", json::Value(position.owner));
    if (position.skip > 0)
        members.set("s", json::Value(position.skip));
    if (!position.steps.empty()) {
        json::Value steps = json::Value::object();
        for (const auto &[name, list] : position.steps)
            steps.set(name, toJson(list));
        members.set("t", std::move(steps));
    }
    return members;
}

Result<PagePosition> fromJson(const json::Value &members)
{
    if (!members.isObject())
        return invalidPosition();
    PagePosition position;
    position.cursor = members["c"];
    position.link = members["l"].toString();
    position.owner = members["n"].toString();
    const bool isScalar = !position.cursor.isArray() && !position.cursor.isObject();
    if (!isScalar || !readCount(members["o"], position.offset) || !readCount(members["s"], position.skip)
        || (members.contains("p") && !readCount(members["p"], position.page)))
        return invalidPosition();
    for (const json::Member &step : members["t"].members()) {
        Result<PagePosition> list = fromJson(step.value);
        if (!list)
            return list;
        position.steps.insert_or_assign(std::string(step.name.view()), *std::move(list));
    }
    return position;
}

json::Value taken(json::Value &variables, const std::string &name)
{
    json::Value *found = name.empty() ? nullptr : variables.find(name);
    if (found == nullptr)
        return {};
    json::Value value = std::move(*found);
    variables.remove(name);
    return value;
}

} // namespace

void PagePosition::pass(std::uint64_t items)
{
    if (steps.size() == 1)
        steps.begin()->second.pass(items);
    else
        skip += items;
}

std::string encodePosition(const PagePosition &position)
{
    return encodeBase64Url(json::write(toJson(position)));
}

Result<PagePosition> decodePosition(std::string_view text)
{
    const std::optional<std::string> bytes = decodeBase64Url(text);
    const json::Parsed parsed = json::parse(bytes.value_or(""));
    if (!bytes || !parsed)
        return invalidPosition();
    return fromJson(parsed.value);
}

Error foreignCursor()
{
    return {ErrorKind::Invalid, "cursor_invalid",
            CORE_TEXT("Core", "The \"next_cursor\" was not returned by this tool for these arguments."),
            CORE_TEXT("Core", "Pass next_cursor as the result returned it, with the same arguments, or omit "
                              "it to start at the first item.")};
}

std::optional<std::uint64_t> lesser(std::optional<std::uint64_t> a, std::optional<std::uint64_t> b)
{
    if (a && b)
        return std::min(*a, *b);
    return a ? a : b;
}

std::string PageOrder::cursorOf(PagePosition position) const
{
    if (!canResume)
        return {};
    return encodePosition(inCall ? inCall(std::move(position)) : std::move(position));
}

Result<PageOrder> pageOrder(workspace::PagePlan plan, const workspace::Pagination &pagination,
                            const PageRequest &pageRequest, json::Value &variables)
{
    PageOrder order;
    order.limits.pageSize = pagination.pageSize;
    order.limits.pages = pagination.maxPages;
    order.limits.items = lesser(pagination.maxItems, pageRequest.maxItems);
    order.limits.bytes = pagination.maxBytes;
    if (pagination.maxTime)
        order.time = *pagination.maxTime;

    const std::optional<std::uint64_t> size = taken(variables, plan.variables.size).toUInt64();
    if (size && *size > 0) {
        order.limits.items = lesser(order.limits.items, size);
        order.limits.pageSize =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(*size, pagination.pageSize));
    }
    PagePosition from;
    from.cursor = taken(variables, plan.variables.cursor);
    from.offset = taken(variables, plan.variables.offset).toUInt64().value_or(0);
    from.page = taken(variables, plan.variables.page).toUInt64().value_or(1);
    if (!pageRequest.resume.empty()) {
        Result<PagePosition> position = decodePosition(pageRequest.resume);
        if (!position)
            return std::move(position).error();
        if (!position->steps.empty() || position->owner != pageRequest.owner)
            return foreignCursor();
        from = *std::move(position);
    }
    from.owner = pageRequest.owner;
    order.from = std::move(from);
    order.canResume = pageRequest.canResume;
    order.inCall = pageRequest.inCall;
    order.plan = std::move(plan);
    return order;
}

} // namespace tooltray::execution
