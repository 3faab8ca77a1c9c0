// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/stringvalue.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class BlockStringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesSharedIndentation_data();
    void losesSharedIndentation();
    void printsReadably_data();
    void printsReadably();
    void knowsWhatItCanHold_data();
    void knowsWhatItCanHold();
    void keepsEveryValueItCanHold();
};

namespace {

QByteArray printed(const QByteArray &value)
{
    std::string out;
    printBlockString(value.toStdString(), out);
    return QByteArray::fromStdString(out);
}

} // namespace

void BlockStringTest::losesSharedIndentation_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("raw", "value");
    QTest::newRow("one line") << QByteArray(" a ") << QByteArray(" a ");
    QTest::newRow("uniform") << QByteArray("\n    Hello,\n      World!\n\n    Yours\n")
                             << QByteArray("Hello,\n  World!\n\nYours");
    QTest::newRow("the first line does not count")
        << QByteArray("  a\n    b\n   c") << QByteArray("  a\n b\nc");
    QTest::newRow("blank lines at both ends") << QByteArray("\n \t\n a\n\n \n") << QByteArray("a");
    QTest::newRow("only blank") << QByteArray("\n  \n\t\n") << QByteArray();
    QTest::newRow("all line ends") << QByteArray("a\r\n b\r c\n d") << QByteArray("a\nb\nc\nd");
    QTest::newRow("quotes") << QByteArray(R"(a \""" b)") << QByteArray(R"(a """ b)");
    QTest::newRow("a short blank line stays") << QByteArray("\n    a\n  \n    b") << QByteArray("a\n\nb");
}

void BlockStringTest::losesSharedIndentation()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, value);
    std::string out;
    appendBlockStringValue(raw.toStdString(), out);
    QCOMPARE(QByteArray::fromStdString(out), value);
}

void BlockStringTest::printsReadably_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("value", "text");
    QTest::newRow("short") << QByteArray("a b") << QByteArray(R"("""a b""")");
    QTest::newRow("several lines") << QByteArray("a\nb") << QByteArray("\"\"\"\na\nb\n\"\"\"");
    QTest::newRow("indented lines") << QByteArray("a\n b") << QByteArray("\"\"\"\na\n b\n\"\"\"");
    QTest::newRow("70 characters") << QByteArray(70, 'x')
                                   << QByteArray("\"\"\"" + QByteArray(70, 'x') + "\"\"\"");
    QTest::newRow("71 characters") << QByteArray(71, 'x')
                                   << QByteArray("\"\"\"\n" + QByteArray(71, 'x') + "\n\"\"\"");
    QTest::newRow("a leading blank") << QByteArray(" a") << QByteArray(R"(""" a""")");
    QTest::newRow("a quote at the end") << QByteArray("a\"") << QByteArray("\"\"\"\na\"\n\"\"\"");
    QTest::newRow("a backslash at the end") << QByteArray("a\\") << QByteArray("\"\"\"\na\\\n\"\"\"");
    QTest::newRow("triple quotes") << QByteArray("a\"\"\"b") << QByteArray(R"("""a\"""b""")");
}

void BlockStringTest::printsReadably()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, text);
    QCOMPARE(printed(value), text);
}

void BlockStringTest::knowsWhatItCanHold_data()
{
    tooltray::addColumns<QByteArray, bool>("value", "isPrintable");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("text") << QByteArray("a\n  b\nc") << true;
    QTest::newRow("a control character") << QByteArray("a\x01") << false;
    QTest::newRow("a carriage return") << QByteArray("a\rb") << false;
    QTest::newRow("a leading empty line") << QByteArray("\na") << false;
    QTest::newRow("a trailing empty line") << QByteArray("a\n") << false;
    QTest::newRow("only blanks") << QByteArray("  ") << false;
    QTest::newRow("indented lines") << QByteArray(" a\n b") << false;
    QTest::newRow("one indented line") << QByteArray(" a") << true;
}

void BlockStringTest::knowsWhatItCanHold()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, isPrintable);
    QCOMPARE(isPrintableAsBlockString(value.toStdString()), isPrintable);
}

void BlockStringTest::keepsEveryValueItCanHold()
{
    // Every text of up to six of the characters that matter.
    const std::string alphabet = "a \n\t\"\\";
    int held = 0;
    for (std::size_t number = 0; number < 6 * 6 * 6 * 6 * 6 * 6; ++number) {
        std::string value;
        for (std::size_t left = number; left > 0; left /= alphabet.size())
            value += alphabet[left % alphabet.size()];
        if (!isPrintableAsBlockString(value))
            continue;
        ++held;
        std::string text;
        printBlockString(value, text);
        QCOMPARE(stringValue(text), value);
    }
    QVERIFY(held > 1000);
}

TOOLTRAY_TEST(BlockStringTest)
#include "blockstringtest.moc"
