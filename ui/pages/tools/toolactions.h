// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::ui {

struct PageContext;

// What can be done with tools. New ones can be made from anywhere in the window; the rest is done by the page, which
// switches on what it can do at the moment.
void addToolActions(const PageContext &context);
// Those of them that a window with one tool alone has as well.
void addToolWindowActions(const PageContext &context);

} // namespace tooltray::ui
