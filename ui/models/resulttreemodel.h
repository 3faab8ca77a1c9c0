// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/results.h"
#include "json/value.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// What an answer holds, by its JSON Schema, and what a tool hands out of it: members that are not checked are left
// out, others may have a name of the tool's own.
class ResultTreeModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultTreeModel)

public:
    enum Column : int { FieldColumn, TypeColumn, NameColumn, ColumnCount };

    // More members than anybody looks through; see isComplete().
    static constexpr std::size_t kMaxMembers = 5'000;

    explicit ResultTreeModel(QObject *parent = nullptr);
    ~ResultTreeModel() override;

    void setSchema(const json::Value &schema);
    bool isComplete() const { return m_count <= kMaxMembers; }
    // Is no edit.
    void setShape(const workspace::ResultShape &shape);
    const workspace::ResultShape &shape() const { return m_shape; }
    // Both are about all that the shape's path leads to.
    void keepAll();
    void omitAll();
    // What a shape's path would be to return only this; nothing for what lies in a list, as there are many of it.
    std::optional<std::string> pathOf(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void shapeEdited();

private:
    using Tokens = std::vector<std::string>;
    struct Node;

    void addMembers(Node &node, const std::vector<const json::Value *> &schemas, Tokens place, int depth);
    const Node &nodeAt(const QModelIndex &index) const;
    // From where the shape begins; nothing for what it does not return anyway.
    std::optional<Tokens> placeInShape(const Node &node) const;
    bool isDropped(const Tokens &place) const; // with what is above it
    bool isPartlyDropped(const Node &node) const;
    QString nameOf(const Node &node, const Tokens &place) const;
    void setDropped(const Node &node, const Tokens &place, bool isDropped);
    void eraseAbout(const Node &node);
    void keepOnly(const Node &node, const Tokens &above);
    void dropTops(const Node &node);
    void tellEdited(const workspace::ResultShape &before);
    void setName(const Node &node, const Tokens &place, const std::string &name);
    void tellAll();

    json::Value m_schema;
    std::unique_ptr<Node> m_root;
    std::size_t m_count = 0;
    workspace::ResultShape m_shape;
};

} // namespace tooltray::ui
