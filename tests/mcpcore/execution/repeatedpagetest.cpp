// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagewalk.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

workspace::PagePlan repeatedPlan(workspace::PagePlan::Style style)
{
    workspace::PagePlan plan;
    plan.style = style;
    plan.variables = {"size", "cursor", "offset", "page"};
    plan.places = {json::Pointer{"list"}};
    plan.nextCursor = json::Pointer{"next"};
    return plan;
}

} // namespace

class RepeatedPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What an answer says of the next page is true of the whole list.
    void theUrlOfTheNextPageIsThatOfTheLast_data()
    {
        QTest::addColumn<int>("most"); // items
        QTest::addColumn<std::string>("next");
        QTest::newRow("after a page") << 4 << std::string("'?3'");
        QTest::newRow("within a page") << 3 << std::string("null"); // it would miss items
        QTest::newRow("at the end") << 9 << std::string("null");
    }
    void theUrlOfTheNextPageIsThatOfTheLast()
    {
        QFETCH(const int, most);
        QFETCH(const std::string, next);
        PageLimits limits;
        limits.items = static_cast<std::uint64_t>(most);
        PageWalk walk(repeatedPlan(Style::NextUrl), limits);
        QVERIFY(walk.add({value("{'list':[1,2],'next':'?2'}"), "2"}).value());
        QCOMPARE(walk.position().link, std::string("2"));
        if (walk.add({value("{'list':[3,4],'next':'?3'}"), "3"}).value())
            QVERIFY(!walk.add({value("{'list':[5],'next':null}")}).value());
        QCOMPARE(shown(std::move(walk).finish().data["next"]), next);
    }

    void theApiSaysThatTheLastItemIsTheLast()
    {
        workspace::PagePlan plan = repeatedPlan(Style::LastItem);
        plan.nextCursor = json::Pointer{"id"};
        PageWalk walk(plan, {});
        QVERIFY(walk.add({value("{'list':[{'id':'a'}],'has_more':true}")}).value());
        QCOMPARE(walk.variables()["cursor"].toString(), std::string_view("a"));
        QVERIFY(!walk.add({value("{'list':[{'id':'b'}],'has_more':false}")}).value());
        QCOMPARE(shown(std::move(walk).finish().data),
                 std::string("{'list':[{'id':'a'},{'id':'b'}],'has_more':false}"));
    }

    // Items that are all the same may well fill two pages, and a cursor that moved leads on.
    void aPageThatRepeatsEndsTheWalkWithoutIt_data()
    {
        // items: of two pages
        addColumns<int, std::string, std::string>("style", "page", "items");
        const auto row = [](const char *name, Style style, const char *page, const char *items) {
            QTest::newRow(name) << static_cast<int>(style) << std::string(page) << std::string(items);
        };
        row("page", Style::Page, "{'list':[1,2],'total':9}", "[1,2]");
        row("offset", Style::Offset, "{'list':[1,2]}", "[1,2]");
        row("one item", Style::Page, "{'list':[1]}", "[1]");
        row("equal items", Style::Page, "{'list':[1,1]}", "[1,1,1,1]");
        row("cursor", Style::Cursor, "{'list':[1,2],'next':'x'}", "[1,2]");
        row("edges", Style::Relay,
            "{'list':{'edges':[{'node':1},{'node':2}],'pageInfo':{'hasNextPage':true,'endCursor':'x'}}}",
            "[1,2]");
    }

    void aPageThatRepeatsEndsTheWalkWithoutIt()
    {
        QFETCH(const int, style);
        QFETCH(const std::string, page);
        QFETCH(const std::string, items);
        PageWalk walk(repeatedPlan(static_cast<Style>(style)), {});
        QVERIFY(walk.add({value(page)}).value());
        const bool isMore = walk.add({value(page)}).value();
        QCOMPARE(isMore, items == "[1,1,1,1]");
        const PagedResult result = std::move(walk).finish();
        const json::Value &list = result.data["list"];
        QCOMPARE(shown(list.isArray() ? list : list["nodes"]), items);
        QVERIFY(isMore || (result.end == PageEnd::NoProgress && !result.next));
    }

    void aCursorThatRepeatsEndsTheWalk()
    {
        PageWalk walk(repeatedPlan(Style::Relay), {});
        const char *page = "{'list':{'nodes':[1],'pageInfo':{'hasNextPage':true,'endCursor':'x'}}}";
        QVERIFY(*walk.add({value(page)}));
        QVERIFY(!*walk.add({value(page)}));
        const PagedResult result = std::move(walk).finish();
        QVERIFY(result.end == PageEnd::NoProgress);
        QVERIFY(!result.next); // else whoever goes on would come back here for ever
    }

    void aCursorThatRepeatsCountsMoreThanALimit()
    {
        PageLimits limits;
        limits.items = 1;
        PagePosition from;
        from.cursor = json::Value("x");
        PageWalk walk(repeatedPlan(Style::Relay), limits, from);
        QVERIFY(
            !*walk.add({value("{'list':{'nodes':[1],'pageInfo':{'hasNextPage':true,'endCursor':'x'}}}")}));
        QVERIFY(std::move(walk).finish().end == PageEnd::NoProgress);
    }

private:
    using Style = workspace::PagePlan::Style;
};

TOOLTRAY_TEST(RepeatedPageTest)

#include "repeatedpagetest.moc"
