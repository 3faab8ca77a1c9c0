// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/schemaindex.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// The entries that a question calls by their names: a coordinate anywhere in it (Issue.title), a type and a
// field (PullRequest mergeable), or one name and nothing else, in whatever case and with or without underscores. Those written just so come first.
std::vector<std::uint32_t> entriesNamed(const SchemaIndex &index, std::string_view question);

} // namespace tooltray::graphql
