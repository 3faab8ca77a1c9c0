// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlanswer.h"

#include "samples.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "upstream/graphql/graphqloperation.h"
#include "upstream/policy/endpoint.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::response;

class GraphQLReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsAnAnswer_data()
    {
        QTest::addColumn<std::size_t>("pieceSize");
        for (const std::size_t size : {0U, 1U, 3U, 10U})
            QTest::addRow("in pieces of %zu", size) << size;
    }
    void bringsAnAnswer()
    {
        QFETCH(std::size_t, pieceSize);
        m_ends.clear();
        m_transport.willAnswer({.outcome = response(200, R"({"data":{"a":"é"}})"), .pieceSize = pieceSize});
        send();
        QVERIFY(m_ends.empty());
        m_clock.advance(0ns);
        QCOMPARE(m_ends, std::vector<std::string>{R"({"a":"é"})"});
        QCOMPARE(*m_transport.requests.back().body, R"({"query":"{ a }"})");
    }

    void readsTheLastTryOnly()
    {
        m_ends.clear();
        m_transport.willAnswer(response(503, R"({"data":{"a":)"));
        m_transport.willAnswer(response(503, R"({"errors":[{"message":"busy"}]})"));
        m_transport.willAnswer(response(200, R"({"data":{"a":1}})"));
        send();
        m_clock.advance(0ns);
        QCOMPARE(m_ends, std::vector<std::string>{R"({"a":1})"});
    }

    void namesFailures()
    {
        const auto end = [this](const Outcome &outcome) {
            m_ends.clear();
            m_transport.willAnswer(outcome);
            send(GraphQLOperation::Kind::Mutation);
            m_clock.advance(0ns);
            return m_ends.size() == 1 ? m_ends[0] : "not once";
        };
        QCOMPARE(end(failureOf(Cause::Reset)), "network connection_lost");
        QCOMPARE(end(failureOf(Cause::Certificate)), "network certificate_refused");
        QCOMPARE(end(failureOf(Cause::TooBig)), "network answer_too_big");
        QCOMPARE(end(response(500, "<html>")), "http http_500");
        QCOMPARE(end(response(200, "<html>")), "http html_answer");
        QCOMPARE(end(response(200, R"({"data":)")), "http cut_off_answer");
    }

    void doesNotWaitForTheEndOfNonsense()
    {
        m_ends.clear();
        send();
        m_transport.begin(response(200).head);
        m_transport.pass("<html><title>Endless</title>");
        QVERIFY(m_ends.empty());
        m_transport.pass(std::string(20'000, 'x'));
        QCOMPARE(m_ends, std::vector<std::string>{"http html_answer"});
        QCOMPARE(m_transport.underWay(), std::size_t(0));
    }

    void waitsForTheEndOfWhatMayBeTriedAgain()
    {
        m_ends.clear();
        send();
        m_transport.begin(response(502).head);
        m_transport.pass("<html>" + std::string(20'000, 'x'));
        QVERIFY(m_ends.empty());
        m_transport.willAnswer(response(200, R"({"data":{}})"));
        m_transport.answer(response(502, "<html>"));
        m_clock.advance(0ns);
        QCOMPARE(m_ends, std::vector<std::string>{"{}"});
    }

    void followsNoRedirectThatLosesTheOperation()
    {
        m_ends.clear();
        m_transport.willAnswer(response(302, {}, {{"Location", "/login"}}));
        send();
        m_clock.advance(0ns);
        QCOMPARE(m_ends, std::vector<std::string>{"network redirect_refused"});
        m_ends.clear();
        m_transport.willAnswer(response(308, {}, {{"Location", "/api"}}));
        m_transport.willAnswer(response(200, R"({"data":{}})"));
        send();
        m_clock.advance(0ns);
        QCOMPARE(m_ends, std::vector<std::string>{"{}"});
    }

    void endsWithoutAWordWhenDestroyed()
    {
        m_ends.clear();
        send();
        m_call.reset();
        m_clock.advance(60s);
        QVERIFY(m_ends.empty());
        QCOMPARE(m_transport.underWay(), std::size_t(0));
    }

private:
    void send(GraphQLOperation::Kind kind = GraphQLOperation::Kind::Query)
    {
        m_call = m_endpoint.send(
            graphqlRequest(requestTo("https://api.example.com/graphql"), {.kind = kind, .document = "{ a }"}),
            m_reader.receiver([this](Outcome ended) {
                m_ends.push_back(
                    describe(m_reader.judge(m_call->request(), std::move(ended), m_clock.wallTime())));
                m_call.reset();
            }));
    }

    static std::string describe(const GraphQLOutcome &outcome)
    {
        if (const auto *error = std::get_if<RequestError>(&outcome))
            return std::string(nameOf(error->level)) + ' ' + error->error.code;
        return std::string(std::get<GraphQLAnswer>(outcome).data());
    }

    test::FakeClock m_clock;
    test::FakeTransport m_transport{m_clock};
    Endpoint m_endpoint{m_transport, m_clock, {}, RetrySchedule({}, [] { return 0.0; })};
    std::vector<std::string> m_ends;
    GraphQLReader m_reader;
    std::unique_ptr<EndpointRequest> m_call;
};

TOOLTRAY_TEST(GraphQLReaderTest)
#include "graphqlreadertest.moc"
