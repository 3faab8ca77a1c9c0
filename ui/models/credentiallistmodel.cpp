// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/credentiallistmodel.h"

#include "ui/models/credentialtexts.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {

CredentialListModel::CredentialListModel(QObject *parent) : QAbstractListModel(parent) {}

CredentialListModel::~CredentialListModel() = default;

void CredentialListModel::update(const workspace::Workspace &workspace, const QSet<QString> &unsaved,
                                 const std::set<std::string> &empty)
{
    std::vector<Row> rows;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Credential)) {
        const auto &credential = std::get<workspace::Credential>(entry.object());
        const int users =
            static_cast<int>(workspace.usersOf({workspace::ObjectKind::Credential, name}).size());
        Row row{
            .scheme = credential.scheme, .id = QString::fromStdString(name), .subtitle = {}, .badges = {}};
        const QString use = users == 0 ? tr("not used") : tr("used by %n", nullptr, users);
        //: Where the secret of a credential is, and by how many things it is used
        row.subtitle = tr("%1 · %2").arg(CredentialTexts::placeOf(credential), use);
        if (unsaved.contains(row.id))
            row.badges.append({tr("unsaved"), Tone::Accent});
        if (empty.contains(name))
            //: Beside a credential
            row.badges.append({tr("no secret"), Tone::Warn});
        if (entry.layer() == workspace::Layer::Config)
            //: Beside a credential that the configuration file defines
            row.badges.append({tr("config"), Tone::Neutral});
        if (credential.source == workspace::Credential::Source::Memory)
            //: Beside a credential whose secret is lost when the program ends
            row.badges.append({tr("until quit"), Tone::Warn});
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &Row::scheme);
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int CredentialListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CredentialListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole: return row.id;
    case SubtitleRole: return row.subtitle;
    case IconRole: return static_cast<int>(Icon::Key);
    case BadgesRole: return QVariant::fromValue(row.badges);
    case GroupRole: return CredentialTexts::schemeTitle(row.scheme);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3")
            .arg(row.id, CredentialTexts::schemeTitle(row.scheme), row.subtitle);
    default: return {};
    }
}

} // namespace tooltray::ui
