// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/definitiontext.h"

#include "support/testcase.h"
#include "ui/models/diffmodel.h"
#include "json/parser.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

class VersionTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void operationsAndDescriptionsStandAsTheyAreWritten()
    {
        workspace::Tool tool;
        workspace::ToolVersion &version = tool.versions[tool.active];
        version.description = "One issue.\nBy its key.";
        version.operation =
            workspace::GraphqlOperation{"query ($key: ID!) {\n  issue(key: $key) { title }\n}"};
        version.result.drop = {"/issue/id"};
        const QString text = QString::fromStdString(versionText(tool, tool.active));
        QVERIFY(text.contains(QStringLiteral("\nOne issue.\nBy its key.\n")));
        QVERIFY(text.contains(QStringLiteral("\nquery ($key: ID!) {\n  issue(key: $key) { title }\n}\n")));
        QVERIFY(text.contains(QStringLiteral("# result")));
        QVERIFY(text.contains(QStringLiteral("\"/issue/id\"")));
    }

    void eachPartThatDiffersIsSeen_data()
    {
        using workspace::ToolVersion;
        using Change = void (*)(ToolVersion &);
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
        row("operation", [](ToolVersion &version) {
            version.operation = workspace::RestRequest{workspace::RestRequest::Method::Get, "/issues"};
        });
        row("arguments", [](ToolVersion &version) {
            version.parameters = json::parse("{\"type\":\"object\",\"required\":[\"key\"]}").value;
        });
        row("shaping", [](ToolVersion &version) { version.result.maxItems = 5; });
        row("behaviour", [](ToolVersion &version) { version.behaviour.retries = 3; });
        row("annotations", [](ToolVersion &version) { version.annotations.idempotent = true; });
    }

    void eachPartThatDiffersIsSeen()
    {
        using Change = void (*)(workspace::ToolVersion &);
        QFETCH(Change, change);
        workspace::Tool tool;
        tool.versions[{0, 1, 0}].operation = workspace::GraphqlOperation{"{ a }"};
        tool.versions[{0, 2, 0}]; // takes over the operation
        QCOMPARE(versionText(tool, {0, 2, 0}), versionText(tool, {0, 1, 0}));
        change(tool.versions[{0, 2, 0}]);
        const auto rows = diffRows(versionText(tool, {0, 1, 0}), versionText(tool, {0, 2, 0}));
        QVERIFY(std::ranges::count(rows, DiffRow::Kind::Changed, &DiffRow::kind) > 0);
    }
};

TOOLTRAY_TEST(VersionTextTest)
#include "versiontexttest.moc"
