// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/typelistmodel.h"

#include "ui/language/utf8text.h"
#include "ui/models/customscalars.h"
#include "ui/models/roles.h"
#include "ui/models/schemavalues.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

const QString kTypePrefix = QStringLiteral("type/");
const QString kMappingPrefix = QStringLiteral("mapping/");
const QString kScalarPrefix = QStringLiteral("scalar/"); // a name with a slash is no object's

// The guess in as many words as a row has room for.
QString shortGuess(const ScalarGuess &guess)
{
    using Kind = ScalarGuess::Kind;
    switch (guess.kind) {
    case Kind::Date: return TypeListModel::tr("Looks like a date");
    case Kind::DateTime: return TypeListModel::tr("Looks like a date and time");
    case Kind::Time: return TypeListModel::tr("Looks like a time of day");
    case Kind::Duration: return TypeListModel::tr("Looks like a duration");
    case Kind::Uuid: return TypeListModel::tr("Looks like a UUID");
    case Kind::Id: return TypeListModel::tr("Looks like an ID");
    case Kind::Url: return TypeListModel::tr("Looks like a web address");
    case Kind::Email: return TypeListModel::tr("Looks like an e-mail address");
    case Kind::Json: return TypeListModel::tr("Looks like JSON of any shape");
    case Kind::WholeNumber: return TypeListModel::tr("Looks like a whole number");
    case Kind::Decimal: return TypeListModel::tr("Looks like an exact number");
    case Kind::Upload: return TypeListModel::tr("File: cannot be sent");
    }
    return {};
}

} // namespace

TypeListModel::TypeListModel(QObject *parent) : QAbstractListModel(parent) {}

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

void TypeListModel::setScalars(std::vector<UnmappedScalar> scalars)
{
    if (scalars == m_scalars)
        return;
    beginResetModel();
    m_scalars = std::move(scalars);
    endResetModel();
}

QString TypeListModel::scalarId(const std::string &name)
{
    return kScalarPrefix + fromUtf8(name);
}

const UnmappedScalar *TypeListModel::scalar(const QString &id) const
{
    if (!id.startsWith(kScalarPrefix))
        return nullptr;
    const std::string name = toUtf8(id.mid(kScalarPrefix.size()));
    const auto found = std::ranges::find(m_scalars, name, &UnmappedScalar::name);
    return found == m_scalars.end() ? nullptr : &*found;
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
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size() + m_scalars.size());
}

QVariant TypeListModel::scalarData(const UnmappedScalar &scalar, int role) const
{
    const auto guess = guessScalar(scalar.name);
    const QString what = guess ? shortGuess(*guess) : tr("Any value");
    switch (role) {
    case Qt::DisplayRole: return fromUtf8(scalar.name);
    case SubtitleRole: return what;
    case IdRole: return scalarId(scalar.name);
    case IconRole: return static_cast<int>(Icon::Todo);
    //: Heading in the list of types: scalars that no type stands for
    case GroupRole: return tr("Scalars without a type");
    case Qt::AccessibleTextRole: return tr("%1, %2").arg(fromUtf8(scalar.name), what);
    default: return {};
    }
}

QVariant TypeListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= m_rows.size())
        return scalarData(m_scalars[row - m_rows.size()], role);
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
