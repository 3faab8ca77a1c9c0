// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/texttablemodel.h"

#include "ui/models/roles.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {

TextTableModel::TextTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void TextTableModel::setHeaders(const QStringList &headers)
{
    if (headers.size() != m_headers.size()) {
        beginResetModel();
        m_headers = headers;
        m_rows.clear();
        endResetModel();
        return;
    }
    m_headers = headers;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(headers.size()) - 1);
}

void TextTableModel::setChoices(int column, const QList<Choice> &choices)
{
    if (m_choices.value(column) == choices)
        return;
    m_choices.insert(column, choices);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

std::optional<QList<TextTableModel::Choice>> TextTableModel::choicesAt(const QModelIndex &index) const
{
    const QStringList &row = m_rows[index.row()];
    QList<Choice> choices;
    if (index.column() == m_cellChoices.column && row.value(m_cellChoices.wordColumn) == m_cellChoices.word)
        choices = m_cellChoices.ofName.value(row.value(0));
    else
        choices = m_choices.value(index.column());
    if (choices.isEmpty())
        return std::nullopt;
    const QString word = row.value(index.column());
    if (!word.isEmpty() && std::ranges::find(choices, word, &Choice::word) == choices.end())
        choices.prepend({word, word});
    return choices;
}

qsizetype TextTableModel::chosenAt(const QModelIndex &index, const QList<Choice> &choices) const
{
    const QString word = m_rows[index.row()].value(index.column());
    const auto found = std::ranges::find(choices, word, &Choice::word);
    if (found != choices.end())
        return found - choices.begin();
    return word.isEmpty() && index.column() != m_cellChoices.column ? 0 : -1;
}

void TextTableModel::setCellChoices(const CellChoices &choices)
{
    if (m_cellChoices == choices)
        return;
    m_cellChoices = choices;
    if (rowCount() > 0 && choices.column >= 0)
        Q_EMIT dataChanged(index(0, choices.column), index(rowCount() - 1, choices.column));
}

void TextTableModel::setDependent(int column, int wordColumn)
{
    m_dependents.insert(wordColumn, column);
}

void TextTableModel::setRows(const QList<QStringList> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

QModelIndex TextTableModel::addRowNear(int, const QString &word)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_rows.append(QStringList(m_headers.size()));
    if (!word.isEmpty())
        m_rows.last()[0] = word;
    endInsertRows();
    Q_EMIT edited();
    return index(row, 0);
}

void TextTableModel::removeRow(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT edited();
}

void TextTableModel::moveRow(int row, int by)
{
    if (!canMove(row, by))
        return;
    const int target = row + by;
    beginMoveRows({}, row, row, {}, by > 0 ? target + 1 : target);
    m_rows.move(row, target);
    endMoveRows();
    Q_EMIT edited();
}

bool TextTableModel::canMove(int row, int by) const
{
    const int target = row + by;
    return row >= 0 && target >= 0 && row < rowCount() && target < rowCount();
}

int TextTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

void TextTableModel::setSuggestions(const QStringList &suggestions)
{
    m_suggestions = suggestions;
}

void TextTableModel::setMisfits(const QHash<QString, QString> &misfits)
{
    if (misfits == m_misfits)
        return;
    m_misfits = misfits;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    QString text = m_rows[index.row()].value(index.column());
    if (index.column() == 0 && role == SuggestionsRole)
        return m_suggestions;
    const QString misfit = index.column() == 0 ? m_misfits.value(text) : QString();
    if (!misfit.isEmpty()
        && (role == MisfitRole || role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole))
        return misfit;
    if (const auto choices = choicesAt(index)) {
        const qsizetype chosen = chosenAt(index, *choices);
        if (role == Qt::EditRole)
            return static_cast<int>(chosen);
        if (role == ChoicesRole) {
            QStringList texts;
            for (const Choice &choice : *choices)
                texts.append(choice.text);
            return texts;
        }
        if (chosen >= 0)
            text = choices->at(chosen).text;
    }
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text;
    if (role == Qt::AccessibleTextRole)
        return QString(m_headers[index.column()] + u' ' + text);
    return {};
}

void TextTableModel::followWord(const QModelIndex &word, const QString &before)
{
    const auto dependent = m_dependents.constFind(word.column());
    if (dependent == m_dependents.cend() || before.isEmpty()) // it was written before a word was chosen
        return;
    const QModelIndex cell = word.siblingAtColumn(*dependent);
    QStringList &row = m_rows[cell.row()];
    const bool isBack = m_left.cell == cell && m_left.word == row[word.column()];
    QString text = isBack ? m_left.text : QString();
    m_left = {cell, before, std::exchange(row[cell.column()], std::move(text))};
    Q_EMIT dataChanged(cell, cell);
}

bool TextTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    QString now = value.toString();
    if (const auto choices = choicesAt(index)) {
        const int chosen = value.toInt();
        if (chosen < 0 || chosen >= choices->size())
            return false;
        now = choices->at(chosen).word;
    }
    QString &cell = m_rows[index.row()][index.column()];
    if (cell == now)
        return true;
    const QString before = std::exchange(cell, now);
    Q_EMIT dataChanged(index, index);
    followWord(index, before);
    if (m_cellChoices.column >= 0 && (index.column() == m_cellChoices.wordColumn || index.column() == 0)) {
        const QModelIndex chosen = index.siblingAtColumn(m_cellChoices.column);
        Q_EMIT dataChanged(chosen, chosen);
    }
    Q_EMIT edited();
    return true;
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return m_headers.value(section);
}

