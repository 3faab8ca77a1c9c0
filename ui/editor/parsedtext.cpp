// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/parsedtext.h"

#include "graphql/language/parse.h"

namespace tooltray::ui {

ParsedText::ParsedText(const QString &text)
    : m_document(graphql::parseDocument(text.toStdString()))
    , m_offsets(m_document.text())
{}

graphql::OperationDefinition ParsedText::operationAt(std::uint32_t offset) const
{
    graphql::OperationDefinition found;
    for (const graphql::Node definition : m_document.definitions())
        if (definition.is(graphql::NodeKind::OperationDefinition) && (!found || definition.start() <= offset))
            found = graphql::OperationDefinition(definition);
    return found;
}

} // namespace tooltray::ui
