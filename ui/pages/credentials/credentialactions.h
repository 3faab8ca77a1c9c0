// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::workspace {
class Workspace;
}

namespace tooltray::ui {

struct PageContext;

// What can be done with credentials from anywhere in the window.
void addCredentialActions(const PageContext &context);

// Somebody signs in at the browser by the credential of this name.
bool isBrowsedFor(const workspace::Workspace &workspace, const std::string &name);
// The first such one; empty when there is none.
std::string firstBrowsedFor(const workspace::Workspace &workspace);

} // namespace tooltray::ui
