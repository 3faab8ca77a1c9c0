// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/language/document.h"
#include "ui/models/schemanode.h"

#include <QAbstractItemModel>

#include <deque>
#include <memory>
#include <optional>

namespace tooltray::ui {

// Our models of a schema say this of a row beyond Qt's roles.
enum SchemaRole : int {
    TypeTextRole = Qt::UserRole + 100, // QString: "[User!]!"
    ArgumentsRole,                     // QString: "(first, after)"
    DeprecationRole,                   // QString: the reason; nothing when it is not deprecated
    CoordinateRole,                    // QString: "Query.user"
    NodeKindRole,                      // int of SchemaNode::Kind
};

// A schema as what operations can select, and all its types. What is below a row is made when it is looked at,
// so that the biggest schema opens at once. Boxes show what the operation at hand selects; checking one asks for it and
// leaves the change to who owns the text.
class SchemaTreeModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaTreeModel)

public:
    explicit SchemaTreeModel(QObject *parent = nullptr);

    void setSchema(graphql::SchemaPointer schema);
    const graphql::SchemaPointer &schema() const { return m_schema; }
    // An operation of the document, which may be none. What owns the document is kept.
    void setOperation(std::shared_ptr<const graphql::Document> document,
                      graphql::OperationDefinition operation);

    const SchemaNode *node(const QModelIndex &index) const; // null for none
    std::optional<SchemaPlace> place(const QModelIndex &index) const;
    graphql::Selection selection(const QModelIndex &index) const; // no node when it is not selected
    // The last row that there is on the way when there is not all of it.
    QModelIndex find(const SchemaPlace &place) const;
    QModelIndex find(const QString &coordinate) const; // below the types

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    // Somebody checked or unchecked a box.
    void choiceWanted(const tooltray::ui::SchemaPlace &place, bool chosen);

private:
    SchemaNode *nodeOf(const QModelIndex &index) const; // the root for no index
    QModelIndex indexOf(const SchemaNode *node) const;
    const std::vector<SchemaNode *> &childrenOf(SchemaNode *node) const; // makes them
    std::vector<SchemaNode> allTypes() const;
    bool isChoosable(const SchemaNode &node) const;
    graphql::Node chosen(const SchemaNode &node) const; // the selection, or argument; no node for none
    std::optional<Qt::CheckState> checkState(const SchemaNode &node) const;
    QString accessibleText(const SchemaNode &node) const;
    void collectStates(std::vector<std::pair<const SchemaNode *, Qt::CheckState>> &states) const;

    graphql::SchemaPointer m_schema;
    mutable std::deque<SchemaNode> m_nodes; // which stay where they are
    SchemaNode *m_root = nullptr;
    std::shared_ptr<const graphql::Document> m_document;
    graphql::OperationDefinition m_operation;
};

} // namespace tooltray::ui
