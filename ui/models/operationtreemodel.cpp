// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationtreemodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tooltray::ui {
namespace {

using engine::OutlineOperation;

constexpr quintptr kGroupId = 0;
constexpr quintptr kHitId = std::numeric_limits<quintptr>::max();

QString coordinateOf(const OutlineOperation &operation)
{
    return fromUtf8(operation.method) + u' ' + fromUtf8(operation.path);
}

// Operations without a tag stand together by the first word of their path.
QString groupOf(const OutlineOperation &operation)
{
    return operation.tag.empty() ? u'/' + fromUtf8(operation.path).section(u'/', 1, 1)
                                 : fromUtf8(operation.tag);
}

Tone toneOf(std::string_view method)
{
    if (method == "GET" || method == "HEAD" || method == "OPTIONS" || method == "QUERY")
        return Tone::Info;
    if (method == "DELETE")
        return Tone::Error;
    return method == "POST" ? Tone::Ok : Tone::Warn;
}

} // namespace

OperationTreeModel::OperationTreeModel(QObject *parent) : QAbstractItemModel(parent) {}

void OperationTreeModel::setOutline(const engine::ApiOutline &outline)
{
    const std::vector<std::string> before = chosen();
    beginResetModel();
    m_outline = outline;
    m_numbers.clear();
    m_hits.reset();
    m_chosen.assign(outline ? outline->size() : 0, false);
    for (std::size_t i = 0; i < m_chosen.size(); ++i)
        m_numbers.emplace((*outline)[i].key, i);
    for (const std::string &key : before) {
        if (const auto found = m_numbers.find(key); found != m_numbers.end())
            m_chosen[found->second] = true;
    }
    regroup();
    endResetModel();
    Q_EMIT chosenChanged();
}

// Groups by name, those without a tag last; operations by path, as the description has them.
void OperationTreeModel::regroup()
{
    m_groups.clear();
    std::map<QString, std::size_t> places;
    for (std::size_t i = 0; i < m_chosen.size(); ++i) {
        const QString name = groupOf((*m_outline)[i]);
        const auto [place, isNew] = places.emplace(name, m_groups.size());
        if (isNew)
            m_groups.push_back({name, {}});
        m_groups[place->second].operations.push_back(i);
    }
    const auto byPath = [this](std::size_t number) -> const std::string & {
        return (*m_outline)[number].path;
    };
    for (Group &group : m_groups)
        std::ranges::stable_sort(group.operations, {}, byPath);
    std::ranges::stable_sort(m_groups, [](const Group &one, const Group &other) {
        const bool isPath = one.name.startsWith(u'/');
        return isPath == other.name.startsWith(u'/') ? one.name.compare(other.name, Qt::CaseInsensitive) < 0
                                                     : !isPath;
    });
}

QModelIndex OperationTreeModel::indexOf(const std::string &key) const
{
    const auto number = m_numbers.find(key);
    if (number == m_numbers.end())
        return {};
    const auto within = [&](const std::vector<std::size_t> &operations, const QModelIndex &parent) {
        const auto found = std::ranges::find(operations, number->second);
        return found == operations.end() ? QModelIndex()
                                         : index(static_cast<int>(found - operations.begin()), 0, parent);
    };
    if (m_hits)
        return within(*m_hits, {});
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex found = within(m_groups[static_cast<std::size_t>(row)].operations, index(row, 0));
        if (found.isValid())
            return found;
    }
    return {};
}

void OperationTreeModel::setHits(const std::optional<std::vector<std::string>> &hits)
{
    beginResetModel();
    m_hits.reset();
    if (hits) {
        m_hits.emplace();
        for (const std::string &key : *hits) {
            if (const auto found = m_numbers.find(key); found != m_numbers.end())
                m_hits->push_back(found->second);
        }
    }
    endResetModel();
}

std::vector<std::string> OperationTreeModel::chosen() const
{
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < m_chosen.size(); ++i) {
        if (m_chosen[i])
            keys.push_back((*m_outline)[i].key);
    }
    return keys;
}

