// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/document/assemble.h"

#include <span>
#include <string>
#include <vector>

namespace tooltray::workspace {

// What came of documents that somebody changed outside.
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
