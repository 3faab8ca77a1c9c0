// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/failure.h"

#include "base/files/filesystem.h"
#include "execution/preparation/schemas.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <cerrno>

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

    void anAgentAsksForWhatOnlyAPersonCanDo_data()
    {
        QTest::addColumn<std::string>("code");
        for (const char *code : {"consent_needed", "approval_changed"})
            QTest::newRow(code) << std::string(code);
    }

    void anAgentAsksForWhatOnlyAPersonCanDo()
    {
        QFETCH(std::string, code);
        CallFailure failure = failureOf(Level::Tool, ErrorKind::Denied);
        failure.error.code = code;
        const auto hint = [&](FailureReader reader) {
            return std::string(failureJson(failure, {}, reader)["error"]["hint"].toString());
        };
        QCOMPARE(hint(FailureReader::Person), failure.error.hint);
        QCOMPARE(hint(FailureReader::Agent), "Tell the user: " + failure.error.hint.text());
        QVERIFY(failureText(failure).ends_with(hint(FailureReader::Agent)));
        QVERIFY(failureText(failure, FailureReader::Person).ends_with(failure.error.hint));
    }

    void aPersonReadsItByItsTemplates()
    {
        const Error error = errorForPerson(
            {ErrorKind::Invalid,
             "graphql_errors",
             {CORE_TEXT("Core", "{name}: {problem}"), {{"name", "make"}, {"problem", "a\u202Eb"}}},
             "Correct the arguments if the message is about them; otherwise report it to the "
             "user."});
        QCOMPARE(error.message.source()->english, std::string("{name}: {problem}"));
        QVERIFY(!error.message.contains("\u202E"));
        QCOMPARE(error.hint.source()->english,
                 std::string("Correct the arguments, the tool or its credential as the message says."));
    }

    void aPersonIsNotToldOfBuiltInTools_data()
    {
        QTest::addColumn<Message>("hint");
        QTest::addColumn<std::string>("shown");
        QTest::newRow("the tool") << Message(CORE_TEXT("Core", "Correct the tool with update_saved_tool."))
                                  << std::string("Correct the tool.");
        QTest::newRow("what it refers to")
            << Message(CORE_TEXT("Core", "Correct the tool with update_saved_tool, or the mapping \"{name}\" "
                                         "with set_mapping."),
                       {{"name", "states"}})
            << std::string("Correct the tool or the mapping \"states\".");
        QTest::newRow("behind something else") << Message::joined(
            {"Did you mean \"id\"?", CORE_TEXT("Core", "Correct the operation with update_saved_tool.")})
                                               << std::string("Did you mean \"id\"? Correct the operation.");
        QTest::newRow("without one") << Message("Try {it} again.") << std::string("Try {it} again.");
    }

    void aPersonIsNotToldOfBuiltInTools()
    {
        QFETCH(Message, hint);
        QFETCH(std::string, shown);
        const Error error = errorForPerson({ErrorKind::Invalid, "operation_invalid", "It is wrong.", hint});
        QCOMPARE(error.hint.text(), shown);
    }

    void whatIsNotKnownIsLeftOut()
    {
        QCOMPARE(json::write(failureJson(failureOf(Level::Tool, ErrorKind::Invalid), {})),
                 std::string("{\"error\":{\"level\":\"tool\",\"code\":\"some_code\","
                             "\"message\":\"It went wrong.\",\"hint\":\"Do it right.\"}}"));
    }

    void partialDataIsReturnedInBothForms()
    {
        CallFailure failure = failureOf(Level::GraphQL, ErrorKind::Invalid);
        failure.data = json::Value::object({{"a", 1}});
        QCOMPARE(failureJson(failure, {})["data"]["a"], json::Value(1));
        QCOMPARE(failureText(failure),
                 std::string("It went wrong.\nDo it right.\nReturned with the error: {\"a\":1}"));
    }

    void theApiIsQuotedOnce_data()
    {
        addColumns<std::string, std::string, bool>("message", "data", "isTold");
        const auto row = [](const char *message, const char *data, bool isTold) {
            QTest::newRow(data) << std::string(message) << std::string(data) << isTold;
        };
        row("HOST has nothing (HTTP 404): 404 Project Not Found", R"({"message":"404 Project Not Found"})",
            false);
        row("HOST: base: Reference not found", R"({"message":{"base":["Reference not found"]}})", false);
        row("It is wrong; fix it: now", R"({"a":"It is wrong","b":["fix it","now"]})", false);
        row("title is taken", R"({"message":"title is taken","field":"title"})", true);
        row("HOST has nothing (HTTP 404): gone", R"({"status":404,"error":"gone"})", false);
        row("make: no", R"({"make":null})", false);
        row("make: no", R"({"a":null,"b":[null,{}]})", false);
        row("It is wrong", R"({"message":"It is wrong","field":"title"})", true);
        row("It is wrong", R"({"isTaken":true})", true);
        row("It is wrong", R"("It is wrong")", false);
        row("It is wrong (code 7)", R"({"code":7})", true);
    }

    void theApiIsQuotedOnce()
    {
        QFETCH(const std::string, message);
        QFETCH(const std::string, data);
        QFETCH(const bool, isTold);
        CallFailure failure{Level::Http, Error{ErrorKind::Invalid, "http_400", message, {}}};
        failure.status = 404;
        failure.data = json::parse(data).value;
        const std::string text = failureText(failure);
        QCOMPARE(text.find("Returned with the error: " + data) != std::string::npos, isTold);
        QCOMPARE(text.size() > message.size(), isTold);
    }

    void whatCameWithAnErrorIsTold_data()
    {
        addColumns<Level, std::string, std::string, std::string, bool>("level", "message", "details", "data",
                                                                       "isTold");
        const auto row = [](Level level, const char *message, const char *details, const char *data,
                            bool isTold) {
            QTest::addRow("%s %s", message, data)
                << level << std::string(message) << std::string(details) << std::string(data) << isTold;
        };
        row(Level::GraphQL, "No issue 1 (at issue)", "{}", R"({"id":1,"kind":"issue"})", true);
        row(Level::GraphQL, "Done", "{}", R"({"state":"Done"})", true);
        row(Level::GraphQL, "Done", "{}", R"({"state":"","a":[],"b":[null,{"c":null}]})", false);
        row(Level::Http, "Page 2 failed: No (HTTP 500)", R"({"page":2})", R"({"items":[2,500]})", true);
        row(Level::Http, "No such: x", R"({"errors":[{"message":"x"}]})", R"({"a":"x"})", true);
        const char *const no = R"({"errors":["no"]})";
        row(Level::Payload, "make: no", no, R"({"make":{"issue":null,"errors":["no"]}})", false);
        row(Level::Payload, "make: no", no, R"({"make":{"issue":{"title":"no"},"errors":["no"]}})", true);
        row(Level::Payload, "make: no", no, R"({"make":{"errors":["no"],"note":"no"}})", true);
        row(Level::Payload, "make: no (in.title)", R"({"errors":[{"message":"no","field":["in","title"]}]})",
            R"({"make":{"errors":[{"message":"no","field":["in","title"]}]}})", false);
        row(Level::Payload, "make: no", R"({"errors":[{"message":"no","code":"BLANK"}]})",
            R"({"make":{"errors":[{"message":"no","code":"BLANK"}]}})", true);
        row(Level::Payload, R"(make: {"success":false})", R"({"errors":[{"success":false}]})",
            R"({"make":{"success":false}})", false);
    }

    // However much a value looks like a word of the message.
    void whatCameWithAnErrorIsTold()
    {
        QFETCH(const Level, level);
        QFETCH(const std::string, message);
        QFETCH(const std::string, details);
        QFETCH(const std::string, data);
        QFETCH(const bool, isTold);
        CallFailure failure{level, Error{ErrorKind::Invalid, "some_code", message, {}}};
        failure.error.details = json::parse(details).value;
        failure.data = json::parse(data).value;
        QCOMPARE(failureText(failure),
                 message + (isTold ? "\nReturned with the error: " + data : std::string()));
    }

    void whatARuleHasReadIsNotRepeated_data()
    {
        const TestRows<std::string, bool> row{"data", "isTold"};
        row(R"({"message":"401 Unauthorized"})", false);
        row(R"({"message":["401 Unauthorized"],"error":null})", false);
        row(R"({"message":"401 Unauthorized","missing":"merge rights"})", true);
    }

    void whatARuleHasReadIsNotRepeated()
    {
        QFETCH(const std::string, data);
        QFETCH(const bool, isTold);
        CallFailure failure{
            Level::Http, Error{ErrorKind::Denied, "http_404", "The token's user may not merge.", "Do it."}};
        failure.error.details = json::Value::object({{"api_message", "401 Unauthorized"}});
        failure.data = json::parse(data).value;
        QCOMPARE(failureText(failure), "The token's user may not merge.\nDo it."
                                           + (isTold ? "\nReturned with the error: " + data : std::string()));
    }

    // Agents change no credentials and no endpoints.
    void whatOnlyAPersonCanDoIsForThem_data()
    {
        addColumns<std::string, bool>("code", "isForPerson");
        for (const char *code : {"http_401", "http_403", "connection_refused", "name_not_found",
                                 "html_answer", "keychain_locked", "oauth_sign_in_needed", "secret_missing",
                                 "command_failed", "credential_missing", "schema_hidden", "unauthorized",
                                 "forbidden", "upgrade_refused", "subprotocol_refused",
                                 "subscription_refused", "protocol_violation", "no_subscription_protocol"})
            QTest::newRow(code) << std::string(code) << true;
        for (const char *code : {"http_404", "http_422", "http_429", "http_503", "arguments_invalid",
                                 "operation_invalid", "timeout_waiting", "graphql_errors"})
            QTest::newRow(code) << std::string(code) << false;
    }

    void whatOnlyAPersonCanDoIsForThem()
    {
        QFETCH(const std::string, code);
        QFETCH(const bool, isForPerson);
        const CallFailure failure{Level::Http, Error{ErrorKind::Invalid, code, "No.", "Do it."}};
        const std::string hint = isForPerson ? "Tell the user: Do it." : "Do it.";
        QCOMPARE(failureText(failure), "No.\n" + hint);
        QCOMPARE(std::string(failureJson(failure, {})["error"]["hint"].toString()), hint);
    }

    void theConsentIsThatOfTheUser()
    {
        const CallFailure failure{Level::Tool,
                                  Error{ErrorKind::Denied, "consent_needed",
                                        "The endpoint \"a\" needs your consent before it is used.",
                                        "Review it in the Tooltray window."}};
        QCOMPARE(failureText(failure),
                 std::string("The endpoint \"a\" needs the user's consent before it is used.\nTell the user: "
                             "Review it in the Tooltray window."));
        QVERIFY(failureText(failure, FailureReader::Person).find("your consent") != std::string::npos);
    }

    void theConsentThatASchemaWaitsForIsThatOfTheUser()
    {
        const CallFailure failure{
            Level::Tool,
            execution::missingSchema("a", {ErrorKind::Denied, "consent_needed",
                                           "The endpoint \"a\" needs your consent before it is used.",
                                           "Review it in the Tooltray window."})};
        QCOMPARE(
            failureText(failure),
            std::string("The schema of the endpoint \"a\" is not loaded. The endpoint \"a\" needs the user's "
                        "consent before it is used.\nTell the user: Review it in the Tooltray window."));
        QVERIFY(failureText(failure, FailureReader::Person).find("your consent") != std::string::npos);
    }

    void whoCanChangeTheToolIsNotToldToHaveItChanged()
    {
        const std::string hint =
            "Correct the arguments if the message is about them; otherwise report it to the user.";
        const CallFailure failure{Level::GraphQL, Error{ErrorKind::Invalid, "graphql_errors", "No.", hint}};
        QCOMPARE(failureText(failure), "No.\n" + hint);
        QCOMPARE(failureText(failure, FailureReader::Person),
                 std::string("No.\nCorrect the arguments, the tool or its credential as the message says."));
    }

    void whatIsForTheAgentIsNotPassedOn_data()
    {
        const TestRows<std::string, std::string, std::string> row{"code", "hint", "told"};
        const std::string look = "The request may have taken effect: check before you retry.";
        const std::string more =
            "The items of the earlier pages are included; to continue from page 2, pass next_cursor \"c\".";
        row("doubt", "html_answer", look + " Check it.", look + " Tell the user: Check it.");
        row("nothing else", "empty_answer", look, look);
        row("a list", "http_401", "Renew it. " + more, more + " Tell the user: Renew it.");
        row("the list alone", "http_401", more, more);
        row("the URL", "http_404", "Check the endpoint's URL.", "Tell the user: Check the endpoint's URL.");
    }

    void whatIsForTheAgentIsNotPassedOn()
    {
        QFETCH(const std::string, code);
        QFETCH(const std::string, hint);
        QFETCH(const std::string, told);
        const CallFailure failure{Level::Http, Error{ErrorKind::Unavailable, code, "No.", hint}};
        QCOMPARE(failureText(failure), "No.\n" + told);
        QCOMPARE(failureText(failure, FailureReader::Person), "No.\n" + hint);
    }

    void whoIsAskedAlreadyIsNotToldOf()
    {
        const CallFailure failure{
            Level::Http, Error{ErrorKind::Denied, "http_403", "No.", "Ask the user for more rights."}};
        QCOMPARE(failureText(failure), std::string("No.\nAsk the user for more rights."));
    }

    void aSchemaThatIsNotThereIsForWhoeverItsReasonIsFor()
    {
        CallFailure failure{Level::Tool, Error{ErrorKind::Denied, "schema_missing", "No.", "Do it."}};
        failure.error.details = json::Value::object({{"reason", "http_401"}});
        QCOMPARE(failureText(failure), std::string("No.\nTell the user: Do it."));
    }

    void anAgentIsNotToldWhereAFileIs()
    {
        CallFailure failure{Level::Tool,
                            fileError(FileAction::ReadFile, "/home/me/api/schema.graphql", EACCES)};
        failure.error.details.set("reason", "access_denied");
        const json::Value agents = failureJson(failure, {});
        QCOMPARE(agents["error"]["message"].toString(),
                 std::string_view("The file \"schema.graphql\" cannot be read: permission was denied."));
        QVERIFY2(json::write(agents).find("/home") == std::string::npos, json::write(agents).c_str());
        QVERIFY(failureText(failure).find("/home") == std::string::npos);
        const json::Value persons = failureJson(failure, {}, FailureReader::Person);
        QVERIFY(persons["error"]["message"].toString().find("/home/me") != std::string_view::npos);
        failure.error.message = "There is nothing at \"/issues\".";
        failure.error.details = json::Value::object({{"path", "/issues"}});
        QCOMPARE(failureJson(failure, {})["error"]["details"]["path"].toString(),
                 std::string_view("/issues"));
    }

    void theStatusOfAnApiIsPassedOn_data()
    {
        addColumns<int, int>("upstream", "ours");
        const auto row = [](int upstream, int ours) { QTest::addRow("%d", upstream) << upstream << ours; };
        for (const int same : {400, 401, 403, 404, 409, 422, 429, 502, 503, 504})
            row(same, same);
        row(410, 404);
        row(412, 409);
        row(408, 504);
        for (const int other : {402, 405, 406, 407, 411, 413, 414, 415, 418, 421, 451})
            row(other, 422);
        for (const int failed : {500, 501, 505, 599})
            row(failed, 500);
        for (const int broken : {200, 204, 302})
            row(broken, 502);
    }

    void theStatusOfAnApiIsPassedOn()
    {
        QFETCH(const int, upstream);
        QFETCH(const int, ours);
        CallFailure failure = failureOf(Level::Http, ErrorKind::Unavailable);
        failure.status = upstream;
        QCOMPARE(httpStatus(failure), ours);
    }

    void whatAnErrorIsLikeDecidesTheStatus_data()
    {
        const TestRows<Level, int, std::string, std::string, int> row{"level", "like", "code", "cause",
                                                                      "status"};
        row("an answer of GraphQL", Level::GraphQL, 200, "graphql_errors", "", 422);
        row("refused by GraphQL", Level::GraphQL, 400, "graphql_errors", "", 422);
        row("a code of GraphQL", Level::GraphQL, 404, "graphql_errors", "", 404);
        row("a rule", Level::Payload, 403, "error_rule", "", 403);
        row("a payload", Level::Payload, 0, "payload_errors", "", 422);
        row("too often", Level::Tool, 0, "rate_limited", "", 429);
        row("an endpoint's limit", Level::Network, 0, "endpoint_busy", "queue_full", 429);
        row("nobody listens", Level::Network, 0, "connection_refused", "refused", 503);
        row("no such host", Level::Network, 0, "name_not_found", "name_not_found", 503);
        row("no HTTP", Level::Network, 0, "not_http", "protocol", 502);
        row("cut off", Level::Network, 200, "answer_cut_off", "reset", 502);
    }

    void whatAnErrorIsLikeDecidesTheStatus()
    {
        QFETCH(const Level, level);
        QFETCH(const int, like);
        QFETCH(const std::string, code);
        QFETCH(const std::string, cause);
        QFETCH(const int, status);
        CallFailure failure{level, Error{ErrorKind::Unavailable, code, "No.", {}}};
        failure.status = like;
        if (!cause.empty())
            failure.error.details = json::Value::object({{"cause", cause}});
        QCOMPARE(httpStatus(failure), status);
    }

    void everyLevelHasItsRow_data()
    {
        const TestRows<Level, ErrorKind, journal::EntryLevel, int> row{"level", "kind", "recorded", "status"};
        row("access", Level::Access, ErrorKind::NotFound, journal::EntryLevel::Access, 404);
        row("arguments", Level::Tool, ErrorKind::Invalid, journal::EntryLevel::Tool, 400);
        row("refused", Level::Tool, ErrorKind::Denied, journal::EntryLevel::Tool, 403);
        row("unknown", Level::Tool, ErrorKind::NotFound, journal::EntryLevel::Tool, 404);
        row("in use", Level::Tool, ErrorKind::Conflict, journal::EntryLevel::Tool, 409);
        row("errors in the answer", Level::GraphQL, ErrorKind::Invalid, journal::EntryLevel::Graphql, 422);
        row("errors in the data", Level::Payload, ErrorKind::Invalid, journal::EntryLevel::Payload, 422);
        row("the API says no", Level::Http, ErrorKind::Denied, journal::EntryLevel::Http, 502);
        row("no answer", Level::Network, ErrorKind::Unavailable, journal::EntryLevel::Network, 503);
        row("too late", Level::Network, ErrorKind::Timeout, journal::EntryLevel::Network, 504);
        row("a bug", Level::Internal, ErrorKind::Internal, journal::EntryLevel::Internal, 500);
    }

    void everyLevelHasItsRow()
    {
        QFETCH(const Level, level);
        QFETCH(const ErrorKind, kind);
        QFETCH(const journal::EntryLevel, recorded);
        QFETCH(const int, status);
        QCOMPARE(journalLevel(level), recorded);
        QCOMPARE(httpStatus(failureOf(level, kind)), status);
    }
};

TOOLTRAY_TEST(FailureJsonTest)
#include "failurejsontest.moc"
