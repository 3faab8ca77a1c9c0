// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/requestrules.h"

#include "support/testcase.h"
#include "workspace/codec/operationcodec.h"
#include "json/decode.h"
#include "json/parser.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

RestRequest requestOf(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    auto decoded = json::decode<RestRequest>(json::parse(text).value);
    if (!decoded)
        qFatal("%s: %s", text.c_str(), decoded.errors.front().message.c_str());
    return std::move(decoded.value);
}

} // namespace

class ReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatChangesSomething_data()
    {
        QTest::addColumn<std::string>("request");
        QTest::addColumn<bool>("mutates");
        const auto writes = [](const char *name, const char *request) {
            QTest::newRow(name) << std::string(request) << true;
        };
        const auto reads = [](const char *name, const char *request) {
            QTest::newRow(name) << std::string(request) << false;
        };
        reads("GET", "{'path':'/issues/{id}'}");
        reads("HEAD", "{'method':'HEAD','path':'/issues'}");
        reads("OPTIONS", "{'method':'OPTIONS','path':'/issues'}");
        reads("QUERY", "{'method':'QUERY','path':'/issues','body':{'object':{'state':{'parameter':'s'}}}}");
        writes("a mutation that is sent by QUERY",
               "{'method':'QUERY','path':'/x','body':{'constant':{'query':'mutation { m }'}}}");
        reads("parameters", "{'path':'/x','query':{'q':{'parameter':'q'},'state':{'constant':'open'}}}");
        reads("the method of payment", "{'path':'/x','query':{'method':{'constant':'card'}}}");
        reads("an open method", "{'path':'/x','query':{'payment_method':{'parameter':'m'}}}");
        reads("a search for query", "{'path':'/search?query=open','query':{'query':{'parameter':'q'}}}");
        reads("a JSON filter", "{'path':'/x','query':{'filter':{'constant':'{\\'state\\':\\'open\\'}'}}}");
        reads("a template in a path", "{'path':'/search?q={q}&mutation=1'}");
        reads("headers",
              "{'path':'/x','headers':{'Accept':{'constant':'text/plain'},'X-Tenant':{'parameter':'t'}}}");
        reads("a body of a search",
              "{'path':'/_search','body':{'constant':{'query':{'match':{'title':'x'}}}}}");
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE"})
            QTest::newRow(method) << "{'path':'/search','method':'" + std::string(method) + "'}" << true;
        for (const char *header :
             {"X-HTTP-Method-Override", "x-http-method-override", "X-HTTP-Method", "X-Method-Override",
              "X_HTTP_METHOD_OVERRIDE", "X-Http-Verb", "X-HTTP-METHOD-OVERRIDE-2", "HTTP-Method-Override",
              "X-Original-Method", "X-Request-Method"})
            QTest::newRow(header) << "{'path':'/x','headers':{'" + std::string(header)
                                         + "':{'parameter':'m'}}}"
                                  << true;
        for (const char *name :
             {"_method", "_METHOD", "_Method", "$method", "_method[]", "%5Fmethod", "http_method_override",
              "x-http-method-override", "_httpMethod", ".method", "%255Fmethod"})
            QTest::newRow(name) << "{'path':'/x','query':{'" + std::string(name) + "':{'parameter':'m'}}}"
                                << true;
        writes("a method that writes", "{'path':'/x','query':{'method':{'constant':'delete'}}}");
        writes("a header whose value is a method",
               "{'path':'/x','headers':{'X-Api-Override':{'constant':'DELETE'}}}");
        writes("in the path", "{'path':'/x?_method=DELETE'}");
        writes("in the path, encoded", "{'path':'/x?%5fmethod=DELETE'}");
        writes("behind a semicolon", "{'path':'/x?a=1;_method=DELETE'}");
        writes("in a body", "{'path':'/x','body':{'object':{'_method':{'parameter':'m'}}}}");
        writes("in a constant body", "{'path':'/x','body':{'constant':{'_method':'DELETE'}}}");
        writes("in a form", "{'path':'/x','body':{'constant':'a=1&_method=DELETE'}}");
        writes("a mutation", "{'path':'/graph?query=mutation%7Bdelete%7D'}");
        writes("a mutation, encoded twice", "{'path':'/graph?query=%256dutation%257Bdelete%257D'}");
        writes("a mutation in a segment", "{'path':'/mutation%20%7Bdelete%7D'}");
        writes("a mutation as a constant",
               "{'path':'/x','query':{'query':{'constant':'mutation { delete }'}}}");
        writes("a mutation under any name",
               "{'path':'/x','query':{'zz':{'constant':'mutation M($a:Int){d(a:$a)}'}}}");
        writes("a mutation behind a comment",
               "{'path':'/x','query':{'q':{'constant':'# query\\nmutation{d}'}}}");
        writes("a mutation behind another operation", "{'path':'/x','query':{'q':{'constant':'query A{a} "
                                                      "mutation B{b}'},'operationName':{'constant':'B'}}}");
        writes("a mutation in a list", "{'path':'/x','query':{'q':{'list':[{'constant':'mutation{d}'}]}}}");
        writes("a mutation in a header", "{'path':'/x','headers':{'X-Query':{'constant':'mutation{d}'}}}");
        writes("a mutation in a body", "{'path':'/x','body':{'constant':{'query':'mutation{d}'}}}");
        writes("a mutation in escapes",
               "{'path':'/x','query':{'q':{'constant':'{\\'query\\':\\'\\\\u006dutation{d}\\'}'}}}");
        writes("a mutation with an open rest", "{'path':'/x?query=mutation{rest}'}");
        writes("a subscription", "{'path':'/x','query':{'q':{'constant':'subscription{d}'}}}");
        writes("a query", "{'path':'/x','query':{'query':{'constant':'query Q { viewer { login } }'}}}");
        writes("a nameless query", "{'path':'/x','query':{'query':{'constant':'{ viewer { login } }'}}}");
        writes("a stored operation",
               "{'path':'/x','query':{'extensions':{'constant':{'persistedQuery':{'sha256Hash':'x'}}}}}");
        writes("anything sent to GraphQL", "{'path':'/graphql','query':{'query':{'parameter':'q'}}}");
        writes("anything in a path to GraphQL", "{'path':'/api/GraphQL/{operation}'}");
        for (const char *name : {"documentId", "doc_id", "queryId", "hash", "persisted_query_id", "id"})
            QTest::addRow("a stored operation by %s", name)
                << "{'method':'GET','path':'/graphql','query':{'" + std::string(name)
                       + "':{'constant':'abc'},'operationName':{'constant':'B'}}}"
                << true;
        writes("an open id of a stored operation", "{'path':'/gql','query':{'id':{'parameter':'id'}}}");
        writes("a stored operation in the path", "{'path':'/graphql?doc_id=1'}");
        writes("a stored operation in a body", "{'path':'/graphql','body':{'constant':{'id':'abc'}}}");
        writes("an encoded path to GraphQL", "{'path':'/%67raphql?id=1'}");
        reads("an id elsewhere", "{'path':'/issues','query':{'id':{'constant':'abc'}}}");
        reads("a hash elsewhere", "{'path':'/files?hash=abc','query':{'queryId':{'constant':'1'}}}");
        writes("a stored operation by a segment of the path", "{'path':'/graphql/stored/1'}");
        writes("a stored operation by a header",
               "{'path':'/graphql','headers':{'X-Operation-Id':{'constant':'abc'}}}");
    }
    void whatChangesSomething()
    {
        QFETCH(std::string, request);
        QFETCH(bool, mutates);
        QCOMPARE(workspace::mutates(requestOf(request)), mutates);
    }

    void aPageCannotOverrideTheMethod()
    {
        Pagination pagination;
        pagination.variables.cursor = "page";
        QVERIFY(!workspace::mutates(requestOf("{'path':'/x'}"), &pagination));
        pagination.variables.cursor = "_method";
        QVERIFY(workspace::mutates(requestOf("{'path':'/x'}"), &pagination));
    }

    // What an agent passes may be long: looking at it must not hold anything up.
    void longTextsAreReadOnce_data()
    {
        QTest::addColumn<std::string>("part");
        for (const char *part : {"query ", "query(", "{", "{#", "mutation ", "fragment on on ", "%", "%25",
                                 "\\u006d", "query @a(", "={#", "query#", "{,#", "{#\n", "={ "})
            QTest::newRow(part) << std::string(part);
    }
    void longTextsAreReadOnce()
    {
        QFETCH(std::string, part);
        std::string text;
        while (text.size() < 1'000'000)
            text += part;
        QElapsedTimer timer;
        timer.start();
        holdsOperation(text);
        QVERIFY2(timer.elapsed() < 5'000, std::to_string(timer.elapsed()).c_str());
    }
};

TOOLTRAY_TEST(ReadingTest)
#include "readingtest.moc"
