// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqlhighlighter.h"

namespace tooltray::ui {
namespace {

using graphql::HighlightKind;

CodePart partOf(HighlightKind kind)
{
    switch (kind) {
    case HighlightKind::Keyword:
    case HighlightKind::Constant: return CodePart::Keyword;
    case HighlightKind::Key: return CodePart::Key;
    case HighlightKind::Variable: return CodePart::Variable;
    case HighlightKind::Directive: return CodePart::Keyword;
    case HighlightKind::Number: return CodePart::Number;
    case HighlightKind::String: return CodePart::String;
    case HighlightKind::Comment: return CodePart::Comment;
    case HighlightKind::Name:
    case HighlightKind::Punctuation: break;
    }
    return CodePart::Plain;
}

// Types begin with a capital by a convention that all of GraphQL keeps; enum values are all capitals.
bool looksLikeType(QStringView name)
{
    return !name.isEmpty() && name.front().isUpper()
           && (name.size() == 1 || std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLower(); })
               || name == u"ID" || name == u"JSON" || name == u"URI" || name == u"URL" || name == u"UUID");
}

} // namespace

GraphqlHighlighter::GraphqlHighlighter(const Theme &theme, QTextDocument &document)
    : CodeHighlighter(theme, document)
{}

int GraphqlHighlighter::highlightLine(const QString &text, int stateBefore)
{
    const QStringView line(text);
    m_spans.clear();
    const graphql::LineState after =
        graphql::highlightLine({line.utf16(), static_cast<std::size_t>(line.size())},
                               graphql::LineState::fromInt(stateBefore), m_spans);
    for (const graphql::HighlightSpan &span : m_spans) {
        const auto start = static_cast<int>(span.start);
        const auto length = static_cast<int>(span.length);
        const QChar first = line[start];
        const bool isName = span.kind == HighlightKind::Name;
        if (isName && looksLikeType(line.mid(start, length)))
            mark(start, length, CodePart::Type);
        else if (isName && first.isUpper())
            mark(start, length, CodePart::Number); // an enum value, a constant like a number
        else
            mark(start, length, partOf(span.kind));
        if (span.kind == HighlightKind::Punctuation && QStringView(u"(){}[]").contains(first))
            bracket(start, first);
    }
    return after.toInt();
}

} // namespace tooltray::ui
