// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/answerschema.h"

#include "execution/results/shaped.h"
#include "jsonschema/schema.h"
#include "support/fakeschemas.h"
#include "support/fakeworkspaceaccess.h"
#include "support/testcase.h"
#include "testbed.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;
using workspace::ResultShape;

namespace {

constexpr std::string_view kSdl =
    "type Query { project(key: String!): Project } "
    "type Project { name: String! issues(first: Int, after: String): Issues } "
    "type Issues { edges: [Edge] nodes: [Issue!]! pageInfo: PageInfo! } "
    "type Edge { cursor: String! node: Issue } type Issue { key: String! title: String author: User } "
    "type User { login: String! title: String } "
    "type PageInfo { hasNextPage: Boolean! endCursor: String }";

std::string asQuoted(const json::Value &value)
{
    std::string text = json::write(value);
    std::ranges::replace(text, '"', '\'');
    return text;
}

AnswerSchema answerOf(const std::string &document, const ResultShape &shape,
                      std::optional<workspace::Pagination> pagination = {})
{
    const FakeSchemas schemas("demo", kSdl);
    const FakeWorkspaceAccess workspaceAccess;
    workspace::ToolVersion version;
    version.operation = workspace::GraphqlOperation{document};
    version.result = shape;
    if (pagination)
        version.pagination = *pagination;
    return answerSchema(*workspaceAccess.workspace(), version, schemas.state("demo").schema);
}

ResultShape shapeOf(std::string path, std::vector<std::string> drop = {},
                    std::vector<ResultShape::Renaming> rename = {})
{
    ResultShape shape;
    shape.path = std::move(path);
    shape.drop = std::move(drop);
    shape.rename = std::move(rename);
    return shape;
}

constexpr const char *kPaged = "query($key: String!, $first: Int, $after: String) { project(key: $key) { "
                               "issues(first: $first, after: $after) { "
                               "edges { cursor node { key } } pageInfo { hasNextPage endCursor } } } }";

} // namespace

class ShapedSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSchemaFollowsTheShape_data()
    {
        // wrong: what no longer fits
        const TestRows<ResultShape, std::string> row{"shape", "wrong"};
        row("as it is", {}, "{'project':{'issues':3}}");
        row("a path", shapeOf("/project/issues/nodes"), "{'project':{}}");
        row("an element", shapeOf("/project/issues/nodes/0"), "[]");
        row("a place dropped", shapeOf({}, {"/project/issues/nodes/*/author"}), "{'project':{}}");
        row("a name dropped everywhere", shapeOf({}, {"title"}), "{'project':{}}");
        row("all members dropped", shapeOf("/project", {"/*"}), "[]");
        row("a name everywhere", shapeOf({}, {}, {{"title", "label"}}), "{'project':{'name':'a'}}");
        row("onto another one", shapeOf("/project/issues/nodes/0", {}, {{"/title", "key"}}), "{}");
        row("all at once", shapeOf("/project", {"name"}, {{"/issues", "list"}, {"/list/nodes", "all"}}),
            "{'list':{'nodes':[]}}");
    }

    void theSchemaFollowsTheShape()
    {
        QFETCH(const ResultShape, shape);
        QFETCH(const std::string, wrong);
        const json::Value data =
            quoted("{'project':{'name':'a','issues':{'nodes':[{'key':'k','title':'t',"
                   "'author':{'login':'ann','title':null}},{'key':'l','title':null,'author':null}]}}}");
        const AnswerSchema answer = answerOf(
            "{ project(key: \"a\") { name issues { nodes { key title author { login title } } } } }", shape);
        QVERIFY2(!answer.schema.isNull(), answer.note.c_str());
        const auto compiled = jsonschema::Schema::compile(answer.schema).schema;
        QVERIFY(compiled);
        const auto handedOut = execution::selected(data, shape);
        QVERIFY2(compiled->isValid(handedOut.value()), asQuoted(answer.schema).c_str());
        QVERIFY2(!compiled->isValid(quoted(wrong)), asQuoted(answer.schema).c_str());
    }

    void nullOnTheWayIsNull()
    {
        const AnswerSchema answer = answerOf("{ project(key: \"a\") { name } }", shapeOf("/project/name"));
        const auto compiled = jsonschema::Schema::compile(answer.schema).schema;
        QVERIFY(compiled->isValid(json::Value()));
        QVERIFY(compiled->isValid(json::Value("a")));
    }

    void pagesOfEdgesAreMergedIntoNodes()
    {
        const AnswerSchema answer = answerOf(kPaged, {}, workspace::Pagination());
        const json::Value &issues = answer.schema["properties"]["project"]["properties"]["issues"];
        QVERIFY2(!issues["properties"].contains("edges"), asQuoted(answer.schema).c_str());
        QCOMPARE(asQuoted(issues["properties"]["nodes"]["type"]), std::string("'array'"));
        const json::Value &item = issues["properties"]["nodes"]["items"];
        QVERIFY(item["properties"].contains("key") && !item["properties"].contains("cursor"));
        QVERIFY(issues["properties"].contains("pageInfo"));
        QCOMPARE(asQuoted(issues["required"]), std::string("['pageInfo','nodes']"));
    }

    void edgesThatAreMergedStay()
    {
        workspace::Pagination pagination;
        pagination.mergeStrategy = workspace::Pagination::MergeStrategy::ConcatEdges;
        const AnswerSchema answer = answerOf(kPaged, {}, pagination);
        const json::Value &issues = answer.schema["properties"]["project"]["properties"]["issues"];
        QVERIFY(issues["properties"].contains("edges") && !issues["properties"].contains("nodes"));
    }

    void whatCannotBeToldIsSaid()
    {
        const AnswerSchema answer =
            answerOf("{ project(key: \"a\") { name } }", shapeOf({}, {"/project/0/name"}));
        QVERIFY(answer.schema.isNull());
        QVERIFY(!answer.note.empty());
        QVERIFY(!answerOf("{ project(key: \"a\") { name }", {}).note.empty());
    }
};

TOOLTRAY_TEST(ShapedSchemaTest)
#include "shapedschematest.moc"