Qt::ItemFlags TextTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

NestedTableModel::NestedTableModel(QStringList groups, QObject *parent)
    : TextTableModel(parent)
    , m_groups(std::move(groups))
{}

QList<int> NestedTableModel::levels() const
{
    QList<int> found;
    QList<int> around; // how deep the groups are to be that a row may stand in
    for (int row = 0; row < rowCount(); ++row) {
        const int wanted = rows()[row].value(columnCount()).toInt();
        while (!around.isEmpty() && around.last() >= wanted)
            around.removeLast();
        found.append(static_cast<int>(around.size()));
        if (isGroup(row))
            around.append(wanted);
    }
    return found;
}

int NestedTableModel::level(int row) const
{
    return levels().at(row);
}

void NestedTableModel::keepLevels()
{
    const QList<int> found = levels();
    for (int row = 0; row < rowCount(); ++row)
        setLevel(row, found[row]);
}

void NestedTableModel::setLevel(int row, int level)
{
    QStringList &cells = editableRows()[row];
    while (cells.size() <= columnCount())
        cells.append(QString());
    cells[columnCount()] = QString::number(level);
}

bool NestedTableModel::isGroup(int row) const
{
    return m_groups.contains(rows().at(row).value(0));
}

int NestedTableModel::endOf(int row) const
{
    const QList<int> found = levels();
    int end = row + 1;
    while (end < rowCount() && found[end] > found[row])
        ++end;
    return end;
}

QModelIndex NestedTableModel::addRowNear(int row, const QString &word)
{
    keepLevels();
    const bool isNearOne = row >= 0 && row < rowCount();
    const int at = isNearOne ? endOf(row) : rowCount();
    const int depth = isNearOne ? level(row) + (isGroup(row) ? 1 : 0) : 0;
    beginInsertRows({}, at, at);
    editableRows().insert(at, QStringList(columnCount()));
    editableRows()[at][0] = word;
    setLevel(at, depth);
    endInsertRows();
    Q_EMIT edited();
    return index(at, 0);
}

void NestedTableModel::removeRow(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    keepLevels();
    const int end = endOf(row);
    beginRemoveRows({}, row, end - 1);
    editableRows().remove(row, end - row);
    endRemoveRows();
    Q_EMIT edited();
}

std::optional<NestedTableModel::Move> NestedTableModel::moveOf(int row, int by) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const int own = level(row);
    if (by < 0) {
        if (row == 0)
            return std::nullopt;
        const int above = level(row - 1);
        if (above < own) // out of its group
            return Move{row - 1, -1};
        const bool isBesideGroup = above > own || isGroup(row - 1);
        return isBesideGroup ? Move{row, 1} : Move{row - 1, 0};
    }
    const int end = endOf(row);
    const bool isLast = end == rowCount() || level(end) < own;
    if (isLast)
        return own > 0 ? std::optional(Move{row, -1}) : std::nullopt;
    return Move{end + 1, isGroup(end) ? 1 : 0};
}

bool NestedTableModel::canMove(int row, int by) const
{
    return moveOf(row, by).has_value();
}

void NestedTableModel::moveRow(int row, int by)
{
    const std::optional<Move> move = moveOf(row, by);
    if (!move)
        return;
    keepLevels();
    const int end = endOf(row);
    const int count = end - row;
    int first = row;
    if (move->target != row) {
        beginMoveRows({}, row, end - 1, {}, move->target);
        const auto begin = editableRows().begin();
        if (move->target < row)
            std::rotate(begin + move->target, begin + row, begin + end);
        else
            std::rotate(begin + row, begin + end, begin + move->target);
        endMoveRows();
        first = move->target < row ? move->target : move->target - count;
    }
    for (int i = first; i < first + count; ++i)
        setLevel(i, rows()[i].value(columnCount()).toInt() + move->deeper);
    Q_EMIT dataChanged(index(first, 0), index(first + count - 1, columnCount() - 1));
    Q_EMIT edited();
}

bool NestedTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool isSet = TextTableModel::setData(index, value, role);
    if (isSet && index.column() == 0) // what stands in it may not do so any more
        Q_EMIT dataChanged(index, this->index(rowCount() - 1, columnCount() - 1));
    return isSet;
}

QVariant NestedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == LevelRole)
        return level(index.row());
    if (index.column() > 0 && isGroup(index.row())) {
        const bool isTold = index.column() == 1 && role == Qt::DisplayRole;
        //: In a row that others are to stand in
        return isTold && endOf(index.row()) == index.row() + 1 ? tr("Nothing yet") : QVariant();
    }
    QVariant value = TextTableModel::data(index, role);
    if (role == Qt::AccessibleTextRole && index.column() == 0 && level(index.row()) > 0)
        //: A row of a table that stands in others, and how deep
        return tr("%1, level %2").arg(value.toString()).arg(level(index.row()) + 1);
    return value;
}

Qt::ItemFlags NestedTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = TextTableModel::flags(index);
    const bool isHead = index.isValid() && index.column() > 0 && isGroup(index.row());
    return isHead ? flags & ~Qt::ItemIsEditable : flags;
}

} // namespace tooltray::ui
