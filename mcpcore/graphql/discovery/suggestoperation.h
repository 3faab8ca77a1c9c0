// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/rootpaths.h"
#include "graphql/schema/schema.h"

#include <string>
#include <vector>

namespace tooltray::graphql {

struct SuggestedVariable {
    std::string name;
    std::string type;     // as GraphQL writes it
    SchemaInput argument; // it is for

    bool operator==(const SuggestedVariable &) const = default;
};

// The least that can be run to see something, printed; always valid.
struct SuggestedOperation {
    std::string text; // "" when it cannot be reached from a root type
    std::vector<SuggestedVariable> variables;
    RootPath path;
};

// Required arguments become variables, and so does the size of pages ("first"), with a default: many servers
// insist on it though their schemas do not say so. Of an object a few fields that tell what it is are selected.
SuggestedOperation suggestOperation(const Schema &schema, const RootPath &path);
SuggestedOperation suggestOperation(const RootPaths &paths, SchemaField field);
// One that answers values of the type or, of an input type, takes them.
SuggestedOperation suggestOperation(const RootPaths &paths, SchemaType type);

} // namespace tooltray::graphql
