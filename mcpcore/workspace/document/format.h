// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/document/document.h"
#include "json/value.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tooltray::workspace {

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

} // namespace tooltray::workspace
