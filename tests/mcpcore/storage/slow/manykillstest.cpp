// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"
#include "support/sanitizers.h"
#include "support/testcase.h"

#include <QTemporaryDir>
#include <QTest>

// Sanitized writers start slowly.
constexpr int kKills = tooltray::test::kIsSanitized ? 50 : 200;

class ManyKillsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAFolderAcknowledgedSurvivesManyKills() { survives(tooltray::storage::jsonFolderWriter()); }

    void whatAFileOfSqliteAcknowledgedSurvivesManyKills() { survives(tooltray::storage::sqliteWriter()); }

    void whatAWorkspaceAcknowledgedSurvivesManyKills() { survives(tooltray::storage::liveWorkspaceWriter()); }

private:
    static void survives(const tooltray::storage::KillSubject &subject)
    {
        const QTemporaryDir folder;
        const std::string problem = tooltray::storage::runKillLoop(
            folder.path().toStdString(), {.kills = kKills, .changes = 10 * kKills, .seed = 1}, subject);
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

TOOLTRAY_TEST(ManyKillsTest)

#include "manykillstest.moc"
