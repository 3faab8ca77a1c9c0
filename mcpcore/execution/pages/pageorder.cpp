// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pageorder.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tooltray::execution {
namespace {

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

Result<PageOrder> pageOrder(PagePlan plan, const workspace::Pagination &pagination, const PageWish &wish,
                            json::Value &variables)
{
    PageOrder order;
    order.limits.pageSize = pagination.pageSize;
    order.limits.pages = pagination.maxPages;
    order.limits.items = lesser(pagination.maxItems, wish.maxItems);
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
    if (!wish.resume.empty()) {
        Result<PagePosition> position = decodePosition(wish.resume);
        if (!position)
            return std::move(position).error();
        if (!position->steps.empty())
            return foreignCursor();
        from = *std::move(position);
    }
    order.from = std::move(from);
    order.canResume = wish.canResume;
    order.inCall = wish.inCall;
    order.plan = std::move(plan);
    return order;
}

} // namespace tooltray::execution
