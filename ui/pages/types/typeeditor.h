// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "ui/pages/types/definitioneditor.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLineEdit;
class QPushButton;
class QTabWidget;

namespace tooltray::ui {

class JsonEdit;
class SchemaExampleModel;
class SchemaForm;
class TextLabel;
class TextTable;
class TextTableModel;
class Theme;

// The examples of a type: a table to write them in that says which of them the type takes.
class TypeExamples final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypeExamples)

public:
    explicit TypeExamples(const Theme &theme, QWidget *parent = nullptr);

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

// A type: its JSON Schema, the values it allows with what they mean, its examples, and a form to try it with.
class TypeEditor final : public DefinitionEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypeEditor)

public:
    explicit TypeEditor(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    // While the text is no schema, it is beside the type as it was before.
    ObjectDraft draft() const override;
    bool isComplete() const override { return m_schema.has_value(); }
    void
    setWorkspace(const workspace::WorkspacePtr &workspace) override; // for the types that a schema refers to
    QString schemaText() const;
    // Nothing while the text is no schema.
    std::optional<workspace::CustomType> type() const;

private:
    void setTexts();
    // The text is what is being worked on; without one it is the schema of the type.
    void setType(const workspace::CustomType &type, const QString &schemaText);
    void setReadOnly(bool readOnly);
    std::vector<std::string> scalars() const; // that it stands for
    void readText();
    QString scalarsProblem() const;
    void showValues();
    void takeValues();
    void takeExamples();
    void writeSchema(const json::Value &schema); // as the text
    void addExample();
    void enableAdding();

    workspace::CustomType m_type;
    std::optional<json::Value> m_schema;
    workspace::WorkspacePtr m_workspace;
    bool m_isReadOnly = false;
    TextLabel *m_scalarsLabel;
    QLineEdit *m_scalars;
    QTabWidget *m_tabs;
    JsonEdit *m_text;
    QWidget *m_valuesPage;
    TextTableModel *m_values;
    TextTable *m_table;
    TextLabel *m_noValues;
    TypeExamples *m_examples;
    QWidget *m_tryPage;
    SchemaForm *m_form;
    QPushButton *m_addExample;
    std::string m_tried; // how the form calls the value
    QTimer m_checking{this};
};

} // namespace tooltray::ui
