// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documents/layout.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;
using workspace::DocumentKey;
using workspace::DocumentKind;

class LayoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentsLieWhereTheyAreLookedFor_data()
    {
        addColumns<int, QByteArray, QByteArray>("kind", "name", "path");
        const auto row = [](DocumentKind kind, const char *name, const char *path) {
            QTest::newRow(path) << static_cast<int>(kind) << QByteArray(name) << QByteArray(path);
        };
        row(DocumentKind::Workspace, "", "workspace.json");
        row(DocumentKind::Context, "", "context/persistent_context.json");
        row(DocumentKind::Tool, "list_issues", "tools/list_issues.json");
        row(DocumentKind::Type, "IssueState", "types/IssueState.json");
        row(DocumentKind::Mapping, "sort_orders", "mappings/sort_orders.json");
        row(DocumentKind::Prompt, "triage", "prompts/triage.json");
    }

    void documentsLieWhereTheyAreLookedFor()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, path);
        const DocumentKey key{static_cast<DocumentKind>(kind), name.toStdString()};
        QCOMPARE(relativePath(key), path.toStdString());
        QVERIFY(documentAt(path.toStdString()) == key);
    }

    void otherFilesAreNotOurs_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path :
             {"", "tools", "tools/.json", "tools/List.json", "tools/a.json~", "tools/a.json.x",
              "tools/a/b.json", "tools/../a.json", "types/a b.json", "backups/0000000001.json",
              "context/other.json", "Workspace.json", "/tools/a.json", "tools/con.json"})
            QTest::newRow(path) << QByteArray(path);
    }

    void otherFilesAreNotOurs()
    {
        QFETCH(const QByteArray, path);
        QVERIFY(!documentAt(path.toStdString()));
    }
};

TOOLTRAY_TEST(LayoutTest)

#include "layouttest.moc"
