// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "workspace/checks/health.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// A file of the workspace that is not followed; what it held before goes on where it held anything.
struct UnreadFile {
    std::string file; // below the folder of the workspace: tools/list_issues.json
    std::string tool; // whose file it is; empty: of something else
    Message message;
    std::size_t line = 0; // 0: it could not even be had
    std::size_t column = 0;

    bool operator==(const UnreadFile &) const = default;
};

// The workspace whose tools are served, and the way to change it. Implemented where it is kept.
class WorkspaceAccess {
public:
    virtual ~WorkspaceAccess() = default;

    virtual const std::string &name() const = 0;
    virtual workspace::WorkspacePtr workspace() const = 0;
    // Never null; what it knows may be a little behind the workspace.
    virtual std::shared_ptr<const workspace::Health> health() const = 0;
    // What somebody with that id is here, an empty id being nobody in particular; null: a stranger, who is offered
    // nothing.
    virtual workspace::ClientPtr client(std::string_view principal) const = 0;

    // The id that the client of that name comes with.
    virtual std::string principalOf(std::string_view client) const { return std::string(client); }

    // In the order of their names.
    virtual std::vector<UnreadFile> unreadFiles() const { return {}; }

    // What the configuration says of how long a context variable holds that an agent sets without saying; nothing:
    // what the settings say of all.
    virtual std::optional<workspace::ContextScope> contextScope(std::string_view) const { return {}; }

    // All of the edit or nothing. By the time of the answer, which never comes from within this call, workspace()
    // has it and it is kept for good. What was asked for happens also when nobody waits for the answer any more.
    virtual void apply(workspace::Edit edit, Done<Result<void>> done) = 0;
};

// The error of a change that was not saved, as clients are told it. What keeps a storage from saving is for the person
// to correct, and names files of their computer; what is wrong with the change itself comes back as it is.
Error unsaved(Error error);

} // namespace tooltray::toolkit
