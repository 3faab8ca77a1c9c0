// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/httpserver.h"

#include "base/task/post.h"
#include "base/time/clock.h"
#include "http/routing/httpexchange.h"
#include "rawclient.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/testcase.h"
#include "support/workerthread.h"
#include "testserver.h"

#include <QScopeGuard>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <array>
#include <atomic>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::http;

namespace {

constexpr auto kGet = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

} // namespace

class HttpServerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<HttpServer>(ServerOptions{}, m_clock);
        m_server->router().add({.method = "GET",
                                .pattern = "/healthz",
                                .handler =
                                    [](const std::shared_ptr<HttpExchange> &exchange) {
                                        exchange->reply(Response::json(200, R"({"ok":true})"));
                                    },
                                .access = RouteAccess::Open});
    }

    void cleanup() { m_server.reset(); }

    void answersOnBothLoopbackAddresses()
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

    void saysWhyItCannotListen_data()
    {
        const TestRows<QByteArrayList, QByteArray> row{"addresses", "code"};

        row("no address", QByteArrayList(), "no_address");
        row("a name", QByteArrayList{"localhost"}, "bad_address");
        row("of another machine", QByteArrayList{"192.0.2.1"}, "address_unavailable");
        row("IPv6 of another machine", QByteArrayList{"2001:db8::1"}, "address_unavailable");
    }
    void saysWhyItCannotListen()
    {
        QFETCH(QByteArrayList, addresses);
        QFETCH(QByteArray, code);

        ServerOptions options;
        options.addresses.clear();
        for (const QByteArray &address : addresses)
            options.addresses.push_back(address.toStdString());
        HttpServer server(options, m_clock);
        const Result<std::uint16_t> port = server.listen(0);
        QVERIFY(!port);
        QCOMPARE(port.error().code, code.toStdString());
        QVERIFY(port.error().message.ends_with("."));
        QCOMPARE(server.port(), 0);
    }

    void findsAPortThatIsFreeOnAllAddresses()
    {
        // The same address twice: whatever port is picked for the first is taken for the second.
        HttpServer impossible({.addresses = {"127.0.0.1", "127.0.0.1"}}, m_clock);
        const Result<std::uint16_t> none = impossible.listen(0);
        QVERIFY(!none);
        QCOMPARE(none.error().code, "port_in_use");

        HttpServer possible({.addresses = {"127.0.0.1", "127.0.0.2"}}, m_clock);
        const Result<std::uint16_t> port = possible.listen(0);
        VERIFY_RESULT(port);
        QCOMPARE(possible.addresses(), (std::vector<std::string>{"127.0.0.1", "127.0.0.2"}));
    }

    void saysWhichPortIsInUse()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const Result<std::uint16_t> port = m_server->listen(other.serverPort());
        QVERIFY(!port);
        QCOMPARE(port.error().code, "port_in_use");
        QCOMPARE(port.error().message,
                 "Port " + std::to_string(other.serverPort()) + " is already in use on 127.0.0.1.");
    }

    void listensAgainOnThePortItHad()
    {
        const Result<std::uint16_t> port = m_server->listen(0);
        VERIFY_RESULT(port);
        RawClient client(*port);
        client.send(kGet);
        QVERIFY(client.answer());
        init();
        const Result<std::uint16_t> again = m_server->listen(*port);
        VERIFY_RESULT(again);
        QVERIFY(client.waitForEnd());
    }

    void drainsAtOnceWithoutConnections()
    {
        TestServer server;
        bool drained = false;
        server.http().drain(std::chrono::seconds(1), [&] { drained = true; });
        QVERIFY(!drained);
        QTRY_VERIFY(drained);
        QCOMPARE(server.http().port(), 0);
        QVERIFY(!RawClient(server.port()).isConnected());
    }

    // As connection pools do, which only look at a connection when they need it again.
    void drainsAtOnceWhereClientsKeepWhatTheyDoNotUse()
    {
        TestServer server;
        const int pooled = ::socket(AF_INET, SOCK_STREAM, 0);
        const QScopeGuard close([pooled] { ::close(pooled); });
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(server.port());
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        QCOMPARE(::connect(pooled, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        const std::string request = requestText("GET /hello").toStdString();
        QCOMPARE(::send(pooled, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
        QTRY_COMPARE(server.http().statistics().requestsServed, std::uint64_t{1});
        std::string answer(4096, ' ');
        QTRY_VERIFY(::recv(pooled, answer.data(), answer.size(), MSG_DONTWAIT | MSG_PEEK) > 0);
        bool drained = false;
        server.http().drain(std::chrono::hours(1), [&] { drained = true; });
        QTRY_VERIFY(drained);
        // The answer that nobody read yet is still there, and the end behind it.
        const ssize_t received = ::recv(pooled, answer.data(), answer.size(), 0);
        QVERIFY(received > 0);
        QVERIFY(answer.substr(0, static_cast<std::size_t>(received)).ends_with("hello"));
        QCOMPARE(::recv(pooled, answer.data(), answer.size(), 0), ssize_t{0});
    }

    void drainsWhenTheLastAnswerIsGiven()
    {
        TestServer server;
        RawClient idle(server.port());
        idle.send(requestText("GET /hello"));
        QVERIFY(idle.answer());
        RawClient silent(server.port());
        RawClient busy(server.port());
        busy.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        RawClient streaming(server.port());
        streaming.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(2));

        bool drained = false;
        server.http().drain(std::chrono::hours(1), [&] { drained = true; });
        QVERIFY(idle.waitForEnd());
        QVERIFY(silent.waitForEnd());
        QVERIFY(server.waitForConnections(2));
        QVERIFY(!drained);
        server.kept[0]->reply({200, {}, "done"});
        server.kept[1]->write("last words");
        server.kept[1]->endStream();
        QCOMPARE(busy.answer().value_or(RawAnswer()).body, "done");
        QCOMPARE(streaming.answer().value_or(RawAnswer()).body, "last words");
        QVERIFY(busy.waitForEnd());
        QVERIFY(streaming.waitForEnd());
        QTRY_VERIFY(drained);
    }

    void endsWhatRunsLongerThanTheGrace()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(1));
        std::optional<Abandonment> reason;
        server.kept[0]->onAbandoned([&](Abandonment why) { reason = why; });
        bool drained = false;
        server.http().drain(std::chrono::seconds(3), [&] { drained = true; });
        server.clock().advance(std::chrono::seconds(2));
        QVERIFY(!reason);
        server.clock().advance(std::chrono::seconds(1));
        QCOMPARE(reason, Abandonment::ServerStopped);
        QVERIFY(client.waitForEnd());
        QTRY_VERIFY(drained);
    }

    void mayBeDestroyedWhenDrained()
    {
        for (const bool hasConnection : {true, false}) {
            TestServer server;
            std::unique_ptr<RawClient> client;
            if (hasConnection) {
                client = std::make_unique<RawClient>(server.port());
                QVERIFY(server.waitForConnections(1));
            }
            bool stopped = false;
            server.http().drain(std::chrono::seconds(1), [&] {
                server.stop();
                stopped = true;
            });
            QTRY_VERIFY(stopped);
        }
    }

    void takesNoFurtherRequestWhileDraining()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later") + requestText("GET /hello"));
        QVERIFY(server.waitForKept(1));
        bool drained = false;
        server.http().drain(std::chrono::hours(1), [&] { drained = true; });
        server.kept[0]->reply({200, {}, "last"});
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "last");
        // What was sent before is still answered, with word that it was the last.
        const auto next = client.answer();
        QVERIFY(next);
        QCOMPARE(next->body, "hello");
        QCOMPARE(next->header("connection"), "close");
        QVERIFY(client.waitForEnd());
        QTRY_VERIFY(drained);
    }

    void countsWhatItServes()
    {
        TestServer server;
        RawClient first(server.port());
        first.send(requestText("GET /hello") + requestText("GET /hello") + requestText("GET /nothing"));
        for (int i = 0; i < 3; ++i)
            QVERIFY(first.answer());
        RawClient second(server.port());
        QVERIFY(server.waitForConnections(2));
        first.leave();
        QVERIFY(server.waitForConnections(1));
        const ServerStatistics statistics = server.http().statistics();
        QCOMPARE(statistics.connectionsAccepted, 2u);
        QCOMPARE(statistics.connectionsOpen, 1u);
        QCOMPARE(statistics.requestsServed, 2u);
        QCOMPARE(statistics.refused[static_cast<std::size_t>(Guard::Route)], 1u);
    }

    void sendsALoneAnswerAtOnceAndOthersTogether()
    {
        TestServer server;
        std::array<QTcpSocket, 2> clients;
        for (QTcpSocket &client : clients) {
            client.setReadBufferSize(
                1); // so that what arrives stays in the system, where the test looks for it
            client.connectToHost(QHostAddress::LocalHost, server.port());
            client.write(requestText("GET /later"));
        }
        QVERIFY(server.waitForKept(2));
        const auto received = [&](std::size_t index) {
            QByteArray bytes(4096, '\0');
            const auto count = ::recv(static_cast<int>(clients[index].socketDescriptor()), bytes.data(),
                                      static_cast<std::size_t>(bytes.size()), MSG_PEEK | MSG_DONTWAIT);
            return bytes.first(std::max<qsizetype>(count, 0));
        };
        const auto arrived = [&](std::size_t index) { return !received(index).isEmpty(); };
        const std::size_t first = server.kept[0]->peer().port == clients[0].localPort() ? 0 : 1;
        server.kept[first]->reply({200, {}, "one"});
        QVERIFY(arrived(0));
        server.kept[1 - first]->reply({200, {}, "two"});
        QVERIFY(!arrived(1)); // it may not be the last of this turn
        QTRY_VERIFY(arrived(1));
        // The turn had two, so the next may too.
        server.kept.clear();
        clients[0].write(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        server.kept[0]->reply({200, {}, "three"});
        const auto ends = [&] { return received(0).endsWith("three"); };
        QVERIFY(!ends());
        QTRY_VERIFY(ends());
    }

    // What is the server's stays on its thread; meant to run under the thread sanitizer too.
    void servesFromAThreadOfItsOwn()
    {
        struct Served {
            SystemClock clock;
            HttpServer server{ServerOptions{}, clock};
            std::vector<std::shared_ptr<HttpExchange>> kept;
        };
        std::unique_ptr<Served> served; // touched on the worker thread only
        std::atomic<int> port = 0;
        {
            test::WorkerThread worker;
            post(worker.context(), [&] {
                served = std::make_unique<Served>();
                served->server.router().add({.method = "POST",
                                             .pattern = "/echo",
                                             .handler = [](const std::shared_ptr<HttpExchange> &exchange) {
                                                 exchange->reply({200, {}, exchange->takeBody()});
                                             }});
                served->server.router().add({.method = "GET",
                                             .pattern = "/stream",
                                             .handler = [&](std::shared_ptr<HttpExchange> exchange) {
                                                 exchange->startStream(200, {});
                                                 exchange->write("begun");
                                                 served->kept.push_back(std::move(exchange));
                                             }});
                port = served->server.listen(0).valueOr(0);
            });
            QTRY_VERIFY(port != 0);

            std::vector<std::unique_ptr<RawClient>> clients;
            for (int i = 0; i < 8; ++i)
                clients.push_back(std::make_unique<RawClient>(quint16(port)));
            for (int round = 0; round < 50; ++round) {
                for (const auto &client : clients)
                    client->send(requestText("POST /echo", {}, QByteArray::number(round)));
                for (const auto &client : clients)
                    QCOMPARE(client->answer().value_or(RawAnswer()).body, QByteArray::number(round));
            }
            for (const auto &client : clients)
                client->send(requestText("GET /stream"));
            for (const auto &client : clients)
                QVERIFY(client->waitForBytes("begun"));
            clients.resize(4);
            post(worker.context(), [&] {
                for (const auto &exchange : served->kept)
                    exchange->endStream();
                served.reset();
            });
            for (const auto &client : clients)
                QVERIFY(client->waitForEnd());
        }
        QVERIFY(!served);
    }

private:
    test::FakeClock m_clock;
    std::unique_ptr<HttpServer> m_server;
};

TOOLTRAY_TEST(HttpServerTest)
#include "httpservertest.moc"