std::optional<std::size_t> OperationTreeModel::numberAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == kGroupId)
        return std::nullopt;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == kHitId)
        return (*m_hits)[row];
    return m_groups[index.internalId() - 1].operations[row];
}

const OutlineOperation *OperationTreeModel::operationAt(const QModelIndex &index) const
{
    const auto number = numberAt(index);
    return number ? &(*m_outline)[*number] : nullptr;
}

const OutlineOperation *OperationTreeModel::find(const std::string &key) const
{
    const auto found = m_numbers.find(key);
    return found == m_numbers.end() ? nullptr : &(*m_outline)[found->second];
}

void OperationTreeModel::choose(const std::string &key, bool isChosen)
{
    const auto found = m_numbers.find(key);
    if (found == m_numbers.end() || m_chosen[found->second] == isChosen)
        return;
    m_chosen[found->second] = isChosen;
    tellChosen();
}

bool OperationTreeModel::chooseUsed(const std::vector<std::string> &keys)
{
    m_used = {keys.begin(), keys.end()};
    choose(Preset::Used);
    return std::ranges::all_of(keys, [this](const std::string &key) {
        const engine::OutlineOperation *operation = find(key);
        return operation == nullptr || !operation->tool.empty();
    });
}

void OperationTreeModel::choose(Preset preset)
{
    const auto take = [&](std::size_t number) {
        const OutlineOperation &operation = (*m_outline)[number];
        const bool isMeant = preset == Preset::All || (preset == Preset::ReadOnly && operation.isReadOnly)
                             || (preset == Preset::Used && m_used.contains(operation.key));
        if (preset == Preset::None)
            m_chosen[number] = false;
        else if (isMeant && isForGroups(operation))
            m_chosen[number] = true;
    };
    if (m_hits) {
        std::ranges::for_each(*m_hits, take);
    } else {
        for (std::size_t number = 0; number < m_chosen.size(); ++number)
            take(number);
    }
    tellChosen();
}

void OperationTreeModel::tellChosen()
{
    const auto tell = [this](const QModelIndex &parent) {
        if (const int rows = rowCount(parent); rows > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, 0, parent));
    };
    tell({});
    for (int row = 0; !m_hits && row < rowCount(); ++row)
        tell(index(row, 0));
    Q_EMIT chosenChanged();
}

void OperationTreeModel::setPlan(const std::map<std::string, Planned> &plan)
{
    if (plan == m_plan)
        return;
    m_plan = plan;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex parent = m_hits ? QModelIndex() : index(row, 0);
        if (const int rows = rowCount(parent); rows > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, 0, parent));
        if (m_hits)
            return;
    }
}

QModelIndex OperationTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (parent.isValid())
        return createIndex(row, column, static_cast<quintptr>(parent.row()) + 1);
    return createIndex(row, column, m_hits ? kHitId : kGroupId);
}

QModelIndex OperationTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == kGroupId || child.internalId() == kHitId)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kGroupId);
}

int OperationTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_hits ? m_hits->size() : m_groups.size());
    if (parent.column() != 0 || parent.internalId() != kGroupId)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].operations.size());
}

int OperationTreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant OperationTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const auto number = numberAt(index))
        return operationData(*number, role);
    return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
}

// What a check box of a group chooses: all that seems worth it and is not there yet.
bool OperationTreeModel::isForGroups(const OutlineOperation &operation)
{
    return operation.unusable.empty() && !operation.isDeprecated && operation.tool.empty()
           && operation.method != "HEAD" && operation.method != "OPTIONS";
}

