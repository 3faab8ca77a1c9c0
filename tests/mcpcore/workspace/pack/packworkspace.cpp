// SPDX-License-Identifier: GPL-3.0-or-later
#include "packworkspace.h"

#include "samples.h"
#include "workspace/edits/apply.h"

#include <QtGlobal>

#include <utility>

namespace tooltray::workspace {

WorkspacePtr workspaceWith(std::vector<Object> objects)
{
    Edit edit{"Fill", Origin::Person, {}};
    for (Object &object : objects)
        edit.steps.push_back(PutObject{std::move(object)});
    const auto applied = apply(*Workspace::create({"execute_graphql_query", "invoke_command"}), edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

WorkspacePtr emptyWithEndpoint()
{
    return workspaceWith({samples::endpoint()});
}

WorkspacePtr fullWorkspace()
{
    return workspaceWith(samples::everything());
}

Pack exported(const Workspace &workspace, const PackSelection &selection)
{
    auto pack = exportPack(workspace, selection);
    if (!pack)
        qFatal("%s", pack.error().message.c_str());
    return std::move(*pack);
}

Pack packOf(std::vector<Object> objects)
{
    Pack pack;
    for (Object &object : objects) {
        ObjectKey key = keyOf(object);
        pack.objects.emplace(std::move(key), std::move(object));
    }
    return pack;
}

WorkspacePtr imported(const Workspace &workspace, const ImportPlan &plan)
{
    for (const std::string &problem : plan.problems)
        qWarning("%s", problem.c_str());
    const auto applied = apply(workspace, plan.edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

std::string summary(const ImportPlan &plan)
{
    std::string text;
    const auto add = [&](const char *what, const ObjectKey &key, const std::string &rest = {}) {
        text.append(text.empty() ? "" : ", ").append(what).append(" ").append(kindName(key.kind)).append(" ");
        text.append(key.name).append(rest);
    };
    for (const ObjectKey &key : plan.created)
        add("created", key);
    for (const ObjectKey &key : plan.replaced)
        add("replaced", key);
    for (const RenamedObject &one : plan.renamed)
        add("renamed", one.key, " to " + one.to);
    for (const ObjectKey &key : plan.skipped)
        add("skipped", key);
    for (const std::string &problem : plan.problems)
        text.append(text.empty() ? "" : ", ").append("problem: ").append(problem);
    return text;
}

} // namespace tooltray::workspace
