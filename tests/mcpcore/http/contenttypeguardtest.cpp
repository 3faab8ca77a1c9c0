// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

class ContentTypeGuardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray, bool>("line", "fields", "body", "expected");

        const auto row = [](const char *name, const QByteArray &fields, bool expected) {
            QTest::newRow(name) << QByteArray("POST /json") << fields << QByteArray("{}") << expected;
        };
        row("JSON", "Content-Type: application/json\r\n", true);
        row("in other case", "content-type: Application/JSON\r\n", true);
        row("with a parameter", "Content-Type: application/json ; charset=utf-8\r\n", true);
        row("none", {}, false);
        row("empty", "Content-Type:\r\n", false);
        row("text", "Content-Type: text/plain\r\n", false);
        row("form", "Content-Type: application/x-www-form-urlencoded\r\n", false);
        row("JSON as a parameter", "Content-Type: text/plain; application/json\r\n", false);
        row("something like JSON", "Content-Type: application/jsonx\r\n", false);
        row("list", "Content-Type: application/json, text/plain\r\n", false);
        row("two headers", "Content-Type: application/json\r\nContent-Type: application/json\r\n", false);
        QTest::newRow("nothing to read") << QByteArray("POST /json") << QByteArray() << QByteArray() << true;
        QTest::newRow("route that takes all")
            << QByteArray("POST /echo") << QByteArray() << QByteArray("{}") << true;
    }
    void accepts()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, fields);
        QFETCH(QByteArray, body);
        QFETCH(bool, expected);

        TestServer server;
        RawClient client(server.port());
        client.send(requestText(line, fields, body));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), expected ? 200 : 415);
        QCOMPARE(server.refusals(), expected ? "" : "ContentType:1");
        // The body of a refused request is not read, so the next one could not be found.
        QCOMPARE(answer->header("connection"), expected ? "" : "close");
    }
};

TOOLTRAY_TEST(ContentTypeGuardTest)
#include "contenttypeguardtest.moc"
