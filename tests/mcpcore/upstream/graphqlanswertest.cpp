// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlanswer.h"

#include "samples.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "upstream/exchange/failure.h"
#include "upstream/graphql/errormeaning.h"
#include "upstream/graphql/graphqloperation.h"
#include "json/parser.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::upstream;

namespace {

constexpr WallTime kJanuary{std::chrono::sys_days(std::chrono::year(2026) / 1 / 1)};

GraphQLOutcome judge(int status, const std::string &body, const std::string &type = "application/json")
{
    JsonOutline outline = GraphQLAnswer::outline();
    outline.add(body);
    return classify(mutationTo("https://api.example.com/graphql"),
                    test::response(status, body, {{"Content-Type", type}}), std::move(outline), kJanuary);
}

std::string describe(const RequestError &error)
{
    return std::string(nameOf(error.level)) + ' ' + error.error.code;
}

// "data errors" of an answer, with its refusal, or "level code" of an error.
std::string describe(const GraphQLOutcome &outcome)
{
    if (const auto *error = std::get_if<RequestError>(&outcome))
        return describe(*error);
    const auto &answer = std::get<GraphQLAnswer>(outcome);
    return "answer " + std::string(answer.data()) + (answer.hasErrors() ? " with errors" : "")
           + (answer.refusal() ? ", " + describe(*answer.refusal()) : "");
}

} // namespace

class GraphQLAnswerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isJudgedByItsBody_data();
    void isJudgedByItsBody();
    void eachDefectHasACodeOfItsOwn();
    void saysWhatTheServerSaid_data();
    void saysWhatTheServerSaid();
    void keepsTheBytes();
    void readsErrors();
    void aRateLimitSaysHowLongToWait_data();
    void aRateLimitSaysHowLongToWait();
    void tellsWhatStatusesMean();
    void tellsWhenAMutationMayHaveTakenEffect_data();
    void tellsWhenAMutationMayHaveTakenEffect();
    void anApiThatIsNotThereHasAnotherUrl_data();
    void anApiThatIsNotThereHasAnotherUrl();
    void saysWhatIsForTheSender_data();
    void saysWhatIsForTheSender();
    void writesRequests();
    void theEndpointsFieldsWin();
};

