// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icon.h"

#include <array>

namespace tooltray::ui {
namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, kIconCount> kNames{
    "",           "arrow-left", "arrow-right", "check",    "chevron-down", "chevron-left", "chevron-right",
    "chevron-up", "clock",      "close",       "command",  "compare",      "connect",      "context",
    "copy",       "drawer",     "edit",        "endpoint", "error",        "export",       "eye",
    "filter",     "folder",     "gear",        "history",  "home",         "import",       "info",
    "key",        "keyboard",   "link",        "lock",     "log",          "monitor",      "moon",
    "mutation",   "pause",      "pin",         "play",     "plus",         "power",        "query",
    "redo",       "refresh",    "save",        "search",   "shield",       "sidebar",      "sort",
    "star",       "stop",       "success",     "sun",      "todo",         "tool",         "trash",
    "types",      "undo",       "warning",
};

static_assert(kNames.back() == "warning", "a name is missing or too many");

} // namespace

std::string_view iconName(Icon icon)
{
    return kNames[static_cast<std::size_t>(icon)];
}

} // namespace tooltray::ui
