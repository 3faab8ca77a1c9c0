// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: renderappicon DRAWING FOLDER SIZE...
// Draws the program's icon into FOLDER/SIZExSIZE/apps/tooltray.png, as icon themes want it.
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char *argv[])
{
    if (argc < 4) {
        std::fprintf(stderr, "Usage: renderappicon DRAWING FOLDER SIZE...\n");
        return 2;
    }
    QSvgRenderer renderer(QString::fromLocal8Bit(argv[1]));
    if (!renderer.isValid()) {
        std::fprintf(stderr, "%s is not a drawing.\n", argv[1]);
        return 1;
    }
    for (int i = 3; i < argc; ++i) {
        const int size = QByteArray(argv[i]).toInt();
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        const QDir folder(QStringLiteral("%1/%2x%2/apps").arg(QString::fromLocal8Bit(argv[2])).arg(size));
        if (!folder.mkpath(QStringLiteral("."))
            || !image.save(folder.filePath(QStringLiteral("tooltray.png")))) {
            std::fprintf(stderr, "Cannot write into %s.\n", qPrintable(folder.path()));
            return 1;
        }
    }
    return 0;
}
