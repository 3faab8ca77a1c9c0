// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/statisticsstrip.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>

using namespace tooltray::ui;

class SparklineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsWhatItIsGiven()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        Sparkline line(theme);
        line.resize(line.sizeHint());
        const auto picture = [&](const QList<double> &values) {
            line.setValues(values);
            return line.grab().toImage();
        };
        const QImage nothing = picture({});
        QCOMPARE(picture({0, 0, 0}), nothing); // a base line, not nothing at all
        const QImage rising = picture({1, 2, 3});
        QVERIFY(rising != nothing);
        QVERIFY(picture({3, 2, 1}) != rising);
        QCOMPARE(picture({10, 20, 30}), rising); // the highest is the top
        line.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(picture({10, 20, 30}) != rising);
    }
};

TOOLTRAY_TEST(SparklineTest)
#include "sparklinetest.moc"
