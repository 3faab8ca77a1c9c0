// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/packreferences.h"

#include "workspace/definitions/names.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

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

void renameReferences(Object &object, const NewNames &names)
{
    std::vector<std::pair<ObjectKey, std::string>> steps;
    for (const ObjectKey &used : referencesOf(object)) {
        if (const auto found = names.find(used); found != names.end())
            steps.emplace_back(used, found->second);
    }
    // By way of names that nothing can have.
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, steps[i].first, '#' + std::to_string(i));
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, {steps[i].first.kind, '#' + std::to_string(i)}, steps[i].second);
}

namespace {

// Goes deep without recursion, as a chain may be as long as a workspace is big.
class CycleSearch {
public:
    explicit CycleSearch(const Workspace &workspace) : m_workspace(workspace) {}

    std::vector<ObjectKey> run(const ObjectKey &from)
    {
        enter(from);
        while (!m_way.empty()) {
            Place &place = m_way.back();
            const Entry *entry = m_workspace.find(place.key);
            if (entry == nullptr || place.next == entry->definition()->references.size()) {
                m_done.insert(place.key);
                m_way.pop_back();
                continue;
            }
            const ObjectKey &next = entry->definition()->references[place.next++];
            const bool isOfSameKind = next.kind == place.key.kind;
            if (!isOfSameKind || m_done.contains(next))
                continue;
            if (m_seen.contains(next)) // and not done, so it is on the way
                return wayFrom(std::ranges::find(m_way, next, &Place::key) - m_way.begin());
            enter(next);
        }
        return {};
    }

private:
    struct Place {
        ObjectKey key;
        std::size_t next = 0; // of its references
    };

    void enter(const ObjectKey &key)
    {
        if (m_done.contains(key))
            return;
        m_seen.insert(key);
        m_way.push_back({key});
    }

    std::vector<ObjectKey> wayFrom(std::ptrdiff_t begin) const
    {
        std::vector<ObjectKey> cycle;
        for (auto place = m_way.begin() + begin; place != m_way.end(); ++place)
            cycle.push_back(place->key);
        cycle.push_back(cycle.front());
        return cycle;
    }

    const Workspace &m_workspace;
    std::vector<Place> m_way;
    std::set<ObjectKey> m_seen;
    std::set<ObjectKey> m_done;
};

} // namespace

std::vector<ObjectKey> findCycle(const Workspace &workspace, std::span<const ObjectKey> from)
{
    CycleSearch search(workspace);
    for (const ObjectKey &key : from) {
        std::vector<ObjectKey> cycle = search.run(key);
        if (!cycle.empty())
            return cycle;
    }
    return {};
}

} // namespace tooltray::workspace
