// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codehighlighter.h"

#include "ui/theme/theme.h"

#include <QTextDocument>

namespace tooltray::ui {
namespace {

constexpr auto indexOf(CodePart part)
{
    return static_cast<std::size_t>(part);
}

} // namespace

CodeHighlighter::CodeHighlighter(const Theme &theme, QTextDocument &document)
    : QSyntaxHighlighter(&document)
    , m_theme(theme)
{
    readColours();
    connect(&theme, &Theme::themeChanged, this, [this] {
        readColours();
        rehighlight();
    });
}

void CodeHighlighter::highlightBlock(const QString &text)
{
    m_notes = std::make_unique<BlockNotes>();
    setCurrentBlockState(highlightLine(text, previousBlockState()));
    setCurrentBlockUserData(m_notes.release());
}

void CodeHighlighter::mark(int start, int length, CodePart part)
{
    if (part != CodePart::Plain)
        setFormat(start, length, m_formats[indexOf(part)]);
    const int end = start + length;
    if (part == CodePart::String || part == CodePart::Comment) // a comment goes on where the line ends
        m_notes->quoted.append({start, part == CodePart::Comment ? end + 1 : end});
}

void CodeHighlighter::bracket(int position, QChar character)
{
    m_notes->brackets.append({position, character});
}

void CodeHighlighter::readColours()
{
    const Tokens &tokens = m_theme.tokens();
    const auto set = [this](CodePart part, const QColor &colour) {
        m_formats[indexOf(part)].setForeground(colour);
    };
    set(CodePart::Plain, tokens.text);
    set(CodePart::Key, tokens.text);
    set(CodePart::Keyword, tokens.syntax.keyword);
    set(CodePart::Variable, tokens.syntax.number);
    set(CodePart::String, tokens.syntax.string);
    set(CodePart::Number, tokens.syntax.number);
    set(CodePart::Type, tokens.syntax.type);
    set(CodePart::Comment, tokens.syntax.comment);
}

} // namespace tooltray::ui
