// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/codehighlighter.h"

#include <QList>
#include <QStringView>

namespace tooltray::ui {

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
    ~JsonHighlighter() override;

protected:
    int highlightLine(const QString &text, int stateBefore) override;

private:
    QList<JsonSpan> m_spans;
};

} // namespace tooltray::ui
