// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTextBlockUserData>

#include <optional>
#include <utility>

class QTextBlock;
class QTextDocument;

namespace tooltray::ui {

// A highlighter notes here what it found out about a line, which editing wants to know, too.
class BlockNotes final : public QTextBlockUserData {
public:
    struct Bracket {
        int position; // in the line
        QChar character;
    };
    struct Stretch {
        int start;
        int end;
    };

    static const BlockNotes *of(const QTextBlock &block); // null when nothing is highlighted

    QList<Bracket> brackets; // those that are code
    QList<Stretch> quoted;   // strings and comments
};

// True when a text typed at the position is code and no part of a string or comment.
bool isCode(const QTextDocument &document, int position);

// The positions of the bracket before or behind a position and of its partner, -1 when it has none.
// Nothing where there is no bracket.
std::optional<std::pair<int, int>> bracketsAt(const QTextDocument &document, int position);

} // namespace tooltray::ui
