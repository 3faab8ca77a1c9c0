// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

workspace::Edit addEndpoint(const std::string &name)
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = "http://127.0.0.1:9/graphql";
    return {"Add " + name, workspace::Origin::Person, {workspace::PutObject{std::move(endpoint)}}};
}

bool hasEndpoint(Engine &engine, const std::string &name)
{
    return engine.workspaceClient().state().workspace->find<workspace::Endpoint>(name) != nullptr;
}

} // namespace

// Two engines of one program, each with a workspace of its own.
class AtWorkspaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_host = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
        VERIFY_RESULT(test::await(m_host->startServer({.port = 0})));
        VERIFY_RESULT(test::await(m_host->workspaces().make("team")));
        m_team = m_host->atWorkspace("team");
        QTRY_VERIFY(m_team->workspaceClient().state().isOpen);
    }
    void cleanup()
    {
        m_team.reset();
        m_host.reset();
        m_folder.reset();
    }

    void eachChangesItsOwnWorkspace()
    {
        VERIFY_RESULT(test::await(m_team->workspaceClient().apply(addEndpoint("shop"))));
        VERIFY_RESULT(test::await(m_host->workspaceClient().apply(addEndpoint("office"))));
        QTRY_VERIFY(hasEndpoint(*m_team, "shop"));
        QTRY_VERIFY(hasEndpoint(*m_host, "office"));
        QVERIFY(!hasEndpoint(*m_team, "office"));
        QVERIFY(!hasEndpoint(*m_host, "shop"));
    }

    void whatCameBeforeIsToldToALaterOne()
    {
        VERIFY_RESULT(test::await(m_team->workspaceClient().apply(addEndpoint("shop"))));
        m_team.reset();
        m_team = m_host->atWorkspace("team");
        QTRY_VERIFY(hasEndpoint(*m_team, "shop"));
        QCOMPARE(m_team->serverStatus().state, ServerStatus::State::Running);
        QCOMPARE(m_team->preferences().state(), m_host->preferences().state());
    }

    void addressesAreThoseOfTheWorkspace()
    {
        const std::string url = m_host->serverStatus().url;
        QVERIFY(url.ends_with("/mcp") && url.find("/w/") == std::string::npos);
        const std::string own = url.substr(0, url.size() - 4) + "/w/team/mcp";
        QTRY_COMPARE(m_team->serverStatus().url, own);
        const auto connection = test::await(m_team->clients().issueToken("cursor", "Cursor", {}));
        VERIFY_RESULT(connection);
        QCOMPARE(connection->url, own);
        QTRY_VERIFY(m_team->workspaceClient().state().workspace->find<workspace::Client>("cursor")
                    != nullptr);
        QVERIFY(m_host->workspaceClient().state().workspace->find<workspace::Client>("cursor") == nullptr);
    }

    void allAreToldWhichWorkspacesThereAre()
    {
        using Names = std::vector<std::string>;
        QTRY_COMPARE(m_team->workspaces().names(), (Names{"default", "team"}));
        VERIFY_RESULT(test::await(m_team->workspaces().rename("team", "crew")));
        QTRY_COMPARE(m_host->workspaces().names(), (Names{"crew", "default"}));
        QCOMPARE(m_team->workspaces().names(), m_host->workspaces().names());
        const auto applied = test::await(m_team->workspaceClient().apply(addEndpoint("shop")));
        QVERIFY(!applied);
        QCOMPARE(applied.error().code, "workspace_closed");
        VERIFY_RESULT(test::await(m_host->workspaces().remove("crew")));
        QTRY_COMPARE(m_team->workspaces().names(), Names{"default"});
    }

    // The numbers of calls that wait are those of their workspace; here they differ.
    void approvalsOfAllWorkspacesAreTold()
    {
        ApprovalClient &approvals = m_host->approvals();
        const auto card = [](std::uint64_t id, int second) {
            return ApprovalCard{.id = ApprovalId(id), .since = WallTime(std::chrono::seconds(second))};
        };
        approvals.takeCards({card(1, 10), card(2, 30)}, "default");
        approvals.takeCards({card(1, 20)}, "team");
        std::vector<std::string> workspaces;
        std::vector<std::uint64_t> ids;
        for (const ApprovalCard &each : approvals.cards()) {
            workspaces.push_back(each.workspace);
            ids.push_back(each.id.value());
        }
        QCOMPARE(workspaces, (std::vector<std::string>{"default", "team", "default"}));
        QCOMPARE(ids, (std::vector<std::uint64_t>{1, 3, 2}));
        approvals.takeCards({card(2, 30)}, "default");
        QCOMPARE(approvals.cards().size(), 2U);
        QCOMPARE(approvals.cards()[0].id, ApprovalId(3)); // it keeps its number
        QCOMPARE(approvals.cards()[1].id, ApprovalId(2));
        approvals.takeCards({}, "team");
        QCOMPARE(approvals.cards().size(), 1U);
    }

private:
    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_host;
    std::unique_ptr<Engine> m_team;
};

TOOLTRAY_TEST(AtWorkspaceTest)
#include "atworkspacetest.moc"
