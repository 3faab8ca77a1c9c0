// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/snapshot/workspace.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace tooltray::ui {

// Asks where to, and writes these tools there as a pack, with what they need and for its owner alone. Tells how it
// went; nothing when nobody chose a place.
void openPackExport(QWidget &parent, const workspace::WorkspacePtr &workspace, std::vector<std::string> tools,
                    std::function<void(const QString &path, const Result<void> &result)> done);

// The writing, without the question. Takes as long as the disk takes.
Result<void> writePack(const workspace::Workspace &workspace, const std::vector<std::string> &tools,
                       const QString &path);

} // namespace tooltray::ui
