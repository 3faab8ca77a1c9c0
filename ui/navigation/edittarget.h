// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QWidget;

namespace tooltray::ui {

// Commands that mean what has the keyboard.
enum class EditCommand : std::uint8_t {
    Find,
    Duplicate,
    Rename,
    Delete,
    Save,
    FindNext,
    FindPrevious,
    Cut,
    Copy,
    Paste,
    Format,
    Complete,
    GoToDefinition,
    NextProblem,
    PreviousProblem,
    ExtractVariable,
    InlineVariable,
    ExtractFragment,
    ToggleComment,
    MoveLineUp,
    MoveLineDown,
    ApplyFix
};

// A widget that such commands can mean. From the one with the keyboard outwards, the first that
// takes a command gets it.
class EditTarget {
public:
    virtual ~EditTarget() = default;

    virtual bool takes(EditCommand command) const = 0;
    virtual void edit(EditCommand command) = 0;
    // Whether the widget within it belongs to what is edited and not saved: whoever is at work there does not mean the
    // workspace when something is to be undone.
    virtual bool isUnsavedAt(const QWidget &) const { return false; }
};

} // namespace tooltray::ui
