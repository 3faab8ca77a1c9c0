// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/preparation/preparedtool.h"
#include "execution/preparation/schemas.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace tooltray::execution {

// Keeps what was prepared for the tools that are called, as long as nothing that it was made from changes: the tool,
// the schemas, and of the workspace its types, mappings, endpoints and which context variables there are. Clients with
// context variables of their own see workspaces that differ in these, which are kept beside each other.
class PreparedTools {
public:
    static constexpr std::size_t kMax = 1'000; // those that were not called for longest go first

    // Null when it has to be prepared.
    PreparedTool::Pointer find(const workspace::WorkspacePtr &workspace, const Schemas &schemas,
                               const std::shared_ptr<const workspace::Tool> &tool,
                               workspace::Version version);
    // Prepared from the workspace given, which may not be the latest any more.
    void keep(const workspace::WorkspacePtr &workspace, PreparedTool::Pointer prepared);

    std::size_t size() const { return m_order.size(); }

private:
    static constexpr std::size_t kMaxGenerations = 64;
    // The limit for their types and mappings: each prepared tool has a compiled copy, about twenty times as large.
    static constexpr std::size_t kMaxGenerationBytes = std::size_t(8) << 20U;

    using Key = std::tuple<std::string, workspace::Version, std::uint64_t>; // name, version, generation
    struct Cached {
        Key key;
        PreparedTool::Pointer prepared;
    };
    // The parts of a workspace that tools use without naming them.
    struct Dependencies {
        std::vector<workspace::DefinitionPtr> definitions;
        std::vector<std::string> names;

        bool operator==(const Dependencies &) const = default;
    };
    struct Generation {
        Dependencies dependencies;
        std::uint64_t generation;
        std::size_t bytes;
    };
    struct Seen {
        std::weak_ptr<const workspace::Workspace> workspace;
        std::uint64_t generation;
    };

    static Key keyOf(const workspace::Tool &tool, workspace::Version version, std::uint64_t generation);
    static Dependencies dependenciesOf(const workspace::Workspace &workspace);
    std::uint64_t generationOf(const workspace::WorkspacePtr &workspace);
    void removeOldestGeneration();

    std::list<Generation> m_generations; // the one that was asked for last comes last
    std::deque<Seen> m_seen;             // the same, of snapshots
    std::uint64_t m_lastGeneration = 0;
    std::size_t m_generationBytes = 0;
    std::list<Cached> m_order; // the one that was called last comes last
    std::map<Key, std::list<Cached>::iterator> m_kept;
};

} // namespace tooltray::execution
