// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTextCursor>

#include <cstddef>
#include <optional>
#include <vector>

namespace tooltray::ui {

// The places that an inserted text left to be filled in. They move with the text.
class SnippetStops final {
public:
    // In a text of a length that was inserted at the start; the last stop is behind it. Stops around it remain.
    void begin(QTextDocument &document, int start, int length, const std::vector<std::size_t> &stops);
    void forget() { m_stops.clear(); }
    bool isLast() const { return m_stops.isEmpty(); } // the one that was taken last
    // Nothing when there is none, or the position is no longer in the inserted text.
    std::optional<QTextCursor> next(int position);

private:
    QTextCursor m_start;
    QList<QTextCursor> m_stops;
};

} // namespace tooltray::ui
