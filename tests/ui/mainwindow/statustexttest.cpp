// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/statustext.h"

#include "support/testcase.h"
#include "ui/support/enginefixture.h"
#include "ui/widgets/statusline.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class StatusTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatThePillDoesNot()
    {
        test::EngineFixture fixture;
        StatusLine line;
        const StatusText text(fixture.engine, line);
        QVERIFY2(line.text().startsWith(QStringLiteral("0 tool")), qPrintable(line.text()));
        QVERIFY(fixture.open());
        workspace::Tool tool;
        tool.name = "list_issues";
        tool.versions[tool.active].operation = workspace::GraphqlOperation{"{ a }"};
        QVERIFY(fixture.put(tool));
        QTRY_VERIFY2(line.text().contains(QStringLiteral(" \u00b7 1 enabled \u00b7 list ")),
                     qPrintable(line.text()));
        tool.enabled = false;
        QVERIFY(fixture.put(tool));
        QTRY_VERIFY2(line.text().contains(QStringLiteral(" \u00b7 0 enabled")), qPrintable(line.text()));
        QVERIFY(!fixture.serveDemo().isEmpty());
        // The line has news for a moment: the server runs.
        QTRY_VERIFY2(text.facts().contains(QStringLiteral(" \u00b7 schema from ")), qPrintable(text.facts()));
    }

    void tellsOnceThatTheServerRuns()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        StatusLine line;
        const StatusText text(fixture.engine, line);
        fixture.engine.startServer({.port = 0});
        QTRY_VERIFY2(line.text().startsWith(QStringLiteral("Running, http://")), qPrintable(line.text()));
    }
};

TOOLTRAY_TEST(StatusTextTest)
#include "statustexttest.moc"
