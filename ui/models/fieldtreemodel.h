// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/schema/schema.h"
#include "ui/models/toolplan.h"

#include <QAbstractItemModel>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// The fields of the root types and, below them, those of what they return, to be chosen: queries and mutations apart,
// each with the tool it becomes.
class FieldTreeModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldTreeModel)

public:
    enum Column : int { FieldColumn, ToolColumn, SizeColumn, ColumnCount };

    explicit FieldTreeModel(QObject *parent = nullptr);

    // Nothing is chosen then; null for none.
    void setSchema(const graphql::SchemaPointer &schema);
    const graphql::SchemaPointer &schema() const { return m_schema; }
    // The tools that there are already.
    void setExisting(std::map<FieldPath, std::string> tools);

    std::vector<FieldPath> chosen() const;                             // in the order of the schema
    std::optional<FieldPath> choiceAt(const QModelIndex &index) const; // nothing for groups
    std::size_t fieldCount(graphql::OperationType type) const;         // of the root type
    // The fields of the root type that are no tools yet.
    void choose(graphql::OperationType type, Qt::CheckState state);
    void chooseNone();
    // What the chosen fields become; of others nothing is known.
    void setPlan(const std::vector<PlannedTool> &tools);
    // Brings the fields into the tree whose names, or whose paths if there is a dot in it, have the text in them, as far
    // as somebody would find a way to them.
    void findDeeper(const QString &text);
    bool isMatch(const QModelIndex &index, const QString &text) const;
    bool isChosen(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void retranslate();

Q_SIGNALS:
    void chosenChanged();

private:
    struct Node {
        Node *parent = nullptr; // null for groups
        graphql::OperationType type = graphql::OperationType::Query;
        graphql::SchemaField field = {}; // none for groups
        int row = 0;
        int level = 0;
        QString text = {};
        bool isChosen = false;
        bool isLoaded = false;
        QString tool = {};
        std::size_t bytes = 0;
        std::vector<std::unique_ptr<Node>> children = {};
    };
    using Nodes = std::vector<std::unique_ptr<Node>>;

    static Node &nodeAt(const QModelIndex &index);
    QModelIndex indexOf(const Node &node, int column = FieldColumn) const;
    static FieldPath choiceOf(const Node &node);
    static QString pathOf(const Node &node);
    static bool mayHaveFields(const Node &node);
    static Nodes fieldsBelow(Node &parent);
    void load(Node &node);
    Node *find(const FieldPath &choice);
    void collect(const Node &node, std::vector<FieldPath> &choices) const;
    void setPlan(Node &node, const std::map<FieldPath, const PlannedTool *> &plan);
    static bool hasChosen(const Node &node);
    bool areAllTools(const Node &node) const;
    void clear(Node &node);
    static Qt::CheckState stateOf(const Node &group);
    QVariant groupData(const Node &group, int column, int role) const;
    QVariant fieldData(const Node &node, int column, int role) const;
    QString toolText(const Node &node) const;

    graphql::SchemaPointer m_schema;
    std::unique_ptr<graphql::RootPaths> m_paths; // once something was looked for
    std::map<FieldPath, std::string> m_existing;
    Nodes m_groups;
};

} // namespace tooltray::ui
