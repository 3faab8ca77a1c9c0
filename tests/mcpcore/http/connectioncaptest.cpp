// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/serverstate.h"

#include "rawclient.h"
#include "support/eventually.h"
#include "support/statictokens.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

#include <limits>
#include <memory>
#include <string>
#include <vector>

using namespace tooltray::http;

class ConnectionCapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsUpToTheCap()
    {
        ConnectionCap cap(2, std::numeric_limits<std::size_t>::max());
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
        for (std::size_t i = 0; i < ConnectionCap::kToldSo; ++i)
            QCOMPARE(cap.take(), ConnectionCap::Verdict::Refuse);
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Drop);
        // Who is beyond the cap takes no place of those who are served.
        cap.release(ConnectionCap::Verdict::Serve);
        QCOMPARE(cap.open(), 1 + ConnectionCap::kToldSo);
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
        for (std::size_t i = 0; i < ConnectionCap::kToldSo; ++i)
            cap.release(ConnectionCap::Verdict::Refuse);
        QCOMPARE(cap.open(), std::size_t(2));
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Refuse);
    }

    void staysBelowTheDescriptorLimit()
    {
        QCOMPARE(ConnectionCap(5000, 1024).cap(),
                 1024 - ConnectionCap::kReservedDescriptors - ConnectionCap::kToldSo);
        QCOMPARE(ConnectionCap(5000, 10).cap(), std::size_t(0));
    }

    void leavesSomeWhereFewDescriptorsAreAllowed()
    {
        QVERIFY(ConnectionCap(2048, 64).cap() >= 16);
        QVERIFY(ConnectionCap(2048, 128).cap() >= 32);
        std::size_t before = 0;
        for (std::size_t limit = 0; limit < 4096; ++limit) {
            const std::size_t cap = ConnectionCap(2048, limit).cap();
            QVERIFY(cap >= before);
            QVERIFY(cap + ConnectionCap::kFewestReserved <= limit || cap == 0);
            before = cap;
        }
    }

    void refusesBeyondTheCap()
    {
        TestServer server({.maxConnections = 2});
        RawClient first(server.port());
        auto second = std::make_unique<RawClient>(server.port());
        for (RawClient *busy : {&first, second.get()})
            busy->send(requestText("GET /later"));
        QVERIFY(server.waitForKept(2));
        RawClient third(server.port());
        third.send(requestText("GET /hello"));
        const auto answer = third.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 503);
        QVERIFY(answer->body.contains("too_many_connections"));
        QCOMPARE(answer->header("connection"), "close");
        QVERIFY(third.waitForEnd());
        QCOMPARE(server.refusals(), "ConnectionCap:1");

        // Who is in is served on, and who leaves makes room.
        for (const auto &exchange : server.kept)
            exchange->reply({200, {}, "text"});
        QCOMPARE(first.answer().value_or(RawAnswer()).status(), 200);
        second.reset();
        QVERIFY(server.waitForConnections(1));
        RawClient fourth(server.port());
        fourth.send(requestText("GET /hello"));
        QCOMPARE(fourth.answer().value_or(RawAnswer()).status(), 200);
    }

    void whoShowsNoTokenMakesRoom_data()
    {
        QTest::addColumn<QByteArray>("begun");
        QTest::newRow("silent") << QByteArray();
        QTest::newRow("part of a head") << QByteArray("GET /private HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
        QTest::newRow("a wrong token") << requestText("GET /private", "Authorization: Bearer wrong\r\n");
        QTest::newRow("no token") << requestText("GET /private");
        QTest::newRow("a path that is none") << requestText("GET /nothing");
    }
    void whoShowsNoTokenMakesRoom()
    {
        QFETCH(QByteArray, begun);
        const auto tokens = std::make_shared<StaticTokens>(Challenge{"", "A token is needed."});
        tokens->add("secret-of-alice", {"alice"});
        TestServer server({.authenticator = tokens, .maxConnections = 8});
        const QByteArray request = requestText("GET /private", "Authorization: Bearer secret-of-alice\r\n");
        RawClient alice(server.port());
        alice.send(request);
        QCOMPARE(alice.answer().value_or(RawAnswer()).status(), 200);
        std::vector<std::unique_ptr<RawClient>> strangers;
        for (int i = 0; i < 40; ++i) {
            strangers.push_back(std::make_unique<RawClient>(server.port()));
            strangers.back()->send(begun);
        }
        for (int i = 0; i < 4; ++i) {
            RawClient late(server.port());
            late.send(request);
            QCOMPARE(late.answer().value_or(RawAnswer()).status(), 200);
        }
        alice.send(request); // the clock stands still: nothing of this waited for a timeout
        QCOMPARE(alice.answer().value_or(RawAnswer()).status(), 200);
        QVERIFY(server.http().statistics().connectionsOpen <= 8 + ConnectionCap::kToldSo);
    }

    void fewShowNoTokenAtOnce()
    {
        ServerOptions few = options(100);
        few.maxStrangers = 8;
        TestServer server(few);
        const QByteArray request = requestText("GET /private", "Authorization: Bearer secret-of-alice\r\n");
        Clients known; // do not count, however many there are
        for (int i = 0; i < 12; ++i) {
            known.push_back(std::make_unique<RawClient>(server.port()));
            known.back()->send(request);
            QCOMPARE(known.back()->answer().value_or(RawAnswer()).status(), 200);
        }
        Clients strangers;
        for (int i = 0; i < 20; ++i)
            strangers.push_back(std::make_unique<RawClient>(server.port()));
        for (int i = 0; i < 12; ++i)
            QVERIFY(strangers[static_cast<std::size_t>(i)]->waitForEnd());
        QTRY_COMPARE(server.http().statistics().connectionsOpen, std::size_t(20));
        for (const auto &client : known) {
            client->send(request);
            QCOMPARE(client->answer().value_or(RawAnswer()).status(), 200);
        }
    }

    void oneClientDoesNotKeepOutAnother_data() { addKinds(); }
    void oneClientDoesNotKeepOutAnother()
    {
        TestServer server(options(8));
        Clients bobs;
        for (int i = 0; i < 4; ++i) {
            open(bobs, server, "bob");
            if (QTest::currentTestFailed())
                return;
        }
        // What is idle makes room for the client's own next request; everything else counts.
        const bool isIdle = QByteArray(QTest::currentDataTag()) == "idle";
        for (int i = 0; i < 16; ++i) {
            bobs.push_back(std::make_unique<RawClient>(server.port()));
            bobs.back()->send(requestText("GET /private", "Authorization: Bearer secret-of-bob\r\n"));
            const auto answer = bobs.back()->answer();
            QVERIFY(answer);
            QCOMPARE(answer->status(), isIdle ? 200 : 429);
            QCOMPARE(answer->body.contains("too_many_connections"), !isIdle);
        }
        QVERIFY(bobs.front()->isConnected());
        QCOMPARE(statusOf(server, "GET /health"), 200);
        QCOMPARE(statusOf(server, "GET /private", "alice"), 200); // the clock stands still
    }

    void whoHoldsTheMostGivesWay_data() { addKinds(); }
    // Two clients with all they may have fill the server.
    void whoHoldsTheMostGivesWay()
    {
        TestServer server(options(8));
        Clients alices;
        Clients bobs;
        Clients carols;
        for (int i = 0; i < 4; ++i) {
            open(alices, server, "alice");
            open(bobs, server, "bob");
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(server.http().statistics().connectionsOpen, std::size_t(8));
        QCOMPARE(server.refusals(), "");
        for (int i = 0; i < 2; ++i) {
            open(carols, server, "carol");
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(server.refusals(), "ConnectionCap:2");
        for (const Clients *clients : {&alices, &bobs}) {
            QVERIFY(clients->back()->waitForEnd()); // the newest
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY((*clients)[i]->isConnected());
        }
        QVERIFY(carols.front()->isConnected());
        QCOMPARE(statusOf(server, "GET /health"), 200);
    }

    void whatIsIdleGivesWayFirst()
    {
        TestServer server(options(4));
        const auto begin = [&](const QByteArray &line, const QByteArray &client,
                               const QByteArray &fields = {}) {
            auto one = std::make_unique<RawClient>(server.port());
            one->send(requestText(line, "Authorization: Bearer secret-of-" + client + "\r\n" + fields));
            return one;
        };
        const auto idle = begin("GET /private", "bob");
        QCOMPARE(idle->answer().value_or(RawAnswer()).status(), 200);
        const auto stream = begin("GET /listen", "bob");
        QVERIFY(server.waitForKept(1));
        const auto first = begin("GET /listen", "alice");
        QVERIFY(server.waitForKept(2));
        const auto half = begin("POST /private", "carol", "Content-Length: 9\r\nExpect: 100-continue\r\n");
        QCOMPARE(half->answer().value_or(RawAnswer()).status(), 100);
        const auto second = begin("GET /listen", "alice");
        QVERIFY(server.waitForKept(3));
        QVERIFY(idle->waitForEnd());
        for (const auto *busy : {&stream, &first, &half, &second})
            QVERIFY((*busy)->isConnected());
    }

    void whoHasAFairShareKeepsIt_data() { addKinds(); }
    void whoHasAFairShareKeepsIt()
    {
        TestServer server(options(2));
        Clients clients;
        for (const char *name : {"alice", "bob"}) {
            open(clients, server, name);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(statusOf(server, "GET /private", "carol"), 503);
        QCOMPARE(statusOf(server, "GET /hello"), 503);
        Clients silent;
        for (std::size_t i = 0; i < ConnectionCap::kToldSo + 8; ++i)
            silent.push_back(std::make_unique<RawClient>(server.port()));
        QVERIFY(server.waitForConnections(2 + ConnectionCap::kToldSo));
        RawClient monitor(server.port());
        monitor.send(requestText("GET /health"));
        const auto answer = monitor.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 200);
        QCOMPARE(answer->header("connection"), "close");
        for (const auto &client : clients)
            QVERIFY(client->isConnected());
    }

    void whoWasToldSoGivesWayFarBeyondTheCap()
    {
        TestServer server({.maxConnections = 1});
        RawClient first(server.port());
        first.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        Clients refused;
        for (std::size_t i = 0; i < ConnectionCap::kToldSo; ++i) {
            refused.push_back(std::make_unique<RawClient>(server.port()));
            refused.back()->stopReading(); // and does not notice that the server ends it
            refused.back()->send(requestText("GET /hello"));
        }
        QVERIFY(tooltray::eventually([&] { return server.refusals() == "ConnectionCap:32"; }));
        QCOMPARE(server.http().statistics().connectionsOpen, 1 + ConnectionCap::kToldSo);
        QCOMPARE(statusOf(server, "GET /hello"), 503);
        QVERIFY(server.http().statistics().connectionsOpen <= 1 + ConnectionCap::kToldSo);
        QCOMPARE(server.refusals(), "ConnectionCap:34");
        server.clock().advance(ConnectionTimeouts().linger);
        QVERIFY(server.waitForConnections(1));
    }

    // More than the server may have, all of them before it accepts the first.
    void whoComesInACrowdIsHeard()
    {
        TestServer server(options(40));
        Clients crowd;
        for (int i = 0; i < 120; ++i) {
            crowd.push_back(std::make_unique<RawClient>(server.port()));
            crowd.back()->send(requestText("GET /health"));
        }
        for (const auto &one : crowd)
            QCOMPARE(one->answer().value_or(RawAnswer()).status(), 200);
        QVERIFY(server.http().statistics().connectionsOpen <= 40);
    }

private:
    using Clients = std::vector<std::unique_ptr<RawClient>>;

    static void addKinds()
    {
        // first: status; 0: none comes
        tooltray::addColumns<QByteArray, QByteArray, int>("line", "fields", "first");
        QTest::newRow("idle") << QByteArray("GET /private") << QByteArray() << 200;
        QTest::newRow("half bodies") << QByteArray("POST /private")
                                     << QByteArray("Content-Length: 1000\r\nExpect: 100-continue\r\n") << 100;
        QTest::newRow("streams") << QByteArray("GET /listen") << QByteArray() << 200;
        QTest::newRow("calls") << QByteArray("GET /call") << QByteArray() << 0;
    }

    static ServerOptions options(std::size_t maxConnections)
    {
        const auto tokens = std::make_shared<StaticTokens>(Challenge{"", "A token is needed."});
        for (const char *name : {"alice", "bob", "carol"})
            tokens->add(std::string("secret-of-") + name, {name});
        return {.authenticator = tokens, .maxConnections = maxConnections};
    }

    // Opens a connection that is known by the token of the client, in the state that the row is about.
    static void open(Clients &clients, TestServer &server, const QByteArray &client)
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, fields);
        QFETCH(int, first);
        const std::size_t before = server.kept.size();
        clients.push_back(std::make_unique<RawClient>(server.port()));
        clients.back()->send(
            requestText(line, "Authorization: Bearer secret-of-" + client + "\r\n" + fields));
        if (first == 0) {
            QVERIFY(server.waitForKept(before + 1));
            return;
        }
        const auto answer = clients.back()->answer(line == "GET /listen" ? RawClient::Expect::HeadOnly
                                                                         : RawClient::Expect::Body);
        QCOMPARE(answer.value_or(RawAnswer()).status(), first);
        if (first == 100)
            clients.back()->send("x");
    }

    static int statusOf(TestServer &server, const QByteArray &line, const QByteArray &client = {})
    {
        RawClient one(server.port());
        one.send(requestText(line, client.isEmpty() ? client
                                                    : "Authorization: Bearer secret-of-" + client + "\r\n"));
        return one.answer().value_or(RawAnswer()).status();
    }
};

TOOLTRAY_TEST(ConnectionCapTest)
#include "connectioncaptest.moc"
