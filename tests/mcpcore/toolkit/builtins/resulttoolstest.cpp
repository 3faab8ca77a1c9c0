// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class ResultToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listIsReadByItems()
    {
        Workbench bench;
        const std::string handle = keep(bench, "{'a':{'list':[1,2,3,4,5]}}");
        QCOMPARE(
            bench.answer("read_result", "{'handle':'" + handle + "','path':'/a/list','offset':1,'limit':2}"),
            "{'handle':'" + handle
                + "','path':'/a/list','offset':1,'count':2,'total':5,'items':[2,3],"
                  "'next_offset':3}");
        QCOMPARE(bench.answer("read_result", "{'handle':'" + handle + "','path':'/a/list','offset':3}"),
                 "{'handle':'" + handle + "','path':'/a/list','offset':3,'count':2,'total':5,'items':[4,5]}");
    }

    void piecesFitTheBudgetAndMakeTheWhole()
    {
        Workbench bench;
        bench.client.resultBytes = 1'000;
        std::string quotes;
        for (int i = 0; i < 3'000; ++i)
            quotes += "\"\n";
        auto whole = std::make_shared<const json::Value>(json::Value(quotes));
        const std::string handle = bench.cache.put("client-1", whole, quotes.size()).value();
        std::string text;
        for (std::string offset = "0"; !offset.empty();) {
            const json::Value part =
                bench.structured("read_result", "{'handle':'" + handle + "','offset':" + offset + "}");
            QVERIFY(json::write(part).size() <= 1'000);
            text += part["text"].toString();
            offset = part["next_offset"].numberText();
        }
        QCOMPARE(text, quotes);
    }

    void handleIsItsClientsAlone()
    {
        Workbench bench;
        const std::string handle = keep(bench, "{}");
        bench.client.id = "client-2";
        QCOMPARE(bench.failure("read_result", "{'handle':'" + handle + "'}").code,
                 std::string("result_unknown"));
        QCOMPARE(bench.failure("read_result", "{'handle':''}").code, std::string("result_unknown"));
        bench.client.id = "client-1";
        QCOMPARE(bench.failure("read_result", "{'handle':'" + handle + "','path':'/x'}").code,
                 std::string("result_path_unknown"));
    }

    void largeAnswerIsCutAndLeadsToTheRest()
    {
        Workbench bench;
        bench.client.resultBytes = 1'500;
        for (int i = 10; i < 40; ++i)
            bench.put(mapping("mapping_" + std::to_string(i)));
        const CallOutcome outcome = bench.call("list_mappings", "{}");
        const auto &result = std::get<CallResult>(outcome);
        QVERIFY(json::write(result.structured).size() <= 1'500);
        const json::Value &leftOut = result.structured["left_out"];
        QCOMPARE(leftOut["cuts"][std::size_t(0)]["path"].toString(), std::string_view("/mappings"));
        const auto kept = result.structured["mappings"].size();
        QVERIFY(kept > 0);
        const std::string next(leftOut["next"].toString());
        QVERIFY2(next.find("\"path\":\"/mappings\",\"offset\":" + std::to_string(kept)) != std::string::npos,
                 next.c_str());
        const json::Value rest = bench.structured(
            "read_result", "{'handle':'" + std::string(leftOut["handle"].toString())
                               + "','path':'/mappings','offset':" + std::to_string(kept) + "}");
        QCOMPARE(rest["total"].toInt64(), std::optional<std::int64_t>(30));
        QVERIFY(rest["items"][std::size_t(0)]["name"].toString().starts_with("mapping_"));
        QVERIFY(result.meta.contains("handle"));
    }

    void largeTextIsCutBehindALine()
    {
        Workbench bench;
        bench.client.resultBytes = 900;
        const std::string text = bench.answer("get_schema_info", "{'format':'sdl'}");
        QVERIFY(text.size() <= 900);
        QVERIFY(text.find("\n# ") != std::string::npos);
        const std::size_t at = text.find("\"handle\":\"") + 10;
        const std::string handle = text.substr(at, text.find('"', at) - at);
        const std::size_t shown = text.rfind("\n# ") + 1;
        const json::Value rest = bench.structured(
            "read_result", "{'handle':'" + handle + "','offset':" + std::to_string(shown) + "}");
        QVERIFY(!rest["text"].toString().empty());
        QVERIFY(text.find("\"offset\":" + std::to_string(shown)) != std::string::npos);
    }

private:
    static std::string keep(Workbench &bench, const std::string &text)
    {
        auto whole = std::make_shared<const json::Value>(Workbench::value(text));
        return bench.cache.put("client-1", whole, text.size()).value();
    }

    static workspace::Mapping mapping(const std::string &name)
    {
        workspace::Mapping mapping;
        mapping.name = name;
        mapping.entries = {{"A label that is rather long", json::Value("value")}};
        return mapping;
    }
};

TOOLTRAY_TEST(ResultToolsTest)
#include "resulttoolstest.moc"
