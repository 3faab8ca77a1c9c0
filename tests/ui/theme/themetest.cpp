// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "support/testcase.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>

using namespace tooltray::ui;

class ThemeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void systemFollowsThePaletteOfTheDesktop()
    {
        QCOMPARE(tokensFor(ThemeChoice::System, paletteFor(Tokens::dark())), Tokens::dark());
        QCOMPARE(tokensFor(ThemeChoice::System, QPalette(QColor(0xefefef))), Tokens::light());
    }

    void aChoiceWinsOverTheDesktop()
    {
        const QPalette dark = paletteFor(Tokens::dark());
        QCOMPARE(tokensFor(ThemeChoice::Light, dark), Tokens::light());
        QCOMPARE(tokensFor(ThemeChoice::Dark, QPalette(QColor(0xefefef))), Tokens::dark());
    }

    void switchesWhileTheProgramRuns()
    {
        Theme theme(*qApp, ThemeChoice::Light);
        QLineEdit field;
        QTRY_COMPARE(field.palette().color(QPalette::Base), Tokens::light().base);
        QSignalSpy changed(&theme, &Theme::themeChanged);

        theme.setChoice(ThemeChoice::Dark);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(theme.tokens(), Tokens::dark());
        QTRY_COMPARE(field.palette().color(QPalette::Base), Tokens::dark().base);
        QTRY_COMPARE(field.palette().color(QPalette::HighlightedText), Tokens::dark().text);

        theme.setChoice(ThemeChoice::Dark);
        QCOMPARE(changed.count(), 1);
    }

    void systemColoursTakeOurPaletteAway()
    {
        Theme theme(*qApp, ThemeChoice::Dark);
        theme.setChoice(ThemeChoice::SystemColours);
        QCOMPARE(qApp->palette().color(QPalette::Window), theme.tokens().window);
        QVERIFY(qApp->palette().color(QPalette::Window) != Tokens::dark().window);
        QVERIFY(!isDark(qApp->palette()));
    }

    void asksThePlatformAgainWhenItsThemeChanges()
    {
        Theme theme(*qApp, ThemeChoice::System);
        QCOMPARE(theme.tokens(), Tokens::light());
        QSignalSpy changed(&theme, &Theme::themeChanged);
        QWidget first;
        QWidget second;
        for (QWidget *widget : {&first, &second}) {
            QEvent event(QEvent::ThemeChange);
            QApplication::sendEvent(widget, &event);
        }
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(qApp->palette().color(QPalette::Window), Tokens::light().window);
    }
};

TOOLTRAY_TEST(ThemeTest)
#include "themetest.moc"
