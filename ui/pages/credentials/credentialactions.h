// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::workspace {
class Workspace;
}

namespace tooltray::ui {

struct PageContext;

// Adds the actions for credentials that work anywhere in the window.
void addCredentialActions(const PageContext &context);

// True if the user signs in with the credential of this name in the browser.
bool isBrowsedFor(const workspace::Workspace &workspace, const std::string &name);
// The first such one; empty when there is none.
std::string firstBrowsedFor(const workspace::Workspace &workspace);

} // namespace tooltray::ui
