// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/streamdirectiveonlistfield.h"

namespace tooltray::graphql {

void StreamDirectiveOnListField::enter(Directive directive)
{
    if (directive.symbol() != Symbol::Stream)
        return;
    // The field around counts, even where the directive is on a fragment inside.
    const DocumentFacts &facts = m_context.facts();
    Node around = facts.parent(directive);
    while (!around.is(NodeKind::Field) && !around.is(NodeKind::Document))
        around = facts.parent(around);
    const SchemaField field = around.is(NodeKind::Field) ? facts.field(Field(around)) : SchemaField();
    Node selections = facts.parent(directive);
    while (!selections.is(NodeKind::SelectionSet) && !selections.is(NodeKind::Document))
        selections = facts.parent(selections);
    if (!field || !selections.is(NodeKind::SelectionSet) || field.type().nullable().isList())
        return;
    const SchemaType parent = facts.parentType(SelectionSet(selections));
    if (parent)
        m_context.report(kName,
                         "Directive \"@stream\" cannot be used on non-list field \""
                             + std::string(parent.name()) + "." + std::string(field.name()) + "\".",
                         directive);
}

} // namespace tooltray::graphql
