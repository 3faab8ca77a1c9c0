// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/pages/pages.h"
#include "ui/support/walk.h"
#include "ui/support/windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

// What must hold for every page and dialog, whatever is on it: the keyboard gets everywhere, everything has a
// name, nothing is cut off.
class AccessibilityTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesHoldInEverySituation_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isRunning");
        for (const char *language : {"en", "de", "ar"}) {
            for (const QSize size : {QSize(800, 560), QSize(1360, 840)}) {
                for (const bool isRunning : {false, true})
                    QTest::addRow("%s, %dx%d, %s", language, size.width(), size.height(),
                                  isRunning ? "running" : "stopped")
                        << QString::fromLatin1(language) << size << isRunning;
            }
        }
    }

    void pagesHoldInEverySituation()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(bool, isRunning);
        test::WindowFixture fixture(ThemeChoice::Light, language);
        MainWindow &window = *fixture.window;
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (isRunning)
            QVERIFY(fixture.startServer());
        for (const PageSpec &page : pageSpecs()) {
            fixture.trigger(actionid::page(page.id));
            QCoreApplication::processEvents();
            QCOMPARE(window.size(), size); // nothing pushed it wider
            QCOMPARE(test::clipped(window).join(u'\n'), QString());
            QCOMPARE(test::unnamed(window).join(u'\n'), QString());
            checkKeyboard(window);
        }
    }

    void dialogsHoldInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("action");
        for (const char *language : {"en", "de", "ar"}) {
            for (const char *action : {"help.shortcuts", "help.about", "close"})
                QTest::addRow("%s, %s", language, action)
                    << QString::fromLatin1(language) << QString::fromLatin1(action);
        }
    }

    void dialogsHoldInEveryLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, action);
        test::WindowFixture fixture(ThemeChoice::Dark, language);
        MainWindow &window = *fixture.window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (action == u"close") {
            QVERIFY(fixture.startServer());
            window.close();
        } else {
            fixture.trigger(action);
        }
        QPointer<QDialog> dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QVERIFY(!dialog->windowTitle().isEmpty());
        QCOMPARE(test::clipped(*dialog).join(u'\n'), QString());
        QCOMPARE(test::unnamed(*dialog).join(u'\n'), QString());
        checkKeyboard(*dialog);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        QVERIFY(window.isVisible());
    }

private:
    static void checkKeyboard(QWidget &window)
    {
        if (!QApplication::focusWidget()) {
            window.setFocus();
            QTest::keyClick(&window, Qt::Key_Tab);
        }
        QString problem;
        QList<QWidget *> forwards = test::tabStops(window, Qt::Key_Tab, problem);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        const QList<QWidget *> backwards = test::tabStops(window, Qt::Key_Backtab, problem);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        std::reverse(forwards.begin() + 1, forwards.end());
        QCOMPARE(backwards, forwards);
        for (QWidget *control : test::controls(window)) {
            const bool isReached = forwards.contains(control) || control->focusPolicy() == Qt::NoFocus;
            QVERIFY2(isReached, qPrintable(test::nameOf(*control)));
        }
    }
};

TOOLTRAY_TEST(AccessibilityTest)
#include "accessibilitytest.moc"
