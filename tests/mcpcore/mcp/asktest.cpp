// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "mcp/questions/question.h"
#include "mcp/questions/requeststate.h"
#include "support/fakesharedvalues.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;

namespace {

// Asks the person to visit a page. An accepted answer means consent to go there, not that something was done there.
Question askVisit(std::string key, std::string_view message, std::string_view url)
{
    return {std::move(key),
            "elicitation/create",
            json::Value::object({{"mode", "url"}, {"message", message}, {"url", url}}),
            json::Value::object({{"elicitation", json::Value::object({{"url", json::Value::object()}})}}),
            {}};
}

} // namespace

// One inquiry in the words of both eras.
class AskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void modernClientsRepeatTheRequestWithTheAnswer();
    void everyActionReachesTheBackend();
    void whatIsMissingIsAskedAgain_data();
    void whatIsMissingIsAskedAgain();
    void aStateIsGoodForItsRequestOnly_data();
    void aStateIsGoodForItsRequestOnly();
    void aStateExpires();
    void aStateIsGoodOnce();
    void howManyUsedStatesAreRememberedIsBounded();
    void serversThatShareTheSealTakeAStateOnceAmongThem();
    void sealedAnswersNeedTheirState();
    void openAnswersNeedNoState();
    void malformedResponsesAreRefused();
    void answersOfEarlierRoundsAreKept();
    void answersToQuestionsNotYetAskedDoNotCount();
    void anAnswerIsGoodForTheQuestionThatWasPut_data();
    void anAnswerIsGoodForTheQuestionThatWasPut();
    void aQuestionThatComesBackNeedsItsOwnAnswer();
    void theSubjectOfAQuestionStaysHere();
    void legacyClientsAreAskedOnTheStreamOfTheCall();
    void legacyAnswersThatDoNotFitFailTheInquiry_data();
    void legacyAnswersThatDoNotFitFailTheInquiry();
    void legacyVisitsCarryAnId();
    void severalQuestionsAreAnsweredInAnyOrder();
    void aCancelledCallIsNoLongerAnswered();
    void legacyQuestionsExpire();
    void clientsAreAskedOnlyForWhatTheyDeclared();

private:
    void askForTwoNames();

    std::unique_ptr<HttpClient> m_client;
};

namespace {

constexpr const char *kForms = R"({"elicitation":{}})";

Question nameForm(const std::string &key = "name")
{
    return askForm(key, "What is your name?",
                   value(R"({"type":"object","properties":{"name":{"type":"string"}},"required":["name"]})"));
}

std::string given(const Outcome<Answers> &outcome, const std::string &key)
{
    if (const auto *failure = std::get_if<Failure>(&outcome))
        return "failed: " + failure->message.text();
    const auto answer = elicited(std::get<Answers>(outcome).at(key));
    switch (answer->action) {
    case Elicited::Action::Accept: return std::string(answer->content["name"].toString());
    case Elicited::Action::Decline: return "declined";
    case Elicited::Action::Cancel: break;
    }
    return "cancelled";
}

// Asks for a name and answers with it.
void greet(const RequestContext &context, Reply<ToolResult> reply,
           Inquiry::Binding binding = Inquiry::Binding::Sealed)
{
    context.ask({{nameForm()}, binding}, [reply = std::move(reply)](const Outcome<Answers> &answers) mutable {
        reply.send({.content = {{Text{given(answers, "name")}}}});
    });
}

std::string retry(const std::string &state, const std::string &responses)
{
    return R"("name":"greet","inputResponses":)" + responses
           + (state.empty() ? "" : R"(,"requestState":")" + state + '"');
}

std::string text(const std::shared_ptr<RecordingOutlet> &outlet)
{
    return std::string(outlet->body()["result"]["content"][std::size_t(0)]["text"].toString());
}

std::string state(const std::shared_ptr<RecordingOutlet> &outlet)
{
    return std::string(outlet->body()["result"]["requestState"].toString());
}

constexpr const char *kAda = R"({"name":{"action":"accept","content":{"name":"Ada"}}})";

} // namespace

