// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemachangemodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace tooltray::ui {

using graphql::ChangeImpact;

namespace {

// "GET /orders.200/items/status": a path may have dots as well, so that what comes last counts.
QString placeOf(const std::string &coordinate)
{
    static const QRegularExpression parameter(QStringLiteral("^(.*)#(query|path|header|cookie)\\.([^#]*)$"));
    static const QRegularExpression part(QStringLiteral("^(.*)\\.(body|default|[1-5][0-9X]{2})(/.*)?$"));
    const QString text = fromUtf8(coordinate);
    if (const auto found = parameter.match(text); found.hasMatch()) {
        const QString place = found.captured(2);
        const QString name = found.captured(3);
        return found.captured(1) + listSeparator()
               + (place == u"query"    ? SchemaChangeModel::tr("query parameter %1").arg(name)
                  : place == u"path"   ? SchemaChangeModel::tr("path parameter %1").arg(name)
                  : place == u"header" ? SchemaChangeModel::tr("header %1").arg(name)
                                       : SchemaChangeModel::tr("cookie %1").arg(name));
    }
    const auto found = part.match(text);
    if (!found.hasMatch())
        return text;
    const QString name = found.captured(2);
    QString place = found.captured(1) + listSeparator()
                    + (name == u"body" ? SchemaChangeModel::tr("body")
                                       //: %1 is a status code of HTTP
                                       : SchemaChangeModel::tr("response %1").arg(name));
    if (found.capturedLength(3) > 0)
        place += listSeparator() + found.captured(3).sliced(1);
    return place;
}

constexpr qsizetype kMaxToolNames = 3; // in a line; whoever listens or asks for the tip gets all

} // namespace

SchemaChangeModel::SchemaChangeModel(QObject *parent) : QAbstractListModel(parent) {}

void SchemaChangeModel::setChanges(const graphql::SchemaChanges &changes,
                                   const workspace::ToolsBroken &broken, const QStringList &brokenTools)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Row &row =
            rows.emplace_back(Row{changes[i].impact(), fromUtf8(changes[i].coordinate), changes[i].message});
        if (const auto found = broken.find(i); found != broken.end()) {
            for (const std::string &tool : found->second)
                row.tools.append(QString::fromStdString(tool));
        }
    }
    setRows(std::move(rows), brokenTools);
}

void SchemaChangeModel::setChanges(const std::vector<engine::DescriptionChange> &changes,
                                   const QStringList &brokenTools)
{
    using Kind = engine::DescriptionChange::Kind;
    std::vector<Row> rows;
    for (const engine::DescriptionChange &change : changes) {
        Row &row = rows.emplace_back(Row{change.kind == Kind::Breaking    ? ChangeImpact::Breaking
                                         : change.kind == Kind::Dangerous ? ChangeImpact::Dangerous
                                                                          : ChangeImpact::Safe,
                                         placeOf(change.coordinate), change.message});
        for (const std::string &tool : change.tools)
            row.tools.append(QString::fromStdString(tool));
    }
    setRows(std::move(rows), brokenTools);
}

void SchemaChangeModel::setRows(std::vector<Row> rows, const QStringList &brokenTools)
{
    for (Row &row : rows) {
        std::ranges::copy_if(row.tools, std::back_inserter(row.broken),
                             [&](const QString &tool) { return brokenTools.contains(tool); });
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), &Row::impact);
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QStringList SchemaChangeModel::tools(const QModelIndex &index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return row.broken.isEmpty() ? row.tools : row.broken;
}

int SchemaChangeModel::count(ChangeImpact impact) const
{
    return static_cast<int>(std::ranges::count(m_rows, impact, &Row::impact));
}

int SchemaChangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SchemaChangeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isBreaking = row.impact == ChangeImpact::Breaking && !row.broken.isEmpty();
    const bool isMatter = !row.tools.isEmpty(); // no tool uses the others
    const auto badge = [&]() -> Badge {
        switch (row.impact) {
        //: A change of a schema that breaks those who use it
        case ChangeImpact::Breaking: return {tr("breaking"), isBreaking ? Tone::Error : Tone::Neutral};
        //: A change of a schema that may have consequences
        case ChangeImpact::Dangerous: return {tr("dangerous"), isMatter ? Tone::Warn : Tone::Neutral};
        case ChangeImpact::Safe: return {tr("safe"), Tone::Ok};
        }
        return {};
    };
    const auto icon = [&] {
        switch (row.impact) {
        case ChangeImpact::Breaking: return isBreaking ? Icon::Error : Icon::Info;
        case ChangeImpact::Dangerous: return isMatter ? Icon::Warning : Icon::Info;
        case ChangeImpact::Safe: return Icon::Success;
        }
        return Icon::None;
    };
    QString message = said(row.message);
    // The tools before the sentence, which says little more than the line above and may be cut.
    const auto told = [&](qsizetype most) {
        if (row.tools.isEmpty())
            return message;
        const QStringList &tools = isBreaking ? row.broken : row.tools;
        QString names = tools.first(std::min(most, tools.size())).join(listSeparator());
        if (const qsizetype others = tools.size() - most; others > 0)
            //: Names of tools and how many there are beside them
            names = tr("%1 and %n more", nullptr, static_cast<int>(others)).arg(names);
        //: A change of a schema: %1 are names of tools, %2 is a sentence
        return isBreaking ? tr("Breaks %1. %2").arg(names, message)
                          //: A change of an API: %1 are names of tools, %2 is a sentence
                          : tr("Affects %1. %2").arg(names, message);
    };
    switch (role) {
    case Qt::DisplayRole: return row.coordinate.isEmpty() ? message : row.coordinate;
    case SubtitleRole: return told(kMaxToolNames);
    case Qt::ToolTipRole: return told(row.tools.size());
    case IconRole: return static_cast<int>(icon());
    case IconToneRole: return static_cast<int>(icon() == Icon::Success ? Tone::Ok : badge().tone);
    case BadgesRole: return QVariant::fromValue(Badges{badge()});
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(badge().text, told(row.tools.size()));
    default: return {};
    }
}

} // namespace tooltray::ui
