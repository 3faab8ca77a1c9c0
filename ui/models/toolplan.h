// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// How much of what a field answers a tool selects.
enum class SelectionDepth : std::uint8_t {
    Key,  // what tells which one it is: id, name, title ...
    Flat, // every value that is no object
    Deep, // and those of the objects in it
};

enum class ArgumentChoice : std::uint8_t { Required, All };

struct RootOperationOptions {
    SelectionDepth depth = SelectionDepth::Flat;
    ArgumentChoice arguments = ArgumentChoice::All;

    bool operator==(const RootOperationOptions &) const = default;
};

// The operation of a tool for one field of a root type, printed; its arguments become variables. Always valid.
std::string rootOperation(graphql::OperationType type, graphql::SchemaField field,
                          const RootOperationOptions &options);

// A field of a root type that shall become a tool.
struct RootChoice {
    graphql::OperationType type = graphql::OperationType::Query;
    std::string field;

    auto operator<=>(const RootChoice &) const = default;
};

struct ToolPlanOptions {
    std::string endpoint;
    ToolNaming naming = {};
    RootOperationOptions operation = {};

    bool operator==(const ToolPlanOptions &) const = default;
};

struct PlannedTool {
    RootChoice choice;
    workspace::Tool tool;
    std::size_t bytes = 0; // of its entry in the list that clients read
};

// The tools for the fields, named so that they are new in the workspace. Fields that the schema does not have are left
// out. Takes long for many: for a pool.
std::vector<PlannedTool> planTools(const graphql::Schema &schema, const workspace::Workspace &workspace,
                                   const std::vector<RootChoice> &choices, const ToolPlanOptions &options);

// The fields of the root types, to be chosen: queries and mutations apart, each with the tool it becomes.
class RootFieldModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RootFieldModel)

public:
    enum Column : int { FieldColumn, ToolColumn, SizeColumn, ColumnCount };

    explicit RootFieldModel(QObject *parent = nullptr);
    ~RootFieldModel() override;

    // Nothing is chosen then; null for none.
    void setSchema(const graphql::SchemaPointer &schema);
    const graphql::SchemaPointer &schema() const { return m_schema; }

    std::vector<RootChoice> chosen() const;                             // in the order of the schema
    std::optional<RootChoice> choiceAt(const QModelIndex &index) const; // nothing for groups
    std::size_t fieldCount(graphql::OperationType type) const;
    void choose(graphql::OperationType type, Qt::CheckState state);
    // What the chosen fields become; of others nothing is known.
    void setPlan(const std::vector<PlannedTool> &tools);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void retranslate();

Q_SIGNALS:
    void chosenChanged();

private:
    struct Row {
        graphql::SchemaField field;
        QString text;
        bool isChosen = false;
        QString tool = {};
        std::size_t bytes = 0;
    };
    struct Group {
        graphql::OperationType type;
        std::vector<Row> rows;
    };

    Qt::CheckState stateOf(const Group &group) const;
    QVariant groupData(const Group &group, int column, int role) const;
    QVariant rowData(const Row &row, int column, int role) const;

    graphql::SchemaPointer m_schema;
    std::vector<Group> m_groups;
};

// The fields whose names have a text in them. Choosing a group chooses of it what is seen.
class RootFieldFilter final : public QSortFilterProxyModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RootFieldFilter)

public:
    explicit RootFieldFilter(QObject *parent = nullptr);
    ~RootFieldFilter() override;

    void setText(const QString &text);
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
};

} // namespace tooltray::ui