void AskTest::init()
{
    m_client = std::make_unique<HttpClient>();
    m_client->capabilities = kForms;
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        greet(context, std::move(reply));
    };
}

void AskTest::modernClientsRepeatTheRequestWithTheAnswer()
{
    const auto first = m_client->modern("tools/call", R"("name":"greet")");
    QVERIFY(first->answer->disposition == Disposition::Answered);
    json::Value result = first->body()["result"];
    QVERIFY(result["requestState"].isString());
    result.remove("requestState");
    QCOMPARE(result,
             value(R"({"resultType":"input_required","inputRequests":{"name":{"method":"elicitation/create",
        "params":{"mode":"form","message":"What is your name?","requestedSchema":
            {"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}}}},
        "_meta":{"io.modelcontextprotocol/serverInfo":{"name":"fake","version":"1.0"}}})"));
    QCOMPARE(text(m_client->modern("tools/call", retry(state(first), kAda))), std::string("Ada"));
}

void AskTest::everyActionReachesTheBackend()
{
    const auto ask = [&] { return state(m_client->modern("tools/call", R"("name":"greet")")); };
    QCOMPARE(text(m_client->modern("tools/call", retry(ask(), R"({"name":{"action":"decline"}})"))),
             std::string("declined"));
    QCOMPARE(text(m_client->modern("tools/call", retry(ask(), R"({"name":{"action":"cancel"}})"))),
             std::string("cancelled"));
}

void AskTest::whatIsMissingIsAskedAgain_data()
{
    QTest::addColumn<QByteArray>("responses");
    QTest::newRow("none") << QByteArray("{}");
    QTest::newRow("another key") << QByteArray(R"({"wrong":{"action":"accept","content":{"name":"Ada"}}})");
    QTest::newRow("not an object") << QByteArray(R"({"name":12345})");
    QTest::newRow("unknown action") << QByteArray(R"({"name":{"action":"agree"}})");
    QTest::newRow("required field missing") << QByteArray(R"({"name":{"action":"accept","content":{}}})");
    QTest::newRow("field of another type")
        << QByteArray(R"({"name":{"action":"accept","content":{"name":1}}})");
}

void AskTest::whatIsMissingIsAskedAgain()
{
    QFETCH(const QByteArray, responses);
    const std::string round = state(m_client->modern("tools/call", R"("name":"greet")"));
    const auto again = m_client->modern("tools/call", retry(round, responses.toStdString()));
    QCOMPARE(again->body()["result"]["resultType"], json::Value("input_required"));
    QVERIFY(again->body()["result"]["inputRequests"].contains("name"));
}

void AskTest::aStateIsGoodForItsRequestOnly_data()
{
    // params: beside the state
    const TestRows<QByteArray, QByteArray, bool> row{"params", "principal", "isGood"};

    const QByteArray same = R"("name":"greet","arguments":{"x":1,"y":[2]})";
    row("same", same, "alice", true);
    row("other order", R"("arguments":{"y":[2],"x":1},"name":"greet")", "alice", true);
    row("other argument", R"("name":"greet","arguments":{"x":2,"y":[2]})", "alice", false);
    row("other tool", R"("name":"drop","arguments":{"x":1,"y":[2]})", "alice", false);
    row("other principal", same, "mallory", false);
}

void AskTest::aStateIsGoodForItsRequestOnly()
{
    QFETCH(const QByteArray, params);
    QFETCH(const QByteArray, principal);
    QFETCH(const bool, isGood);
    const std::string round =
        state(m_client->modern("tools/call", R"("name":"greet","arguments":{"x":1,"y":[2]})"));
    m_client->principal.id = principal.toStdString();
    const auto second = m_client->modern("tools/call", params.toStdString() + R"(,"inputResponses":)" + kAda
                                                           + R"(,"requestState":")" + round + '"');
    QCOMPARE(second->body()["error"]["code"], isGood ? json::Value() : json::Value(-32602));
}

void AskTest::aStateExpires()
{
    const std::string round = state(m_client->modern("tools/call", R"("name":"greet")"));
    const std::string other = state(m_client->modern("tools/call", R"("name":"greet")"));
    m_client->clock.advance(10min - 1s);
    QCOMPARE(text(m_client->modern("tools/call", retry(round, kAda))), std::string("Ada"));
    m_client->clock.advance(1s);
    QCOMPARE(m_client->modern("tools/call", retry(other, kAda))->body()["error"]["code"],
             json::Value(-32602));
}

void AskTest::aStateIsGoodOnce()
{
    int greeted = 0;
    m_client->backend.onCall = [&](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask({{nameForm()}}, [&greeted, reply = std::move(reply)](const Outcome<Answers> &) mutable {
            ++greeted;
            reply.send({});
        });
    };
    // Two of the same moment and the same content, neither of which uses the other one up.
    const std::string first = state(m_client->modern("tools/call", R"("name":"greet")"));
    const std::string second = state(m_client->modern("tools/call", R"("name":"greet")"));
    for (int i = 0; i < 5; ++i) {
        const auto outlet = m_client->modern("tools/call", retry(first, kAda));
        const json::Value error = outlet->body()["error"];
        QCOMPARE(error["code"], i == 0 ? json::Value() : json::Value(-32602));
        QVERIFY(i == 0 || error["message"].toString().find("already used") != std::string_view::npos);
    }
    QCOMPARE(greeted, 1);
    (void)m_client->modern("tools/call", retry(second, kAda));
    QCOMPARE(greeted, 2);
}

void AskTest::howManyUsedStatesAreRememberedIsBounded()
{
    const Principal principal;
    const json::Value params = json::Value::object();
    const RequestBinding binding{principal, "tools/call", params};
    const WallTime now{};
    RequestStates states(10min);
    const auto isGoodAt = [&](WallTime time, const std::string &state) {
        std::optional<Outcome<Round>> opened;
        states.open(state, binding, time, [&](Outcome<Round> outcome) { opened = std::move(outcome); });
        return std::holds_alternative<Round>(opened.value());
    };
    const auto isGood = [&](const std::string &state) { return isGoodAt(now, state); };
    const std::string unused = states.close({}, binding, now);
    const std::string first = states.close({}, binding, now);
    QVERIFY(isGood(first));
    for (std::size_t i = 0; i < RequestStates::kMaxUsed; ++i)
        QVERIFY(isGood(states.close({}, binding, now)));
    // Forgotten, which must not make it good again; one that is older gives way with it.
    QVERIFY(!isGood(first));
    QVERIFY(!isGood(unused));
    const std::string last = states.close({}, binding, now);
    QVERIFY(isGood(last));
    // A clock that runs ahead and is set right brings none back either.
    QVERIFY(isGoodAt(now + 1h, states.close({}, binding, now + 1h)));
    QVERIFY(!isGood(last));
}

void AskTest::serversThatShareTheSealTakeAStateOnceAmongThem()
{
    const Principal principal;
    const json::Value params = json::Value::object();
    const RequestBinding binding{principal, "tools/call", params};
    const WallTime now{};
    test::FakeSharedValues::Place place;
    test::FakeSharedValues ofOne(place);
    test::FakeSharedValues ofOther(place);
    RequestStates one(10min, Seal("a key"), &ofOne);
    RequestStates other(10min, Seal("a key"), &ofOther);
    RequestStates stranger(10min, Seal("another key"), &ofOther);
    const auto isGood = [&](RequestStates &states, const std::string &state) {
        std::optional<Outcome<Round>> opened;
        states.open(state, binding, now, [&](Outcome<Round> outcome) { opened = std::move(outcome); });
        return QTest::qWaitFor([&] { return opened.has_value(); }, tooltray::test::kPatienceMs)
               && std::holds_alternative<Round>(*opened);
    };
    const std::string state = one.close({}, binding, now);
    QVERIFY(state != other.close({}, binding, now)); // the first of each
    QVERIFY(!isGood(stranger, state));
    QVERIFY(isGood(other, state));
    QVERIFY(!isGood(one, state));
    QVERIFY(!isGood(other, state));
    // While nobody can tell whether it was used, it is not good.
    const std::string next = other.close({}, binding, now);
    place.isAway = true;
    QVERIFY(!isGood(one, next));
    place.isAway = false;
    QVERIFY(isGood(one, next));
    // Made by a server whose clock is ahead, it is open here for longer, and stays used for longer than that.
    QVERIFY(isGood(other, one.close({}, binding, now + 3h)));
    QVERIFY(place.lastClaim > 3h + 10min);
}

void AskTest::sealedAnswersNeedTheirState()
{
    const auto outlet = m_client->modern("tools/call", retry({}, kAda));
    QCOMPARE(outlet->body()["result"]["resultType"], json::Value("input_required"));
    const auto tampered = m_client->modern("tools/call", retry(state(outlet) + "-TAMPERED", kAda));
    QCOMPARE(tampered->body()["error"]["code"], json::Value(-32602));
}

void AskTest::openAnswersNeedNoState()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        greet(context, std::move(reply), Inquiry::Binding::Open);
    };
    const auto first = m_client->modern("tools/call", R"("name":"greet")");
    QVERIFY(!first->body()["result"].contains("requestState"));
    QCOMPARE(
        text(m_client->modern(
            "tools/call", retry({}, R"({"name":{"action":"accept","content":{"name":"Ada"}},"extra":{}})"))),
        std::string("Ada"));
}

