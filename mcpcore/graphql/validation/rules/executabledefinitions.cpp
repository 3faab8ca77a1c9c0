// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/executabledefinitions.h"

namespace tooltray::graphql {

void ExecutableDefinitions::finish()
{
    for (const Node definition : m_context.document().definitions()) {
        const NodeKind kind = definition.kind();
        if (isExecutableDefinition(kind))
            continue;
        const bool isSchema = kind == NodeKind::SchemaDefinition || kind == NodeKind::SchemaExtension;
        m_context.report(kName,
                         "The " + (isSchema ? "schema" : inQuotes(definition.name()))
                             + " definition is not executable.",
                         definition);
    }
}

} // namespace tooltray::graphql
