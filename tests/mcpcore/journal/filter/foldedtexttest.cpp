// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/field.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::journal;

class FoldedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhateverTheCase()
    {
        QVERIFY(FoldedText("issue").isIn("List_ISSUES"));
        QVERIFY(FoldedText("ISSUE").isIn("list_issues"));
        QVERIFY(!FoldedText("issues").isIn("issue"));
        QVERIFY(FoldedText("\xC3\x84pfel").isIn("\xC3\xA4PFEL")); // Ä and ä
        QVERIFY(!FoldedText("\xC3\x84").isIn("a"));
        QVERIFY(FoldedText("\xD0\x96").isIn("xx\xD0\xB6"));               // Zhe
        QVERIFY(FoldedText("\xF0\x90\x90\x80").isIn("\xF0\x90\x90\xA8")); // Deseret long I
    }

    void theEmptyTextIsEverywhere()
    {
        QVERIFY(FoldedText("").isIn(""));
        QVERIFY(FoldedText("").isIn("a"));
        QVERIFY(FoldedText().isIn("a"));
        QVERIFY(!FoldedText("a").isIn(""));
    }

    void bytesThatAreNoTextDoNoHarm()
    {
        QVERIFY(FoldedText("a").isIn("\xFF\xFE"
                                     "A"));
        QVERIFY(!FoldedText("\xC3").isIn("\xC3\xA4"));
    }
};

TOOLTRAY_TEST(FoldedTextTest)
#include "foldedtexttest.moc"
