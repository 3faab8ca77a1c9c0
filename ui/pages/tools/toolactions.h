// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::ui {

struct PageContext;

// Adds the actions for tools. New tools can be created anywhere in the window; the page runs the other
// actions and enables those that are possible at the moment.
void addToolActions(const PageContext &context);
// Adds only those that a window with a single tool has as well.
void addToolWindowActions(const PageContext &context);

} // namespace tooltray::ui
