// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "taskclient.h"

#include <algorithm>

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

// What a call asks once it is a task: the client hears of it when it comes back, and answers with an update.
class TaskQuestionsTest : public QObject, private TaskClient {
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }
    void questionsAreAskedWithinTheTask()
    {
        const std::string id = begin();
        std::optional<Outcome<Answers>> got;
        m_context->ask({{confirmation("sure")}}, [&](Outcome<Answers> outcome) { got = std::move(outcome); });
        const json::Value task = get(id);
        QCOMPARE(task["status"], json::Value("input_required"));
        QCOMPARE(task["inputRequests"]["sure"]["method"], json::Value("elicitation/create"));
        QCOMPARE(task["inputRequests"]["sure"]["params"]["message"], json::Value("Sure?"));
        QVERIFY(!task.contains("requestState"));
        const json::Value acknowledged =
            update(id, std::string(inQuotes("{'sure':")) + yes() + inQuotes(",'stray':{}}"));
        QCOMPARE(keysOf(acknowledged["result"]), (std::vector<std::string>{"resultType", "_meta"}));
        QVERIFY(got && std::holds_alternative<Answers>(*got));
        QCOMPARE(std::get<Answers>(*got).at("sure"), value(yes()));
        QCOMPARE(get(id)["status"], json::Value("working"));
        QVERIFY(!get(id).contains("inputRequests"));

        got.reset();
        update(id, std::string(inQuotes("{'sure':")) + yes() + "}"); // once more
        QVERIFY(!got);
        QCOMPARE(
            m_client->modern("tasks/update", inQuotes("'taskId':'") + id + "\"")->body()["error"]["code"],
            json::Value(-32602));
    }

    void answersMayComeOneByOne()
    {
        const std::string id = begin();
        int times = 0;
        m_context->ask({{confirmation("first"), confirmation("second")}},
                       [&](const Outcome<Answers> &outcome) {
                           ++times;
                           QCOMPARE(std::get<Answers>(outcome).size(), std::size_t(2));
                       });
        update(id, std::string(inQuotes("{'second':")) + yes() + "}");
        QCOMPARE(get(id)["status"], json::Value("input_required"));
        QCOMPARE(keysOf(get(id)["inputRequests"]), std::vector<std::string>{"first"});
        QCOMPARE(times, 0);
        update(id, std::string(inQuotes("{'first':")) + yes() + "}");
        QCOMPARE(times, 1);
    }

    void aKeyStandsForOneQuestion()
    {
        const std::string id = begin();
        std::vector<std::string> seen;
        for (int round = 0; round < 3; ++round) {
            bool isAnswered = false;
            m_context->ask({{confirmation("sure")}}, [&](const Outcome<Answers> &outcome) {
                isAnswered = std::get<Answers>(outcome).contains("sure");
            });
            const std::string key = keysOf(get(id)["inputRequests"]).front();
            QVERIFY(std::ranges::find(seen, key) == seen.end());
            seen.push_back(key);
            update(id, inQuotes("{'") + seen.front() + inQuotes("':") + yes() + "}");
            QCOMPARE(isAnswered, round == 0); // the answer to the first question is none to the others
            update(id, inQuotes("{'") + key + inQuotes("':") + yes() + "}");
            QVERIFY(isAnswered);
        }
    }

    void answersThatDoNotFitAreRefusedTogether()
    {
        const std::string id = begin();
        bool isAnswered = false;
        m_context->ask({{confirmation("first"), confirmation("second")}},
                       [&](const Outcome<Answers> &) { isAnswered = true; });
        for (const std::string &wrong :
             {std::string("1"), std::string("{}"), inQuotes("{'action':'accept','content':{}}"),
              inQuotes("{'action':'accept','content':{'ok':'yes'}}")}) {
            const json::Value refused =
                update(id, std::string(inQuotes("{'first':")) + yes() + inQuotes(",'second':") + wrong + "}");
            QCOMPARE(refused["error"]["code"], json::Value(-32602));
            QCOMPARE(keysOf(get(id)["inputRequests"]).size(), std::size_t(2));
        }
        update(id, std::string(inQuotes("{'first':")) + yes() + inQuotes(",'second':{'action':'decline'}}"));
        QVERIFY(isAnswered);
    }

    void answersOfEarlierRoundsCountWithinTheTask()
    {
        std::optional<Outcome<Answers>> got;
        bool isLate = false;
        m_client->backend.onCall = [&](const RequestContext &context, const ToolCall &,
                                       Reply<ToolResult> reply) {
            if (isLate)
                QVERIFY(context.becomeTask());
            context.ask({{confirmation("sure")}}, [&, held = std::make_shared<Reply<ToolResult>>(
                                                          std::move(reply))](Outcome<Answers> outcome) {
                got = std::move(outcome);
                held->send(said("done"));
            });
        };
        const json::Value asked = call()->body()["result"];
        QCOMPARE(asked["resultType"], json::Value("input_required"));
        isLate = true;
        const auto repeated = m_client->modern(
            "tools/call", inQuotes("'name':'a','inputResponses':{'sure':") + std::string(yes())
                              + inQuotes("},'requestState':") + json::write(asked["requestState"]));
        QCOMPARE(repeated->body()["result"]["resultType"], json::Value("task"));
        QVERIFY(got && std::holds_alternative<Answers>(*got));
        QCOMPARE(get(std::string(repeated->body()["result"]["taskId"].toString()))["status"],
                 json::Value("completed"));
    }

    void cancellingWithdrawsTheQuestion()
    {
        const std::string id = begin();
        const auto held = std::make_shared<int>(0);
        bool isAnswered = false;
        m_context->ask({{confirmation("sure")}},
                       [held, &isAnswered](const Outcome<Answers> &) { isAnswered = true; });
        QCOMPARE(held.use_count(), 2L);
        cancel(id);
        QCOMPARE(held.use_count(), 1L);
        QVERIFY(!get(id).contains("inputRequests"));
        QVERIFY(!update(id, std::string(inQuotes("{'sure':")) + yes() + "}").contains("error"));
        QVERIFY(!isAnswered);
    }
};

TOOLTRAY_TEST(TaskQuestionsTest)
#include "taskquestionstest.moc"
