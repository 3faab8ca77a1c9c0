// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/results.h"
#include "workspace/definitions/tool.h"
#include "workspace/derive/curation.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// What somebody decides about the tool that an operation becomes, beyond what is proposed.
struct ToolCuration {
    std::optional<std::string> name = {};
    std::optional<std::string> title = {};
    std::optional<std::string> description = {};
    workspace::ArgumentChoices arguments = {};
    std::vector<std::string> order = {}; // of the arguments; those that it does not name come last
    workspace::ResultShape shape = {};   // its path, what is omitted and renamed, the most items, the format
    bool fetchesPages = true;            // where there are any
    std::optional<workspace::MutationPolicy> mutations = {};

    bool operator==(const ToolCuration &) const = default;
};

// Precondition: a tool was made of the operation.
workspace::Tool curatedTool(const engine::OperationTool &made, const ToolCuration &curation);

// The argument of their combined tool that takes the name of the one that is meant. None of them has it.
std::string selectingArgument(const std::vector<workspace::Tool> &tools);

// One tool for all of these. What they say of their results is left out, and the strictest approval counts.
// Precondition: there are some, and each calls a REST operation of the same endpoint.
workspace::Tool combinedTool(const std::vector<workspace::Tool> &tools, const std::string &name);

// The arguments of such a tool: whether agents pass them, what they may be, and what is sent else.
class ArgumentChoiceModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentChoiceModel)

public:
    enum Column : int { ArgumentColumn, TypeColumn, UseColumn, ValueColumn, DescriptionColumn, ColumnCount };

    explicit ArgumentChoiceModel(QObject *parent = nullptr);

    // The version as it is proposed. Is no edit.
    void setVersion(const workspace::ToolVersion &version, const workspace::ArgumentChoices &choices,
                    const std::vector<std::string> &order = {});
    // The context variables that arguments can be taken from, and the mappings whose labels agents can pass.
    void setSources(const QStringList &variables, const QStringList &mappings);
    const workspace::ArgumentChoices &choices() const { return m_choices; }
    std::vector<std::string> order() const;
    bool canMove(const QModelIndex &index, int by) const;
    void move(const QModelIndex &index, int by);
    // What is decided about the argument in a row, by its name; nothing where it is as proposed.
    std::optional<workspace::ArgumentChoices::value_type> choiceAt(const QModelIndex &index) const;
    // What agents may pass in a row; null: they pass nothing, or a label. The description's, without its texts.
    json::Value schemaAt(const QModelIndex &index) const;
    json::Value describedAt(const QModelIndex &index) const;
    void setSchemaAt(const QModelIndex &index, const json::Value &schema);
    // What the fixed value of a row has to be; null: there is none, or it is written in its cell.
    json::Value fixedSchemaAt(const QModelIndex &index) const;
    void setFixedAt(const QModelIndex &index, const json::Value &value);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void edited();

private:
    struct Row {
        std::string name;
        json::Value schema;
        bool isRequired = false;

        bool operator==(const Row &) const = default;
    };
    using Use = workspace::ArgumentChoice::Use;

    workspace::ArgumentChoice choiceOf(const Row &row) const;
    const QStringList &sourcesOf(Use use) const;
    std::string sourceFor(const Row &row, Use use) const;
    QString typeText(const Row &row) const;
    std::vector<Use> usesOf(const Row &row) const;
    static QString useText(Use use);
    static QString valueText(const Row &row, const json::Value &value);
    bool setValue(const Row &row, const QString &text);
    void setChoice(const Row &row, const workspace::ArgumentChoice &choice);
    void tellEdited(int row);

    std::vector<Row> m_rows;
    json::Value m_definitions; // that their schemas refer to
    workspace::ArgumentChoices m_choices;
    QStringList m_variables;
    QStringList m_mappings;
};

} // namespace tooltray::ui
