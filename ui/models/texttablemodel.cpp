// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/texttablemodel.h"

#include "ui/models/roles.h"

#include <algorithm>

namespace tooltray::ui {

TextTableModel::TextTableModel(QObject *parent) : QAbstractTableModel(parent) {}

TextTableModel::~TextTableModel() = default;

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

const QList<TextTableModel::Choice> *TextTableModel::choicesAt(const QModelIndex &index) const
{
    const auto found = m_choices.constFind(index.column());
    return found == m_choices.constEnd() ? nullptr : &*found;
}

qsizetype TextTableModel::chosenOf(const QList<Choice> &choices, const QString &word)
{
    const auto found = std::ranges::find(choices, word, &Choice::word);
    return found == choices.end() ? (word.isEmpty() ? 0 : -1) : found - choices.begin();
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

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    QString text = m_rows[index.row()].value(index.column());
    if (const QList<Choice> *choices = choicesAt(index)) {
        const qsizetype chosen = chosenOf(*choices, text);
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

bool TextTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    QString now = value.toString();
    if (const QList<Choice> *choices = choicesAt(index)) {
        const int chosen = value.toInt();
        if (chosen < 0 || chosen >= choices->size())
            return false;
        now = choices->at(chosen).word;
    }
    QString &cell = m_rows[index.row()][index.column()];
    if (cell == now)
        return true;
    cell = now;
    Q_EMIT dataChanged(index, index);
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

} // namespace tooltray::ui
