// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layering/layeringcheck.h"

#include <string>
#include <vector>

namespace tooltray::layering {

// The folders of a place in their order: a file includes its own folder and those before it. "." is the place itself.
struct FolderOrder {
    std::string place; // "mcpcore/execution", or "ui"
    std::vector<std::string> folders;
};

// A breach that was there before its rule. The list may only become shorter.
struct KnownBreach {
    std::string file; // or the folder of a class
    std::string what; // the include, or the class
};

struct HouseRules {
    std::vector<FolderOrder> orders;
    std::vector<KnownBreach> upward; // includes against the order
    std::vector<KnownBreach> spread; // classes in more than one source file
    std::vector<KnownBreach> large;  // classes of more than 600 lines
};

const HouseRules &houseRules();

// The order of folders, one source file to a class and 600 lines to a class over all its files; and every known breach
// that is one no more.
std::vector<Violation> checkHouse(const std::vector<SourceFile> &files, const HouseRules &rules);

} // namespace tooltray::layering
