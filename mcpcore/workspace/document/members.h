// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/objectkey.h"

#include <string_view>

namespace tooltray::workspace {

inline constexpr std::string_view kFormatMember = "format";

// What objects of a kind lie under in a document that holds several.
constexpr std::string_view memberName(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::Settings: return "settings";
    case ObjectKind::Endpoint: return "endpoints";
    case ObjectKind::Credential: return "credentials";
    case ObjectKind::Client: return "clients";
    case ObjectKind::Tool: return "tools";
    case ObjectKind::Type: return "types";
    case ObjectKind::Mapping: return "mappings";
    case ObjectKind::Prompt: return "prompts";
    case ObjectKind::Context: return "variables";
    }
    return {};
}

} // namespace tooltray::workspace
