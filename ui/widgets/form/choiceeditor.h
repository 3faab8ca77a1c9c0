// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

class QComboBox;
class QLabel;

namespace tooltray::ui {

class JsonEdit;
class TextLabel;

// One of some values, of true and false, or the only one there is. What need not be given can be none of them.
class ChoiceEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceEditor)

public:
    ChoiceEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~ChoiceEditor() override;

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    QWidget *control() override;

private:
    void fill();
    void addSearch();
    void showMeaning();
    bool hasNone() const;

    FormField m_field;
    std::vector<FieldChoice> m_choices;
    QComboBox *m_box;
    TextLabel *m_meaning;
    std::optional<json::Value> m_other; // a value that none of the choices has
    bool m_isNull = false;
};

// One part of a form for which the schema gives no fields. While it is no JSON it keeps its last value and says so.
class JsonFieldEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonFieldEditor)

public:
    JsonFieldEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~JsonFieldEditor() override;

    std::optional<json::Value> value() const override { return m_value; }
    void setValue(const std::optional<json::Value> &value) override;
    QWidget *control() override;

private:
    void read();
    void fit();

    JsonEdit *m_edit;
    QLabel *m_problem;
    std::optional<json::Value> m_value;
};

} // namespace tooltray::ui
