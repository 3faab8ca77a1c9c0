// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texttablemodel.h"
#include "workspace/definitions/condition.h"

#include <QCoreApplication>

#include <optional>

namespace tooltray::ui {

// A condition as the rows of a table, of which all or one are to hold; each looks at one value.
class ConditionCells final {
    Q_DECLARE_TR_FUNCTIONS(ConditionCells)

public:
    enum Column : int { Source, Value, Test, Other, ColumnCount };
    enum class Holds : std::uint8_t { All, One };

    struct Rows {
        Holds holds = Holds::All;
        QList<QStringList> cells;
    };

    static QStringList headers();
    static QList<TextTableModel::Choice> tests();

    // Nothing when the condition says more than a table does.
    static std::optional<Rows> rowsOf(const workspace::Condition &condition);
    // A sentence where the rows are none, and then nothing has changed. No rows: no condition.
    static QString readRows(const Rows &rows, std::optional<workspace::Condition> &out);

    // In a few words.
    static QString summary(const std::optional<workspace::Condition> &condition);
};

} // namespace tooltray::ui
