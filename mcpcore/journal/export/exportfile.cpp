// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/export/exportfile.h"

#include "base/writefile.h"
#include "journal/entry/entrycodec.h"

#include <system_error>

namespace tooltray::journal {

std::string jsonLines(std::span<const EntryPointer> entries)
{
    std::string text;
    for (const EntryPointer &entry : entries)
        text += encodeLine(*entry);
    return text;
}

Result<void> writeExport(const std::filesystem::path &path, std::string_view content)
{
    using std::filesystem::perms;
    // An existing file keeps its permissions when it is replaced, so they come first.
    std::error_code ignored; // there may be none; what else is wrong shows when it is written
    std::filesystem::permissions(path, perms::owner_read | perms::owner_write, ignored);
    return writeFile(path, content, FileAccess::Private);
}

} // namespace tooltray::journal
