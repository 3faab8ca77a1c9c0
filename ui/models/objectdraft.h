// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/names.h"
#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::ui {

// A definition as somebody works on it, apart from the one that is saved. Tools have a form of their own, ToolDraft.
struct ObjectDraft {
    workspace::ObjectKey original; // what it is saved under; without a name: it is new
    workspace::Object object;
    std::string text = {};    // what was typed and cannot be read yet
    std::string base = {};    // fingerprint of the one it was begun from: revisions end with the program
    bool lacksSecret = false; // one was typed as well, and no file takes it

    // The revision of the saved definition if the draft was begun from it, else one that nothing has.
    workspace::Revision basedOn(const workspace::Entry &entry) const;

    bool operator==(const ObjectDraft &) const = default;
};

std::string fingerprintOf(const workspace::Object &object);

std::string encodeDraft(const ObjectDraft &draft);
// The text may come from another version of the program or be cut off, then there is nothing.
std::optional<ObjectDraft> decodeObjectDraft(std::string_view text);

} // namespace tooltray::ui
