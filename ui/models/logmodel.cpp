// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logmodel.h"

#include "ui/models/roles.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::ui {
namespace {

using journal::EntryId;
using journal::EntryPointer;

// Each time that old calls go costs the view the same.
constexpr std::size_t kSlackShare = 20;

int toRow(std::size_t index)
{
    return static_cast<int>(index);
}

} // namespace

LogModel::LogModel(QObject *parent) : QAbstractTableModel(parent)
{
    connect(&m_filterWorker, &LogFilterWorker::found, this, &LogModel::showAll);
    connect(&m_filterWorker, &LogFilterWorker::filtered, this,
            [this](const std::vector<EntryPointer> &entries, const std::vector<bool> &matches) {
                show(entries, &matches);
                Q_EMIT countsChanged();
            });
}

void LogModel::setEntries(const std::vector<EntryPointer> &entries)
{
    m_entries.assign(entries.begin(), entries.end());
    m_oldest = {};
    m_unfolded.clear();
    filterAll();
}

void LogModel::change(const std::vector<EntryPointer> &entries)
{
    std::vector<EntryPointer> kept;
    kept.reserve(entries.size());
    std::ranges::copy_if(entries, std::back_inserter(kept),
                         [this](const EntryPointer &entry) { return keep(entry); });
    if (m_filter.kind == journal::Filter::Kind::Everything)
        show(kept, nullptr);
    else
        m_filterWorker.filter(kept);
    Q_EMIT countsChanged();
}

void LogModel::remove(const std::vector<EntryId> &ids)
{
    for (const EntryId id : ids) {
        const std::size_t found = place(id);
        if (found == m_entries.size() || m_entries[found]->id != id)
            continue;
        m_entries.erase(std::next(m_entries.begin(), static_cast<std::ptrdiff_t>(found)));
        if (const std::size_t row = rowPlace(id); isRowOf(row, id) && ids.size() == 1)
            removeEntryRows(row);
        m_unfolded.erase(id.value());
    }
    if (ids.size() != 1) {
        // Many at once, as after Clear: cheaper to begin anew.
        std::vector<EntryPointer> left;
        for (const Row &row : m_rows) {
            if (row.exchange < 0)
                left.push_back(row.entry);
        }
        resetRows(left);
    }
    Q_EMIT countsChanged();
}

void LogModel::setFilter(const journal::Filter &filter)
{
    m_filter = filter;
    filterAll();
}

std::vector<EntryPointer> LogModel::shownEntries() const
{
    std::vector<EntryPointer> shown;
    shown.reserve(m_matches);
    for (const Row &row : m_rows) {
        if (row.exchange < 0)
            shown.push_back(row.entry);
    }
    return shown;
}

EntryPointer LogModel::find(EntryId id) const
{
    const std::size_t found = place(id);
    return found < m_entries.size() && m_entries[found]->id == id ? m_entries[found] : nullptr;
}

EntryPointer LogModel::entryAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_rows.size() ? m_rows[index].entry : nullptr;
}

const journal::Exchange *LogModel::exchangeAt(int row) const
{
    const EntryPointer entry = entryAt(row);
    const int exchange = entry ? m_rows[static_cast<std::size_t>(row)].exchange : -1;
    return exchange < 0 ? nullptr : &entry->exchanges[static_cast<std::size_t>(exchange)];
}

int LogModel::rowOf(EntryId id) const
{
    const std::size_t row = rowPlace(id);
    return isRowOf(row, id) ? toRow(row) : -1;
}

void LogModel::setUnfolded(EntryId id, bool unfolded)
{
    const std::size_t row = rowPlace(id);
    if (!isRowOf(row, id) || m_unfolded.contains(id.value()) == unfolded)
        return;
    const EntryPointer entry = m_rows[row].entry;
    const std::size_t count = entry->exchanges.size();
    if (count == 0)
        return;
    const auto inner = std::next(m_rows.begin(), static_cast<std::ptrdiff_t>(row) + 1);
    if (unfolded) {
        beginInsertRows({}, toRow(row + 1), toRow(row + count));
        m_unfolded.insert(id.value());
        std::vector<Row> rows;
        addRows(entry, rows);
        m_rows.insert(inner, std::next(rows.begin()), rows.end());
        endInsertRows();
    } else {
        beginRemoveRows({}, toRow(row + 1), toRow(row + count));
        m_unfolded.erase(id.value());
        m_rows.erase(inner, std::next(inner, static_cast<std::ptrdiff_t>(count)));
        endRemoveRows();
    }
    tellChanged(row, row);
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : toRow(m_rows.size());
}

int LogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : LogColumnCount;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const journal::LogEntry &entry = *row.entry;
    switch (role) {
    case IdRole: return QVariant::fromValue<qulonglong>(entry.id.value());
    case LogLongestRole: return QVariant::fromValue<qlonglong>(m_longest.count());
    case LogFoldRole:
        if (row.exchange >= 0)
            return static_cast<int>(Fold::Within);
        if (entry.exchanges.empty())
            return static_cast<int>(Fold::None);
        return static_cast<int>(m_unfolded.contains(entry.id.value()) ? Fold::Unfolded : Fold::Folded);
    default: break;
    }
    if (row.exchange < 0) {
        if (role == Qt::AccessibleTextRole && index.column() == LogTimeColumn && !entry.exchanges.empty())
            return LogCells::spokenTime(entry, m_unfolded.contains(entry.id.value()));
        return LogCells::of(entry, index.column(), role);
    }
    return LogCells::of(entry, static_cast<std::size_t>(row.exchange), index.column(), role);
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return LogCells::title(section);
    if (role == Qt::TextAlignmentRole)
        return int((section == LogDurationColumn || section == LogSizeColumn ? Qt::AlignRight : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    return {};
}

bool LogModel::keep(const EntryPointer &entry)
{
    const std::size_t found = place(entry->id);
    const auto where = std::next(m_entries.begin(), static_cast<std::ptrdiff_t>(found));
    if (found < m_entries.size() && m_entries[found]->id == entry->id)
        *where = entry;
    else if (entry->id < m_oldest)
        return false; // somebody wrote a note to one that only the archive has
    else
        m_entries.insert(where, entry);
    return true;
}

void LogModel::forgetBefore(EntryId oldest)
{
    m_oldest = oldest;
    const std::size_t count = place(oldest);
    if (count <= m_entries.size() / kSlackShare)
        return;
    const auto end = std::next(m_entries.begin(), static_cast<std::ptrdiff_t>(count));
    for (auto entry = m_entries.begin(); entry != end; ++entry)
        m_unfolded.erase((*entry)->id.value());
    m_entries.erase(m_entries.begin(), end);
    Q_EMIT countsChanged();
    const std::size_t rows = rowPlace(oldest);
    if (rows == 0)
        return;
    beginRemoveRows({}, 0, toRow(rows - 1));
    const auto rowEnd = std::next(m_rows.begin(), static_cast<std::ptrdiff_t>(rows));
    m_matches -= static_cast<std::size_t>(
        std::count_if(m_rows.begin(), rowEnd, [](const Row &row) { return row.exchange < 0; }));
    m_rows.erase(m_rows.begin(), rowEnd);
    endRemoveRows();
}

void LogModel::filterAll()
{
    std::vector<EntryPointer> all(m_entries.begin(), m_entries.end());
    if (m_filter.kind != journal::Filter::Kind::Everything)
        return m_filterWorker.find(m_filter, std::move(all));
    m_filterWorker.stop();
    showAll(all);
}

void LogModel::showAll(const std::vector<EntryPointer> &matching)
{
    resetRows(matching);
    Q_EMIT countsChanged();
    Q_EMIT filtered();
}

// Puts entries where they belong, or takes away those that do not match any more.
void LogModel::show(const std::vector<EntryPointer> &entries, const std::vector<bool> *matches)
{
    std::vector<Row> tail;
    std::size_t firstChanged = m_rows.size();
    std::size_t lastChanged = 0;
    const auto flush = [&] {
        if (firstChanged <= lastChanged && lastChanged < m_rows.size())
            tellChanged(firstChanged, lastChanged);
        firstChanged = m_rows.size();
        lastChanged = 0;
        if (!tail.empty())
            appendRows(std::exchange(tail, {}));
    };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const EntryPointer &entry = entries[i];
        if (!find(entry->id))
            continue; // gone while it was filtered
        const bool isMatch = !matches || (*matches)[i];
        const std::size_t row = rowPlace(entry->id);
        const bool isShown = isRowOf(row, entry->id);
        if (isMatch && !isShown && row == m_rows.size()
            && (tail.empty() || tail.back().entry->id < entry->id)) {
            addRows(entry, tail);
        } else if (isMatch && isShown && rowsOf(*entry) == rowsOf(*m_rows[row].entry)) {
            for (std::size_t inner = row; inner < row + rowsOf(*entry); ++inner)
                m_rows[inner].entry = entry;
            m_longest = std::max(m_longest, entry->duration);
            firstChanged = std::min(firstChanged, row);
            lastChanged = std::max(lastChanged, row + rowsOf(*entry) - 1);
        } else if (isMatch || isShown) {
            flush();
            const std::size_t now = rowPlace(entry->id);
            if (isRowOf(now, entry->id))
                removeEntryRows(now);
            if (isMatch)
                insertEntryRows(now, entry);
        }
    }
    flush();
}

