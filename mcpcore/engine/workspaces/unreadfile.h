// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/unreadfile.h"
#include "workspace/edits/assembly.h"

#include <string>

namespace tooltray::engine {

// The file of a document that is not followed, by its path below the folder of the workspace.
toolkit::UnreadFile unreadFile(const workspace::DocumentProblem &problem);

// For who has no window: file, line, column, and what is wrong there.
std::string toText(const toolkit::UnreadFile &file);

} // namespace tooltray::engine
