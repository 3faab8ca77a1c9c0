// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/startfailure.h"

#include "base/result/result.h"
#include "support/testcase.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class StartFailureTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhyAndCloses_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Escape") << int(Qt::Key_Escape);
        QTest::newRow("Space") << int(Qt::Key_Space);
    }

    void itSaysWhyAndCloses()
    {
        QFETCH(const int, key);
        StartFailure window(Error{ErrorKind::Unavailable, "data_folder_not_writable",
                                  "The folder <a> cannot be written to.", "Choose another."});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        bool isSaid = false;
        for (const QLabel *label : window.findChildren<QLabel *>())
            isSaid |= label->text() == QStringLiteral("The folder <a> cannot be written to. Choose another.");
        QVERIFY(isSaid);
        QCOMPARE(QApplication::focusWidget(), window.findChild<QPushButton *>());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key));
        QTRY_VERIFY(!window.isVisible());
    }
};

TOOLTRAY_TEST(StartFailureTest)

#include "startfailuretest.moc"
