// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/action.h"

#include "workspace/definitions/requestrules.h"

#include <algorithm>
#include <limits>

namespace tooltray::execution {
namespace {

constexpr std::uint32_t kEvents = 10;

} // namespace

std::uint32_t eventLimit(std::optional<std::uint64_t> wanted)
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(wanted.value_or(kEvents), kMost));
}

json::Value withPage(json::Value variables, const std::optional<PageOrder> &pages)
{
    if (!pages)
        return variables;
    const json::Value paged = PageWalk(pages->plan, pages->limits, pages->from).variables();
    for (const json::Member &member : paged.members())
        variables.set(member.name, member.value);
    return variables;
}

bool isMutation(const Action &action)
{
    if (const auto *rest = std::get_if<RestAction>(&action)) {
        workspace::Pagination pagination;
        if (rest->pages)
            pagination.variables = rest->pages->plan.variables;
        return !rest->isSaidToRead && workspace::mutates(*rest->request, &pagination);
    }
    const auto *operation = std::get_if<OperationAction>(&action);
    return operation != nullptr && operation->operation->type() == graphql::OperationType::Mutation;
}

} // namespace tooltray::execution
