// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <string>

namespace tooltray::graphql {

// The schema in SDL, without what every schema has; as graphql-js prints it.
std::string printSchema(const Schema &schema);

// One definition. Appends.
void printType(SchemaType type, std::string &out);

} // namespace tooltray::graphql
