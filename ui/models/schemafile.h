// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graphql/schema/schema.h"

#include <QString>

namespace tooltray::ui {

// How many types the schema in a file has, or why there is none. Takes long for big ones: for a pool.
Result<int> readSchemaFile(const QString &path);

// The schema as SDL. Takes long as well.
Result<void> writeSchemaFile(const graphql::Schema &schema, const QString &path);

// Without what every schema has.
int ownTypeCount(const graphql::Schema &schema);

} // namespace tooltray::ui
