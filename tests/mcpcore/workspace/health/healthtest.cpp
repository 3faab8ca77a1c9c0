// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/health.h"
#include "ailing.h"
#include "support/testcase.h"
#include "workspace/checks/pinning.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

using ToolNames = std::vector<std::string>;

constexpr const char *kReadsNames = R"({"operation": {"document": "{ me { name } }"}})";
constexpr const char *kReadsTitles =
    R"({"operation": {"document": "{ project(path: 1) { issues { nodes { title } } } }"}})";

WorkspacePtr with(const WorkspacePtr &workspace, Object object)
{
    return workspace::apply(*workspace, {{}, Origin::Person, {PutObject{std::move(object)}}})
        .value()
        .workspace;
}

Schemas tracker(const std::string &from = {}, const std::string &to = {})
{
    std::string sdl = trackerSdl();
    if (!from.empty())
        sdl.replace(sdl.find(from), from.size(), to);
    return {{"main", schemaFrom(sdl)}};
}

} // namespace

class HealthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSecondEndpointBreaksToolsThatNameNone()
    {
        Tool tool = toolFrom("a", kReadsNames);
        tool.endpoint.clear();
        const WorkspacePtr one = with(smallWorkspace(), tool);
        const Health before = Health::check(one, tracker(), {});
        QVERIFY(before.of("a")->state() == HealthState::Ok);
        Endpoint second;
        second.name = "second";
        second.url = "https://second.example.com/graphql";
        const Health after = Health::check(with(one, second), tracker(), before);
        QVERIFY(after.of("a")->state() == HealthState::Broken);
        QCOMPARE(newlyBroken(before, after), ToolNames{"a"});
        QVERIFY(Health::check(one, tracker(), after).of("a")->state() == HealthState::Ok);
    }

    void whatIsSaidOfAMissingEndpointFollowsTheEndpoints()
    {
        Tool tool = toolFrom("a", kReadsNames);
        tool.endpoint = "shop";
        const WorkspacePtr without = smallWorkspace();
        Transaction transaction(*without);
        transaction.set({ObjectKind::Tool, "a"}, Layer::Stored, makeDefinition(tool));
        const WorkspacePtr missing = std::move(transaction).finish().workspace;
        const auto codeIn = [](const Health &health) {
            const ToolProblems &problems = health.of("a")->served.problems;
            return problems.empty() ? std::string() : problems.front().code;
        };
        Health health = Health::check(missing, tracker(), {});
        QCOMPARE(codeIn(health), std::string("endpoint_unknown"));
        const WorkspacePtr disabled = missing->withDisabledEndpoints({{"shop", "SHOP_URL"}});
        health = Health::check(disabled, tracker(), health);
        QCOMPARE(codeIn(health), std::string("endpoint_left_out"));
        Endpoint shop;
        shop.name = "shop";
        shop.url = "https://shop.example.com/graphql";
        health = Health::check(with(missing, shop), tracker(), health);
        QCOMPARE(codeIn(health), std::string());
    }

    void aCallIsCheckedOnceTheSchemaOfTheCalledToolIsThere()
    {
        const Tool caller = toolFrom("caller", R"({"operation": {"steps": [{"name": "a", "operation":
            {"tool": "project"}, "bindings": {"path": {"constant": true}}}]}})");
        const WorkspacePtr workspace = with(smallWorkspace(), caller);
        const Health before = Health::check(workspace, {}, {});
        QVERIFY(before.of("caller")->state() == HealthState::Ok);
        const Health after = Health::check(workspace, tracker(), before);
        QVERIFY(after.of("caller")->state() == HealthState::Broken);
    }

    void aContextVariableFillsAPlaceholder()
    {
        const Tool tool =
            toolFrom("a", R"({"operation": {"path": "/of/{project}"}, "parameters": {"properties": {}}})");
        const WorkspacePtr without = with(smallWorkspace(), tool);
        const Health before = Health::check(without, tracker(), {});
        QVERIFY(before.of("a")->state() == HealthState::Broken);
        ContextVariable project;
        project.key = "PROJECT";
        project.value = json::Value("tray");
        const Health after = Health::check(with(without, project), tracker(), before);
        QVERIFY(after.of("a")->state() == HealthState::Ok);
        QVERIFY(Health::check(without, tracker(), after).of("a")->state() == HealthState::Broken);
    }

    void everyToolHasAState()
    {
        Tool off = toolFrom("off", R"({"operation": {"document": "{ nonsense }"}})");
        off.enabled = false;
        Tool elsewhere = toolFrom("elsewhere", kReadsNames);
        elsewhere.endpoint.clear();
        WorkspacePtr workspace = with(with(smallWorkspace(), off), toolFrom("good", kReadsNames));
        workspace = with(workspace, toolFrom("bad", R"({"operation": {"document": "{ nonsense }"}})"));
        const Health health = Health::check(workspace, tracker(), {});
        QVERIFY(health.of("good")->state() == HealthState::Ok);
        QVERIFY(health.of("bad")->state() == HealthState::Broken);
        QCOMPARE(health.of("bad")->served.problems.size(), std::size_t{1});
        QVERIFY(health.of("off")->state() == HealthState::Disabled);
        QCOMPARE(health.of("off")->served.problems.size(), std::size_t{1});
        QVERIFY(health.of("nobody") == nullptr);
        QCOMPARE(health.broken(), ToolNames{"bad"});
        QVERIFY(Health::check(workspace, {}, {}).of("good")->state() == HealthState::Unchecked);
    }

    void afterASchemaChangeOnlyWhatItTouchesIsCheckedAgain()
    {
        WorkspacePtr workspace = with(smallWorkspace(), toolFrom("names", kReadsNames));
        workspace = with(workspace, toolFrom("titles", kReadsTitles));
        const Health before = Health::check(workspace, tracker(), {});
        QCOMPARE(before.checked(), std::size_t{6});
        const Health after = Health::check(workspace, tracker(" name: String", ""), before);
        QCOMPARE(after.checked(), std::size_t{1});
        QCOMPARE(newlyBroken(before, after), ToolNames{"names"});
        // What is broken is always looked at: nobody knows what would mend it.
        const Health again = Health::check(workspace, tracker(), after);
        QCOMPARE(again.checked(), std::size_t{1});
        QVERIFY(again.broken().empty());
    }

    void aDisabledToolIsMendedByASchema()
    {
        Tool off = toolFrom("off", kReadsNames);
        off.enabled = false;
        const WorkspacePtr workspace = with(smallWorkspace(), off);
        const auto problems = [](const Health &health) { return health.of("off")->served.problems.size(); };
        const Health broken = Health::check(workspace, tracker(" name: String", ""), {});
        QCOMPARE(problems(broken), std::size_t{1});
        QVERIFY(broken.broken().empty()); // nobody calls it
        const Health mended = Health::check(workspace, tracker(), broken);
        QVERIFY(mended.of("off")->state() == HealthState::Disabled);
        QCOMPARE(problems(mended), std::size_t{0});
    }

    void theSameSchemaAgainTouchesNothing()
    {
        const WorkspacePtr workspace = with(smallWorkspace(), toolFrom("names", kReadsNames));
        const Health before = Health::check(workspace, tracker(), {});
        QCOMPARE(Health::check(workspace, tracker(), before).checked(), std::size_t{0});
    }

    void whatIsEditedIsCheckedAgainAndWhatUsesIt()
    {
        const Tool user = toolFrom("typed", R"({"operation": {"document": "{ me { id } }"},
            "parameters": {"properties": {"a": {"$ref": "tooltray:types/state"}}}})");
        WorkspacePtr workspace = with(with(smallWorkspace(), user), toolFrom("names", kReadsNames));
        const Schemas schemas = tracker();
        Health health = Health::check(workspace, schemas, {});
        workspace = with(workspace, toolFrom("names", kReadsTitles));
        health = Health::check(workspace, schemas, health);
        QCOMPARE(health.checked(), std::size_t{1});
        workspace = with(workspace, CustomType{"state", {}, {}, json::Value::object({{"type", "text"}})});
        health = Health::check(workspace, schemas, health);
        QCOMPARE(health.checked(), std::size_t{1});
        QCOMPARE(health.broken(), ToolNames{"typed"});
        workspace =
            workspace::apply(*workspace, {{}, Origin::Person, {RemoveObject{{ObjectKind::Tool, "typed"}}}})
                ->workspace;
        health = Health::check(workspace, schemas, health);
        QCOMPARE(health.checked(), std::size_t{0});
        QVERIFY(health.of("typed") == nullptr);
    }

    void ofAPinnedToolTheApprovedVersionCounts()
    {
        const WorkspacePtr workspace = smallWorkspace();
        Tool tool = accepted(*workspace, toolFrom("names", kReadsNames), "2026-11-01T09:30:00Z");
        tool.versions.begin()->second =
            toolFrom("x", R"({"operation": {"document": "{ nonsense }"}})").versions.begin()->second;
        const Health health = Health::check(with(workspace, tool), tracker(), {});
        QVERIFY(health.of("names")->state() == HealthState::Ok);
        QVERIFY(health.of("names")->versions.front().state == HealthState::Broken);
    }

    // However a workspace and its schemas change, health is what it would be if all were looked at.
    void lookingAtLessNeverSaysAnythingElse_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void lookingAtLessNeverSaysAnythingElse()
    {
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        const std::vector<std::pair<std::string, std::string>> edits{
            {"", ""},
            {" name: String", ""},
            {" title: String", ""},
            {"first: Int, ", ""},
            {"enum State { OPEN CLOSED }", "enum State { OPEN }"},
            {"me: User", "me: Project"},
            {"comment: String", "comment: String reason: Int!"},
            {"scalar JSON", "type JSON { a: Int }"},
            {"issue: ID!", "issue: ID! why: String!"},
            {"[Issue!]", "Issue"}};
        const std::vector<const char *> versions{
            kReadsNames,
            kReadsTitles,
            R"({"operation": {"document": "query($s: State) { project(path: 1) { issues(state: $s) { nodes { id } } } }"}})",
            R"({"operation": {"document": "query { project(path: 1) { issues(first: 1, state: CLOSED) { nodes { extra } } } }"}})",
            R"({"operation": {"document": "mutation($i: CloseInput) { close(issue: 1, input: $i) { id } }"},
                "bindings": {"i": {"constant": {"comment": "Done"}}}})",
            R"({"operation": {"document": "{ me { ... on User { id } } }"}, "result": {"path": "/me"}})"};
        WorkspacePtr workspace = smallWorkspace();
        Health health;
        std::size_t checked = 0;
        std::size_t all = 0;
        for (int round = 0; round < 60; ++round) {
            const std::string name(1, char('a' + random() % 12));
            workspace = with(workspace, toolFrom(name, versions[random() % versions.size()]));
            const auto &[from, to] = edits[random() % edits.size()];
            const Schemas schemas = random() % 8 == 0 ? Schemas() : tracker(from, to);
            health = Health::check(workspace, schemas, health);
            const Health fresh = Health::check(workspace, schemas, {});
            for (const auto &item : workspace->entries(ObjectKind::Tool))
                QVERIFY2(*health.of(item.name) == *fresh.of(item.name), item.name.c_str());
            checked += health.checked();
            all += fresh.checked();
        }
        QVERIFY(checked * 4 < all * 3);
    }
};

TOOLTRAY_TEST(HealthTest)

#include "healthtest.moc"
