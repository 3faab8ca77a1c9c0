// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QDir>
#include <QString>

class QWidget;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::test {

// Where pictures go, and what the window looks like on them.
struct Order {
    QDir folder;
    ui::ThemeChoice theme = ui::ThemeChoice::Light;
    QString scale;
    QString language;
    engine::Engine *engine = nullptr; // of the window

    QString file(const QString &what) const
    {
        const QString name =
            QStringLiteral("%1-%2-%3@%4x.png")
                .arg(what, theme == ui::ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                     language, scale);
        return folder.filePath(name);
    }
};

// Waits until the windows have nothing more to do.
bool settle(const Order &order);
// Draws what there is then.
bool save(QWidget &widget, const Order &order, const QString &what);

// Makes a row of what is seen the current one, by its text in any column.
bool choose(const QWidget &window, const QString &text);
// Opens the tabs that a part of the window lies on, whatever language they are named in.
bool showTab(QWidget *part);

bool writeFile(const QString &path, const QByteArray &content);

} // namespace tooltray::test
