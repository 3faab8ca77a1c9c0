// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/schema/schema.h"

namespace tooltray::graphql {

// Everything that differs, in the order of the schema before, what was added behind what was there. Elements
// are the same when their names are: a renamed one was removed and added.
SchemaChanges compareSchemas(const Schema &before, const Schema &after);

} // namespace tooltray::graphql
