// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/codehighlighter.h"

#include <QList>
#include <QStringView>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <QTimer>

#include <array>

namespace tooltray::ui {

class Theme;

enum class JsonPart : std::uint8_t { Key, String, Number, Constant, Bracket, Comment, Error };

struct JsonSpan {
    qsizetype start = 0;
    qsizetype length = 0;
    JsonPart part = JsonPart::String;

    bool operator==(const JsonSpan &) const = default;
};

// A line may begin inside a comment of the kind that config files have.
enum class JsonLineState : std::uint8_t { Code, Comment };

// Takes one line of JSON, or of JSON with comments, apart.
JsonLineState lexJsonLine(QStringView line, JsonLineState before, QList<JsonSpan> &spans);

// Colours JSON, comments of config files included.
class JsonHighlighter final : public CodeHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonHighlighter)

public:
    JsonHighlighter(const Theme &theme, QTextDocument &document);

protected:
    int highlightLine(const QString &text, int stateBefore) override;

private:
    QList<JsonSpan> m_spans;
};

enum class JsonViewTokenKind : std::uint8_t { Name, String, Number, Word, Wrong };

struct JsonViewToken {
    JsonViewTokenKind kind;
    qsizetype start;
    qsizetype length;

    bool operator==(const JsonViewToken &) const = default;
};

// Where a line begins: a long string may have been broken into several lines to show it.
enum class JsonViewLineState : std::uint8_t { Outside, InString };

struct JsonViewLine {
    QList<JsonViewToken> tokens; // without brackets, colons and commas
    JsonViewLineState end = JsonViewLineState::Outside;
};

// Takes one line apart for its colours; forgives everything.
JsonViewLine lexJsonViewLine(QStringView line, JsonViewLineState begin);

// The colours of JSON that is only shown, broken lines included. Those of a new theme arrive in small steps, as a document may be long.
class JsonViewHighlighter final : public QSyntaxHighlighter {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonViewHighlighter)

public:
    // Without a document, setDocument() begins.
    explicit JsonViewHighlighter(const Theme &theme, QObject *parent = nullptr);

protected:
    void highlightBlock(const QString &text) override;

private:
    void readColours();
    void refreshSome();

    const Theme &m_theme;
    std::array<QTextCharFormat, 5> m_formats; // by JsonViewTokenKind
    QTimer m_refresh;
    int m_nextBlock = 0;
};

} // namespace tooltray::ui
