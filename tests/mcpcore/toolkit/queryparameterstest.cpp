// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restmessage.h"

#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class QueryParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatFormsWrite()
    {
        const auto parsed = QueryParameters::parse("a=1&b=x+y%26z&&c&a=2&d=");
        VERIFY_RESULT(parsed);
        QCOMPARE(parsed->value("a"), std::optional<std::string>("1"));
        QCOMPARE(parsed->value("b"), std::optional<std::string>("x y&z"));
        QCOMPARE(parsed->value("c"), std::optional<std::string>(""));
        QCOMPARE(parsed->value("d"), std::optional<std::string>(""));
        QCOMPARE(parsed->value("e"), std::optional<std::string>());
        QCOMPARE(parsed->all().size(), std::size_t(5));
    }

    void whatIsNoneIsRefused_data()
    {
        QTest::addColumn<std::string>("query");
        QTest::newRow("one digit") << std::string("a=%1");
        QTest::newRow("no digits") << std::string("a=%zz");
        QTest::newRow("not UTF-8") << std::string("a=%ff");
        QTest::newRow("in a name") << std::string("%=1");
    }

    void whatIsNoneIsRefused()
    {
        QFETCH(const std::string, query);
        COMPARE_ERROR(QueryParameters::parse(query), ErrorKind::Invalid, "query_malformed");
    }
};

TOOLTRAY_TEST(QueryParametersTest)
#include "queryparameterstest.moc"
