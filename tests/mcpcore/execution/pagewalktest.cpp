// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagewalk.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::execution;
using Style = workspace::PagePlan::Style;
using Merge = workspace::PagePlan::Merge;

namespace {

enum class Selected { Nodes, Edges, EdgesWithCursors, Both };

// An API with numbered items, which gives no more at once than it likes to.
struct ListApi {
    std::uint64_t count = 0;
    std::uint64_t most = 100;
    Style style = Style::Relay;
    Selected selected = Selected::Nodes;
    std::uint64_t requests = 0;

    PageWalk::Page answer(const PageWalk &walk)
    {
        ++requests;
        const json::Value variables = walk.variables();
        const std::uint64_t size = std::min(most, variables["size"].toUInt64().value_or(most));
        std::uint64_t from = 0;
        if (style == Style::Relay || style == Style::Cursor)
            from =
                variables["cursor"].isString() ? std::stoull(std::string(variables["cursor"].toString())) : 0;
        else if (style == Style::Offset)
            from = variables["offset"].toUInt64().value_or(0);
        else if (style == Style::LastItem)
            from = variables.contains("cursor") ? variables["cursor"].toUInt64().value() + 1 : 0;
        else if (style == Style::Page)
            from = (variables["page"].toUInt64().value_or(1) - 1) * size;
        else
            from = walk.position().link.empty() ? 0 : std::stoull(walk.position().link);
        return page(from, std::min(count, from + size));
    }

    PageWalk::Page page(std::uint64_t from, std::uint64_t to) const
    {
        json::Value items = json::Value::array();
        json::Value edges = json::Value::array();
        for (std::uint64_t i = from; i < to; ++i) {
            items.append(style == Style::LastItem ? json::Value::object({{"node", i}}) : json::Value(i));
            json::Value edge = json::Value::object({{"node", i}});
            if (selected == Selected::EdgesWithCursors)
                edge.set("cursor", json::Value(std::to_string(i + 1)));
            edges.append(std::move(edge));
        }
        const bool hasNext = to < count;
        if (style == Style::Relay) {
            json::Value connection = json::Value::object({{"total", count}});
            if (selected == Selected::Nodes || selected == Selected::Both)
                connection.set("nodes", items);
            if (selected != Selected::Nodes)
                connection.set("edges", edges);
            connection.set("pageInfo", json::Value::object(
                                           {{"hasNextPage", hasNext}, {"endCursor", std::to_string(to)}}));
            return {json::Value::object({{"list", connection}})};
        }
        PageWalk::Page page{json::Value::object({{"list", items}})};
        if (style == Style::Cursor)
            page.data.set("next", hasNext ? json::Value(std::to_string(to)) : json::Value());
        if ((style == Style::Link || style == Style::NextUrl) && hasNext)
            page.nextLink = std::to_string(to);
        return page;
    }
};

workspace::PagePlan planOf(Style style, Merge merge = Merge::ConcatNodes)
{
    workspace::PagePlan plan;
    plan.style = style;
    plan.merge = merge;
    plan.variables = {"size", "cursor", "offset", "page"};
    if (style == Style::Page || style == Style::Link)
        plan.variables.offset.clear();
    plan.places = {json::Pointer{"list"}};
    plan.nextCursor = json::Pointer{style == Style::LastItem ? "node" : "next"};
    if (style == Style::Relay && merge == Merge::Custom) {
        plan.connection = plan.places.front();
        plan.places = {json::Pointer{"list", "nodes"}};
    }
    return plan;
}

PagedResult walked(ListApi &api, workspace::PagePlan plan, PageLimits limits, PagePosition from = {})
{
    PageWalk walk(std::move(plan), limits, std::move(from));
    for (;;) {
        const Result<bool> more = walk.add(api.answer(walk));
        if (!more)
            qFatal("%s", more.error().message.c_str());
        if (!*more)
            return std::move(walk).finish();
    }
}

std::vector<std::uint64_t> numbersIn(const json::Value &data)
{
    const json::Value &list = data["list"];
    const json::Value &items = list.isArray() ? list : list.contains("nodes") ? list["nodes"] : list["edges"];
    std::vector<std::uint64_t> numbers;
    for (const json::Value &item : items.elements())
        numbers.push_back((item.isObject() ? item["node"] : item).toUInt64().value());
    return numbers;
}

} // namespace

class PageWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What came before stays, and one goes on at the page that failed.
    void aPageOfErrorsEndsTheWalkBeforeItself_data()
    {
        const TestRows<std::string> row{"data"};
        row("null", "{'list':null}");
        row("an empty list", "{'list':{'nodes':[],'pageInfo':{'hasNextPage':false,'endCursor':null}}}");
        row("the same cursor", "{'list':{'nodes':[],'pageInfo':{'hasNextPage':true,'endCursor':'2'}}}");
    }

    void aPageOfErrorsEndsTheWalkBeforeItself()
    {
        QFETCH(const std::string, data);
        ListApi api{.count = 9};
        const workspace::PagePlan plan = planOf(Style::Relay);
        PageLimits limits;
        limits.pageSize = 2;
        PageWalk walk(plan, limits);
        QVERIFY(walk.add(api.answer(walk)).value());
        const json::Value failed = walk.variables();
        QVERIFY(!walk.add({.data = value(data), .stop = PageEnd::Errors}).value());
        const PagedResult result = std::move(walk).finish();
        QCOMPARE(result.end, PageEnd::Errors);
        QCOMPARE(result.pages, std::uint64_t(1));
        QCOMPARE(shown(result.data["list"]["nodes"]), std::string("[0,1]"));
        QCOMPARE(result.data["list"]["pageInfo"]["hasNextPage"], json::Value(true));
        QVERIFY(result.next.has_value());
        QCOMPARE(PageWalk(plan, limits, *result.next).variables(), failed);
    }

    void everyStyleAndStrategyGivesAllItems_data()
    {
        addColumns<int, int, int>("style", "merge", "selected");
        const auto row = [](const char *name, Style style, Merge merge, Selected selected) {
            QTest::addRow("%s", name)
                << static_cast<int>(style) << static_cast<int>(merge) << static_cast<int>(selected);
        };
        row("nodes", Style::Relay, Merge::ConcatNodes, Selected::Nodes);
        row("nodes out of edges", Style::Relay, Merge::ConcatNodes, Selected::Edges);
        row("nodes of both", Style::Relay, Merge::ConcatNodes, Selected::Both);
        row("edges", Style::Relay, Merge::ConcatEdges, Selected::Edges);
        row("edges with cursors", Style::Relay, Merge::ConcatEdges, Selected::EdgesWithCursors);
        row("offset", Style::Offset, Merge::ConcatNodes, Selected::Nodes);
        row("cursor", Style::Cursor, Merge::ConcatNodes, Selected::Nodes);
        row("page", Style::Page, Merge::ConcatNodes, Selected::Nodes);
        row("link", Style::Link, Merge::ConcatNodes, Selected::Nodes);
        row("last item", Style::LastItem, Merge::ConcatNodes, Selected::Nodes);
        row("custom", Style::Cursor, Merge::Custom, Selected::Nodes);
        row("custom of a connection", Style::Relay, Merge::Custom, Selected::Nodes);
    }

    void everyStyleAndStrategyGivesAllItems()
    {
        QFETCH(const int, style);
        QFETCH(const int, merge);
        QFETCH(const int, selected);
        ListApi api{10'000, 100, static_cast<Style>(style), static_cast<Selected>(selected)};
        const PagedResult result = walked(api, planOf(api.style, static_cast<Merge>(merge)), {});
        const std::vector<std::uint64_t> numbers = numbersIn(result.data);
        QCOMPARE(numbers.size(), std::size_t(10'000));
        for (std::uint64_t i = 0; i < 10'000; ++i)
            QCOMPARE(numbers[i], i);
        QCOMPARE(result.items, std::uint64_t(10'000));
        QVERIFY(result.end == PageEnd::LastPage);
        QVERIFY(!result.next);
    }

    void limitsEndAtTheirItemAndTheRestFollows()
    {
        std::mt19937 random(20261121);
        for (int round = 0; round < 3'000; ++round) {
            ListApi api;
            api.style = static_cast<Style>(random() % 7);
            api.selected = static_cast<Selected>(random() % 4);
            api.count = random() % 60;
            api.most = 1 + random() % 20;
            const Merge merge = api.selected == Selected::Nodes || random() % 2 == 0 ? Merge::ConcatNodes
                                                                                     : Merge::ConcatEdges;
            std::vector<std::uint64_t> numbers;
            std::optional<PagePosition> from = PagePosition();
            while (from) {
                PageLimits limits;
                // Page numbers only mean something while the size stays the same and the API keeps to it.
                limits.pageSize =
                    static_cast<std::uint32_t>(api.style == Style::Page ? api.most : 1 + random() % 20);
                if (random() % 2 == 0)
                    limits.items = 1 + random() % 25;
                if (random() % 3 == 0)
                    limits.bytes = 1 + random() % 80;
                if (random() % 3 == 0)
                    limits.pages = 1 + random() % 3;
                const PagedResult result = walked(api, planOf(api.style, merge), limits, *from);
                const std::vector<std::uint64_t> part = numbersIn(result.data);
                QCOMPARE(result.items, static_cast<std::uint64_t>(part.size()));
                QVERIFY(!limits.items || part.size() <= *limits.items);
                QVERIFY(!limits.pages || result.pages <= *limits.pages);
                QCOMPARE(result.next.has_value(), result.end != PageEnd::LastPage);
                if (result.end == PageEnd::ItemLimit)
                    QCOMPARE(part.size(), static_cast<std::size_t>(*limits.items));
                numbers.insert(numbers.end(), part.begin(), part.end());
                from.reset();
                if (result.next) {
                    const Result<PagePosition> read = decodePosition(encodePosition(*result.next));
                    VERIFY_RESULT(read);
                    QVERIFY(*read == *result.next);
                    from = *read;
                }
            }
            QCOMPARE(numbers.size(), static_cast<std::size_t>(api.count));
            for (std::uint64_t i = 0; i < api.count; ++i)
                QCOMPARE(numbers[i], i);
        }
    }

    void nothingIsFetchedForNothing()
    {
        ListApi api{250, 100, Style::Relay};
        PageLimits limits;
        limits.items = 150;
        const PagedResult result = walked(api, planOf(Style::Relay), limits);
        QCOMPARE(api.requests, std::uint64_t(2)); // 100, then the 50 that are missing
        QCOMPARE(result.next->skip, std::uint64_t(0));
        QCOMPARE(result.data["list"]["pageInfo"]["hasNextPage"].toBool(), true);
        QCOMPARE(result.data["list"]["pageInfo"]["endCursor"].toString(), std::string_view("150"));
    }

    void aListThatIsNullIsNoError()
    {
        PageWalk walk(planOf(Style::Relay), {});
        const Result<bool> more = walk.add({value("{'list':null}")});
        VERIFY_RESULT(more);
        QVERIFY(!*more);
        const PagedResult result = std::move(walk).finish();
        QCOMPARE(shown(result.data), std::string("{'list':null}"));
        QCOMPARE(result.items, std::uint64_t(0));
    }

    void anAnswerWithoutTheListIsAnError()
    {
        PageWalk relay(planOf(Style::Relay), {});
        COMPARE_ERROR(relay.add({value("{'other':1}")}), ErrorKind::Invalid, "page_without_list");
        PageWalk offset(planOf(Style::Offset), {});
        COMPARE_ERROR(offset.add({value("{'list':{'a':[],'b':[]}}")}), ErrorKind::Invalid,
                      "page_without_list");
    }

    void aListWithoutTheCursorToItsRestIsNotWhole()
    {
        PageWalk walk(planOf(Style::Relay), {});
        QVERIFY(
            !*walk.add({value("{'list':{'nodes':[1],'pageInfo':{'hasNextPage':true,'endCursor':null}}}")}));
        QVERIFY(std::move(walk).finish().end == PageEnd::NoCursor);
    }

    void whatTheFirstPageSaysOfTheNextHoldsNoMore_data()
    {
        addColumns<std::uint64_t, std::string>("most", "info");
        QTest::newRow("all") << std::uint64_t(
            9) << std::string("{'total':3,'hasPrevious':false,'hasNextPage':false,'endCursor':null}");
        QTest::newRow("not all") << std::uint64_t(
            2) << std::string("{'total':3,'hasPrevious':false,'hasNextPage':true,'endCursor':'b'}");
    }
    void whatTheFirstPageSaysOfTheNextHoldsNoMore()
    {
        QFETCH(std::uint64_t, most);
        QFETCH(std::string, info);
        workspace::PagePlan plan = planOf(Style::Cursor);
        plan.nextCursor = json::Pointer{"list", "pageInfo", "endCursor"};
        PageLimits limits;
        limits.items = most;
        PageWalk walk(plan, limits);
        const auto page = [](const char *item, const char *previous, const char *next, const char *cursor) {
            return value(std::string("{'list':{'nodes':[") + item + "],'pageInfo':{'total':3,'hasPrevious':"
                         + previous + ",'hasNextPage':" + next + ",'endCursor':" + cursor + "}}}");
        };
        QVERIFY(*walk.add({page("1", "false", "true", "'a'")}));
        if (*walk.add({page("2", "true", "true", "'b'")}))
            QVERIFY(!*walk.add({page("3", "true", "false", "null")}));
        const PagedResult result = std::move(walk).finish();
        QCOMPARE(shown(result.data["list"]["pageInfo"]), info);
    }

    void marksBesideTheListCount_data()
    {
        // marks: N: the total, M and L: whether it has more, is the last
        addColumns<int, std::string, std::uint64_t>("style", "marks", "requests");
        const auto row = [](const char *name, Style style, const char *marks, std::uint64_t requests) {
            QTest::addRow("%s, %s", style == Style::Offset ? "offset" : "page", name)
                << static_cast<int>(style) << std::string(marks) << requests;
        };
        for (const Style style : {Style::Offset, Style::Page}) {
            row("nothing", style, "{}", 4);
            row("total", style, "{'total':N}", 3);
            row("total count", style, "{'pageInfo':{'total_count':N}}", 3);
            row("has more", style, "{'hasMore':M}", 3);
            row("next page", style, "{'pagination':{'hasNextPage':M,'total':N}}", 3);
            row("last", style, "{'last':L}", 3);
            row("the total of something else", style, "{'total':2}", 4);
            row("a total that is a price", style, "{'total':12.5}", 4);
            row("marks of something else", style, "{'owner':{'hasMore':false,'total':20}}", 4);
        }
    }
    void marksBesideTheListCount()
    {
        QFETCH(const int, style);
        QFETCH(const std::string, marks);
        QFETCH(const std::uint64_t, requests);
        const auto written = [&marks](bool hasMore) {
            std::string text = marks;
            const auto put = [&text](char sign, const std::string &what) {
                if (const std::size_t at = text.find(std::string(":") + sign); at != std::string::npos)
                    text.replace(at + 1, 1, what);
            };
            put('N', "30");
            put('M', hasMore ? "true" : "false");
            put('L', hasMore ? "false" : "true");
            return value(text);
        };
        workspace::PagePlan plan = planOf(static_cast<Style>(style));
        plan.places = {json::Pointer{"list", "items"}};
        for (const std::uint64_t wanted : {std::uint64_t(0), std::uint64_t(10), std::uint64_t(15)}) {
            PageLimits limits;
            limits.pageSize = 10;
            if (wanted > 0)
                limits.items = wanted;
            PageWalk walk(plan, limits);
            std::uint64_t sent = 0;
            for (bool more = true; more;) {
                const json::Value variables = walk.variables();
                const std::uint64_t size = variables["size"].toUInt64().value();
                const std::uint64_t from = plan.style == Style::Offset
                                               ? variables["offset"].toUInt64().value()
                                               : (variables["page"].toUInt64().value() - 1) * size;
                json::Value list = written(from + size < 30);
                json::Value &items = list.set("items", json::Value::array());
                for (std::uint64_t i = from; i < std::min<std::uint64_t>(30, from + size); ++i)
                    items.append(json::Value(i));
                ++sent;
                const Result<bool> added = walk.add({json::Value::object({{"list", list}})});
                VERIFY_RESULT(added);
                more = *added;
            }
            PagedResult result = std::move(walk).finish();
            const std::uint64_t all = wanted == 0 ? 30 : wanted;
            QCOMPARE(result.items, all);
            QCOMPARE(sent, wanted == 0 ? requests : (wanted + 9) / 10);
            json::Value list = result.data["list"];
            list.remove("items");
            QCOMPARE(shown(list), shown(written(wanted != 0)));
        }
    }

    // Whoever has the items of all pages is not led to the second one.
    void marksSayWhereTheWalkEnded_data()
    {
        // marks: #: the page, +: the next one, @: its offset
        // partial: of two pages
        // interrupted: within the second page
        const TestRows<std::string, std::string, std::string, std::string> row{"marks", "whole", "partial",
                                                                               "interrupted"};
        row("page", "{'page':#,'nextPage':+,'next_page':+,'totalPages':3}",
            "{'page':3,'nextPage':null,'next_page':null,'totalPages':3}",
            "{'page':2,'nextPage':3,'next_page':3,'totalPages':3}",
            "{'page':2,'nextPage':null,'next_page':null,'totalPages':3}");
        row("beside", "{'meta':{'currentPage':#,'nextPage':+}}", "{'meta':{'currentPage':3,'nextPage':null}}",
            "{'meta':{'currentPage':2,'nextPage':3}}", "{'meta':{'currentPage':2,'nextPage':null}}");
        row("offset", "{'offset':0,'nextOffset':@,'count':2}", "{'offset':0,'nextOffset':null,'count':6}",
            "{'offset':0,'nextOffset':4,'count':4}", "{'offset':0,'nextOffset':null,'count':3}");
        row("address", "{'links':{'next':'/a?page=+'}}", "{'links':{'next':null}}",
            "{'links':{'next':'/a?page=3'}}", "{'links':{'next':null}}");
        row("reach", "{'remaining':@,'meta':{'more':true,'to':@}}",
            "{'remaining':6,'meta':{'more':false,'to':6}}", "{'remaining':4,'meta':{'more':true,'to':4}}",
            "{'meta':{'more':true}}");
        const char *first = "{'count':9,'next':'2 chapters','number':7}";
        row("something else", "{'count':9,'next':'+ chapters','number':7}", first, first, first);
    }
    void marksSayWhereTheWalkEnded()
    {
        QFETCH(const std::string, marks);
        QFETCH(const std::string, whole);
        QFETCH(const std::string, partial);
        QFETCH(const std::string, interrupted);
        const auto page = [&marks](std::uint64_t number) {
            std::string text = marks;
            const auto put = [&text](char sign, std::uint64_t value) {
                for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign))
                    text.replace(at, 1, std::to_string(value));
            };
            put('#', number);
            put('+', number + 1);
            put('@', number * 2);
            json::Value data = value(text);
            data.set("list", json::Value::array({number, -1}));
            return data;
        };
        const auto walkedTo = [&page](std::optional<std::uint64_t> items) {
            PageLimits limits;
            limits.pageSize = 2;
            limits.items = items;
            PageWalk walk(planOf(Style::Page), limits);
            bool isMore = true;
            for (std::uint64_t number = 1; isMore && number <= 3; ++number)
                isMore = walk.add({page(number)}).value();
            if (isMore)
                isMore = walk.add({value("{'list':[]}")}).value();
            json::Value data = std::move(walk).finish().data;
            data.remove("list");
            return shown(data);
        };
        QCOMPARE(walkedTo({}), whole);
        QCOMPARE(walkedTo(4), partial);
        QCOMPARE(walkedTo(3), interrupted);
    }

    void theBeginningIsThatOfTheFirstPage()
    {
        const auto page = [](const char *items, const char *more, const char *start, const char *end) {
            return PageWalk::Page{value(std::string("{'list':{'nodes':[") + items
                                        + "],'pageInfo':{'hasNextPage':" + more
                                        + ",'hasPreviousPage':" + (*start == '1' ? "false" : "true")
                                        + ",'startCursor':'" + start + "','endCursor':'" + end + "'}}}")};
        };
        for (const std::uint64_t skip : {0U, 1U}) {
            PageWalk walk(planOf(Style::Relay), {}, {.skip = skip});
            QVERIFY(*walk.add(page("1,2", "true", "1", "2")));
            QVERIFY(!*walk.add(page("3,4", "false", "3", "4")));
            QCOMPARE(
                shown(std::move(walk).finish().data["list"]["pageInfo"]),
                std::string(
                    skip == 0
                        ? "{'hasNextPage':false,'hasPreviousPage':false,'startCursor':'1','endCursor':'4'}"
                        : "{'hasNextPage':false,'hasPreviousPage':true,'endCursor':'4'}"));
        }
    }

    void aCursorThatTheLastPageLacksIsGone()
    {
        workspace::PagePlan plan = planOf(Style::Cursor);
        plan.nextCursor = json::Pointer{"meta", "next"};
        for (const char *last : {"{'list':[2],'meta':{}}", "{'list':[2]}"}) {
            PageWalk walk(plan, {});
            QVERIFY(*walk.add({value("{'list':[1],'meta':{'next':'x'}}")}));
            QVERIFY(!*walk.add({value(last)}));
            QCOMPARE(shown(std::move(walk).finish().data),
                     std::string("{'list':[1,2],'meta':{'next':null}}"));
        }
    }

    void moreIsOnlyKnownWhereSomethingSaysSo_data()
    {
        addColumns<int, std::string, std::uint64_t, bool>("style", "page", "items", "isKnown");
        const auto row = [](const char *name, Style style, const char *page, std::uint64_t items,
                            bool isKnown) {
            QTest::newRow(name) << static_cast<int>(style) << std::string(page) << items << isKnown;
        };
        row("a full page", Style::Offset, "{'list':[1,2]}", 2, false);
        row("a full page by its number", Style::Page, "{'list':[1,2]}", 2, false);
        row("items left over", Style::Offset, "{'list':[1,2]}", 1, true);
        row("a mark", Style::Offset, "{'list':[1,2],'hasNextPage':true}", 2, true);
        row("a total", Style::Offset, "{'list':[1,2],'total':3}", 2, true);
        row("a cursor", Style::Cursor, "{'list':[1,2],'next':'x'}", 2, true);
        row("a connection", Style::Relay,
            "{'list':{'nodes':[1,2],'pageInfo':{'hasNextPage':true,'endCursor':'x'}}}", 2, true);
    }
    void moreIsOnlyKnownWhereSomethingSaysSo()
    {
        QFETCH(const int, style);
        QFETCH(const std::string, page);
        QFETCH(const std::uint64_t, items);
        PageLimits limits;
        limits.pageSize = 2;
        limits.items = items;
        PageWalk walk(planOf(static_cast<Style>(style)), limits);
        QVERIFY(!*walk.add({value(page)}));
        const PagedResult result = std::move(walk).finish();
        QVERIFY(result.next);
        QTEST(result.isMoreKnown, "isKnown");
    }

    void aShortPageIsNotTheLastWhenMoreIsSaid()
    {
        PageWalk walk(planOf(Style::Offset), {});
        QVERIFY(*walk.add({value("{'list':[1,2,3],'hasMore':true}")}));
        QVERIFY(*walk.add({value("{'list':[4],'hasMore':true}")}));
        QVERIFY(!*walk.add({value("{'list':[5],'hasMore':false}")}));
        const PagedResult result = std::move(walk).finish();
        QCOMPARE(shown(result.data), std::string("{'list':[1,2,3,4,5],'hasMore':false}"));
        QCOMPARE(result.marks.size(), std::size_t(3));
        QCOMPARE(shown(result.marks[1]), std::string("{'hasMore':true}"));
    }

    void theLongestOfSeveralListsIsFetchedToItsEnd()
    {
        workspace::PagePlan plan = planOf(Style::Offset, Merge::Custom);
        plan.places = {json::Pointer{"a"}, json::Pointer{"b"}};
        PageLimits limits;
        limits.pageSize = 2;
        PageWalk walk(plan, limits);
        QVERIFY(*walk.add({value("{'a':[1],'b':[1,2]}")}));
        QCOMPARE(walk.variables()["offset"].toUInt64(), std::optional<std::uint64_t>(2));
        QVERIFY(!*walk.add({value("{'a':[],'b':[3]}")}));
        QCOMPARE(shown(std::move(walk).finish().data), std::string("{'a':[1],'b':[1,2,3]}"));
    }

    void everyItemHasAPlaceToGoOnFrom()
    {
        std::mt19937 random(20261123);
        for (int round = 0; round < 300; ++round) {
            ListApi api;
            api.style = static_cast<Style>(random() % 5);
            api.count = 1 + random() % 40;
            api.most = 1 + random() % 20;
            PageLimits limits;
            limits.pageSize =
                static_cast<std::uint32_t>(api.style == Style::Page ? api.most : 1 + random() % 20);
            const PagedResult all = walked(api, planOf(api.style), limits);
            const std::uint64_t item = random() % all.items;
            const std::optional<PagePosition> position = all.positionOf(item);
            QVERIFY(position);
            const std::vector<std::uint64_t> rest =
                numbersIn(walked(api, planOf(api.style), limits, *position).data);
            QCOMPARE(rest.size(), static_cast<std::size_t>(api.count - item));
            QCOMPARE(rest.front(), item);
        }
    }

    void timeEndsTheWalkWhereItStands()
    {
        ListApi api{100, 10, Style::Relay};
        PageWalk walk(planOf(Style::Relay), {});
        PageWalk::Page page = api.answer(walk);
        page.stop = PageEnd::TimeLimit;
        QVERIFY(!*walk.add(std::move(page)));
        const PagedResult result = std::move(walk).finish();
        QVERIFY(result.end == PageEnd::TimeLimit);
        QCOMPARE(result.items, std::uint64_t(10));
        QCOMPARE(result.next->cursor.toString(), std::string_view("10"));
    }

    void severalListsGrowTogether()
    {
        workspace::PagePlan plan = planOf(Style::Cursor, Merge::Custom);
        plan.places = {json::Pointer{"a"}, json::Pointer{"b", "c"}};
        PageWalk walk(plan, {});
        QVERIFY(*walk.add({value("{'a':[1],'b':{'c':[2]},'next':'x','n':1}")}));
        QVERIFY(!*walk.add({value("{'a':[3,4],'b':{'c':[]},'next':null,'n':2}")}));
        QCOMPARE(shown(std::move(walk).finish().data),
                 std::string("{'a':[1,3,4],'b':{'c':[2]},'next':null,'n':1}"));
    }

    void refusesPositionsItDidNotGive()
    {
        for (const char *text : {"", "%", "bm9uZQ", "W10", "eyJvIjotMX0", "eyJjIjpbXX0"})
            COMPARE_ERROR(decodePosition(text), ErrorKind::Invalid, "cursor_invalid");
        json::Value none = json::Value::object();
        const std::string cursor = encodePosition({.offset = 5, .owner = "others"});
        COMPARE_ERROR(pageOrder(planOf(Style::Offset), {}, {.resume = cursor, .owner = "list"}, none),
                      ErrorKind::Invalid, "cursor_invalid");
    }
};

TOOLTRAY_TEST(PageWalkTest)

#include "pagewalktest.moc"
