// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemapanel/schemaediting.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "support/testcase.h"
#include "ui/support/shopschema.h"

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// "mutation/cancelOrder" or "customer/...Node/id(argument"
SchemaPlace placeFrom(std::string text)
{
    using Kind = graphql::SelectionStep::Kind;
    SchemaPlace place;
    if (const std::size_t open = text.find('('); open != std::string::npos) {
        place.argument = text.substr(open + 1);
        text.resize(open);
    }
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        const std::string name = text.substr(start, end - start);
        if (name == "mutation")
            place.operation = graphql::OperationType::Mutation;
        else if (name.starts_with("..."))
            place.path.push_back({Kind::Fragment, name.substr(3)});
        else
            place.path.push_back({Kind::Field, name});
        start = end + 1;
    }
    return place;
}

std::string textAfter(const std::string &text, const graphql::OperationEdit &edit)
{
    return edit.problem.empty() ? graphql::applyEdits(text, edit.edits) : edit.problem.text();
}

} // namespace

class SchemaChoicesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choicesChangeTheText_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("place");
        QTest::addColumn<bool>("adds");
        QTest::addColumn<std::string>("after");
        const auto row = [](const char *name, const char *before, const char *place, bool adds,
                            const char *after) {
            QTest::newRow(name) << std::string(before) << std::string(place) << adds << std::string(after);
        };
        row("an operation is written", "", "orders", true, "query {\n  orders {\n    __typename\n  }\n}\n");
        row("of the right kind", "# new\n", "mutation/cancelOrder", true,
            "# new\n\nmutation ($id: ID!) {\n  cancelOrder(id: $id) {\n    __typename\n  }\n}\n");
        row("a leaf", "{\n  orders {\n    # all\n    totalCount\n  }\n}", "orders/pageInfo/endCursor", true,
            "{\n  orders {\n    # all\n    totalCount\n    pageInfo {\n      endCursor\n    }\n  }\n}");
        row("and away", "{ orders { totalCount nodes { id } } }", "orders/nodes", false,
            "{ orders { totalCount } }");
        row("an argument", "{ orders { totalCount } }", "orders(first", true,
            "query ($first: Int) { orders(first: $first) { totalCount } }");
        row("one more argument", "query Q($first: Int) { orders(first: $first) { totalCount } }",
            "orders(status", true,
            "query Q($first: Int, $status: [OrderStatus!]) { orders(first: $first, status: $status) { "
            "totalCount } }");
        row("an argument of a field that is not selected", "{ orders { totalCount } }",
            "orders/nodes/customer/orders(first", true,
            "query ($first: Int) { orders { totalCount nodes { customer { orders(first: $first) { "
            "__typename } } } } }");
        row("a required one comes by itself", "{ orders { totalCount } }", "orders/nodes/items(first", true,
            "query ($first: Int!) { orders { totalCount nodes { items(first: $first) { __typename } } } }");
        row("a name that is taken",
            "query ($first: Int) { orders(first: $first) { nodes { customer { orders "
            "{ totalCount } } } } }",
            "orders/nodes/customer/orders(first", true,
            "query ($first: Int, $first2: Int) { orders(first: $first) { nodes { customer { orders(first: "
            "$first2) { totalCount } } } } }");
        row("an argument away",
            "query ($first: Int, $after: String) { orders(first: $first, after: $after) { "
            "totalCount } }",
            "orders(after", false, "query ($first: Int) { orders(first: $first) { totalCount } }");
        row("the last argument away", "query ($first: Int) { orders(first: $first) { totalCount } }",
            "orders(first", false, "query { orders { totalCount } }");
        row("a variable that others use stays",
            "query ($n: Int!) { orders(first: $n) { nodes { items(first: $n) { id } } } }", "orders(first",
            false, "query ($n: Int!) { orders { nodes { items(first: $n) { id } } } }");
        row("a required one stays", "query ($id: ID!) { order(id: $id) { id } }", "order(id", false,
            "\"id\" is required. Take out the field to take out its argument.");
        row("not in a broken text", "{ orders { ", "orders/totalCount", true,
            "The text has syntax errors. Fix them first.");
    }

    void choicesChangeTheText()
    {
        QFETCH(std::string, before);
        QFETCH(std::string, place);
        QFETCH(bool, adds);
        QFETCH(std::string, after);
        const graphql::SchemaPointer schema = test::shopSchema();
        const graphql::OperationEdit edit = choose(*schema, graphql::parseDocument(before), 0,
                                                   placeFrom(place), adds ? Choice::Add : Choice::Remove);
        QCOMPARE(textAfter(before, edit), after);
        if (edit.problem.empty())
            QVERIFY(graphql::validate(*schema, graphql::parseDocument(after)).empty());
    }

    void leavesAreAddedTogether()
    {
        const graphql::SchemaPointer schema = test::shopSchema();
        const std::string text =
            "query ($email: String!) {\n  customer(email: $email) {\n    email\n  }\n}\n";
        const graphql::Document document = graphql::parseDocument(text);
        QCOMPARE(textAfter(text, addLeaves(*schema, document, 0, placeFrom("customer"), 1)),
                 std::string("query ($email: String!) {\n  customer(email: $email) {\n    email\n    id\n    "
                             "name\n  }\n}\n"));
        const std::string deep = textAfter(text, addLeaves(*schema, document, 0, placeFrom("customer"), 2));
        QCOMPARE(deep, std::string("query ($email: String!) {\n  customer(email: $email) {\n    email\n    "
                                   "id\n    name\n    orders {\n      totalCount\n    }\n  }\n}\n"));
        QVERIFY(graphql::validate(*schema, graphql::parseDocument(deep)).empty());
    }

    void theDifferenceIsAsSmallAsItCanBe_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        QTest::addColumn<std::string>("edit");
        const auto row = [](const char *name, const char *before, const char *after, const char *edit) {
            QTest::newRow(name) << std::string(before) << std::string(after) << std::string(edit);
        };
        row("insertion", "abc", "axbc", "1-1:x");
        row("removal", "abbc", "abc", "2-3:");
        row("repeated", "aa", "aaa", "2-2:a");
        row("from nothing", "", "a", "0-0:a");
        row("whole characters", "\u00e4", "\u00f6", "0-2:\u00f6");
        row("whole characters at the end", "x\u00e4", "y\u0124", "0-3:y\u0124");
    }

    void theDifferenceIsAsSmallAsItCanBe()
    {
        QFETCH(std::string, before);
        QFETCH(std::string, after);
        QFETCH(std::string, edit);
        const graphql::TextEdits edits = differenceOf(before, after);
        QCOMPARE(edits.size(), std::size_t(1));
        QCOMPARE(std::to_string(edits[0].start) + '-' + std::to_string(edits[0].end) + ':' + edits[0].text,
                 edit);
        QCOMPARE(graphql::applyEdits(before, edits), after);
    }

    void nothingIsDifferentInTheSame() { QVERIFY(differenceOf("a", "a").empty()); }
};

TOOLTRAY_TEST(SchemaChoicesTest)
#include "schemachoicestest.moc"
