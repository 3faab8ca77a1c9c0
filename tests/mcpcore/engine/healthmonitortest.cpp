// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/health.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/fakeworkspaceaccess.h"
#include "support/testcase.h"

#include <QSemaphore>
#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::engine;
using workspace::HealthState;

namespace {

workspace::Tool checkedTool(const std::string &name, const std::string &field)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "api";
    tool.versions[tool.active].operation = workspace::GraphqlOperation{"{ " + field + " }"};
    return tool;
}

workspace::Schemas schemaWith(const std::string &fields)
{
    return {{"api", graphql::buildSchema(graphql::parseDocument("type Query { " + fields + " }")).schema}};
}

} // namespace

class HealthMonitorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_told.clear();
        m_pool.setMaxThreadCount(1);
        workspace::Endpoint endpoint;
        endpoint.name = "api";
        endpoint.url = "https://api.example.com/graphql";
        m_workspaceClient = std::make_unique<test::FakeWorkspaceAccess>(
            std::vector<workspace::Object>{endpoint, checkedTool("get_a", "a"), checkedTool("get_b", "b")});
        m_keeper = std::make_unique<HealthMonitor>(
            m_pool, [this](const HealthMonitor::HealthPtr &, const std::vector<std::string> &broken) {
                m_told.push_back(broken);
            });
    }

    void knowsNothingBeforeItLooked()
    {
        QVERIFY(m_keeper->health());
        QVERIFY(m_keeper->health()->of("get_a") == nullptr);
    }

    void tellsWhatASchemaBreaksAndOnlyOnce()
    {
        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int b: Int"));
        QTRY_COMPARE(m_told.size(), std::size_t(1));
        QVERIFY(m_told.back().empty());
        QCOMPARE(m_keeper->health()->of("get_a")->state(), HealthState::Ok);

        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int"));
        QTRY_COMPARE(m_told.size(), std::size_t(2));
        QCOMPARE(m_told.back(), std::vector<std::string>{"get_b"});
        QCOMPARE(m_keeper->health()->of("get_b")->state(), HealthState::Broken);

        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int c: Int"));
        QTRY_COMPARE(m_told.size(), std::size_t(3));
        QVERIFY(m_told.back().empty()); // it was broken before
        QCOMPARE(m_keeper->health()->broken(), std::vector<std::string>{"get_b"});
    }

    // However many changes come while it looks: it looks once more, at the last of them.
    void looksOnceForAllThatChangedMeanwhile()
    {
        QSemaphore isBusy;
        m_pool.start([&isBusy] { isBusy.acquire(); });
        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int b: Int"));
        for (int i = 0; i < 10; ++i)
            m_keeper->update(m_workspaceClient->workspace(), schemaWith("b: Int"));
        m_workspaceClient->put(checkedTool("get_c", "c"));
        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int c: Int"));
        isBusy.release();
        QTRY_COMPARE(m_told.size(), std::size_t(2));
        QCOMPARE(m_told[0], std::vector<std::string>{});
        QCOMPARE(m_told[1], std::vector<std::string>{"get_b"});
        QCOMPARE(m_keeper->health()->of("get_c")->state(), HealthState::Ok);
        m_pool.waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(m_told.size(), std::size_t(2));
    }

    void mayEndWhileItLooks()
    {
        QSemaphore isBusy;
        m_pool.start([&isBusy] { isBusy.acquire(); });
        m_keeper->update(m_workspaceClient->workspace(), schemaWith("a: Int"));
        m_keeper.reset();
        isBusy.release();
        m_pool.waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(m_told.empty());
    }

private:
    QThreadPool m_pool;
    std::unique_ptr<test::FakeWorkspaceAccess> m_workspaceClient;
    std::unique_ptr<HealthMonitor> m_keeper;
    std::vector<std::vector<std::string>> m_told;
};

TOOLTRAY_TEST(HealthMonitorTest)
#include "healthmonitortest.moc"
