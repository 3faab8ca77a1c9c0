// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

class QLabel;

namespace tooltray::ui {

class IconLabel;
class TextLabel;

// A field of a form with its label, its description and what is wrong with it.
class FieldRow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldRow)

public:
    FieldRow(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~FieldRow() override;

    const FormField &field() const { return m_field; }
    FieldEditor &editor() { return *m_editor; }
    const FieldEditor &editor() const { return *m_editor; }
    void setErrors(const FormErrors &errors, const json::Pointer &own);

private:
    void setTexts();

    FormField m_field;
    QLabel *m_label;
    TextLabel *m_kind;
    TextLabel *m_help;
    IconLabel *m_errorIcon;
    QLabel *m_error;
    FieldEditor *m_editor;
    const Theme &m_theme;
};

} // namespace tooltray::ui
