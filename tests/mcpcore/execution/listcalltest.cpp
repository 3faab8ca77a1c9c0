// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"
#include "execution/arguments/toolparameters.h"
#include "execution/pages/pageorder.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

constexpr const char *kListDocument =
    "query ($first: Int, $after: String) { issues(first: $first, after: $after) "
    "{ nodes { id title } pageInfo { hasNextPage endCursor } } }";

enum class ListWay { Graphql, Offset, Numbered, Linked, Steps, RestSteps, Case, Called, CalledInSteps };

workspace::Pagination pagesOf(ListWay way, std::uint32_t size)
{
    workspace::Pagination pages;
    pages.pageSize = size;
    if (way == ListWay::Offset)
        pages.variables = {"limit", "", "offset", ""};
    else if (way == ListWay::Numbered)
        pages.variables = {"per_page", "", "", "page"};
    else if (way == ListWay::Linked)
        pages.variables = {"per_page", "", "", ""};
    return pages;
}

workspace::Binding valueOf(workspace::Binding::Source source)
{
    return {std::move(source)};
}

workspace::Tool listTool(const char *name, workspace::Operation operation)
{
    workspace::Tool tool = graphqlTool(name, "");
    onlyVersion(tool).operation = std::move(operation);
    return tool;
}

// A step that looks something up, one that lists, and a result that is another list.
workspace::Sequence sequenceOf(workspace::Step list, const std::string &path)
{
    workspace::Step find{.name = "find", .action = workspace::GraphqlOperation{"{ issue(id: 1) { id } }"}};
    workspace::EachSource each{valueOf(workspace::StepSource{list.name, path}),
                               valueOf(workspace::ItemSource{"/id"})};
    workspace::Sequence sequence{{std::move(find), std::move(list)}};
    sequence.result = valueOf(workspace::ObjectSource{
        {{"ids", valueOf(each)}, {"by", valueOf(workspace::StepSource{"find", "/issue/id"})}}});
    return sequence;
}

// The tool, and what it calls.
std::vector<workspace::Tool> listTools(ListWay way, std::uint32_t size)
{
    using workspace::GraphqlOperation;
    using workspace::RestRequest;
    const auto paged = [&](workspace::Operation operation, ListWay pages) {
        workspace::Tool tool = listTool("list", std::move(operation));
        onlyVersion(tool).pagination = pagesOf(pages, size);
        return tool;
    };
    const auto step = [&](auto action, ListWay pages) {
        workspace::Step list{.name = "list", .action = std::move(action)};
        list.pagination = pagesOf(pages, size);
        return list;
    };
    switch (way) {
    case ListWay::Graphql: return {paged(GraphqlOperation{kListDocument}, way)};
    case ListWay::Offset:
    case ListWay::Numbered:
    case ListWay::Linked: return {paged(RestRequest{.path = "/issues"}, way)};
    case ListWay::Steps:
        return {listTool("list", sequenceOf(step(GraphqlOperation{kListDocument}, way), "/issues/nodes"))};
    case ListWay::RestSteps:
        return {listTool("list", sequenceOf(step(RestRequest{.path = "/issues"}, ListWay::Linked), ""))};
    case ListWay::Case: {
        workspace::Switch choice{.parameter = "action", .cases = {}};
        choice.cases.push_back({step(RestRequest{.path = "/issues"}, ListWay::Offset), {}});
        choice.cases.push_back({{.name = "find", .action = GraphqlOperation{"{ issue(id: 1) { id } }"}}, {}});
        return {listTool("list", std::move(choice))};
    }
    case ListWay::Called:
    case ListWay::CalledInSteps: {
        workspace::Step call{.name = "list", .action = workspace::ToolInvocation{"inner"}};
        workspace::Tool inner = paged(RestRequest{.path = "/issues"}, ListWay::Offset);
        inner.name = "inner";
        workspace::Tool outer = way == ListWay::Called
                                    ? listTool("list", workspace::Sequence{{std::move(call)}})
                                    : listTool("list", sequenceOf(std::move(call), ""));
        return {std::move(outer), std::move(inner)};
    }
    }
    return {};
}

