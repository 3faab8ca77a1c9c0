// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/windowplace.h"

#include "support/testcase.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace tooltray::ui;

class WindowPlaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsStayWhereTheyCanBeSeen_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("place");
        const QRect left(0, 0, 1920, 1080);
        const QRect right(1920, 0, 1280, 1024);
        const QRect above(0, -1080, 1920, 1080);
        const QList<QRect> both{left, right};
        const QRect inside(100, 100, 800, 600);
        QTest::newRow("inside") << inside << both << inside;
        QTest::newRow("on the second screen")
            << QRect(2000, 50, 800, 600) << both << QRect(2000, 50, 800, 600);
        QTest::newRow("across two screens") << QRect(1800, 50, 800, 600) << both << QRect(1800, 50, 800, 600);
        QTest::newRow("hangs out below") << QRect(100, 900, 800, 600) << both << QRect(100, 900, 800, 600);
        QTest::newRow("the second screen is gone")
            << QRect(2000, 50, 800, 600) << QList{left} << QRect(1120, 50, 800, 600);
        QTest::newRow("the screen above is gone")
            << QRect(100, -900, 800, 600) << QList{left} << QRect(100, 0, 800, 600);
        QTest::newRow("the screen above is there")
            << QRect(100, -900, 800, 600) << QList{left, above} << QRect(100, -900, 800, 600);
        QTest::newRow("only a corner can be seen")
            << QRect(1900, 1070, 800, 600) << QList{left} << QRect(1120, 480, 800, 600);
        QTest::newRow("title bar above the screen")
            << QRect(100, -40, 800, 600) << QList{left} << QRect(100, 0, 800, 600);
        QTest::newRow("larger than the screen")
            << QRect(0, 0, 4000, 3000) << QList{right.translated(-1920, 0)} << QRect(0, 0, 1264, 976);
        QTest::newRow("larger and elsewhere")
            << QRect(-5000, -5000, 4000, 3000) << QList{left} << QRect(0, 0, 1904, 1032);
        QTest::newRow("no screen") << inside << QList<QRect>() << inside;
    }

    void windowsStayWhereTheyCanBeSeen()
    {
        QFETCH(QRect, wanted);
        QFETCH(QList<QRect>, screens);
        QFETCH(QRect, place);
        QCOMPARE(onScreens(wanted, screens), place);
    }

    void theFirstWindowHasRoomForItsFrame()
    {
        QWidget window;
        restorePlace(window, {}, QSize(5000, 5000));
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.width() < room.width());
        QVERIFY(window.height() <= room.height() - 40); // a title bar
        window.resize(5000, 300);
        fitToScreen(window);
        QVERIFY(window.width() < room.width());
        QCOMPARE(window.height(), 300);
        restorePlace(window, {}, QSize(300, 200));
        QCOMPARE(window.size(), QSize(300, 200));
    }
};

TOOLTRAY_TEST(WindowPlaceTest)
#include "windowplacetest.moc"