void GraphQLAnswerTest::isJudgedByItsBody_data()
{
    addColumns<int, std::string, std::string, std::string>("status", "body", "type", "expected");
    const auto row = [](const char *name, int status, const char *body, const char *expected,
                        const char *type = "application/json") {
        QTest::newRow(name) << status << std::string(body) << std::string(type) << std::string(expected);
    };
    const char *const response = "application/graphql-response+json";
    row("data", 200, R"({"data":{"a":1}})", R"(answer {"a":1})");
    row("data, the newer type", 200, R"({"data":{"a":1}})", R"(answer {"a":1})", response);
    row("data and errors", 200, R"({"errors":[{"message":"m"}],"data":{"a":null}})",
        R"(answer {"a":null} with errors)");
    row("Yoga: invalid, 200", 200, R"({"errors":[{"message":"m"}]})", "answer  with errors");
    row("Apollo: invalid, 400", 400, R"({"errors":[{"message":"m"}]})", "answer  with errors", response);
    row("Mercurius: invalid, 400", 400, R"({"data":null,"errors":[{"message":"m"}]})",
        "answer null with errors");
    row("invalid, 422", 422, R"({"errors":[{"message":"m"}]})", "answer  with errors");
    // The status goes first.
    row("errors with 500", 500, R"({"errors":[{"message":"m"}]})", "http http_500");
    row("errors with 401", 401, R"({"errors":[{"message":"Invalid token"}]})", "http http_401");
    row("errors with 403", 403, R"({"data":null,"errors":[{"message":"m"}]})", "http http_403");
    row("errors with 404", 404, R"({"errors":[{"message":"m"}]})", "http http_404");
    row("errors with 409", 409, R"({"errors":[{"message":"m"}]})", "http http_409");
    row("errors with 429", 429, R"({"errors":[{"message":"m"}]})", "http http_429");
    row("errors with 503", 503, R"({"errors":[{"message":"m"}]})", "http http_503");
    // Also where data comes along.
    const char *const both = R"({"data":{"a":1},"errors":[{"message":"m"}]})";
    row("data with 500", 500, both, R"(answer {"a":1} with errors, http http_500)");
    row("data with 401", 401, both, R"(answer {"a":1} with errors, http http_401)");
    row("data with 403", 403, both, R"(answer {"a":1} with errors, http http_403)", response);
    row("data with 429", 429, both, R"(answer {"a":1} with errors, http http_429)");
    row("data with 503", 503, both, R"(answer {"a":1} with errors, http http_503)");
    row("data with 400", 400, both, R"(answer {"a":1} with errors, graphql graphql_errors)");
    row("data with 422", 422, both, R"(answer {"a":1} with errors, graphql graphql_errors)", response);
    row("nothing but data with 401", 401, R"({"data":{"a":1}})", R"(answer {"a":1}, http http_401)");
    row("nothing but data with 400", 400, R"({"data":{"a":1}})", R"(answer {"a":1}, http http_400)");
    row("data with 206", 206, both, R"(answer {"a":1} with errors)");
    row("a field error", 200, R"({"data":null,"errors":[{"message":"m"}]})", "answer null with errors");
    row("as plain text", 200, R"({"data":{}})", "answer {}", "text/plain");
    row("without a type", 200, R"({"data":{}})", "answer {}", "");
    row("with a mark", 200, "\xEF\xBB\xBF{\"data\":{}}", "answer {}");
    row("extensions", 200, R"({"data":{},"extensions":{"cost":1}})", "answer {}");
    row("no errors", 200, R"({"data":{},"errors":[]})", "answer {}");
    row("null errors", 200, R"({"data":{},"errors":null})", "answer {}");
    row("null, and no errors", 200, R"({"data":null})", "answer null");
    row("unknown members", 200, R"({"data":{},"x":1})", "answer {}");

    row("a page with 200", 200, "<!DOCTYPE html><title>Sign in</title>", "http html_answer", "text/html");
    row("a page that says it is JSON", 200, " \n<html>", "http html_answer");
    row("cut off", 200, R"({"data":{"a":)", "http cut_off_answer");
    row("empty", 200, "", "http empty_answer");
    row("empty, 204", 204, "", "http empty_answer");
    row("a word", 200, "OK", "http not_json", "text/plain");
    row("an array", 200, R"([{"data":{}}])", "http not_an_object");
    row("a string", 200, R"("data")", "http not_an_object");
    row("null", 200, "null", "http not_an_object");
    row("something else", 200, R"({"message":"hello"})", "http not_graphql");
    row("no errors and nothing", 200, R"({"errors":[]})", "http not_graphql");
    row("data as a text", 200, R"({"data":"a"})", "http wrong_data");
    row("data as an array", 200, R"({"data":[]})", "http wrong_data");
    row("errors as a text", 200, R"({"errors":"m"})", "http wrong_errors");
    row("errors as an object", 200, R"({"errors":{"message":"m"}})", "http wrong_errors");
    row("extensions as a number", 200, R"({"data":{},"extensions":1})", "http wrong_extensions");
    row("data twice", 200, R"({"data":{},"data":{}})", "http duplicate_member");
    row("Latin-1", 200, "{\"data\":{\"a\":\"caf\xE9\"}}", "http not_utf8");
    row("UTF-16", 200, "\xFF\xFE{", "http not_utf8");
    row("a stream", 200, "event: next\ndata: {}\n\n", "http streamed_answer", "text/event-stream");
    row("parts", 200, "--x\r\n", "http streamed_answer", "multipart/mixed; boundary=x");

    row("401 in JSON", 401, R"({"message":"Bad credentials"})", "http http_401");
    row("401 empty", 401, "", "http http_401");
    row("403 page", 403, "<html><title>Forbidden</title>", "http http_403", "text/html");
    row("404", 404, "Not Found", "http http_404", "text/plain");
    row("429", 429, "", "http http_429");
    row("500 cut off", 500, R"({"data":)", "http http_500");
    row("502 page", 502, "<html>", "http http_502", "text/html");
    row("data as a text with 500", 500, R"({"data":"a"})", "http http_500");
    row("null data with 500", 500, R"({"data":null})", "http http_500");
    row("418", 418, "", "http http_418");
    row("302", 302, "", "http http_302");
}

