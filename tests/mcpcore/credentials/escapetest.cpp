// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/decodedview.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::credentials;

Q_DECLARE_METATYPE(Escape)

namespace {

// Of the whole text, and how much had to be seen for the first escape.
std::string unescaped(Escape escape, std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        if (text.front() != mark(escape)) {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        text.remove_prefix(unescape(escape, text, true, out));
    }
    return out;
}

} // namespace

class EscapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void escapesAreTakenBack_data()
    {
        const tooltray::TestRows<Escape, QByteArray, QByteArray> row{"escape", "text", "expected"};
        using enum Escape;
        row(Percent, "a%20b%2F%2fc%c3%A9", "a b//c\u00e9");
        row(Percent, "100%", "100%");
        row(Percent, "%4", "%4");
        row(Percent, "%%41%4x%x4", "%A%4x%x4");
        row(Percent, "%2541", "%41");
        row(Json, "\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\b\f\n\r\t");
        row(Json, R"(\u0041\u00e9\u20AC)", "A\u00e9\u20ac");
        row(Json, R"(\ud83d\ude00)", "\U0001F600");
        row(Json, R"(\ud83d\u0041)", R"(\ud83dA)");
        row(Json, R"(\ud83dx\ude00)", R"(\ud83dx\ude00)");
        row(Json, R"(\ud83d\ud83d\ude00)", "\\ud83d\U0001F600");
        row(Json, R"(\ud83d\n)", "\\ud83d\n");
        row(Json, R"(\u12)", R"(\u12)");
        row(Json, R"(\u12g4\x\)", R"(\u12g4\x\)");
        row(Json, R"(\\n)", R"(\n)");
        row(Json, R"(\ud83d\ude)", R"(\ud83d\ude)");
    }
    void escapesAreTakenBack()
    {
        QFETCH(Escape, escape);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(unescaped(escape, text.toStdString()), expected.toStdString());
    }

    // Whatever is given an answer before the end of the text gets the same one with more of it.
    void whatIsDecidedEarlyStaysSo_data() { escapesAreTakenBack_data(); }
    void whatIsDecidedEarlyStaysSo()
    {
        QFETCH(Escape, escape);
        QFETCH(QByteArray, text);
        const std::string whole = text.toStdString();
        for (std::size_t begin = 0; begin < whole.size(); ++begin) {
            if (whole[begin] != mark(escape))
                continue;
            std::string expected;
            const std::size_t taken = unescape(escape, whole.substr(begin), true, expected);
            for (std::size_t size = 1; begin + size <= whole.size(); ++size) {
                std::string out;
                const std::size_t early = unescape(escape, whole.substr(begin, size), false, out);
                QVERIFY(early == 0 ? out.empty() : early == taken && out == expected);
                QVERIFY(early != 0 || size < 12);
            }
        }
    }
};

TOOLTRAY_TEST(EscapeTest)
#include "escapetest.moc"
