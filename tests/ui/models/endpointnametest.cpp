// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointtexts.h"

#include "support/testcase.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class EndpointNameTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWhatPeopleCallIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("https://api.github.com/graphql") << "github";
        QTest::newRow("https://gitlab.com/api/graphql") << "gitlab";
        QTest::newRow("https://countries.trevorblades.com/") << "countries";
        QTest::newRow("https://graphql.api.example.co.uk/v1") << "example";
        QTest::newRow("http://localhost:4000/graphql") << "local";
        QTest::newRow("http://127.0.0.1:4000") << "local";
        QTest::newRow("https://{HOST}/graphql") << "endpoint";
        QTest::newRow("") << "endpoint";
        QTest::newRow("https://intranet/graphql") << "intranet";
        QTest::newRow("https://api.v2.com/graphql") << "api";
    }

    void isWhatPeopleCallIt()
    {
        QFETCH(QString, name);
        const auto workspace = workspace::Workspace::create({});
        QCOMPARE(suggestedEndpointName(QString::fromLatin1(QTest::currentDataTag()), *workspace), name);
        QVERIFY(!workspace::nameProblem(workspace::ObjectKind::Endpoint, name.toStdString()));
    }

    void isNewInTheWorkspace()
    {
        workspace::Endpoint endpoint;
        endpoint.name = "GitHub";
        endpoint.url = "https://api.github.com/graphql";
        const auto applied = workspace::apply(
            *workspace::Workspace::create({}),
            {.label = "Add", .origin = workspace::Origin::Person, .steps = {workspace::PutObject{endpoint}}});
        QVERIFY(applied);
        QCOMPARE(suggestedEndpointName(QStringLiteral("https://api.github.com"), *applied->workspace),
                 QStringLiteral("github-2"));
        // Another kind of thing may be called the same.
        QCOMPARE(suggestedEndpointName(QStringLiteral("https://api.github.com"), *applied->workspace,
                                       workspace::ObjectKind::Credential),
                 QStringLiteral("github"));
    }

    void titlesOfApisBecomeNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("Depot API") << "depot";
        QTest::newRow("Swagger Petstore - OpenAPI 3.0") << "petstore";
        QTest::newRow("GitHub v3 REST API") << "github";
        QTest::newRow("The Quick, Brown Fox of Rome API") << "quick-brown-fox";
        QTest::newRow("GitHub's official OpenAPI spec") << "github";
        QTest::newRow("Pet's shop") << "pet-shop";
        QTest::newRow("Pet\u2019s Shop API") << "pet-shop";
        QTest::newRow("Users' 'same' store") << "users-same-store";
        QTest::newRow("REST API 1.0") << "";
        QTest::newRow("\u4ed3\u5e93") << "";
    }

    void titlesOfApisBecomeNames()
    {
        QFETCH(QString, name);
        const auto workspace = workspace::Workspace::create({});
        QCOMPARE(suggestedEndpointNameOf(QString::fromUtf8(QTest::currentDataTag()), *workspace), name);
    }

    void hostsAreShownAsTheyStand_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("https://api.github.com/graphql") << "api.github.com";
        QTest::newRow("http://localhost:4000/graphql") << "localhost:4000";
        QTest::newRow("https://{HOST}/graphql") << "{HOST}";
        QTest::newRow("{BASE}/graphql") << "{BASE}";
    }

    void hostsAreShownAsTheyStand()
    {
        QFETCH(QString, host);
        QCOMPARE(hostOf(QString::fromLatin1(QTest::currentDataTag())), host);
    }
};

TOOLTRAY_TEST(EndpointNameTest)
#include "endpointnametest.moc"
