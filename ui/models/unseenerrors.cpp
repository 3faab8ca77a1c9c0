// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/unseenerrors.h"

#include "engine/clients/logclient.h"

namespace tooltray::ui {

using journal::EntryPointer;

UnseenErrors::UnseenErrors(const engine::LogClient &log, QObject *parent) : QObject(parent)
{
    connect(&log, &engine::LogClient::entriesChanged, this, &UnseenErrors::take);
    connect(&log, &engine::LogClient::entriesRemoved, this, &UnseenErrors::remove);
}

void UnseenErrors::setGaze(Gaze gaze)
{
    m_gaze = gaze;
    if (gaze == Gaze::Elsewhere || m_unseen.empty())
        return;
    m_seen.merge(m_unseen);
    m_unseen.clear();
    Q_EMIT countChanged(0);
}

void UnseenErrors::take(const std::vector<EntryPointer> &entries)
{
    const int before = count();
    for (const EntryPointer &entry : entries) {
        if (!entry->hasErrors() || entry->origin == journal::EntryOrigin::Window
            || m_seen.contains(entry->id.value()))
            continue;
        (m_gaze == Gaze::OnTheLog ? m_seen : m_unseen).insert(entry->id.value());
    }
    if (count() != before)
        Q_EMIT countChanged(count());
}

void UnseenErrors::remove(const std::vector<journal::EntryId> &ids)
{
    const int before = count();
    for (const journal::EntryId id : ids) {
        m_unseen.erase(id.value());
        m_seen.erase(id.value());
    }
    if (count() != before)
        Q_EMIT countChanged(count());
}

} // namespace tooltray::ui
