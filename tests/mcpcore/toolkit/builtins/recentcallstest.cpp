// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/testcase.h"
#include "workbench.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

journal::EntryId record(Workbench &bench, const std::string &tool, const std::string &client = "agent",
                        journal::CallEnd end = {})
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
        QCOMPARE(bench.answer("get_recent_calls", "{'limit':1}"),
                 std::string(
                     "{'calls':[{'id':2,'time':'2026-01-01T00:00:00.000Z','client':'agent','tool':"
                     "'list_mappings','status':'ok','duration_ms':0,'upstream':[{'endpoint':'api','method':"
                     "'POST','url':'https://api.example.com/','status':200,'duration_ms':0}]}]}"));
        QCOMPARE(tools(bench.structured("get_recent_calls", "{}")), std::string("list_mappings who "));
    }

    void filterChooses()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        record(bench, "who");
        record(bench, "who", "agent",
               {journal::Outcome::Error, journal::Level::Http, "http_500", "The server failed."});
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

    void callsOfHiddenToolsAreNotThere()
    {
        Workbench bench;
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

    void refusedCallLooksLikeOneOfAnUnknownTool()
    {
        Workbench bench;
        bench.putTool("hidden", "{ viewer { login } }");
        bench.hide("hidden");
        const journal::CallEnd refusedEnd{journal::Outcome::Error, journal::Level::Access, "unknown_tool",
                                          "No."};
        record(bench, "hidden", "agent", refusedEnd);
        record(bench, "nothing", "agent", refusedEnd);
        const json::Value view = bench.structured("get_recent_calls", "{}");
        QCOMPARE(tools(view), std::string("nothing hidden "));
        for (const json::Value &call : view["calls"].elements())
            QCOMPARE(call["level"].toString(), std::string_view("protocol"));
        QCOMPARE(bench.structured("get_recent_calls", "{'filter':'code:access'}")["calls"].size(),
                 std::size_t(0));
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
};

TOOLTRAY_TEST(RecentCallsTest)
#include "recentcallstest.moc"
