// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/jsonhighlighter.h"

namespace tooltray::ui {
namespace {

CodePart partOf(JsonPart part)
{
    switch (part) {
    case JsonPart::Key: return CodePart::Type;
    case JsonPart::String: return CodePart::String;
    case JsonPart::Number: return CodePart::Number;
    case JsonPart::Constant: return CodePart::Keyword;
    case JsonPart::Comment: return CodePart::Comment;
    case JsonPart::Bracket:
    case JsonPart::Error: break; // what is wrong is for a problem to say
    }
    return CodePart::Plain;
}

} // namespace

JsonHighlighter::JsonHighlighter(const Theme &theme, QTextDocument &document)
    : CodeHighlighter(theme, document)
{}

JsonHighlighter::~JsonHighlighter() = default;

int JsonHighlighter::highlightLine(const QString &text, int stateBefore)
{
    m_spans.clear();
    const JsonLineState before = stateBefore == 1 ? JsonLineState::Comment : JsonLineState::Code;
    const JsonLineState after = lexJsonLine(text, before, m_spans);
    for (const JsonSpan &span : m_spans) {
        const auto start = static_cast<int>(span.start);
        mark(start, static_cast<int>(span.length), partOf(span.part));
        if (span.part == JsonPart::Bracket)
            bracket(start, text[span.start]);
    }
    return after == JsonLineState::Comment ? 1 : 0;
}

} // namespace tooltray::ui
