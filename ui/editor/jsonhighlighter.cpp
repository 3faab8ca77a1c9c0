// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/jsonhighlighter.h"

namespace tooltray::ui {
namespace {

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'+' || c == u'.';
}

// Behind the closing quote, or the end of the line where there is none.
qsizetype stringEnd(QStringView line, qsizetype at)
{
    for (++at; at < line.size(); ++at) {
        if (line[at] == u'\\')
            ++at;
        else if (line[at] == u'"')
            return at + 1;
    }
    return line.size();
}

bool isFollowedByColon(QStringView line, qsizetype at)
{
    while (at < line.size() && line[at].isSpace())
        ++at;
    return at < line.size() && line[at] == u':';
}

JsonPart partOfWord(QStringView word)
{
    if (word == u"true" || word == u"false" || word == u"null")
        return JsonPart::Constant;
    const QChar first = word.front();
    return first.isDigit() || (first == u'-' && word.size() > 1) ? JsonPart::Number : JsonPart::Error;
}

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

JsonLineState lexJsonLine(QStringView line, JsonLineState before, QList<JsonSpan> &spans)
{
    constexpr QStringView kCommentStart = u"/*";
    constexpr QStringView kCommentEnd = u"*/";
    JsonLineState state = before;
    for (qsizetype at = 0; at < line.size();) {
        const qsizetype start = at;
        const QChar c = line[at];
        const QStringView rest = line.mid(at);
        if (state == JsonLineState::Comment || rest.startsWith(kCommentStart)) {
            const qsizetype from = state == JsonLineState::Comment ? 0 : kCommentStart.size();
            const qsizetype end = rest.indexOf(kCommentEnd, from);
            state = end < 0 ? JsonLineState::Comment : JsonLineState::Code;
            at = end < 0 ? line.size() : at + end + kCommentEnd.size();
            spans.append({start, at - start, JsonPart::Comment});
        } else if (c == u'/' && rest.size() > 1 && rest[1] == u'/') {
            spans.append({start, line.size() - start, JsonPart::Comment});
            at = line.size();
        } else if (c == u'"') {
            at = stringEnd(line, at);
            spans.append({start, at - start, isFollowedByColon(line, at) ? JsonPart::Key : JsonPart::String});
        } else if (isWordCharacter(c)) {
            while (at < line.size() && isWordCharacter(line[at]))
                ++at;
            spans.append({start, at - start, partOfWord(line.mid(start, at - start))});
        } else {
            if (QStringView(u"{}[]").contains(c))
                spans.append({start, 1, JsonPart::Bracket});
            else if (!c.isSpace() && c != u',' && c != u':')
                spans.append({start, 1, JsonPart::Error});
            ++at;
        }
    }
    return state;
}

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
