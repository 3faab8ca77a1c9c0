// SPDX-License-Identifier: GPL-3.0-or-later
#include "curlsetting.h"
#include "support/testcase.h"
#include "support/testcertificates.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::httpResponse;
using test::TestCertificates;

class TlsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_certificates = std::make_unique<TestCertificates>();
        QVERIFY2(m_certificates->problem().empty(), m_certificates->problem().c_str());
    }

    void trustsOnlyWhomItShould_data()
    {
        addColumns<int, bool, std::string>("server", "knowsAuthority", "expected");
        const auto row = [](const char *name, TestCertificates::Server server, bool knowsAuthority,
                            const char *expected) {
            QTest::newRow(name) << static_cast<int>(server) << knowsAuthority << std::string(expected);
        };
        using enum TestCertificates::Server;
        row("vouched for", Good, true, "200 hello");
        row("vouched for by a stranger", Good, false, "certificate tls never left");
        row("of another host", WrongHost, true, "certificate tls never left");
        row("self-signed", SelfSigned, false, "certificate tls never left");
        row("self-signed, with another authority", SelfSigned, true, "certificate tls never left");
    }
    void trustsOnlyWhomItShould()
    {
        QFETCH(int, server);
        QFETCH(bool, knowsAuthority);
        QFETCH(std::string, expected);
        CurlSetting setting(m_certificates->server(static_cast<TestCertificates::Server>(server)));
        setting.answerAll(httpResponse(200, "hello"));
        Request request = setting.request();
        request.fields = {{"Authorization", credentials::Secret("t")}};
        if (knowsAuthority)
            request.connectivity = with({.caFile = m_certificates->authority()});
        QCOMPARE(textOf(setting.perform(request)), expected);
        QCOMPARE(setting.server.connectionsWithBytes(), std::size_t(expected.starts_with("200") ? 1 : 0));
    }

    void showsAClientCertificate_data()
    {
        // expected: how the outcome begins
        const TestRows<std::string, std::string, std::string> row{"key", "password", "expected"};
        row("none", "", "", ""); // as an alert or as a reset, whichever comes first
        row("one", m_certificates->clientKey(), "", "200 hello");
        row("one with a password", m_certificates->encryptedClientKey(), TestCertificates::kPassword,
            "200 hello");
        row("one with a wrong password", m_certificates->encryptedClientKey(), "wrong", "invalid ");
        row("one that is not there", "/nonexistent.key", "", "invalid ");
    }
    void showsAClientCertificate()
    {
        QFETCH(std::string, key);
        QFETCH(std::string, password);
        QFETCH(std::string, expected);
        CurlSetting setting(m_certificates->serverForClients());
        setting.answerAll(httpResponse(200, "hello"));
        Request request = setting.request();
        TlsSettings tls{.caFile = m_certificates->authority()};
        if (!key.empty()) {
            tls.clientCertificateFile = m_certificates->clientCertificate();
            tls.clientKeyFile = key;
            if (!password.empty())
                tls.clientKeyPassword = credentials::Secret(password);
        }
        request.connectivity = with(tls);
        const std::string end = textOf(setting.perform(request));
        QVERIFY2(end.starts_with(expected), end.c_str());
        QCOMPARE(end.starts_with("200"), expected.starts_with("200"));
    }

    // A connection made with one identity is not used by a request with another.
    void keepsIdentitiesApart()
    {
        CurlSetting setting(m_certificates->server(TestCertificates::Server::Good));
        setting.answerAll(httpResponse(200, "hello"));
        Request trusting = setting.request();
        trusting.connectivity = with({.caFile = m_certificates->authority()});
        QCOMPARE(textOf(setting.perform(trusting)), "200 hello");
        QCOMPARE(textOf(setting.perform(setting.request())), "certificate tls never left");
        Request showing = trusting;
        showing.connectivity = with({.caFile = m_certificates->authority(),
                                     .clientCertificateFile = m_certificates->clientCertificate(),
                                     .clientKeyFile = m_certificates->clientKey()});
        const Outcome outcome = setting.perform(showing);
        QCOMPARE(textOf(outcome), "200 hello");
        QVERIFY(!reportOf(outcome).isConnectionReused);
        QVERIFY(reportOf(setting.perform(trusting)).isConnectionReused);
    }

    void namesWhatIsNoTls()
    {
        CurlSetting setting;
        setting.server.onBytes = [](test::ScriptedUpstream::Peer &peer) {
            peer.send(httpResponse(400, "no TLS here"));
        };
        QCOMPARE(textOf(setting.perform(
                     requestTo("https://127.0.0.1:" + std::to_string(setting.server.port()) + "/"))),
                 "tls tls never left");
    }

    void timesOutInTheHandshake()
    {
        CurlSetting setting; // which says nothing
        const auto transfer =
            setting.start(requestTo("https://127.0.0.1:" + std::to_string(setting.server.port()) + "/"));
        QVERIFY(eventually([&] { return setting.server.connectionsWithBytes() == 1; }));
        setting.clock.advance(5s - 1ns);
        QVERIFY(setting.outcomes.empty());
        setting.clock.advance(1ns);
        QCOMPARE(textOf(setting.outcomes.at(0)), "timeout tls never left");
        QVERIFY(eventually([&] { return setting.server.openConnections() == 0; }));
    }

    void reportsTheHandshake()
    {
        CurlSetting setting(m_certificates->server(TestCertificates::Server::Good));
        setting.answerAll(httpResponse(200, "hello"));
        Request request = setting.request();
        request.connectivity = with({.caFile = m_certificates->authority()});
        QVERIFY(reportOf(setting.perform(request)).times.tls > 0us);
        const Report reused = reportOf(setting.perform(request));
        QVERIFY(reused.isConnectionReused);
        QCOMPARE(reused.times.tls, 0us);
    }

    void speaksHttp2OnlyWhereItMay_data()
    {
        // expected: the first line
        const TestRows<bool, bool, std::string, std::string> row{"isWanted", "isOffered", "method",
                                                                 "expected"};
        row("by default", false, true, "GET", "GET /graphql HTTP/1.1");
        row("when wanted", true, true, "GET", "PRI * HTTP/2.0");
        row("when it is not offered", true, false, "GET", "GET /graphql HTTP/1.1");
        row("what must not be sent twice", true, true, "POST", "POST /graphql HTTP/1.1");
    }
    void speaksHttp2OnlyWhereItMay()
    {
        QFETCH(bool, isWanted);
        QFETCH(bool, isOffered);
        QFETCH(std::string, method);
        QFETCH(std::string, expected);
        QSslConfiguration tls = m_certificates->server(TestCertificates::Server::Good);
        tls.setAllowedNextProtocols(isOffered ? QByteArrayList{"h2", "http/1.1"}
                                              : QByteArrayList{"http/1.1"});
        CurlSetting setting(tls);
        setting.answerAll("");
        auto connectivity = std::make_shared<Connectivity>();
        connectivity->version = isWanted ? HttpPreference::Http2WhereOffered : HttpPreference::Http11;
        connectivity->tls.caFile = m_certificates->authority();
        Request request = setting.request(method);
        request.connectivity = connectivity;
        const auto transfer = setting.start(request);
        QVERIFY(eventually([&] { return !setting.server.asked.empty(); }));
        QCOMPARE(setting.server.asked[0].line(), expected);
    }

private:
    std::shared_ptr<const Connectivity> with(TlsSettings tls) const
    {
        auto connectivity = std::make_shared<Connectivity>();
        connectivity->tls = std::move(tls);
        return connectivity;
    }

    std::unique_ptr<TestCertificates> m_certificates;
};

TOOLTRAY_TEST(TlsTest)
#include "tlstest.moc"
