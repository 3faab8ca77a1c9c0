// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "ui/models/formfields.h"
#include "ui/widgets/form/fieldeditor.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QScrollArea;
class QStackedLayout;
class QToolButton;

namespace tooltray::ui {

class InlineMessage;
class JsonEdit;
class TextLabel;
class Theme;

enum class FormView : std::uint8_t { Form, Json };
// The buttons that choose it, that of the form pressed.
void addLookButtons(QHBoxLayout &bar, QToolButton &form, QToolButton &json);

// Edits a value as its JSON Schema wants it, as a form or as JSON. What the form does not know, the value keeps. It
// says what does not fit while it is edited; what is missing only once validate() was called.
class SchemaForm final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaForm)

public:
    explicit SchemaForm(const Theme &theme, QWidget *parent = nullptr);

    // Keeps the value. References other than "#/..." are looked up there.
    void setSchema(const json::Value &schema, const SchemaLookup &lookup = {});
    const json::Value &value() const { return m_value; }
    // Says nothing of it by changed().
    void setValue(const json::Value &value);
    // Stand beside those of the schema until the value changes: what the server or a run found.
    void setErrors(const FormErrors &errors);
    // Shows all that does not fit. Whether the value fits, and its JSON can be read.
    bool validate();
    // Gives the keyboard to the first field that does not fit, else to the first of all.
    void focusFields();

    FormView look() const { return m_look; }
    void setLook(FormView look);

Q_SIGNALS:
    void changed();
    void lookChanged();

private:
    void build();
    void setTexts();
    void orderFields();
    void readForm();
    void readJson();
    void showValue();
    void check();
    void showErrors();

    const Theme &m_theme;
    json::Value m_value = json::Value::object();
    FormField m_field;
    std::optional<jsonschema::Schema> m_schema;
    FormErrors m_found; // by the schema
    FormErrors m_given; // by others
    bool m_showsMissing = false;
    bool m_hasBrokenJson = false;
    FormView m_look = FormView::Form;
    QTimer m_checking{this};

    QToolButton *m_formButton;
    QToolButton *m_jsonButton;
    TextLabel *m_none;
    InlineMessage *m_problem;
    QStackedLayout *m_stack;
    QScrollArea *m_scroll;
    JsonEdit *m_json;
    FieldRow *m_row = nullptr;
};

} // namespace tooltray::ui
