// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::workspace {
class Workspace;
}

namespace tooltray::ui {

struct Place;

// Where somebody tries a tool who did not say which: the one that was worked on last, ready to be called. Without
// any it is the list of tools, which says how there come to be some.
Place placeToTry(const workspace::Workspace &workspace);

} // namespace tooltray::ui