workspace::Endpoint listEndpoint()
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.restUrl = "https://api.example/rest";
    return endpoint;
}

enum class Several { Two, MadeOf, OneOf, Called, Case };

// The tool and what it calls: a list of issues and one of others, each of which may have a limit of its own.
std::vector<workspace::Tool> severalLists(Several way, std::uint32_t size, std::mt19937 &random)
{
    const auto list = [&](const char *name, ListWay pages) {
        workspace::Step step{.name = name, .action = workspace::RestRequest{.path = std::string("/") + name}};
        step.pagination = pagesOf(pages, size);
        return step;
    };
    const auto limited = [&](workspace::Step step) {
        if (random() % 2 == 0)
            step.pagination->maxItems = 1 + random() % 20;
        return step;
    };
    const auto when = [](workspace::Step step, const char *which) {
        step.when = workspace::Condition{
            workspace::EqualsTest{valueOf(workspace::ParameterSource{"which"}),
                                  valueOf(workspace::ConstantSource{json::Value(which)})}};
        return step;
    };
    const auto result = [](std::vector<std::pair<std::string, std::string>> members) {
        workspace::ObjectSource object;
        for (auto &[name, step] : members)
            object.members.push_back({name, valueOf(workspace::StepSource{step, ""})});
        return valueOf(std::move(object));
    };
    const auto issues = [&] { return limited(list("issues", ListWay::Offset)); };
    const auto others = [&] { return limited(list("others", ListWay::Linked)); };
    workspace::Sequence both{{issues(), others()}};
    both.result = result({{"issues", "issues"}, {"others", "others"}});
    switch (way) {
    case Several::Two: return {listTool("list", std::move(both))};
    case Several::MadeOf: {
        workspace::Sequence made{{list("issues", ListWay::Offset), others()}};
        std::get<workspace::RestRequest>(made.steps[1].action)
            .query.push_back({"of", {workspace::StepSource{"issues", "/0/id"}, {}, {}, true}});
        made.result = result({{"again", "issues"}, {"others", "others"}});
        return {listTool("list", std::move(made))};
    }
    case Several::OneOf: {
        workspace::Sequence one{{when(issues(), "issues"), when(others(), "others")}};
        one.result = result({{"issues", "issues"}, {"others", "others"}});
        return {listTool("list", std::move(one))};
    }
    case Several::Called:
    case Several::Case: break;
    }
    workspace::Tool inner = listTool("inner", std::move(both));
    workspace::Step call{.name = "call", .action = workspace::ToolInvocation{"inner"}};
    if (way == Several::Case) {
        workspace::Switch choice{.parameter = "which", .cases = {}};
        call.name = "others";
        choice.cases.push_back({std::move(call), {}});
        choice.cases.push_back({list("issues", ListWay::Offset), {}});
        return {listTool("list", std::move(choice)), std::move(inner)};
    }
    workspace::Sequence three{{std::move(call), issues()}};
    three.steps.back().name = "more";
    workspace::ObjectSource object{{{"issues", valueOf(workspace::StepSource{"call", "/issues"})},
                                    {"others", valueOf(workspace::StepSource{"call", "/others"})},
                                    {"more", valueOf(workspace::StepSource{"more", ""})}}};
    three.result = valueOf(std::move(object));
    return {listTool("list", std::move(three)), std::move(inner)};
}

// So many issues and others, as GraphQL and as REST have them.
struct IssueApi {
    int count = 0;
    int titleSize = 3;
    int others = 0;

    json::Value items(int from, int to) const
    {
        json::Value list = json::Value::array();
        for (int i = from; i < to; ++i)
            list.append(
                json::Value::object({{"id", std::to_string(i)},
                                     {"title", std::string(static_cast<std::size_t>(titleSize), 't')}}));
        return list;
    }

