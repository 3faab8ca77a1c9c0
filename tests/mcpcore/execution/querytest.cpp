// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrequest.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

Q_DECLARE_METATYPE(openapi::FieldStyles)

class QueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesParameters_data()
    {
        const TestRows<std::string, std::string> row{"members", "text"};
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

    // Members of an object that are written by their own names.
    void membersStandInForNothingElse_data()
    {
        addColumns<std::string, std::string, openapi::FieldStyles, bool>("place", "members", "styles",
                                                                         "isRefused");
        const openapi::FieldStyle exploded{.style = openapi::Style::Form, .isExploded = true};
        const openapi::FieldStyle form{.contentType = "application/x-www-form-urlencoded"};
        const openapi::FieldStyle text{.contentType = "application/json"};
        const auto row = [](const char *name, const char *place, const char *members,
                            const openapi::FieldStyles &styles, bool isRefused) {
            QTest::newRow(name) << std::string(place) << std::string(members) << styles << isRefused;
        };
        const openapi::FieldStyles one{{"query:f", exploded}};
        const openapi::FieldStyles two{{"query:f", exploded}, {"query:g", exploded}};
        row("a parameter", "query", "{'f':{'a':1},'a':2}", one, true);
        row("in another case", "query", "{'f':{'A':1},'a':2}", one, true);
        row("other names", "query", "{'f':{'b':1},'a':2}", one, false);
        row("a member of another object", "query", "{'f':{'a':1},'g':{'a':2}}", two, true);
        row("other members", "query", "{'f':{'a':1},'g':{'b':2}}", two, false);
        row("lists of one object", "query", "{'f':{'a[0]':1,'a[1]':2}}", one, false);
        row("the name of the object", "query", "{'f':{'f':1}}", one, false);
        row("a list of that name", "query", "{'f':[1],'g':{'f':2}}", two, true);
        row("null", "query", "{'f':{'a':1},'a':null}", one, false);
        row("a member that is null", "query", "{'f':{'a':null},'a':1}", one, false);
        row("a style that says nothing of parts", "query", "{'f':{'a':1},'a':2}",
            {{"query:f", {.allowsReserved = true}}}, true);
        row("an encoded name", "query", "{'f':{'%61':1},'a':2}",
            {{"query:f", {.style = openapi::Style::Form, .isExploded = true, .allowsReserved = true}}}, true);
        row("a name with a dot", "query", "{'f':{'a.b':1},'a_b':2}", one, true);
        row("a name with a space", "query", "{'f':{'a b':1},'a_b':2}", one, true);
        row("a space before the name", "query", "{'f':{' a':1},'a':2}", one, true);
        row("a whole query", "query", "{'f':{'a':1},'a':2}", {{"query:f", form}}, true);
        row("a whole query as JSON", "query", "{'f':{'a':1},'a':2}", {{"query:f", text}}, false);
        row("a form", "body", "{'f':{'a':1},'a':2}", {{"body:f", exploded}}, true);
        row("a field of a form as JSON", "body", "{'f':{'a':1},'a':2}", {{"body:f", text}}, false);
    }
    void membersStandInForNothingElse()
    {
        QFETCH(std::string, place);
        QFETCH(std::string, members);
        QFETCH(openapi::FieldStyles, styles);
        QFETCH(bool, isRefused);
        const auto error = doubledName(value(members), styles, place);
        QCOMPARE(error.has_value(), isRefused);
        if (error)
            QCOMPARE(error->code, std::string("parameter_doubled"));
    }

    void manyMembersAreComparedQuickly()
    {
        json::Value first = json::Value::object();
        json::Value second = json::Value::object();
        for (int i = 0; i < 100'000; ++i) {
            first.set("a" + std::to_string(i), 1);
            second.set("b" + std::to_string(i), 1);
        }
        second.set("a99999", 1);
        openapi::FieldStyle exploded;
        exploded.style = openapi::Style::Form;
        exploded.isExploded = true;
        const auto error = doubledName(json::Value::object({{"f", first}, {"g", second}}),
                                       {{"query:f", exploded}, {"query:g", exploded}}, "query");
        QVERIFY(error);
        QCOMPARE(error->code, std::string("parameter_doubled"));
    }

    void replacesParameters_data()
    {
        addColumns<std::string, std::string, std::string>("before", "members", "after");
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
