// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/transport.h"

#include "samples.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;

class RestOutcomeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesTheStatus_data()
    {
        addColumns<int, std::vector<int>, std::string>("status", "expected", "end");
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
    void judgesTheStatus()
    {
        QFETCH(int, status);
        QFETCH(std::vector<int>, expected);
        QFETCH(std::string, end);
        RestOutcome outcome = restOutcome(requestTo("https://api.example.com/v1"), expected,
                                          test::response(status, "body"), WallTime());
        std::string seen;
        if (auto *refusal = std::get_if<RestError>(&outcome)) {
            const RequestError &error = refusal->error;
            seen = std::string(nameOf(error.level)) + ' ' + error.error.code;
            QVERIFY2(error.error.message.ends_with(": body"), error.error.message.c_str());
            QCOMPARE(refusal->body, "body");
        } else {
            seen = textOf(std::move(std::get<Response>(outcome)));
        }
        QCOMPARE(seen, end);
    }

    void namesFailures()
    {
        const RestOutcome outcome =
            restOutcome(requestTo("https://api.example.com/v1"), {}, failureOf(Cause::Tls), WallTime());
        QCOMPARE(std::get<RestError>(outcome).error.error.code, "tls_failed");
    }
};

TOOLTRAY_TEST(RestOutcomeTest)
#include "restoutcometest.moc"
