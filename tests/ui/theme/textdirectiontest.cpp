// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/drawntext.h"

#include "support/testcase.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace tooltray::ui;

class TextDirectionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextGoesItsOwnWay_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRightToLeft");
        QTest::newRow("English") << QStringLiteral("Lists issues, newest first.") << false;
        QTest::newRow("an address") << QStringLiteral("http://127.0.0.1:8665/mcp") << false;
        QTest::newRow("code") << QStringLiteral("[Node]!") << false;
        QTest::newRow("Arabic") << QString::fromUtf8("\xd8\xa7\xd9\x84\xd8\xb3\xd8\xac\xd9\x84.") << true;
        QTest::newRow("a name in Arabic") << QString::fromUtf8("get_issue: \xd8\xa7\xd9\x84") << true;
        QTest::newRow("a number") << QStringLiteral("17") << true;
        QTest::newRow("nothing") << QString() << true;
    }

    void aTextGoesItsOwnWay()
    {
        QFETCH(QString, text);
        QFETCH(bool, isRightToLeft);
        QCOMPARE(directionOf(text, Qt::RightToLeft), isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        QCOMPARE(directionOf(text, Qt::LeftToRight), Qt::LeftToRight);
    }

    void aLineKeepsItsOrderAmongOthers()
    {
        const QString name = QStringLiteral("$projectId");
        const QChar mark(0x200E);
        QCOMPARE(directedLine(name, Qt::LeftToRight), name);
        QCOMPARE(directedLine(name, Qt::RightToLeft), mark + name + mark);
        QCOMPARE(directedLine(QStringLiteral("17"), Qt::RightToLeft), QStringLiteral("17"));
        // Marks that came with the text are written as their code.
        QCOMPARE(directedLine(mark + name, Qt::LeftToRight), QStringLiteral("\\u200E$projectId"));
    }

    void aLabelStandsWhereItsTextBegins()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLabel label;
        setDirectedText(label, QStringLiteral("Lists issues."));
        QCOMPARE(label.layoutDirection(), Qt::LeftToRight);
        setDirectedText(label, QStringLiteral("17"));
        QCOMPARE(label.layoutDirection(), Qt::RightToLeft);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(label.layoutDirection(), Qt::LeftToRight);
    }
};

TOOLTRAY_TEST(TextDirectionTest)
#include "textdirectiontest.moc"
