// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemahitmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/schematreemodel.h"

namespace tooltray::ui {
namespace {} // namespace

SchemaHitModel::SchemaHitModel(QObject *parent) : QAbstractListModel(parent) {}

void SchemaHitModel::setHits(graphql::SchemaPointer schema, std::vector<graphql::SearchHit> hits)
{
    beginResetModel();
    m_schema = std::move(schema);
    m_hits = std::move(hits);
    endResetModel();
}

SchemaPlace SchemaHitModel::place(const QModelIndex &index) const
{
    SchemaPlace place;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return place;
    using Kind = graphql::SelectionStep::Kind;
    const graphql::RootPath &path = m_hits[static_cast<std::size_t>(index.row())].path;
    for (const graphql::RootStep &step : path) {
        if (place.path.empty())
            for (const graphql::OperationType operation :
                 {graphql::OperationType::Mutation, graphql::OperationType::Subscription})
                if (const graphql::SchemaType root = m_schema->rootType(operation))
                    if (root == step.field.parent())
                        place.operation = operation;
        place.path.push_back({Kind::Field, std::string(step.field.name())});
        if (step.narrowedTo)
            place.path.push_back({Kind::Fragment, std::string(step.narrowedTo.name())});
    }
    return place;
}

int SchemaHitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant SchemaHitModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const graphql::SearchHit &hit = m_hits[static_cast<std::size_t>(index.row())];
    const QString type = hit.field ? QString::fromStdString(m_schema->print(hit.field.type())) : QString();
    switch (role) {
    case Qt::DisplayRole:
    case CoordinateRole: return QString::fromStdString(hit.coordinate());
    case Qt::AccessibleTextRole:
        return type.isEmpty() ? QString::fromStdString(hit.coordinate())
                              : QString(QString::fromStdString(hit.coordinate()) + listSeparator() + type);
    case TypeTextRole: return type;
    case DeprecationRole:
        return hit.field && hit.field.isDeprecated() ? QVariant(fromUtf8(hit.field.deprecationReason()))
                                                     : QVariant();
    case NodeKindRole: return static_cast<int>(hit.field ? SchemaNode::Kind::Field : SchemaNode::Kind::Type);
    default: return {};
    }
}

} // namespace tooltray::ui
