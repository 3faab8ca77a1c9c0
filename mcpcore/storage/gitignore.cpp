// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/gitignore.h"

#include <string_view>

namespace tooltray::storage {
namespace {

constexpr const char *kFile = ".gitignore";
constexpr std::string_view kContent =
    "# Made by Tooltray: these belong to this computer. You can change this file.\n"
    "/journal/\n"
    "/backups/\n"
    "/drafts/\n"
    "/schemas/\n"
    "/library-copy.json\n"
    "/workspace.sqlite*\n"
    ".lock\n"
    ".tooltray-*.tmp\n";

} // namespace

void writeGitIgnore(const Folder &workspace)
{
    if (!workspace.has(kFile))
        static_cast<void>(workspace.write(kFile, kContent));
}

} // namespace tooltray::storage
