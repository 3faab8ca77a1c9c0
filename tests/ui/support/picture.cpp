// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/picture.h"

#include "ui/theme/themechoice.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace tooltray::test {

bool savePicture(const QImage &image, const QString &name)
{
    const QDir folder(QStringLiteral(TOOLTRAY_BINARY_DIR "/screenshots"));
    const qreal ratio = image.devicePixelRatioF();
    const QString suffix = ratio == 1 ? QString() : QStringLiteral("@%1x").arg(ratio);
    return folder.mkpath(QStringLiteral(".")) && !image.isNull()
           && image.save(folder.filePath(name + suffix + QStringLiteral(".png")));
}

bool savePicture(QWidget &widget, const QString &name)
{
    return savePicture(widget.grab().toImage(), name);
}

void addThemeRows()
{
    QTest::addColumn<ui::ThemeChoice>("choice");
    QTest::newRow("light") << ui::ThemeChoice::Light;
    QTest::newRow("dark") << ui::ThemeChoice::Dark;
}

void useTestFont()
{
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}) {
        if (installed.contains(family)) {
            QApplication::setFont(QFont(family, 10));
            return;
        }
    }
}

} // namespace tooltray::test
