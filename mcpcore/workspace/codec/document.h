// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/object.h"
#include "json/pointer.h"
#include "json/value.h"

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// The documents that a workspace is stored in: JSON texts, each with one object, or with several that are
// only changed together with their neighbours.
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
// True if there is only one document of the kind, which has no name.
bool isSingle(DocumentKind kind);
DocumentKey documentOf(const ObjectKey &key);

inline constexpr std::string_view kFormatMember = "format";

// The member that holds the objects of a kind in a document with several objects.
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

// Turns a document of one format into one of the next.
struct Migration {
    DocumentKind kind = DocumentKind::Workspace;
    std::int64_t from = 0;
    void (*apply)(json::Value &document) = nullptr;
};

// The formats of documents, told by their member "format". A document of an older format is read through
// the migrations; one of a newer format is not read at all, because whoever wrote it knew more.
struct Formats {
    std::array<std::int64_t, kDocumentKinds> current;
    std::vector<Migration> migrations;

    std::int64_t of(DocumentKind kind) const { return current[static_cast<std::size_t>(kind)]; }
};

const Formats &currentFormats();

struct DocumentError {
    Message message; // a sentence
    json::Position position;
    std::vector<std::string> accepted = {}; // the names that would do, where that is the question

    bool operator==(const DocumentError &) const = default;
};

struct DecodedDocument {
    enum class Age : std::uint8_t { Current, Older };

    std::vector<Object> objects;
    Age age = Age::Current;
    std::vector<DocumentError> errors = {}; // when there is one, the objects mean nothing
};

DecodedDocument decodeDocument(const Document &document, const Formats &formats = currentFormats());

// The text of a document with these objects, which must be all that belong there, in the order in which
// they are to stand. The same objects always give the same bytes.
std::string encodeDocument(DocumentKind kind, std::span<const Object *const> objects,
                           const Formats &formats = currentFormats());

} // namespace tooltray::workspace
