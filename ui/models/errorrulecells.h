// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/results.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace tooltray::ui {

// Rules for errors as the rows of a table: when each of them holds, and what it makes of the answer.
class ErrorRuleCells final {
public:
    enum Column : int { NullAt, MessageMatches, HttpStatus, Status, Message, Hint, Step, ColumnCount };

    static QList<QStringList> rowsOf(const std::vector<workspace::ErrorRule> &rules);
    // A sentence where the rows are none, and then nothing has changed. Empty rows are being begun and do not count.
    static QString readRows(const QList<QStringList> &rows, std::vector<workspace::ErrorRule> &out);
};

} // namespace tooltray::ui
