// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/errors/failurejson.h"

#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;
using execution::CallFailure;
using execution::Level;

namespace {

CallFailure failureOf(Level level, ErrorKind kind)
{
    return {level, Error{kind, "some_code", "It went wrong.", "Do it right."}};
}

} // namespace

class FailureJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFailureSaysEverythingInOneForm()
    {
        CallFailure failure = failureOf(Level::Http, ErrorKind::Unavailable);
        failure.status = 429;
        failure.retryAfter = std::chrono::seconds(7);
        failure.error.details = json::Value::object({{"endpoint", "github"}});
        QCOMPARE(
            json::write(failureJson(failure, {"list_issues", "0.1.0"})),
            std::string("{\"error\":{\"level\":\"http\",\"code\":\"some_code\","
                        "\"message\":\"It went wrong.\",\"hint\":\"Do it right.\","
                        "\"tool\":{\"name\":\"list_issues\",\"version\":\"0.1.0\"},"
                        "\"details\":{\"endpoint\":\"github\",\"status\":429,\"retry_after_seconds\":7}}}"));
        QCOMPARE(failureText(failure), std::string("It went wrong.\nDo it right."));
    }

    void whatIsNotKnownIsLeftOut()
    {
        QCOMPARE(json::write(failureJson(failureOf(Level::Tool, ErrorKind::Invalid), {})),
                 std::string("{\"error\":{\"level\":\"tool\",\"code\":\"some_code\","
                             "\"message\":\"It went wrong.\",\"hint\":\"Do it right.\"}}"));
    }

    void partialDataIsHandedOutInBothForms()
    {
        CallFailure failure = failureOf(Level::GraphQL, ErrorKind::Invalid);
        failure.data = json::Value::object({{"a", 1}});
        QCOMPARE(failureJson(failure, {})["data"]["a"], json::Value(1));
        QCOMPARE(failureText(failure),
                 std::string("It went wrong.\nDo it right.\nThe data that came all the same: {\"a\":1}"));
    }

    void everyLevelHasItsRow_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<journal::Level>("recorded");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, Level level, ErrorKind kind, journal::Level recorded,
                            int status) { QTest::newRow(name) << level << kind << recorded << status; };
        row("access", Level::Access, ErrorKind::NotFound, journal::Level::Access, 404);
        row("arguments", Level::Tool, ErrorKind::Invalid, journal::Level::Tool, 400);
        row("refused", Level::Tool, ErrorKind::Denied, journal::Level::Tool, 403);
        row("unknown", Level::Tool, ErrorKind::NotFound, journal::Level::Tool, 404);
        row("in use", Level::Tool, ErrorKind::Conflict, journal::Level::Tool, 409);
        row("errors in the answer", Level::GraphQL, ErrorKind::Invalid, journal::Level::Graphql, 422);
        row("errors in the data", Level::Payload, ErrorKind::Invalid, journal::Level::Payload, 422);
        row("the API says no", Level::Http, ErrorKind::Denied, journal::Level::Http, 502);
        row("no answer", Level::Network, ErrorKind::Unavailable, journal::Level::Network, 502);
        row("too late", Level::Network, ErrorKind::Timeout, journal::Level::Network, 504);
        row("a bug", Level::Internal, ErrorKind::Internal, journal::Level::Internal, 500);
    }

    void everyLevelHasItsRow()
    {
        QFETCH(const Level, level);
        QFETCH(const ErrorKind, kind);
        QFETCH(const journal::Level, recorded);
        QFETCH(const int, status);
        QCOMPARE(journalLevel(level), recorded);
        QCOMPARE(httpStatus(failureOf(level, kind)), status);
    }
};

TOOLTRAY_TEST(FailureJsonTest)
#include "failurejsontest.moc"
