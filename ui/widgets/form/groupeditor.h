// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

#include <vector>

class QComboBox;
class QVBoxLayout;

namespace tooltray::ui {

class TextLabel;

// The members of an object, one below the other. Members that the schema does not know are kept as they are.
class GroupEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GroupEditor)

public:
    GroupEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~GroupEditor() override;

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showOthers();

    FormField m_field;
    const Theme &m_theme;
    bool m_isInner;
    std::vector<FieldRow *> m_rows;
    TextLabel *m_others;
    std::optional<json::Value> m_before; // what it was set to: for its order and what is not known
};

// A value that can be of one of several kinds: which one, and the form for that.
class VariantsEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VariantsEditor)

public:
    VariantsEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~VariantsEditor() override;

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

private:
    void use(int variant); // -1 for none
    void fill();

    FormField m_field;
    FormContext m_context;
    QVBoxLayout *m_layout;
    QComboBox *m_box;
    FieldEditor *m_editor = nullptr;
    int m_variant = -1;
    bool m_isNull = false;
};

} // namespace tooltray::ui
