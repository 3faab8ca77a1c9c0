// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"
#include "workspace/checks/rules.h"
#include "workspace/edits/apply.h"

using namespace tooltray;
using namespace tooltray::workspace;

class LintRestEndpointsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRequestNeedsAnEndpointForRest_data()
    {
        QTest::addColumn<std::string>("restUrl");
        QTest::addColumn<bool>("hasSchema");
        QTest::addColumn<std::string>("expected");
        QTest::newRow("GraphQL alone") << std::string() << true << std::string("/versions/0.1.0/operation");
        QTest::newRow("both") << std::string("https://api.example.com/v4") << true << std::string();
        QTest::newRow("nobody says what") << std::string() << false << std::string();
    }

    void aRequestNeedsAnEndpointForRest()
    {
        QFETCH(const std::string, restUrl);
        QFETCH(const bool, hasSchema);
        QFETCH(const std::string, expected);
        Endpoint endpoint;
        endpoint.name = "main";
        endpoint.url = "https://api.example.com/graphql";
        endpoint.restUrl = restUrl;
        if (!hasSchema)
            endpoint.schema.kind = SchemaSource::Kind::None;
        Tool tool;
        tool.name = "list_issues";
        tool.endpoint = "main";
        tool.active = {0, 1, 0};
        tool.versions[tool.active].operation = RestRequest{RestRequest::Method::Get, "/issues"};
        const auto applied = apply(*Workspace::create({}), {{}, Origin::Person, {PutObject{endpoint}}});
        std::string found;
        for (const LintFinding &finding : lint(*applied->workspace, {}, tool)) {
            if (finding.code == "rest_url_missing")
                found += finding.place;
        }
        QCOMPARE(found, expected);
    }
};

TOOLTRAY_TEST(LintRestEndpointsTest)

#include "lintrestendpointstest.moc"
