// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// Everything that differs, in the order of the schema before, what was added behind what was there. Elements
// are the same when their names are: a renamed one was removed and added.
SchemaChanges compareSchemas(const Schema &before, const Schema &after);

// The effect of a schema's changes on one operation.
struct AffectedOperation {
    std::uint32_t node = 0;                   // of the document
    Diagnostics errors;                       // of validation, that it did not have before
    std::vector<std::size_t> changes;         // those that touch what it uses, by their index
    ChangeImpact impact = ChangeImpact::Safe; // Breaking when there are errors

    bool operator==(const AffectedOperation &) const = default;
};

// The operations of a document that are not what they were, in its order. An operation that stays valid may
// still break: what it answers has another type, or variables it was called with are no longer taken.
std::vector<AffectedOperation> findAffectedOperations(const Schema &before, const Schema &after,
                                                      const SchemaChanges &changes, const Document &document);

} // namespace tooltray::graphql
