// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/reading.h"
#include "workspace/definitions/toolversion.h"

#include <optional>

namespace tooltray::workspace {

// Nothing where the text cannot be read or has no such operation.
std::optional<graphql::OperationType> typeOf(const GraphqlOperation &operation);

// Whether sending it changes something at the API; see also reading.h.
bool mutates(const GraphqlOperation &operation);
// The REST request of a version, of which a person may have said that it only reads.
bool mutates(const RestRequest &request, const ToolVersion &version);

} // namespace tooltray::workspace
