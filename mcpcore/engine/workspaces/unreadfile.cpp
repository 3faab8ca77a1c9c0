// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/unreadfile.h"

#include "storage/documents/layout.h"

namespace tooltray::engine {

toolkit::UnreadFile unreadFile(const workspace::DocumentProblem &problem)
{
    toolkit::UnreadFile file{
        .file = storage::relativePath(problem.key), .tool = {}, .message = problem.error.message};
    if (problem.key.kind == workspace::DocumentKind::Tool)
        file.tool = problem.key.name;
    // What could not even be had is told without a place.
    if (problem.error.position != json::Position()) {
        file.line = problem.error.position.line;
        file.column = problem.error.position.column;
    }
    return file;
}

std::string toText(const toolkit::UnreadFile &file)
{
    std::string place = file.file;
    if (file.line > 0)
        place += ", line " + std::to_string(file.line) + ", column " + std::to_string(file.column);
    return place + ": " + file.message;
}

} // namespace tooltray::engine
