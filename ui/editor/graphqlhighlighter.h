// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/highlight.h"
#include "ui/editor/codehighlighter.h"

#include <vector>

namespace tooltray::ui {

// Colours GraphQL, operations and schemas, by the tokens of our own lexer.
class GraphqlHighlighter final : public CodeHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GraphqlHighlighter)

public:
    GraphqlHighlighter(const Theme &theme, QTextDocument &document);

protected:
    int highlightLine(const QString &text, int stateBefore) override;

private:
    std::vector<graphql::HighlightSpan> m_spans;
};

} // namespace tooltray::ui
