// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/styles.h"

#include "openapisample.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

constexpr const char *kList = "['blue','black']";
constexpr const char *kObject = "{'R':100,'G':200}";

QByteArray joined(const std::vector<std::string> &pairs, const char *separator = "&")
{
    QByteArray text;
    for (const std::string &pair : pairs)
        text += (text.isEmpty() ? "" : separator) + QByteArray::fromStdString(pair);
    return text;
}

} // namespace

class StyleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The table of OpenAPI 3.2, appendix C, and examples of RFC 6570.
    void pathsAndHeaders_data()
    {
        QTest::addColumn<int>("style");
        QTest::addColumn<bool>("isExploded");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](Style style, bool isExploded, const char *value, const char *text) {
            QTest::addRow("%d %d %s", int(style), int(isExploded), value)
                << int(style) << isExploded << QByteArray(value) << QByteArray(text);
        };
        row(Style::Simple, false, "'blue'", "blue");
        row(Style::Simple, false, kList, "blue,black");
        row(Style::Simple, false, kObject, "R,100,G,200");
        row(Style::Simple, true, "'blue'", "blue");
        row(Style::Simple, true, kList, "blue,black");
        row(Style::Simple, true, kObject, "R=100,G=200");
        row(Style::Label, false, "'blue'", ".blue");
        row(Style::Label, false, kList, ".blue,black");
        row(Style::Label, false, kObject, ".R,100,G,200");
        row(Style::Label, true, kList, ".blue.black");
        row(Style::Label, true, kObject, ".R=100.G=200");
        row(Style::Matrix, false, "'blue'", ";c=blue");
        row(Style::Matrix, false, "''", ";c");
        row(Style::Matrix, false, kList, ";c=blue,black");
        row(Style::Matrix, false, kObject, ";c=R,100,G,200");
        row(Style::Matrix, true, kList, ";c=blue;c=black");
        row(Style::Matrix, true, kObject, ";R=100;G=200");
        row(Style::Simple, false, "'a/b?c#d e%'", "a%2Fb%3Fc%23d%20e%25");
        row(Style::Simple, false, "['a,b','c']", "a%2Cb,c");
        row(Style::Simple, false, "true", "true");
        row(Style::Simple, false, "1.50", "1.50");
        row(Style::Simple, false, "12345678901234567890", "12345678901234567890");
        row(Style::Simple, false, "[null,'a']", "a");
        row(Style::Simple, true, "{'a':null,'b':[1]}", "b=%5B1%5D");
        row(Style::Simple, false, "[]", "nothing");
        row(Style::Label, true, "{}", "nothing");
        row(Style::Simple, false, "null", "nothing");
        row(Style::Simple, false, "'\xC3\xBC'", "%C3%BC");
    }

    void pathsAndHeaders()
    {
        QFETCH(int, style);
        QFETCH(bool, isExploded);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, text);
        const auto written =
            styledText("c", samples::value(value.toStdString()), {static_cast<Style>(style), isExploded});
        QCOMPARE(QByteArray::fromStdString(written.value_or("nothing")), text);
    }

    void queriesAndCookies_data()
    {
        QTest::addColumn<int>("style");
        QTest::addColumn<bool>("isExploded");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](Style style, bool isExploded, const char *value, const char *text) {
            QTest::addRow("%d %d %s", int(style), int(isExploded), value)
                << int(style) << isExploded << QByteArray(value) << QByteArray(text);
        };
        row(Style::Form, true, "'blue'", "c=blue");
        row(Style::Form, true, "''", "c=");
        row(Style::Form, true, kList, "c=blue&c=black");
        row(Style::Form, true, kObject, "R=100&G=200");
        row(Style::Form, false, kList, "c=blue,black");
        row(Style::Form, false, kObject, "c=R,100,G,200");
        row(Style::SpaceDelimited, false, kList, "c=blue%20black");
        row(Style::SpaceDelimited, false, kObject, "c=R%20100%20G%20200");
        row(Style::SpaceDelimited, true, kList, "c=blue&c=black");
        row(Style::PipeDelimited, false, kList, "c=blue%7Cblack");
        row(Style::PipeDelimited, false, kObject, "c=R%7C100%7CG%7C200");
        row(Style::PipeDelimited, true, kObject, "R=100&G=200");
        row(Style::TabDelimited, false, kList, "c=blue%09black");
        row(Style::DeepObject, false, kList, "c%5B0%5D=blue&c%5B1%5D=black");
        row(Style::DeepObject, true, kObject, "c%5BR%5D=100&c%5BG%5D=200");
        row(Style::DeepObject, true, "{'a':{'b':[1,{'d e':true}]},'n':null}",
            "c%5Ba%5D%5Bb%5D%5B0%5D=1&c%5Ba%5D%5Bb%5D%5B1%5D%5Bd%20e%5D=true");
        row(Style::DeepObject, true, "'x'", "c=x");
        row(Style::Form, true, "['a&b','c=d']", "c=a%26b&c=c%3Dd");
        row(Style::Form, false, "['a,b']", "c=a%2Cb");
        row(Style::Form, true, "[{'a':1}]", "c=%7B%22a%22%3A1%7D");
        row(Style::Form, true, "[]", "");
        row(Style::Form, false, "{}", "");
        row(Style::Form, true, "null", "");
        row(Style::Form, true, "[null]", "");
    }

    void queriesAndCookies()
    {
        QFETCH(int, style);
        QFETCH(bool, isExploded);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, text);
        QCOMPARE(joined(styledPairs("c", samples::value(value.toStdString()),
                                    {static_cast<Style>(style), isExploded})),
                 text);
    }

    void reservedCharactersStayWhereTheyMay()
    {
        const std::string all = ":/?#[]@!$&'()*+,;=%41% ";
        QCOMPARE(escaped(all, Escaping::Reserved), std::string(":/?%23%5B%5D@!$%26'()*%2B,;%3D%41%25%20"));
        QCOMPARE(escaped(all, Escaping::ReservedPath),
                 std::string(":/%3F%23%5B%5D@!$%26'()*%2B,;%3D%41%25%20"));
        QCOMPARE(escaped("-._~aZ0", Escaping::Unreserved), std::string("-._~aZ0"));
    }
};

TOOLTRAY_TEST(StyleTest)
#include "styletest.moc"
