// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "toolkit/client/effect.h"
#include "workspace/definitions/names.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {
struct Tool;
class Workspace;
} // namespace tooltray::workspace

// What the log says that calls do to the API, for its filters is:query and is:mutation.
namespace tooltray::toolkit {

journal::OperationKind operationKind(Effect effect);

// Of a tool as calls get it. The effect is that of its active version or of what is pinned.
journal::OperationKind operationKind(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                     std::optional<workspace::Version> version, Effect effect);

// Of a document that nobody saved. None: it has no such operation, or is too long to be looked at here.
journal::OperationKind operationKind(std::string_view document, std::string_view operationName);

} // namespace tooltray::toolkit
