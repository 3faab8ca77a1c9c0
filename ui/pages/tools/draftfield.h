// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <string>

class QColor;
class QLabel;
class QWidget;

namespace tooltray::ui {

class FormRows;
class IconLabel;
class TextLabel;
class Theme;

// A field of a DraftForm for one place of a draft: its control, its label, and below them what is wrong with
// the value. Text that does not fit into the draft is kept beside it, under a key.
class DraftField final {
    Q_DISABLE_COPY_MOVE(DraftField)

public:
    using ReadText = std::function<QString(const ToolDraft &draft)>;
    // A sentence where the text does not fit, and then nothing has changed.
    using WriteText = std::function<QString(ToolDraft &draft, const QString &text)>;
    using Show = std::function<void(const ToolDraft &draft)>;
    using Write = std::function<QString(ToolDraft &draft)>;

    enum class Spread : std::uint8_t { Field, Row }; // beside its label, or below it over all the width

    // A row at the end of the form.
    DraftField(const char *place, QWidget *control, FormRows &form, const Theme &theme, Spread spread);
    ~DraftField();

    const std::string &place() const { return m_place; }
    QWidget *control() const { return m_control; }
    bool isVisible() const;
    void setVisible(bool visible);
    // Sets the label and its help text.
    void setLabel(const QString &label, const QString &help);
    void tint(const QColor &error);

    void follow(Show show, Write write);
    // Same as follow() for a field with a text, which may not fit.
    void followText(ReadText read, WriteText write, std::function<QString()> text,
                    std::function<void(const QString &text)> setText);

    // Writes the value of the field into a draft; returns why it does not fit, or an empty text.
    QString write(ToolDraft &draft) const { return m_write(draft); }
    // Shows the problem of the text that was written, and keeps that text.
    void keep(ToolDraft &draft, const std::string &key, const QString &problem);
    // Writes a text that did not fit when it was typed; returns false if it still does not fit.
    bool settle(ToolDraft &draft, const std::string &typed) const;
    void show(const ToolDraft &draft) const { m_show(draft); }
    // Same, but keeps typed text that did not fit or that says the same in other words.
    void show(const ToolDraft &draft, const std::string &key);

private:
    void setProblem(const QString &problem);

    std::string m_place;
    QWidget *m_holder;
    QWidget *m_control;
    QLabel *m_label = nullptr; // null: the control says it itself
    IconLabel *m_problemIcon;
    TextLabel *m_problem;
    QString m_help;
    Show m_show;
    Write m_write;
    std::function<QString()> m_text; // null: any value fits
    std::function<void(const QString &text)> m_setText;
};

} // namespace tooltray::ui
