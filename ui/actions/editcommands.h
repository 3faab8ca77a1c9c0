// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/navigation/edittarget.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace tooltray::ui {

// Cut, Copy and Paste in the texts of Qt, which know nothing of our commands.
bool textTakes(QWidget &widget, EditCommand command);
// Precondition: it takes the command.
void editText(QWidget &widget, EditCommand command);

// What is selected in a text of one line stays selected while the menu bar has the keyboard, as the menu may be about
// to cut or copy it. Texts of several lines keep it by themselves.
class SavedSelection final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SavedSelection)

public:
    explicit SavedSelection(QObject *parent = nullptr);

    void watch(QWidget *focus); // that has the keyboard now; may be null

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QWidget> m_focus;
};

// A command that means what has the keyboard, as it is registered.
struct EditCommandSpec {
    // Whether its keys mean anything where nobody takes it; if they do, they must get there.
    enum class Reach : std::uint8_t { Always, WithTarget };

    EditCommand command;
    Reach reach;
    ActionSpec action;
};

QList<EditCommandSpec> editCommands();

// The steps that the Edit menu takes back stand first in it.
inline constexpr int kEditStepGroup = 0;

} // namespace tooltray::ui
