// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toollistmodel.h"
#include "workspace/checks/checkversion.h"
#include "workspace/edits/edit.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::ui {

// One edit that saves several tools that are being worked on.
struct DraftSaving {
    workspace::Edit edit;
    ToolListModel::Drafts saved;     // by it
    ToolListModel::Drafts left = {}; // what is not complete, or would fail with every call

    // Reads every operation: for a pool.
    static DraftSaving plan(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                            const ToolListModel::Drafts &drafts, std::string label);

    enum class OperationText : std::uint8_t { AsTyped, Formatted };
    // What of one draft is saved without being asked for, when somebody leaves it: nothing of one that has an error,
    // or whose tool is another one by now. Reads the operation: for a pool.
    static std::optional<ToolDraft> ready(const workspace::Workspace &workspace,
                                          const workspace::Schemas &schemas, ToolDraft draft,
                                          OperationText text);
};

} // namespace tooltray::ui
