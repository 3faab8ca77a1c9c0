// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "ui/models/texttablemodel.h"
#include "json/value.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// One of the values that a schema allows, with what it means.
struct EnumRow {
    json::Value value;
    std::string title = {};
    std::string description = {};

    bool operator==(const EnumRow &) const = default;
};

// The values of a schema that allows these and no others: by enum, or by oneOf or anyOf with a const each. Nothing for
// schemas of other kinds; one that says nothing at all has none yet.
std::optional<std::vector<EnumRow>> enumRows(const json::Value &schema);

// The schema with other values: as enum while nothing is said of them, else as oneOf. All else stays.
json::Value withEnumRows(json::Value schema, const std::vector<EnumRow> &rows);

// The values that a schema shows by its keyword "examples". Nothing for one that is only true or false, where no
// keyword has a place.
std::optional<std::vector<json::Value>> schemaExamples(const json::Value &schema);

// The schema with other examples, and without the keyword where there are none. All else stays.
json::Value withSchemaExamples(json::Value schema, const std::vector<json::Value> &examples);

// A value as it is typed: JSON, or a text, which stands in quotes where it could be mistaken.
QString exampleText(const json::Value &value);
json::Value exampleValue(const QString &text);

// The examples of a schema to write in, and beside each whether the schema takes it.
class SchemaExampleModel final : public TextTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaExampleModel)

public:
    enum Column : int { ValueColumn, VerdictColumn };

    explicit SchemaExampleModel(QObject *parent = nullptr);

    // Is no edit. Rows that say the same stay where they are.
    void show(const std::vector<json::Value> &examples, const jsonschema::Schema &schema);
    std::vector<json::Value> examples() const;

    QVariant data(const QModelIndex &index, int role) const override;
    // Keeps the text as it is shown from then on, so that show() finds the row as it is.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    static QString verdictOf(const json::Value &example, const jsonschema::Schema &schema);

    QStringList m_verdicts; // by row
};

} // namespace tooltray::ui
