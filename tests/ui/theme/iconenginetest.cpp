// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/iconengine.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/tokens.h"

#include <QAction>
#include <QDir>
#include <QIcon>
#include <QPainter>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QString nameOf(Icon icon)
{
    return QString::fromStdString(std::string(iconName(icon)));
}

QList<Icon> allIcons()
{
    QList<Icon> icons;
    for (std::size_t i = 1; i < kIconCount; ++i)
        icons.append(static_cast<Icon>(i));
    return icons;
}

QIcon made(Icon icon, const Tokens &tokens, Tint tint = Tint::Text)
{
    return QIcon(new IconEngine(icon, tint, std::make_shared<Tokens>(tokens)));
}

// Share of the square that ink covers, and the rectangle that holds all of it.
struct Ink {
    double share = 0;
    QRect bounds;
};

Ink inkOf(const QImage &image)
{
    double sum = 0;
    QRect bounds;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const int alpha = qAlpha(image.pixel(x, y));
            sum += alpha / 255.0;
            if (alpha > 127)
                bounds |= QRect(x, y, 1, 1);
        }
    }
    return {sum / (image.width() * image.height()), bounds};
}

QImage contactSheet(const Tokens &tokens, qreal ratio)
{
    constexpr int kColumns = 9;
    constexpr QSize kCell(118, 64);
    const QList<Icon> icons = allIcons();
    const auto rows = (static_cast<int>(icons.size()) + kColumns - 1) / kColumns;
    QImage sheet(QSize(kColumns * kCell.width(), rows * kCell.height()) * ratio, QImage::Format_RGB32);
    sheet.setDevicePixelRatio(ratio);
    sheet.fill(tokens.window);
    QPainter painter(&sheet);
    painter.setPen(tokens.muted);
    for (int i = 0; i < icons.size(); ++i) {
        const QIcon icon = made(icons[i], tokens);
        const QPoint corner(i % kColumns * kCell.width(), i / kColumns * kCell.height());
        int x = corner.x() + 12;
        for (const int size : {16, 18, 24}) {
            icon.paint(&painter, x, corner.y() + 10 + (24 - size) / 2, size, size);
            x += size + 12;
        }
        painter.drawText(QRect(corner + QPoint(0, 38), QSize(kCell.width(), 20)), Qt::AlignCenter,
                         nameOf(icons[i]));
    }
    return sheet;
}

} // namespace

class IconEngineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestFont(); }

    void everyIconHasItsDrawingAndEveryDrawingItsIcon()
    {
        QStringList named;
        for (const Icon icon : allIcons())
            named.append(nameOf(icon) + QStringLiteral(".svg"));
        named.sort();
        QCOMPARE(named, QDir(QStringLiteral(":/icons")).entryList(QDir::Files, QDir::Name));
    }

    void everyIconShowsInEverySizeModeAndScale_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("ratio");
        for (const int size : {16, 18, 24, 56}) {
            for (const double ratio : {1.0, 1.25, 2.0})
                QTest::addRow("%d px at %g", size, ratio) << size << ratio;
        }
    }

    void everyIconShowsInEverySizeModeAndScale()
    {
        QFETCH(int, size);
        QFETCH(double, ratio);
        const Tokens tokens = Tokens::light();
        for (const Icon icon : allIcons()) {
            for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Disabled, QIcon::Active, QIcon::Selected}) {
                const QPixmap pixmap = made(icon, tokens).pixmap(QSize(size, size), ratio, mode);
                QCOMPARE(pixmap.size(), QSizeF(size * ratio, size * ratio).toSize());
                QVERIFY2(inkOf(pixmap.toImage()).share > 0.04, qPrintable(nameOf(icon)));
            }
        }
    }

    void everyDrawingKeepsTheMarginAndTheWeight()
    {
        constexpr int kScale = 10;
        const Tokens tokens = Tokens::light();
        for (const Icon icon : allIcons()) {
            const Ink ink = inkOf(made(icon, tokens).pixmap(QSize(24 * kScale, 24 * kScale)).toImage());
            const QRect area(2 * kScale, 2 * kScale, 20 * kScale, 20 * kScale);
            const QString what = QStringLiteral("%1: ink %2 from %3,%4 to %5,%6")
                                     .arg(nameOf(icon))
                                     .arg(ink.share)
                                     .arg(ink.bounds.left())
                                     .arg(ink.bounds.top())
                                     .arg(ink.bounds.right())
                                     .arg(ink.bounds.bottom());
            QVERIFY2(area.contains(ink.bounds), qPrintable(what));
            QVERIFY2(ink.share > 0.05 && ink.share < 0.32, qPrintable(what));
            QVERIFY2(std::max(ink.bounds.width(), ink.bounds.height()) >= 14 * kScale, qPrintable(what));
        }
    }

    void modeAndTintDecideTheColour_data()
    {
        QTest::addColumn<QIcon::Mode>("mode");
        QTest::addColumn<int>("tint");
        QTest::addColumn<QColor>("colour");
        const Tokens tokens = Tokens::dark();
        QTest::newRow("text") << QIcon::Normal << int(Tint::Text) << tokens.text;
        QTest::newRow("hovered") << QIcon::Active << int(Tint::Muted) << tokens.muted;
        QTest::newRow("error") << QIcon::Normal << int(Tint::Error) << tokens.error;
        QTest::newRow("disabled wins") << QIcon::Disabled << int(Tint::Error) << tokens.disabled;
        QTest::newRow("selected") << QIcon::Selected << int(Tint::Muted) << tokens.text;
    }

    void modeAndTintDecideTheColour()
    {
        QFETCH(QIcon::Mode, mode);
        QFETCH(int, tint);
        QFETCH(QColor, colour);
        const QIcon icon = made(Icon::Stop, Tokens::dark(), static_cast<Tint>(tint));
        const QImage image = icon.pixmap(QSize(96, 96), 1.0, mode).toImage();
        QCOMPARE(image.pixelColor(20, 48), colour); // the left edge of the square: 5 of 24
    }

    void anIconThatIsHeldFollowsTheTheme()
    {
        const auto tokens = std::make_shared<Tokens>(Tokens::light());
        const QAction holder(QIcon(new IconEngine(Icon::Stop, Tint::Text, tokens)), {});
        *tokens = Tokens::dark();
        QCOMPARE(holder.icon().pixmap(QSize(96, 96), 1.0).toImage().pixelColor(20, 48), Tokens::dark().text);
    }

    void noIconIsNull()
    {
        QVERIFY(made(Icon::None, Tokens::light()).isNull());
        QVERIFY(made(Icon::None, Tokens::light()).pixmap(16, 16).isNull());
    }

    void drawContactSheets()
    {
        for (const double ratio : {1.0, 2.0}) {
            QVERIFY(test::savePicture(contactSheet(Tokens::light(), ratio), QStringLiteral("icons-light")));
            QVERIFY(test::savePicture(contactSheet(Tokens::dark(), ratio), QStringLiteral("icons-dark")));
        }
    }
};

TOOLTRAY_TEST(IconEngineTest)
#include "iconenginetest.moc"
