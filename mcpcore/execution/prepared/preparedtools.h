// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/prepared/preparedtool.h"
#include "execution/schemas/schemas.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {

// Keeps what was prepared for the tools that are called, as long as nothing that it was made from changes: the tool,
// the schemas, and of the workspace its types, mappings, endpoints and which context variables there are.
class PreparedTools {
public:
    static constexpr std::size_t kMost = 1'000; // those that were not called for longest go first

    // Null when it has to be prepared.
    PreparedTool::Pointer find(const workspace::WorkspacePtr &workspace, const Schemas &schemas,
                               const std::shared_ptr<const workspace::Tool> &tool,
                               workspace::Version version);
    // Prepared from the workspace given, which may not be the latest any more.
    void keep(const workspace::WorkspacePtr &workspace, PreparedTool::Pointer prepared);

    std::size_t size() const { return m_order.size(); }

private:
    using Key = std::pair<std::string, workspace::Version>;
    struct Kept {
        Key key;
        PreparedTool::Pointer prepared;
        std::uint64_t generation;
    };
    // What tools use of a workspace without saying so.
    struct Surroundings {
        std::vector<workspace::DefinitionPtr> definitions;
        std::vector<std::string> names;

        bool operator==(const Surroundings &) const = default;
    };

    static Key keyOf(const workspace::Tool &tool, workspace::Version version);
    static Surroundings surroundingsOf(const workspace::Workspace &workspace);
    std::uint64_t generationOf(const workspace::WorkspacePtr &workspace);

    workspace::WorkspacePtr m_workspace; // that was looked at last
    Surroundings m_surroundings;
    std::uint64_t m_generation = 0;
    std::list<Kept> m_order; // the one that was called last comes last
    std::map<Key, std::list<Kept>::iterator> m_kept;
};

} // namespace tooltray::execution
