// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/palettemodel.h"

#include "ui/models/roles.h"
#include "ui/models/subsequence.h"

#include <algorithm>
#include <tuple>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaxRows = 100;

} // namespace

PaletteModel::PaletteModel(QObject *parent) : QAbstractListModel(parent) {}

PaletteModel::~PaletteModel() = default;

void PaletteModel::addSource(PaletteSource &source)
{
    m_sources.append(&source);
}

void PaletteModel::reload(const QStringList &recentIds)
{
    m_candidates.clear();
    for (PaletteSource *source : m_sources) {
        for (const PaletteEntry &entry : source->entries()) {
            const qsizetype recent = recentIds.indexOf(entry.id);
            m_candidates.append({source, entry, recent < 0 ? recentIds.size() : recent});
        }
    }
    setQuery({});
}

void PaletteModel::setQuery(const QString &query)
{
    beginResetModel();
    m_rows = matches(query);
    endResetModel();
}

QString PaletteModel::run(const QModelIndex &index)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    // A copy: what is run may reload this model.
    const Candidate chosen = m_candidates[m_rows[index.row()].candidate];
    chosen.source->run(chosen.entry.id);
    return chosen.entry.id;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[index.row()];
    const auto &[source, entry, age] = m_candidates[row.candidate];
    switch (role) {
    case Qt::DisplayRole: return entry.text;
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.text, source->kind(), entry.keys};
        parts.removeAll(QString());
        return parts.join(u", ");
    }
    case IdRole: return entry.id;
    case IconRole: return static_cast<int>(entry.icon);
    case DetailRole: return source->kind();
    case KeysRole: return entry.keys;
    case PositionsRole: return QVariant::fromValue(row.positions);
    default: return {};
    }
}

QList<PaletteModel::Row> PaletteModel::matches(const QString &query) const
{
    QStringView typed(query);
    QChar prefix;
    if (!typed.isEmpty()) {
        const QChar first = typed.front();
        const auto hasPrefix = [first](const PaletteSource *source) { return source->prefix() == first; };
        if (std::ranges::any_of(m_sources, hasPrefix)) {
            prefix = first;
            typed = typed.mid(1);
        }
    }

    QList<Row> rows;
    for (qsizetype i = 0; i < m_candidates.size(); ++i) {
        const Candidate &candidate = m_candidates[i];
        if (!prefix.isNull() && candidate.source->prefix() != prefix)
            continue;
        if (auto match = matchSubsequence(typed, candidate.entry.text))
            rows.append({i, match->score, std::move(match->positions)});
    }
    std::ranges::sort(rows, {}, [this](const Row &row) {
        const Candidate &candidate = m_candidates[row.candidate];
        // Without a query all match alike, and then the sources' own order is better than that of length.
        const qsizetype length = row.positions.isEmpty() ? 0 : candidate.entry.text.size();
        return std::tuple(-row.score, candidate.age, length, row.candidate);
    });
    if (rows.size() > kMaxRows)
        rows.resize(kMaxRows);
    return rows;
}

} // namespace tooltray::ui
