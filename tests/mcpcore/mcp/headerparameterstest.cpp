// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/params.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class HeaderParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAnnotatedPropertiesThroughObjectsOnly()
    {
        const auto found = findHeaderParameters(value(R"({"type":"object","properties":{
            "region":{"type":"string","x-mcp-header":"Region"},
            "plain":{"type":"string"},
            "where":{"type":"object","properties":{"zone":{"type":"integer","x-mcp-header":"Zone"}}},
            "list":{"type":"array","items":{"type":"string","x-mcp-header":"Item"}},
            "empty":{"type":"string","x-mcp-header":""}}})"));
        const std::vector<HeaderParameter> expected{{"Region", {"region"}}, {"Zone", {"where", "zone"}}};
        QVERIFY(found == expected);
    }

    void comparesHeadersWithArguments_data()
    {
        // header: null: not sent
        const TestRows<QByteArray, QByteArray, bool> row{"argument", "header", "fits"};

        row("same", R"("eu")", "eu", true);
        row("other case", R"("eu")", "EU", false);
        row("encoded", R"("Hello")", "=?base64?SGVsbG8=?=", true);
        row("badly encoded", R"("Hello")", "=?base64?SGVsbG8?=", false);
        row("half encoded is literal", R"("=?base64?SGVsbG8=")", "=?base64?SGVsbG8=", true);
        row("missing", R"("eu")", QByteArray(), false);
        row("nothing expected for null", "null", QByteArray(), true);
        row("whatever comes with null", "null", "eu", true);
        row("integer", "42", "42", true);
        row("integer in other words", "42", "42.0", true);
        row("other integer", "42", "43", false);
        row("no integer", "42", "forty-two", false);
        row("true", "true", "true", true);
        row("not true", "true", "false", false);
        row("empty string", R"("")", "", true);
    }

    void comparesHeadersWithArguments()
    {
        QFETCH(const QByteArray, argument);
        QFETCH(const QByteArray, header);
        QFETCH(const bool, fits);
        const std::vector<HeaderParameter> parameters{{"Region", {"where", "region"}}};
        const std::string sent = header.toStdString();
        std::vector<ParameterHeader> headers{{"Other", "x"}};
        if (!header.isNull())
            headers.push_back({"region", sent});
        const json::Value arguments = value(R"({"where":{"region":)" + argument.toStdString() + "}}");
        const auto failure = checkHeaderParameters(parameters, arguments, headers);
        QCOMPARE(!failure, fits);
        if (failure)
            QVERIFY(failure->fault == Fault::HeaderMismatch);
    }

    void writesWhatItAccepts_data()
    {
        QTest::addColumn<QByteArray>("argument");
        QTest::addColumn<QByteArray>("header"); // null: none

        QTest::newRow("text") << QByteArray(R"("eu")") << QByteArray("eu");
        QTest::newRow("text that needs encoding")
            << QByteArray(R"("\u00fc")") << QByteArray("=?base64?w7w=?=");
        QTest::newRow("text that looks encoded") << QByteArray(R"("=?base64?SGVsbG8=?=")")
                                                 << QByteArray("=?base64?PT9iYXNlNjQ/U0dWc2JHOD0/PQ==?=");
        QTest::newRow("empty text") << QByteArray(R"("")") << QByteArray("");
        QTest::newRow("number") << QByteArray("12345678901234567890") << QByteArray("12345678901234567890");
        QTest::newRow("true") << QByteArray("true") << QByteArray("true");
        QTest::newRow("null") << QByteArray("null") << QByteArray();
        QTest::newRow("array") << QByteArray("[1]") << QByteArray();
    }

    void writesWhatItAccepts()
    {
        QFETCH(const QByteArray, argument);
        QFETCH(const QByteArray, header);
        const std::vector<HeaderParameter> parameters{{"Region", {"region"}}};
        const json::Value arguments = value(R"({"region":)" + argument.toStdString() + "}");
        const auto written = writeHeaderParameters(parameters, arguments);
        QCOMPARE(written.size(), header.isNull() ? std::size_t(0) : std::size_t(1));
        if (header.isNull())
            return;
        QCOMPARE(written[0].first, std::string("Region"));
        QCOMPARE(written[0].second, header.toStdString());
        const std::vector<ParameterHeader> sent{{"region", written[0].second}};
        QVERIFY(!checkHeaderParameters(parameters, arguments, sent));
    }

    void writesNoHeaderWhoseNameWouldBreakOut()
    {
        const std::vector<HeaderParameter> parameters{{"A\r\nB: c", {"region"}}, {"A b", {"region"}}};
        QVERIFY(writeHeaderParameters(parameters, value(R"({"region":"eu"})")).empty());
    }
};

TOOLTRAY_TEST(HeaderParametersTest)
#include "headerparameterstest.moc"
