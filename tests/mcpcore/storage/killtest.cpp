// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"
#include "support/testcase.h"

#include <QTemporaryDir>
#include <QTest>

class KillTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAFolderAcknowledgedSurvivesTwentyKills() { survives(tooltray::storage::jsonFolderWriter()); }

    void whatAFileOfSqliteAcknowledgedSurvivesTwentyKills() { survives(tooltray::storage::sqliteWriter()); }

    void whatAWorkspaceAcknowledgedSurvivesTwentyKills()
    {
        survives(tooltray::storage::liveWorkspaceWriter());
    }

private:
    static void survives(const tooltray::storage::KillSubject &subject)
    {
        const QTemporaryDir folder;
        const std::string problem = tooltray::storage::runKillLoop(
            folder.path().toStdString(), {.kills = 20, .changes = 100, .seed = 7}, subject);
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

TOOLTRAY_TEST(KillTest)

#include "killtest.moc"
