// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "graphql/language/characters.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class SentenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsBehindTheFirstSentence_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"description", "sentence"};
        row("", "");
        row(" \n", "");
        row("No end", "No end");
        row("One. Two.", "One.");
        row("One!\nTwo", "One!");
        row("Is it? Yes.", "Is it?");
        row("Lines\n  of one\tsentence. Two.", "Lines of one sentence.");
        row("A heading\n\nA paragraph.", "A heading");
        row("A heading\r\n\r\nA paragraph.", "A heading");
        row("Version 1.2 of it. Two.", "Version 1.2 of it.");
        row("A name, e.g. this one. Two.", "A name, e.g. this one.");
        row("A name (i.e. this one). Two.", "A name (i.e. this one).");
        row("The U.S. states. Two.", "The U.S. states.");
        row("See example.org for more. Two.", "See example.org for more.");
    }
    void cutsBehindTheFirstSentence()
    {
        QFETCH(QByteArray, description);
        QFETCH(QByteArray, sentence);
        QCOMPARE(firstSentence(description.toStdString()), sentence.toStdString());
    }

    void cutsLongOnesBehindAWord_data()
    {
        const tooltray::TestRows<QByteArray, int, QByteArray> row{"description", "limit", "sentence"};
        row("it fits", "one two three", 13, "one two three");
        row("words", "one two three", 12, "one two...");
        row("a comma", "one two, three", 13, "one two...");
        row("one long word", "internationalization", 10, "interna...");
        row("not inside a character", "\u00e4\u00e4\u00e4\u00e4\u00e4", 8, "\u00e4\u00e4...");
        row("nearly nothing", "one two", 3, "...");
        row("nothing", "one two", 0, "");
    }
    void cutsLongOnesBehindAWord()
    {
        QFETCH(QByteArray, description);
        QFETCH(int, limit);
        QFETCH(QByteArray, sentence);
        const std::string cut = firstSentence(description.toStdString(), static_cast<std::size_t>(limit));
        QCOMPARE(cut, sentence.toStdString());
        QVERIFY(cut.size() <= static_cast<std::size_t>(limit) && isValidUtf8(cut));
    }

    void collapsesWhiteSpace() { QCOMPARE(inOneLine(" a \n\t b\r\nc "), std::string("a b c")); }
};

TOOLTRAY_TEST(SentenceTest)
#include "sentencetest.moc"