Qt::CheckState OperationTreeModel::stateOf(const Group &group) const
{
    std::size_t chosen = 0;
    bool areAll = true;
    for (const std::size_t number : group.operations) {
        chosen += m_chosen[number] ? 1 : 0;
        areAll = areAll && (m_chosen[number] || !isForGroups((*m_outline)[number]));
    }
    if (chosen == 0)
        return Qt::Unchecked;
    return areAll ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant OperationTreeModel::groupData(const Group &group, int role) const
{
    const int count = static_cast<int>(group.operations.size());
    switch (role) {
    case Qt::DisplayRole: return group.name;
    case SubtitleRole: return tr("%Ln operation(s)", nullptr, count);
    case Qt::AccessibleTextRole:
        return FieldTexts::withCheck(group.name + listSeparator() + tr("%Ln operation(s)", nullptr, count),
                                     stateOf(group));
    case Qt::CheckStateRole: return stateOf(group);
    default: return {};
    }
}

QVariant OperationTreeModel::operationData(std::size_t number, int role) const
{
    const OutlineOperation &operation = (*m_outline)[number];
    const bool isUsable = operation.unusable.empty();
    switch (role) {
    case Qt::DisplayRole: return fromUtf8(operation.path);
    case SubtitleRole: return fromUtf8(operation.summary);
    case AsideRole: return asideOf(number);
    case DimmedRole: return !isUsable;
    case DetailRole: return operation.isDeprecated ? tr("deprecated") : QString();
    case BadgesRole:
        return QVariant::fromValue(Badges{{fromUtf8(operation.method), toneOf(operation.method)}});
    case Qt::CheckStateRole:
        return isUsable ? QVariant(m_chosen[number] ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole: {
        QStringList lines{coordinateOf(operation), fromUtf8(operation.summary), toolText(number)};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{coordinateOf(operation)};
        if (!operation.summary.empty())
            parts.append(fromUtf8(operation.summary));
        if (operation.isDeprecated)
            parts.append(tr("deprecated"));
        const QString text = parts.join(listSeparator());
        return isUsable ? FieldTexts::withCheck(text, m_chosen[number] ? Qt::Checked : Qt::Unchecked) : text;
    }
    case Qt::AccessibleDescriptionRole: return asideOf(number).join(listSeparator());
    default: return {};
    }
}

const OperationTreeModel::Planned *OperationTreeModel::plannedFor(std::size_t number) const
{
    const auto found = m_plan.find((*m_outline)[number].key);
    return m_chosen[number] && found != m_plan.end() ? &found->second : nullptr;
}

QString OperationTreeModel::toolText(std::size_t number) const
{
    const OutlineOperation &operation = (*m_outline)[number];
    if (!operation.unusable.empty())
        return said(operation.unusable);
    if (const Planned *planned = plannedFor(number))
        return planned->problem.isEmpty() ? planned->name : planned->problem;
    //: Beside an operation: %1 is a tool that calls it already
    return operation.tool.empty() ? QString() : tr("%1 exists").arg(fromUtf8(operation.tool));
}

QStringList OperationTreeModel::asideOf(std::size_t number) const
{
    QStringList texts{toolText(number)};
    if (const Planned *planned = plannedFor(number); planned != nullptr && planned->bytes > 0)
        texts.append(LogText::size(planned->bytes));
    texts.removeAll(QString());
    return texts;
}

bool OperationTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const bool isChosen = value.value<Qt::CheckState>() == Qt::Checked;
    if (const auto number = numberAt(index)) {
        if (!(*m_outline)[*number].unusable.empty())
            return false;
        m_chosen[*number] = isChosen;
    } else {
        for (const std::size_t each : m_groups[static_cast<std::size_t>(index.row())].operations) {
            if (!isChosen || isForGroups((*m_outline)[each]))
                m_chosen[each] = isChosen;
        }
    }
    tellChosen();
    return true;
}

Qt::ItemFlags OperationTreeModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    const OutlineOperation *operation = operationAt(index);
    if (operation != nullptr)
        flags |= Qt::ItemNeverHasChildren;
    if (index.isValid() && (operation == nullptr || operation->unusable.empty()))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

void OperationTreeModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

} // namespace tooltray::ui