void GraphQLAnswerTest::isJudgedByItsBody()
{
    QFETCH(int, status);
    QFETCH(std::string, body);
    QFETCH(std::string, type);
    QFETCH(std::string, expected);
    const GraphQLOutcome outcome = judge(status, body, type);
    QCOMPARE(describe(outcome), expected);
    if (const auto *error = std::get_if<RequestError>(&outcome)) {
        QVERIFY2(error->error.message.starts_with("https://api.example.com ")
                     && error->error.message.size() < 500,
                 error->error.message.c_str());
        QVERIFY(!error->error.hint.empty());
        QCOMPARE(error->status, status);
        QCOMPARE(error->error.details["status"].toInt64(), status);
    }
}

void GraphQLAnswerTest::eachDefectHasACodeOfItsOwn()
{
    std::set<std::string> codes;
    const std::string deep = std::string(600, '[') + std::string(600, ']');
    const std::string bodies[] = {
        "",           "<html>",        R"({"data":)",     "OK",       "[]",
        R"({"a":1})", R"({"data":1})", R"({"errors":1})", "\"\xE9\"", R"({"data":{},"data":{}})",
        deep};
    for (const std::string &body : bodies) {
        const GraphQLOutcome outcome = judge(200, body);
        codes.insert(std::get<RequestError>(outcome).error.code);
    }
    QCOMPARE(codes.size(), std::size(bodies));
}

void GraphQLAnswerTest::saysWhatTheServerSaid_data()
{
    addColumns<int, std::string, std::string>("status", "body", "says");
    const auto row = [](int status, std::string body, std::string says) {
        QTest::addRow("%d %.30s", status, body.c_str()) << status << body << says;
    };
    row(401, R"({"message":"Bad credentials","documentation_url":"x"})", "(HTTP 401): Bad credentials");
    row(400, R"({"error":{"message":"No such thing"}})", ": No such thing");
    row(403, R"({"error":"insufficient_scope"})", ": insufficient_scope");
    row(422, R"({"title":"Unprocessable","detail":"name is missing"})", ": name is missing");
    row(400, R"({"message":{"base":["Reference not found"]}})", ": base: Reference not found");
    row(422, R"({"errors":{"title":["is too short","is taken"],"key":"x"}})",
        ": title: is too short; is taken; key: x");
    row(401, R"({"errors":[{"message":"Invalid token"},{"message":"Sign in"}]})", ": Invalid token; Sign in");
    row(503, "<html><head><TITLE>\n  Down for\tmaintenance </TITLE>", ": Down for maintenance");
    row(500, "Oops\x1b[31m\n at line 1", ": Oops [31m at line 1");
    row(500, "caf\xE9", ": caf\xEF\xBF\xBD");
    row(500, std::string(5000, 'x'), std::string(200, 'x') + "...");
    row(200, "<html><title>Sign in</title>", "a web page (\"Sign in\")");
    row(500, "", "reports an internal server error (HTTP 500).");
}

void GraphQLAnswerTest::saysWhatTheServerSaid()
{
    QFETCH(int, status);
    QFETCH(std::string, body);
    QFETCH(std::string, says);
    const GraphQLOutcome outcome = judge(status, body);
    const std::string &message = std::get<RequestError>(outcome).error.message;
    QVERIFY2(message.find(says) != std::string::npos, message.c_str());
}

