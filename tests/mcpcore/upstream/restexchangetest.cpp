// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/rest/restexchange.h"

#include "samples.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;

class RestExchangeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesTheStatus_data();
    void judgesTheStatus();
    void namesFailures();
    void endsWithoutAWordWhenDestroyed();
};

void RestExchangeTest::judgesTheStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<std::vector<int>>("expected");
    QTest::addColumn<std::string>("end");
    const auto row = [](int status, std::vector<int> expected, const char *end) {
        QTest::addRow("%d of %zu", status, expected.size()) << status << expected << std::string(end);
    };
    row(200, {}, "200 body");
    row(204, {}, "204 body");
    row(301, {}, "http http_301");
    row(404, {}, "http http_404");
    row(503, {}, "http http_503");
    row(404, {200, 404}, "404 body");
    row(204, {200}, "http http_204");
    row(200, {201}, "http http_200");
}

void RestExchangeTest::judgesTheStatus()
{
    QFETCH(int, status);
    QFETCH(std::vector<int>, expected);
    QFETCH(std::string, end);
    test::FakeClock clock;
    test::FakeTransport transport(clock);
    Endpoint endpoint(transport, clock, {.rate = {}, .retry = {.maxRetries = 0}});
    transport.willAnswer(test::response(status, "body"));
    std::string seen;
    const RestExchange call(
        endpoint, clock, requestTo("https://api.example.com/v1"), expected, {}, [&](RestOutcome outcome) {
            if (auto *refusal = std::get_if<RestError>(&outcome)) {
                const RequestError &error = refusal->error;
                seen += std::string(nameOf(error.level)) + ' ' + error.error.code;
                QVERIFY2(error.error.message.ends_with(": body"), error.error.message.c_str());
                QCOMPARE(refusal->body, "body");
            } else {
                seen += textOf(std::move(std::get<Response>(outcome)));
            }
        });
    QCOMPARE(seen, "");
    clock.advance(0ns);
    QCOMPARE(seen, end);
}

void RestExchangeTest::namesFailures()
{
    test::FakeClock clock;
    test::FakeTransport transport(clock);
    Endpoint endpoint(transport, clock, {});
    transport.willAnswer(failureOf(Cause::Tls));
    std::string seen;
    const RestExchange call(
        endpoint, clock, requestTo("https://api.example.com/v1"), {}, {},
        [&](const RestOutcome &outcome) { seen += std::get<RestError>(outcome).error.error.code; });
    clock.advance(0ns);
    QCOMPARE(seen, "tls_failed");
}

void RestExchangeTest::endsWithoutAWordWhenDestroyed()
{
    test::FakeClock clock;
    test::FakeTransport transport(clock);
    Endpoint endpoint(transport, clock, {});
    bool isCalled = false;
    {
        const RestExchange call(endpoint, clock, requestTo("https://api.example.com/v1"), {}, {},
                                [&](const RestOutcome &) { isCalled = true; });
    }
    clock.advance(60s);
    QVERIFY(!isCalled);
    QCOMPARE(transport.underWay(), std::size_t(0));
}

TOOLTRAY_TEST(RestExchangeTest)
#include "restexchangetest.moc"
