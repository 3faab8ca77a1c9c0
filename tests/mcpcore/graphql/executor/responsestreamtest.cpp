// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/executor.h"

#include "responses.h"
#include "support/testcase.h"

#include <QTest>

#include <deque>
#include <vector>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

class ResponseStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void respondsToEachEvent();
    void waitsForTheNextEvent();
    void endsWithTheEvents();
    void endsTheEventsWhenNobodyListens();
    void ignoresLateAnswersWhenNobodyListens();
    void refusesWhatCannotBeSubscribed_data();
    void refusesWhatCannotBeSubscribed();
};

namespace {

constexpr const char *kStreamedSdl =
    "type Query { a: Int } type Subscription { tick(from: Int! = 0): Tick! none: Int } "
    "type Tick { number: Int! }";

// What the events of a test come from and go to.
struct Events {
    void emitNumber(int number)
    {
        waiting.push_back(jsonSource(R"({"tick": {"number": )" + std::to_string(number) + "}}"));
        pass();
    }
    void end()
    {
        waiting.emplace_back();
        pass();
    }
    void pass()
    {
        if (!take || waiting.empty())
            return;
        const Source event = waiting.front();
        waiting.pop_front();
        std::exchange(take, nullptr)(event ? std::optional(event) : std::nullopt);
    }

    std::deque<Source> waiting; // nothing for the end
    EventStream::Take take;
    bool isListenedTo = false;
};

class TestStream final : public EventStream {
public:
    explicit TestStream(Events &events) : m_events(events) { m_events.isListenedTo = true; }
    TestStream(const TestStream &) = delete;
    TestStream &operator=(const TestStream &) = delete;
    ~TestStream() override { m_events.isListenedTo = false; }
    void next(Take take) override
    {
        m_events.take = std::move(take);
        m_events.pass();
    }

private:
    Events &m_events;
};

std::shared_ptr<Resolvers> ticking(Events &events)
{
    auto resolvers = resolversFor(kStreamedSdl);
    resolvers->setSubscription("tick", [&](const Source &, const ResolveInfo &info) -> Subscribed {
        if (info["from"].toInt64() == 13)
            return FieldError{"Not from 13.", {}};
        return std::make_unique<TestStream>(events);
    });
    return resolvers;
}

std::variant<std::unique_ptr<ResponseStream>, ExecutionResult>
subscribe(const OperationExecutor &executor, const std::string &document, std::string_view variables = "{}")
{
    return executor.subscribe(std::get<0>(prepare(executor, document, variables)), {}, {});
}

std::vector<std::string> collect(ResponseStream &stream)
{
    std::vector<std::string> responses;
    bool isWaiting = false;
    while (!std::exchange(isWaiting, true))
        stream.next([&](std::optional<ExecutionResult> result) {
            responses.push_back(result ? toJson(*result) : "end");
            isWaiting = !result;
        });
    return responses;
}

} // namespace

void ResponseStreamTest::respondsToEachEvent()
{
    Events events;
    const OperationExecutor executor(ticking(events));
    auto subscribed = subscribe(executor, "subscription { tick { n: number } }");
    auto &stream = *std::get<std::unique_ptr<ResponseStream>>(subscribed);
    events.emitNumber(1);
    events.waiting.push_back(jsonSource(R"({"tick": {}})"));
    events.emitNumber(3);
    events.end();
    const std::vector<std::string> responses = collect(stream);
    QCOMPARE(responses.size(), std::size_t(4));
    QCOMPARE(responses[0], std::string(R"({"data":{"tick":{"n":1}}})"));
    QVERIFY(responses[1].ends_with(R"("data":null})"));
    QCOMPARE(responses[2], std::string(R"({"data":{"tick":{"n":3}}})"));
    QCOMPARE(responses[3], std::string("end"));
}

void ResponseStreamTest::waitsForTheNextEvent()
{
    Events events;
    const OperationExecutor executor(ticking(events));
    auto subscribed = subscribe(executor, "subscription { tick { number } }");
    std::string response;
    std::get<0>(subscribed)->next([&](std::optional<ExecutionResult> result) { response = toJson(*result); });
    QVERIFY(response.empty());
    events.emitNumber(7);
    QCOMPARE(response, std::string(R"({"data":{"tick":{"number":7}}})"));
}

void ResponseStreamTest::endsWithTheEvents()
{
    Events events;
    const OperationExecutor executor(ticking(events));
    auto subscribed = subscribe(executor, "subscription { tick { number } }");
    bool hasEnded = false;
    std::get<0>(subscribed)->next([&](std::optional<ExecutionResult> result) { hasEnded = !result; });
    events.end();
    QVERIFY(hasEnded);
}

void ResponseStreamTest::endsTheEventsWhenNobodyListens()
{
    Events events;
    const OperationExecutor executor(ticking(events));
    auto subscribed = subscribe(executor, "subscription { tick { number } }");
    QVERIFY(events.isListenedTo);
    subscribed = ExecutionResult();
    QVERIFY(!events.isListenedTo);
}

void ResponseStreamTest::ignoresLateAnswersWhenNobodyListens()
{
    Events events;
    auto resolvers = ticking(events);
    Deferred later;
    resolvers->setField("Tick", "number", [&](const Source &, const ResolveInfo &) { return later; });
    const OperationExecutor executor(resolvers);
    auto subscribed = subscribe(executor, "subscription { tick { number } }");
    bool isCalled = false;
    std::get<0>(subscribed)->next([&](const std::optional<ExecutionResult> &) { isCalled = true; });
    events.emitNumber(1);
    subscribed = ExecutionResult();
    later.answer(1);
    QVERIFY(!isCalled);
}

void ResponseStreamTest::refusesWhatCannotBeSubscribed_data()
{
    const TestRows<QByteArray, QByteArray, QByteArray> row{"document", "variables", "expected"};
    row("by the subscriber", "subscription { tick(from: 13) { number } }", "{}",
        R"({"errors":[{"message":"Not from 13.","locations":[{"line":1,"column":16}],"path":["tick"]}]})");
    row("a field without events", "subscription { none }", "{}",
        R"({"errors":[{"message":"The subscription field \"none\" has no events.","locations":[{"line":1,"column":16}],"path":["none"]}]})");
    row("a null that may not be", "subscription($v: Int = 1) { tick(from: $v) { number } }", R"({"v": null})",
        R"({"errors":[{"message":"Argument \"Subscription.tick(from:)\" has invalid value: Expected variable \"$v\" provided to non-null type \"Int!\" not to be null.","locations":[{"line":1,"column":40}],"path":["tick"]}]})");
}

void ResponseStreamTest::refusesWhatCannotBeSubscribed()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, variables);
    Events events;
    const OperationExecutor executor(ticking(events));
    const auto subscribed = subscribe(executor, document.toStdString(), variables.toStdString());
    const auto *refused = std::get_if<ExecutionResult>(&subscribed);
    QVERIFY(refused);
    QTEST(QByteArray::fromStdString(toJson(*refused)), "expected");
}

TOOLTRAY_TEST(ResponseStreamTest)
#include "responsestreamtest.moc"
