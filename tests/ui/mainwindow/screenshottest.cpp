// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/navigation/place.h"
#include "ui/pages/pages.h"
#include "ui/support/picture.h"
#include "ui/support/windowfixture.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// Pictures of the window for people to look at; what can be computed about it is tested elsewhere.
class ScreenshotTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void draw_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << ThemeChoice::Light << QStringLiteral("en");
        QTest::newRow("dark") << ThemeChoice::Dark << QStringLiteral("en");
        QTest::newRow("light-de") << ThemeChoice::Light << QStringLiteral("de");
    }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(QString, language);
        test::WindowFixture fixture(choice, language);
        MainWindow &window = *fixture.window;
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        const auto save = [&](QWidget &widget, const QString &what) {
            QCoreApplication::processEvents();
            return test::savePicture(widget, what + u'-' + theme);
        };
        window.resize(1360, 840);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(save(window, QStringLiteral("home-stopped")));
        fixture.trigger(actionid::page(pageid::kLog));
        QVERIFY(save(window, QStringLiteral("log-stopped")));
        QVERIFY(fixture.startServer());
        for (const PageSpec &page : pageSpecs()) {
            fixture.trigger(actionid::page(page.id));
            QVERIFY(save(window, page.id));
        }
        fixture.trigger(actionid::kPalette);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("se"));
        QVERIFY(save(window, QStringLiteral("palette")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        window.resize(800, 560);
        QVERIFY(save(window, QStringLiteral("smallest")));

        for (const QString &id : {QString(actionid::kShortcuts), QStringLiteral("help.about")}) {
            fixture.trigger(id);
            auto *dialog = window.findChild<QDialog *>();
            QVERIFY(dialog);
            QVERIFY(save(*dialog, id));
            dialog->close();
            QTRY_VERIFY(!window.findChild<QDialog *>());
        }
        window.close();
        auto *dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        QVERIFY(save(*dialog, QStringLiteral("close")));
    }
};

TOOLTRAY_TEST(ScreenshotTest)
#include "screenshottest.moc"
