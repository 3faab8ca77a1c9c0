// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointlistmodel.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class EndpointListModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theIconSaysHowAnEndpointIs_data()
    {
        QTest::addColumn<bool>("hasSchema");
        QTest::addColumn<bool>("hasProblem");
        QTest::addColumn<Icon>("icon");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing yet") << false << false << Icon::Todo << Tone::Neutral
                                     << QStringLiteral("Not fetched yet");
        QTest::newRow("well") << true << false << Icon::Success << Tone::Ok
                              << QStringLiteral("Schema loaded");
        QTest::newRow("failed") << false << true << Icon::Error << Tone::Error
                                << QStringLiteral("Not loaded");
        QTest::newRow("failed since")
            << true << true << Icon::Error << Tone::Error << QStringLiteral("Not loaded");
    }

    void theIconSaysHowAnEndpointIs()
    {
        QFETCH(bool, hasSchema);
        QFETCH(bool, hasProblem);
        QFETCH(Icon, icon);
        QFETCH(Tone, tone);
        QFETCH(QString, words);
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        engine::EndpointSchema &schema = state.schemas["shop"];
        if (hasSchema)
            schema.schema = graphql::buildSchema(graphql::parseDocument("type Query { a: Int }")).schema;
        if (hasProblem)
            schema.problem = Error{ErrorKind::Unavailable, "refused", "Nobody answers.", {}};
        EndpointListModel model;
        model.update(state, wallTimeNow(), {});
        const QModelIndex row = model.index(0);
        QCOMPARE(row.data(IconRole).toInt(), static_cast<int>(icon));
        QCOMPARE(row.data(IconToneRole).toInt(), static_cast<int>(tone));
        QVERIFY2(row.data(Qt::AccessibleTextRole).toString().contains(words),
                 qPrintable(row.data(Qt::AccessibleTextRole).toString()));
    }

    // A description may be read without the credential that calls need.
    void aDescriptionSaysNothingOfCalls()
    {
        workspace::Endpoint pets;
        pets.name = "pets";
        pets.api.location = "https://pets.example/openapi.json";
        pets.schema.kind = workspace::SchemaSource::Kind::None;
        workspace::Endpoint file;
        file.name = "shop";
        file.url = "https://shop.example/graphql";
        file.schema = {workspace::SchemaSource::Kind::File, "shop.graphql"};
        engine::WorkspaceState state;
        state.workspace = test::edited(workspace::Workspace::create({}),
                                       {"Endpoints",
                                        workspace::Origin::Person,
                                        {workspace::PutObject{pets}, workspace::PutObject{file}}});
        state.schemas["pets"].described.summary = std::make_shared<engine::DescriptionSummary>();
        state.schemas["shop"].schema =
            graphql::buildSchema(graphql::parseDocument("type Query { a: Int }")).schema;
        EndpointListModel model;
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.rowCount(), 2);
        for (int row = 0; row < model.rowCount(); ++row) {
            QCOMPARE(model.index(row).data(IconRole).toInt(), static_cast<int>(Icon::Info));
            QCOMPARE(model.index(row).data(IconToneRole).toInt(), static_cast<int>(Tone::Neutral));
            QVERIFY(model.index(row)
                        .data(Qt::AccessibleTextRole)
                        .toString()
                        .contains(QStringLiteral("Description loaded")));
        }
        // A narrow list cuts the host, which is the same each day.
        const QString line = model.index(0).data(SubtitleRole).toString();
        QVERIFY2(line.endsWith(QStringLiteral(" · pets.example")), qPrintable(line));
    }

    void toolsThatDoNotFitAreSeen()
    {
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        engine::EndpointSchema &schema = state.schemas["shop"];
        schema.schema = graphql::buildSchema(graphql::parseDocument("type Query { a: Int }")).schema;
        workspace::Schemas schemas;
        schemas["shop"].graphql = schema.schema;
        state.health = std::make_shared<const workspace::Health>(
            workspace::Health::check(state.workspace, schemas, {})); // it has no orders
        EndpointListModel model;
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.index(0).data(IconRole).toInt(), static_cast<int>(Icon::Error));
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"Some tools do not fit"));
    }

    // The list has room for its host alone.
    void theWholeUrlCanBeRead()
    {
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        const auto url = QString::fromStdString(state.workspace->find<workspace::Endpoint>("shop")->url);
        QVERIFY(!url.isEmpty());
        EndpointListModel model;
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), url + QStringLiteral("\nNot fetched yet"));
    }

    void aRowFollowsItsSchema()
    {
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        EndpointListModel model;
        model.update(state, wallTimeNow(), {});
        state.schemas["shop"].problem = Error{ErrorKind::Unavailable, "refused", "Nobody answers.", {}};
        model.update(state, wallTimeNow(), {});
        QCOMPARE(model.index(0).data(IconRole).toInt(), static_cast<int>(Icon::Error));
    }
};

TOOLTRAY_TEST(EndpointListModelTest)
#include "endpointlistmodeltest.moc"
