// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspacewith.h"

#include "workspace/edits/apply.h"

#include <QtGlobal>

namespace tooltray::execution {

workspace::WorkspacePtr workspaceWith(const std::vector<workspace::Object> &objects)
{
    workspace::Edit edit;
    for (const workspace::Object &object : objects)
        edit.steps.push_back(workspace::PutObject{object});
    Result<workspace::Applied> applied = workspace::apply(*workspace::Workspace::create({}), edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

} // namespace tooltray::execution
