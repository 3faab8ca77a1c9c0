// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/input/namecursor.h"

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kBehind = "behind:";

} // namespace

std::string cursorBehind(std::string_view name)
{
    return std::string(kBehind).append(name);
}

Result<std::string> nameInCursor(std::string_view cursor)
{
    if (cursor.empty())
        return std::string();
    if (!cursor.starts_with(kBehind) || cursor.size() == kBehind.size())
        return wrongCursor();
    return std::string(cursor.substr(kBehind.size()));
}

Error wrongCursor()
{
    return {ErrorKind::Invalid, "cursor_invalid", "The \"cursor\" is none of an earlier answer.",
            "Pass next_cursor as it came, or no \"cursor\" to begin again."};
}

} // namespace tooltray::toolkit
