// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/scalarleafs.h"

namespace tooltray::graphql {

void ScalarLeafs::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (!definition || !definition.namedType().isOutput())
        return;
    const SelectionSet selections = field.selectionSet();
    const bool isLeaf = definition.namedType().isLeaf();
    if (isLeaf == !selections)
        return;
    const std::string name(field.name());
    const std::string type = inQuotes(m_context.schema().print(definition.type()));
    if (isLeaf)
        m_context.report(kName,
                         "Field \"" + name + "\" must not have a selection since type " + type
                             + " has no subfields.",
                         selections);
    else
        m_context.report(kName,
                         "Field \"" + name + "\" of type " + type
                             + " must have a selection of subfields. Did you mean \"" + name + " { ... }\"?",
                         field);
}

} // namespace tooltray::graphql
