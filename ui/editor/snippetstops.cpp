// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/snippetstops.h"

namespace tooltray::ui {

void SnippetStops::begin(QTextDocument &document, int start, int length,
                         const std::vector<std::size_t> &stops)
{
    const auto cursorAt = [&document](int position) {
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        return cursor;
    };
    if (stops.empty())
        return;
    // A text inserted into another comes first, then what is left of that.
    const bool isWithin =
        !m_stops.isEmpty() && m_start.position() <= start && start <= m_stops.back().position();
    if (!isWithin) {
        m_stops.clear();
        m_start = cursorAt(start);
        m_start.setKeepPositionOnInsert(true);
    }
    QList<QTextCursor> own;
    for (const std::size_t stop : stops)
        own.append(cursorAt(start + static_cast<int>(stop)));
    if (static_cast<int>(stops.back()) < length)
        own.append(cursorAt(start + length));
    m_stops = own + m_stops;
}

std::optional<QTextCursor> SnippetStops::next(int position)
{
    if (m_stops.isEmpty())
        return {};
    if (position < m_start.position() || position > m_stops.back().position()) {
        forget();
        return {};
    }
    return m_stops.takeFirst();
}

} // namespace tooltray::ui
