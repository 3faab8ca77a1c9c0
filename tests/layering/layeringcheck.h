// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layering/sourcefile.h"

#include <string>
#include <vector>

namespace tooltray::layering {

struct Violation {
    std::string file;
    int line = 0;
    std::string rule;
    std::string message;

    std::string text() const; // "mcpcore/mcp/x.cpp:3: [rooms] ..."
};

// The rules of the house that a machine can hold, over one file.
std::vector<Violation> checkFile(const SourceFile &file);

// Checks every file of a tree, and that each source file belongs to a target.
std::vector<Violation> checkTree(const std::filesystem::path &root);

} // namespace tooltray::layering
