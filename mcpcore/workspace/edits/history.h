// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/result/strongid.h"
#include "workspace/edits/apply.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tooltray::workspace {

using ChangeSetPtr = std::shared_ptr<const ChangeSet>;
using HistoryStepId = StrongId<struct HistoryStepTag, std::uint64_t>;

// The edits that can be taken back, and those that were and can be made again. A value like the workspace it
// belongs to: what is tried on a copy has not happened.
class History {
public:
    // Beyond them the oldest edit cannot be undone any more; what storage keeps reaches further back.
    static constexpr std::size_t kLongest = 200;

    struct Step {
        HistoryStepId id; // stays the same through undo and redo, as does
        Origin origin;    // whose edit it is, whoever undoes it
        ChangeSetPtr changes;
    };

    const std::vector<Step> &done() const { return m_done; }     // the oldest first
    const std::vector<Step> &undone() const { return m_undone; } // the last one undone comes last

    // What a person undoes and makes again when they do not say which: their own last edit, as an agent's may
    // be going on. Nothing when there is none.
    std::optional<HistoryStepId> nextUndo() const;
    std::optional<HistoryStepId> nextRedo() const;

    // An edit that was made. A person's makes an end of what was undone: they went another way.
    void add(ChangeSetPtr changes);

    // Any edit can be undone for which nobody changed the same objects since; else the error says which one.
    // Only a person does this.
    Result<Applied> undo(const Workspace &workspace, HistoryStepId id);
    Result<Applied> redo(const Workspace &workspace, HistoryStepId id);

private:
    static Result<Applied> turn(const Workspace &workspace, HistoryStepId id, std::vector<Step> &from,
                                std::vector<Step> &to);

    std::vector<Step> m_done;
    std::vector<Step> m_undone;
    std::uint64_t m_lastId = 0;
};

} // namespace tooltray::workspace
