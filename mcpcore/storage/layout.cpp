// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/layout.h"

#include "workspace/definitions/names.h"

namespace tooltray::storage {
namespace {

using workspace::DocumentKey;
using workspace::DocumentKind;

constexpr std::string_view kWorkspaceFile = "workspace.json";
constexpr std::string_view kContextFile = "context/persistent_context.json";
constexpr std::string_view kEnding = ".json";

struct Folder {
    DocumentKind kind;
    std::string_view path;
};

constexpr std::array kFolders{Folder{DocumentKind::Tool, "tools/"}, Folder{DocumentKind::Type, "types/"},
                              Folder{DocumentKind::Mapping, "mappings/"},
                              Folder{DocumentKind::Prompt, "prompts/"}};

} // namespace

std::string relativePath(const DocumentKey &key)
{
    for (const Folder &folder : kFolders) {
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
    for (const Folder &folder : kFolders) {
        if (!path.starts_with(folder.path))
            continue;
        const std::string_view name =
            path.substr(folder.path.size(), path.size() - folder.path.size() - kEnding.size());
        if (!workspace::nameProblem(workspace::objectKinds(folder.kind).front(), name))
            return DocumentKey{folder.kind, std::string(name)};
    }
    return std::nullopt;
}

} // namespace tooltray::storage
