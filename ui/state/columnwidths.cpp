// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/columnwidths.h"

#include "ui/state/uistate.h"

#include <QHeaderView>
#include <QTimer>

namespace tooltray::ui {
namespace {

constexpr int kWidthsRest = 400; // ms without a move, before it is written

} // namespace

void keepColumnWidths(QHeaderView &header, UiState &state, const QString &id)
{
    const int columns = header.count() - 1;
    const QList<int> kept = state.columnWidths(id, columns);
    for (int column = 0; column < kept.size(); ++column)
        header.resizeSection(column, kept[column]);

    auto *rest = new QTimer(&header);
    rest->setSingleShot(true);
    rest->setInterval(kWidthsRest);
    QObject::connect(&header, &QHeaderView::sectionResized, rest, [columns, rest](int column) {
        if (column < columns) // the last one follows the window
            rest->start();
    });
    QObject::connect(rest, &QTimer::timeout, &header, [&header, &state, id, columns] {
        QList<int> widths;
        for (int column = 0; column < columns; ++column)
            widths.append(header.sectionSize(column));
        state.setColumnWidths(id, widths);
    });
}

} // namespace tooltray::ui
