// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texttablemodel.h"
#include "workspace/definitions/composite.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <utility>

namespace tooltray::ui {

// What only one case of a tool takes, a JSON Schema, as the rows of a table. What rows have no room for stays as it is.
class CaseArgumentCells final {
    Q_DECLARE_TR_FUNCTIONS(CaseArgumentCells)

public:
    // Behind the columns a row has what it was read from, so that what is taken back is as it was.
    enum Column : int {
        Name,
        Type,
        Required,
        Default,
        Description,
        ColumnCount,
        NameBefore = ColumnCount,
        WholeBefore
    };

    static QStringList headers();
    // With the types and mappings of the workspace, and those that the rows name and it has not.
    static QList<TextTableModel::Choice> types(const workspace::WorkspacePtr &workspace,
                                               const QList<QStringList> &rows);
    static QList<TextTableModel::Choice> needs();

    static QList<QStringList> rowsOf(const json::Value &parameters);
    // A sentence where the rows are none, and then nothing has changed. Empty rows are being begun and do not count.
    static QString readRows(const QList<QStringList> &rows, json::Value &out);
    // True when there is more in it than rows can show.
    static bool saysMore(const json::Value &parameters);

    // The one argument that is called otherwise now, with its new name.
    static std::optional<std::pair<std::string, std::string>> renamed(const json::Value &before,
                                                                      const json::Value &now);
};

} // namespace tooltray::ui
