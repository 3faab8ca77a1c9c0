// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/jsoncedit.h"

#include "support/result.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::clients;

namespace {

const EntryPlace kJsonPlace{{"s"}, "t"};

json::Value smallEntry(int number = 1)
{
    return json::Value::object({{"n", number}});
}

} // namespace

class JsoncEditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsTheEntryWhereItLooksAtHome_data()
    {
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("nothing", "", "{\n  \"s\": {\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}\n");
        row("a byte order mark alone", "\xEF\xBB\xBF",
            "\xEF\xBB\xBF{\n  \"s\": {\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}\n");
        row("an empty document", "{}", "{\n  \"s\": {\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}");
        row("an empty object", "{\n \"s\": {}\n}", "{\n \"s\": {\n  \"t\": {\n   \"n\": 1\n  }\n }\n}");
        row("behind others", "{\n  \"s\": {\n    \"a\": 1\n  }\n}",
            "{\n  \"s\": {\n    \"a\": 1,\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}");
        row("behind a comma", "{\n  \"s\": {\n    \"a\": 1,\n  }\n}",
            "{\n  \"s\": {\n    \"a\": 1,\n    \"t\": {\n      \"n\": 1\n    },\n  }\n}");
        row("behind a comment", "{\n  \"s\": {\n    \"a\": 1 // c\n  }\n}",
            "{\n  \"s\": {\n    \"a\": 1, // c\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}");
        row("on one line", "{\"s\": {\"a\": 1}}", "{\"s\": {\"a\": 1, \"t\": {\"n\": 1}}}");
        row("on a line that a comment ends", "{\"s\": {\"a\": 1 // c\n}}",
            "{\"s\": {\"a\": 1, // c\n\"t\": {\n  \"n\": 1\n}\n}}");
        row("in an object with a comment", "{\n  \"s\": {\n    // none\n  }\n}",
            "{\n  \"s\": {\n    // none\n    \"t\": {\n      \"n\": 1\n    }\n  }\n}");
        row("between a comment and its brace", "{\n  \"s\": {\n    /* none */ }\n}",
            "{\n  \"s\": {\n    /* none */\"t\": {\"n\": 1} }\n}");
        row("line ends of the file", "{\r\n\t\"a\": 1\r\n}",
            "{\r\n\t\"a\": 1,\r\n\t\"s\": {\r\n\t\t\"t\": {\r\n\t\t\t\"n\": 1\r\n\t\t}\r\n\t}\r\n}");
    }

    void putsTheEntryWhereItLooksAtHome()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto put = putIntoJsonc(source, kJsonPlace, smallEntry());
        VERIFY_RESULT(put);
        QCOMPARE(*put, expected);
        if (source.starts_with("{") && source.find("{}") == std::string::npos)
            QCOMPARE(*removeFromJsonc(*put, kJsonPlace), source);
    }

    void replacesNothingButTheValue()
    {
        const std::string source = "{\n  \"s\": { \"t\" : {\"n\": 1, \"x\": [1, 2]} /* c */, \"z\": 0 }\n}";
        QCOMPARE(*putIntoJsonc(source, kJsonPlace, smallEntry(2)),
                 "{\n  \"s\": { \"t\" : {\"n\": 2} /* c */, \"z\": 0 }\n}");
    }

    void removesTheEntryAlone_data()
    {
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("first", "{\"s\": {\"t\": {}, \"b\": 2}}", "{\"s\": { \"b\": 2}}");
        row("in the middle", "{\"s\": {\n\"a\": 1,\n\"t\": {},\n\"b\": 2}}",
            "{\"s\": {\n\"a\": 1,\n\"b\": 2}}");
        row("last", "{\"s\": {\n\"a\": 1 /*x*/, // y\n\"t\": {}\n}}", "{\"s\": {\n\"a\": 1 /*x*/ // y\n}}");
        row("last with a comma", "{\"s\": {\n\"a\": 1,\n\"t\": {},\n}}", "{\"s\": {\n\"a\": 1,\n}}");
        row("with a comment of its own", "{\"s\": {\n// ours\n\"t\": {} // yes\n}}",
            "{\"s\": {\n// ours // yes\n}}");
        row("none there", "{\"s\": {}}", "{\"s\": {}}");
        row("one of another object", "{\"x\": {\"t\": {}}}", "{\"x\": {\"t\": {}}}");
    }

    void removesTheEntryAlone()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto removed = removeFromJsonc(source, kJsonPlace);
        VERIFY_RESULT(removed);
        QCOMPARE(*removed, expected);
    }

    void seesCommentsThatWouldBeLost()
    {
        QVERIFY(!(*findInJsonc("{\"s\": {\"t\": {}/*c*/}}", kJsonPlace))->hasComments);
        QVERIFY((*findInJsonc("{\"s\": {\"t\": {/*c*/}}}", kJsonPlace))->hasComments);
    }
};

TOOLTRAY_TEST(JsoncEditTest)
#include "jsoncedittest.moc"
