// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/engine/consentfixture.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;
using workspace::Endpoint;
using workspace::Layer;
using workspace::WorkspacePtr;

class AcceptedPoliciesTest final : public ConsentFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void onlyAPersonLetsMutationsPassUnasked()
    {
        using enum workspace::MutationPolicy;
        const auto policyOf = [&](const WorkspacePtr &workspace) {
            return m_consents->mutations(*workspace, *workspace->find<Endpoint>("shop"));
        };
        Endpoint endpoint = endpointAt("shop", kUrl, {});
        for (const auto policy : {Deny, Ask}) {
            endpoint.mutations = policy;
            QVERIFY(policyOf(holding({endpoint})) == policy);
        }
        endpoint.mutations = Allow;
        const WorkspacePtr foreign = holding({endpoint});
        QVERIFY(policyOf(foreign) == Ask);
        QVERIFY(!isWaiting(foreign)); // it is used, with a question
        QCOMPARE(m_consents->requests(*foreign).size(), std::size_t(1));
        QVERIFY(policyOf(holding({endpoint}, Layer::Config)) == Allow);
        QVERIFY(policyOf(holding({endpoint}, Layer::Session)) == Allow);
        // Whoever edits something else of it agrees to nothing.
        Endpoint described = endpoint;
        described.description = "Looked at";
        QVERIFY(policyOf(enter(foreign, putting({described}))) == Ask);
        const WorkspacePtr empty = workspace::Workspace::create({});
        const WorkspacePtr entered = enter(empty, putting({endpoint}));
        QVERIFY(policyOf(entered) == Allow);
        QVERIFY(m_consents->requests(*entered).empty());
        QVERIFY(policyOf(enter(
                    entered, {"Rename",
                              workspace::Origin::Person,
                              {workspace::RenameObject{{workspace::ObjectKind::Endpoint, "shop"}, "store"},
                               workspace::RenameObject{{workspace::ObjectKind::Endpoint, "store"}, "shop"}}}))
                == Allow);
        // What a person takes back no file brings again.
        endpoint.mutations = Ask;
        enter(entered, putting({endpoint}));
        QVERIFY(policyOf(entered) == Ask);
    }

    void onlyAPersonGivesClientsMore()
    {
        workspace::Client client;
        client.name = "reader";
        client.tokenHash = "sha256:" + std::string(64, 'a');
        const auto held = [&](const WorkspacePtr &workspace) {
            return m_consents->accepted(*workspace,
                                        {workspace, workspace->find<workspace::Client>("reader")});
        };
        const WorkspacePtr plain = holding({client});
        QVERIFY(*held(plain) == client);
        QVERIFY(m_consents->requests(*plain).empty());
        client.policy.rights = {workspace::ClientRight::AllCalls};
        const WorkspacePtr loose = holding({client});
        QVERIFY(held(loose)->policy.rights.empty());
        QCOMPARE(m_consents->requests(*loose).size(), std::size_t(1));
        QVERIFY(*held(holding({client}, Layer::Config)) == client);
        grantAll(loose);
        QVERIFY(*held(loose) == client);

        client.policy.readOnly = true;
        const workspace::Client strict = client;
        const WorkspacePtr entered = enter(loose, putting({client}));
        QVERIFY(*held(entered) == client);
        QVERIFY(held(loose)->policy.readOnly); // what was accepted before counts no more
        QVERIFY(held(plain)->policy.readOnly);
        client.policy.mutations = workspace::MutationPolicy::Deny; // a file may take away at once
        QVERIFY(*held(holding({client})) == client);
        client = strict;
        client.tokenHash = "sha256:" + std::string(64, 'b');
        QVERIFY(!held(holding({client})));
    }

    void onlyAPersonGivesToolsMore()
    {
        workspace::Tool tool;
        tool.name = "find";
        tool.endpoint = "shop";
        workspace::RestRequest request;
        request.method = workspace::RestRequest::Method::Post;
        request.path = "/find";
        workspace::ToolVersion &version = tool.versions[tool.active];
        version.operation = request;
        const auto keeping = [](const workspace::Tool &kept, Layer layer = Layer::Stored) {
            return holding({endpointAt("shop", kUrl, {}), kept}, layer);
        };
        const auto isPermitted = [&](const WorkspacePtr &workspace, const char *name = "find") {
            return m_consents->permits(*workspace, name);
        };
        const WorkspacePtr plain = keeping(tool);
        QVERIFY(isPermitted(plain) && m_consents->requests(*plain).empty());
        version.annotations.readOnly = true;
        const WorkspacePtr loose = keeping(tool);
        QVERIFY(!isPermitted(loose));
        QCOMPARE(m_consents->requests(*loose).size(), std::size_t(1));
        QCOMPARE(m_consents->requests(*loose).front().tool, std::string("find"));
        QVERIFY(isPermitted(keeping(tool, Layer::Session)));
        // Whoever edits something else of it agrees to nothing.
        workspace::Tool described = tool;
        described.title = "Looked at";
        QVERIFY(!isPermitted(enter(loose, putting({described}))));
        const WorkspacePtr entered = enter(plain, putting({tool}));
        QVERIFY(isPermitted(entered) && m_consents->requests(*entered).empty());
        described.versions[tool.active].description = "Finds.";
        QVERIFY(isPermitted(keeping(described)));
        const WorkspacePtr renamed =
            enter(entered, {"Rename",
                            workspace::Origin::Person,
                            {workspace::RenameObject{{workspace::ObjectKind::Tool, "find"}, "look_up"}}});
        QVERIFY(isPermitted(renamed, "look_up"));
        // Another request, a pin that a file brings and several changes are other things to agree to.
        workspace::Tool other = tool;
        std::get<workspace::RestRequest>(*other.versions[tool.active].operation).path = "/delete";
        QVERIFY(!isPermitted(keeping(other)));
        other = tool;
        other.pin = workspace::Pin{"2026-01-01T00:00:00Z", "shop", tool.active, version};
        QVERIFY(!isPermitted(keeping(other)));
        other = tool;
        other.versions[tool.active].behaviour.allowMultipleMutations = true;
        const WorkspacePtr several = keeping(other);
        QVERIFY(!isPermitted(several));
        grantAll(several);
        QVERIFY(isPermitted(several));
        QVERIFY(!isPermitted(entered)); // the last word counts
    }
};

TOOLTRAY_TEST(AcceptedPoliciesTest)
#include "acceptedpoliciestest.moc"
