// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include "support/testcase.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray::ui;

class ActionButtonTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheAction()
    {
        QAction action(QStringLiteral("&Start server"));
        QWidget parent;
        ActionButton button(action, &parent);
        parent.show();
        QCOMPARE(button.text(), QStringLiteral("Start server"));
        QSignalSpy triggered(&action, &QAction::triggered);
        button.click();
        QCOMPARE(triggered.count(), 1);

        action.setText(QStringLiteral("S&top server"));
        action.setEnabled(false);
        QCOMPARE(button.text(), QStringLiteral("Stop server"));
        QVERIFY(!button.isEnabled());
        QVERIFY(button.isVisible());
        action.setVisible(false);
        QVERIFY(!button.isVisible());
        action.setVisible(true);
        QVERIFY(button.isVisible());
    }
};

TOOLTRAY_TEST(ActionButtonTest)
#include "actionbuttontest.moc"
