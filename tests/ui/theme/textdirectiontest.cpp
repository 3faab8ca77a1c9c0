// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/drawntext.h"

#include "support/testcase.h"
#include "ui/theme/fielddirection.h"
#include "ui/theme/textlabel.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTest>
#include <QTextDocument>
#include <QTextOption>

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
        QCOMPARE(directedLine(name, Qt::RightToLeft), QChar(0x2066) + name + QChar(0x2069));
        QCOMPARE(directedLine(QStringLiteral("17"), Qt::RightToLeft), QStringLiteral("17"));
        // Marks that came with the text are written as their code.
        QCOMPARE(directedLine(mark + name, Qt::LeftToRight), QStringLiteral("\\u200E$projectId"));
    }

    // Where it stands is a matter of the window, and where its full stop stands one of the text.
    void aNameStandsWhereTheLinesOfTheWindowBegin()
    {
        const QString arabic = QString::fromUtf8("\xd8\xa7\xd9\x84");
        TextLabel label;
        label.setText(QStringLiteral("Claude Code"));
        QVERIFY(!(label.alignment() & Qt::AlignAbsolute));
        label.setLayoutDirection(Qt::RightToLeft);
        const auto side = [&label] {
            return label.alignment() & (Qt::AlignHorizontal_Mask | Qt::AlignAbsolute);
        };
        QCOMPARE(side(), Qt::AlignRight | Qt::AlignAbsolute);
        label.setText(arabic);
        QCOMPARE(side(), Qt::Alignment(Qt::AlignLeft)); // which is the leading one
        label.setText(QStringLiteral("Codex"));
        QCOMPARE(side(), Qt::AlignRight | Qt::AlignAbsolute);
        label.setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(side(), Qt::Alignment(Qt::AlignLeft));
        label.setAlignment(Qt::AlignRight);
        label.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(side(), Qt::AlignLeft | Qt::AlignAbsolute);
    }

    void theCaretOfAnEmptyFieldStandsWhereLinesBegin()
    {
        QLineEdit line;
        line.resize(300, 30);
        keepEmptyFieldDirected(line);
        const auto caret = [&line] {
            line.grab(); // where it stands is known once it was drawn
            return line.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
        };
        QVERIFY(caret() < 100);
        line.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(caret() > 200);
        line.setText(QStringLiteral("a"));
        QVERIFY(caret() < 100);
        line.clear();
        QVERIFY(caret() > 200);

        QPlainTextEdit text;
        keepEmptyFieldDirected(text);
        const auto direction = [&text] { return text.document()->defaultTextOption().textDirection(); };
        QCOMPARE(direction(), Qt::LayoutDirectionAuto);
        text.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(direction(), Qt::RightToLeft);
        text.setPlainText(QStringLiteral("a"));
        QCOMPARE(direction(), Qt::LayoutDirectionAuto);

        QPlainTextEdit code;
        QTextOption option;
        option.setTextDirection(Qt::LeftToRight);
        code.document()->setDefaultTextOption(option);
        keepEmptyFieldDirected(code);
        code.setLayoutDirection(Qt::RightToLeft);
        code.setPlainText(QString::fromUtf8("\xd8\xa7"));
        QCOMPARE(code.document()->defaultTextOption().textDirection(), Qt::LeftToRight);
    }

    void thePanesOfAMirroredSplitterAreWhole()
    {
        QSplitter splitter;
        splitter.resize(300, 50);
        auto *first = new QWidget(&splitter);
        auto *second = new QWidget(&splitter);
        keepPanesWhole(splitter);
        splitter.show();
        QCOMPARE(first->geometry().left(), 0);
        QCOMPARE(second->geometry().right(), splitter.rect().right());
        splitter.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(first->geometry().right(), splitter.rect().right());
        QVERIFY(splitter.rect().contains(second->geometry()));
    }
};

TOOLTRAY_TEST(TextDirectionTest)
#include "textdirectiontest.moc"
