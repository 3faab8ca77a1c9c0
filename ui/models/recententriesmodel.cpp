// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recententriesmodel.h"

#include "ui/language/sentence.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {

using journal::EntryPointer;
using journal::Outcome;
namespace {

constexpr std::size_t kMaxKnown = 200;

} // namespace

RecentEntriesModel::RecentEntriesModel(Of of, QObject *parent) : QAbstractListModel(parent), m_of(of) {}

bool RecentEntriesModel::isWanted(const journal::LogEntry &entry) const
{
    if (m_of == Of::Errors)
        return entry.hasErrors();
    return !entry.tool.empty() && entry.outcome != Outcome::Running;
}

// Built-in commands and tools that were deleted have no page to go to.
bool RecentEntriesModel::isThere(const journal::LogEntry &entry) const
{
    return m_of == Of::Errors || !m_workspace || m_workspace->find<workspace::Tool>(entry.tool) != nullptr;
}

void RecentEntriesModel::take(const std::vector<EntryPointer> &entries)
{
    const std::size_t most = m_of == Of::Errors ? kMax : kMaxKnown;
    for (const EntryPointer &entry : entries) {
        const auto isSame = [&](const EntryPointer &other) {
            return other->id == entry->id || (m_of == Of::Tools && other->tool == entry->tool);
        };
        if (!isWanted(*entry))
            continue;
        std::erase_if(m_known, isSame);
        const auto place =
            std::ranges::find_if(m_known, [&](const EntryPointer &other) { return other->id < entry->id; });
        m_known.insert(place, entry);
        if (m_known.size() > most)
            m_known.pop_back();
    }
    show();
}

void RecentEntriesModel::setWorkspace(workspace::WorkspacePtr workspace)
{
    m_workspace = std::move(workspace);
    show();
}

void RecentEntriesModel::show()
{
    std::deque<EntryPointer> now;
    for (const EntryPointer &entry : m_known) {
        if (now.size() < kMax && isThere(*entry))
            now.push_back(entry);
    }
    if (now == m_entries)
        return;
    beginResetModel();
    m_entries = std::move(now);
    endResetModel();
}

void RecentEntriesModel::remove(const std::vector<journal::EntryId> &ids)
{
    const auto isGone = [&ids](const EntryPointer &entry) {
        return std::ranges::find(ids, entry->id) != ids.end();
    };
    std::erase_if(m_known, isGone);
    show();
}

void RecentEntriesModel::refreshAges()
{
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {SubtitleRole, Qt::AccessibleTextRole});
}

int RecentEntriesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RecentEntriesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const journal::LogEntry &entry = *m_entries[static_cast<std::size_t>(index.row())];
    const std::string &called = entry.tool.empty() ? entry.method : entry.tool;
    // What was no message at all has neither.
    const QString title = called.empty() ? LogText::status(entry) : QString::fromStdString(called);
    const auto subtitle = [&] {
        const QString age = AgeText::of(entry.time, wallTimeNow());
        if (m_of == Of::Errors)
            //: When a call failed, and why
            return tr("%1 · %2").arg(age, said(entry.message));
        //: When a tool was called last, and how long that took
        return tr("%1 · %2").arg(age, LogText::duration(entry.duration));
    };
    switch (role) {
    case Qt::DisplayRole: return title;
    // Where it leads: an error to its call, a tool to itself.
    case IdRole: return m_of == Of::Errors ? QString::number(entry.id.value()) : title;
    case SubtitleRole: return subtitle();
    case IconRole: return static_cast<int>(m_of == Of::Errors ? Icon::Error : Icon::Tool);
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(title, subtitle());
    default: return {};
    }
}

} // namespace tooltray::ui
