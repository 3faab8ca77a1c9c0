// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/jsonhighlighter.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class JsonViewLexingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // N name, S string, 0 number, W word, ! wrong; blanks have no colour.
    void coloursALine_data()
    {
        QTest::addColumn<bool>("beginsInString");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("colours");
        QTest::addColumn<bool>("endsInString");
        const auto add = [](const char *name, bool begins, QStringView line, QStringView colours, bool ends) {
            QTest::newRow(name) << begins << line.toString() << colours.toString() << ends;
        };
        add("member", false, u"  \"a\": 12,", u"  NNN  00 ", false);
        add("text", false, u"\"a\": \"b:c\"", u"NNN  SSSSS", false);
        add("escapes", false, u"\"a\\\"b\" : null", u"NNNNNN   WWWW", false);
        add("numbers", false, u"[-1.5e+3, true]", u" 0000000  WWWW ", false);
        add("broken off", false, u"\"abc", u"SSSS", true);
        add("goes on", true, u"abc\", 1", u"SSSS  0", false);
        add("goes on and on", true, u"1, true", u"SSSSSSS", true);
        add("no JSON", false, u"undefined", u"!!!!!!!!!", false);
        add("nothing", false, u"", u"", false);
    }

    void coloursALine()
    {
        QFETCH(bool, beginsInString);
        QFETCH(QString, line);
        QFETCH(QString, colours);
        QFETCH(bool, endsInString);
        const JsonViewLine lexed =
            lexJsonViewLine(line, beginsInString ? JsonViewLineState::InString : JsonViewLineState::Outside);
        QString found(line.size(), u' ');
        for (const JsonViewToken &token : lexed.tokens) {
            for (qsizetype i = token.start; i < token.start + token.length; ++i)
                found[i] = u"NS0W!"[static_cast<int>(token.kind)];
        }
        QCOMPARE(found, colours);
        QCOMPARE(lexed.end == JsonViewLineState::InString, endsInString);
    }
};

TOOLTRAY_TEST(JsonViewLexingTest)
#include "jsonviewlexingtest.moc"