void LogModel::resetRows(const std::vector<EntryPointer> &entries)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(entries.size());
    m_matches = 0;
    m_longest = {};
    auto now = m_entries.begin();
    for (const EntryPointer &entry : entries) {
        while (now != m_entries.end() && (*now)->id < entry->id)
            ++now;
        if (now == m_entries.end() || (*now)->id != entry->id)
            continue; // gone while it was filtered
        addRows(*now, m_rows);
        m_longest = std::max(m_longest, (*now)->duration);
        ++m_matches;
    }
    endResetModel();
}

void LogModel::appendRows(const std::vector<Row> &rows)
{
    beginInsertRows({}, toRow(m_rows.size()), toRow(m_rows.size() + rows.size() - 1));
    for (const Row &row : rows) {
        m_longest = std::max(m_longest, row.entry->duration);
        m_matches += row.exchange < 0;
    }
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
}

void LogModel::insertEntryRows(std::size_t row, const EntryPointer &entry)
{
    std::vector<Row> rows;
    addRows(entry, rows);
    beginInsertRows({}, toRow(row), toRow(row + rows.size() - 1));
    m_rows.insert(std::next(m_rows.begin(), static_cast<std::ptrdiff_t>(row)), rows.begin(), rows.end());
    m_longest = std::max(m_longest, entry->duration);
    ++m_matches;
    endInsertRows();
}

void LogModel::removeEntryRows(std::size_t row)
{
    const std::size_t count = rowsOf(*m_rows[row].entry);
    beginRemoveRows({}, toRow(row), toRow(row + count - 1));
    const auto begin = std::next(m_rows.begin(), static_cast<std::ptrdiff_t>(row));
    m_rows.erase(begin, std::next(begin, static_cast<std::ptrdiff_t>(count)));
    --m_matches;
    endRemoveRows();
}

void LogModel::tellChanged(std::size_t first, std::size_t last)
{
    Q_EMIT dataChanged(index(toRow(first), 0), index(toRow(last), LogColumnCount - 1));
}

std::size_t LogModel::place(EntryId id) const
{
    const auto found =
        std::ranges::lower_bound(m_entries, id, {}, [](const EntryPointer &entry) { return entry->id; });
    return static_cast<std::size_t>(found - m_entries.begin());
}

std::size_t LogModel::rowPlace(EntryId id) const
{
    const auto found = std::ranges::lower_bound(m_rows, id, {}, [](const Row &row) { return row.entry->id; });
    return static_cast<std::size_t>(found - m_rows.begin());
}

bool LogModel::isRowOf(std::size_t row, EntryId id) const
{
    return row < m_rows.size() && m_rows[row].entry->id == id;
}

std::size_t LogModel::rowsOf(const journal::LogEntry &entry) const
{
    return m_unfolded.contains(entry.id.value()) ? 1 + entry.exchanges.size() : 1;
}

void LogModel::addRows(const EntryPointer &entry, std::vector<Row> &rows) const
{
    rows.push_back({entry});
    if (m_unfolded.empty() || !m_unfolded.contains(entry->id.value()))
        return;
    for (int exchange = 0; exchange < toRow(entry->exchanges.size()); ++exchange)
        rows.push_back({entry, exchange});
}

} // namespace tooltray::ui
