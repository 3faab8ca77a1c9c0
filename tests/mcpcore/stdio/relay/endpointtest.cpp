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
        addColumns<QByteArray, QByteArray, int, QByteArray, QByteArray>("url", "host", "port", "authority",
                                                                        "target");

        QTest::newRow("usual") << QByteArray("http://127.0.0.1:8665/mcp") << QByteArray("127.0.0.1") << 8665
                               << QByteArray("127.0.0.1:8665") << QByteArray("/mcp");
        QTest::newRow("no port") << QByteArray("http://localhost/mcp") << QByteArray("localhost") << 80
                                 << QByteArray("localhost") << QByteArray("/mcp");
        QTest::newRow("no path") << QByteArray("http://localhost:1") << QByteArray("localhost") << 1
                                 << QByteArray("localhost:1") << QByteArray("/");
        QTest::newRow("IPv6") << QByteArray("http://[::1]:8665/w/a%20b/mcp?x=1&y#part") << QByteArray("::1")
                              << 8665 << QByteArray("[::1]:8665") << QByteArray("/w/a%20b/mcp?x=1&y");
        QTest::newRow("capitals") << QByteArray("HTTP://LocalHost/A") << QByteArray("localhost") << 80
                                  << QByteArray("localhost") << QByteArray("/A");
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
