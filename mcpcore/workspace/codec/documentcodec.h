// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/codec/document.h"
#include "workspace/definitions/object.h"
#include "json/pointer.h"

#include <span>
#include <string>
#include <vector>

namespace tooltray::workspace {

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
