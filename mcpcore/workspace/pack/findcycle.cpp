// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/pack/findcycle.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace tooltray::workspace {
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
