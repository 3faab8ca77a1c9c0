// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// "tooltray", "tooltray-config" or "tooltray-tool" as roff for man. The date is that of SOURCE_DATE_EPOCH, or none.
Result<std::string> manPage(std::string_view page);

// A generated part of the manual, and the file below docs that has it.
struct ManualChapter {
    std::string name; // "commands"
    std::string file; // "reference/commands.md"
};
std::vector<ManualChapter> manualChapters();
Result<std::string> manualPage(std::string_view chapter);

} // namespace tooltray::app
