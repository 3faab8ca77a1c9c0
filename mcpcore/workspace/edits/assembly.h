// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/document.h"
#include "workspace/edits/edit.h"
#include "workspace/edits/permissions.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// The way between documents and snapshots.

namespace tooltray::workspace {

struct DocumentProblem {
    DocumentKey key;
    DocumentError error;

    bool operator==(const DocumentProblem &) const = default;
};

struct Assembled {
    WorkspacePtr workspace;
    std::vector<DocumentProblem> problems;  // of the documents that are omitted
    std::vector<std::string> keptPins = {}; // the tools whose documents have lost or changed their pins
};

// The workspace that these documents make, with the pins that are on record. A document that cannot be read is
// reported and omitted; the rest goes on without it.
Assembled assemble(BuiltInNames builtIns, std::span<const Document> documents, Revision revision,
                   const Pins &pins = {}, const Formats &formats = currentFormats());

// A document as it is to be stored; nothing: it is to be removed.
struct ChangedDocument {
    DocumentKey key;
    std::optional<std::string> body;

    bool operator==(const ChangedDocument &) const = default;
};

// The documents affected by the changes that led to a workspace: each once,
// and none for objects on a layer that is not stored.
std::vector<ChangedDocument> changedDocuments(const Workspace &workspace, std::span<const Change> changes);

// The result of adopting documents that were changed outside.
struct Adopted {
    WorkspacePtr workspace;
    ChangeSet changes;
    std::vector<DocumentProblem> problems;  // of the documents that are not followed: what they held stays
    std::vector<std::string> keptPins = {}; // the tools whose documents have lost or changed their pins
};

// Follows the documents as far as every edit must go: they can be read, names are free, references lead
// somewhere. What needs another document that changed with it is followed together with that. Pins stay what is on
// record.
Adopted adopt(WorkspacePtr workspace, std::span<const ChangedDocument> documents, const Pins &pins = {},
              const Formats &formats = currentFormats());

} // namespace tooltray::workspace
