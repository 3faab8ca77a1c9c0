// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/editcommands.h"

#include "ui/actions/actionids.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFocusEvent>
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

enum EditMenuGroup { ClipboardGroup = kEditStepGroup + 1, ItemGroup, FindGroup };

constexpr int kCodeGroup = 2; // of the Tool menu

QList<EditCommandSpec> itemCommands()
{
    using enum EditCommand;
    using enum EditCommandSpec::Reach;
    using enum ActionSection;
    return {
        {Save,
         Always,
         {.id = actionid::kSave,
          .section = File,
          .text = QT_TRANSLATE_NOOP("Actions", "&Save"),
          .icon = Icon::Save,
          .shortcuts = {Qt::CTRL | Qt::Key_S}}},
        {Duplicate,
         Always,
         {.id = actionid::kDuplicate,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "&Duplicate"),
          .icon = Icon::Copy,
          .shortcuts = {Qt::CTRL | Qt::Key_D},
          .group = ItemGroup}},
        {Rename,
         Always,
         {.id = actionid::kRename,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "Re&name"),
          .icon = Icon::Edit,
          .shortcuts = {Qt::Key_F2},
          .group = ItemGroup}},
        {Delete,
         WithTarget,
         {.id = actionid::kDelete,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "De&lete"),
          .icon = Icon::Trash,
          .shortcuts = {Qt::Key_Delete},
          .group = ItemGroup}},
    };
}

QList<EditCommandSpec> textCommands()
{
    using enum EditCommand;
    using enum EditCommandSpec::Reach;
    using enum ActionSection;
    return {
        {Cut,
         WithTarget,
         {.id = actionid::kCut,
          .section = Edit,
          //: Takes the selected text to the clipboard
          .text = QT_TRANSLATE_NOOP("Actions", "Cu&t"),
          .shortcuts = {Qt::CTRL | Qt::Key_X},
          .group = ClipboardGroup}},
        {Copy,
         WithTarget,
         {.id = actionid::kCopy,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "&Copy"),
          .icon = Icon::Copy,
          .shortcuts = {Qt::CTRL | Qt::Key_C},
          .group = ClipboardGroup}},
        {Paste,
         WithTarget,
         {.id = actionid::kPaste,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "&Paste"),
          .shortcuts = {Qt::CTRL | Qt::Key_V},
          .group = ClipboardGroup}},
        {Find,
         Always,
         {.id = actionid::kFind,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "&Find"),
          .icon = Icon::Search,
          .shortcuts = {Qt::CTRL | Qt::Key_F},
          .group = FindGroup}},
        {FindNext,
         WithTarget,
         {.id = actionid::kFindNext,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "Find ne&xt"),
          .icon = Icon::ChevronDown,
          .shortcuts = {Qt::Key_F3},
          .group = FindGroup}},
        {FindPrevious,
         WithTarget,
         {.id = actionid::kFindPrevious,
          .section = Edit,
          .text = QT_TRANSLATE_NOOP("Actions", "Find pre&vious"),
          .icon = Icon::ChevronUp,
          .shortcuts = {Qt::SHIFT | Qt::Key_F3},
          .group = FindGroup}},
    };
}

QList<EditCommandSpec> codeCommands()
{
    using enum EditCommand;
    const auto make = [](EditCommand command, QLatin1StringView id, const char *text,
                         const QList<QKeySequence> &keys) {
        return EditCommandSpec{command, EditCommandSpec::Reach::WithTarget,
                               ActionSpec{.id = id,
                                          .section = ActionSection::Tool,
                                          .text = text,
                                          .shortcuts = keys,
                                          .group = kCodeGroup}};
    };
    return {
        make(Format, actionid::kFormat, QT_TRANSLATE_NOOP("Actions", "&Format"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_F}),
        //: Lists what can be written where the cursor is
        make(Complete, actionid::kComplete, QT_TRANSLATE_NOOP("Actions", "Co&mplete"),
             {Qt::CTRL | Qt::Key_Space}),
        //: To the part of the schema that is named where the cursor is
        make(GoToDefinition, actionid::kGoToDefinition, QT_TRANSLATE_NOOP("Actions", "&Go to definition"),
             {Qt::Key_F12}),
        make(NextProblem, actionid::kNextProblem, QT_TRANSLATE_NOOP("Actions", "&Next problem"),
             {Qt::Key_F8}),
        make(PreviousProblem, actionid::kPreviousProblem, QT_TRANSLATE_NOOP("Actions", "&Previous problem"),
             {Qt::SHIFT | Qt::Key_F8}),
        //: Makes a variable of the value at the cursor
        make(ExtractVariable, actionid::kExtractVariable, QT_TRANSLATE_NOOP("Actions", "E&xtract variable"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_E}),
        //: Puts its value in the place of the variable at the cursor
        make(InlineVariable, actionid::kInlineVariable, QT_TRANSLATE_NOOP("Actions", "&Inline variable"), {}),
        //: Makes a fragment of the selected fields, or of those at the cursor
        make(ExtractFragment, actionid::kExtractFragment, QT_TRANSLATE_NOOP("Actions", "Extract fr&agment"),
             {}),
        //: Makes comments of the selected lines, or lines of the comments
        make(ToggleComment, actionid::kToggleComment, QT_TRANSLATE_NOOP("Actions", "Toggle c&omment"),
             {Qt::CTRL | Qt::Key_Slash}),
        make(MoveLineUp, actionid::kMoveLineUp, QT_TRANSLATE_NOOP("Actions", "Move line &up"),
             {Qt::ALT | Qt::Key_Up}),
        make(MoveLineDown, actionid::kMoveLineDown, QT_TRANSLATE_NOOP("Actions", "Mo&ve line down"),
             {Qt::ALT | Qt::Key_Down}),
        //: Does what is proposed about the problem at the cursor
        make(ApplyFix, actionid::kApplyFix, QT_TRANSLATE_NOOP("Actions", "Appl&y fix"),
             {Qt::ALT | Qt::Key_Return}),
    };
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

SavedSelection::SavedSelection(QObject *parent) : QObject(parent) {}

void SavedSelection::watch(QWidget *focus)
{
    if (m_focus == focus)
        return;
    if (m_focus)
        m_focus->removeEventFilter(this);
    const bool isOneLine = qobject_cast<QLineEdit *>(focus) || qobject_cast<QAbstractSpinBox *>(focus)
                           || qobject_cast<QComboBox *>(focus);
    m_focus = isOneLine ? focus : nullptr;
    if (m_focus)
        m_focus->installEventFilter(this);
}

bool SavedSelection::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FocusOut
        || static_cast<QFocusEvent *>(event)->reason() != Qt::MenuBarFocusReason)
        return false;
    // Qt lets go of the selection for any reason but a popup, which is what the menu is about to be.
    QFocusEvent toMenu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(watched, &toMenu);
    return true;
}

QList<EditCommandSpec> editCommands()
{
    return itemCommands() + textCommands() + codeCommands();
}

} // namespace tooltray::ui
