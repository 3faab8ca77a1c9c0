// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toollistmodel.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"

#include <QMimeData>

#include <algorithm>
#include <tuple>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr QLatin1StringView kDraggedTools("application/x-tooltray-tools"); // the names, one a line

} // namespace

ToolListModel::ToolListModel(QObject *parent) : ListModel(parent) {}

void ToolListModel::show(const Workspace &workspace, const Health &health, const Drafts &drafts)
{
    std::vector<Row> rows;
    std::map<const workspace::Definition *, Known> known;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const DefinitionPtr &definition = entry.definition();
        const auto &tool = std::get<Tool>(definition->object);
        const auto before = m_known.find(definition.get());
        Known one = before != m_known.end() ? before->second : knownOf(tool);
        one.definition = definition;
        rows.push_back(rowOf(tool, one, health.of(name), drafts.contains(fromUtf8(name))));
        known.emplace(definition.get(), std::move(one));
    }
    for (const auto &[id, draft] : drafts) {
        if (workspace.find<Tool>(toUtf8(id)) == nullptr)
            rows.push_back(rowOf(id, draft));
    }
    m_known = std::move(known);
    setRows(std::move(rows));
}

void ToolListModel::forgetTexts()
{
    m_known.clear();
    for (Row &row : m_rows) {
        if (row.problem)
            row.problem->sentence.clear();
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void ToolListModel::setArrangement(ToolArrangement arrangement)
{
    if (m_arrangement == arrangement)
        return;
    beginResetModel();
    m_arrangement = arrangement;
    order(m_rows);
    endResetModel();
}

void ToolListModel::setLastUses(const LastUses::ByTool &calls)
{
    if (m_lastUses == calls)
        return;
    m_lastUses = calls;
    if (m_arrangement.order == ToolOrder::LastCall)
        reorder();
}

void ToolListModel::reorder()
{
    std::vector<Row> rows = m_rows;
    order(rows);
    if (std::ranges::equal(rows, m_rows, {}, &Row::id, &Row::id))
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &one : before) {
        const QString &id = m_rows[static_cast<std::size_t>(one.row())].id;
        after.append(index(static_cast<int>(std::ranges::find(rows, id, &Row::id) - rows.begin())));
    }
    m_rows = std::move(rows);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

int ToolListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ToolListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return subtitleOf(row);
    case Qt::AccessibleTextRole: return row.accessible;
    case Qt::AccessibleDescriptionRole:
    case SubtitleRole: return subtitleOf(row);
    case IdRole: return row.id;
    case IconRole: return static_cast<int>(row.icon);
    case BadgesRole: return QVariant::fromValue(row.badges);
    case DimmedRole: return row.isDimmed;
    case GroupRole: return groupOf(row);
    default: return {};
    }
}

Qt::ItemFlags ToolListModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags what = QAbstractListModel::flags(index);
    if (m_arrangement.grouping == ToolGrouping::None || !index.isValid())
        return what;
    what |= Qt::ItemIsDropEnabled;
    // The edit would be of what is saved, and not of what was typed since.
    if (!m_rows[static_cast<std::size_t>(index.row())].hasDraft)
        what |= Qt::ItemIsDragEnabled;
    return what;
}

QStringList ToolListModel::mimeTypes() const
{
    return {kDraggedTools};
}

QMimeData *ToolListModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes) {
        if (index.flags().testFlag(Qt::ItemIsDragEnabled))
            ids.append(index.data(IdRole).toString());
    }
    if (ids.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(kDraggedTools, ids.join(u'\n').toUtf8());
    return data;
}

bool ToolListModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                    const QModelIndex &parent) const
{
    return data && action == Qt::MoveAction && !regrouped(*data, parent).isEmpty();
}

bool ToolListModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const QString group = groupKeyOf(m_rows[static_cast<std::size_t>(parent.row())]);
    Q_EMIT regroupWanted(regrouped(*data, parent), group);
    return true;
}

QStringList ToolListModel::regrouped(const QMimeData &data, const QModelIndex &target) const
{
    if (m_arrangement.grouping == ToolGrouping::None || !data.hasFormat(kDraggedTools)
        || !checkIndex(target, CheckIndexOption::IndexIsValid))
        return {};
    const QString &group = groupKeyOf(m_rows[static_cast<std::size_t>(target.row())]);
    // The default endpoint has no name, so no tool can be moved to it by name.
    if (m_arrangement.grouping == ToolGrouping::Endpoint && group.isEmpty())
        return {};
    const QStringList dragged = QString::fromUtf8(data.data(kDraggedTools)).split(u'\n', Qt::SkipEmptyParts);
    QStringList ids;
    for (const Row &row : m_rows) {
        if (!row.hasDraft && groupKeyOf(row) != group && dragged.contains(row.id))
            ids.append(row.id);
    }
    return ids;
}

