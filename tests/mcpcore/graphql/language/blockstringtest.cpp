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
    const tooltray::TestRows<QByteArray, QByteArray> row{"raw", "value"};
    row("one line", " a ", " a ");
    row("uniform", "\n    Hello,\n      World!\n\n    Yours\n", "Hello,\n  World!\n\nYours");
    row("the first line does not count", "  a\n    b\n   c", "  a\n b\nc");
    row("blank lines at both ends", "\n \t\n a\n\n \n", "a");
    row("only blank", "\n  \n\t\n", QByteArray());
    row("all line ends", "a\r\n b\r c\n d", "a\nb\nc\nd");
    row("quotes", R"(a \""" b)", R"(a """ b)");
    row("a short blank line stays", "\n    a\n  \n    b", "a\n\nb");
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
    const tooltray::TestRows<QByteArray, QByteArray> row{"value", "text"};
    row("short", "a b", R"("""a b""")");
    row("several lines", "a\nb", "\"\"\"\na\nb\n\"\"\"");
    row("indented lines", "a\n b", "\"\"\"\na\n b\n\"\"\"");
    row("70 characters", QByteArray(70, 'x'), QByteArray("\"\"\"" + QByteArray(70, 'x') + "\"\"\""));
    row("71 characters", QByteArray(71, 'x'), QByteArray("\"\"\"\n" + QByteArray(71, 'x') + "\n\"\"\""));
    row("a leading blank", " a", R"(""" a""")");
    row("a quote at the end", "a\"", "\"\"\"\na\"\n\"\"\"");
    row("a backslash at the end", "a\\", "\"\"\"\na\\\n\"\"\"");
    row("triple quotes", "a\"\"\"b", R"("""a\"""b""")");
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
