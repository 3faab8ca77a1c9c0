// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/testcase.h"
#include "workbench.h"

#include <QTest>

#include <cstdint>
#include <set>
#include <string>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

journal::EntryId record(Workbench &bench, const std::string &tool, const std::string &client = "agent",
                        journal::EntryEnd end = {})
{
    journal::LogEntry entry;
    entry.client = client;
    entry.tool = tool;
    entry.method = "tools/call";
    const journal::EntryId id = bench.journal->begin(entry);
    bench.journal->addExchange(
        id, {.endpoint = "api", .method = "POST", .url = "https://api.example.com/", .status = 200});
    bench.journal->finish(id, std::move(end));
    return id;
}

std::string tools(const json::Value &view)
{
    std::string names;
    for (const json::Value &call : view["calls"].elements())
        names.append(call["tool"].toString()).append(" ");
    return names;
}

} // namespace

class RecentCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newestComeFirstWithTheirExchanges()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who");
        record(bench, "list_mappings");
        json::Value call = bench.structured("get_recent_calls", "{'limit':1}")["calls"][std::size_t(0)];
        QVERIFY(call.remove("id"));
        QCOMPARE(Workbench::shown(call),
                 std::string(
                     "{'time':'2026-01-01T00:00:00.000Z','client':'agent','tool':"
                     "'list_mappings','status':'ok','duration_ms':0,'upstream':[{'endpoint':'api','method':"
                     "'POST','url':'https://api.example.com/','status':200,'duration_ms':0}]}"));
        QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("list_mappings who "));
    }

    void filterChooses()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who");
        record(bench, "who", "agent",
               {journal::Outcome::Error, journal::EntryLevel::Http, "http_500", "The server failed."});
        const json::Value view = bench.structured("get_recent_calls", "{'filter':'is:error tool:who'}");
        QCOMPARE(view["calls"].size(), std::size_t(1));
        const json::Value &call = view["calls"][std::size_t(0)];
        QCOMPARE(call["status"].toString(), std::string_view("error"));
        QCOMPARE(call["level"].toString(), std::string_view("http"));
        QCOMPARE(call["message"].toString(), std::string_view("The server failed."));
        const Error error = bench.failure("get_recent_calls", "{'filter':'toll:who'}");
        QVERIFY(error.message.find("\"filter\"") != std::string::npos);
        QVERIFY(error.message.find("tool") != std::string::npos);
    }

    void onlyOwnCallsAreThere()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who", "other");
        record(bench, "list_mappings", "other");
        record(bench, "", "other");
        record(bench, "who");
        QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("who "));
        QCOMPARE(bench.structured("get_recent_calls", "{'filter':'client:other'}")["calls"].size(),
                 std::size_t(0));
    }

    void whoMaySeeAllSeesWhatItMayKnowOf()
    {
        Workbench bench;
        bench.client.policy.rights = {workspace::ClientRight::AllCalls};
        bench.putTool("who", "{ viewer { login } }");
        bench.putTool("hidden", "{ viewer { login } }");
        bench.hide("hidden");
        record(bench, "who", "other");
        record(bench, "hidden", "other");
        record(bench, "nothing", "other");
        record(bench, "hidden", "agent");
        QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("who "));
        QCOMPARE(tools(bench.structured("get_recent_calls", "{'filter':'tool:hidden'}")), std::string());
    }

    // What others do makes no difference to any answer, whatever is asked.
    void theCallsOfOthersMakeNoDifference_data()
    {
        QTest::addColumn<std::string>("filter");
        for (const char *filter : {"", "body:pin", "pin", "arg.pin:7391", "header.etag:pin", "client:other",
                                   "-client:agent", "id:>0", "id:<3", "time:<10m", "note:pin", "tool~p.n",
                                   "(is:ok | is:error)", "-is:ok", "upstream:secret"})
            QTest::newRow(filter) << std::string(filter);
    }

    void theCallsOfOthersMakeNoDifference()
    {
        QFETCH(const std::string, filter);
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who");
        const std::string arguments = "{'filter':'" + filter + "'}";
        const std::string before = bench.answer("get_recent_calls", arguments);
        for (int i = 0; i < 50; ++i) {
            journal::LogEntry entry;
            entry.client = "other";
            entry.tool = "who";
            entry.arguments = journal::Body::of(R"({"pin":"pin-7391x"})");
            const journal::EntryId id = bench.journal->begin(entry);
            bench.journal->addExchange(id, {.endpoint = "secret",
                                            .method = "POST",
                                            .url = "https://secret.example.com/pin",
                                            .request = journal::Body::of("pin-7391x")});
            bench.journal->finish(id, {.result = journal::Body::of("pin-7391x")});
        }
        QCOMPARE(bench.answer("get_recent_calls", arguments), before);
    }

    void filterIsAskedOfWhatIsShownOnly()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        journal::LogEntry entry;
        entry.client = "agent";
        entry.tool = "who";
        entry.arguments = journal::Body::of(R"({"team":"mine"})");
        const journal::EntryId id = bench.journal->begin(entry);
        bench.journal->addExchange(id, {.endpoint = "api",
                                        .requestHeaders = {{"X-Injected", "tenant-7"}},
                                        .request = journal::Body::of("tenant-7")});
        bench.journal->finish(id, {.result = journal::Body::of("tenant-7")});
        for (const char *filter : {"body:tenant", "tenant", "header.x-injected:tenant"})
            QCOMPARE(tools(bench.structured("get_recent_calls", "{'filter':'" + std::string(filter) + "'}")),
                     std::string());
        const json::Value shown = bench.structured("get_recent_calls", "{'filter':'arg.team:mine'}")["calls"];
        QCOMPARE(shown.size(), std::size_t(1));
        QCOMPARE(shown[std::size_t(0)]["arguments"]["team"].toString(), std::string_view("mine"));
    }

    void idsDoNotCountTheCallsOfOthers()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        std::set<std::uint64_t> ids;
        for (int i = 0; i < 20; ++i)
            record(bench, "who");
        const json::Value calls = bench.structured("get_recent_calls", "{'limit':20}")["calls"];
        for (const json::Value &call : calls.elements())
            ids.insert(call["id"].toUInt64().value());
        QCOMPARE(ids.size(), std::size_t(20)); // each its own
        QVERIFY(*ids.rbegin() - *ids.begin() > 1'000);
        const std::string first = std::to_string(calls[std::size_t(0)]["id"].toUInt64().value());
        QCOMPARE(bench.structured("get_recent_calls", "{'filter':'id:" + first + "'}")["calls"].size(),
                 std::size_t(1));
    }

    void refusedCallLooksLikeOneOfAnUnknownTool()
    {
        Workbench bench;
        bench.putTool("hidden", "{ viewer { login } }");
        bench.hide("hidden");
        const journal::EntryEnd refusedEnd{journal::Outcome::Error, journal::EntryLevel::Access,
                                           "unknown_tool", "No."};
        record(bench, "hidden", "agent", refusedEnd);
        record(bench, "nothing", "agent", refusedEnd);
        const json::Value view = bench.structured("get_recent_calls", "{}");
        QCOMPARE(tools(view), std::string("nothing hidden "));
        for (const json::Value &call : view["calls"].elements())
            QCOMPARE(call["level"].toString(), std::string_view("protocol"));
        QCOMPARE(bench.structured("get_recent_calls", "{'filter':'code:access'}")["calls"].size(),
                 std::size_t(0));
    }

    void tokenInRefusedArgumentsIsMasked()
    {
        const std::string token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
        Workbench bench;
        journal::LogEntry entry;
        entry.client = "agent";
        entry.tool = "import_tools";
        entry.method = "tools/call";
        entry.arguments = journal::Body::of("{\"pack\":{\"types\":{\"a\":\"" + token + "\"}}}");
        const journal::EntryId id = bench.journal->begin(entry);
        journal::EntryEnd end{journal::Outcome::Error, journal::EntryLevel::Protocol, "pack_invalid",
                              "Expected object, found string \"" + token + "\"."};
        end.result = journal::Body::of("{\"text\":\"At /a:\\n" + token + "\"}");
        bench.journal->finish(id, std::move(end));
        QVERIFY(test::await(bench.journal->flush()));
        const std::string view = Workbench::shown(bench.structured("get_recent_calls", "{}"));
        QVERIFY2(view.find("found string") != std::string::npos, view.c_str());
        QVERIFY2(view.find("ghp_") == std::string::npos, view.c_str());
        const journal::EntryPointer kept = bench.journal->find(id);
        QVERIFY(kept && kept->arguments.content && kept->result.content);
        QCOMPARE(*kept->arguments.content, std::string("{\"pack\":{\"types\":{\"a\":\"***\"}}}"));
        QCOMPARE(*kept->result.content, std::string("{\"text\":\"At /a:\\n***\"}"));
    }

    void archiveIsLookedThroughAsWell()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who");
        QVERIFY(test::await(bench.journal->flush()));
        bench.reopenJournal();
        QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("who "));
    }

    void theTimeOfTheAnswerTellsNothingOfOthers()
    {
        std::vector<std::chrono::nanoseconds> times;
        for (const int others : {0, 1, 400}) {
            Workbench bench;
            bench.putTool("who", "{ viewer { login } }");
            record(bench, "who");
            for (int i = 0; i < others; ++i)
                record(bench, "who", "other");
            QVERIFY(test::await(bench.journal->flush()));
            bench.reopenJournal();
            const MonotonicTime begun = bench.clock.now();
            QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("who "));
            times.push_back(bench.clock.now() - begun);
        }
        QCOMPARE(times, std::vector<std::chrono::nanoseconds>(3, std::chrono::milliseconds(100)));
    }
};

TOOLTRAY_TEST(RecentCallsTest)
#include "recentcallstest.moc"
