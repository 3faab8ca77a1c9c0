// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolhistory.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using journal::EntryId;
using journal::EntryPointer;
using journal::Outcome;

constexpr qsizetype kMaxArguments = 200; // characters that are ever seen in a row

Icon callIcon(const journal::LogEntry &entry)
{
    switch (entry.outcome) {
    case Outcome::Running: return Icon::Clock;
    case Outcome::Ok: return entry.isPartial() ? Icon::Warning : Icon::Success;
    case Outcome::Error: return Icon::Error;
    case Outcome::Cancelled: break;
    }
    return Icon::Stop;
}

QString argumentLine(const journal::LogEntry &entry)
{
    // A cut in the middle of a character is cut off again.
    return fromUtf8(entry.arguments.text().substr(0, 4 * kMaxArguments)).left(kMaxArguments).simplified();
}

} // namespace

void LastUses::take(const std::vector<journal::EntryPointer> &entries)
{
    for (const journal::EntryPointer &entry : entries) {
        if (entry->tool.empty())
            continue;
        journal::EntryId &last = m_byTool[entry->tool];
        last = std::max(last, entry->id);
    }
}

bool LastUses::knowsAny(const std::vector<journal::EntryId> &ids) const
{
    return std::ranges::any_of(
        m_byTool, [&ids](const auto &call) { return std::ranges::find(ids, call.second) != ids.end(); });
}

void LastUses::remove(const std::vector<journal::EntryId> &ids)
{
    std::erase_if(m_byTool,
                  [&ids](const auto &call) { return std::ranges::find(ids, call.second) != ids.end(); });
}

ToolHistoryModel::ToolHistoryModel(QObject *parent) : QAbstractListModel(parent) {}

void ToolHistoryModel::setNames(const Names &names)
{
    m_names = names;
    setEntries({});
}

void ToolHistoryModel::setEntries(const std::vector<EntryPointer> &entries)
{
    beginResetModel();
    m_entries.clear();
    for (const EntryPointer &entry : entries) {
        if (isOurs(*entry))
            m_entries.push_front(entry);
    }
    std::ranges::sort(m_entries, std::ranges::greater(), [](const EntryPointer &entry) { return entry->id; });
    endResetModel();
    Q_EMIT callsChanged();
}

void ToolHistoryModel::take(const std::vector<EntryPointer> &entries)
{
    bool hasNews = false;
    for (const EntryPointer &entry : entries) {
        if (!isOurs(*entry))
            continue;
        put(entry);
        hasNews = true;
    }
    if (hasNews)
        Q_EMIT callsChanged();
}

void ToolHistoryModel::put(const EntryPointer &entry)
{
    const std::size_t at = place(entry->id);
    const int row = static_cast<int>(at);
    const auto where = m_entries.begin() + static_cast<std::ptrdiff_t>(at);
    if (where != m_entries.end() && (*where)->id == entry->id) {
        *where = entry;
        Q_EMIT dataChanged(index(row), index(row));
        return;
    }
    beginInsertRows({}, row, row);
    m_entries.insert(where, entry);
    endInsertRows();
}

void ToolHistoryModel::remove(const std::vector<EntryId> &ids)
{
    const std::size_t before = m_entries.size();
    for (const EntryId id : ids) {
        const int row = rowOf(id);
        if (row < 0)
            continue;
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
    if (m_entries.size() != before)
        Q_EMIT callsChanged();
}

void ToolHistoryModel::forgetBefore(EntryId oldest)
{
    std::size_t left = place(oldest);
    if (left < m_entries.size() && m_entries[left]->id == oldest)
        ++left;
    if (left == m_entries.size())
        return;
    beginRemoveRows({}, static_cast<int>(left), static_cast<int>(m_entries.size()) - 1);
    m_entries.resize(left);
    endRemoveRows();
    Q_EMIT callsChanged();
}

void ToolHistoryModel::retranslate()
{
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

// The newest stand first.
std::size_t ToolHistoryModel::place(EntryId id) const
{
    const auto found = std::ranges::lower_bound(m_entries, id, std::ranges::greater(),
                                                [](const EntryPointer &entry) { return entry->id; });
    return static_cast<std::size_t>(found - m_entries.begin());
}

EntryPointer ToolHistoryModel::entryAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_entries.size() ? m_entries[index] : nullptr;
}

EntryPointer ToolHistoryModel::lastThatSent() const
{
    const auto sent = std::ranges::find_if(
        m_entries, [](const EntryPointer &entry) { return entry && !entry->exchanges.empty(); });
    return sent == m_entries.end() ? nullptr : *sent;
}

int ToolHistoryModel::rowOf(EntryId id) const
{
    const std::size_t at = place(id);
    return at < m_entries.size() && m_entries[at]->id == id ? static_cast<int>(at) : -1;
}

std::map<workspace::Version, WallTime> ToolHistoryModel::lastUses() const
{
    std::map<workspace::Version, WallTime> calls;
    for (const EntryPointer &entry : m_entries) {
        if (const auto version = workspace::Version::parse(entry->toolVersion))
            calls.try_emplace(*version, entry->time);
    }
    return calls;
}

int ToolHistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant ToolHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const journal::LogEntry &entry = *m_entries[static_cast<std::size_t>(index.row())];
    const auto badges = [&] {
        Badges all{{LogText::status(entry), LogText::tone(entry)}};
        if (entry.isTest && !entry.isPreview) // which the first badge says
            //: Of a call: it was made to try the tool
            all.append({tr("test"), Tone::Neutral});
        if (!entry.toolVersion.empty())
            all.append({fromUtf8(entry.toolVersion), Tone::Neutral});
        return all;
    };
    const auto title = [&] {
        QString time = LogText::time(entry.time);
        if (entry.outcome == Outcome::Running)
            return time;
        //: When a call was made, and how long it took
        return tr("%1 · %2").arg(time, LogText::duration(entry.duration));
    };
    const auto subtitle = [&] {
        //: Who made a call, and with which arguments
        return tr("%1: %2").arg(LogText::caller(entry), argumentLine(entry));
    };
    switch (role) {
    case Qt::DisplayRole: return title();
    case IdRole: return QVariant::fromValue<qulonglong>(entry.id.value());
    case SubtitleRole: return subtitle();
    case IconRole: return static_cast<int>(callIcon(entry));
    case BadgesRole: return QVariant::fromValue(badges());
    case Qt::ToolTipRole: return LogText::sentence(entry);
    case Qt::AccessibleTextRole: {
        QStringList parts{title()};
        for (const Badge &badge : badges())
            parts.append(badge.text);
        parts.append(subtitle());
        return parts.join(listSeparator());
    }
    default: return {};
    }
}

} // namespace tooltray::ui
