// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;
using Kind = ServerChange::Kind;

// News reach those who listen: modern subscriptions and the streams of legacy sessions.
class NewsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acknowledgementComesFirst()
    {
        HttpClient client;
        const auto stream =
            client.modern("subscriptions/listen", R"("notifications":{"toolsListChanged":true})");
        QVERIFY(stream->isStream && !stream->answer);
        QCOMPARE(stream->sent.size(), std::size_t(1));
        QCOMPARE(stream->message(0),
                 value(R"({"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged",
        "params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":1}}})"));
    }

    void onlyWhatWasAskedForIsSent()
    {
        HttpClient client;
        const auto tools =
            client.modern("subscriptions/listen", R"("notifications":{"toolsListChanged":true})");
        const auto all = client.modern("subscriptions/listen", kAll);
        client.server->announce({Kind::Tools});
        client.server->announce({Kind::Prompts});
        client.server->announce({Kind::Resources});
        client.server->announce({Kind::Resource, "urn:a"});
        client.server->announce({Kind::Resource, "urn:b"});
        QCOMPARE(tools->sent.size(), std::size_t(2));
        QCOMPARE(all->sent.size(), std::size_t(5));
        QCOMPARE(all->message(4), value(R"({"jsonrpc":"2.0","method":"notifications/resources/updated",
        "params":{"uri":"urn:a","_meta":{"io.modelcontextprotocol/subscriptionId":1}}})"));
    }

    void whatIsNotOfferedIsNotAcknowledged()
    {
        HttpClient client;
        client.backend.offered.prompts = Offer::Feature::Fixed;
        client.backend.offered.resourceUpdates = false;
        const auto stream = client.modern("subscriptions/listen", kAll);
        QCOMPARE(stream->message(0)["params"]["notifications"],
                 value(R"({"toolsListChanged":true,"resourcesListChanged":true})"));
    }

    void listeningToNothingEndsAtOnce()
    {
        HttpClient client;
        const auto stream = client.modern("subscriptions/listen", R"("notifications":{})");
        QCOMPARE(stream->sent.size(), std::size_t(1));
        QCOMPARE(stream->body()["result"]["resultType"], json::Value("complete"));
    }

    void everyNewsCarriesTheIdOfTheRequest()
    {
        HttpClient client;
        const auto stream =
            client.post({.body = R"({"jsonrpc":"2.0","id":"listen:0","method":"subscriptions/listen",
        "params":{"notifications":{"toolsListChanged":true},"_meta":{
        "io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}})",
                         .headers = {"2026-07-28", "subscriptions/listen", {}}});
        client.server->announce({Kind::Tools});
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(stream->message(i)["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"],
                     json::Value("listen:0"));
    }

    void listenersEndWhenTheyLeave()
    {
        HttpClient client;
        const auto stream = client.modern("subscriptions/listen", kAll);
        QCOMPARE(client.observer.log.back(), std::string("clients 0 1"));
        stream->leave();
        QCOMPARE(client.observer.log.back(), std::string("clients 0 0"));
        client.server->announce({Kind::Tools});
        QCOMPARE(stream->sent.size(), std::size_t(1));
    }

    void listenersAreCapped()
    {
        HttpClient client({.maxListeners = 2});
        const auto first = client.modern("subscriptions/listen", kAll);
        client.modern("subscriptions/listen", kAll);
        QCOMPARE(client.modern("subscriptions/listen", kAll)->body()["error"]["code"], json::Value(-32603));
        first->leave();
        QVERIFY(!client.modern("subscriptions/listen", kAll)->answer);
    }

    void slowListenersAreDroppedAndDelayNobody()
    {
        QTest::ignoreMessage(QtWarningMsg,
                             "A listener did not read its messages for too long; its stream was closed.");
        HttpClient client({.maxBacklog = 1000});
        const auto slow = client.modern("subscriptions/listen", kAll);
        const auto quick = client.modern("subscriptions/listen", kAll);
        slow->unread = 1001;
        quick->unread = 1000;
        client.server->announce({Kind::Tools});
        QVERIFY(slow->isAborted);
        QCOMPARE(quick->sent.size(), std::size_t(2));
        client.server->announce({Kind::Tools});
        QCOMPARE(quick->sent.size(), std::size_t(3));
    }

    void closingCompletesTheStreams()
    {
        HttpClient client;
        const auto listener = client.modern("subscriptions/listen", kAll);
        client.initialize();
        const auto stream = client.openStream();
        client.server->close();
        QCOMPARE(listener->body()["result"], value(R"({"resultType":"complete","_meta":{
        "io.modelcontextprotocol/subscriptionId":1,
        "io.modelcontextprotocol/serverInfo":{"name":"fake","version":"1.0"}}})"));
        QVERIFY(stream->answer && stream->answer->body.empty());
        QVERIFY(client.legacy("ping", "{}")->answer->disposition == Disposition::NotFound);
    }

    void newsReachOneStreamOfEverySession()
    {
        HttpClient client;
        client.initialize();
        const auto older = client.openStream();
        const auto newer = client.openStream();
        client.initialize();
        const auto other = client.openStream();
        client.server->announce({Kind::Tools});
        QCOMPARE(older->sent.size() + newer->sent.size(), std::size_t(1));
        QCOMPARE(other->message(0),
                 value(R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{}})"));
        newer->leave();
        client.server->announce({Kind::Prompts});
        QCOMPARE(older->message(0)["method"], json::Value("notifications/prompts/list_changed"));
    }

    void newsWaitForALegacyStream()
    {
        HttpClient client;
        client.initialize();
        client.server->announce({Kind::Tools});
        client.server->announce({Kind::Tools});
        client.server->announce({Kind::Prompts});
        const auto stream = client.openStream();
        QCOMPARE(stream->sent.size(), std::size_t(2));
        QCOMPARE(client.openStream()->sent.size(), std::size_t(0));
    }

    void legacySubscriptionsAreToSingleResources()
    {
        HttpClient client;
        client.initialize();
        const auto stream = client.openStream();
        QCOMPARE(client.legacy("resources/subscribe", R"({"uri":"urn:a"})")->body()["result"], value("{}"));
        client.server->announce({Kind::Resource, "urn:a"});
        client.server->announce({Kind::Resource, "urn:b"});
        QCOMPARE(stream->sent.size(), std::size_t(1));
        QCOMPARE(stream->message(0)["params"], value(R"({"uri":"urn:a"})"));
        QCOMPARE(client.legacy("resources/unsubscribe", R"({"uri":"urn:a"})")->body()["result"], value("{}"));
        client.server->announce({Kind::Resource, "urn:a"});
        QCOMPARE(stream->sent.size(), std::size_t(1));
    }

    void tooManySubscriptionsAreRefused()
    {
        HttpClient client({.maxSubscriptions = 1});
        client.initialize();
        client.legacy("resources/subscribe", R"({"uri":"urn:a"})");
        QCOMPARE(client.legacy("resources/subscribe", R"({"uri":"urn:b"})")->body()["error"]["code"],
                 json::Value(-32602));
        const auto listener = client.modern("subscriptions/listen",
                                            R"("notifications":{"resourceSubscriptions":["urn:a","urn:b"]})");
        QCOMPARE(listener->body()["error"]["code"], json::Value(-32602));
    }

    void slowSessionStreamsAreDropped()
    {
        QTest::ignoreMessage(QtWarningMsg,
                             "A client did not read its messages for too long; its stream was closed.");
        HttpClient client({.maxBacklog = 1000});
        client.initialize();
        const auto stream = client.openStream();
        stream->unread = 1001;
        client.server->announce({Kind::Tools});
        QVERIFY(stream->isAborted);
        QCOMPARE(client.openStream()->sent.size(), std::size_t(1)); // what was missed
    }

    void theOldestStreamMakesRoom()
    {
        HttpClient client({.maxStreamsPerSession = 2});
        client.initialize();
        const auto first = client.openStream();
        const auto second = client.openStream();
        QVERIFY(!first->answer);
        client.openStream();
        QVERIFY(first->answer && !second->answer);
    }

private:
    static constexpr const char *kAll =
        R"("notifications":{"toolsListChanged":true,"promptsListChanged":true,)"
        R"("resourcesListChanged":true,"resourceSubscriptions":["urn:a"]})";
};

TOOLTRAY_TEST(NewsTest)
#include "newstest.moc"
