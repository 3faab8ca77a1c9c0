// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooledits.h"

#include "graphql/rules/validate.h"
#include "support/testcase.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using Fit = ToolMove::Fit;

namespace {

graphql::SchemaPointer schemaOf(const char *text)
{
    return graphql::loadSchema(text, graphql::Strictness::Lenient).schema;
}

// The sample with two more endpoints and a tool of two versions.
workspace::WorkspacePtr movableWorkspace()
{
    workspace::Edit edit{"More", workspace::Origin::Person, {}};
    for (const char *name : {"billing", "paths"}) {
        workspace::Endpoint endpoint;
        endpoint.name = name;
        endpoint.url = "https://other.example/graphql";
        if (endpoint.name == "paths")
            endpoint.restUrl = "https://other.example/api";
        edit.steps.push_back(workspace::PutObject{endpoint});
    }
    workspace::Tool versions = test::graphqlTool("versions", "{ invoices { id } }");
    workspace::ToolVersion old;
    old.operation = workspace::GraphqlOperation{"{ orders { id } }"};
    versions.versions.emplace(*workspace::Version::parse("0.0.1"), old);
    edit.steps.push_back(workspace::PutObject{versions});
    return test::edited(test::sampleWorkspace(), edit);
}

} // namespace

class ToolMoveTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhatDoesNotFitTheSchema()
    {
        const workspace::Schemas schemas{{"billing", schemaOf("type Query { invoices(first: Int): [Invoice] }"
                                                              "type Invoice { id: ID }")}};
        const auto rows = ToolMove::plan(*movableWorkspace(), schemas,
                                         {"search_orders", "versions", "gone", "lookup"}, "billing");
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].tool, std::string("search_orders"));
        QCOMPARE(rows[0].fit, Fit::Misfit);
        QVERIFY2(rows[0].problem.contains(u"orders"), qPrintable(rows[0].problem));
        QCOMPARE(rows[1].fit, Fit::Misfit);
        QVERIFY2(rows[1].problem.startsWith(u"Version 0.0.1: "), qPrintable(rows[1].problem));
        QCOMPARE(rows[2].fit, Fit::Misfit);
        QVERIFY2(rows[2].problem.contains(u"REST URL"), qPrintable(rows[2].problem));
    }

    void whatFitsIsNotComplainedAbout()
    {
        const workspace::Schemas schemas{
            {"paths", schemaOf("type Query { orders(first: Int): [Order] } type Order { id: ID }")}};
        const auto rows = ToolMove::plan(*movableWorkspace(), schemas, {"search_orders", "lookup"}, "paths");
        QCOMPARE(rows.size(), std::size_t(2));
        for (const ToolMove::Row &row : rows)
            QCOMPARE(row, (ToolMove::Row{.tool = row.tool}));
    }

    void withoutASchemaNobodyCanTell()
    {
        const auto rows = ToolMove::plan(*movableWorkspace(), {}, {"search_orders", "lookup"}, "billing");
        QCOMPARE(rows[0].fit, Fit::Unknown);
        QVERIFY(!rows[0].problem.isEmpty());
        QCOMPARE(rows[1].fit, Fit::Fits); // it asks for no field
    }

    void whatIsThereAlreadyStays()
    {
        QVERIFY(ToolMove::plan(*movableWorkspace(), {}, {"search_orders"}, "shop").empty());
        QVERIFY(ToolMove::plan(*movableWorkspace(), {}, {"search_orders"}, "nowhere").empty());
    }

    void allMoveAsOneEdit()
    {
        auto workspace = movableWorkspace();
        const auto edit = moveTools(*workspace, {"search_orders", "lookup"}, "billing", "Move");
        QCOMPARE(edit.steps.size(), std::size_t(2));
        workspace = test::edited(workspace, edit);
        QVERIFY(workspace);
        for (const char *name : {"search_orders", "lookup"})
            QCOMPARE(workspace->find<workspace::Tool>(name)->endpoint, std::string("billing"));
        QVERIFY(moveTools(*workspace, {"search_orders"}, "billing", "Move").steps.empty());
    }
};

TOOLTRAY_TEST(ToolMoveTest)
#include "toolmovetest.moc"
