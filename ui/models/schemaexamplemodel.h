// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "ui/models/texttablemodel.h"
#include "json/value.h"

#include <vector>

namespace tooltray::ui {

// The examples of a schema to write in, and beside each whether the schema takes it.
class SchemaExampleModel final : public TextTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaExampleModel)

public:
    enum Column : int { ValueColumn, VerdictColumn };

    explicit SchemaExampleModel(QObject *parent = nullptr);
    ~SchemaExampleModel() override;

    // Is no edit. Rows that say the same stay where they are.
    void show(const std::vector<json::Value> &examples, const jsonschema::Schema &schema);
    std::vector<json::Value> examples() const;

    QVariant data(const QModelIndex &index, int role) const override;
    // As it is shown from then on, so that show() finds the row as it is.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    static QString verdictOf(const json::Value &example, const jsonschema::Schema &schema);

    QStringList m_verdicts; // by row
};

} // namespace tooltray::ui
