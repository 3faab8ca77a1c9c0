// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/document.h"

#include <array>

namespace tooltray::workspace {

std::span<const ObjectKind> objectKinds(DocumentKind kind)
{
    using enum ObjectKind;
    static constexpr std::array workspace{Settings, Endpoint, Credential, Client};
    static constexpr std::array tool{Tool};
    static constexpr std::array type{Type};
    static constexpr std::array mapping{Mapping};
    static constexpr std::array prompt{Prompt};
    static constexpr std::array context{Context};
    switch (kind) {
    case DocumentKind::Workspace: return workspace;
    case DocumentKind::Tool: return tool;
    case DocumentKind::Type: return type;
    case DocumentKind::Mapping: return mapping;
    case DocumentKind::Prompt: return prompt;
    case DocumentKind::Context: return context;
    }
    return {};
}

bool isSingle(DocumentKind kind)
{
    return kind == DocumentKind::Workspace || kind == DocumentKind::Context;
}

DocumentKey documentOf(const ObjectKey &key)
{
    switch (key.kind) {
    case ObjectKind::Settings:
    case ObjectKind::Endpoint:
    case ObjectKind::Credential:
    case ObjectKind::Client: return {DocumentKind::Workspace, {}};
    case ObjectKind::Context: return {DocumentKind::Context, {}};
    case ObjectKind::Tool: return {DocumentKind::Tool, key.name};
    case ObjectKind::Type: return {DocumentKind::Type, key.name};
    case ObjectKind::Mapping: return {DocumentKind::Mapping, key.name};
    case ObjectKind::Prompt: return {DocumentKind::Prompt, key.name};
    }
    return {};
}

const Formats &currentFormats()
{
    static const Formats formats{.current = {1, 1, 1, 1, 1, 1}, .migrations = {}};
    return formats;
}

} // namespace tooltray::workspace
