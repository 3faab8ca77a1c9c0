// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"
#include "support/testcase.h"

#include <QTemporaryDir>
#include <QTest>

class ManyKillsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAFolderAcknowledgedSurvivesTwoHundredKills() { survives(tooltray::storage::jsonFolderWriter()); }

    void whatAFileOfSqliteAcknowledgedSurvivesTwoHundredKills()
    {
        survives(tooltray::storage::sqliteWriter());
    }

    void whatAWorkspaceAcknowledgedSurvivesTwoHundredKills()
    {
        survives(tooltray::storage::liveWorkspaceWriter());
    }

private:
    static void survives(const tooltray::storage::KillSubject &subject)
    {
        const QTemporaryDir folder;
        const std::string problem = tooltray::storage::runKillLoop(
            folder.path().toStdString(), {.kills = 200, .changes = 2'000, .seed = 1}, subject);
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

TOOLTRAY_TEST(ManyKillsTest)

#include "manykillstest.moc"