void GraphQLAnswerTest::keepsTheBytes()
{
    const std::string body =
        " {\"extensions\" : {\"cost\":1.0}, \"data\":{\"n\":12345678901234567890, \"a\": \"\\u00e9\"}}\n";
    GraphQLOutcome outcome = judge(200, body);
    auto &answer = std::get<GraphQLAnswer>(outcome);
    QCOMPARE(answer.body(), body);
    QCOMPARE(answer.data(), R"({"n":12345678901234567890, "a": "\u00e9"})");
    QCOMPARE(answer.extensions(), R"({"cost":1.0})");
    QVERIFY(answer.data().data() > answer.body().data()
            && answer.data().data() < answer.body().data() + body.size());
    const char *const bytes = answer.body().data();
    const GraphQLAnswer moved = std::move(answer);
    QCOMPARE(static_cast<const void *>(moved.body().data()), static_cast<const void *>(bytes));
    QCOMPARE(moved.data(), R"({"n":12345678901234567890, "a": "\u00e9"})");
}

void GraphQLAnswerTest::readsErrors()
{
    const GraphQLOutcome outcome = judge(200, R"({"data":{"a":null},"errors":[
        {"message":"No access","path":["viewer","repos",3,"name"],"locations":[{"line":2,"column":5}],
         "extensions":{"code":"FORBIDDEN"}},
        "just a text", {}, {"message":7,"locations":"x","path":"y"}]})");
    const auto &answer = std::get<GraphQLAnswer>(outcome);
    const std::vector<GraphQLError> errors = readErrors(answer);
    QCOMPARE(errors.size(), std::size_t(4));
    QCOMPARE(errors[0].message, "No access");
    QCOMPARE(errors[0].code, "FORBIDDEN");
    QCOMPARE(errors[0].locations.front(), std::pair(std::size_t(2), std::size_t(5)));
    QCOMPARE(errors[1].message, "just a text");
    QCOMPARE(errors[2].message, "The server gives no message.");
    QCOMPARE(errors[3].message, "The server gives no message.");
    QVERIFY(errors[3].locations.empty());

    const RequestError error = graphqlError(answer, kJanuary);
    QCOMPARE(error.level, ErrorLevel::GraphQL);
    QCOMPARE(error.error.message, "4 errors:\n- No access (at viewer.repos[3].name)\n- just a text\n"
                                  "- The server gives no message.\n- The server gives no message.");
    QCOMPARE(error.error.kind, ErrorKind::Denied);
    QCOMPARE(error.status, 403);
    QCOMPARE(error.error.details["status"].toInt64(), 200);
    QCOMPARE(error.error.details["count"].toInt64(), 4);
    QCOMPARE(error.error.details["errors"][0]["extensions"]["code"].toString(), "FORBIDDEN");
    QCOMPARE(error.error.details["errors"][0]["locations"][0]["line"].toInt64(), 2);
}

void GraphQLAnswerTest::aRateLimitSaysHowLongToWait_data()
{
    addColumns<int, std::string, std::string>("status", "code", "hint");
    const std::string wait = "Wait 1 min 30 s, as the server asks.";
    QTest::newRow("status") << 429 << std::string("RATE_LIMITED") << wait;
    QTest::newRow("code") << 200 << std::string("RATE_LIMITED") << wait;
    QTest::newRow("rejected") << 400 << std::string("THROTTLED") << wait;
    QTest::newRow("server") << 200 << std::string("SERVICE_UNAVAILABLE") << wait;
    QTest::newRow("no remedy") << 200 << std::string("FORBIDDEN")
                               << std::string("Use a credential with the permissions that this needs.");
    QTest::newRow("unknown") << 200 << std::string("ODD") << std::string(kByTheMessage.english);
}

