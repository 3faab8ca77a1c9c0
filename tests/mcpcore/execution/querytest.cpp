// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrequest.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class QueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesParameters_data()
    {
        QTest::addColumn<std::string>("members");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char *name, const char *members, const char *text) {
            QTest::newRow(name) << std::string(members) << std::string(text);
        };
        row("nothing", "{}", "");
        row("all kinds", "{'a':'x','b':7,'c':true,'d':1.0}", "a=x&b=7&c=true&d=1.0");
        row("an empty text", "{'a':''}", "a=");
        row("null", "{'a':null,'b':1}", "b=1");
        row("a list", "{'a':[1,null,'x'],'b':[]}", "a=1&a=x");
        row("marks", "{'a&b=c':'d&e=f +/?#'}", "a%26b%3Dc=d%26e%3Df%20%2B%2F%3F%23");
        row("a name with brackets", "{'labels[]':['a','b']}", "labels%5B%5D=a&labels%5B%5D=b");
        row("a line break", "{'a':'b\\r\\nc'}", "a=b%0D%0Ac");
        row("an object", "{'a':{'b':1}}", "query_not_text");
        row("an object in a list", "{'a':[{'b':1}]}", "query_not_text");
        row("a list of lists", "{'a':[[1]]}", "query_not_text");
    }
    void writesParameters()
    {
        QFETCH(std::string, members);
        QFETCH(std::string, text);
        const Result<std::string> written = queryText(value(members));
        QCOMPARE(written ? *written : written.error().code, text);
    }

    void replacesParameters_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("members");
        QTest::addColumn<std::string>("after");
        const auto row = [](const char *name, const char *before, const char *members, const char *after) {
            QTest::newRow(name) << std::string("https://api.example.com:8443") + before
                                << std::string(members)
                                << std::string("https://api.example.com:8443") + after;
        };
        row("none", "/x", "{}", "/x");
        row("the first", "/x", "{'a':1}", "/x?a=1");
        row("one more", "/x?b=2", "{'a':1}", "/x?b=2&a=1");
        row("another value", "/x?a=0&b=2&a=3", "{'a':1}", "/x?b=2&a=1");
        row("an encoded name", "/x?%61=0&b=2", "{'a':1}", "/x?b=2&a=1");
        row("null takes it away", "/x?a=0&b=2", "{'a':null}", "/x?b=2");
        row("without a value", "/x?a&b", "{'a':1}", "/x?b&a=1");
        row("empty parts", "/x?&&b=2&", "{'a':1}", "/x?b=2&a=1");
    }
    void replacesParameters()
    {
        QFETCH(std::string, before);
        QFETCH(std::string, members);
        QFETCH(std::string, after);
        const Result<upstream::Url> url = withQuery(*upstream::Url::parse(before), value(members));
        QVERIFY(url);
        QCOMPARE(url->text(), after);
    }
};

TOOLTRAY_TEST(QueryTest)

#include "querytest.moc"
