// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/callgraph.h"

#include "support/testcase.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Tool toolOf(const std::string &name, Operation operation)
{
    Tool tool;
    tool.name = name;
    tool.versions[tool.active].description = "Does something.";
    tool.versions[tool.active].operation = std::move(operation);
    return tool;
}

// A tool that calls each of these once, with a step for each.
Tool calling(const std::string &name, const std::vector<std::string> &others)
{
    Sequence sequence;
    for (std::size_t i = 0; i < others.size(); ++i)
        sequence.steps.push_back({"s" + std::to_string(i), ToolInvocation{others[i]}});
    return toolOf(name, std::move(sequence));
}

WorkspacePtr workspaceOf(std::vector<Tool> tools)
{
    Edit edit{"Make them", Origin::Person, {}};
    for (Tool &tool : tools)
        edit.steps.push_back(PutObject{std::move(tool)});
    return apply(*Workspace::create({}), edit).value().workspace;
}

std::string nameOf(int number)
{
    return "t" + std::to_string(number);
}

// Every tool calls the next one `steps` times: steps to the power of tools ways lead through them.
std::vector<Tool> fan(int tools, std::size_t steps, const Operation &last)
{
    std::vector<Tool> made;
    for (int i = 0; i + 1 < tools; ++i)
        made.push_back(calling(nameOf(i), std::vector<std::string>(steps, nameOf(i + 1))));
    made.push_back(toolOf(nameOf(tools - 1), last));
    return made;
}

const GraphqlOperation kQuery{"{ a }"};
const GraphqlOperation kMutation{"mutation { a }"};

} // namespace

class CallGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWorkGrowsWithTheStepsAndNotWithTheWays()
    {
        const auto workspace = workspaceOf(fan(8, 20, kQuery));
        CallGraph graph;
        for (const auto &[name, entry] : workspace->entries(ObjectKind::Tool))
            graph.of(*workspace, std::get<Tool>(entry.object()));
        // 7 tools of 20 steps, each looked at when it is followed and when it is summed up.
        QVERIFY2(graph.steps() < 400, std::to_string(graph.steps()).c_str());
        QCOMPARE(graph.of(*workspace, *workspace->find<Tool>("t0")), (ToolFacts{Effect::Reads, 8, 0}));
    }

    void mutationsAreCountedWithoutGoingEveryWay()
    {
        const auto workspace = workspaceOf(fan(8, 20, kMutation));
        CallGraph graph;
        const Tool &outermost = *workspace->find<Tool>("t0");
        QCOMPARE(graph.of(*workspace, outermost), (ToolFacts{Effect::Changes, 8, 2}));
        ToolProblems problems;
        checkMutations(*workspace, outermost.resolved(outermost.active), graph, problems);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().code, std::string("multiple_mutations"));
        QVERIFY2(graph.steps() < 1'000, std::to_string(graph.steps()).c_str());
    }

    void aChainAsLongAsTheWorkspaceIsFollowed()
    {
        constexpr int kTools = 2'000;
        const auto workspace = workspaceOf(fan(kTools, 1, kQuery));
        CallGraph graph;
        QCOMPARE(graph.of(*workspace, *workspace->find<Tool>("t0")).effect, Effect::Changes);
        QCOMPARE(graph.of(*workspace, *workspace->find<Tool>(nameOf(kTools - 8))).effect, Effect::Reads);
        QCOMPARE(graph.of(*workspace, *workspace->find<Tool>(nameOf(kTools - 9))).effect, Effect::Changes);
        QVERIFY(graph.steps() < 4 * kTools);
    }

    void whatIsTooDeepOrCircularCountsAsAChange()
    {
        const auto workspace =
            workspaceOf({calling("a", {"b"}), calling("b", {"c", "d"}), calling("c", {"a"}),
                         toolOf("d", kQuery), calling("e", {"a"}), calling("f", {"f"})});
        CallGraph graph;
        for (const char *name : {"a", "b", "c", "e", "f"}) {
            const ToolFacts facts = graph.of(*workspace, *workspace->find<Tool>(name));
            QCOMPARE(facts.effect, Effect::Changes);
            QVERIFY(facts.depth > kMaxCallDepth);
        }
        QCOMPARE(graph.of(*workspace, *workspace->find<Tool>("d")).effect, Effect::Reads);
    }

    void aNewSnapshotIsLookedAtAnew()
    {
        const auto before = workspaceOf({calling("a", {"b"}), toolOf("b", kQuery)});
        CallGraph graph;
        QCOMPARE(graph.of(*before, *before->find<Tool>("a")).effect, Effect::Reads);
        const auto after =
            apply(*before, {"Change", Origin::Person, {PutObject{toolOf("b", kMutation)}}}).value().workspace;
        QCOMPARE(graph.of(*after, *after->find<Tool>("a")).effect, Effect::Changes);
        QCOMPARE(graph.of(*before, *before->find<Tool>("a")).effect, Effect::Reads);
    }

    // A catalogue asks for the effect of every tool after every change.
    void onlyWhatAChangeReachesIsLookedAtAnew()
    {
        std::vector<Tool> tools = fan(8, 20, kQuery);
        tools.push_back(calling("other", std::vector<std::string>(500, "leaf")));
        tools.push_back(toolOf("leaf", kQuery));
        tools.push_back(calling("a", {"b"}));
        tools.push_back(calling("b", {"a", "late"}));
        tools.push_back(toolOf("late", kQuery));
        auto workspace = workspaceOf(std::move(tools));
        CallGraph graph;
        const auto effects = [&] {
            std::string text;
            for (const auto &[name, entry] : workspace->entries(ObjectKind::Tool)) {
                const auto &tool = std::get<Tool>(entry.object());
                const Effect effect = graph.of(*workspace, tool).effect;
                if (effect != CallGraph().of(*workspace, tool).effect)
                    text += name + " is wrong; ";
                text.append(effect == Effect::Reads ? "" : name + ' ');
            }
            return text;
        };
        const auto change = [&](Object object) {
            workspace = apply(*workspace, {"Change", Origin::Person, {PutObject{std::move(object)}}})
                            .value()
                            .workspace;
        };
        const auto check = [&](const char *changing, std::size_t mostSteps) {
            const std::size_t before = graph.steps();
            QCOMPARE(effects(), std::string(changing));
            QVERIFY2(graph.steps() - before <= mostSteps, std::to_string(graph.steps() - before).c_str());
        };
        check("a b ", 2'000);
        change(Mapping{"m", {}, {{"x", json::Value(1)}}});
        check("a b ", 20);
        change(toolOf("t7", kMutation));
        check("a b t0 t1 t2 t3 t4 t5 t6 t7 ", 400);
        change(toolOf("b", kQuery));
        change(calling("t6", {"leaf"}));
        check("t7 ", 400);
        change(toolOf("leaf", kMutation));
        check("leaf other t0 t1 t2 t3 t4 t5 t6 t7 ", 2'000);
        change(calling("b", {"late"}));
        check("leaf other t0 t1 t2 t3 t4 t5 t6 t7 ", 40);
        change(toolOf("late", kMutation));
        check("a b late leaf other t0 t1 t2 t3 t4 t5 t6 t7 ", 40);
    }

    void namesTheChainThatBecameTooDeep()
    {
        std::vector<Tool> tools = fan(8, 2, kQuery);
        const auto before = workspaceOf(tools);
        QVERIFY(CallGraph::tooDeep(*Workspace::create({}), *before).empty());
        const auto after =
            apply(*before, {"Add", Origin::Person, {PutObject{calling("outer", {"t0"})}}}).value().workspace;
        const std::vector<std::string> chain = CallGraph::tooDeep(*before, *after);
        QCOMPARE(chain.size(), std::size_t(9));
        QCOMPARE(chain.front(), std::string("outer"));
        QVERIFY(CallGraph::tooDeep(*after, *after).empty()); // it was so before
        ToolProblems problems;
        CallGraph graph;
        const Tool &outer = *after->find<Tool>("outer");
        checkCallDepth(*after, outer.resolved(outer.active), graph, problems);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems.front().message.find("At most 8 tools") != std::string::npos);
    }

    // Against following every way, on small graphs without circles.
    void agreesWithGoingEveryWay()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            constexpr int kTools = 9;
            std::vector<Tool> tools;
            std::vector<std::vector<int>> calls(kTools);
            std::vector<Effect> own(kTools, Effect::Reads);
            for (int i = 0; i < kTools; ++i) {
                for (int j = i + 1; j < kTools; ++j) {
                    if (random() % 3 == 0)
                        calls[static_cast<std::size_t>(i)].push_back(j);
                }
                std::vector<std::string> names;
                for (const int other : calls[static_cast<std::size_t>(i)])
                    names.push_back(nameOf(other));
                const bool changes = random() % 4 == 0;
                if (names.empty()) {
                    own[static_cast<std::size_t>(i)] = changes ? Effect::Changes : Effect::Reads;
                    tools.push_back(toolOf(nameOf(i), changes ? kMutation : kQuery));
                } else {
                    tools.push_back(calling(nameOf(i), names));
                }
            }
            const auto workspace = workspaceOf(std::move(tools));
            const auto every = [&](auto &self, int tool, std::size_t depth) -> Effect {
                if (depth > kMaxCallDepth)
                    return Effect::Changes;
                Effect effect = own[static_cast<std::size_t>(tool)];
                for (const int other : calls[static_cast<std::size_t>(tool)])
                    effect = std::max(effect, self(self, other, depth + 1));
                return effect;
            };
            CallGraph graph;
            for (int i = kTools - 1; i >= 0; --i)
                QCOMPARE(graph.of(*workspace, *workspace->find<Tool>(nameOf(i))).effect, every(every, i, 1));
        }
    }
};

TOOLTRAY_TEST(CallGraphTest)
#include "callgraphtest.moc"
