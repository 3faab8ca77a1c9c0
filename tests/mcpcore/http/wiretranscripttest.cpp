// SPDX-License-Identifier: GPL-3.0-or-later
#include "rawclient.h"
#include "support/eventually.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::http;

// Every byte that a client sees, frozen: what a new version of Qt, or a careless change of ours, does to
// the wire shows here.
class WireTranscriptTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsFrozen_data();
    void isAsFrozen();
};

namespace {

constexpr auto kDate = "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n";

QByteArray answer(const QByteArray &status, const QByteArray &fields, const QByteArray &body = {})
{
    return "HTTP/1.1 " + status + "\r\n" + kDate + fields + "\r\n" + body;
}

QByteArray jsonAnswer(const QByteArray &status, const QByteArray &body, const QByteArray &fields = {},
                      const QByteArray &last = {})
{
    return answer(status,
                  "Content-Type: application/json\r\n" + fields
                      + "Content-Length: " + QByteArray::number(body.size()) + "\r\n" + last,
                  body);
}

} // namespace

void WireTranscriptTest::isAsFrozen_data()
{
    addColumns<QByteArray, QByteArray>("bytes", "expected");

    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const QByteArray hello = answer("200 OK", "Content-Type: text/plain\r\nContent-Length: 5\r\n", "hello");
    const QByteArray close = "Connection: close\r\n";
    row("answer", requestText("GET /hello"), hello);
    row("pipeline", requestText("GET /hello") + requestText("POST /echo", {}, "hello"), hello + hello);
    row("HEAD", requestText("HEAD /hello"),
        answer("200 OK", "Content-Type: text/plain\r\nContent-Length: 5\r\n"));
    row("close", requestText("GET /hello", "Connection: close\r\n"),
        answer("200 OK", "Content-Type: text/plain\r\nContent-Length: 5\r\n" + close, "hello"));
    row("continue", requestText("POST /echo", "Expect: 100-continue\r\nContent-Length: 5\r\n"),
        "HTTP/1.1 100 Continue\r\n\r\n");
    row("stream", requestText("GET /stream"),
        answer("200 OK", "Content-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n"));
    row("OPTIONS", requestText("OPTIONS /hello"), answer("204 No Content", "Allow: GET, HEAD, OPTIONS\r\n"));
    row("OPTIONS *", requestText("OPTIONS *"),
        answer("204 No Content", "Allow: GET, HEAD, POST, DELETE, OPTIONS\r\n"));
    row("forgotten", requestText("GET /forgotten"),
        jsonAnswer("500 Internal Server Error",
                   R"({"error":{"code":"internal_error","message":"The request was not answered."}})"));
    row("400", "GET /hello\r\n\r\n",
        jsonAnswer(
            "400 Bad Request",
            R"({"error":{"code":"bad_request","message":"The request line must be a method, a target and a version."}})",
            {}, close));
    row("403", "GET /hello HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        jsonAnswer(
            "403 Forbidden",
            R"({"error":{"code":"host_not_allowed","message":"This server does not answer under that host )"
            R"(name.","hint":"Use 127.0.0.1 or localhost with the server's port, or add the name to the )"
            R"(allowed hosts."}})"));
    row("404", requestText("GET /nothing"),
        jsonAnswer("404 Not Found",
                   R"({"error":{"code":"not_found","message":"There is nothing at this path."}})"));
    row("405", requestText("DELETE /hello"),
        jsonAnswer(
            "405 Method Not Allowed",
            R"({"error":{"code":"method_not_allowed","message":"This path does not serve that method."}})",
            "Allow: GET, HEAD, OPTIONS\r\n"));
    row("413", requestText("POST /small", "Content-Length: 11\r\n"),
        jsonAnswer(
            "413 Content Too Large",
            R"({"error":{"code":"body_too_large","message":"The request body is larger than the 10 bytes accepted here."}})",
            {}, close));
    row("415", requestText("POST /json", {}, "hello"),
        jsonAnswer(
            "415 Unsupported Media Type",
            R"({"error":{"code":"unsupported_media_type","message":"The body must be application/json."}})",
            {}, close));
}

void WireTranscriptTest::isAsFrozen()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);

    TestServer server;
    RawClient client(server.port());
    client.send(bytes);
    QVERIFY(eventually([&] { return client.rest().size() >= expected.size(); }));
    QCoreApplication::processEvents(); // nothing more may come
    QCOMPARE(client.rest(), expected);
}

TOOLTRAY_TEST(WireTranscriptTest)
#include "wiretranscripttest.moc"
