// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/httpserver.h"

#include "http/httpexchange.h"
#include "rawclient.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTcpServer>
#include <QTest>

using namespace tooltray;
using namespace tooltray::http;

class HttpServerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void answersOnBothLoopbackAddresses();
    void saysWhichPortIsInUse();

private:
    test::FakeClock m_clock;
    std::unique_ptr<HttpServer> m_server;
};

namespace {

constexpr auto kGet = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

} // namespace

void HttpServerTest::init()
{
    m_server = std::make_unique<HttpServer>(ServerOptions{}, m_clock);
    m_server->router().add({.method = "GET",
                            .pattern = "/healthz",
                            .handler =
                                [](const std::shared_ptr<HttpExchange> &exchange) {
                                    exchange->reply(Response::json(200, R"({"ok":true})"));
                                },
                            .access = Access::Open});
}

void HttpServerTest::cleanup()
{
    m_server.reset();
}

void HttpServerTest::answersOnBothLoopbackAddresses()
{
    const Result<std::uint16_t> port = m_server->listen(0);
    VERIFY_RESULT(port);
    QCOMPARE(m_server->port(), *port);
    for (const std::string &address : m_server->addresses()) {
        RawClient client(*port, QString::fromStdString(address));
        for (int i = 0; i < 2; ++i) {
            client.send(kGet);
            const auto answer = client.answer();
            QVERIFY(answer);
            QCOMPARE(answer->statusLine, "HTTP/1.1 200 OK");
            QCOMPARE(answer->body, R"({"ok":true})");
        }
    }
}

void HttpServerTest::saysWhichPortIsInUse()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const Result<std::uint16_t> port = m_server->listen(other.serverPort());
    QVERIFY(!port);
    QCOMPARE(port.error().code, "port_in_use");
    QCOMPARE(port.error().message,
             "Port " + std::to_string(other.serverPort()) + " is already in use on 127.0.0.1.");
}

TOOLTRAY_TEST(HttpServerTest)
#include "httpservertest.moc"
