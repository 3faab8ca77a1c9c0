// SPDX-License-Identifier: GPL-3.0-or-later
#include "livefixture.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

using Names = std::vector<std::string>;

const Error kFull{ErrorKind::Unavailable, "disk_full", "The disk is full."};

Endpoint endpointNamed(const std::string &name)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = "https://api.example.com/graphql";
    return endpoint;
}

ContextVariable variableNamed(const std::string &key, const char *value)
{
    return {key, value, {}, {}, Origin::Agent};
}

} // namespace

class LiveWorkspaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsStoredIsThereAndWhatCannotBeReadIsAProblemWithItsPlace()
    {
        const LiveFixture fixture({{toolDocument("a"), bodyOf(toolNamed("a"))},
                                   {toolDocument("b"), "{\n  \"format\": 1,\n  oops\n}\n"},
                                   {toolDocument("c"), bodyOf(toolNamed("c"))}});
        QCOMPARE(fixture.tools(), (Names{"a", "c"}));
        const auto problems = fixture.live.problems();
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().key == toolDocument("b"));
        QVERIFY((problems.front().error.position == json::Position{3, 3}));
    }

    void aStoreThatCannotBeReadIsAnErrorAndMayBeTriedAgain()
    {
        test::MemoryStore store({{toolDocument("a"), bodyOf(toolNamed("a"))}});
        LiveWorkspace live(store, {});
        store.failNext(kFull);
        const auto opened = live.open();
        const auto early = live.apply(putting(toolNamed("b")));
        COMPARE_ERROR(test::await(opened), ErrorKind::Unavailable, "disk_full");
        COMPARE_ERROR(test::await(early), ErrorKind::Unavailable, "disk_full");

        const auto again = live.open();
        const auto waiting = live.apply(putting(toolNamed("b")));
        VERIFY_RESULT(test::await(again));
        VERIFY_RESULT(test::await(waiting));
        QVERIFY(live.workspace()->find<Tool>("a") != nullptr);
        QVERIFY(live.workspace()->find<Tool>("b") != nullptr);
    }

    void anEditIsThereForEverybodyOnceItIsStoredAndNotBefore()
    {
        LiveFixture fixture;
        const WorkspacePtr before = fixture.live.workspace();
        fixture.store.hold();
        const auto answer = fixture.live.apply(putting(toolNamed("a")));
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        QVERIFY(!answer.isFinished());
        QCOMPARE(fixture.live.workspace(), before);
        QVERIFY(fixture.news.empty());

        fixture.store.release();
        const auto done = test::await(answer);
        VERIFY_RESULT(done);
        QCOMPARE(done->workspace, fixture.live.workspace());
        QCOMPARE(done->changes->changes.size(), std::size_t{1});
        QCOMPARE(fixture.news.size(), std::size_t{1});
        QCOMPARE(fixture.news.front().workspace, fixture.live.workspace());
        QCOMPARE(fixture.news.front().changes, done->changes);
        QVERIFY(fixture.store.documents().at(toolDocument("a")) == bodyOf(toolNamed("a")));
    }

    void aBurstWaitsForTheDiskTwice()
    {
        LiveFixture fixture;
        fixture.store.hold();
        std::vector<QFuture<Result<Done>>> answers;
        for (int i = 0; i < 100; ++i)
            answers.push_back(fixture.live.apply(putting(toolNamed("t" + std::to_string(i)))));
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        fixture.store.release();
        Revision last = 0;
        for (const auto &answer : answers) {
            const auto done = test::await(answer);
            VERIFY_RESULT(done);
            QVERIFY(done->workspace->revision() > last);
            last = done->workspace->revision();
        }
        QCOMPARE(fixture.store.commits().size(), std::size_t{2});
        QCOMPARE(fixture.store.commits().back().label, std::string("Save t1 and 98 more"));
        QCOMPARE(fixture.news.size(), std::size_t{100});
        QVERIFY(fixture.isStoreEqual());
    }

    void aDocumentThatChangesTwiceInATurnIsStoredOnce()
    {
        LiveFixture fixture;
        fixture.store.hold();
        const auto first = fixture.live.apply(putting(toolNamed("other")));
        const auto second = fixture.live.apply(putting(toolNamed("a", "One")));
        const auto third = fixture.live.apply(putting(toolNamed("a", "Two")));
        const auto fourth = fixture.live.apply(putting(toolNamed("gone")));
        const auto fifth = fixture.live.apply(removing(ObjectKind::Tool, "gone"));
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        fixture.store.release();
        VERIFY_RESULT(test::await(fifth));
        QCOMPARE(fixture.store.commits().back().changes.size(), std::size_t{1});
        QCOMPARE(fixture.tools(), (Names{"a: Two", "other"}));
        QVERIFY(fixture.isStoreEqual());
    }

    void whatIsRefusedHindersNobodyElse()
    {
        LiveFixture fixture;
        const auto first = fixture.live.apply(putting(toolNamed("a")));
        const auto refused = fixture.live.apply(putting(toolNamed("invoke_command")));
        const auto last = fixture.live.apply(putting(toolNamed("b")));
        VERIFY_RESULT(test::await(first));
        COMPARE_ERROR(test::await(refused), ErrorKind::Conflict, "name_taken");
        VERIFY_RESULT(test::await(last));
        QCOMPARE(fixture.tools(), (Names{"a", "b"}));
    }

    void whoSawAnOlderRevisionIsRefused()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a"))));
        const Revision seen = fixture.live.workspace()->find({ObjectKind::Tool, "a"})->revision();
        VERIFY_RESULT(fixture.make({"", Origin::Agent, {PutObject{toolNamed("a", "Theirs"), seen}}}));
        COMPARE_ERROR(fixture.make({"", Origin::Person, {PutObject{toolNamed("a", "Mine"), seen}}}),
                      ErrorKind::Conflict, "changed_since");
        QCOMPARE(fixture.tools(), Names{"a: Theirs"});
    }

    void aFailedCommitHasNotHappenedAndMayBeTriedAgain()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Before"))));
        const WorkspacePtr before = fixture.live.workspace();
        fixture.news.clear();
        fixture.store.failNext(kFull);
        COMPARE_ERROR(fixture.make(putting(toolNamed("a", "After"))), ErrorKind::Unavailable, "disk_full");
        QCOMPARE(fixture.live.workspace(), before);
        QVERIFY(fixture.news.empty());
        QCOMPARE(fixture.live.history().done().size(), std::size_t{1});

        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "After"))));
        QCOMPARE(fixture.tools(), Names{"a: After"});
        QVERIFY(fixture.isStoreEqual());
    }

    void everyEditOfAFailedTurnIsToldSo()
    {
        LiveFixture fixture;
        fixture.store.hold();
        const auto first = fixture.live.apply(putting(toolNamed("first")));
        const auto refused = fixture.live.apply(putting(toolNamed("invoke_command")));
        const auto second = fixture.live.apply(putting(toolNamed("second")));
        const auto duplicate =
            fixture.live.apply({"", Origin::Person, {PutObject{toolNamed("second"), Revision{0}}}});
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        fixture.store.release();
        fixture.store.failNext(kFull);
        VERIFY_RESULT(test::await(first));
        COMPARE_ERROR(test::await(refused), ErrorKind::Conflict, "name_taken");
        COMPARE_ERROR(test::await(second), ErrorKind::Unavailable, "disk_full");
        // It was refused for the sake of an edit that did not come to be.
        COMPARE_ERROR(test::await(duplicate), ErrorKind::Unavailable, "disk_full");
        QCOMPARE(fixture.tools(), Names{"first"});
    }

    void whoMeetsAChangeFromOutsideIsRefusedAloneAndNothingIsOverwritten()
    {
        LiveFixture fixture({{toolDocument("b"), bodyOf(toolNamed("b"))}});
        fixture.store.hold();
        const auto first = fixture.live.apply(putting(toolNamed("first")));
        const auto a = fixture.live.apply(putting(toolNamed("a")));
        const auto b = fixture.live.apply(putting(toolNamed("b", "Mine")));
        const auto c = fixture.live.apply(putting(toolNamed("c")));
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        fixture.store.changeOutside(toolDocument("b"), bodyOf(toolNamed("b", "Theirs")));
        fixture.store.release();
        VERIFY_RESULT(test::await(first));
        VERIFY_RESULT(test::await(a));
        COMPARE_ERROR(test::await(b), ErrorKind::Conflict, "changed_outside");
        VERIFY_RESULT(test::await(c));
        fixture.store.report();
        QTRY_COMPARE(fixture.tools(), (Names{"a", "b: Theirs", "c", "first"}));
        QVERIFY(fixture.isStoreEqual());
        VERIFY_RESULT(fixture.make(putting(toolNamed("b", "Mine now"))));
        QVERIFY(fixture.isStoreEqual());
    }

    void whatHoldsForTheSessionIsNotStored()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(variableNamed("KEY", "stored"))));
        const std::size_t commits = fixture.store.commits().size();
        const auto set = [&](const char *value) {
            return fixture.make(
                {"Set", Origin::Agent, {PutObject{variableNamed("KEY", value), {}, Layer::Session}}});
        };
        fixture.store.failNext(kFull); // nobody asks it
        VERIFY_RESULT(set("for now"));
        QCOMPARE(fixture.live.workspace()->find<ContextVariable>("KEY")->value.toString(),
                 std::string_view("for now"));
        QCOMPARE(fixture.store.commits().size(), commits);
        QCOMPARE(fixture.live.history().done().size(), std::size_t{1});
        VERIFY_RESULT(fixture.make(
            {"Clear", Origin::Agent, {RemoveObject{{ObjectKind::Context, "KEY"}, {}, Layer::Session}}}));
        QCOMPARE(fixture.live.workspace()->find<ContextVariable>("KEY")->value.toString(),
                 std::string_view("stored"));
    }

    void theConfigurationIsUsedAsAWholeOrNotAtAll()
    {
        LiveFixture fixture;
        VERIFY_RESULT(
            test::await(fixture.live.useConfig({endpointNamed("main"), variableNamed("KEY", "1")})));
        QVERIFY(fixture.store.documents().empty());
        QCOMPARE(int(fixture.live.workspace()->find({ObjectKind::Endpoint, "main"})->layer()),
                 int(Layer::Config));
        COMPARE_ERROR(fixture.make(putting(endpointNamed("main"))), ErrorKind::Denied, "defined_in_config");

        Tool tool = toolNamed("a");
        tool.endpoint = "main";
        VERIFY_RESULT(fixture.make(putting(tool)));
        COMPARE_ERROR(test::await(fixture.live.useConfig({endpointNamed("other"), endpointNamed("OTHER")})),
                      ErrorKind::Conflict, "name_taken");
        QVERIFY(fixture.live.workspace()->find<Endpoint>("main") != nullptr);
        QVERIFY(fixture.live.workspace()->find<Endpoint>("other") == nullptr);

        VERIFY_RESULT(test::await(fixture.live.useConfig({endpointNamed("main")})));
        QVERIFY(fixture.live.workspace()->find<ContextVariable>("KEY") == nullptr);
        QCOMPARE(fixture.live.history().done().size(), std::size_t{1});
    }

    // A tool whose endpoint was renamed in the file is broken; the rest of the file is used.
    void theConfigurationMayRemoveWhatToolsUse()
    {
        LiveFixture fixture;
        VERIFY_RESULT(test::await(fixture.live.useConfig({endpointNamed("main")})));
        Tool tool = toolNamed("a");
        tool.endpoint = "main";
        VERIFY_RESULT(fixture.make(putting(tool)));
        VERIFY_RESULT(test::await(fixture.live.useConfig({endpointNamed("other")})));
        QVERIFY(fixture.live.workspace()->find<Endpoint>("main") == nullptr);
        QVERIFY(fixture.live.workspace()->find<Endpoint>("other") != nullptr);
        tool.title = "Still editable";
        VERIFY_RESULT(fixture.make(putting(tool)));
        Tool another = toolNamed("b");
        another.endpoint = "main";
        COMPARE_ERROR(fixture.make(putting(another)), ErrorKind::Invalid, "unknown_reference");
        VERIFY_RESULT(test::await(fixture.live.useConfig({endpointNamed("other")}, {{"main", "TOKEN"}})));
        VERIFY_RESULT(fixture.make(putting(another)));
    }

    void otherDisabledEndpointsAreNews()
    {
        LiveFixture fixture;
        VERIFY_RESULT(test::await(fixture.live.useConfig({}, {{"main", "TOKEN"}})));
        QCOMPARE(fixture.news.size(), std::size_t{1});
        QCOMPARE(fixture.live.workspace()->disabledEndpoints().at("main"), std::string("TOKEN"));
        QVERIFY(fixture.news.back().changes->isEmpty());
        VERIFY_RESULT(test::await(fixture.live.useConfig({}, {{"main", "TOKEN"}})));
        QCOMPARE(fixture.news.size(), std::size_t{1});
    }

    void whatChangesNothingIsNoNewsAndNoCommit()
    {
        LiveFixture fixture({{toolDocument("a"), bodyOf(toolNamed("a"))}});
        const auto done = fixture.make(putting(toolNamed("a")));
        VERIFY_RESULT(done);
        QVERIFY(done->changes->isEmpty());
        QVERIFY(fixture.news.empty());
        QVERIFY(fixture.store.commits().empty());
        QVERIFY(fixture.live.history().done().empty());
    }

    void whoListensMayAskForMore()
    {
        LiveFixture fixture;
        QFuture<Result<Done>> more;
        connect(&fixture.live, &LiveWorkspace::changed, this, [&] {
            if (fixture.live.workspace()->find<Tool>("b") == nullptr)
                more = fixture.live.apply(putting(toolNamed("b")));
        });
        VERIFY_RESULT(fixture.make(putting(toolNamed("a"))));
        VERIFY_RESULT(test::await(more));
        QCOMPARE(fixture.tools(), (Names{"a", "b"}));
    }

    void whoWaitsWhenItEndsIsToldSo()
    {
        test::MemoryStore store;
        QFuture<Result<Done>> first;
        QFuture<Result<Done>> second;
        {
            LiveWorkspace live(store, {});
            VERIFY_RESULT(test::await(live.open()));
            store.hold();
            first = live.apply(putting(toolNamed("a")));
            QTRY_COMPARE(store.held(), std::size_t{1});
            second = live.apply(putting(toolNamed("b")));
        }
        COMPARE_ERROR(test::await(first), ErrorKind::Cancelled, "given_up");
        COMPARE_ERROR(test::await(second), ErrorKind::Cancelled, "given_up");
        store.release();
    }

    void whateverHappensTheStoreHasWhatTheWorkspaceSays_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void whateverHappensTheStoreHasWhatTheWorkspaceSays()
    {
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        LiveFixture fixture;
        int done = 0;
        const auto name = [&] { return std::string(1, char('a' + random() % 5)); };
        for (int round = 0; round < 60; ++round) {
            std::vector<QFuture<Result<Done>>> answers;
            const bool fails = random() % 4 == 0;
            if (fails)
                fixture.store.failNext(kFull);
            for (unsigned count = 1 + random() % 4; count > 0; --count) {
                switch (random() % 6) {
                case 0: answers.push_back(fixture.live.apply(removing(ObjectKind::Tool, name()))); break;
                case 1: answers.push_back(fixture.live.undo()); break;
                case 2: answers.push_back(fixture.live.redo()); break;
                case 3:
                    fixture.store.changeOutside(toolDocument("out"),
                                                bodyOf(toolNamed("out", std::to_string(random()))));
                    fixture.store.report();
                    break;
                default:
                    answers.push_back(
                        fixture.live.apply(putting(toolNamed(name(), std::to_string(random())))));
                }
            }
            for (const auto &answer : answers)
                done += test::await(answer) ? 1 : 0;
            // Behind everything that was asked for, reports from outside included.
            VERIFY_RESULT(test::await(fixture.live.useConfig({})));
            QVERIFY(fixture.isStoreEqual());
        }
        QVERIFY2(done > 40, std::to_string(done).c_str());
    }
};

TOOLTRAY_TEST(LiveWorkspaceTest)

#include "liveworkspacetest.moc"
