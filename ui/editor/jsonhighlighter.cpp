// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/jsonhighlighter.h"

#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QTextDocument>

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

namespace {

bool isBlank(QChar character)
{
    return character == u' ' || character == u'\t';
}

bool isWordPart(QChar character)
{
    return character.isLetterOrNumber() || character == u'.' || character == u'+' || character == u'-'
           || character == u'_';
}

class JsonViewLineLexer {
public:
    explicit JsonViewLineLexer(QStringView line) : m_line(line) {}

    JsonViewLine lex(JsonViewLineState begin)
    {
        if (begin == JsonViewLineState::InString)
            string(0, 0);
        while (m_result.end == JsonViewLineState::Outside && m_at < m_line.size())
            token();
        return std::move(m_result);
    }

private:
    void token()
    {
        const QChar first = m_line[m_at];
        if (first == u'"') {
            string(m_at, m_at + 1);
        } else if (isWordPart(first)) {
            word();
        } else {
            ++m_at;
        }
    }

    void string(qsizetype start, qsizetype from)
    {
        for (m_at = from; m_at < m_line.size(); ++m_at) {
            if (m_line[m_at] == u'\\')
                ++m_at;
            else if (m_line[m_at] == u'"')
                break;
        }
        if (m_at >= m_line.size()) {
            m_at = m_line.size();
            m_result.end = JsonViewLineState::InString;
        } else {
            ++m_at;
        }
        qsizetype next = m_at;
        while (next < m_line.size() && isBlank(m_line[next]))
            ++next;
        const bool isName = next < m_line.size() && m_line[next] == u':';
        add(isName ? JsonViewTokenKind::Name : JsonViewTokenKind::String, start);
    }

    void word()
    {
        const qsizetype start = m_at;
        while (m_at < m_line.size() && isWordPart(m_line[m_at]))
            ++m_at;
        const QStringView text = m_line.sliced(start, m_at - start);
        const bool isNumber = text[0] == u'-' || text[0].isDigit();
        const bool isKnown = text == u"true" || text == u"false" || text == u"null";
        add(isNumber  ? JsonViewTokenKind::Number
            : isKnown ? JsonViewTokenKind::Word
                      : JsonViewTokenKind::Wrong,
            start);
    }

    void add(JsonViewTokenKind kind, qsizetype start)
    {
        if (m_at > start)
            m_result.tokens.append({kind, start, m_at - start});
    }

    QStringView m_line;
    qsizetype m_at = 0;
    JsonViewLine m_result;
};

constexpr int kStepMilliseconds = 10;

QTextCharFormat coloured(const QColor &colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

} // namespace

JsonViewLine lexJsonViewLine(QStringView line, JsonViewLineState begin)
{
    return JsonViewLineLexer(line).lex(begin);
}

JsonViewHighlighter::JsonViewHighlighter(const Theme &theme, QObject *parent)
    : QSyntaxHighlighter(parent)
    , m_theme(theme)
{
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &JsonViewHighlighter::refreshSome);
    connect(&theme, &Theme::themeChanged, this, [this] {
        readColours();
        m_nextBlock = 0;
        m_refresh.start();
    });
    readColours();
}

void JsonViewHighlighter::readColours()
{
    const Tokens &tokens = m_theme.tokens();
    const SyntaxTokens &syntax = tokens.syntax;
    m_formats = {coloured(syntax.type), coloured(syntax.string), coloured(syntax.number),
                 coloured(syntax.keyword), coloured(tokens.error)};
}

void JsonViewHighlighter::refreshSome()
{
    QElapsedTimer time;
    time.start();
    QTextBlock block = document() ? document()->findBlockByNumber(m_nextBlock) : QTextBlock();
    for (; block.isValid() && time.elapsed() < kStepMilliseconds; block = block.next())
        rehighlightBlock(block);
    m_nextBlock = block.blockNumber();
    if (!block.isValid())
        m_refresh.stop();
}

void JsonViewHighlighter::highlightBlock(const QString &text)
{
    const JsonViewLineState begin =
        previousBlockState() == 1 ? JsonViewLineState::InString : JsonViewLineState::Outside;
    const JsonViewLine line = lexJsonViewLine(text, begin);
    for (const JsonViewToken &token : line.tokens)
        setFormat(static_cast<int>(token.start), static_cast<int>(token.length),
                  m_formats[static_cast<std::size_t>(token.kind)]);
    setCurrentBlockState(line.end == JsonViewLineState::InString ? 1 : 0);
}

} // namespace tooltray::ui