    upstream::Response answer(const upstream::Request &request) const
    {
        const std::string target = request.url.target();
        if (target.starts_with("/rest"))
            return rest(target);
        const json::Value asked = CallHarness::bodyOf(request);
        if (!asked["variables"].contains("first"))
            return test::response(200, R"({"data":{"issue":{"id":"1"}}})");
        const std::string after(asked["variables"]["after"].toString());
        const int from = after.empty() ? 0 : std::stoi(after);
        const int to = from + static_cast<int>(asked["variables"]["first"].toInt64().value());
        const json::Value info = json::Value::object(
            {{"hasNextPage", to < count}, {"endCursor", std::to_string(std::min(to, count))}});
        const json::Value issues =
            json::Value::object({{"nodes", items(from, std::min(to, count))}, {"pageInfo", info}});
        return test::response(
            200, json::write(json::Value::object({{"data", json::Value::object({{"issues", issues}})}})));
    }

    upstream::Response rest(const std::string &target) const
    {
        const auto number = [&](const std::string &name, int otherwise) {
            const std::size_t at = target.find(name + '=');
            return at == std::string::npos ? otherwise : std::stoi(target.substr(at + name.size() + 1));
        };
        const int size = number("limit", number("per_page", 10));
        const int from = number("offset", (number("?page", number("&page", 1)) - 1) * size);
        const bool areOthers = target.starts_with("/rest/others");
        const int all = areOthers ? others : count;
        const std::string body = json::write(items(from, std::min(from + size, all)));
        if (from + size >= all)
            return test::response(200, body, {{"Content-Type", "application/json"}});
        const std::string link = "<https://api.example/rest/" + std::string(areOthers ? "others" : "issues")
                                 + "?per_page=" + std::to_string(size)
                                 + "&page=" + std::to_string(from / size + 2) + ">; rel=\"next\"";
        return test::response(200, body, {{"Content-Type", "application/json"}, {"Link", link}});
    }
};

std::vector<std::string> idsIn(const json::Value &result)
{
    const json::Value &list = result.contains("ids")      ? result["ids"]
                              : result.contains("issues") ? result["issues"]["nodes"]
                                                          : result;
    std::vector<std::string> ids;
    for (const json::Value &item : list.elements())
        ids.emplace_back(item.isObject() ? item["id"].toString() : item.toString());
    return ids;
}

} // namespace

// Lists that callers limit, go on with, and get in parts.
class ListCallTest : public QObject {
    Q_OBJECT

private:
    struct Part {
        CallResult result;
        std::size_t requests;
    };

