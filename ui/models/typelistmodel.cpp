// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/typelistmodel.h"

#include "ui/models/badge.h"
#include "ui/models/enumrows.h"
#include "ui/models/roles.h"
#include "ui/models/utf8text.h"
#include "ui/theme/icon.h"

namespace tooltray::ui {
namespace {

const QString kTypePrefix = QStringLiteral("type/");
const QString kMappingPrefix = QStringLiteral("mapping/");

} // namespace

TypeListModel::TypeListModel(QObject *parent) : QAbstractListModel(parent) {}

TypeListModel::~TypeListModel() = default;

QString TypeListModel::id(const workspace::ObjectKey &key)
{
    return (key.kind == workspace::ObjectKind::Type ? kTypePrefix : kMappingPrefix) + fromUtf8(key.name);
}

workspace::ObjectKey TypeListModel::key(const QString &id)
{
    const bool isMapping = id.startsWith(kMappingPrefix);
    return {isMapping ? workspace::ObjectKind::Mapping : workspace::ObjectKind::Type,
            toUtf8(id.mid(isMapping ? kMappingPrefix.size() : kTypePrefix.size()))};
}

void TypeListModel::setWorkspace(workspace::WorkspacePtr workspace)
{
    std::vector<workspace::ObjectKey> rows;
    for (const auto kind : {workspace::ObjectKind::Type, workspace::ObjectKind::Mapping}) {
        for (const auto &item : workspace->entries(kind))
            rows.push_back({kind, item.name});
    }
    std::vector<int> users;
    for (const workspace::ObjectKey &key : rows)
        users.push_back(static_cast<int>(workspace->usersOf(key).size()));
    const bool hasSameRows = rows == m_rows;
    if (!hasSameRows)
        beginResetModel();
    m_workspace = std::move(workspace);
    m_rows = std::move(rows);
    m_users = std::move(users);
    if (!hasSameRows)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void TypeListModel::setUnsaved(const QSet<QString> &ids)
{
    m_unsaved = ids;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {BadgesRole});
}

QString TypeListModel::subtitle(const workspace::ObjectKey &key) const
{
    if (key.kind == workspace::ObjectKind::Mapping) {
        const auto *mapping = m_workspace->find<workspace::Mapping>(key.name);
        return mapping->description.empty()
                   ? tr("%n label(s)", nullptr, static_cast<int>(mapping->entries.size()))
                   : fromUtf8(mapping->description);
    }
    const auto *type = m_workspace->find<workspace::CustomType>(key.name);
    if (!type->description.empty())
        return fromUtf8(type->description);
    if (const auto rows = enumRows(type->schema); rows && !rows->empty())
        return tr("%n value(s)", nullptr, static_cast<int>(rows->size()));
    const std::string_view name = type->schema["type"].toString();
    return name.empty() ? tr("JSON Schema") : fromUtf8(name);
}

int TypeListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TypeListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const workspace::ObjectKey &key = m_rows[row];
    const bool isType = key.kind == workspace::ObjectKind::Type;
    switch (role) {
    case Qt::DisplayRole: return fromUtf8(key.name);
    case SubtitleRole: return subtitle(key);
    case IdRole: return id(key);
    case IconRole: return static_cast<int>(isType ? Icon::Types : Icon::Link);
    case GroupRole: return isType ? tr("Types") : tr("Mappings");
    case BadgesRole: {
        Badges badges;
        if (m_unsaved.contains(id(key)))
            badges.append({tr("not saved"), Tone::Warn});
        if (m_users[row] > 0)
            badges.append({tr("%n tool(s)", nullptr, m_users[row]), Tone::Neutral});
        return QVariant::fromValue(badges);
    }
    case Qt::AccessibleTextRole:
        //: A row of the list of types, as it is read aloud: name and what it is
        return tr("%1, %2").arg(fromUtf8(key.name), subtitle(key));
    default: return {};
    }
}

} // namespace tooltray::ui
