// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/suggestoperation.h"

#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

#include <span>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

// What names can do to one another: the same argument all along the way, pages everywhere, unions in unions.
const char *const kAwkward =
    "type Query { on(id: ID!, idId: ID!): Query! id(id: ID!, first: Int!, input: In!): U list(first: "
    "String!): [C] "
    "viewer: Only deep: D }"
    "union U = A | B type A { id(id: ID!): ID u(id: Int!): U! } type B { type: [[B!]] fragment: E }"
    "type C { edges: [Edge] nodes(first: Int!): [A] } type Edge { node: U } "
    "type Only { a(x: Int!): Int } type D { d: D e: Empty } interface Empty { x: Int } type X implements "
    "Empty { x: "
    "Int } enum E { query } "
    "input In @oneOf { a: In2 b: [In] } input In2 { e: E! = query } input Unused { a: Lonely } input Lonely "
    "{ b: Int } "
    "scalar Nowhere type Subscription { s(first: Int): C } type Mutation { m(in: [In2!]!): P } "
    "type P { clientMutationId: ID a: A errors: [Err!]! } type Err { message: String! }";

SchemaPointer schemaFrom(const std::string &sdl)
{
    return buildSchema(parseDocument(sdl)).schema;
}

} // namespace

class SuggestOperationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suggests_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"coordinate", "operation"};
        row("User.email", "query Email($login: String!) {\n  user(login: $login) {\n    email\n  }\n}");
        row("Repository.pullRequests",
            "query PullRequests($owner: String!, $name: String!, $first: Int = 10) {\n"
            "  repository(owner: $owner, name: $name) {\n    pullRequests(first: $first) {\n"
            "      nodes {\n        id\n        title\n        number\n      }\n    }\n  }\n}");
        row("Mutation.createIssue", "mutation CreateIssue($input: CreateIssueInput!) {\n"
                                    "  createIssue(input: $input) {\n    issue {\n      id\n      title\n"
                                    "      number\n    }\n  }\n}");
        row("Blob.text", "query Text($owner: String!, $name: String!, $expression: String!) {\n"
                         "  repository(owner: $owner, name: $name) {\n    object(expression: $expression) {\n"
                         "      ... on Blob {\n        text\n      }\n    }\n  }\n}");
        row("CartLine.merchandise", "query Merchandise {\n  cart {\n    lines {\n      merchandise {\n"
                                    "        __typename\n        ... on ProductVariant {\n          id\n"
                                    "          title\n        }\n        ... on GiftCard {\n          id\n"
                                    "          message\n        }\n      }\n    }\n  }\n}");
        row("Organization.repository",
            "query Repository($login: String!, $name: String!) {\n  organization(login: $login) {\n"
            "    repository(name: $name) {\n      id\n      name\n    }\n  }\n}");
        row("Subscription.issueChanged",
            "subscription IssueChanged($repositoryId: ID!) {\n  issueChanged(repositoryId: $repositoryId) {\n"
            "    id\n    title\n    number\n  }\n}");
        row("MilestoneInput", "mutation CreateIssue($input: CreateIssueInput!) {\n"
                              "  createIssue(input: $input) {\n    issue {\n      id\n      title\n"
                              "      number\n    }\n  }\n}");
        row("SearchType", "query Search($query: String!, $type: SearchType, $first: Int = 10) {\n"
                          "  search(query: $query, type: $type, first: $first) {\n    nodes {\n"
                          "      __typename\n      ... on Repository {\n        id\n        name\n      }\n"
                          "      ... on Issue {\n        id\n        title\n        number\n      }\n"
                          "      ... on PullRequest {\n        id\n        title\n        number\n      }\n"
                          "    }\n  }\n}");
    }
    void suggests()
    {
        QFETCH(QByteArray, coordinate);
        QFETCH(QByteArray, operation);
        const SchemaPointer schema = sampleSchema();
        const RootPaths paths(schema);
        const std::string name = coordinate.toStdString();
        const std::size_t dot = name.find('.');
        const SchemaType type = schema->type(std::string_view(name).substr(0, dot));
        QVERIFY(type);
        const SuggestedOperation suggested =
            dot == std::string::npos
                ? suggestOperation(paths, type)
                : suggestOperation(paths, type.field(std::string_view(name).substr(dot + 1)));
        QCOMPARE(suggested.text, operation.toStdString());
    }

    void addsWhatTheQuestionNames_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"coordinate", "has"};
        row("merged pull requests of a repository", "Repository.pullRequests", "states: $states");
        row("pull requests of a repository by states", "Repository.pullRequests",
            "$states: [PullRequestState!]");
        row("issues with a label", "Repository.issues", "labels: $labels");
        row("how many issues", "Repository.issues", "totalCount nodes { id title number state");
        row("issues with body and state", "Repository.issues", "nodes { id title number body state");
        row("issues and their repository", "User.issues", "repository { id name }");
        row("issues of a repository", "Repository.issues",
            "nodes { id title number state closeReason createdAt } } } }");
        row("who wrote the issues", "Repository.issues", "author { login");
        row("the latest releases", "Repository.releases", "orderBy: $orderBy");
        row("close an issue", "Mutation.closeIssue", "issue { id title number } } }");
        row("email and name of a user", "User.email", "{ email login }");
        row("search for users", "Query.search", "... on User { id login");
        row("private repositories", "User.repositories", "privacy: $privacy");
        row("products by price", "Query.products", "filter: $filter");
        row("products", "Query.products", "products(first: $first)");
        row("add a comment", "Mutation.addComment", "addComment(subjectId: $subjectId, body: $body)");
    }
    void addsWhatTheQuestionNames()
    {
        QFETCH(QByteArray, coordinate);
        QFETCH(QByteArray, has);
        const SchemaPointer schema = sampleSchema();
        const RootPaths paths(schema);
        const std::string name = coordinate.toStdString();
        const std::size_t dot = name.find('.');
        const SchemaType type = schema->type(std::string_view(name).substr(0, dot));
        const std::string question = QTest::currentDataTag();
        const terms::SaidWords said(std::span(&question, 1));
        const SuggestedOperation suggested =
            suggestOperation(paths, type.field(std::string_view(name).substr(dot + 1)), said);
        const QByteArray oneLine = QByteArray::fromStdString(suggested.text).simplified();
        QVERIFY2(oneLine.contains(has), oneLine.constData());
        QVERIFY2(validate(*schema, parseDocument(suggested.text)).empty(), oneLine.constData());
    }

    void listsItsVariables()
    {
        const SchemaPointer schema = schemaFrom(
            "type Query { a(id: ID!): A } type A { b(id: [Int!]!): A c(id: Int!, bId: Int!): Int }");
        const RootPaths paths(schema);
        const SuggestedOperation suggested = suggestOperation(paths, schema->type("A").field("c"));
        QCOMPARE(suggested.text, std::string("query C($id: ID!, $cId: Int!, $bId: Int!) {\n  a(id: $id) {\n"
                                             "    c(id: $cId, bId: $bId)\n  }\n}"));
        QCOMPARE(suggested.variables.size(), std::size_t(3));
        QCOMPARE(suggested.variables[1].name, std::string("cId"));
        QCOMPARE(suggested.variables[1].type, std::string("Int!"));
        QCOMPARE(suggested.variables[1].argument.coordinate(), std::string("A.c(id:)"));
        QCOMPARE(suggested.path.size(), std::size_t(2));
    }

    void isAlwaysValid_data()
    {
        QTest::addColumn<QByteArray>("sdl");
        QTest::newRow("the sample") << QByteArray();
        QTest::newRow("an awkward one") << QByteArray(kAwkward);
        QTest::newRow("roots of other names") << QByteArray(
            "schema { query: Q mutation: M } type Q { m: M a(first: Int): [Q!] } type M { q: Q! }");
        QTest::newRow("a root that is its own mutation")
            << QByteArray("schema { query: Q mutation: Q } type Q { a(b: Int!): Q c: Int }");
    }
    void isAlwaysValid()
    {
        QFETCH(QByteArray, sdl);
        const SchemaPointer schema = sdl.isEmpty() ? sampleSchema() : schemaFrom(sdl.toStdString());
        const RootPaths paths(schema);
        int suggestedCount = 0;
        const auto check = [&](const std::string &of, const SuggestedOperation &suggested, bool isReachable) {
            if (isReachable)
                QVERIFY2(!suggested.text.empty(), of.c_str());
            if (suggested.text.empty())
                return;
            ++suggestedCount;
            const Document document = parseDocument(suggested.text);
            QVERIFY2(document.isValid(), suggested.text.c_str());
            const Diagnostics problems = validate(*schema, document);
            QVERIFY2(problems.empty(),
                     (suggested.text + '\n' + (problems.empty() ? "" : problems[0].message)).c_str());
            QCOMPARE(findOperation(document).variables().size(), suggested.variables.size());
        };
        for (const SchemaType type : schema->types()) {
            if (type.isBuiltIn())
                continue;
            const bool isReachable = paths.isReachable(type);
            check(std::string(type.name()), suggestOperation(paths, type),
                  isReachable && !paths.pathTo(type).empty());
            for (const SchemaField field : type.fields())
                check(field.coordinate(), suggestOperation(paths, field), isReachable);
        }
        QVERIFY(suggestedCount > 1);
    }

    void suggestsNothingForWhatCannotBeReached()
    {
        const SchemaPointer schema = schemaFrom(kAwkward);
        const RootPaths paths(schema);
        for (const char *name : {"Nowhere", "Unused", "Lonely"})
            QCOMPARE(suggestOperation(paths, schema->type(name)).text, std::string());
    }
};

TOOLTRAY_TEST(SuggestOperationTest)
#include "suggestoperationtest.moc"
