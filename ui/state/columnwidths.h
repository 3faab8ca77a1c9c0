// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QHeaderView;

namespace tooltray::ui {

class UiState;

// Makes the columns as wide as they were left, and remembers how wide somebody makes them. The last one takes what
// room there is.
void keepColumnWidths(QHeaderView &header, UiState &state, const QString &id);

} // namespace tooltray::ui
