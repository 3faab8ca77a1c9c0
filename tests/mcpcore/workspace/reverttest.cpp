// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::vector<ObjectKey> keysOf(const Workspace &workspace)
{
    std::vector<ObjectKey> keys;
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        for (const auto &item : workspace.entries(static_cast<ObjectKind>(kind)))
            keys.push_back({static_cast<ObjectKind>(kind), item.name});
    }
    return keys;
}

bool saysTheSame(const Workspace &a, const Workspace &b)
{
    const std::vector<ObjectKey> keys = keysOf(a);
    return keys == keysOf(b) && std::ranges::all_of(keys, [&](const ObjectKey &key) {
               return isSame(a.find(key)->definition(), b.find(key)->definition());
           });
}

std::string pick(std::mt19937 &random, std::initializer_list<const char *> names)
{
    return *(names.begin() + random() % names.size());
}

Object someObject(std::mt19937 &random)
{
    static const auto all = samples::everything();
    Object object = all[random() % all.size()];
    if (auto *tool = std::get_if<Tool>(&object)) {
        tool->name = pick(random, {"a", "b", "c", "d"});
        tool->aliases = {pick(random, {"x", "y", "z.z"})};
        tool->title = std::to_string(random());
    } else if (auto *type = std::get_if<CustomType>(&object)) {
        type->name = pick(random, {"issue_state", "other_state"});
        type->description = std::to_string(random());
    } else if (auto *variable = std::get_if<ContextVariable>(&object)) {
        variable->description = std::to_string(random());
    }
    return object;
}

EditStep someStep(std::mt19937 &random, const Workspace &workspace)
{
    if (random() % 3 != 0)
        return PutObject{someObject(random)};
    const std::vector<ObjectKey> keys = keysOf(workspace);
    if (keys.empty())
        return PutObject{someObject(random)};
    const ObjectKey &key = keys[random() % keys.size()];
    if (random() % 2 == 0)
        return RemoveObject{key};
    return RenameObject{key, pick(random, {"a", "b", "e", "f", "issue_state"})};
}

Edit someEdit(std::mt19937 &random, const Workspace &workspace)
{
    Edit edit{"Something", Origin::Person, {}};
    for (unsigned steps = 1 + random() % 4; steps > 0; --steps)
        edit.steps.push_back(someStep(random, workspace));
    return edit;
}

} // namespace

class RevertTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoLeadsBackThroughEveryStateAndRedoForthAgain_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 10; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void undoLeadsBackThroughEveryStateAndRedoForthAgain()
    {
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        Edit all{"Fill", Origin::Person, {}};
        for (const Object &object : samples::everything())
            all.steps.push_back(PutObject{object});
        WorkspacePtr now = workspace::apply(*Workspace::create({}), all).value().workspace;
        std::vector<WorkspacePtr> states{now};
        std::vector<ChangeSet> done;
        for (int i = 0; i < 100; ++i) {
            const auto applied = workspace::apply(*now, someEdit(random, *now));
            if (!applied)
                continue;
            now = applied->workspace;
            states.push_back(now);
            done.push_back(applied->changes);
        }
        QVERIFY2(done.size() > 20, std::to_string(done.size()).c_str());

        std::vector<ChangeSet> undone;
        for (std::size_t i = done.size(); i > 0; --i) {
            const auto reverted = revert(*now, done[i - 1], Origin::Person);
            VERIFY_RESULT(reverted);
            QVERIFY(reverted->workspace->revision() > now->revision());
            now = reverted->workspace;
            undone.push_back(reverted->changes);
            QVERIFY(saysTheSame(*now, *states[i - 1]));
        }
        for (std::size_t i = undone.size(); i > 0; --i) {
            const auto redone = revert(*now, undone[i - 1], Origin::Person);
            VERIFY_RESULT(redone);
            now = redone->workspace;
        }
        QVERIFY(saysTheSame(*now, *states.back()));
        for (const std::string &alias : std::initializer_list<std::string>{"x", "y", "z.z"}) {
            const auto expected = states.back()->namedTool(alias);
            const auto called = now->namedTool(alias);
            QCOMPARE(called.has_value(), expected.has_value());
            QVERIFY(!called || called->tool->name == expected->tool->name);
        }
    }

    void whatSomebodyElseChangedSinceIsNotUndone()
    {
        const auto first = workspace::apply(*Workspace::create({}),
                                            {"", Origin::Person, {PutObject{samples::plainTool("a")}}});
        VERIFY_RESULT(first);
        Tool theirs = samples::plainTool("a");
        theirs.title = "Theirs";
        const auto second = workspace::apply(*first->workspace, {"", Origin::Agent, {PutObject{theirs}}});
        VERIFY_RESULT(second);
        const auto undone = revert(*second->workspace, first->changes, Origin::Person);
        QVERIFY(!undone);
        QCOMPARE(undone.error().code, std::string("changed_since"));
        QCOMPARE(undone.error().details["current"]["title"].toString(), std::string_view("Theirs"));
    }

    void undoKeepsToTheRulesToo()
    {
        const WorkspacePtr none = Workspace::create({});
        const auto typed = workspace::apply(*none, {"", Origin::Person, {PutObject{samples::type()}}});
        VERIFY_RESULT(typed);
        const auto used =
            workspace::apply(*typed->workspace, {"", Origin::Person, {PutObject{samples::switchTool()}}});
        VERIFY_RESULT(used);
        const auto undone = revert(*used->workspace, typed->changes, Origin::Person);
        QVERIFY(!undone);
        QCOMPARE(undone.error().code, std::string("in_use"));
    }
};

TOOLTRAY_TEST(RevertTest)

#include "reverttest.moc"
