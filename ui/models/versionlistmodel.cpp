// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/versionlistmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"

#include <algorithm>

namespace tooltray::ui {

using workspace::Version;

VersionListModel::VersionListModel(QObject *parent) : QAbstractListModel(parent) {}

void VersionListModel::show(const workspace::Tool &tool, Version edited, const Known &known)
{
    std::vector<Row> rows;
    for (auto each = tool.versions.rbegin(); each != tool.versions.rend(); ++each) {
        const auto &[version, definition] = *each;
        Row row{version, fromUtf8(definition.description).section(u'\n', 0, 0), Icon::History, {}, false};
        if (const auto called = known.lastUses.find(version); called != known.lastUses.end()) {
            const QString age = AgeText::of(called->second, wallTimeNow());
            //: When a version of a tool was called last, and what the version says of itself
            row.subtitle = row.subtitle.isEmpty() ? tr("Called %1").arg(age)
                                                  : tr("Called %1 · %2").arg(age, row.subtitle);
        }
        if (version == tool.active) {
            row.icon = Icon::Success;
            //: Of a version of a tool: the one that is called
            row.badges.append({tr("active"), Tone::Ok});
        }
        if (tool.pin && tool.pin->version == version)
            //: Of a version of a tool: a person approved it, and it is served
            row.badges.append({tr("approved"), Tone::Info});
        if (version == edited)
            //: Of a version of a tool: the one that the other tabs show
            row.badges.append({tr("open"), Tone::Accent});
        if (const auto errors = known.errors.find(version); errors != known.errors.end())
            row.badges.append({tr("%n error(s)", nullptr, errors->second), Tone::Error});
        row.isDimmed = version != tool.active && version != edited;
        rows.push_back(std::move(row));
    }
    const bool isSameList = std::ranges::equal(rows, m_rows, {}, &Row::version, &Row::version);
    if (isSameList) { // what is selected stays
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] == m_rows[i])
                continue;
            m_rows[i] = std::move(rows[i]);
            const QModelIndex index = this->index(static_cast<int>(i));
            Q_EMIT dataChanged(index, index);
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<Version> VersionListModel::versionAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_rows.size() ? std::optional(m_rows[index].version) : std::nullopt;
}

int VersionListModel::rowOf(Version version) const
{
    const auto found = std::ranges::find(m_rows, version, &Row::version);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int VersionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant VersionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return fromUtf8(row.version.toString());
    case SubtitleRole: return row.subtitle;
    case IconRole: return static_cast<int>(row.icon);
    case BadgesRole: return QVariant::fromValue(row.badges);
    case DimmedRole: return row.isDimmed;
    case Qt::AccessibleTextRole: {
        QStringList parts{fromUtf8(row.version.toString())};
        for (const Badge &badge : row.badges)
            parts.append(badge.text);
        if (!row.subtitle.isEmpty())
            parts.append(row.subtitle);
        return parts.join(listSeparator());
    }
    default: return {};
    }
}

} // namespace tooltray::ui