void AskTest::malformedResponsesAreRefused()
{
    for (const char *responses : {"null", "[]", "1"})
        QCOMPARE(m_client->modern("tools/call", retry({}, responses))->body()["error"]["code"],
                 json::Value(-32602));
}

void AskTest::askForTwoNames()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask(
            {{nameForm("first")}}, [context, reply = std::move(reply)](Outcome<Answers> first) mutable {
                context.ask({{nameForm("second")}}, [first = given(first, "first"), reply = std::move(reply)](
                                                        const Outcome<Answers> &second) mutable {
                    reply.send({.content = {{Text{first + " and " + given(second, "second")}}}});
                });
            });
    };
}

void AskTest::answersOfEarlierRoundsAreKept()
{
    askForTwoNames();
    const auto first = m_client->modern("tools/call", R"("name":"greet")");
    const auto second = m_client->modern(
        "tools/call", retry(state(first), R"({"first":{"action":"accept","content":{"name":"Ada"}}})"));
    QVERIFY(state(second) != state(first));
    QCOMPARE(second->body()["result"]["inputRequests"].size(), std::size_t(1));
    const auto third = m_client->modern(
        "tools/call", retry(state(second), R"({"second":{"action":"accept","content":{"name":"Bob"}}})"));
    QCOMPARE(text(third), std::string("Ada and Bob"));
}

