// SPDX-License-Identifier: GPL-3.0-or-later
#include "backendclient.h"
#include "execution/delivery/approvalrequest.h"
#include "support/testcase.h"
#include "testbed.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::test;

// What clients hear of a call that waits, and what becomes of it.
class LongCallTest : public QObject, private ServedTools {
    Q_OBJECT

private Q_SLOTS:
    void init() { serve(); }

    void aCallThatWaitsForThePersonHereBecomesATask()
    {
        m_bed->executor.answer = {};
        BackendClient client(*m_server, true);
        client.takesTasks = true;
        const json::Value extensions = client.result("server/discover")["capabilities"]["extensions"];
        QCOMPARE(extensions, quoted("{'io.modelcontextprotocol/tasks':{}}"));
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        const auto waits = m_bed->executor.orders.at(0).onWaiting;
        waits(execution::Waiting::ForTurn);
        QVERIFY(client.lines->answer(id).isNull());
        waits(execution::Waiting::ForApproval);
        const json::Value created = client.lines->answer(id)["result"];
        QCOMPARE(created["resultType"].toString(), std::string_view("task"));
        QCOMPARE(created["statusMessage"].toString(),
                 std::string_view("Waiting for approval in the Tooltray window."));
        json::Value task = json::Value::object({{"taskId", created["taskId"]}});
        waits(execution::Waiting::ForNothing);
        QVERIFY(!client.result("tasks/get", task).contains("statusMessage"));

        const std::size_t entries = m_bed->journal->entries().size();
        QCOMPARE(client.result("tasks/get", task)["status"].toString(), std::string_view("working"));
        QCOMPARE(m_bed->journal->entries().size(), entries); // who waits asks every second
        client.result("tasks/cancel", task);
        QTRY_COMPARE(m_bed->executor.cancelled, 1);
        QCOMPARE(client.result("tasks/get", task)["status"].toString(), std::string_view("cancelled"));
        const auto log = m_bed->journal->entries();
        const auto called =
            std::ranges::find_if(log, [](const auto &entry) { return entry->method == "tools/call"; });
        QVERIFY((*called)->outcome == journal::Outcome::Cancelled);
    }

    void aTaskAsksTheClientWhenNobodyIsHereAnyMore()
    {
        m_bed->executor.answer = {};
        BackendClient client(*m_server, true);
        client.takesTasks = true;
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        const auto order = m_bed->executor.orders.at(0);
        order.onWaiting(execution::Waiting::ForApproval);
        bool isApproved = false;
        order.asker({}, [&](const Result<bool> &answer) { isApproved = answer.hasValue() && *answer; });
        json::Value task = json::Value::object({{"taskId", client.lines->answer(id)["result"]["taskId"]}});
        QVERIFY(client.result("tasks/get", task)["inputRequests"].contains("approval"));
        task.set("inputResponses", quoted("{'approval':{'action':'accept','content':{'approve':true}}}"));
        client.result("tasks/update", task);
        QVERIFY(isApproved);
        QCOMPARE(m_bed->executor.cancelled, 0); // the call goes on, and is not made again
    }

    void whoTakesNoTaskHearsWhatACallWaitsFor_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::newRow("legacy") << false;
        QTest::newRow("modern") << true;
    }

    void whoTakesNoTaskHearsWhatACallWaitsFor()
    {
        QFETCH(const bool, isModern);
        m_bed->executor.answer = {};
        BackendClient client(*m_server, isModern);
        client.wantsProgress = true;
        const int id = client.ask("tools/call", quoted("{'name':'list_issues','arguments':{}}"));
        const auto heard = [&] { return client.lines->messages.back()["params"]["message"].toString(); };
        m_bed->executor.orders.at(0).onWaiting(execution::Waiting::ForTurn);
        QCOMPARE(heard(), std::string_view("Waiting in a queue: a rate or concurrency limit is reached."));
        m_bed->clock.advance(std::chrono::seconds(1));
        m_bed->executor.orders.at(0).onWaiting(execution::Waiting::ForApproval);
        QCOMPARE(heard(), std::string_view("Waiting for approval in the Tooltray window."));
        m_bed->clock.advance(std::chrono::minutes(5));
        QCOMPARE(client.lines->count("notifications/progress"), std::size_t(62)); // every five seconds
        QVERIFY(client.lines->answer(id).isNull());
    }
};

TOOLTRAY_TEST(LongCallTest)
#include "longcalltest.moc"
