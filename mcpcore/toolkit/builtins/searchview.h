// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/schemasearch.h"
#include "json/value.h"

#include <cstddef>
#include <span>
#include <string>

namespace tooltray::toolkit {

// The hits from that number on, each with an operation that can be run on one line and an example of its variables; the
// coordinates of some more, words of the schema that may lead to others, next_cursor where there are more hits.
json::Value searchView(const graphql::SchemaSearch &search, std::span<const std::string> wordings,
                       std::size_t from, std::size_t most);

} // namespace tooltray::toolkit
