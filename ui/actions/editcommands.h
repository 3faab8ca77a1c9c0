// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/navigation/edittarget.h"

namespace tooltray::ui {

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
