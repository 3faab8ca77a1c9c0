// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/graphqlcompletion.h"

#include "support/testcase.h"
#include "ui/support/shopschema.h"

#include <QElapsedTimer>
#include <QString>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct Asked {
    std::string text;
    std::uint32_t offset;
};

Asked askedAt(std::string marked)
{
    const std::size_t at = marked.find('|');
    marked.erase(at, 1);
    return {marked, static_cast<std::uint32_t>(at)};
}

// The names of all, or the first few.
std::string namesOf(const Completions &completions, std::size_t most = 100)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(completions.items.size(), most); ++i)
        names += (names.empty() ? "" : " ") + completions.items[i].name;
    return names;
}

} // namespace

// The cursor is where the bar stands.
class GraphqlCompletionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatCanStandAtThePlaceIsOffered_data()
    {
        QTest::addColumn<std::string>("marked");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char *name, const char *marked, const char *names) {
            QTest::newRow(name) << std::string(marked) << std::string(names);
        };
        row("an empty text", "|", "query mutation fragment");
        row("the beginning of a word", "que|", "query mutation fragment");
        row("behind an operation", "{ orders { totalCount } } |", "query mutation fragment");
        row("the name of an operation", "query |", "");
        row("fields of the query", "{ |", "customer order orders search __typename");
        row("in a finished text", "{ | }", "customer order orders search __typename");
        row("fields of a mutation", "mutation Do { c|", "cancelOrder tagCustomer __typename");
        row("fields deep inside", "{ orders { nodes { customer { | } } } }",
            "id name email orders __typename fax");
        row("fields of an object", "{ orders { pageInfo { |", "hasNextPage endCursor __typename");
        row("what is chosen comes last", "{ orders { pageInfo { hasNextPage | endCursor } } }",
            "hasNextPage endCursor __typename");
        row("behind an alias", "{ orders { pageInfo { a: |", "hasNextPage endCursor __typename");
        row("deprecated ones last", "{ customer { i|", "id name email orders __typename fax");
        row("types of a union", "{ search { | } }",
            "__typename ... on Node ... on Customer ... on Order ... on Item");
        row("behind three dots", "{ search { ...| } } fragment F on Item { id } fragment G on PageInfo { x }",
            "on Node on Customer on Order on Item on Thing F");
        row("behind on", "{ search { ... on | } }", "Node Customer Order Item Thing");
        row("behind on, in a fragment", "fragment F on P|",
            "Query Mutation Node Customer OrderConnection PageInfo Order Item Thing");
        row("in a narrowed set", "{ search { ... on Item { | } } }", "id title quantity __typename");
        row("in a set without a type", "{ search { ... @skip(if: true) { ... on Item { | } } } }",
            "id title quantity __typename");
        row("arguments", "{ customer(|", "email");
        row("required ones first", "{ search(k|", "text kinds");
        row("given ones not again", "{ orders(first: 1, |, status: PAID) { totalCount } }", "after filter");
        row("behind an argument's name", "{ orders(first |", "");
        row("arguments of a mutation", "mutation { tagCustomer(id: 1 |", "tags");
        row("enum values", "query ($s: OrderStatus) { customer(email: \"\") { orders(status: | } }",
            "$s $status OPEN PAID SHIPPED CLOSED null CANCELLED");
        row("enum values in a list", "{ orders(status: [PAID, |]) { totalCount } }",
            "$status OPEN PAID SHIPPED CLOSED CANCELLED");
        row("booleans", "{ orders @skip(if: |) { totalCount } }", "$if true false");
        row("strings", "{ customer(email: |) { id } }", "$email \"\"");
        row("a variable that does not fit is left out",
            "query ($a: Int, $email: String, $c: String!) { customer(email: |) { id } }", "$c \"\"");
        row("a default makes it fit", "query ($a: String = \"\") { customer(email: |) { id } }",
            "$a $email \"\"");
        row("behind a dollar sign", "query ($after: String) { orders(after: $|) { totalCount } }", "after");
        row("no variable of another operation",
            "query A($x: Int) { orders { totalCount } } query B($y: Int) { orders(first: $|", "y first");
        row("an input object", "{ orders(filter: |", "$filter { } null");
        row("its fields", "{ orders(filter: {|", "status minimum customer");
        row("and theirs", "{ orders(filter: { status: PAID customer: { | ", "email name");
        row("in a list of objects that is none", "{ orders(filter: [{ min| ", "status minimum customer");
        row("directives of a field", "{ orders @|", "include skip");
        row("directives of a definition", "query Q @| { orders { totalCount } }", "");
        row("types of variables", "query ($a: |",
            "String ID Int Boolean OrderStatus OrderFilter CustomerFilter Money DateTime");
        row("types in a list", "query ($a: [O|",
            "String ID Int Boolean OrderStatus OrderFilter CustomerFilter Money DateTime");
        row("the default of a variable", "query ($a: OrderStatus = |",
            "OPEN PAID SHIPPED CLOSED null CANCELLED");
        row("not in a comment", "{ # a|", "");
        row("not in a string", "{ customer(email: \"a|\") { id } }", "");
        row("not in a string without an end", "{ customer(email: \"a|", "");
        row("not in a number", "{ orders(first: 1|", "");
        row("of an unknown field nothing", "{ nothing { |", "");
        row("arguments of an unknown field", "{ nothing(|", "");
        row("behind what is broken", "{ orders( { nodes { | } } }",
            "id total currency placedAt status customer items __typename");
        row("behind an unclosed list", "{ orders(status: [PAID) { nodes { total | } } }",
            "id currency placedAt status customer items total __typename");
    }

    void whatCanStandAtThePlaceIsOffered()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, names);
        const Asked asked = askedAt(marked);
        QCOMPARE(namesOf(completionsAt(asked.text, asked.offset, *test::shopSchema())), names);
    }

    void insertionsBringWhatIsRequired_data()
    {
        QTest::addColumn<std::string>("marked");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("after"); // with bars where something is to be written
        const auto row = [](const char *name, const char *marked, const char *chosen, const char *after) {
            QTest::newRow(name) << std::string(marked) << std::string(chosen) << std::string(after);
        };
        row("a leaf", "{ orders { totalC| } }", "totalCount", "{ orders { totalCount } }");
        row("an object in its line", "{ orders { | } }", "pageInfo", "{ orders { pageInfo { | } } }");
        row("an object in lines", "{\n  orders {\n    |\n  }\n}", "pageInfo",
            "{\n  orders {\n    pageInfo {\n      |\n    }\n  }\n}");
        row("required arguments", "{\n  |\n}", "customer", "{\n  customer(email: |) {\n    |\n  }\n}");
        row("not where they are", "{ cust|(email: \"a\") { id } }", "customer",
            "{ customer(email: \"a\") { id } }");
        row("the rest of a word goes", "{ orders { total|Amount } }", "totalCount",
            "{ orders { totalCount } }");
        row("an argument", "{ orders(f|) { totalCount } }", "first", "{ orders(first: ) { totalCount } }");
        row("a fragment", "{ search(text: \"\") { ...| } }", "on Item",
            "{ search(text: \"\") { ...on Item { | } } }");
        row("a directive", "{ orders @s| { totalCount } }", "skip", "{ orders @skip { totalCount } }");
        row("a directive at the end", "{ orders { totalCount @|", "skip",
            "{ orders { totalCount @skip(if: |)");
        row("an object value", "{ orders(filter: {customer: |}) { totalCount } }", "{ }",
            "{ orders(filter: {customer: { email: | }}) { totalCount } }");
    }

    void insertionsBringWhatIsRequired()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, name);
        QFETCH(std::string, after);
        const Asked asked = askedAt(marked);
        const Completions completions = completionsAt(asked.text, asked.offset, *test::shopSchema());
        const auto item =
            std::ranges::find_if(completions.items, [&](const Completion &one) { return one.name == name; });
        QVERIFY(item != completions.items.end());
        std::string inserted = item->insertion;
        for (auto stop = item->stops.rbegin(); stop != item->stops.rend(); ++stop)
            inserted.insert(*stop, "|");
        std::string text = asked.text;
        text.replace(completions.word.start, completions.word.end - completions.word.start, inserted);
        QCOMPARE(text, after);
    }

    void newVariablesAreDeclared()
    {
        const Asked asked = askedAt("{ customer(email: |) { id } }");
        const Completions completions = completionsAt(asked.text, asked.offset, *test::shopSchema());
        QCOMPARE(completions.items.front().declaration, std::string("$email: String!"));
        QCOMPARE(completions.operation.value_or(9), std::size_t(0));
        // A fragment has none of its own.
        const Asked inFragment = askedAt("fragment F on Query { customer(email: |) { id } }");
        QCOMPARE(namesOf(completionsAt(inFragment.text, inFragment.offset, *test::shopSchema())),
                 std::string("\"\""));
    }

    void everyPlaceOfEveryBeginningIsSafe()
    {
        const graphql::SchemaPointer schema = test::shopSchema();
        const std::string text =
            "query Q($a: [Int!]! = [1], $b: OrderFilter = {status: PAID}) @skip(if: $a) { a: orders(filter: "
            "{customer: {email: \"\"}}) @include(if: true) { nodes { ...F ... on Order { id } } } } fragment "
            "F "
            "on Order { total # x\n \"\"\"block\"\"\" }";
        for (std::size_t end = 0; end <= text.size(); ++end)
            for (std::size_t at = 0; at <= end; ++at)
                completionsAt(std::string_view(text).substr(0, end), static_cast<std::uint32_t>(at), *schema);
        const std::string deep(5000, '{');
        completionsAt(deep, 5000, *schema);
        std::string lists = "{ orders(status: ";
        lists.append(5000, '[');
        QVERIFY(completionsAt(lists, static_cast<std::uint32_t>(lists.size()), *schema).items.empty());
    }

    void hugeSchemasAreQuick()
    {
        const graphql::SchemaPointer schema = test::hugeSchema(3500);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(completionsAt("{ ", 2, *schema).items.size(), std::size_t(3501));
        qInfo("completed in %.1f ms", double(timer.nsecsElapsed()) / 1e6);
    }
};

TOOLTRAY_TEST(GraphqlCompletionTest)
#include "graphqlcompletiontest.moc"
