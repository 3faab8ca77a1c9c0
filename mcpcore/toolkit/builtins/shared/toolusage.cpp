// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/shared/toolusage.h"

namespace tooltray::toolkit {

using namespace workspace;

ToolUsage::ToolUsage(const Workspace &workspace, const MaySee &isVisible) : m_workspace(workspace)
{
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        if (entry.definition()->references.empty() || !isVisible(std::get<Tool>(entry.object())))
            continue;
        for (const ObjectKey &used : entry.definition()->references)
            add(used, name);
    }
}

json::Value ToolUsage::usersOf(const ObjectKey &key) const
{
    json::Value names = json::Value::array();
    const auto found = m_users.find(key);
    if (found == m_users.end())
        return names;
    for (const std::string &name : found->second)
        names.append(json::Value(name));
    return names;
}

void ToolUsage::add(const ObjectKey &used, const std::string &tool)
{
    if ((used.kind != ObjectKind::Type && used.kind != ObjectKind::Mapping)
        || !m_users[used].insert(tool).second)
        return;
    const Entry *entry = m_workspace.find(used);
    if (entry == nullptr)
        return;
    for (const ObjectKey &further : entry->definition()->references)
        add(further, tool);
}

} // namespace tooltray::toolkit
