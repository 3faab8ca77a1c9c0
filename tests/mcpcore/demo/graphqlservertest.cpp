// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/graphqlserver.h"

#include "demoserver.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::demo;

namespace {

const QByteArray kJson = "Content-Type: application/json\r\n";
const QByteArray kPlain = kJson + "Accept: application/json\r\n";
const QByteArray kResponseType = "application/graphql-response+json; charset=utf-8";
const QByteArray kJsonType = "application/json; charset=utf-8";

} // namespace

// GraphQL over HTTP, on a real socket.
class GraphqlServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersHaveTheirStatus_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray, QByteArray, int, QByteArray, QByteArray> row{
            "method", "query", "headers", "body", "status", "type", "beginning"};

        const auto post = [&row](const char *name, const QByteArray &headers, const QByteArray &body,
                                 int status, const QByteArray &type, const QByteArray &beginning) {
            row(name, "POST", QByteArray(), headers, body, status, type, beginning);
        };
        const auto get = [&row](const char *name, const QByteArray &query, int status,
                                const QByteArray &beginning) {
            row(name, "GET", query, "Accept: application/json\r\n", QByteArray(), status, kJsonType,
                beginning);
        };
        const QByteArray typename_ = "{\"data\":{\"__typename\":\"Query\"}}";
        post("a query", kJson, "{\"query\": \"{ __typename }\"}", 200, kResponseType, typename_);
        post("a query for JSON", kPlain, "{\"query\": \"{ __typename }\"}", 200, kJsonType, typename_);
        post("nulls and what is not known", kPlain,
             "{\"query\": \"{ __typename }\", \"operationName\": null, \"variables\": null, \"extensions\": "
             "{}, "
             "\"x\": 1}",
             200, kJsonType, typename_);
        post("an empty operation name", kPlain, "{\"query\": \"{ __typename }\", \"operationName\": \"\"}",
             200, kJsonType, typename_);
        post("the operation named", kPlain,
             "{\"query\": \"query A { a: __typename } query B { b: __typename }\", \"operationName\": \"B\"}",
             200, kJsonType, "{\"data\":{\"b\":\"Query\"}}");
        post("none of two operations", kPlain,
             "{\"query\": \"query A { a: __typename } query B { b: __typename }\"}", 200, kJsonType,
             "{\"errors\":[{\"message\":\"Must provide operation name");
        post("an unknown operation", kJson,
             "{\"query\": \"query A { a: __typename }\", \"operationName\": \"B\"}", 400, kResponseType,
             "{\"errors\":[{\"message\":\"Unknown operation named \\\"B\\\".\"}]}");
        post("variables", kPlain,
             "{\"query\": \"query($l: String!) { user(login: $l) { name } }\", \"variables\": {\"l\": "
             "\"wren\"}}",
             200, kJsonType, "{\"data\":{\"user\":{\"name\":\"Wren Holly\"}}}");
        post("a wrong variable", kJson,
             "{\"query\": \"query($l: String!) { user(login: $l) { name } }\", \"variables\": {\"l\": 7}}",
             400, kResponseType, "{\"errors\":[{\"message\":\"Variable \\\"$l\\\" has invalid value");
        post("a syntax error", kJson, "{\"query\": \"{\"}", 400, kResponseType,
             "{\"errors\":[{\"message\":\"Syntax Error: ");
        post("a syntax error for JSON", kPlain, "{\"query\": \"{\"}", 200, kJsonType,
             "{\"errors\":[{\"message\":\"Syntax Error: ");
        post("an invalid query", kJson, "{\"query\": \"{ viewr }\"}", 400, kResponseType,
             "{\"errors\":[{\"message\":\"Cannot query field \\\"viewr\\\" on type \\\"Query\\\". Did you "
             "mean "
             "\\\"viewer\\\" or \\\"user\\\"?");
        post("an error beside data", kJson, "{\"query\": \"{ failure(message: \\\"no\\\") __typename }\"}",
             200, kResponseType,
             "{\"errors\":[{\"message\":\"no\",\"locations\":[{\"line\":1,\"column\":3}],\"path\":["
             "\"failure\"],"
             "\"extensions\":{\"code\":\"ALWAYS_FAILS\"}}],\"data\":{\"failure\":null,\"__typename\":"
             "\"Query\"}}");
        post("a scalar in a wrong form", kJson,
             "{\"query\": \"{ issues(filter: {dueBy: \\\"tomorrow\\\"}) { totalCount } }\"}", 400,
             kResponseType,
             "{\"errors\":[{\"message\":\"Date cannot represent \\\"tomorrow\\\"; it is written as "
             "\\\"2026-02-14\\\".\"");
        post("no JSON", kJson, "{", 400, kJsonType,
             "{\"errors\":[{\"message\":\"The body is not valid JSON: ");
        post("no query", kJson, "{}", 400, kJsonType,
             "{\"errors\":[{\"message\":\"The request needs the member query");
        post("a batch", kJson, "[{\"query\": \"{ __typename }\"}]", 400, kJsonType,
             "{\"errors\":[{\"message\":\"The body is a list of requests.");
        post("variables that are none", kJson, "{\"query\": \"{ __typename }\", \"variables\": [1]}", 400,
             kJsonType, "{\"errors\":[{\"message\":\"variables has to be an object or null.\"}]}");
        post("another content type", "Content-Type: text/plain\r\n", "{ __typename }", 415,
             "application/json", "{\"error\":{\"code\":\"unsupported_media_type\"");
        post("nothing that is acceptable", kJson + "Accept: text/html\r\n", "{\"query\": \"{ __typename }\"}",
             406, kJsonType, "{\"errors\":[{\"message\":\"Accept has to allow");
        post("a subscription without events", kPlain, "{\"query\": \"subscription { countdown }\"}", 406,
             kJsonType, "{\"errors\":[{\"message\":\"Subscriptions are answered as events.");
        post("a page that is too long", kJson, "{\"query\": \"{ issues(first: 1000) { totalCount } }\"}", 200,
             kResponseType, "{\"errors\":[{\"message\":\"first has to be 0 to 100.");
        get("GET", "?query=%7B__typename%7D", 200, typename_);
        get("GET with pluses", "?query=query+A+%7B+__typename+%7D&operationName=A", 200, typename_);
        get("GET with variables",
            "?query=query($l:String!)%7Buser(login:$l)%7Bname%7D%7D&variables=%7B%22l%22:%22jay%22%7D", 200,
            "{\"data\":{\"user\":{\"name\":\"Jay Oakley\"}}}");
        get("GET of a mutation", "?query=mutation%7BresetData%7BissueCount%7D%7D", 405,
            "{\"errors\":[{\"message\":\"Mutations are sent with POST.\"}]}");
        get("GET of nothing", "", 400, "{\"errors\":[{\"message\":\"The request needs the member query");
        get("GET with wrong escapes", "?query=%zz", 400, "{\"errors\":[{\"message\":\"The query string has");
        get("GET with variables that are no JSON", "?query=%7B__typename%7D&variables=x", 400,
            "{\"errors\":[{\"message\":\"The parameter variables is not valid JSON: ");
    }
    void answersHaveTheirStatus()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, query);
        QFETCH(QByteArray, headers);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, beginning);
        const auto answer = m_server.request(method.toStdString(), query.toStdString(), headers.toStdString(),
                                             body.toStdString());
        QVERIFY(answer);
        QTEST(answer->status, "status");
        QTEST(QByteArray::fromStdString(answer->header("Content-Type").value_or("")), "type");
        QVERIFY2(answer->body.starts_with(beginning.toStdString()), answer->body.c_str());
        if (answer->status == 405)
            QCOMPARE(answer->header("Allow"), std::optional<std::string>("POST"));
    }

    // Some 50,000 values, in turns of the event loop.
    void longAnswersPause()
    {
        const json::Value answer = m_server.post(
            "{ issues(first: 100) { nodes { id key title body assignees { login name email } labels { name "
            "color "
            "} "
            "comments { nodes { id body author { login name } } } timeline { ... on Comment { id } } "
            "project { key name labels { name } } } } }");
        QVERIFY(answer["errors"].isNull());
        QCOMPARE(answer["data"]["issues"]["nodes"].size(), std::size_t(100));
        const json::Value tooMuch = m_server.post("{ issues(first: 100) { nodes { project { issues(first: "
                                                  "100) { nodes { comments { nodes { author { "
                                                  "login } issue { title } } } labels { name } } } } } } }");
        QVERIFY(tooMuch["errors"][0]["message"].toString().starts_with(
            "The response would have more than 100000"));
    }

    void waitingCanBeGivenUp()
    {
        const std::size_t before = m_server.clock().pendingTimers();
        {
            test::HttpConnection connection(m_server.port());
            connection.send(test::httpRequest("POST", DemoEndpoint::kPath, kJson.toStdString(),
                                              postBody("{ wait(milliseconds: 500) }")));
            QTRY_VERIFY(m_server.clock().pendingTimers() > before);
            connection.abort();
        }
        QTRY_COMPARE(m_server.connectionsOpen(), std::uint64_t(0));
        m_server.clock().advance(std::chrono::seconds(1));
        const json::Value after =
            m_server.post("{ __typename }"); // nothing was broken by the answer to nobody
        QCOMPARE(after["data"]["__typename"].toString(), std::string_view("Query"));
    }

private:
    DemoServer m_server;
};

TOOLTRAY_TEST(GraphqlServerTest)
#include "graphqlservertest.moc"
