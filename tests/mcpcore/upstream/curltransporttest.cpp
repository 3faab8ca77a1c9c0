// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curltransport.h"

#include "curlsetting.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::httpResponse;
using Peer = test::ScriptedUpstream::Peer;
using Asked = test::ScriptedUpstream::Asked;

namespace {

// Sets variables of the environment for as long as it lives.
class Variables {
public:
    explicit Variables(const std::map<const char *, std::string> &values)
    {
        for (const auto &[name, value] : values) {
            m_before[name] = qgetenv(name);
            qputenv(name, QByteArray::fromStdString(value));
        }
    }
    ~Variables()
    {
        for (const auto &[name, value] : m_before) {
            if (value.isNull())
                qunsetenv(name);
            else
                qputenv(name, value);
        }
    }
    Variables(const Variables &) = delete;
    Variables &operator=(const Variables &) = delete;

private:
    std::map<const char *, QByteArray> m_before;
};

} // namespace

class CurlTransportTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sendsExactlyTheRequest_data()
    {
        const TestRows<std::string, bool, std::string> row{"method", "hasBody", "fields"};
        row("GET", "GET", false, std::string());
        row("HEAD", "HEAD", false, std::string());
        row("DELETE", "DELETE", false, std::string());
        row("OPTIONS", "OPTIONS", false, std::string());
        row("POST", "POST", true, "Content-Length: 11\r\n");
        row("POST without a body", "POST", false, "Content-Length: 0\r\n");
        row("PUT", "PUT", true, "Content-Length: 11\r\n");
        row("PATCH", "PATCH", true, "Content-Length: 11\r\n");
        row("DELETE with a body", "DELETE", true, "Content-Length: 11\r\n");
        row("GET with a body", "GET", true, "Content-Length: 11\r\n");
        row("a method of its own", "PURGE", false, std::string());
    }
    void sendsExactlyTheRequest()
    {
        QFETCH(std::string, method);
        QFETCH(bool, hasBody);
        QFETCH(std::string, fields);
        CurlSetting setting;
        setting.answerAll("HTTP/1.1 204 No Content\r\n\r\n");
        Request request = setting.request(method);
        request.fields = {{"X-Key", credentials::Secret("s3cret")}, {"X-Empty", ""}, {"Accept", "a/b"}};
        if (hasBody) {
            request.body = std::make_shared<const std::string>("hello\0world", 11);
            request.fields.push_back({"Content-Type", "text/plain"});
            fields = "Content-Type: text/plain\r\n" + fields;
        }
        QCOMPARE(textOf(setting.perform(request)), "204");
        const Asked &asked = setting.server.asked.at(0);
        QCOMPARE(asked.head,
                 method + " /graphql HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(setting.server.port())
                     + "\r\nUser-Agent: Tooltray-Test/1.0\r\nAccept-Encoding: gzip, deflate\r\nX-Key: "
                       "s3cret\r\nX-Empty:\r\n"
                       "Accept: a/b\r\n"
                     + fields + "\r\n");
        QCOMPARE(asked.body, hasBody ? std::string("hello\0world", 11) : std::string());
    }

    void sendsABigBodyWithoutACopy()
    {
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "ok"));
        const auto body = std::make_shared<const std::string>(20'000'000, 'x');
        Request request = setting.request("POST");
        request.body = body;
        const auto transfer = setting.start(std::move(request));
        QCOMPARE(body.use_count(), 2L);
        QVERIFY(eventually([&] { return !setting.outcomes.empty(); }));
        QVERIFY(setting.server.asked.at(0).body == *body);
        QVERIFY(!setting.server.asked.at(0).field("Expect"));
        QVERIFY(!setting.server.asked.at(0).field("Content-Type"));
        QCOMPARE(reportOf(setting.outcomes[0]).sizes.requestBody, std::uint64_t(20'000'000));
    }

    void bringsTheResponse()
    {
        CurlSetting setting;
        setting.answerAll(
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 418 Teapot\r\nX-A: 1\r\nx-a: 2\r\n"
            "Transfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n6\r\n world\r\n0\r\nX-Trailer: 1\r\n\r\n");
        const Outcome outcome = setting.perform(setting.request());
        const auto &response = std::get<Response>(outcome);
        QCOMPARE(response.head.status, 418);
        QCOMPARE(response.head.version, HttpVersion::Http11);
        QCOMPARE(response.head.fields,
                 (std::vector<ReceivedField>{{"X-A", "1"}, {"x-a", "2"}, {"Transfer-Encoding", "chunked"}}));
        QCOMPARE(response.body, "hello world");
        QCOMPARE(response.report.sizes.received, std::uint64_t(11));
        QCOMPARE(response.report.sizes.decoded, std::uint64_t(11));
        QCOMPARE(response.report.address, "127.0.0.1:" + std::to_string(setting.server.port()));
        QCOMPARE(response.report.version, HttpVersion::Http11);
    }

    void passesABodyOnAsItComes()
    {
        CurlSetting setting;
        Peer *connected = nullptr;
        setting.server.onRequest = [&](Peer &peer, const Asked &) {
            connected = &peer;
            peer.send(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n");
        };
        std::string seen;
        bool isDone = false;
        Request request = setting.request();
        request.timeouts.total.reset();
        const auto transfer = setting.transport->start(
            request, {.onHead = [&](const ResponseHead &head) { seen += head.mediaType() + '|'; },
                      .onBody = [&](std::string_view bytes) { seen += std::string(bytes) + '|'; },
                      .onDone =
                          [&](const Outcome &outcome) {
                              isDone = true;
                              seen += textOf(outcome);
                          },
                      .delivery = BodyDelivery::Pass});
        QVERIFY(eventually([&] { return seen == "text/event-stream|"; }));
        QVERIFY(!setting.server.asked[0].field("Accept-Encoding"));
        connected->send("3\r\none\r\n");
        QVERIFY(eventually([&] { return seen == "text/event-stream|one|"; }));
        setting.clock.advance(24h);
        connected->send("3\r\ntwo\r\n0\r\n\r\n");
        QVERIFY(eventually([&] { return isDone; }));
        QCOMPARE(seen, "text/event-stream|one|two|200");
    }

    void reusesConnections()
    {
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "ok"));
        for (int i = 0; i < 5; ++i) {
            const Outcome outcome = setting.perform(setting.request());
            QCOMPARE(textOf(outcome), "200 ok");
            QCOMPARE(reportOf(outcome).isConnectionReused, i > 0);
        }
        QCOMPARE(setting.server.connections(), std::size_t(1));
        QCOMPARE(setting.server.asked.size(), std::size_t(5));
    }

    void connectsOnlyWhereARedirectMayLead()
    {
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "secret of this computer"));
        // A name says nothing about the address that it stands for.
        for (const std::string host : {"localhost", "LOCALHOST", "127.0.0.1", "2130706433", "0x7f.1"}) {
            Request request = requestTo("http://" + host + ':' + std::to_string(setting.server.port()) + "/");
            request.redirectedFrom = AddressScope::Public;
            for (int i = 0; i < 2; ++i)
                QCOMPARE(textOf(setting.perform(request)), "redirect connect never left");
            QCOMPARE(setting.server.asked.size(), std::size_t(0));
        }
        QCOMPARE(setting.server.connections(), std::size_t(0));

        Request request = setting.request();
        request.redirectedFrom = AddressScope::Loopback;
        QCOMPARE(textOf(setting.perform(request)), "200 secret of this computer");
        // Nor over the connection that is there by now.
        request.redirectedFrom = AddressScope::Private;
        const Outcome refused = setting.perform(request);
        QCOMPARE(textOf(refused), "redirect connect never left");
        const std::string message = errorOf(std::get<TransferFailure>(refused), request).message;
        QVERIFY2(message.find("127.0.0.1, which is an address of this computer") != std::string::npos,
                 message.c_str());
        QCOMPARE(setting.server.asked.size(), std::size_t(1));
    }

    void hasNoLimitPerHost()
    {
        constexpr std::size_t kMany = 100;
        CurlSetting setting;
        std::vector<Peer *> waiting;
        setting.server.onRequest = [&](Peer &peer, const Asked &) { waiting.push_back(&peer); };
        std::vector<std::unique_ptr<Transfer>> transfers;
        for (std::size_t i = 0; i < kMany; ++i)
            transfers.push_back(setting.start(setting.request()));
        QVERIFY(eventually([&] { return waiting.size() == kMany; })); // all of them at the same time
        QVERIFY(setting.outcomes.empty());
        for (Peer *peer : waiting)
            peer->send(httpResponse(200, "ok"));
        QVERIFY(eventually([&] { return setting.outcomes.size() == kMany; }));
        QCOMPARE(setting.server.connections(), kMany);
        // And they are kept.
        transfers.clear();
        waiting.clear();
        for (std::size_t i = 0; i < kMany; ++i)
            transfers.push_back(setting.start(setting.request()));
        QVERIFY(eventually([&] { return waiting.size() == kMany; }));
        QCOMPARE(setting.server.connections(), kMany);
    }

    void reportsTimesByPhase()
    {
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "ok"));
        const Report fresh = reportOf(setting.perform(setting.request()));
        QVERIFY(fresh.times.connect > 0us);
        QCOMPARE(fresh.times.tls, 0us);
        QVERIFY(fresh.times.waiting > 0us);
        const auto sum = fresh.times.nameLookup + fresh.times.connect + fresh.times.tls + fresh.times.sending
                         + fresh.times.waiting + fresh.times.receiving;
        QCOMPARE(sum, fresh.times.total);
        const Report reused = reportOf(setting.perform(setting.request()));
        QCOMPARE(reused.times.nameLookup + reused.times.connect, 0us);
        QVERIFY(reused.times.waiting > 0us && reused.times.total >= reused.times.waiting);
    }

    void knowsNoCookiesAndNoNetrc()
    {
        const test::TemporaryFolder home;
        home.write(".netrc", "default login someone password hush\n");
        const Variables variables({{"HOME", home.path().string()}});
        CurlSetting setting;
        setting.answerAll(
            httpResponse(401, "", "Set-Cookie: a=1; Path=/\r\nWWW-Authenticate: Basic realm=x\r\n"));
        QCOMPARE(textOf(setting.perform(setting.request())), "401");
        QCOMPARE(textOf(setting.perform(setting.request())), "401");
        QCOMPARE(setting.server.asked.size(), std::size_t(2));
        for (const Asked &asked : setting.server.asked) {
            QVERIFY(!asked.field("Cookie"));
            QVERIFY(!asked.field("Authorization"));
        }
    }

    void usesAProxyOnlyWhenToldTo()
    {
        test::ScriptedUpstream proxy;
        proxy.onRequest = [](Peer &peer, const Asked &) { peer.send(httpResponse(200, "by proxy")); };
        const Variables variables(
            {{"http_proxy", proxy.url("")}, {"all_proxy", proxy.url("")}, {"no_proxy", ""}});
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "direct"));
        const auto performBy = [&](const ProxyOptions &options) {
            Request request = setting.request();
            auto connectivity = std::make_shared<Connectivity>();
            connectivity->proxy = options;
            request.connectivity = connectivity;
            request.fields = {{"Authorization", "Bearer t"}};
            return textOf(setting.perform(request));
        };
        using enum ProxyOptions::Source;
        QCOMPARE(textOf(setting.perform(setting.request())), "200 direct");
        QCOMPARE(performBy({}), "200 direct");
        QVERIFY(proxy.asked.empty());
        QCOMPARE(performBy({.source = Environment}), "200 by proxy");
        QCOMPARE(proxy.asked.at(0).line(), "GET " + setting.server.url() + " HTTP/1.1");
        QVERIFY(!proxy.asked.at(0).field("Proxy-Authorization"));
        const credentials::Secret password("open sesame");
        QCOMPARE(performBy({.source = Given, .url = proxy.url(""), .user = "ali", .password = password}),
                 "200 by proxy");
        QCOMPARE(proxy.asked.at(1).field("Proxy-Authorization"), "Basic YWxpOm9wZW4gc2VzYW1l");
        QCOMPARE(performBy({.source = Given, .url = proxy.url(""), .exceptions = "example.com,127.0.0.1"}),
                 "200 direct");
        QCOMPARE(proxy.asked.size(), std::size_t(2));
        for (const Asked &asked : setting.server.asked)
            QVERIFY(!asked.field("Proxy-Authorization"));
    }

    void refusesAProxyThatRefuses()
    {
        test::ScriptedUpstream proxy;
        proxy.onRequest = [](Peer &peer, const Asked &) {
            peer.send(httpResponse(407, "", "Proxy-Authenticate: Basic realm=x\r\n"));
        };
        CurlSetting setting;
        Request request = requestTo("https://api.example.com/");
        auto connectivity = std::make_shared<Connectivity>();
        connectivity->proxy = {.source = ProxyOptions::Source::Given, .url = proxy.url("")};
        request.connectivity = connectivity;
        const Outcome outcome = setting.perform(request);
        QVERIFY2(textOf(outcome).starts_with("proxy "), textOf(outcome).c_str());
        QVERIFY(textOf(outcome).ends_with("never left"));
        QCOMPARE(proxy.asked.at(0).line(), "CONNECT api.example.com:443 HTTP/1.1");
    }

    void callsNobodyBackWhileItStarts_data()
    {
        QTest::addColumn<std::string>("url"); // empty: of a server that answers
        QTest::addColumn<std::string>("outcome");
        QTest::newRow("an answer") << std::string() << std::string("200 ok");
        QTest::newRow("nobody listens")
            << std::string("http://127.0.0.1:1/") << std::string("refused connect never left");
    }

    // A request begins before start() returns, and may fail there.
    void callsNobodyBackWhileItStarts()
    {
        QFETCH(std::string, url);
        QFETCH(std::string, outcome);
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "ok"));
        const Request request = url.empty() ? setting.request() : requestTo(url);
        for (int round = 0; round < 2; ++round) { // the second one over the connection of the first
            setting.outcomes.clear();
            const auto transfer = setting.start(request);
            QVERIFY(setting.outcomes.empty());
            QVERIFY(eventually([&] { return !setting.outcomes.empty(); }));
            QCOMPARE(textOf(setting.outcomes.front()), outcome);
        }
    }

    void mayBeDestroyedByItsCallbacks_data()
    {
        QTest::addColumn<std::string>("when");
        for (const char *when : {"head", "body", "done"})
            QTest::newRow(when) << std::string(when);
    }
    void mayBeDestroyedByItsCallbacks()
    {
        QFETCH(std::string, when);
        CurlSetting setting;
        setting.answerAll(httpResponse(200, "hello"));
        for (int round = 0; round < 3; ++round) {
            std::unique_ptr<Transfer> transfer;
            std::string seen;
            const auto see = [&](const std::string &what) {
                seen += what;
                if (what == when)
                    transfer.reset();
            };
            transfer = setting.transport->start(setting.request(),
                                                {.onHead = [&](const ResponseHead &) { see("head"); },
                                                 .onBody = [&](std::string_view) { see("body"); },
                                                 .onDone = [&](const Outcome &) { see("done"); }});
            QVERIFY(eventually([&] { return !transfer; }));
            QCOMPARE(seen, when == "head" ? "head" : when == "body" ? "headbody" : "headbodydone");
        }
    }

    void closesTheConnectionWhenCancelled()
    {
        CurlSetting setting;
        auto transfer = setting.start(setting.request());
        QVERIFY(eventually([&] { return setting.server.asked.size() == 1; }));
        const auto begun = std::chrono::steady_clock::now();
        transfer.reset();
        QVERIFY(eventually([&] { return setting.server.openConnections() == 0; }));
        QVERIFY(std::chrono::steady_clock::now() - begun < 50ms);
        QVERIFY(setting.outcomes.empty());
        QCOMPARE(setting.clock.pendingTimers(), std::size_t(0));
    }
};

TOOLTRAY_TEST(CurlTransportTest)
#include "curltransporttest.moc"
