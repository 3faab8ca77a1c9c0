// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonviewhighlighter.h"

#include "ui/theme/theme.h"
#include "ui/widgets/json/jsonviewlexing.h"

#include <QElapsedTimer>
#include <QTextDocument>

namespace tooltray::ui {
namespace {

constexpr int kStepMilliseconds = 10;

QTextCharFormat coloured(const QColor &colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

} // namespace

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

JsonViewHighlighter::~JsonViewHighlighter() = default;

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
