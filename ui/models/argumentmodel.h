// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/argumentrows.h"
#include "ui/models/tooldraft.h"

#include <QAbstractTableModel>

#include <optional>
#include <string>

namespace tooltray::ui {

// The arguments of a tool, one row each, to read.
class ArgumentModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentModel)

public:
    enum Column : int { NameColumn, SourceColumn, TypeColumn, DefaultColumn, RequiredColumn, ColumnCount };

    explicit ArgumentModel(QObject *parent = nullptr);

    void setRows(const std::vector<ArgumentRow> &rows);
    const std::vector<ArgumentRow> &rows() const { return m_rows; }
    int rowOf(const std::string &id) const; // -1 when there is none
    void forgetTexts();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString sourceText(const ArgumentRow &row);
    static QString typeText(const ArgumentRow &row);

private:
    QString text(const ArgumentRow &row, int column) const;

    std::vector<ArgumentRow> m_rows;
};

// What somebody changes about one argument of the version that is worked on. The subject is that version as it is
// before. A version that leaves its parameters to the operation gets a schema of its own where it has to say more.

// The source with its context key or mapping. Constants begin with what the operation takes anyway.
void setArgumentSource(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       ArgumentRow::Source source, const std::string &detail = {});
void setArgumentConstant(ToolDraft &draft, const ArgumentRow &row, json::Value value);
void setArgumentBinding(ToolDraft &draft, const ArgumentRow &row, workspace::Binding binding);

// Wherever the version takes the argument, and in the examples of the tool. False when another one has the name.
bool renameArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                    const std::string &name);
void setArgumentDescription(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                            const std::string &text);
void setArgumentRequired(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                         bool isRequired);
// What counts when the caller leaves it out; clients are told as well.
void setArgumentDefault(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                        const std::optional<json::Value> &value);
// A schema without description and default; null: as the operation has it.
void setArgumentSchema(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                       json::Value schema);

// Its name.
std::string addArgument(ToolDraft &draft, const ArgumentSubject &subject);
// Precondition: it is no variable's.
void removeArgument(ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row);

} // namespace tooltray::ui
