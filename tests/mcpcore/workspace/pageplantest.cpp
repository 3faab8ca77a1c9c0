// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/pageplan.h"
#include "graphql/language/parse.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string shownPlan(const Result<PagePlan> &plan)
{
    if (!plan)
        return "error: " + plan.error().hint.text();
    constexpr const char *kStyles[] = {"relay", "offset", "cursor", "page", "link"};
    std::string text = kStyles[static_cast<std::size_t>(plan->style)];
    for (const json::Pointer &place : plan->places)
        text += " " + place.toString();
    const Pagination::Variables &variables = plan->variables;
    return text + " " + variables.size + "|" + variables.cursor + "|" + variables.offset + "|"
           + variables.page;
}

} // namespace

class PagePlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheList_data()
    {
        const TestRows<std::string, std::string> row{"operation", "plan"};
        row("query ($n: Int, $c: String) { a { b(first: $n, after: $c) { nodes { id } pageInfo { hasNextPage "
            "endCursor } } } }",
            "relay /a/b n|c||");
        row("query ($n: Int, $c: String) { a { x: b(first: $n, after: $c) { edges { node { id } } ...P } } } "
            "fragment P on C { pageInfo { hasNextPage endCursor } }",
            "relay /a/x n|c||");
        row("query ($c: String) { a { ... on A { ...F } } } fragment F on A { b(after: $c) { nodes { id } "
            "pageInfo { endCursor hasNextPage } } }",
            "relay /a/b |c||");
        row("query ($n: Int, $o: Int) { users(limit: $n, skip: $o) { id } }", "offset /users n||o|");
        row("query ($p: Int) { users(page: $p, perPage: 50) { id } }", "page /users |||p");
        row("query ($c: String) { outer(after: $c) { nodes { inner(after: $c) { id } } pageInfo { "
            "hasNextPage "
            "endCursor } } }",
            "relay /outer |c||");
        row("query ($c: String) { b(after: $c) { nodes { id } } }",
            "error: Set \"style\" in the pagination: relay, offset, cursor or page.");
        row("query ($c: String) { b(after: $c) { nodes { id } pageInfo { endCursor } } }",
            "error: Add pageInfo { hasNextPage endCursor } to it.");
        row("query ($c: String) { b(after: $c) { total pageInfo { hasNextPage endCursor } } }",
            "error: Add nodes { ... } to it.");
        row("{ b(after: \"x\") { nodes { id } } }", "error: Give the list arguments such as first: $first, "
                                                    "after: $after, or name its path and variables in "
                                                    "the pagination.");
        row("query ($c: String) { ...A } fragment A on Q { ...A b(after: $c) { nodes { id } pageInfo { "
            "hasNextPage "
            "endCursor } } }",
            "relay /b |c||");
    }

    // Each fragment selects the next one twice: 2^40 ways lead to the last.
    void fragmentsAreLookedAtOnce()
    {
        std::string text = "query ($c: String) { ...F0 }";
        constexpr int kFragments = 40;
        for (int i = 0; i < kFragments; ++i) {
            const std::string next = "...F" + std::to_string(i + 1);
            text += " fragment F" + std::to_string(i) + " on T { x { " + next + " } y { " + next + " } }";
        }
        text += " fragment F" + std::to_string(kFragments)
                + " on T { b(after: $c) { nodes { id } pageInfo { hasNextPage endCursor } } }";
        const graphql::Document document = graphql::parseDocument(text);
        const std::string place = [] {
            std::string path;
            for (int i = 0; i < kFragments; ++i)
                path += "/x";
            return path;
        }();
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document, {}), {})),
                 "relay " + place + "/b |c||");
        Pagination there;
        there.paths = {place + "/b"};
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document, {}), there)),
                 "relay " + place + "/b |c||");
    }

    void findsTheList()
    {
        QFETCH(const std::string, operation);
        QFETCH(const std::string, plan);
        const graphql::Document document = graphql::parseDocument(operation);
        QVERIFY(document.errors().empty());
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document), {})), plan);
    }

    void whatIsSaidCounts()
    {
        const graphql::Document document =
            graphql::parseDocument("query ($n: Int, $c: String, $d: String) { a(first: $n, after: $c) { id } "
                                   "b(first: $n, after: $d) { id } }");
        Pagination pagination;
        pagination.style = PagePlan::Style::Cursor;
        pagination.paths = {"/b"};
        pagination.nextCursorPath = "/b/next";
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document), pagination)),
                 std::string("cursor /b n|d||"));
        pagination.variables.cursor = "c";
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document), pagination)),
                 std::string("cursor /b n|c||"));
        pagination.nextCursorPath = "b";
        QVERIFY(!planPages(graphql::findOperation(document), pagination));
    }

    void aStyleThatDoesNotFitNamesTheOneThatDoes_data()
    {
        addColumns<std::string, int, std::string>("arguments", "style", "hint");
        const auto row = [](const char *arguments, PagePlan::Style style, const char *hint) {
            QTest::addRow("%s, %d", arguments, static_cast<int>(style))
                << std::string(arguments) << static_cast<int>(style) << std::string(hint);
        };
        const char *page = "Choose the style page: the variable \"n\" is the page number.";
        row("page: $n", PagePlan::Style::Offset, page);
        row("page: $n", PagePlan::Style::Cursor, page);
        row("skip: $n", PagePlan::Style::Page, "Choose the style offset: the variable \"n\" is the offset.");
        row("after: $n", PagePlan::Style::Offset,
            "Pass it to the field through a variable, or name that variable in the pagination.");
    }
    void aStyleThatDoesNotFitNamesTheOneThatDoes()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const int, style);
        QFETCH(const std::string, hint);
        const graphql::Document document =
            graphql::parseDocument("query ($n: Int) { users(" + arguments + ") { id } }");
        Pagination pagination;
        pagination.style = static_cast<PagePlan::Style>(style);
        QCOMPARE(shownPlan(planPages(graphql::findOperation(document), pagination)), "error: " + hint);
    }

    void theConnectionTakesTheCursor_data()
    {
        addColumns<std::string, bool>("arguments", "isTaken");
        QTest::newRow("by its own name") << std::string("after: $c") << true;
        QTest::newRow("in an object") << std::string("after: $d, page: {by: [$c]}") << true;
        QTest::newRow("not at all") << std::string("after: $d") << false;
    }
    void theConnectionTakesTheCursor()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const bool, isTaken);
        const graphql::Document document =
            graphql::parseDocument("query ($c: String, $d: String) { a(" + arguments
                                   + ") { nodes { id } pageInfo { endCursor hasNextPage } } b(name: $c) }");
        Pagination pagination;
        pagination.style = PagePlan::Style::Relay;
        pagination.variables.cursor = "c";
        QCOMPARE(planPages(graphql::findOperation(document), pagination).hasValue(), isTaken);
    }

    // Each page would be as long as its number.
    void oneVariableServesOneThing()
    {
        Pagination pagination;
        pagination.style = PagePlan::Style::Page;
        pagination.variables = {"n", "", "", "n"};
        QCOMPARE(shownPlan(planRestPages({}, pagination)),
                 std::string(
                     "error: Use one variable for the page size and another for the position in the list."));
    }

    void placeMayBeTheListWithin()
    {
        const graphql::Document cursor = graphql::parseDocument(
            "query ($n: Int, $c: String) { feed(cursor: $c, size: $n) { items { id } next } }");
        Pagination pagination;
        pagination.paths = {"/feed/items"};
        pagination.nextCursorPath = "/feed/next";
        QCOMPARE(shownPlan(planPages(graphql::findOperation(cursor), pagination)),
                 std::string("cursor /feed/items n|c||"));
        const graphql::Document relay =
            graphql::parseDocument("query ($n: Int, $c: String) { a(first: $n, after: $c) { nodes { id } "
                                   "pageInfo { endCursor hasNextPage } } }");
        pagination.paths = {"/a/nodes"};
        pagination.nextCursorPath.clear();
        QCOMPARE(shownPlan(planPages(graphql::findOperation(relay), pagination)),
                 std::string("relay /a n|c||"));
    }

    void customListsHaveThePagesOfTheirConnection()
    {
        const graphql::Document document =
            graphql::parseDocument("query ($n: Int, $c: String) { a { b(first: $n, after: $c) { nodes { id } "
                                   "pageInfo { endCursor hasNextPage } } } }");
        Pagination pagination;
        pagination.mergeStrategy = PagePlan::Merge::Custom;
        pagination.paths = {"/a/b/nodes"};
        const Result<PagePlan> plan = planPages(graphql::findOperation(document), pagination);
        QVERIFY(plan);
        QVERIFY(plan->connection == (json::Pointer{"a", "b"}));
        QVERIFY(plan->places == std::vector{(json::Pointer{"a", "b", "nodes"})});
    }

    void restNeedsNoOperation()
    {
        Pagination pagination;
        QCOMPARE(shownPlan(planRestPages({}, pagination)), std::string("link  |||"));
        pagination.variables = {"per_page", "", "", "page"};
        pagination.paths = {"/items"};
        QCOMPARE(shownPlan(planRestPages({}, pagination)), std::string("page /items per_page|||page"));
        pagination.style = PagePlan::Style::Relay;
        QVERIFY(!planRestPages({}, pagination));
        pagination.style = PagePlan::Style::Offset;
        QCOMPARE(shownPlan(planRestPages({}, pagination)),
                 std::string("error: Choose the style page: the variable \"page\" is the page number."));
    }
};

TOOLTRAY_TEST(PagePlanTest)

#include "pageplantest.moc"
