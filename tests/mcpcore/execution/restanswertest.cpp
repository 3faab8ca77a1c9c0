// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrun.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class RestAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsABody_data()
    {
        const TestRows<std::string, std::string, std::string> row{"mediaType", "body", "expected"};
        row("JSON", "application/json", "{\"a\":1}", "{'a':1}");
        row("JSON of a kind", "application/problem+json", "[1]", "[1]");
        row("a number", "application/json", "7", "7");
        row("nothing", "", "", "null");
        row("JSON that is none", "application/json", "<html>", "answer_not_json");
        row("JSON cut off", "application/json", "{\"a\":", "answer_not_json");
        row("JSON that is empty", "application/json", "", "null");
        row("text", "text/plain", "hello\n", "'hello\\n'");
        row("text like JSON", "text/plain", "{\"a\":1}", "'{\\'a\\':1}'");
        row("a page", "text/html", "<html>", "'<html>'");
        row("JSON of no type", "", "{\"a\":1}", "{'a':1}");
        row("text of no type", "", "hello", "'hello'");
        row("bytes", "image/png", "\x89PNG\xff",
            "{'media_type':'image/png','bytes':5,'content_base64':'iVBOR/8='}");
        row("bytes of no type", "", "\x89PNG\xff",
            "{'media_type':'application/octet-stream','bytes':5,'content_base64':'iVBOR/8='}");
        row("JSON of bytes", "application/json", "\"\xff\"", "answer_not_json");
    }
    void readsABody()
    {
        QFETCH(std::string, mediaType);
        QFETCH(std::string, body);
        QFETCH(std::string, expected);
        QCOMPARE(shown(restValue(mediaType, body)), expected);
    }

    void readsTheEncodingsOfWesternEurope_data()
    {
        const TestRows<std::string, std::string, std::string> row{"type", "body", "expected"};
        row("text/plain; charset=ISO-8859-1", "caf\xe9", "caf\u00e9");
        row("text/plain; charset=\"latin1\"; format=flowed", "caf\xe9", "caf\u00e9");
        row("text/plain;charset=Windows-1252", "\x80 \x93\xdf\x94", "\u20ac \u201c\u00df\u201d");
        row("text/csv; charset=us-ascii", "caf\xe9", "caf\u00e9");
        row("Text/Plain; Charset=ISO-8859-1", "caf\u00e9", "caf\u00e9"); // which is UTF-8 all the same
        row("text/plain; charset=utf-8", "caf\xe9", "caf\xe9");
        row("text/plain; charset=koi8-r", "\xc1", "\xc1");
        row("text/plain", "caf\xe9", "caf\xe9");
    }
    void readsTheEncodingsOfWesternEurope()
    {
        QFETCH(std::string, type);
        QFETCH(std::string, body);
        QFETCH(std::string, expected);
        QCOMPARE(test::response(200, {}, {{"Content-Type", type}}).head.asUtf8(body), expected);
    }

    void readsAHead()
    {
        const auto head =
            test::response(
                200, {},
                {{"ETag", "x"}, {"X-Total", "7"}, {"Set-Cookie", "session=1"}, {"Vary", "a"}, {"vary", "b"}})
                .head;
        QCOMPARE(shown(headValue(head)),
                 std::string("{'status':200,'headers':{'etag':'x','x-total':'7','vary':'a, b'}}"));
    }
};

TOOLTRAY_TEST(RestAnswerTest)

#include "restanswertest.moc"
