// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/existingfile.h"

#include "base/fileerror.h"
#include "base/readfile.h"

#include <cerrno>

namespace tooltray::storage {

Result<std::optional<std::string>> readIfThere(const std::string &path, std::size_t maxBytes)
{
    auto content = readFile(path, maxBytes);
    if (content)
        return std::optional(std::move(*content));
    if (content.error().code == "file_missing")
        return std::optional<std::string>();
    return std::move(content).error();
}

Result<void> removeIfThere(const std::string &path, const FileCalls &calls)
{
    if (calls.removeFile(path.c_str()) == 0 || errno == ENOENT)
        return {};
    return fileError(FileAction::WriteFile, path, errno);
}

} // namespace tooltray::storage