void AskTest::answersToQuestionsNotYetAskedDoNotCount()
{
    askForTwoNames();
    const auto first = m_client->modern("tools/call", R"("name":"greet")");
    const auto hasty = m_client->modern(
        "tools/call", retry(state(first), R"({"first":{"action":"accept","content":{"name":"Ada"}},)"
                                          R"("second":{"action":"accept","content":{"name":"Bob"}}})"));
    QVERIFY(hasty->body()["result"]["inputRequests"].contains("second"));
}

void AskTest::anAnswerIsGoodForTheQuestionThatWasPut_data()
{
    addColumns<QByteArray, QByteArray, QByteArray, bool>("message", "field", "subject", "isGood");
    QTest::newRow("the same") << QByteArray("Send?") << QByteArray("name") << QByteArray("a") << true;
    QTest::newRow("another message") << QByteArray("Send it?") << QByteArray("name") << QByteArray("a")
                                     << false;
    QTest::newRow("another form") << QByteArray("Send?") << QByteArray("other") << QByteArray("a") << false;
    QTest::newRow("another subject") << QByteArray("Send?") << QByteArray("name") << QByteArray("b") << false;
    QTest::newRow("no subject") << QByteArray("Send?") << QByteArray("name") << QByteArray() << false;
}

void AskTest::anAnswerIsGoodForTheQuestionThatWasPut()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, subject);
    QFETCH(const bool, isGood);
    Question question =
        askForm("name", "Send?", value(R"({"type":"object","properties":{"name":{"type":"string"}}})"));
    question.subject = "a";
    int answered = 0;
    m_client->backend.onCall = [&](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask({{question}}, [&answered, reply = std::move(reply)](const Outcome<Answers> &) mutable {
            ++answered;
            reply.send({});
        });
    };
    const std::string round = state(m_client->modern("tools/call", R"("name":"greet")"));
    json::Value properties = json::Value::object();
    properties.set(field.toStdString(), value(R"({"type":"string"})"));
    question = askForm("name", message.toStdString(),
                       json::Value::object({{"type", "object"}, {"properties", std::move(properties)}}));
    question.subject = subject.toStdString();
    const auto second = m_client->modern("tools/call", retry(round, kAda));
    QCOMPARE(answered, isGood ? 1 : 0);
    if (isGood)
        return;
    // It is asked anew, and the answer to that one counts.
    const json::Value again = second->body()["result"];
    QCOMPARE(again["inputRequests"]["name"]["params"]["message"], json::Value(message.toStdString()));
    (void)m_client->modern("tools/call", retry(state(second), kAda));
    QCOMPARE(answered, 1);
}

