// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/history.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {

std::optional<HistoryStepId> History::nextUndo() const
{
    for (auto step = m_done.rbegin(); step != m_done.rend(); ++step) {
        if (step->origin == Origin::Person)
            return step->id;
    }
    return std::nullopt;
}

std::optional<HistoryStepId> History::nextRedo() const
{
    return m_undone.empty() ? std::nullopt : std::optional(m_undone.back().id);
}

void History::add(ChangeSetPtr changes)
{
    if (changes->origin == Origin::Person)
        m_undone.clear();
    const Origin origin = changes->origin;
    m_done.push_back({HistoryStepId(++m_lastId), origin, std::move(changes)});
    if (m_done.size() > kLongest)
        m_done.erase(m_done.begin());
}

Result<Applied> History::undo(const Workspace &workspace, HistoryStepId id)
{
    return turn(workspace, id, m_done, m_undone);
}

Result<Applied> History::redo(const Workspace &workspace, HistoryStepId id)
{
    return turn(workspace, id, m_undone, m_done);
}

Result<Applied> History::turn(const Workspace &workspace, HistoryStepId id, std::vector<Step> &from,
                              std::vector<Step> &to)
{
    const auto step = std::ranges::find(from, id, &Step::id);
    if (step == from.end())
        return Error{ErrorKind::NotFound, "no_such_step",
                     CORE_TEXT("Core", "There is nothing left of that edit to undo or redo."),
                     CORE_TEXT("Core", "Look at the history for the edits that can be undone.")};
    auto applied = revert(workspace, *step->changes, Origin::Person);
    if (!applied)
        return applied;
    to.push_back({id, step->origin, std::make_shared<const ChangeSet>(applied->changes)});
    from.erase(step);
    return applied;
}

} // namespace tooltray::workspace
