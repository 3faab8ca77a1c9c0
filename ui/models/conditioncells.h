// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texttablemodel.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/results.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

#include <optional>
#include <vector>

namespace tooltray::ui {

// A condition as the rows of a table, which all are to hold. A row looks at one value, or is a group of the deeper rows
// behind it.
class ConditionCells final {
    Q_DECLARE_TR_FUNCTIONS(ConditionCells)

public:
    // How deep a row is stands behind its columns.
    enum Column : int { Source, Value, Test, Other, ColumnCount, Level = ColumnCount };

    static QStringList headers();
    static QList<TextTableModel::Choice> sources(); // and groups
    static QList<TextTableModel::Choice> tests();
    static QStringList groups();
    static QString groupToBegin();

    static QList<QStringList> rowsOf(const workspace::Condition &condition);
    // A sentence where the rows are none, and then nothing has changed. No rows: no condition.
    static QString readRows(const QList<QStringList> &rows, std::optional<workspace::Condition> &out);

    // In a few words.
    static QString summary(const std::optional<workspace::Condition> &condition);
};

// Rules for errors as the rows of a table: when each of them holds, and what it makes of the answer.
class ErrorRuleCells final {
public:
    enum Column : int { NullAt, MessageMatches, HttpStatus, Status, Message, Hint, Step, ColumnCount };

    static QList<QStringList> rowsOf(const std::vector<workspace::ErrorRule> &rules);
    // A sentence where the rows are none, and then nothing has changed. Empty rows are being begun and do not count.
    static QString readRows(const QList<QStringList> &rows, std::vector<workspace::ErrorRule> &out);
};

} // namespace tooltray::ui