// A yes to the first question is none to the first one after another was put in its place.
void AskTest::aQuestionThatComesBackNeedsItsOwnAnswer()
{
    std::string subject = "a";
    int answered = 0;
    m_client->backend.onCall = [&](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        Question question = nameForm();
        question.subject = subject;
        context.ask({{question}}, [&answered, reply = std::move(reply)](const Outcome<Answers> &) mutable {
            ++answered;
            reply.send({});
        });
    };
    const auto first = m_client->modern("tools/call", R"("name":"greet")");
    subject = "b";
    const auto second = m_client->modern("tools/call", retry(state(first), kAda));
    subject = "a";
    const auto third = m_client->modern("tools/call", retry(state(second), "{}"));
    QCOMPARE(third->body()["result"]["resultType"], json::Value("input_required"));
    QCOMPARE(answered, 0);
    (void)m_client->modern("tools/call", retry(state(third), kAda));
    QCOMPARE(answered, 1);
}

void AskTest::theSubjectOfAQuestionStaysHere()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        Question question = nameForm();
        question.subject = "SUBJECT-OF-IT";
        context.ask({{question}}, [reply = std::move(reply)](const Outcome<Answers> &) {});
    };
    const auto modern = m_client->modern("tools/call", R"("name":"greet")");
    QVERIFY(modern->answer->body.find("SUBJECT-OF-IT") == std::string::npos);
    m_client->initialize();
    const auto legacy = m_client->legacy("tools/call", R"({"name":"greet"})");
    QVERIFY(json::write(legacy->message(0)).find("SUBJECT-OF-IT") == std::string::npos);
}

void AskTest::legacyClientsAreAskedOnTheStreamOfTheCall()
{
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})");
    QVERIFY(!call->answer);
    const json::Value question = call->message(0);
    QCOMPARE(question["method"], json::Value("elicitation/create"));
    QCOMPARE(question["params"]["message"], json::Value("What is your name?"));
    const std::string id = json::write(question["id"]);
    const auto answer = m_client->legacy(R"({"jsonrpc":"2.0","id":)" + id
                                         + R"(,"result":{"action":"accept","content":{"name":"Ada"}}})");
    QVERIFY(answer->answer->disposition == Disposition::Accepted);
    QCOMPARE(text(call), std::string("Ada"));
    // A second answer to the same question is late.
    QVERIFY(m_client->legacy(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{"action":"decline"}})")
                ->answer->disposition
            == Disposition::Accepted);
}

