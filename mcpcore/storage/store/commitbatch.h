// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/documents/commit.h"
#include "workspace/edits/assembly.h"
#include "workspace/edits/history.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::storage {

// The orders that a LiveWorkspace carries out, besides edits.
struct Undo {
    std::optional<workspace::HistoryStepId> step; // nothing: the next one
};
struct Redo {
    std::optional<workspace::HistoryStepId> step;
};
struct UseConfig {
    std::vector<workspace::Object> objects;
    workspace::Workspace::DisabledEndpoints disabled;
};
struct FollowOutside {
    std::vector<workspace::ChangedDocument> documents;
};
using Order = std::variant<workspace::Edit, Undo, Redo, UseConfig, FollowOutside>;
using OrderPtr = std::shared_ptr<const Order>;

// A document that the workspace does not follow.
struct Unfollowed {
    workspace::DocumentError why;
    // The outside change, to be retried; nothing for one that was found when the workspace was opened.
    std::optional<workspace::ChangedDocument> document;
};

// Everything that a batch may change.
struct LiveState {
    workspace::WorkspacePtr workspace;
    workspace::History history;
    std::map<workspace::DocumentKey, Unfollowed> unfollowed;
    std::shared_ptr<const workspace::Pins> pins = std::make_shared<const workspace::Pins>(); // on record
};

struct Done {
    workspace::WorkspacePtr workspace;
    workspace::ChangeSetPtr changes; // empty when everything was like that already
};

// A document as a batch leaves it, with the stamp of its body.
struct StampedDocument {
    workspace::ChangedDocument document;
    std::optional<Stamp> stamp;
};

// Orders carried out together, of which nothing has happened until somebody believes the outcome.
struct CommitBatch {
    LiveState after;
    std::vector<Result<Done>> done; // for each order
    std::string label;
    std::vector<StampedDocument> documents; // to be stored
    std::vector<StampedDocument> followed;  // stored already, by somebody else
    std::vector<std::string> keptPins = {}; // the tools whose documents have lost or changed their pins
};

// May take long: runs in a thread pool.
CommitBatch carryOut(LiveState state, std::span<const OrderPtr> orders);

// True if the order may share a batch and its disk write: the order is stored, and fails if the disk fails.
bool isStored(const Order &order);

} // namespace tooltray::storage
