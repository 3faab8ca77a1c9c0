// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/unicode/ascii.h"

#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string_view>

using namespace tooltray;

class AsciiTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exactlyTheAsciiClassesAreKnown()
    {
        constexpr std::string_view kDigits = "0123456789";
        constexpr std::string_view kUpper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        constexpr std::string_view kLower = "abcdefghijklmnopqrstuvwxyz";
        for (int i = 0; i < 256; ++i) {
            const char c = static_cast<char>(i);
            const std::size_t upper = kUpper.find(c);
            const std::size_t lower = kLower.find(c);
            QCOMPARE(isAsciiDigit(c), kDigits.find(c) != std::string_view::npos);
            QCOMPARE(isAsciiLetter(c), upper != std::string_view::npos || lower != std::string_view::npos);
            QCOMPARE(isAsciiUpper(c), upper != std::string_view::npos);
            QCOMPARE(isHexDigit(c),
                     std::string_view("0123456789abcdefABCDEF").find(c) != std::string_view::npos);
            QCOMPARE(asciiLower(c), upper != std::string_view::npos ? kLower[upper] : c);
            QCOMPARE(asciiUpper(c), lower != std::string_view::npos ? kUpper[lower] : c);
        }
    }

    void textIsChangedByteByByte()
    {
        QCOMPARE(asciiLower("Content-TYPE \xc3\x84"), "content-type \xc3\x84");
        QCOMPARE(asciiUpper("Content-TYPE \xc3\xa4"), "CONTENT-TYPE \xc3\xa4");
    }

    void caseIsIgnoredAndNothingElse()
    {
        QVERIFY(equalsIgnoringAsciiCase("Content-Type", "content-tYPE"));
        QVERIFY(equalsIgnoringAsciiCase("", ""));
        QVERIFY(!equalsIgnoringAsciiCase("abc", "ab"));
        QVERIFY(!equalsIgnoringAsciiCase("ab", "abc"));
        QVERIFY(!equalsIgnoringAsciiCase("a@", "a`")); // the bit that separates cases
        QVERIFY(!equalsIgnoringAsciiCase("\xc3\x84", "\xc3\xa4"));
    }

    void textIsTrimmedAtBothEnds()
    {
        QCOMPARE(trimmed(" \ta b\t "), "a b");
        QCOMPARE(trimmed(" \t "), "");
        QCOMPARE(trimmed(""), "");
        QCOMPARE(trimmed("\ra\n"), "\ra\n");
        QCOMPARE(trimmed("\ra\n", "\r\n"), "a");
    }

    void linesAreTakenOneByOne()
    {
        std::string_view text = "a\r\n\nb\rc\n d\r";
        QCOMPARE(nextLine(text), "a");
        QCOMPARE(nextLine(text), "");
        QCOMPARE(nextLine(text), "b\rc");
        QCOMPARE(text, " d\r");
        QCOMPARE(nextLine(text), " d");
        QCOMPARE(text, "");
        QCOMPARE(nextLine(text), "");
    }

    void namesAreComparedByTheirLetters()
    {
        QCOMPARE(lettersOfName("X-Api_Key.2"), "xapikey2");
        QCOMPARE(lettersOfName("_-\xc3\xa4"), "");
    }

    void aTextIsLookedUpInAList()
    {
        QVERIFY(isOneOf("b", {"a", "b"}));
        QVERIFY(!isOneOf("B", {"a", "b"}));
        QVERIFY(!isOneOf("", std::array<std::string_view, 1>{"a"}));
    }
};

TOOLTRAY_TEST(AsciiTest)
#include "asciitest.moc"
