// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QPersistentModelIndex>
#include <QStringList>

#include <optional>

namespace tooltray::ui {

// A table of texts to write in. Where there are choices for a column, its texts are the words of those.
class TextTableModel : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextTableModel)

public:
    explicit TextTableModel(QObject *parent = nullptr);

    void setHeaders(const QStringList &headers);
    struct Choice {
        QString word; // as it stands in rows()
        QString text; // as it is shown

        bool operator==(const Choice &) const = default;
    };
    // The first of them is what an empty cell means.
    void setChoices(int column, const QList<Choice> &choices);
    // Choices of single cells: of those in the column whose row begins with the name, while it has the word as well.
    struct CellChoices {
        int column = -1;
        int wordColumn = -1;
        QString word = {};
        QHash<QString, QList<Choice>> ofName = {};

        bool operator==(const CellChoices &) const = default;
    };
    void setCellChoices(const CellChoices &choices);
    // What stands in the column is about the word in the other one: it goes when another word is chosen, and comes back
    // with the word.
    void setDependent(int column, int wordColumn);
    // Texts that are proposed in the first column, and what is wrong with rows that begin so.
    void setSuggestions(const QStringList &suggestions);
    void setMisfits(const QHash<QString, QString> &misfits);
    const QList<QStringList> &rows() const { return m_rows; }
    // Is no edit, and changes nothing where they are the same.
    void setRows(const QList<QStringList> &rows);

    QModelIndex addRow() { return addRowNear(-1, {}); }
    // With its first cell; behind all others, whichever row is chosen.
    virtual QModelIndex addRowNear(int row, const QString &word);
    virtual void removeRow(int row);
    virtual void moveRow(int row, int by);
    virtual bool canMove(int row, int by) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void edited();

protected:
    QList<QStringList> &editableRows() { return m_rows; }

private:
    // None: it is written. What a cell has and is no choice comes before them, so that it is not lost unseen.
    std::optional<QList<Choice>> choicesAt(const QModelIndex &index) const;
    void followWord(const QModelIndex &word, const QString &before);
    qsizetype chosenAt(const QModelIndex &index, const QList<Choice> &choices) const;

    QStringList m_headers;
    QHash<int, QList<Choice>> m_choices; // by column
    CellChoices m_cellChoices;
    QHash<int, int> m_dependents; // by the column of their word
    struct Left {
        QPersistentModelIndex cell = {};
        QString word = {};
        QString text = {};
    };
    Left m_left; // by the last word that was chosen
    QList<QStringList> m_rows;
    QStringList m_suggestions;
    QHash<QString, QString> m_misfits;
};

// Rows that stand in others: one whose first cell is the word of a group has the deeper ones behind it in it. How deep
// a row is to be stands behind its columns, as a number; as long as there is no group around it, it is not so deep.
class NestedTableModel final : public TextTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NestedTableModel)

public:
    explicit NestedTableModel(QStringList groups, QObject *parent = nullptr);

    int level(int row) const;
    bool isGroup(int row) const;
    int endOf(int row) const; // behind the last row that stands in it

    // At the end of a group, or behind a row.
    QModelIndex addRowNear(int row, const QString &word) override;
    void removeRow(int row) override; // with what stands in it
    // Past the next row, into a group and out of it.
    void moveRow(int row, int by) override;
    bool canMove(int row, int by) const override;

    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Move {
        int target = 0; // the row that it stands before then
        int deeper = 0;
    };
    std::optional<Move> moveOf(int row, int by) const;
    QList<int> levels() const;
    void setLevel(int row, int level);
    void keepLevels(); // as they are

    QStringList m_groups;
};

} // namespace tooltray::ui
