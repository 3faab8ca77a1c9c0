// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <string>

namespace tooltray::graphql {

// The data a service with this schema would answer a full introspection query with, as JSON:
// {"__schema":{...}}. Members come in the order of the query graphql-js sends; types are given in full depth.
std::string introspect(const Schema &schema);

} // namespace tooltray::graphql