ToolListModel::Known ToolListModel::knownOf(const Tool &tool)
{
    //: What a tool is, in a list: it sends a request that is no GraphQL
    const Badge rest{tr("REST"), Tone::Info};
    //: What a tool is, in a list: it is made of several steps
    const Badge composite{tr("composite"), Tone::Accent};
    switch (tool.kind()) {
    case ToolKind::Rest: return {nullptr, rest, Icon::Endpoint};
    case ToolKind::Composite: return {nullptr, composite, Icon::Types};
    case ToolKind::Graphql: break;
    }
    const Badge query{tr("query"), Tone::Info};
    const ToolVersion version = tool.resolved(tool.active);
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr)
        return {nullptr, query, Icon::Query};
    const graphql::Document document = graphql::parseDocument(operation->document);
    const auto found = graphql::findOperation(document, operation->operationName);
    if (found && found.operation() == graphql::OperationType::Mutation)
        return {nullptr, {tr("mutation"), Tone::Warn}, Icon::Mutation};
    if (found && found.operation() == graphql::OperationType::Subscription)
        return {nullptr, {tr("subscription"), Tone::Accent}, Icon::Query};
    return {nullptr, query, Icon::Query};
}

ToolListModel::Row ToolListModel::rowOf(const Tool &tool, const Known &known, const ToolHealth *health,
                                        bool hasDraft) const
{
    Row row;
    row.id = fromUtf8(tool.name);
    row.title = row.id;
    row.endpoint = fromUtf8(tool.endpoint);
    row.tag = tool.tags.empty() ? QString() : fromUtf8(tool.tags.front());
    row.icon = known.icon;
    row.subtitle = fromUtf8(tool.versions.at(tool.active).description).section(u'\n', 0, 0);
    if (row.subtitle.isEmpty())
        row.subtitle = fromUtf8(tool.title);
    row.isDimmed = !tool.enabled;
    row.hasDraft = hasDraft;
    QStringList spoken{row.title, known.kind.text};
    const auto add = [&](const Badge &badge) {
        row.badges.append(badge);
        spoken.append(badge.text);
    };
    if (hasDraft)
        //: Of a tool in a list: it was changed, and the change is not saved yet
        add({tr("draft"), Tone::Accent});
    // Health also covers disabled tools: it tells what would be wrong with them.
    if (health != nullptr && !health->served.problems.empty()) {
        const ToolProblems &problems = health->served.problems;
        row.errors = static_cast<int>(problems.size());
        add({tr("%n error(s)", nullptr, row.errors), Tone::Error});
        row.problem = Problem{problems.front().code, problems.front().message, {}};
    }
    if (!tool.enabled)
        //: Of a tool in a list: it is switched off
        add({tr("off"), Tone::Neutral});
    else if (row.errors == 0)
        row.badges.append(known.kind);
    row.accessible = spoken.join(listSeparator());
    return row;
}

ToolListModel::Row ToolListModel::rowOf(const QString &id, const ToolDraft &draft) const
{
    const Known known = knownOf(draft.tool);
    Row row;
    row.id = id;
    row.title = fromUtf8(draft.tool.name);
    if (row.title.isEmpty())
        row.title = tr("New tool");
    row.subtitle = tr("Not saved yet");
    row.endpoint = fromUtf8(draft.tool.endpoint);
    row.tag = draft.tool.tags.empty() ? QString() : fromUtf8(draft.tool.tags.front());
    row.icon = known.icon;
    row.hasDraft = true;
    row.badges = {{tr("draft"), Tone::Accent}};
    row.accessible = QStringList{row.title, known.kind.text, tr("draft")}.join(listSeparator());
    return row;
}

void ToolListModel::setRows(std::vector<Row> rows)
{
    order(rows);
    replaceRows(m_rows, std::move(rows));
}

void ToolListModel::order(std::vector<Row> &rows) const
{
    std::ranges::stable_sort(rows, {}, [this](const Row &row) {
        // Tools without a group come last; tools with problems come first.
        const bool isLast = (m_arrangement.grouping == ToolGrouping::Endpoint && row.endpoint.isEmpty())
                            || (m_arrangement.grouping == ToolGrouping::Tag && row.tag.isEmpty());
        const bool hasNone = m_arrangement.order == ToolOrder::Errors && row.errors == 0;
        // The latest calls come first, and tools that were never called last.
        const std::uint64_t call =
            m_arrangement.order == ToolOrder::LastCall ? lastCallOf(row).value() : std::uint64_t{0};
        const QString group = m_arrangement.grouping == ToolGrouping::None ? QString() : groupOf(row);
        return std::tuple(isLast, group, hasNone, ~call, row.title);
    });
}

journal::EntryId ToolListModel::lastCallOf(const Row &row) const
{
    const auto found = m_lastUses.find(toUtf8(row.id));
    return found == m_lastUses.end() ? journal::EntryId() : found->second;
}

QString ToolListModel::groupOf(const Row &row) const
{
    switch (m_arrangement.grouping) {
    case ToolGrouping::None: break;
    case ToolGrouping::Endpoint: return row.endpoint.isEmpty() ? tr("Default endpoint") : row.endpoint;
    case ToolGrouping::Tag: return row.tag.isEmpty() ? tr("Without tag") : row.tag;
    }
    if (m_arrangement.order == ToolOrder::Errors)
        return row.errors > 0 ? tr("With errors") : tr("Without errors");
    return {};
}

const QString &ToolListModel::groupKeyOf(const Row &row) const
{
    return m_arrangement.grouping == ToolGrouping::Endpoint ? row.endpoint : row.tag;
}

const QString &ToolListModel::subtitleOf(const Row &row)
{
    if (!row.problem)
        return row.subtitle;
    const Problem &problem = *row.problem;
    if (problem.sentence.isEmpty())
        problem.sentence = said(problem.message);
    return problem.sentence;
}

} // namespace tooltray::ui
