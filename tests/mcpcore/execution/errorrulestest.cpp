// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/errorrules.h"
#include "execution/delivery/classification.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ErrorRule;

class ErrorRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allConditionsMustHold()
    {
        const json::Value data = value("{'project':null,'user':{'id':1}}");
        const AnswerFacts facts{&data, {"Not found here"}, 200};
        const auto applies = [&](const ErrorRule &rule) {
            return applyRules(std::array{rule}, {}, facts, json::Value()).has_value();
        };
        QVERIFY(applies({.nullAt = "/project"}));
        QVERIFY(applies({.nullAt = "/project/id"}));
        QVERIFY(applies({.nullAt = "/missing"}));
        QVERIFY(!applies({.nullAt = "/user"}));
        QVERIFY(applies({.messageMatches = "[Nn]ot found"}));
        QVERIFY(!applies({.messageMatches = "denied"}));
        QVERIFY(applies({.httpStatus = 200}));
        QVERIFY(!applies({.httpStatus = 404}));
        QVERIFY(applies({.nullAt = "/project", .messageMatches = "found", .httpStatus = 200}));
        QVERIFY(!applies({.nullAt = "/project", .messageMatches = "denied", .httpStatus = 200}));
        QVERIFY(!applies({.messageMatches = "(", .httpStatus = 200}));
        QVERIFY(!applies({}));
    }

    void withoutDataEverythingIsNothing()
    {
        QVERIFY(applyRules(std::array{ErrorRule{.nullAt = "/a"}}, {}, {}, json::Value()));
    }

    void theToolsRulesComeFirst()
    {
        const json::Value data = value("{'project':null}");
        const ErrorRule tool{
            .nullAt = "/project", .status = 404, .message = "No project {path} ({id}, {list}) {x} {"};
        const ErrorRule endpoint{.nullAt = "/project", .status = 403};
        const auto ruled = applyRules(std::array{tool}, std::array{endpoint}, {&data, {}, 200},
                                      value("{'path':'a/b','id':7,'list':[1]}"));
        QVERIFY(ruled);
        QCOMPARE(ruled->status, 404);
        QCOMPARE(ruled->message, std::string("No project a/b (7, [1]) {x} {"));
        QCOMPARE(applyRules({}, std::array{endpoint}, {&data, {}, 200}, json::Value())->status, 403);
        QVERIFY(!applyRules({}, {}, {&data, {}, 200}, json::Value()));
    }

    void aMessageRepeatsWhatTheApiSays()
    {
        const ErrorRule rule{.httpStatus = 400, .message = "Refused: {api_message}", .hint = "Look."};
        const auto told = [&](const AnswerFacts &facts, const char *arguments) {
            return applyRules(std::array{rule}, {}, facts, value(arguments))->message;
        };
        QCOMPARE(told({nullptr, {"a", "b"}, 400}, "{}"), std::string("Refused: a; b"));
        QCOMPARE(told({nullptr, {"a"}, 400, false, "the body"}, "{}"), std::string("Refused: the body"));
        QCOMPARE(told({nullptr, {}, 400}, "{}"), std::string("Refused: It does not say why."));
        QCOMPARE(told({nullptr, {"a"}, 400}, "{'api_message':'mine'}"), std::string("Refused: mine"));
        QVERIFY(told({nullptr, {std::string(5'000, 'x')}, 400}, "{}").size() < 600);
        QCOMPARE(applyRules(std::array{rule}, {}, {nullptr, {}, 400}, json::Value())->hint,
                 std::string("Look."));
    }

    void anExpectedStatusIsForRulesOfItsStep()
    {
        const AnswerFacts facts{nullptr, {"gone"}, 404, true};
        const auto applies = [&](const ErrorRule &rule) {
            return applyRules(std::array{rule}, {}, facts, json::Value()).has_value();
        };
        QVERIFY(!applies({.httpStatus = 404}));
        QVERIFY(!applies({.messageMatches = "gone"}));
        QVERIFY(applies({.httpStatus = 404, .step = "read"}));
        QVERIFY(!applies({.httpStatus = 409, .step = "read"}));
    }

    void aStepHasItsOwnRulesAndThoseOfNoStep()
    {
        const std::vector<ErrorRule> rules{{.nullAt = "/result"},
                                           {.nullAt = "/data", .step = "read"},
                                           {.httpStatus = 401, .step = "write"},
                                           {.httpStatus = 404}};
        QVERIFY(rulesFor(rules) == (std::vector<ErrorRule>{rules[0], rules[3]}));
        QVERIFY(rulesFor(rules, "read") == (std::vector<ErrorRule>{rules[1], rules[3]}));
        QVERIFY(rulesFor(rules, "write") == (std::vector<ErrorRule>{rules[2], rules[3]}));
    }

    void whatTheApiSaysIsKeptBehindTheWordsOfARule()
    {
        const std::vector<ErrorRule> rules{{.messageMatches = "taken", .message = "Choose another title."}};
        const std::vector<ErrorRule> none;
        const json::Value arguments;
        const OutcomeContext context{
            .isMutation = true, .toolRules = rules, .endpointRules = none, .arguments = arguments};
        OperationAnswer answer;
        answer.data = value("{'create':{'issue':null,'errors':['Title is taken']}}");
        const OperationOutcome payload = classifyOutcome(std::move(answer), context);
        const Error &refused = std::get<CallFailure>(payload).error;
        QCOMPARE(refused.message, std::string("Choose another title."));
        QCOMPARE(refused.details[kApiMessageDetail].toString(), std::string_view("Title is taken"));
        CallFailure failure{Level::Http, {ErrorKind::Invalid, "http_400", "HTTP 400: it is taken", {}}};
        failure.data = value("{'message':'it is taken'}");
        const OperationOutcome http = classifyOutcome(std::move(failure), context);
        QCOMPARE(std::get<CallFailure>(http).error.details[kApiMessageDetail].toString(),
                 std::string_view("it is taken"));
    }

    void bodiesAreReadForTheirMessage_data()
    {
        const TestRows<std::string, std::string> row{"body", "message"};
        row("{'message':'404 Not Found'}", "404 Not Found");
        row("{'message':['a','b']}", "a; b");
        row("{'message':{'base':['Reference not found']}}", "Reference not found");
        row("{'message':{'title':['is too long']}}", "title is too long");
        row("{'error':'insufficient_scope','error_description':'Not enough.'}", "Not enough.");
        row("{'error':'title is missing'}", "title is missing");
        row("{'errors':[{'message':'no'}]}", "no");
        row("{'status':404}", "");
        row("[]", "");
    }
    void bodiesAreReadForTheirMessage()
    {
        QFETCH(std::string, body);
        QFETCH(std::string, message);
        QCOMPARE(messageOfBody(value(body)), message);
    }
};

TOOLTRAY_TEST(ErrorRulesTest)

#include "errorrulestest.moc"
