// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/refreshview.h"

#include "workspace/checks/checkchange.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMostChanges = 200;

json::Value changeViews(const graphql::SchemaChanges &changes)
{
    std::vector<const graphql::SchemaChange *> order;
    for (const graphql::SchemaChange &change : changes)
        order.push_back(&change);
    std::ranges::stable_sort(order, [](const auto *a, const auto *b) { return a->impact() > b->impact(); });
    json::Value list = json::Value::array();
    for (const graphql::SchemaChange *change : order) {
        if (list.size() == kMostChanges)
            break;
        list.append(json::Value::object({{"coordinate", change->coordinate},
                                         {"kind", graphql::impactName(change->impact())},
                                         {"message", change->message}}));
    }
    return list;
}

} // namespace

json::Value refreshView(const execution::SchemaNews &news, const workspace::Health &before,
                        const workspace::Health &health,
                        const std::function<bool(std::string_view)> &isVisible)
{
    json::Value view = json::Value::object({{"endpoint", news.endpoint}, {"source", news.state.source}});
    std::size_t types = 0;
    if (news.state.schema) {
        for (const graphql::SchemaType type : news.state.schema->types())
            types += type.isIntrospection() || type.isBuiltIn() ? 0 : 1;
    }
    view.set("types", json::Value(types));
    const std::size_t shown = view.set("changes", changeViews(news.changes)).size();
    if (shown < news.changes.size())
        view.set("changes_left_out", json::Value(news.changes.size() - shown));
    json::Value &broken = view.set("broken_tools", json::Value::array());
    for (const std::string &name : workspace::newlyBroken(before, health)) {
        if (!isVisible(name))
            continue;
        json::Value &tool = broken.append(json::Value::object({{"name", name}}));
        json::Value &errors = tool.set("errors", json::Value::array());
        for (const workspace::ToolProblem &problem : health.of(name)->served.problems)
            errors.append(json::Value(withPlace(problem)));
    }
    return view;
}

} // namespace tooltray::toolkit
