// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/edits/merge.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::ui {

// A tool as somebody works on it, apart from the one that is served.
struct ToolDraft {
    std::string original;            // the name it is saved under; empty: it is new
    workspace::Revision basedOn = 0; // of the one it was begun from
    workspace::Tool tool;
    workspace::Version version; // the one that is worked on
    std::string base = {};      // fingerprint of the one it was begun from: revisions end with the program
    std::optional<workspace::Tool> before = {}; // that one, to tell who changed what
    std::string definitionText = {};            // of an operation that is written as JSON and is none yet
    // What was typed where it does not fit yet, by the version and the place in it: "0.1.0/result/path".
    std::map<std::string, std::string> unfinished = {};

    workspace::ToolVersion &edited() { return tool.versions[version]; }
    // Precondition: the tool has the version.
    const workspace::ToolVersion &edited() const { return tool.versions.at(version); }
    workspace::ToolVersion resolved() const { return tool.resolved(version); }

    // What is typed at a JSON Pointer into the edited version and does not fit; null while it fits.
    const std::string *unfinishedAt(const std::string &place) const;
    void setUnfinished(const std::string &place, std::optional<std::string> text);

    bool operator==(const ToolDraft &) const = default;
};

// Nothing when there is no such tool.
std::optional<ToolDraft> draftOf(const workspace::Workspace &workspace, std::string_view name);

// An empty tool with a name that is free.
ToolDraft newToolDraft(const workspace::Workspace &workspace, std::string endpoint,
                       workspace::Operation operation);

// The draft based on what is saved now, with what others did to other fields in the meantime. The
// error names who changed the same ones, unless these are kept as they are in the draft.
Result<ToolDraft> upToDate(ToolDraft draft, const workspace::Workspace &workspace,
                           workspace::MergeConflict conflict = workspace::MergeConflict::Refuse);

// Goes on with what was typed from another beginning; nothing: the tool is gone, and saved it comes to be again.
void rebase(ToolDraft &draft, const std::optional<ToolDraft> &beginning);

// True when the draft says what is saved already.
bool isAsSaved(const ToolDraft &draft, const workspace::Workspace &workspace);

// True when somebody else changed the same fields or deleted the tool since it was begun.
bool isOvertaken(const ToolDraft &draft, const workspace::Workspace &workspace);

// The edit that saves it, under its own name or another one than before.
workspace::Edit saveEdit(const ToolDraft &draft, std::string label);

// The form in which a draft is stored. A text of another version of the program, or one that is cut off, gives
// nothing.
std::string encodeDraft(const ToolDraft &draft);
std::optional<ToolDraft> decodeDraft(std::string_view text);

} // namespace tooltray::ui
