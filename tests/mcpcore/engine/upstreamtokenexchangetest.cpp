// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/upstreamtokenexchange.h"

#include "base/task/ask.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::engine;
using credentials::Secret;
using credentials::TokenAnswer;
using test::response;

class UpstreamTokenExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
        m_exchange = std::make_unique<UpstreamTokenExchange>(*m_transport);
    }

    void postsTheForm()
    {
        const auto answered = ask();
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        const upstream::Request &sent = m_transport->requests.front();
        QCOMPARE(sent.method, std::string("POST"));
        QCOMPARE(sent.url.text(), std::string("https://id.example.com/token"));
        QCOMPARE(*sent.body, std::string("grant_type=client_credentials&client_secret=s3cret"));
        QCOMPARE(valueOf(sent, "Content-Type"), std::string("application/x-www-form-urlencoded"));
        QCOMPARE(valueOf(sent, "Accept"), std::string("application/json"));
        QCOMPARE(valueOf(sent, "Authorization"), std::string("Basic aWQ6cw=="));
        QVERIFY(!answered.isFinished());
        m_transport->answer(response(200, "{\"access_token\":\"t\"}"));
        const Result<TokenAnswer> answer = resultOf(answered);
        VERIFY_RESULT(answer);
        QCOMPARE(answer->status, 200);
        QCOMPARE(answer->body.reveal(), std::string_view("{\"access_token\":\"t\"}"));
    }

    void aRefusalIsAnAnswer()
    {
        const auto answered = ask();
        m_transport->answer(response(401, "{\"error\":\"invalid_client\"}"));
        const Result<TokenAnswer> answer = resultOf(answered);
        VERIFY_RESULT(answer);
        QCOMPARE(answer->status, 401);
    }

    // Secrets do not go where somebody else says.
    void followsNoRedirect()
    {
        const auto answered = ask();
        m_transport->answer(response(307, {}, {{"Location", "https://elsewhere.example.com/token"}}));
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        const Result<TokenAnswer> answer = resultOf(answered);
        VERIFY_RESULT(answer);
        QCOMPARE(answer->status, 307);
    }

    void aFailureIsAnErrorThatNamesTheServerAndNoSecret()
    {
        const auto answered = ask();
        m_transport->answer(upstream::TransferFailure{.cause = upstream::Cause::Refused,
                                                      .phase = upstream::Phase::Connect,
                                                      .reason = "Connection refused"});
        const Result<TokenAnswer> answer = resultOf(answered);
        QVERIFY(!answer);
        QVERIFY2(answer.error().message.find("id.example.com") != std::string::npos,
                 answer.error().message.c_str());
        QVERIFY(answer.error().message.find("s3cret") == std::string::npos);
        QVERIFY(answer.error().hint.find("s3cret") == std::string::npos);
    }

    void aUrlThatIsNoneIsRefusedUnsent()
    {
        const auto answered = m_exchange->post({"no url", {}, Secret("a=b")});
        QVERIFY(answered.isFinished());
        QVERIFY(!resultOf(answered));
        QVERIFY(m_transport->requests.empty());
    }

    void answersEachItsOwn()
    {
        const auto first = ask();
        const auto second = ask();
        m_transport->answer(response(200, "first"));
        QVERIFY(first.isFinished());
        QVERIFY(!second.isFinished());
        m_transport->answer(response(200, "second"));
        QCOMPARE(resultOf(second).value().body.reveal(), std::string_view("second"));
    }

    void endedItAnswersWhoStillWaits()
    {
        const auto answered = ask();
        m_exchange.reset();
        QCOMPARE(m_transport->underWay(), std::size_t(0));
        const Result<TokenAnswer> answer = resultOf(answered);
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, ErrorKind::Cancelled);
    }

private:
    QFuture<Result<TokenAnswer>> ask()
    {
        return m_exchange->post({"https://id.example.com/token",
                                 {{"Authorization", Secret("Basic aWQ6cw==")}},
                                 Secret("grant_type=client_credentials&client_secret=s3cret")});
    }

    static std::string valueOf(const upstream::Request &request, std::string_view name)
    {
        for (const auto &field : request.fields) {
            if (field.name == name)
                return std::string(upstream::valueOf(field));
        }
        return {};
    }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::unique_ptr<UpstreamTokenExchange> m_exchange;
};

TOOLTRAY_TEST(UpstreamTokenExchangeTest)
#include "upstreamtokenexchangetest.moc"
