// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tooltray::ui {

// Commands of the Edit menu that mean what has the keyboard.
enum class EditCommand : std::uint8_t { Find, Duplicate, Rename, Delete, Save };

// A widget that commands of the Edit menu can mean. From the one with the keyboard outwards, the first that
// takes a command gets it.
class EditTarget {
public:
    virtual ~EditTarget() = default;

    virtual bool takes(EditCommand command) const = 0;
    virtual void edit(EditCommand command) = 0;
};

} // namespace tooltray::ui
