// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointlistmodel.h"

#include "ui/language/sentence.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <set>
#include <string>

namespace tooltray::ui {

namespace {

// The endpoints with tools that do not fit what they offer.
std::set<std::string> brokenEndpoints(const engine::WorkspaceState &state)
{
    std::set<std::string> names;
    if (!state.health)
        return names;
    for (const std::string &name : state.health->broken()) {
        if (const auto *tool = state.workspace->find<workspace::Tool>(name))
            names.insert(workspace::endpointOf(*state.workspace, *tool));
    }
    return names;
}

} // namespace

EndpointListModel::EndpointListModel(QObject *parent) : ListModel(parent) {}

void EndpointListModel::update(const engine::WorkspaceState &state, WallTime now,
                               const QSet<QString> &unsaved)
{
    std::vector<Row> rows;
    const std::set<std::string> broken = brokenEndpoints(state);
    for (const auto &[name, entry] : state.workspace->entries(workspace::ObjectKind::Endpoint)) {
        const auto &endpoint = std::get<workspace::Endpoint>(entry.object());
        const auto found = state.schemas.find(name);
        const engine::EndpointSchema schema =
            found == state.schemas.end() ? engine::EndpointSchema() : found->second;
        const bool isRest = !endpoint.api.location.empty() && !schema.schema;
        Row row{.id = QString::fromStdString(name),
                .health = isRest ? healthOf(schema.described) : healthOf(schema, endpoint.schema.kind),
                .url = QString::fromStdString(
                    endpoint.url.empty() ? std::string(workspace::restBase(endpoint)) : endpoint.url),
                .subtitle = {},
                .problem = {},
                .badges = {}};
        if (broken.contains(name) && row.health != Health::Unfetched && row.health != Health::Failed)
            row.health = Health::Broken;
        if (unsaved.contains(row.id))
            row.badges.append({tr("unsaved"), Tone::Accent});
        if (entry.layer() == workspace::Layer::Config)
            //: Beside an endpoint that the configuration file defines
            row.badges.append({tr("config"), Tone::Neutral});
        QString age;
        if (isRest)
            age = descriptionText(schema.described, now);
        else if (schema.isLoading)
            age = tr("fetching the schema");
        else if (schema.fetchedAt && schema.schema)
            age = tr("schema %1").arg(AgeText::of(*schema.fetchedAt, now));
        else
            age = schema.schema ? tr("schema from a file") : tr("no schema");
        if (const auto &problem = schema.problem ? schema.problem : schema.described.problem) {
            row.problem = errorText(*problem);
            row.badges.append({tr("problem"), Tone::Error});
        }
        //: State of the schema of an endpoint and its host, which a narrow list cuts
        row.subtitle = tr("%1 · %2").arg(age, hostOf(row.url));
        rows.push_back(std::move(row));
    }

    replaceRows(m_rows, std::move(rows));
}

// Only who answers introspection was asked itself, with the credential.
EndpointListModel::Health EndpointListModel::healthOf(const engine::EndpointSchema &schema,
                                                      workspace::SchemaSource::Kind kind)
{
    if (schema.problem)
        return Health::Failed;
    if (!schema.schema)
        return Health::Unfetched;
    return kind == workspace::SchemaSource::Kind::File ? Health::Described : Health::Well;
}

EndpointListModel::Health EndpointListModel::healthOf(const engine::DescriptionState &description)
{
    if (description.problem)
        return Health::Failed;
    return description.summary ? Health::Described : Health::Unfetched;
}

QString EndpointListModel::descriptionText(const engine::DescriptionState &description, WallTime now)
{
    if (description.isLoading)
        return tr("fetching the description");
    if (!description.summary)
        return tr("no description");
    const QString count = tr("%Ln operation(s)", nullptr, static_cast<int>(description.summary->operations));
    //: "2 min ago, 3 operations": what comes first is seen in a narrow list
    return description.fetchedAt ? tr("%1, %2").arg(AgeText::of(*description.fetchedAt, now), count) : count;
}

QString EndpointListModel::healthText(Health health)
{
    switch (health) {
    case Health::Well: return tr("Schema loaded");
    //: Of an endpoint: nobody knows yet whether it answers
    case Health::Described: return tr("Description loaded");
    case Health::Broken: return tr("Some tools do not fit");
    case Health::Failed: return tr("Not loaded");
    case Health::Unfetched: return tr("Not fetched yet");
    }
    return {};
}

Icon EndpointListModel::healthIcon(Health health)
{
    switch (health) {
    case Health::Well: return Icon::Success;
    case Health::Described: return Icon::Info;
    case Health::Broken:
    case Health::Failed: return Icon::Error;
    case Health::Unfetched: return Icon::Todo;
    }
    return Icon::None;
}

Tone EndpointListModel::healthTone(Health health)
{
    switch (health) {
    case Health::Well: return Tone::Ok;
    case Health::Broken:
    case Health::Failed: return Tone::Error;
    case Health::Described:
    case Health::Unfetched: break;
    }
    return Tone::Neutral;
}

bool EndpointListModel::contains(const QString &id) const
{
    return std::ranges::find(m_rows, id, &Row::id) != m_rows.end();
}

int EndpointListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EndpointListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole: return row.id;
    case SubtitleRole: return row.subtitle;
    case IconRole: return static_cast<int>(healthIcon(row.health));
    case IconToneRole: return static_cast<int>(healthTone(row.health));
    case BadgesRole: return QVariant::fromValue(row.badges);
    case Qt::ToolTipRole: {
        QStringList lines{row.url, row.problem.isEmpty() ? healthText(row.health) : row.problem};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{row.id, row.subtitle, healthText(row.health)};
        for (const Badge &badge : row.badges)
            parts.append(badge.text);
        return parts.join(listSeparator());
    }
    case Qt::AccessibleDescriptionRole: return row.problem;
    default: return {};
    }
}

} // namespace tooltray::ui
