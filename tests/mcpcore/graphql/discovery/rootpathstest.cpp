// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/rootpaths.h"

#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

std::string print(const RootPath &path)
{
    std::string text;
    for (const RootStep &step : path) {
        text.append(text.empty() ? "" : " ").append(step.field.name());
        if (step.narrowedTo)
            text.append(":").append(step.narrowedTo.name());
    }
    return text;
}

} // namespace

class RootPathsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheWayAPersonWouldTake_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"type", "path"};
        row("Query", "");
        row("User", "user");
        row("Repository", "repository");
        row("Issue", "repository issue");
        row("Comment", "repository issue comments nodes");
        row("Commit", "repository defaultBranch target");
        row("Blob", "repository object:Blob");
        row("GiftCard", "cart lines merchandise:GiftCard");
        row("CreateIssuePayload", "createIssue");
        row("IssueState", "repository issue state");
    }
    void findsTheWayAPersonWouldTake()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, path);
        const SchemaPointer schema = sampleSchema();
        const RootPaths paths(schema);
        const SchemaType found = schema->type(type.toStdString());
        QVERIFY(found && paths.isReachable(found));
        QCOMPARE(print(paths.pathTo(found)), path.toStdString());
    }

    void knowsWhatCannotBeReached()
    {
        const SchemaPointer schema = sampleSchema();
        const RootPaths paths(schema);
        QVERIFY(!paths.isReachable(schema->type("CreateIssueInput")));
        const SchemaPointer alone =
            buildSchema(parseDocument("type Query { a: Int } type Island { b: Island }")).schema;
        const RootPaths none(alone);
        QVERIFY(!none.isReachable(alone->type("Island")));
        QVERIFY(none.pathTo(alone->type("Island")).empty());
        QVERIFY(none.pathTo(alone->type("Island").field("b")).empty());
    }

    void preferred_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"query", "path"};
        row("fewer steps", "a: A b: T", "b");
        row("fewer required arguments", "b(x: Int!): T c(x: Int): T", "c");
        row("not deprecated", "b: T @deprecated a: A", "a t");
        row("not narrowed", "n: N a: A", "a t");
        row("narrowed if need be", "n: N", "n:T");
    }
    void preferred()
    {
        QFETCH(QByteArray, query);
        QFETCH(QByteArray, path);
        const std::string types = "type A { t: T } type T implements N { id: ID } interface N { id: ID } ";
        const SchemaPointer schema =
            buildSchema(parseDocument(types + "type Query { " + query.toStdString() + " }")).schema;
        QCOMPARE(print(RootPaths(schema).pathTo(schema->type("T"))), path.toStdString());
    }
};

TOOLTRAY_TEST(RootPathsTest)
#include "rootpathstest.moc"
