// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemachangemodel.h"

#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {

using graphql::ChangeImpact;
using graphql::SchemaChange;

SchemaChangeModel::SchemaChangeModel(QObject *parent) : QAbstractListModel(parent) {}

SchemaChangeModel::~SchemaChangeModel() = default;

void SchemaChangeModel::setChanges(const graphql::SchemaChanges &changes)
{
    graphql::SchemaChanges sorted = changes;
    std::ranges::stable_sort(sorted, std::ranges::greater(), &SchemaChange::impact);
    if (sorted == m_changes)
        return;
    beginResetModel();
    m_changes = std::move(sorted);
    endResetModel();
}

int SchemaChangeModel::count(ChangeImpact impact) const
{
    return static_cast<int>(std::ranges::count(m_changes, impact, &SchemaChange::impact));
}

int SchemaChangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

QVariant SchemaChangeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SchemaChange &change = m_changes[static_cast<std::size_t>(index.row())];
    const auto badge = [&]() -> Badge {
        switch (change.impact()) {
        //: A change of a schema that breaks those who use it
        case ChangeImpact::Breaking: return {tr("breaking"), Tone::Error};
        //: A change of a schema that may have consequences
        case ChangeImpact::Dangerous: return {tr("dangerous"), Tone::Warn};
        case ChangeImpact::Safe: return {tr("safe"), Tone::Ok};
        }
        return {};
    };
    const auto icon = [&] {
        switch (change.impact()) {
        case ChangeImpact::Breaking: return Icon::Error;
        case ChangeImpact::Dangerous: return Icon::Warning;
        case ChangeImpact::Safe: return Icon::Success;
        }
        return Icon::None;
    };
    const QString message = QString::fromStdString(change.message);
    switch (role) {
    case Qt::DisplayRole:
        return change.coordinate.empty() ? message : QString::fromStdString(change.coordinate);
    case SubtitleRole:
    case Qt::ToolTipRole: return message;
    case IconRole: return static_cast<int>(icon());
    case BadgesRole: return QVariant::fromValue(Badges{badge()});
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(badge().text, message);
    default: return {};
    }
}

} // namespace tooltray::ui
