// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/reachedsteps.h"

#include "support/testcase.h"
#include "ui/state/uistate.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tooltray::ui;

class ReachedStepsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Which is a file that the state of the window is written to as well.
    void whatWasDoneOnceStaysDone()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("ui.ini"));
        {
            UiState state(file);
            ReachedSteps steps(file);
            QVERIFY(!steps.hasTried() && !steps.hasConnected());
            steps.setTried();
            state.setPage(QStringLiteral("log"));
        }
        ReachedSteps steps(file);
        QVERIFY(steps.hasTried() && !steps.hasConnected());
        steps.setConnected();
        QVERIFY(ReachedSteps(file).hasConnected());
        QCOMPARE(UiState(file).page(), QStringLiteral("log"));
    }
};

TOOLTRAY_TEST(ReachedStepsTest)

#include "reachedstepstest.moc"
