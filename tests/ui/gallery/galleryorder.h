// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QDir>
#include <QString>

class QWidget;

namespace tooltray::test {

// Where pictures go, and what the window looks like on them.
struct Order {
    QDir folder;
    ui::ThemeChoice theme = ui::ThemeChoice::Light;
    QString scale;
    QString language;

    QString file(const QString &what) const
    {
        const QString name =
            QStringLiteral("%1-%2-%3@%4x.png")
                .arg(what, theme == ui::ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                     language, scale);
        return folder.filePath(name);
    }
};

// Draws what there is now, when it has come to rest.
bool save(QWidget &widget, const Order &order, const QString &what);

// Makes a row of what is seen the current one, by its text in any column.
bool choose(const QWidget &window, const QString &text);
// Opens the tabs that a part of the window lies on, whatever language they are named in.
bool showTab(QWidget *part);

bool writeFile(const QString &path, const QByteArray &content);

} // namespace tooltray::test
