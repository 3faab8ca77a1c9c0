// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/operation.h"

#include <optional>

namespace tooltray::workspace {

// Nothing where the text cannot be read or has no such operation.
std::optional<graphql::OperationType> typeOf(const GraphqlOperation &operation);

// Whether sending it changes something at the API.
bool mutates(const GraphqlOperation &operation);
bool mutates(const RestRequest &request);

} // namespace tooltray::workspace
