// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/ownsteps.h"

#include "ui/actions/actionregistry.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using workspace::History;

OwnSteps::OwnSteps(QObject *parent) : QObject(parent) {}

OwnSteps &OwnSteps::of(ActionRegistry &actions)
{
    if (auto *outer = qobject_cast<ActionRegistry *>(actions.parent()))
        return of(*outer);
    auto *found = actions.findChild<OwnSteps *>(QString(), Qt::FindDirectChildrenOnly);
    return found ? *found : *new OwnSteps(&actions);
}

OwnSteps::Id OwnSteps::add(Step step)
{
    m_undone.clear();
    m_done.push_back({++m_lastId, m_lastEdit, std::move(step)});
    if (m_done.size() > History::kLongest)
        m_done.erase(m_done.begin());
    Q_EMIT changed();
    return m_lastId;
}

void OwnSteps::accompany(workspace::HistoryStepId edit, Step step)
{
    m_companions.push_back({edit, std::move(step)});
}

void OwnSteps::follow(const History &history)
{
    m_lastEdit = history.nextUndo();
    // Whoever has edited since went another way.
    std::erase_if(m_undone, [this](const Done &done) { return done.after < m_lastEdit; });
    const auto has = [](const std::vector<History::Step> &steps, workspace::HistoryStepId id) {
        return std::ranges::find(steps, id, &History::Step::id) != steps.end();
    };
    std::erase_if(m_companions, [&](const Companion &one) {
        return !one.step.owner || (!has(history.done(), one.edit) && !has(history.undone(), one.edit));
    });
    std::vector<std::function<void()>> turned;
    for (Companion &one : m_companions) {
        const bool isDone = has(history.done(), one.edit);
        if (std::exchange(one.isDone, isDone) != isDone)
            turned.push_back(isDone ? one.step.redo : one.step.undo);
    }
    for (const auto &turn : turned)
        turn();
}

const OwnSteps::Step *OwnSteps::nextUndo() const
{
    if (m_done.empty() || !isAlive(m_done.back()) || m_done.back().after < m_lastEdit)
        return nullptr;
    return &m_done.back().step;
}

const OwnSteps::Step *OwnSteps::nextRedo() const
{
    if (m_undone.empty() || !isAlive(m_undone.back()) || m_undone.back().after != m_lastEdit)
        return nullptr;
    return &m_undone.back().step;
}

void OwnSteps::undo()
{
    if (!nextUndo())
        return;
    m_undone.push_back(std::move(m_done.back()));
    m_done.pop_back();
    std::function<void()> way = m_undone.back().step.undo;
    way();
    Q_EMIT changed();
}

void OwnSteps::redo()
{
    if (!nextRedo())
        return;
    m_done.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
    std::function<void()> way = m_done.back().step.redo;
    way();
    Q_EMIT changed();
}

void OwnSteps::undo(Id id)
{
    const auto found = std::ranges::find(m_done, id, &Done::id);
    if (found == m_done.end() || !isAlive(*found))
        return;
    if (found->id == m_done.back().id && nextUndo())
        return undo();
    // Out of turn, so that there is no order in which it could be done again.
    const Step step = std::move(found->step);
    m_done.erase(found);
    step.undo();
    Q_EMIT changed();
}

} // namespace tooltray::ui
