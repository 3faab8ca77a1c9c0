// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/errormeaning.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;

class ErrorMeaningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesMeanWhatStatusesMean_data()
    {
        const TestRows<std::string, int, ErrorKind> row{"error", "status", "kind"};
        using enum ErrorKind;
        row("Apollo", R"({"extensions":{"code":"UNAUTHENTICATED"}})", 401, Denied);
        row("Apollo, not allowed", R"({"extensions":{"code":"FORBIDDEN"}})", 403, Denied);
        row("GitHub", R"({"type":"NOT_FOUND"})", 404, NotFound);
        row("GitHub, scopes", R"({"type":"INSUFFICIENT_SCOPES"})", 403, Denied);
        row("GitHub, rate", R"({"type":"RATE_LIMITED"})", 429, Unavailable);
        row("Shopify", R"({"extensions":{"code":"THROTTLED"}})", 429, Unavailable);
        row("Hasura", R"({"extensions":{"code":"invalid-jwt"}})", 401, Denied);
        row("DGS", R"({"extensions":{"errorType":"PERMISSION_DENIED"}})", 403, Denied);
        row("Spring", R"({"extensions":{"classification":"UNAUTHORIZED"}})", 401, Denied);
        row("by a status", R"({"extensions":{"http":{"status":409}}})", 409, Conflict);
        row("by a status code", R"({"extensions":{"statusCode":503}})", 503, Unavailable);
        row("an outage", R"({"extensions":{"code":"SERVICE_UNAVAILABLE"}})", 503, Unavailable);
        row("a validation error", R"({"extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}})", 0, Invalid);
        row("whatever a resolver throws", R"({"extensions":{"code":"INTERNAL_SERVER_ERROR"}})", 0, Invalid);
        row("a masked one", R"({"message":"Internal server error"})", 500, Unavailable);
        row("a masked one of Yoga",
            R"({"message":"Unexpected error.","extensions":{"code":"INTERNAL_SERVER_ERROR"}})", 500,
            Unavailable);
        row("a masked one of Spring", R"({"message":"INTERNAL_ERROR for 7","extensions":{}})", 500,
            Unavailable);
        row("one with its reason", R"({"message":"Unexpected error: The title is taken."})", 0, Invalid);
        row("none", R"({"message":"no"})", 0, Invalid);
        row("of other types", R"({"extensions":[1],"type":7,"code":{}})", 0, Invalid);
        row("a text", R"("no")", 0, Invalid);
        row("a status far out", R"({"extensions":{"status":-9223372036854775808}})", 0, Invalid);
    }

    void codesMeanWhatStatusesMean()
    {
        QFETCH(const std::string, error);
        QFETCH(const int, status);
        QFETCH(const ErrorKind, kind);
        // The first error that says anything counts.
        for (const std::string before : {"", "{\"message\":\"first\"},"}) {
            const auto meaning = meaningOf(json::parse("[" + before + error + "]").value);
            QCOMPARE(meaning.has_value(), status != 0);
            if (!meaning)
                continue;
            QCOMPARE(meaning->status, status);
            QCOMPARE(meaning->kind, kind);
            QVERIFY(!Message(meaning->hint).empty());
        }
    }

    void allOfAnErrorIsReported()
    {
        const json::Value error = json::parse(R"({"message":"no","type":"X","path":["a",1],
            "locations":[{"line":1,"column":2}],"extensions":{"code":"Y","more":[1]},"other":{"a":1}})")
                                      .value;
        QCOMPARE(reportedError(error), error);
        QCOMPARE(json::write(reportedError(json::Value("no"))), std::string("{\"message\":\"no\"}"));
    }

    void whatIsTooMuchIsShortened()
    {
        const std::string trace(20'000, 'x');
        json::Value error = json::parse(R"({"message":"no","type":"X"})").value;
        error.set("extensions", json::Value::object({{"code", "Y"}, {"stacktrace", trace}}));
        const json::Value reported = reportedError(error);
        QVERIFY(json::writtenSize(reported) < 2'000);
        QCOMPARE(json::write(reported),
                 std::string(R"({"message":"no","type":"X","extensions":{"code":"Y"}})"));
        error.set("message", json::Value(trace));
        QVERIFY(json::writtenSize(reportedError(error)) < 2'500);
        QVERIFY(sentencesOf(json::Value::array({error})).front().size() < 1'100);
    }

    void sentencesHaveTheirPath()
    {
        const json::Value errors =
            json::parse(R"([{"message":"no","path":["a",3,"b"]},{"path":"x"},"text",{"message":7},)"
                        R"({"message":"","extensions":{"code":"ODD"}},{"path":["b"]}])")
                .value;
        const std::vector<Message> expected{"no (at a[3].b)",
                                            "The server gives no message.",
                                            "text",
                                            "The server gives no message.",
                                            "ODD",
                                            "At b: The server gives no message."};
        QCOMPARE(sentencesOf(errors), expected);
        // What the API says is nothing to be translated.
        QVERIFY(sentencesOf(errors)[0].source() == nullptr && sentencesOf(errors)[1].source() != nullptr);
    }
};

TOOLTRAY_TEST(ErrorMeaningTest)
#include "errormeaningtest.moc"
