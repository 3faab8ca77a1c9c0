// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connectioncap.h"

#include "rawclient.h"
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
    void refusesBeyondTheCap();
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

void ConnectionCapTest::refusesBeyondTheCap()
{
    TestServer server({.maxConnections = 2});
    RawClient first(server.port());
    auto second = std::make_unique<RawClient>(server.port());
    QVERIFY(server.waitForConnections(2));
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
    first.send(requestText("GET /hello"));
    QCOMPARE(first.answer().value_or(RawAnswer()).status(), 200);
    second.reset();
    QVERIFY(server.waitForConnections(1));
    RawClient fourth(server.port());
    fourth.send(requestText("GET /hello"));
    QCOMPARE(fourth.answer().value_or(RawAnswer()).status(), 200);
}

void ConnectionCapTest::dropsWithoutAWordFarBeyondTheCap()
{
    TestServer server({.maxConnections = 1});
    RawClient first(server.port());
    QVERIFY(server.waitForConnections(1));
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
    server.clock().advance(Timeouts().linger);
    QVERIFY(server.waitForConnections(1));
    QCOMPARE(server.refusals(), "ConnectionCap:33");
}

TOOLTRAY_TEST(ConnectionCapTest)
#include "connectioncaptest.moc"
