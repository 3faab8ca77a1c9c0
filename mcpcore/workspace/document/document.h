// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/objectkey.h"

#include <compare>
#include <cstdint>
#include <span>
#include <string>

namespace tooltray::workspace {

// What a workspace is stored in: JSON texts, each with one object, or with several that are only changed
// together with their neighbours.
enum class DocumentKind : std::uint8_t {
    Workspace, // the settings, endpoints, credentials and clients
    Tool,
    Type,
    Mapping,
    Prompt,
    Context, // the persistent context variables
};

inline constexpr std::size_t kDocumentKinds = 6;

struct DocumentKey {
    DocumentKind kind = DocumentKind::Workspace;
    std::string name; // empty where there is only one of the kind

    auto operator<=>(const DocumentKey &) const = default;
};

struct Document {
    DocumentKey key;
    std::string body;

    bool operator==(const Document &) const = default;
};

// The kinds of the objects in a document, in the order in which it holds them.
std::span<const ObjectKind> objectKinds(DocumentKind kind);
// Whether there is one document of the kind and it has no name.
bool isSingle(DocumentKind kind);
DocumentKey documentOf(const ObjectKey &key);

} // namespace tooltray::workspace
