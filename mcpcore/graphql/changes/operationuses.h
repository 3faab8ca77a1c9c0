// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/schema/coordinate.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/documentfacts.h"

#include <cstdint>
#include <vector>

namespace tooltray::graphql {

// Which elements of a schema an operation has to do with, its fragments included.
class OperationUses {
public:
    OperationUses(const DocumentFacts &facts, const Document &document, const Schema &schema,
                  const DefinitionFacts &operation);

    // Whether an operation that goes on as it is notices the change.
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
    // By index: what is answered or stands in conditions, what variables may hold, and what is written.
    std::vector<bool> m_readTypes;
    std::vector<bool> m_sendableTypes;
    std::vector<bool> m_fields;
    std::vector<bool> m_givenInputs;
    std::vector<bool> m_writtenObjects; // types of input objects
    std::vector<bool> m_writtenEnumValues;
    std::vector<bool> m_directives;
};

} // namespace tooltray::graphql