    static std::optional<Part> partOf(CallHarness &harness, const std::vector<workspace::Tool> &tools,
                                      const IssueApi &api, const json::Value &arguments, std::uint64_t budget)
    {
        std::vector<workspace::Object> more{listEndpoint()};
        for (std::size_t i = 1; i < tools.size(); ++i)
            more.emplace_back(tools[i]);
        CallOrder order = callOf(tools.front(), json::write(arguments), std::move(more));
        order.caller.resultBytes = budget;
        const std::size_t before = harness.transport.requests.size();
        auto &call = harness.run(std::move(order));
        while (!call.outcome && harness.transport.underWay() > 0) {
            harness.transport.answer(api.answer(harness.transport.requests.back()));
            harness.settle();
        }
        if (!call.outcome || std::holds_alternative<CallFailure>(*call.outcome)) {
            qWarning("%s", call.outcome ? call.failure().error.message.c_str() : "no outcome");
            return std::nullopt;
        }
        return Part{call.result(), harness.transport.requests.size() - before};
    }

private Q_SLOTS:
    void everyWayIsWalkedWhole_data()
    {
        QTest::addColumn<int>("way");
        const char *names[] = {"graphql", "offset",      "page",
                               "link",    "steps",       "rest steps",
                               "case",    "called tool", "called tool in steps"};
        for (int i = 0; i < 9; ++i)
            QTest::newRow(names[i]) << i;
    }
    void everyWayIsWalkedWhole()
    {
        QFETCH(const int, way);
        std::mt19937 random(20261123);
        for (int round = 0; round < 40; ++round) {
            const auto size = static_cast<std::uint32_t>(1 + random() % 12);
            const std::vector<workspace::Tool> tools = listTools(static_cast<ListWay>(way), size);
            const IssueApi api{static_cast<int>(random() % 40), static_cast<int>(random() % 60)};
            CallHarness harness;
            std::vector<std::string> ids;
            std::string cursor;
            for (int part = 0; part <= api.count + 1; ++part) {
                json::Value arguments = json::Value::object();
                if (static_cast<ListWay>(way) == ListWay::Case)
                    arguments.set("action", json::Value("list"));
                if (!cursor.empty())
                    arguments.set("next_cursor", json::Value(cursor));
                std::uint64_t most = 0;
                if (random() % 2 == 0)
                    arguments.set("max_items", json::Value(most = 1 + random() % 15));
                const std::uint64_t budget = random() % 2 == 0 ? 40'000 : 900 + random() % 2'000;
                const auto got = partOf(harness, tools, api, arguments, budget);
                QVERIFY(got);
                const CallResult &result = got->result;
                const std::vector<std::string> here = idsIn(result.structured);
                QVERIFY(most == 0 || here.size() <= most);
                QVERIFY2(result.text.size() + (result.note.empty() ? 0 : result.note.size() + 2) <= budget,
                         (result.text + result.note.text()).c_str());
                ids.insert(ids.end(), here.begin(), here.end());
                cursor = result.meta["pages"]["next_cursor"].toString();
                QCOMPARE(result.note.find(cursor) != std::string::npos, true);
                if (cursor.empty())
                    break;
                QVERIFY(!here.empty());
            }
            QCOMPARE(ids.size(), static_cast<std::size_t>(api.count));
            for (int i = 0; i < api.count; ++i)
                QCOMPARE(ids[static_cast<std::size_t>(i)], std::to_string(i));
        }
    }

