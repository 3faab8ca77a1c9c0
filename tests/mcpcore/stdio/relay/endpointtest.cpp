// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/serveraccess.h"

#include "support/result.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::stdio;

class EndpointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsUrls_data()
    {
        const TestRows<QByteArray, QByteArray, int, QByteArray, QByteArray> row{"url", "host", "port",
                                                                                "authority", "target"};

        row("usual", "http://127.0.0.1:8665/mcp", "127.0.0.1", 8665, "127.0.0.1:8665", "/mcp");
        row("no port", "http://localhost/mcp", "localhost", 80, "localhost", "/mcp");
        row("no path", "http://localhost:1", "localhost", 1, "localhost:1", "/");
        row("IPv6", "http://[::1]:8665/w/a%20b/mcp?x=1&y#part", "::1", 8665, "[::1]:8665",
            "/w/a%20b/mcp?x=1&y");
        row("capitals", "HTTP://LocalHost/A", "localhost", 80, "localhost", "/A");
    }

    void readsUrls()
    {
        QFETCH(const QByteArray, url);
        QFETCH(const QByteArray, host);
        QFETCH(const int, port);
        QFETCH(const QByteArray, authority);
        QFETCH(const QByteArray, target);
        const auto endpoint = parseEndpoint(url.toStdString());
        VERIFY_RESULT(endpoint);
        QCOMPARE(endpoint->url, url.toStdString());
        QCOMPARE(endpoint->host, host.toStdString());
        QCOMPARE(static_cast<int>(endpoint->port), port);
        QCOMPARE(endpoint->authority, authority.toStdString());
        QCOMPARE(endpoint->target, target.toStdString());
    }

    void refusesOthers_data()
    {
        QTest::addColumn<QByteArray>("url");
        for (const char *url :
             {"", "mcp", "127.0.0.1:8665/mcp", "http://", "http:///mcp", "https://localhost/mcp",
              "http://localhost:0/", "http://localhost:70000/", "http://a b/", "file:///mcp",
              "http://user:secret@localhost/mcp", "http://localhost/a b"})
            QTest::newRow(url) << QByteArray(url);
    }

    void refusesOthers()
    {
        QFETCH(const QByteArray, url);
        const auto endpoint = parseEndpoint(url.toStdString());
        QVERIFY(!endpoint);
        QVERIFY(endpoint.error().kind == ErrorKind::Usage);
        QVERIFY(!endpoint.error().hint.empty());
        QVERIFY(endpoint.error().message.find("secret") == std::string::npos);
    }
};

TOOLTRAY_TEST(EndpointTest)
#include "endpointtest.moc"
