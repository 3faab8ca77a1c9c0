// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

class HostGuardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<QByteArray>("host"); // PORT stands for the one listened on
        QTest::addColumn<bool>("expected");

        const auto row = [](const char *host, bool expected) {
            QTest::newRow(host) << QByteArray(host) << expected;
        };
        row("localhost:PORT", true);
        row("LOCALHOST:PORT", true);
        row("localhost", true);
        row("127.0.0.1:PORT", true);
        row("127.0.0.1", true);
        row("[::1]:PORT", true);
        row("[::1]", true);
        row("any.example", true);
        row("any.example:1", true);
        row("exact.example:7000", true);
        row("localhost:1", false);
        row("127.0.0.1:80", false);
        row("[::1]:1", false);
        row("exact.example", false);
        row("exact.example:7001", false);
        row("evil.example", false);
        row("evil.example:PORT", false);
        row("localhost.evil.example:PORT", false);
        row("localhost.:PORT", false);
        row("127.0.0.2:PORT", false);
        row("127.1:PORT", false);
        row("0.0.0.0:PORT", false);
        row("[::]:PORT", false);
        row("[::ffff:127.0.0.1]:PORT", false);
        row("[0:0:0:0:0:0:0:1]:PORT", false);
    }
    void accepts()
    {
        QFETCH(QByteArray, host);
        QFETCH(bool, expected);

        TestServer server({.allowedHosts = {"any.example", "exact.example:7000"}});
        RawClient client(server.port());
        host.replace("PORT", QByteArray::number(server.port()));
        client.send("GET /hello HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), expected ? 200 : 403);
        QCOMPARE(server.refusals(), expected ? "" : "Host:1");
        QCOMPARE(answer->body.contains("host_not_allowed"), !expected);
        QVERIFY(expected || !answer->body.contains(host));
    }

    void needsAHostFromOldClientsToo()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("GET /hello HTTP/1.0\r\n\r\n");
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 403);
        QCOMPARE(server.refusals(), "Host:1");
    }

    void isToldOnceAMinute()
    {
        int told = 0;
        ServerOptions options;
        options.onRefusal = [&told](const Refusal &refusal) {
            told += refusal.code == "host_not_allowed" ? 1 : 0;
        };
        TestServer server(std::move(options));
        QList<int> seen;
        for (int request = 0; request < 3; ++request) {
            RawClient client(server.port());
            client.send("GET /hello HTTP/1.1\r\nHost: evil.example\r\n\r\n");
            QCOMPARE(client.answer().value_or(RawAnswer()).status(), 403);
            seen.append(told);
            if (request == 1)
                server.clock().advance(std::chrono::minutes(1));
        }
        QCOMPARE(seen, (QList<int>{1, 1, 2}));
    }
};

TOOLTRAY_TEST(HostGuardTest)
#include "hostguardtest.moc"
