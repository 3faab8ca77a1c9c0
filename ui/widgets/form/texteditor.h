// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

class QLineEdit;
class QPlainTextEdit;
class QStackedLayout;
class QToolButton;

namespace tooltray::ui {

// Texts, on one line or on several, and numbers, of which every digit is kept. Empty means none.
class TextEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextEditor)

public:
    TextEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~TextEditor() override;

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setWrong(bool wrong) override;
    QWidget *control() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString text() const;
    void useLines(bool lines);
    void makeControl(bool lines);
    void edited();
    void stepNumber(int by);
    void addCalendar(const Theme &theme);
    void setPlaceholder();
    QString placeholder() const;

    FormField m_field;
    const Theme &m_theme;
    QLineEdit *m_line = nullptr; // one of the two
    QPlainTextEdit *m_lines = nullptr;
    bool m_isEmptyText = false; // "" rather than nothing
    bool m_isNull = false;
    bool m_isWrong = false;
};

} // namespace tooltray::ui
