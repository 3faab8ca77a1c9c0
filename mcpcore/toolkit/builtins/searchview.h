// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/schemasearch.h"
#include "json/value.h"

#include <cstddef>
#include <string>

namespace tooltray::toolkit {

// Query.project.issues.nodes, with the type in parentheses where a fragment narrows: Query.node(Issue).title
std::string pathText(const graphql::RootPath &path);

// The hits from that number on, each with an operation that can be run; next_cursor where there are more.
json::Value searchView(const graphql::SchemaSearch &search, const std::string &question, std::size_t from,
                       std::size_t most);

} // namespace tooltray::toolkit
