// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

class QLabel;

namespace tooltray::ui {

class JsonEdit;

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
