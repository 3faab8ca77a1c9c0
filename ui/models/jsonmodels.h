// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"
#include "json/pointer.h"
#include "json/value.h"

#include <QAbstractItemModel>
#include <QAbstractTableModel>

#include <memory>

// JSON as Qt's views show it: a tree of values, and a table of a list of objects.
namespace tooltray::ui {

// A JSON value as a tree of names and values. Rows are made when a branch is opened; what has more than a
// thousand children gets rows in between that stand for a thousand each, so that no branch is ever long.
class JsonTreeModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTreeModel)

public:
    enum Column : int { NameColumn, ValueColumn, ColumnCount };
    enum Roles : int { TypeRole = Qt::UserRole + 100 }; // int of json::Type; none for rows in between

    static constexpr std::size_t kLongestBranch = 1000;

    explicit JsonTreeModel(QObject *parent = nullptr);
    ~JsonTreeModel() override;

    // The children of the value become the top; null empties the model.
    void setValue(std::shared_ptr<const json::Value> value);

    // The place of an index in the whole value; for a row in between, that of what it is a part of.
    json::Pointer pointer(const QModelIndex &index) const;
    const json::Value *value(const QModelIndex &index) const; // null for a row in between
    // Opens the branches on the way; invalid for the whole value and where there is nothing.
    QModelIndex indexOf(const json::Pointer &pointer);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node;

    const Node &nodeAt(const QModelIndex &index) const;
    Node &nodeAt(const QModelIndex &index);
    QModelIndex indexOf(const Node &node) const;
    static void fetch(Node &node);
    QString name(const Node &node) const;
    QString valueText(const Node &node) const;

    std::shared_ptr<const json::Value> m_value;
    std::unique_ptr<Node> m_root;
};

// An array of objects: a row for each, a column for each name among their members.
class JsonTableModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTableModel)

public:
    enum Roles : int {
        TypeRole = Qt::UserRole + 100
    }; // as of JsonTreeModel; none where the member is missing

    explicit JsonTableModel(QObject *parent = nullptr);

    // The table is one of those found in the value.
    void setTable(std::shared_ptr<const json::Value> value, const JsonTable &table);
    void clear();

    json::Pointer pointer(const QModelIndex &index) const;
    const json::Value *value(const QModelIndex &index) const; // null where there is none
    // The cell that the place is in; invalid for one outside of the table.
    QModelIndex indexOf(const json::Pointer &pointer) const;
    // With a line for the names, cells separated by tabs.
    QString tabSeparated(const QModelIndexList &cells) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const json::Value> m_value;
    const json::Value *m_array = nullptr;
    JsonTable m_table;
};

} // namespace tooltray::ui
