// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointtexts.h"

#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

workspace::WorkspacePtr workspaceWithVariables()
{
    workspace::Credential credential;
    credential.name = "token";
    workspace::Edit edit{.label = "Set", .origin = workspace::Origin::Person, .steps = {}};
    edit.steps.emplace_back(workspace::PutObject{credential});
    const auto put = [&edit](const char *key, const json::Value &value, const char *secret = "") {
        workspace::ContextVariable variable;
        variable.key = key;
        variable.value = value;
        variable.credential = secret;
        edit.steps.emplace_back(workspace::PutObject{variable});
    };
    put("HOST", "api.example.com");
    put("TEAM", "a b/c");
    put("NUMBER", 7);
    put("TOKEN", {}, "token");
    const auto applied = workspace::apply(*workspace::Workspace::create({}), edit);
    return applied ? applied->workspace : nullptr;
}

} // namespace

class FilledTemplateTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWillBeSent_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isUrl");
        QTest::addColumn<QString>("filled");
        QTest::addColumn<QStringList>("missing");
        const auto row = [](const char *text, bool isUrl, const char *filled,
                            const QStringList &missing = {}) {
            QTest::newRow(text) << QString::fromUtf8(text) << isUrl << QString::fromUtf8(filled) << missing;
        };
        row("https://example.com/graphql", true, "https://example.com/graphql");
        row("https://{HOST}/graphql", true, "https://api.example.com/graphql");
        row("https://{HOST}/{TEAM}?n={NUMBER}", true, "https://api.example.com/a%20b%2Fc?n=7");
        row("team {TEAM}", false, "team a b/c");
        row("Bearer {TOKEN}", false, "Bearer ••••••••");
        row("https://{NOBODY}/{TEAM}", true, "https://{NOBODY}/a%20b%2Fc", {QStringLiteral("NOBODY")});
        row("{ \"a\": {not a name} }", false, "{ \"a\": {not a name} }");
        row("open {HOST", false, "open {HOST");
    }

    void showsWhatWillBeSent()
    {
        QFETCH(QString, text);
        QFETCH(bool, isUrl);
        QFETCH(QString, filled);
        QFETCH(QStringList, missing);
        const auto workspace = workspaceWithVariables();
        QVERIFY(workspace);
        const FilledTemplate result =
            fillTemplate(text, isUrl ? TemplateOf::Url : TemplateOf::Header, *workspace);
        QCOMPARE(result.text, filled);
        QCOMPARE(result.missing, missing);
        QCOMPARE(result.isPlain(), text == filled && missing.isEmpty());
    }
};

TOOLTRAY_TEST(FilledTemplateTest)
#include "filledtemplatetest.moc"
