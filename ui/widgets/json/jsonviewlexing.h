// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

namespace tooltray::ui {

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

} // namespace tooltray::ui
