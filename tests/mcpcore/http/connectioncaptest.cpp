// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/connectioncap.h"

#include "rawclient.h"
#include "support/statictokens.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

#include <limits>

using namespace tooltray::http;

class ConnectionCapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsUpToTheCap();
    void staysBelowTheDescriptorLimit();
    void leavesSomeWhereFewDescriptorsAreAllowed();
    void refusesBeyondTheCap();
    void whoShowsNoTokenMakesRoom_data();
    void whoShowsNoTokenMakesRoom();
    void oneClientDoesNotKeepOutAnother();
    void dropsWithoutAWordFarBeyondTheCap();
};

void ConnectionCapTest::countsUpToTheCap()
{
    ConnectionCap cap(2, std::numeric_limits<std::size_t>::max());
    QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
    QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
    for (std::size_t i = 0; i < ConnectionCap::kToldSo; ++i)
        QCOMPARE(cap.take(), ConnectionCap::Verdict::Refuse);
    QCOMPARE(cap.take(), ConnectionCap::Verdict::Drop);
    for (std::size_t i = 0; i < ConnectionCap::kToldSo + 1; ++i)
        cap.release();
    QCOMPARE(cap.open(), std::size_t(1));
    QCOMPARE(cap.take(), ConnectionCap::Verdict::Serve);
}

void ConnectionCapTest::staysBelowTheDescriptorLimit()
{
    QCOMPARE(ConnectionCap(5000, 1024).cap(),
             1024 - ConnectionCap::kReservedDescriptors - ConnectionCap::kToldSo);
    QCOMPARE(ConnectionCap(5000, 10).cap(), std::size_t(0));
}

void ConnectionCapTest::leavesSomeWhereFewDescriptorsAreAllowed()
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

void ConnectionCapTest::refusesBeyondTheCap()
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

void ConnectionCapTest::whoShowsNoTokenMakesRoom_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::newRow("silent") << QByteArray();
    QTest::newRow("part of a head") << QByteArray("GET /private HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
    QTest::newRow("a wrong token") << requestText("GET /private", "Authorization: Bearer wrong\r\n");
    QTest::newRow("no token") << requestText("GET /private");
    QTest::newRow("a path that is none") << requestText("GET /nothing");
}

void ConnectionCapTest::whoShowsNoTokenMakesRoom()
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

void ConnectionCapTest::oneClientDoesNotKeepOutAnother()
{
    const auto tokens = std::make_shared<StaticTokens>(Challenge{"", "A token is needed."});
    tokens->add("secret-of-alice", {"alice"});
    tokens->add("secret-of-bob", {"bob"});
    TestServer server({.authenticator = tokens, .maxConnections = 8});
    std::vector<std::unique_ptr<RawClient>> bobs;
    for (int i = 0; i < 20; ++i) {
        bobs.push_back(std::make_unique<RawClient>(server.port()));
        bobs.back()->send(requestText("GET /private", "Authorization: Bearer secret-of-bob\r\n"));
        QCOMPARE(bobs.back()->answer().value_or(RawAnswer()).status(), 200);
    }
    RawClient alice(server.port());
    alice.send(requestText("GET /private", "Authorization: Bearer secret-of-alice\r\n"));
    QCOMPARE(alice.answer().value_or(RawAnswer()).status(), 200);
}

void ConnectionCapTest::dropsWithoutAWordFarBeyondTheCap()
{
    TestServer server({.maxConnections = 1});
    RawClient first(server.port());
    first.send(requestText("GET /later"));
    QVERIFY(server.waitForKept(1));
    std::vector<std::unique_ptr<RawClient>> refused;
    for (std::size_t i = 0; i < ConnectionCap::kToldSo; ++i) {
        refused.push_back(std::make_unique<RawClient>(server.port()));
        refused.back()->stopReading(); // and does not notice that the server ends it
        refused.back()->send("GET");
    }
    QVERIFY(server.waitForConnections(1 + ConnectionCap::kToldSo));
    RawClient dropped(server.port());
    QVERIFY(dropped.waitForEnd());
    QCOMPARE(dropped.rest(), "");
    QCOMPARE(server.http().statistics().connectionsOpen, 1 + ConnectionCap::kToldSo);
    server.clock().advance(ConnectionTimeouts().linger);
    QVERIFY(server.waitForConnections(1));
    QCOMPARE(server.refusals(), "ConnectionCap:33");
}

TOOLTRAY_TEST(ConnectionCapTest)
#include "connectioncaptest.moc"
