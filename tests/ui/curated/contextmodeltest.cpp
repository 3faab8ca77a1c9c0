// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/contextmodel.h"

#include "json/parser.h"

#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "workspace/edits/apply.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

workspace::WorkspacePtr curated(const std::vector<workspace::Object> &objects)
{
    workspace::Edit edit{.label = "Save", .steps = {}};
    for (const workspace::Object &object : objects)
        edit.steps.push_back(workspace::PutObject{object});
    const auto applied = workspace::apply(*workspace::Workspace::create({}), edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

workspace::ContextVariable contextVariable(const std::string &key, json::Value value)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = std::move(value);
    return variable;
}

std::vector<workspace::Object> projectObjects()
{
    workspace::Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "http:/"
                   "/localhost/graphql";
    workspace::Credential credential;
    credential.name = "key";
    workspace::ContextVariable secret = contextVariable("TOKEN", nullptr);
    secret.credential = "key";
    return {endpoint,
            credential,
            contextVariable("WORKSPACE_ID", "w1"),
            contextVariable("first", ""),
            contextVariable("unused", ""),
            secret,
            test::curatedTool("list", "query ($workspaceId: ID!, $first: Int, $own: Int) { a }")};
}

} // namespace

class ContextModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatATeamSharesIsMarked()
    {
        ContextModel model;
        model.setWorkspace(curated(projectObjects()));
        const QModelIndex kept = model.index(0, ContextModel::ScopeColumn);
        QCOMPARE(kept.data().toString(), QStringLiteral("Saved"));
        model.setShared(true);
        QCOMPARE(kept.data().toString(), QStringLiteral("Shared with the team"));
        QVERIFY(kept.data(Qt::ToolTipRole).toString().contains(QStringLiteral("same database")));
    }

    void keepsTheRulesOfModels()
    {
        ContextModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto workspace = curated(projectObjects());
        QVERIFY(workspace);
        model.setWorkspace(workspace);
        model.setUsage(contextUsage(*workspace));
        QCOMPARE(model.rowCount(), 4);
        model.setWorkspace(curated({contextVariable("a", 1)}));
        QCOMPARE(model.rowCount(), 1);
    }

    void knowsWhoTakesAVariable()
    {
        const auto workspace = curated(projectObjects());
        QVERIFY(workspace);
        const ContextUsage usage = contextUsage(*workspace);
        QCOMPARE(usage.size(), std::size_t(2));
        QVERIFY(usage.at("WORKSPACE_ID").contains("list"));
        ContextModel model;
        model.setWorkspace(workspace);
        model.setUsage(usage);
        QCOMPARE(model.missing(), QStringList{QStringLiteral("first")});
        const int row = model.rowOf(QStringLiteral("WORKSPACE_ID"));
        QCOMPARE(model.index(row, ContextModel::UsersColumn).data().toString(), QStringLiteral("list"));
    }

    void neverShowsSecrets()
    {
        ContextModel model;
        model.setWorkspace(curated(projectObjects()));
        const QModelIndex cell = model.index(model.rowOf(QStringLiteral("TOKEN")), ContextModel::ValueColumn);
        QCOMPARE(cell.data().toString(), QStringLiteral("••••••••"));
        QVERIFY(!(cell.flags() & Qt::ItemIsEditable));
        QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Secret"));
    }

    void tellsASecretThatIsKeptNowhere()
    {
        ContextModel model;
        const auto workspace = curated(projectObjects());
        model.setWorkspace(workspace);
        model.setWithoutSecret({"another"});
        const QModelIndex cell = model.index(model.rowOf(QStringLiteral("TOKEN")), ContextModel::ValueColumn);
        QVERIFY(!cell.data(ContextModel::IsMissingRole).toBool());
        model.setWithoutSecret({"key"});
        QCOMPARE(cell.data().toString(), QStringLiteral("no secret"));
        QVERIFY(cell.data(ContextModel::IsMissingRole).toBool());
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("The credential key has no secret yet."));
        QVERIFY(cell.data(Qt::AccessibleTextRole).toString().endsWith(u"no secret"));
        QCOMPARE(model.missing(), QStringList()); // no tool takes it
        model.setUsage({{"TOKEN", {"list"}}});
        QCOMPARE(model.missing(), QStringList{QStringLiteral("TOKEN")});
        model.setWithoutSecret({});
        QCOMPARE(model.missing(), QStringList());
    }

    void saysWhatKindOfValueThereIs()
    {
        workspace::Credential credential;
        credential.name = "key";
        workspace::ContextVariable secret = contextVariable("secret", nullptr);
        secret.credential = "key";
        ContextModel model;
        model.setWorkspace(curated({credential, secret, contextVariable("text", "a"),
                                    contextVariable("number", 1.5), contextVariable("flag", true)}));
        QCOMPARE(model.rowCount(), 4);
        const auto typeOf = [&model](const QString &key) {
            return model.index(model.rowOf(key), ContextModel::TypeColumn).data().toString();
        };
        QCOMPARE(typeOf(QStringLiteral("secret")), QStringLiteral("secret"));
        QCOMPARE(typeOf(QStringLiteral("text")), QStringLiteral("text"));
        QCOMPARE(typeOf(QStringLiteral("number")), QStringLiteral("number"));
        QCOMPARE(typeOf(QStringLiteral("flag")), QStringLiteral("true or false"));
        const QModelIndex cell = model.index(0, ContextModel::TypeColumn);
        QVERIFY(!(cell.flags() & Qt::ItemIsEditable));
    }

    void asksForWhatIsTyped()
    {
        ContextModel model;
        model.setWorkspace(curated(projectObjects()));
        const QSignalSpy edits(&model, &ContextModel::edited);
        const QModelIndex cell =
            model.index(model.rowOf(QStringLiteral("WORKSPACE_ID")), ContextModel::ValueColumn);
        model.setData(cell, QStringLiteral("w1"), Qt::EditRole); // the same
        QCOMPARE(edits.size(), 0);
        model.setData(cell, QStringLiteral("w2"), Qt::EditRole);
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits.constFirst().at(2).toString(), QStringLiteral("w2"));
        QCOMPARE(cell.data().toString(), QStringLiteral("w1")); // not before it is so
    }

    void valuesKeepTheirTypes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("text") << QStringLiteral("a b") << QByteArray("\"a b\"");
        QTest::newRow("number") << QStringLiteral("1.50") << QByteArray("1.50");
        QTest::newRow("boolean") << QStringLiteral("true") << QByteArray("true");
        QTest::newRow("number as text") << QStringLiteral("\"12\"") << QByteArray("\"12\"");
        QTest::newRow("empty") << QString() << QByteArray("\"\"");
        QTest::newRow("braces") << QStringLiteral("{}") << QByteArray("\"{}\"");
        QTest::newRow("null") << QStringLiteral("null") << QByteArray("\"null\"");
    }

    void valuesKeepTheirTypes()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, value);
        const json::Value read = contextValue(text);
        QVERIFY(read.isIdenticalTo(json::parse(value.toStdString()).value));
        QCOMPARE(contextText(read), text);
    }
};

TOOLTRAY_TEST(ContextModelTest)
#include "contextmodeltest.moc"
