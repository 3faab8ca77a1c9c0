// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "json/value.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace tooltray::ui {

class SchemaExampleModel;
class TextLabel;
class TextTable;
class Theme;

// The examples of a type: a table to write them in that says which of them the type takes.
class TypeExamples final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypeExamples)

public:
    explicit TypeExamples(const Theme &theme, QWidget *parent = nullptr);
    ~TypeExamples() override;

    // Is no edit.
    void setSchema(const json::Value &schema, const jsonschema::Schema &compiled);
    void setReadOnly(bool readOnly);
    std::vector<json::Value> examples() const;

Q_SIGNALS:
    void edited();

private:
    void setTexts();

    std::optional<jsonschema::Schema> m_schema; // nothing: it takes no examples
    TextLabel *m_help;
    SchemaExampleModel *m_model;
    TextTable *m_table;
    TextLabel *m_none;
};

} // namespace tooltray::ui
