// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspacefolders.h"

#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;
using Names = std::vector<std::string>;

class WorkspaceFoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDefaultOneIsAlwaysThere()
    {
        const test::TemporaryFolder folder;
        QCOMPARE(workspaceNames(folder.path()), Names{"default"});
    }

    void whatIsNoWorkspaceIsLeftAlone()
    {
        const test::TemporaryFolder folder;
        folder.write("workspaces/team-2/workspace.json", "{}");
        folder.write("workspaces/a_b/x", "");
        folder.write("workspaces/default/workspace.json", "{}");
        folder.write("workspaces/.trash/x", "");
        folder.write("workspaces/Team/x", "");
        folder.write("workspaces/note", "a file");
        QCOMPARE(workspaceNames(folder.path()), (Names{"a_b", "default", "team-2"}));
    }

    void namesFitUrlsAndFileSystems_data()
    {
        addColumns<QString, bool>("name", "isOne");
        QTest::newRow("plain") << "default" << true;
        QTest::newRow("with all") << "a-b_9" << true;
        QTest::newRow("longest") << QString(64, u'a') << true;
        QTest::newRow("too long") << QString(65, u'a') << false;
        QTest::newRow("empty") << "" << false;
        QTest::newRow("capital") << "A" << false;
        QTest::newRow("dots") << ".." << false;
        QTest::newRow("slash") << "a/b" << false;
        QTest::newRow("space") << "a b" << false;
    }

    void namesFitUrlsAndFileSystems()
    {
        QFETCH(QString, name);
        QFETCH(bool, isOne);
        QCOMPARE(isWorkspaceName(name.toStdString()), isOne);
    }
};

TOOLTRAY_TEST(WorkspaceFoldersTest)
#include "workspacefolderstest.moc"
