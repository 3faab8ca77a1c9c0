// SPDX-License-Identifier: GPL-3.0-or-later
#include "backendclient.h"
#include "support/fakesharedvalues.h"
#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/dispatch/dispatch.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

const json::Value kLarge(std::string(100'000, 'x'));

// A built-in tool whose answer is too large for any client.
toolkit::Catalogue::BuiltIns largeTool()
{
    mcp::Tool tool;
    tool.name = "large";
    tool.description = "Says a lot.";
    tool.inputSchema = quoted("{'type':'object'}");
    auto run = [](const CommandContext &context, const json::Value &, const CommandDone &done) -> Running {
        done(withinBudget(context, json::Value::object({{"text", kLarge}})));
        return nullptr;
    };
    toolkit::Catalogue::BuiltIns list;
    list.push_back(std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, run));
    return list;
}

// One of several programs on a library.
struct Program {
    explicit Program(FakeSharedValues::Place &place) : shared(place)
    {
        bed.executor.answer = [this](const execution::CallOrder &order) {
            execution::CallResult result;
            const auto whole = std::make_shared<const json::Value>(kLarge);
            const std::string handle = bed.results.put(order.caller.id, whole, 100'000).value();
            result.meta = json::Value::object({{"handle", handle}});
            order.onHandle(handle);
            return result;
        };
    }

    FakeSharedValues shared;
    Testbed bed{{graphqlTool("list_issues")}, &shared};
    toolkit::Toolkit toolkit{
        {bed.workspaceAccess, bed.executor, bed.schemas, bed.results, *bed.journal, bed.clock},
        largeTool(),
        {"tooltray", "1"}};
};

} // namespace

// Results that were cut, where several programs answer as one.
class SharedResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handleIsReturnedOnceOthersFindItsResult_data()
    {
        QTest::addColumn<std::string>("command");
        QTest::newRow("saved tool") << std::string("list_issues");
        QTest::newRow("built-in tool") << std::string("large");
    }

    void handleIsReturnedOnceOthersFindItsResult()
    {
        QFETCH(const std::string, command);
        FakeSharedValues::Place place;
        Program one(place);
        std::optional<std::size_t> stored; // when it was answered
        std::string handle;
        const Running running =
            one.toolkit.dispatch().run({.name = command}, [&](const CommandAnswer &answer) {
                stored = place.values.size();
                handle = std::get<CallResult>(answer.outcome).meta["handle"].toString();
            });
        QTRY_VERIFY(stored);
        QCOMPARE(stored, std::optional<std::size_t>(1));
        QVERIFY(place.values.begin()->first.ends_with(handle));
        QTRY_COMPARE(one.bed.journal->entries().back()->outcome, journal::Outcome::Ok);
    }

    void answerComesWithoutTheDatabaseToo()
    {
        FakeSharedValues::Place place;
        place.isAway = true;
        Program one(place);
        std::optional<CommandAnswer> answer;
        const Running running = one.toolkit.dispatch().run(
            {.name = "large"}, [&](CommandAnswer came) { answer = std::move(came); });
        QTRY_VERIFY(answer);
        const std::string handle(std::get<CallResult>(answer->outcome).meta["handle"].toString());
        const std::string owner = clientOf(one.bed.workspaceAccess, "")->id;
        QVERIFY(one.bed.results.read({.handle = handle, .owner = owner}));
    }

    void resourceOfAnotherProgramIsRead()
    {
        FakeSharedValues::Place place;
        Program one(place);
        Program other(place);
        std::string handle;
        const Running running =
            one.toolkit.dispatch().run({.name = "large"}, [&](const CommandAnswer &answer) {
                handle = std::get<CallResult>(answer.outcome).meta["handle"].toString();
            });
        QTRY_VERIFY(!handle.empty());
        mcp::Server server(other.toolkit.backend(), other.bed.clock, other.toolkit.traffic());
        BackendClient client(server, true);
        const int id = client.ask(
            "resources/read", json::Value::object({{"uri", json::Value("tooltray://results/" + handle)}}));
        QTRY_VERIFY(!client.lines->answer(id).isNull());
        QVERIFY(client.lines->answer(id)["result"]["contents"][std::size_t(0)]["text"].toString().find("xxx")
                != std::string_view::npos);
    }
};

TOOLTRAY_TEST(SharedResultsTest)

#include "sharedresultstest.moc"