void GraphQLAnswerTest::aRateLimitSaysHowLongToWait()
{
    QFETCH(const int, status);
    QFETCH(const std::string, code);
    QFETCH(const std::string, hint);
    const std::string body =
        R"({"data":null,"errors":[{"message":"Slow.","extensions":{"code":")" + code + R"("}}]})";
    JsonOutline outline = GraphQLAnswer::outline();
    outline.add(body);
    const GraphQLOutcome outcome =
        classify(requestTo("https://api.example.com/graphql"),
                 test::response(status, body, {{"Retry-After", "90"}}), std::move(outline), kJanuary);
    const auto *answer = std::get_if<GraphQLAnswer>(&outcome);
    const RequestError error =
        answer != nullptr ? graphqlError(*answer, kJanuary) : std::get<RequestError>(outcome);
    QCOMPARE(error.retryAfter, std::chrono::seconds(90));
    QCOMPARE(error.error.details["retry_after_seconds"].toInt64(), 90);
    QCOMPARE(error.error.hint, hint);
}

void GraphQLAnswerTest::tellsWhatStatusesMean()
{
    const Request request = requestTo("https://api.example.com/v1");
    std::set<std::string> messages;
    for (int status = 300; status < 600; ++status) {
        const RequestError error = httpError(request, test::response(status).head, {}, kJanuary);
        QCOMPARE(error.level, ErrorLevel::Http);
        QCOMPARE(error.status, status);
        QVERIFY(error.error.message.ends_with(".") && !error.error.hint.empty());
        messages.insert(error.error.message);
    }
    QCOMPARE(messages.size(), std::size_t(300));
    const ResponseHead limited = test::response(429, {}, {{"Retry-After", "90"}}).head;
    const RequestError error = httpError(request, limited, {}, kJanuary);
    QCOMPARE(error.retryAfter, std::chrono::seconds(90));
    QCOMPARE(error.error.hint, std::string("Wait 1 min 30 s, as the server asks.")); // and that is all
    const ResponseHead later = test::response(503, {}, {{"Retry-After", "90"}}).head;
    QCOMPARE(httpError(request, later, {}, kJanuary).error.hint,
             std::string("Wait 1 min 30 s, as the server asks."));
    QCOMPARE(httpError(mutationTo("https://api.example.com/v1"), later, {}, kJanuary).error.hint,
             std::string("Wait 1 min 30 s, as the server asks. The request may have taken effect: check "
                         "before you retry."));
    for (const int rare : {418, 423, 451})
        QVERIFY(httpError(request, test::response(rare).head, {}, kJanuary).error.hint.find("what was sent")
                == std::string::npos);
    QCOMPARE(error.error.details["retry_after_seconds"].toInt64(), 90);
}

void GraphQLAnswerTest::tellsWhenAMutationMayHaveTakenEffect_data()
{
    addColumns<int, std::string, bool>("status", "body", "isDoubtful");
    const auto row = [](int status, std::string body, bool isDoubtful) {
        QTest::addRow("%d %s", status, body.c_str()) << status << body << isDoubtful;
    };
    row(200, R"({"data":{"a")", true);
    row(200, "", true);
    row(500, "", true);
    row(502, "<html>", true);
    row(503, "", true);
    row(504, "", true);
    row(599, "", true);
    row(501, "", false);
    row(429, "", false);
    row(401, "", false);
    row(302, "", false);
}

void GraphQLAnswerTest::tellsWhenAMutationMayHaveTakenEffect()
{
    QFETCH(int, status);
    QFETCH(std::string, body);
    QFETCH(bool, isDoubtful);
    const auto hintFor = [&](const Request &request) {
        JsonOutline outline = GraphQLAnswer::outline();
        outline.add(body);
        const GraphQLOutcome outcome =
            classify(request, test::response(status, body), std::move(outline), kJanuary);
        return std::get<RequestError>(outcome).error.hint;
    };
    const std::string hint = hintFor(mutationTo("https://api.example.com/graphql"));
    QCOMPARE(hint.starts_with("The request may have taken effect: check before you retry."), isDoubtful);
    QVERIFY2(hint.find("Try again") == std::string::npos, hint.c_str());
    QVERIFY(hintFor(requestTo("https://api.example.com/graphql")).find("taken effect") == std::string::npos);
}