    // Instead of going on with the tool: the rest of what was fetched, and the tool behind that.
    void theHandleGoesOnAsWell()
    {
        const std::vector<workspace::Tool> tools = listTools(ListWay::Steps, 10);
        const IssueApi api{95, 20};
        CallHarness harness;
        const auto first =
            partOf(harness, tools, api, json::Value::object({{"max_items", std::uint64_t(70)}}), 400);
        QVERIFY(first);
        std::vector<std::string> ids = idsIn(first->result.structured);
        const std::string &note = first->result.note;
        const std::size_t at = note.find("read_result with {");
        QVERIFY2(at != std::string::npos, note.c_str());
        const std::string arguments = note.substr(at + 17, note.find('}', at) - at - 16);
        const json::Value way = json::parse(arguments).value;
        QCOMPARE(way["path"].toString(), std::string_view("/ids"));
        QCOMPARE(way["offset"].toUInt64(), std::optional<std::uint64_t>(ids.size()));
        QVERIFY(way["handle"].toString().size() >= 8 && way["handle"].toString().size() <= 12);
        std::string cursor;
        for (std::optional<std::uint64_t> offset = way["offset"].toUInt64(); offset;) {
            const auto part = harness.results.read({.handle = std::string(way["handle"].toString()),
                                                    .owner = "client",
                                                    .path = "/ids",
                                                    .offset = *offset,
                                                    .limit = 7});
            VERIFY_RESULT(part);
            for (const json::Value &item : part->items->elements())
                ids.emplace_back(item.toString());
            offset = part->nextOffset;
            QCOMPARE(part->nextCursor.empty(), offset.has_value());
            cursor = part->nextCursor;
        }
        QCOMPARE(ids.size(), std::size_t(70));
        const auto last = partOf(harness, tools, api, json::Value::object({{"next_cursor", cursor}}), 40'000);
        QVERIFY(last);
        const std::vector<std::string> rest = idsIn(last->result.structured);
        QCOMPARE(rest.size(), std::size_t(25));
        QCOMPARE(rest.front(), std::string("70"));
    }

    // A step may fetch pages for minutes.
    void stepsTellOfTheirPages_data()
    {
        QTest::addColumn<int>("way");
        for (const ListWay way : {ListWay::Steps, ListWay::CalledInSteps})
            QTest::addRow("%d", int(way)) << static_cast<int>(way);
    }
    void stepsTellOfTheirPages()
    {
        QFETCH(const int, way);
        const std::vector<workspace::Tool> tools = listTools(static_cast<ListWay>(way), 10);
        const IssueApi api{41};
        CallHarness harness;
        std::vector<workspace::Object> more{listEndpoint()};
        if (tools.size() > 1)
            more.emplace_back(tools[1]);
        CallOrder order = callOf(tools.front(), "{}", std::move(more));
        std::vector<std::string> told;
        double last = -1;
        bool isRising = true;
        order.onProgress = [&](double done, std::optional<double> total, std::string_view message) {
            isRising = isRising && done > last && done < total.value_or(0);
            last = done;
            told.emplace_back(message);
        };
        const auto &call = harness.run(std::move(order));
        while (!call.outcome && harness.transport.underWay() > 0) {
            harness.transport.answer(api.answer(harness.transport.requests.back()));
            harness.settle();
        }
        QCOMPARE(idsIn(call.result().structured).size(), std::size_t(41));
        QVERIFY(isRising);
        for (const char *page : {"list: 10 items so far", "list: 20 items so far", "list: 30 items so far"})
            QVERIFY2(std::ranges::count(told, page) == 1, told.empty() ? page : told.back().c_str());
        QCOMPARE(told.front(), std::string("find"));
    }

    void noMoreIsFetchedThanIsWanted()
    {
        CallHarness harness;
        const auto part = partOf(harness, listTools(ListWay::Graphql, 100), {12'000},
                                 json::Value::object({{"max_items", 10}}), 40'000);
        QVERIFY(part);
        QCOMPARE(part->requests, std::size_t(1));
        QCOMPARE(harness.sent(0)["variables"]["first"].toInt64(), std::optional<std::int64_t>(10));
        QCOMPARE(idsIn(part->result.structured).size(), std::size_t(10));
        QVERIFY(part->result.meta["pages"].contains("next_cursor"));
    }

    void severalListsGoOnTogether_data()
    {
        QTest::addColumn<int>("way");
        for (int i = 0; const char *name : {"two lists", "a list that another is made of", "one of two",
                                            "a tool with two lists", "a case with two lists"})
            QTest::newRow(name) << i++;
    }
    // Each list is there once and whole, in however many parts it comes and wherever the other one ended.
    void severalListsGoOnTogether()
    {
        QFETCH(const int, way);
        std::mt19937 random(20261124);
        for (int round = 0; round < 40; ++round) {
            const auto size = static_cast<std::uint32_t>(1 + random() % 12);
            const std::vector<workspace::Tool> tools = severalLists(static_cast<Several>(way), size, random);
            const IssueApi api{static_cast<int>(random() % 40), 3, static_cast<int>(random() % 40)};
            CallHarness harness;
            std::map<std::string, std::vector<std::string>> ids;
            std::string cursor;
            int part = 0;
            for (; part <= api.count + api.others + 2; ++part) {
                json::Value arguments = json::Value::object();
                if (static_cast<Several>(way) == Several::OneOf || static_cast<Several>(way) == Several::Case)
                    arguments.set("which", json::Value("others"));
                if (!cursor.empty())
                    arguments.set("next_cursor", json::Value(cursor));
                std::uint64_t most = 0;
                if (random() % 2 == 0)
                    arguments.set("max_items", json::Value(most = 1 + random() % 15));
                const auto got = partOf(harness, tools, api, arguments, 40'000);
                QVERIFY(got);
                for (const json::Member &list : got->result.structured.members()) {
                    const std::vector<std::string> here = idsIn(list.value);
                    QVERIFY(most == 0 || here.size() <= most || list.name.view() == "again");
                    auto &all = ids[std::string(list.name.view())];
                    if (list.name.view() == "again") // what the other is made of is whole each time
                        all.clear();
                    all.insert(all.end(), here.begin(), here.end());
                }
                cursor = got->result.meta["pages"]["next_cursor"].toString();
                QVERIFY(got->result.note.find(cursor) != std::string::npos);
                if (cursor.empty())
                    break;
            }
            QVERIFY(cursor.empty());
            for (const auto &[name, all] : ids) {
                const int count = name == "others" ? api.others : api.count;
                QCOMPARE(all.size(), static_cast<std::size_t>(count));
                for (int i = 0; i < count; ++i)
                    QCOMPARE(all[static_cast<std::size_t>(i)], std::to_string(i));
            }
        }
    }

    // A cursor goes on behind all that was fetched: whoever follows it first would miss what was cut.
    void whatWasCutOfSeveralListsIsReadBeforeTheCursor()
    {
        std::mt19937 random(1);
        const std::vector<workspace::Tool> tools = severalLists(Several::Two, 10, random);
        CallHarness harness;
        const auto part = partOf(harness, tools, {40, 60, 40}, json::Value::object({{"max_items", 15}}), 900);
        const std::string note = part ? part->result.note.text() : std::string();
        const std::size_t rest = note.find("Before that, call read_result with {");
        QVERIFY2(note.find("next_cursor") < rest && rest != std::string::npos, note.c_str());
    }

    // Whoever went on would run it again.
    void whatChangesSomethingIsLimitedAndGivesNoCursor()
    {
        workspace::Tool tool = listTools(ListWay::RestSteps, 5).front();
        auto &sequence = std::get<workspace::Sequence>(*onlyVersion(tool).operation);
        workspace::Step change{.name = "change",
                               .action = workspace::RestRequest{
                                   .method = workspace::RestRequest::Method::Post, .path = "/issues"}};
        sequence.steps.push_back(change);
        const auto workspace = callOf(tool, "{}").workspace;
        const std::vector<std::string_view> limited{kMaxItemsParameter};
        QVERIFY(PagedTools().parametersOf(*workspace, onlyVersion(tool)) == limited);
        CallHarness harness;
        const auto part = partOf(harness, {tool}, {12}, json::Value::object({{"max_items", 7}}), 40'000);
        QVERIFY(part && !part->result.meta["pages"].contains("next_cursor"));
        QCOMPARE(idsIn(part->result.structured).size(), std::size_t(7));
        QVERIFY(part->result.note.find("next_cursor") == std::string::npos);
        QVERIFY2(part->result.note.find("Stopped at the item limit") != std::string::npos,
                 part->result.note.c_str());
        workspace::Tool mutation = graphqlTool("list", std::string("mutation") + (kListDocument + 5));
        onlyVersion(mutation).pagination = pagesOf(ListWay::Graphql, 5);
        QVERIFY(PagedTools().parametersOf(*workspace, onlyVersion(mutation)) == limited);
    }

    // An answer that is kept is the same for whoever goes on from it and whoever cannot.
    void aKeptAnswerHasItsOwnCursor()
    {
        std::vector<workspace::Tool> tools = listTools(ListWay::Called, 5);
        workspace::Tool &inner = tools.back();
        onlyVersion(inner).idempotency = workspace::Idempotency{};
        onlyVersion(inner).pagination->maxItems = 7;
        workspace::Step change{.name = "change",
                               .action = workspace::RestRequest{
                                   .method = workspace::RestRequest::Method::Post, .path = "/issues"}};
        std::get<workspace::Sequence>(*onlyVersion(tools.front()).operation).steps.push_back(change);
        CallHarness harness;
        for (const bool isCursor : {true, false, true}) {
            const std::vector<workspace::Tool> called = isCursor ? std::vector{inner} : tools;
            const auto part = partOf(harness, called, {12}, json::Value::object(), 40'000);
            QVERIFY(part);
            QCOMPARE(part->result.meta["pages"].contains("next_cursor"), isCursor);
        }
    }

    // A cursor goes with the list that it was given for.
    void aCursorOfAnotherListIsRefused()
    {
        std::mt19937 random(1);
        const std::vector<workspace::Tool> tools = severalLists(Several::OneOf, 5, random);
        const IssueApi api{12, 3, 12};
        CallHarness harness;
        json::Value arguments = json::Value::object({{"which", "others"}, {"max_items", 5}});
        const auto part = partOf(harness, tools, api, arguments, 40'000);
        QVERIFY(part);
        arguments.set("next_cursor", part->result.meta["pages"]["next_cursor"]);
        const auto refused = [&](const json::Value &passed) {
            std::vector<workspace::Object> more{listEndpoint()};
            const auto &call = harness.run(callOf(tools.front(), json::write(passed), more));
            return call.outcome ? call.told() : std::string("sent");
        };
        arguments.set("which", "issues");
        QCOMPARE(refused(arguments), std::string("tool cursor_invalid"));
        arguments.set("which", "others");
        for (const PagePosition &position :
             {PagePosition{}, PagePosition{.offset = 5}, PagePosition{.steps = {{"none", {}}}},
              PagePosition{.steps = {{"others", {.steps = {{"others", {}}}}}}}}) {
            arguments.set("next_cursor", encodePosition(position));
            QCOMPARE(refused(arguments), std::string("tool cursor_invalid"));
        }
    }

    // Both lists go on behind what came of them until then.
    void afterAFailureTheListsGoOnTogether()
    {
        std::mt19937 random(1);
        std::vector<workspace::Tool> tools = severalLists(Several::Two, 5, random);
        for (workspace::Step &step :
             std::get<workspace::Sequence>(*onlyVersion(tools.front()).operation).steps)
            step.pagination->maxItems.reset();
        const IssueApi api{7, 3, 12};
        CallHarness harness;
        auto &call = harness.run(callOf(tools.front(), "{}", {listEndpoint()}));
        for (int i = 0; !call.outcome; ++i) {
            const auto &request = harness.transport.requests.back();
            harness.transport.answer(i == 3 ? test::response(404, "{}") : api.answer(request));
            harness.settle();
        }
        const json::Value cursor = call.failure().error.details["next_cursor"];
        QVERIFY2(call.failure().error.hint.find(std::string(cursor.toString())) != std::string::npos,
                 call.failure().error.hint.c_str());
        const auto rest = partOf(harness, tools, api, json::Value::object({{"next_cursor", cursor}}), 40'000);
        QVERIFY(rest);
        QVERIFY(idsIn(rest->result.structured["issues"]).empty());
        QCOMPARE(idsIn(rest->result.structured["others"]).size(), std::size_t(7));
    }

    void aParameterOfThatNameStaysTheToolsOwn()
    {
        workspace::Tool tool = graphqlTool(
            "list",
            "query ($first: Int, $after: String, $max_items: ID!) { issues(first: $first, after: $after) "
            "{ nodes { id title } pageInfo { hasNextPage endCursor } } issue(id: $max_items) { id } }");
        onlyVersion(tool).pagination = pagesOf(ListWay::Graphql, 5);
        CallHarness harness;
        const auto part = partOf(harness, {tool}, {12}, value("{'max_items':'7'}"), 40'000);
        QVERIFY(part);
        QCOMPARE(harness.sent(0)["variables"]["max_items"].toString(), std::string_view("7"));
        QCOMPARE(idsIn(part->result.structured).size(), std::size_t(12));
    }
};

TOOLTRAY_TEST(ListCallTest)

#include "listcalltest.moc"
