// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "execution/arguments/toolparameters.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ConstantSource;
using workspace::ParameterSource;
using workspace::RestRequest;

namespace {

workspace::Tool pagedRestTool(RestRequest request, workspace::Pagination::Variables variables)
{
    workspace::Tool tool = graphqlTool("list", "{ a }");
    onlyVersion(tool).operation = std::move(request);
    workspace::Pagination &pages = onlyVersion(tool).pagination.emplace();
    pages.pageSize = 2;
    pages.variables = std::move(variables);
    return tool;
}

RestRequest getOf(std::string path, std::vector<workspace::NamedBinding> query = {})
{
    RestRequest request{.path = std::move(path)};
    request.query = std::move(query);
    return request;
}

workspace::Binding taking(const char *parameter)
{
    return {ParameterSource{parameter}};
}

CallOrder callTo(const workspace::Tool &tool, const std::string &arguments)
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.restUrl = "https://api.example";
    return callOf(tool, arguments, {endpoint});
}

// Page after page of two numbers, as long as something is asked for; the last one is shorter.
std::string answerPages(CallHarness &harness, CallHarness::Call &call, std::size_t pages)
{
    std::string asked;
    for (std::size_t i = 0; !call.outcome && i < harness.transport.requests.size(); ++i) {
        asked.append(i == 0 ? "" : " ").append(harness.transport.requests[i].url.target());
        const std::string first = std::to_string(2 * i);
        const std::string body = i + 1 < pages ? "[" + first + "," + std::to_string(2 * i + 1) + "]" : "[]";
        harness.transport.answer(test::response(200, body, {{"Content-Type", "application/json"}}));
        harness.settle();
    }
    return asked;
}

} // namespace

class RestPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAsksForAPageGoesIntoItsPlace_data()
    {
        // page: as the pagination names it
        const TestRows<RestRequest, std::string, std::string> row{"request", "page", "asked"};
        row("a query parameter", getOf("/a", {{"page", taking("page")}}), "page", "/a?page=1 /a?page=2");
        row("the parameter that fills it", getOf("/a", {{"page", taking("p")}}), "p", "/a?page=1 /a?page=2");
        row("a constant", getOf("/a", {{"page", {ConstantSource{json::Value(7)}}}}), "page",
            "/a?page=1 /a?page=2");
        workspace::Binding standard = taking("page");
        standard.transforms = {{workspace::Transform::Kind::Default, "7"}};
        row("a default", getOf("/a", {{"page", standard}}), "page", "/a?page=1 /a?page=2");
        row("none yet", getOf("/a"), "page", "/a?page=1 /a?page=2");
        row("a placeholder", getOf("/a/{page}/b"), "page", "/a/1/b /a/2/b");
        RestRequest labelled = getOf("/a/{page}/b");
        labelled.styles = {{"path:page", {.style = openapi::Style::Label}}};
        row("a placeholder with a style", labelled, "page", "/a/.1/b /a/.2/b");
        row("a placeholder of the query", getOf("/a?p={p}&x=y"), "p", "/a?p=1&x=y /a?p=2&x=y");
        row("the query before the path", getOf("/a/{page}", {{"page", taking("page")}}), "page",
            std::string());
    }

    void whatAsksForAPageGoesIntoItsPlace()
    {
        QFETCH(const RestRequest, request);
        QFETCH(const std::string, page);
        QFETCH(const std::string, asked);
        const workspace::Tool tool =
            pagedRestTool(request, {.size = {}, .cursor = {}, .offset = {}, .page = page});
        CallHarness harness;
        auto &call = harness.run(callTo(tool, "{}"));
        QCOMPARE(answerPages(harness, call, 2), asked);
        QVERIFY(call.outcome);
        if (!asked.empty())
            QCOMPARE(shown(call.result().structured), std::string("[0,1]"));
    }

    // Neither where it is inferred what a caller passes, nor by a call.
    void whatAsksForAPageIsNoParameter_data()
    {
        QTest::addColumn<RestRequest>("request");
        QTest::newRow("a query parameter") << getOf("/a", {{"p", taking("p")}});
        QTest::newRow("the parameter that fills it") << getOf("/a", {{"page", taking("p")}});
        QTest::newRow("a placeholder") << getOf("/a/{p}");
    }

    void whatAsksForAPageIsNoParameter()
    {
        QFETCH(const RestRequest, request);
        const workspace::Tool tool =
            pagedRestTool(request, {.size = {}, .cursor = {}, .offset = {}, .page = "p"});
        CallHarness harness;
        auto &call = harness.run(callTo(tool, "{'p':2}"));
        QCOMPARE(call.told(), std::string("tool arguments_invalid"));
        PagedTools paged;
        const Result<json::Value> schema =
            toolParameters(*callTo(tool, "{}").workspace, tool.versions.begin()->second, nullptr, paged);
        QVERIFY(schema && !(*schema)["properties"].contains("p"));
        QVERIFY((*schema)["required"].isEmpty());
    }

    void declaredParametersAreFollowed_data()
    {
        addColumns<std::string, std::string, std::string>("path", "arguments", "asked");
        const auto row = [](const char *path, const char *arguments, const char *asked) {
            QTest::addRow("%s %s", path, arguments)
                << std::string(path) << std::string(arguments) << std::string(asked);
        };
        row("/a", "{}", "/a?n=2&p=1 /a?n=2&p=2 /a?n=2&p=3");
        row("/a", "{'p':2}", "/a?p=2&n=2 /a?n=2&p=3 /a?n=2&p=4");
        row("/a", "{'p':'2'}", "/a?p=2&n=2 /a?n=2&p=3 /a?n=2&p=4");
        row("/a", "{'n':1}", "/a?n=1&p=1");
        row("/a/{p}", "{'p':2}", "/a/2?n=2 /a/3?n=2 /a/4?n=2");
    }

    void declaredParametersAreFollowed()
    {
        QFETCH(const std::string, path);
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, asked);
        RestRequest request = getOf(path, {{"n", taking("n")}});
        if (path == "/a")
            request.query.push_back({"p", taking("p")});
        workspace::Tool tool = pagedRestTool(request, {.size = "n", .cursor = {}, .offset = {}, .page = "p"});
        onlyVersion(tool).parameters = value("{'properties':{'p':{},'n':{}}}");
        CallHarness harness;
        auto &call = harness.run(callTo(tool, arguments));
        answerPages(harness, call, 3);
        QVERIFY(call.outcome);
        std::string sent;
        for (const upstream::Request &each : harness.transport.requests)
            sent.append(sent.empty() ? "" : " ").append(each.url.target());
        QCOMPARE(inOrder(sent), inOrder(asked));
    }

    void cursorsAreWrittenInTheirStyle()
    {
        RestRequest request = getOf("/a", {{"after", taking("after")}});
        request.styles = {{"query:after", {.allowsReserved = true}}};
        workspace::Tool tool =
            pagedRestTool(request, {.size = {}, .cursor = "after", .offset = {}, .page = {}});
        onlyVersion(tool).pagination->paths = {"/items"};
        onlyVersion(tool).pagination->nextCursorPath = "/next";
        CallHarness harness;
        harness.run(callTo(tool, "{}"));
        harness.transport.answer(test::response(200, "{\"items\":[1,2],\"next\":\"b/c\"}",
                                                {{"Content-Type", "application/json"}}));
        harness.settle();
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
        QCOMPARE(harness.transport.requests.back().url.target(), std::string("/a?after=b/c"));
    }

    // The API of the tool knows no such parameter.
    void theSamePageAgainEndsTheList()
    {
        const workspace::Tool tool =
            pagedRestTool(getOf("/a"), {.size = {}, .cursor = {}, .offset = {}, .page = "seite"});
        CallHarness harness;
        auto &call = harness.run(callTo(tool, "{}"));
        while (!call.outcome && harness.transport.requests.size() < 9) {
            harness.transport.answer(
                test::response(200, "[{\"id\":1},{\"id\":2}]", {{"Content-Type", "application/json"}}));
            harness.settle();
        }
        QCOMPARE(harness.transport.requests.size(), std::size_t(2));
        QCOMPARE(shown(call.result().structured), std::string("[{'id':1},{'id':2}]"));
        QCOMPARE(call.result().meta["pages"]["stopped_by"].toString(), std::string_view("no_progress"));
        QVERIFY(call.result().note.find("the API keeps returning the same page") != std::string::npos);
    }

private:
    // The order of the parameters in a URL is not what is looked at.
    static std::string inOrder(const std::string &targets)
    {
        std::string all;
        std::string_view rest = targets;
        while (!rest.empty()) {
            const std::string_view target = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(rest.size(), target.size() + 1));
            const std::size_t mark = std::min(target.find('?'), target.size());
            std::vector<std::string> parameters;
            std::string_view query = target.substr(std::min(target.size(), mark + 1));
            while (!query.empty()) {
                parameters.emplace_back(query.substr(0, query.find('&')));
                query.remove_prefix(std::min(query.size(), parameters.back().size() + 1));
            }
            std::ranges::sort(parameters);
            all.append(target.substr(0, mark));
            for (const std::string &parameter : parameters)
                all.append(" ").append(parameter);
            all += ';';
        }
        return all;
    }
};

TOOLTRAY_TEST(RestPagesTest)

#include "restpagestest.moc"
