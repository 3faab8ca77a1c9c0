// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/clientview.h"

#include "support/fakeworkspaceaccess.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;
using workspace::BuiltInGroup;
using workspace::MutationPolicy;

class ClientViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAPolicyTheWorkspaceCounts()
    {
        workspace::Settings settings;
        settings.surface.mode = workspace::SurfaceMode::Direct;
        settings.groupsOff = {BuiltInGroup::Schema};
        settings.resultBytes = 9'000;
        workspace::Client client;
        client.name = "editor";
        const ClientView view = ClientView::of(settings, client, "editor");
        QCOMPARE(view.id, std::string("editor"));
        QCOMPARE(view.surface.mode, workspace::SurfaceMode::Direct);
        QCOMPARE(view.resultBytes, std::uint64_t(9'000));
        QVERIFY(!view.hasGroup(BuiltInGroup::Schema));
        QVERIFY(view.hasGroup(BuiltInGroup::Execute));
    }

    void thePolicyOfTheClientGoesFirst()
    {
        workspace::Settings settings;
        settings.groupsOff = {BuiltInGroup::Schema, BuiltInGroup::Context};
        workspace::Client client;
        client.policy.surface.emplace().mode = workspace::SurfaceMode::Commands;
        client.policy.groupsOff = {BuiltInGroup::Execute, BuiltInGroup::Schema};
        client.policy.resultBytes = 100'000;
        const ClientView view = ClientView::of(settings, client, {});
        QCOMPARE(view.surface.mode, workspace::SurfaceMode::Commands);
        QCOMPARE(view.resultBytes, std::uint64_t(100'000));
        QCOMPARE(view.groupsOff,
                 (std::vector{BuiltInGroup::Execute, BuiltInGroup::Schema, BuiltInGroup::Context}));
    }

    void describedChoicesAreForThoseWhoTakeThem_data()
    {
        addColumns<std::string, bool>("profile", "isDescribed");
        QTest::newRow("takes them") << std::string("claude-code") << true;
        QTest::newRow("does not") << std::string("gemini-cli") << false;
        QTest::newRow("unknown") << std::string("home-made") << false;
        QTest::newRow("unsaid") << std::string() << false;
    }

    void describedChoicesAreForThoseWhoTakeThem()
    {
        QFETCH(const std::string, profile);
        QFETCH(const bool, isDescribed);
        workspace::Client client;
        client.profile = profile;
        QCOMPARE(ClientView::of({}, client, {}).enums == execution::EnumStyle::Described, isDescribed);
    }

    void aPolicyDecidesWhatIsSeen_data()
    {
        const TestRows<workspace::ClientPolicy, Effect, bool> row{"policy", "effect", "isSeen"};
        workspace::ClientPolicy policy;
        row("no policy", policy, Effect::Changes, true);
        policy.readOnly = true;
        row("read-only, a query", policy, Effect::Reads, true);
        row("read-only, a mutation", policy, Effect::Changes, false);
        row("read-only, a PUT", policy, Effect::Replaces, false);
        policy.allowedTools = {"list_issues"};
        row("named, but read-only", policy, Effect::Changes, false);
        policy = {};
        policy.mutations = MutationPolicy::Deny;
        row("mutations denied", policy, Effect::Changes, false);
        row("mutations denied, a query", policy, Effect::Reads, true);
        policy.mutations = MutationPolicy::Ask;
        row("mutations asked for", policy, Effect::Changes, true);
        policy = {};
        policy.allowedTools = {"other", "list_issues"};
        row("named", policy, Effect::Reads, true);
        policy.allowedTools = {"other"};
        row("not named", policy, Effect::Reads, false);
        policy.allowedTags = {"issues"};
        row("by its tag", policy, Effect::Reads, true);
        policy.allowedTags = {"boards"};
        row("by no tag of it", policy, Effect::Reads, false);
    }

    void aPolicyDecidesWhatIsSeen()
    {
        QFETCH(const workspace::ClientPolicy, policy);
        QFETCH(const Effect, effect);
        QFETCH(const bool, isSeen);
        workspace::Client client;
        client.policy = policy;
        workspace::Tool tool;
        tool.name = "list_issues";
        tool.tags = {"issues", "daily"};
        QCOMPARE(ClientView::of({}, client, {}).maySee(tool, effect), isSeen);
    }

    void onlyItsOwnRightsCount()
    {
        const auto client = [](const char *name, char token) {
            workspace::Client made;
            made.name = name;
            made.tokenHash = "sha256:" + std::string(64, token);
            return made;
        };
        test::FakeWorkspaceAccess access({client("agent", 'a'), client("other", 'b')});
        const auto before = clientOf(access, "agent");
        QVERIFY(before);
        workspace::Client other = client("other", 'b');
        other.policy.readOnly = true;
        access.put(other);
        access.put(client("third", 'c'));
        QVERIFY(hasSameRights(access, *before));
        workspace::Client agent = client("agent", 'a');
        agent.policy.mutations = MutationPolicy::Deny;
        access.put(agent);
        QVERIFY(!hasSameRights(access, *before));
        access.put(client("agent", 'a'));
        QVERIFY(hasSameRights(access, *before));
        access.admit({});
        access.remove({workspace::ObjectKind::Client, "agent"});
        QVERIFY(!hasSameRights(access, *before));
    }
};

TOOLTRAY_TEST(ClientViewTest)
#include "clientviewtest.moc"