void AskTest::legacyAnswersThatDoNotFitFailTheInquiry_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("error") << QByteArray(R"("error":{"code":-1,"message":"User left"})");
    QTest::newRow("no action") << QByteArray(R"("result":{})");
    QTest::newRow("field missing") << QByteArray(R"("result":{"action":"accept","content":{}})");
}

void AskTest::legacyAnswersThatDoNotFitFailTheInquiry()
{
    QFETCH(const QByteArray, answer);
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})");
    m_client->legacy(R"({"jsonrpc":"2.0","id":"question-1",)" + answer.toStdString() + "}");
    QVERIFY2(text(call).starts_with("failed: "), text(call).c_str());
}

void AskTest::legacyVisitsCarryAnId()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask({{askVisit("v", "Look", "https:example")}},
                    [reply = std::move(reply)](const Outcome<Answers> &answers) mutable {
                        reply.send({.content = {{Text{given(answers, "v")}}}});
                    });
    };
    m_client->capabilities = R"({"elicitation":{"url":{}}})";
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})");
    QCOMPARE(call->message(0)["params"],
             value(R"({"mode":"url","message":"Look","url":"https:example","elicitationId":"question-1"})"));
    m_client->legacy(R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"decline"}})");
    QCOMPARE(text(call), std::string("declined"));
}

void AskTest::severalQuestionsAreAnsweredInAnyOrder()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask({{nameForm("x"), nameForm("y")}},
                    [reply = std::move(reply)](const Outcome<Answers> &answers) mutable {
                        reply.send({.content = {{Text{given(answers, "x") + given(answers, "y")}}}});
                    });
    };
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})");
    QCOMPARE(call->sent.size(), std::size_t(2));
    m_client->legacy(
        R"({"jsonrpc":"2.0","id":"question-2","result":{"action":"accept","content":{"name":"2"}}})");
    QVERIFY(!call->answer);
    m_client->legacy(
        R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"accept","content":{"name":"1"}}})");
    QCOMPARE(text(call), std::string("12"));
}

void AskTest::aCancelledCallIsNoLongerAnswered()
{
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})", "9");
    m_client->legacy(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}})");
    QVERIFY(call->answer->disposition == Disposition::Accepted);
    QCOMPARE(call->answer->body, std::string());
    m_client->legacy(R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"decline"}})");
}

// Or the call of a client that crashed would keep its session for ever.
void AskTest::legacyQuestionsExpire()
{
    m_client->initialize();
    const auto call = m_client->legacy("tools/call", R"({"name":"greet"})");
    m_client->clock.advance(10min - 1s);
    QVERIFY(!call->answer);
    m_client->clock.advance(1s);
    QCOMPARE(text(call), std::string("failed: The client left a question unanswered for too long."));
    // What comes too late is ignored, and an answer in time stops the clock.
    m_client->legacy(R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"decline"}})");
    const auto second = m_client->legacy("tools/call", R"({"name":"greet"})");
    m_client->legacy(R"({"jsonrpc":"2.0","id":"question-2","result":{"action":"decline"}})");
    QCOMPARE(text(second), std::string("declined"));
    m_client->clock.advance(10min);
}

void AskTest::clientsAreAskedOnlyForWhatTheyDeclared()
{
    m_client->backend.onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
        context.ask({{nameForm(), askVisit("v", "Look", "https:example")}},
                    [reply = std::move(reply)](Outcome<Answers> answers) mutable {
                        reply.fail(std::get<Failure>(std::move(answers)));
                    });
    };
    const json::Value modern = m_client->modern("tools/call", R"("name":"greet")")->body()["error"];
    QCOMPARE(modern["code"], json::Value(-32021));
    QCOMPARE(modern["data"], value(R"({"requiredCapabilities":{"elicitation":{"url":{}}}})"));
    m_client->capabilities = "{}";
    m_client->initialize();
    const json::Value legacy = m_client->legacy("tools/call", R"({"name":"greet"})")->body()["error"];
    QCOMPARE(legacy["data"], value(R"({"requiredCapabilities":{"elicitation":{"form":{},"url":{}}}})"));
}

TOOLTRAY_TEST(AskTest)
#include "asktest.moc"
