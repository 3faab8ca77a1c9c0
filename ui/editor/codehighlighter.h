// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/blocknotes.h"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

#include <memory>

namespace tooltray::ui {

class Theme;

// The parts of code that have a colour of their own.
enum class CodePart : std::uint8_t { Plain, Keyword, Key, Variable, String, Number, Type, Comment };

// Colours code in the colours of the theme, and again when that changes.
class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeHighlighter)

public:
    CodeHighlighter(const Theme &theme, QTextDocument &document);

protected:
    void highlightBlock(const QString &text) final;
    // Calls mark() for what has a colour and bracket() for brackets, and returns the state of the next line.
    virtual int highlightLine(const QString &text, int stateBefore) = 0;
    void mark(int start, int length, CodePart part);
    void bracket(int position, QChar character);

private:
    void readColours();

    const Theme &m_theme;
    QTextCharFormat m_formats[8];
    std::unique_ptr<BlockNotes> m_notes; // of the line that is being looked at
};

} // namespace tooltray::ui
