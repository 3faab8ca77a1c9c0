// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texttablemodel.h"
#include "workspace/definitions/binding.h"

#include <QCoreApplication>

#include <vector>

namespace tooltray::ui {

// Bindings as the rows of a table: what is filled, where its value comes from, which one of there, and what is done to
// it on the way. What is made of several others stands there as JSON.
class BindingCells final {
    Q_DECLARE_TR_FUNCTIONS(BindingCells)

public:
    enum Column : int { Name, Source, Value, Mapping, Transforms, ColumnCount };

    static QStringList headers();
    static QList<TextTableModel::Choice> sources();
    // The cells of constants that can only be one of these, by the name of their row.
    static TextTableModel::CellChoices constantsOf(const QHash<QString, std::vector<json::Value>> &values);

    static QList<QStringList> rowsOf(const std::vector<workspace::NamedBinding> &bindings);
    // A sentence where the rows are none, and then nothing has changed. Empty rows are being begun and do not count.
    static QString readRows(const QList<QStringList> &rows, std::vector<workspace::NamedBinding> &out);

    // The cells of a binding behind that of its name.
    static QStringList cellsOf(const workspace::Binding &binding);
    static QString readCells(const QStringList &cells, workspace::Binding &out);

    // A text that reads as no JSON stands for itself, as the argument of the transform `default` does.
    static QString constantText(const json::Value &value);
    static json::Value constantOf(const QString &text);

    static bool isBlank(const QStringList &row);
    static QString problemInRow(qsizetype row, const QString &problem);
};

} // namespace tooltray::ui
