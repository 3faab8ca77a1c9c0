// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/statustext.h"

#include "engine/clients/logclient.h"
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class StatusFiguresTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isThereFromTheFirstCallOn()
    {
        engine::Engine engine;
        const Theme theme(*qApp, ThemeChoice::Light);
        const StatusFigures status(theme, engine.log());
        QVERIFY(status.isHidden());
        engine::LogFigures figures;
        figures.minutes.resize(60);
        figures.minutes.back().calls = 35;
        figures.calls = 35;
        figures.errors = 1;
        figures.p95 = std::chrono::milliseconds(412);
        engine.log().takeFigures(figures);
        QVERIFY(!status.isHidden());
        for (const auto &word :
             {QStringLiteral("7.0/min"), QStringLiteral("412 ms"), QStringLiteral("1 error")})
            QVERIFY2(status.accessibleName().contains(word), qPrintable(status.accessibleName()));
    }
};

TOOLTRAY_TEST(StatusFiguresTest)
#include "statusfigurestest.moc"
