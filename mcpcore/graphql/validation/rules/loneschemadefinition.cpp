// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/loneschemadefinition.h"

#include <utility>

namespace tooltray::graphql {

void LoneSchemaDefinition::enter(SchemaDefinition definition)
{
    if (!definition.is(NodeKind::SchemaDefinition))
        return;
    if (std::exchange(m_isDefined, true))
        m_context.report(kName, "Must provide only one schema definition.", definition);
}

} // namespace tooltray::graphql
