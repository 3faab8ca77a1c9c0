// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/layout.h"

#include "base/files/filesystem.h"
#include "workspace/definitions/names.h"

#include <charconv>
#include <string_view>

namespace tooltray::storage {

namespace {

using workspace::DocumentKey;
using workspace::DocumentKind;

constexpr std::string_view kWorkspaceFile = "workspace.json";
constexpr std::string_view kContextFile = "context/persistent_context.json";
constexpr std::string_view kEnding = ".json";
constexpr std::size_t kDigits = 10;

struct DocumentFolder {
    DocumentKind kind;
    std::string_view path;
};

constexpr std::array kFolders{
    DocumentFolder{DocumentKind::Tool, "tools/"}, DocumentFolder{DocumentKind::Type, "types/"},
    DocumentFolder{DocumentKind::Mapping, "mappings/"}, DocumentFolder{DocumentKind::Prompt, "prompts/"}};

} // namespace

std::string relativePath(const DocumentKey &key)
{
    for (const DocumentFolder &folder : kFolders) {
        if (folder.kind == key.kind)
            return std::string(folder.path) + key.name + std::string(kEnding);
    }
    return std::string(key.kind == DocumentKind::Workspace ? kWorkspaceFile : kContextFile);
}

std::optional<DocumentKey> documentAt(std::string_view path)
{
    if (path == kWorkspaceFile)
        return DocumentKey{DocumentKind::Workspace, {}};
    if (path == kContextFile)
        return DocumentKey{DocumentKind::Context, {}};
    if (!path.ends_with(kEnding))
        return std::nullopt;
    for (const DocumentFolder &folder : kFolders) {
        if (!path.starts_with(folder.path))
            continue;
        const std::string_view name =
            path.substr(folder.path.size(), path.size() - folder.path.size() - kEnding.size());
        if (!workspace::nameProblem(workspace::objectKinds(folder.kind).front(), name))
            return DocumentKey{folder.kind, std::string(name)};
    }
    return std::nullopt;
}

std::string paddedNumber(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    if (digits.size() < kDigits)
        digits.insert(0, kDigits - digits.size(), '0');
    return digits;
}

std::optional<std::uint64_t> numberIn(std::string_view digits)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number == 0)
        return std::nullopt;
    return number;
}

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

Result<FileLock> lockFolder(const Folder &folder)
{
    auto lock = FileLock::take(folder, kLockFile);
    if (lock || lock.error().code == "lock_unusable")
        return lock;
    const std::string path = displayPath(folder.path());
    if (lock.error().code != "locked") {
        return Error{ErrorKind::Unavailable,
                     "not_writable",
                     {CORE_TEXT("Core", "\"{path}\" cannot be written: {reason}"),
                      {{"path", path}, {"reason", lock.error().message}}},
                     CORE_TEXT("Core", "Grant access to the folder, then try again; nothing was changed.")};
    }
    const std::string holder(lock.error().details["process"].numberText());
    return Error{
        ErrorKind::Conflict,
        "locked",
        {holder.empty()
             ? CORE_TEXT("Core", "Another process has the workspace \"{folder}\" open; here it is read-only.")
             : CORE_TEXT("Core",
                         "Process {process} has the workspace \"{folder}\" open; here it is read-only."),
         {{"process", holder}, {"folder", path}}},
        CORE_TEXT("Core", "Close the other one, or use another data directory.")};
}

} // namespace tooltray::storage
