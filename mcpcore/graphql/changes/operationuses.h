// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/language/document.h"
#include "graphql/schema/coordinate.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/documentfacts.h"

#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// The schema elements that an operation uses, its fragments included.
class OperationUses {
public:
    OperationUses(const DocumentFacts &facts, const Document &document, const Schema &schema,
                  const DefinitionFacts &operation);

    // True if the operation, left unchanged, notices the change.
    bool isTouchedBy(const SchemaChange &change) const;

private:
    void addNodes(Node definition);
    void addNode(Node node);
    void addSendable(SchemaType type);
    bool isTouched(ChangeCode code, SchemaType type) const;
    bool isTouched(ChangeCode code, SchemaInput input) const;
    bool uses(const std::vector<bool> &elements, SchemaElement element) const
    {
        return element && elements[element.index()];
    }

    const DocumentFacts &m_facts;
    const Document &m_document;
    const Schema &m_schema;
    // By index: types that are returned or in conditions, types that variables may hold, and what is written.
    std::vector<bool> m_readTypes;
    std::vector<bool> m_sendableTypes;
    std::vector<bool> m_fields;
    std::vector<bool> m_givenInputs;
    std::vector<bool> m_writtenObjects; // types of input objects
    std::vector<bool> m_writtenEnumValues;
    std::vector<bool> m_directives;
};

class ChangedParts;

// The parts of a schema that a document has to do with, as a few numbers that mean the same for all revisions
// of the schema: to be kept for thousands of documents, so that a change leads to those it may touch. Parts may
// share a number; then one document too many is looked at again, never one too few.
class UsedParts {
public:
    UsedParts() = default;
    // The document should be valid: parts that the schema does not know are omitted.
    UsedParts(const Document &document, const Schema &schema);

    // True if validating the document again, or its variables, may give another result.
    bool mayBeTouchedBy(const ChangedParts &changes) const;

    bool operator==(const UsedParts &) const = default;

private:
    std::vector<std::uint32_t> m_parts; // sorted
};

// The parts that changes of a schema concern: made once, held against many documents.
class ChangedParts {
public:
    explicit ChangedParts(const SchemaChanges &changes);

private:
    friend class UsedParts;

    void add(const SchemaChange &change);

    std::vector<std::uint32_t> m_parts; // sorted
    bool m_isEverything = false;
};

} // namespace tooltray::graphql
