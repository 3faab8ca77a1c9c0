// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QHeaderView;
class QSplitter;

namespace tooltray::ui {

class UiState;

// Makes the columns as wide as they were left, and remembers how wide somebody makes them. The last one takes what
// room there is.
void keepColumnWidths(QHeaderView &header, UiState &state, const QString &id);

// Lays the parts of a splitter out as they were left, or by the percentages given, and remembers where somebody
// moves them to. Called again with another id it goes over to the shares of that one.
void keepShares(QSplitter &splitter, UiState &state, const QString &id, const QList<int> &usual);

} // namespace tooltray::ui
