// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/formfields.h"
#include "json/pointer.h"

#include <QString>
#include <QWidget>

#include <map>
#include <optional>

class QLabel;

namespace tooltray::ui {

class IconLabel;
class TextLabel;
class Theme;

// The problems of a value, by the place that each is about.
using FormErrors = std::map<json::Pointer, QString>;

// Edits the value of one field. Nothing means that the member is left out.
class FieldEditor : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldEditor)

public:
    explicit FieldEditor(QWidget *parent = nullptr);

    virtual std::optional<json::Value> value() const = 0;
    // Says nothing of it by changed().
    virtual void setValue(const std::optional<json::Value> &value) = 0;
    // Hands on what is about parts of it; the rest is shown by the row around it.
    virtual void setErrors(const FormErrors &errors, const json::Pointer &own);
    // True when an error at the place stands at one of its parts.
    virtual bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const;
    virtual void setWrong(bool wrong);
    // Where the keyboard goes; null for what only holds others.
    virtual QWidget *control() = 0;
    // What screen readers know the field by: the control, or the editor as a group around others.
    QWidget &spoken();
    // True when it stands beside its label rather than below.
    virtual bool isSmall() const { return false; }

Q_SIGNALS:
    void changed();
};

// The things that all editors of a form are given.
struct FormContext {
    const Theme &theme;
};

// Never null.
FieldEditor *makeFieldEditor(const FormField &field, const FormContext &context, QWidget *parent);

// A field of a form with its label, its description and what is wrong with it.
class FieldRow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldRow)

public:
    FieldRow(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    const FormField &field() const { return m_field; }
    FieldEditor &editor() { return *m_editor; }
    const FieldEditor &editor() const { return *m_editor; }
    void setErrors(const FormErrors &errors, const json::Pointer &own);
    bool isWrong() const; // says so below its editor

private:
    void setTexts();

    FormField m_field;
    QLabel *m_label;
    TextLabel *m_kind;
    TextLabel *m_help;
    IconLabel *m_errorIcon;
    TextLabel *m_error;
    FieldEditor *m_editor;
    const Theme &m_theme;
};

} // namespace tooltray::ui
