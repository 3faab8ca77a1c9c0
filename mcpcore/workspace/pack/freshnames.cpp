// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/pack/freshnames.h"

#include "workspace/definitions/names.h"

#include <utility>

namespace tooltray::workspace {
namespace {

constexpr std::size_t kLongestNumber = 8;

} // namespace

FreshNames::FreshNames(const Workspace &workspace, const Pack &pack) : m_workspace(workspace)
{
    const auto add = [&](const Object &object, std::string_view name) {
        m_taken.insert({kindOf(object), foldedCase(name)});
        if (const Tool *tool = std::get_if<Tool>(&object)) {
            for (const std::string &alias : tool->aliases)
                m_taken.insert({ObjectKind::Tool, alias});
        }
    };
    for (const ObjectKind kind : kPackKinds) {
        for (const auto &[name, entry] : workspace.entries(kind))
            add(entry.object(), name);
    }
    for (const auto &[key, object] : pack.objects)
        add(object, key.name);
}

bool FreshNames::isTaken(ObjectKind kind, const std::string &name) const
{
    return m_taken.contains({kind, foldedCase(name)})
           || (kind == ObjectKind::Tool && m_workspace.isBuiltIn(name));
}

std::string FreshNames::take(const ObjectKey &key)
{
    const std::string stem = key.name.substr(0, longestName(key.kind) - kLongestNumber);
    std::size_t &number = m_numbers.try_emplace({key.kind, foldedCase(stem)}, 1).first->second;
    std::string name;
    do {
        const std::string suffix = '_' + std::to_string(++number);
        name = key.name.substr(0, longestName(key.kind) - suffix.size()) + suffix;
    } while (isTaken(key.kind, name));
    m_taken.insert({key.kind, foldedCase(name)});
    return name;
}

std::optional<std::string> FreshNames::takeAlias(const std::string &alias)
{
    std::size_t &number = m_numbers.try_emplace({ObjectKind::Tool, alias + '@'}, 1).first->second;
    std::string name;
    do {
        name = alias + '_' + std::to_string(++number);
    } while (isTaken(ObjectKind::Tool, name));
    if (aliasProblem(name))
        return std::nullopt;
    m_taken.insert({ObjectKind::Tool, name});
    return name;
}

} // namespace tooltray::workspace
