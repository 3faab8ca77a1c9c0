// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statusline.h"

#include "support/testcase.h"

#include <QTest>
#include <QTimer>

using namespace tooltray::ui;

class StatusLineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newsAreNotOverwrittenByTheState()
    {
        StatusLine line;
        line.setState(QStringLiteral("Stopped"));
        QCOMPARE(line.text(), QStringLiteral("Stopped"));
        line.showNews(QStringLiteral("Copied."));
        line.setState(QStringLiteral("Running"));
        QCOMPARE(line.text(), QStringLiteral("Copied."));
    }

    void afterTheNewsTheStateIsBack()
    {
        StatusLine line;
        line.setState(QStringLiteral("Running"));
        line.showNews(QStringLiteral("Copied."));
        auto *timer = line.findChild<QTimer *>();
        QVERIFY(timer && timer->isActive());
        timer->setInterval(1);
        QTRY_COMPARE(line.text(), QStringLiteral("Running"));
    }

    void aLongTextDoesNotWidenTheWindow()
    {
        StatusLine line;
        line.setState(QStringLiteral("word ").repeated(200));
        QVERIFY(line.minimumSizeHint().width() < 200);
    }
};

TOOLTRAY_TEST(StatusLineTest)
#include "statuslinetest.moc"
