// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callorder.h"
#include "journal/entries/exchange.h"
#include "journal/entries/logentry.h"
#include "toolkit/access/clientview.h"
#include "workspace/definitions/names.h"

#include <optional>
#include <string_view>

namespace tooltray::workspace {

struct Tool;
class Workspace;

} // namespace tooltray::workspace

// The kind of a call in the log, for its filters is:query and is:mutation.

namespace tooltray::toolkit {

journal::OperationKind operationKind(Effect effect);

// The kind of a tool as calls get it. The effect is that of its active version or of what is pinned.
journal::OperationKind operationKind(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                     std::optional<workspace::Version> version, Effect effect);

// The kind of a document that nobody saved. None: it has no such operation, or is too long to be looked at here.
journal::OperationKind operationKind(std::string_view document, std::string_view operationName);

// An exchange with the API for the log, which masks what is secret.
journal::Exchange exchangeRecord(const execution::UpstreamExchange &exchange);

} // namespace tooltray::toolkit