void GraphQLAnswerTest::anApiThatIsNotThereHasAnotherUrl_data()
{
    QTest::addColumn<std::string>("body");
    for (const char *body :
         {"no body", "<html>", R"({"message":"404 Not Found"})", R"({"errors":[{"message":"m"}]})"})
        QTest::newRow(body) << std::string(body);
}

void GraphQLAnswerTest::anApiThatIsNotThereHasAnotherUrl()
{
    QFETCH(std::string, body);
    const GraphQLOutcome outcome = judge(404, body);
    const Error &error = std::get<RequestError>(outcome).error;
    QCOMPARE(error.code, std::string("http_404"));
    QCOMPARE(error.hint,
             std::string("Check the endpoint's URL; the path of a GraphQL API is often /graphql."));
}

void GraphQLAnswerTest::saysWhatIsForTheSender_data()
{
    addColumns<std::string, std::string>("sender", "rest");
    const std::string look = "The request may have taken effect: check before you retry. ";
    QTest::newRow("nothing") << std::string() << std::string("Check the URL.");
    QTest::newRow("doubt") << look << std::string("Check the URL.");
    QTest::newRow("later") << std::string("Try again later. ")
                           << std::string("If this persists, request less.");
    QTest::newRow("wait") << "Wait 2 s, as the server asks. " + look << std::string("Check the URL.");
    QTest::newRow("all") << std::string("Wait 2 s, as the server asks.") << std::string();
}

void GraphQLAnswerTest::saysWhatIsForTheSender()
{
    QFETCH(std::string, sender);
    QFETCH(std::string, rest);
    const std::string advice = sender + rest;
    QCOMPARE(std::string(sendersPart(advice)), sender);
}

void GraphQLAnswerTest::writesRequests()
{
    GraphQLOperation operation{.document = "query Q($a: String) {\n  f(a: $a)\n}"};
    QCOMPARE(parametersText(operation), R"({"query":"query Q($a: String) {\n  f(a: $a)\n}"})");
    operation.variables = json::parse(R"({"b":1.0,"a":"}\" evil"})").value;
    operation.operationName = "Q\"";
    operation.extensions = json::Value::object({{"x", true}});
    QCOMPARE(
        parametersText(operation),
        R"({"query":"query Q($a: String) {\n  f(a: $a)\n}","variables":{"b":1.0,"a":"}\" evil"},"operationName":"Q\"","extensions":{"x":true}})");

    Request request = graphqlRequest(requestTo("https://api.example.com/graphql"), operation);
    QCOMPARE(request.method, "POST");
    QCOMPARE(*request.body, parametersText(operation));
    QCOMPARE(request.repetition, Repetition::Harmless);
    QCOMPARE(request.redirects, Redirects::KeepMethod);
    QCOMPARE(fieldOf(request, "Content-Type"), "application/json");
    QCOMPARE(fieldOf(request, "Accept"), "application/graphql-response+json, application/json;q=0.9");
    operation.kind = GraphQLOperation::Kind::Mutation;
    QCOMPARE(graphqlRequest(request, operation).repetition, Repetition::Never);
}

void GraphQLAnswerTest::theEndpointsFieldsWin()
{
    Request endpoint = requestTo("https://api.example.com/graphql");
    endpoint.fields = {{"accept", "application/json"}, {"Authorization", credentials::Secret("t")}};
    const Request request = graphqlRequest(endpoint, {.document = "{ a }"});
    QCOMPARE(fieldOf(request, "Accept"), "application/json");
    QCOMPARE(fieldOf(request, "Authorization"), "t");
    QCOMPARE(request.fields.size(), std::size_t(3));
}

TOOLTRAY_TEST(GraphQLAnswerTest)
#include "graphqlanswertest.moc"
