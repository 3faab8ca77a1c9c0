// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/textcommands.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace tooltray::ui {
namespace {

// Where numbers and choices are typed, too.
QWidget &textWithin(QWidget &widget)
{
    const bool hasText = qobject_cast<QAbstractSpinBox *>(&widget) || qobject_cast<QComboBox *>(&widget);
    auto *line = hasText ? widget.findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    return line ? *line : widget;
}

template <typename Text>
bool takesAsText(const Text &text, EditCommand command)
{
    switch (command) {
    case EditCommand::Copy: return true;
    case EditCommand::Cut:
    case EditCommand::Paste: return !text.isReadOnly();
    default: return false;
    }
}

template <typename Text>
void editAsText(Text &text, EditCommand command)
{
    switch (command) {
    case EditCommand::Cut: text.cut(); break;
    case EditCommand::Copy: text.copy(); break;
    case EditCommand::Paste: text.paste(); break;
    default: break;
    }
}

} // namespace

bool textTakes(QWidget &widget, EditCommand command)
{
    const QWidget &text = textWithin(widget);
    if (const auto *line = qobject_cast<const QLineEdit *>(&text))
        return takesAsText(*line, command);
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(&text))
        return takesAsText(*plain, command);
    if (const auto *rich = qobject_cast<const QTextEdit *>(&text))
        return takesAsText(*rich, command);
    return false;
}

void editText(QWidget &widget, EditCommand command)
{
    QWidget &text = textWithin(widget);
    if (auto *line = qobject_cast<QLineEdit *>(&text))
        editAsText(*line, command);
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(&text))
        editAsText(*plain, command);
    else if (auto *rich = qobject_cast<QTextEdit *>(&text))
        editAsText(*rich, command);
}

} // namespace tooltray::ui
