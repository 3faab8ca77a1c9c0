// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textlabel.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class TextLabelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The last letter is drawn only where all of them have room.
    void aShortenedTextEndsWithAnEllipsis()
    {
        TextLabel label(TextStyle::Plain);
        label.shorten();
        const auto drawn = [&label](const QString &text, int width) {
            label.setText(text);
            label.resize(width, 30);
            return label.grab().toImage();
        };
        const QString text = QStringLiteral("get_issue: OK after 1.6 ms");
        const int all = label.fontMetrics().horizontalAdvance(text);
        QCOMPARE(drawn(text, all / 2),
                 drawn(label.fontMetrics().elidedText(text, Qt::ElideRight, all / 2), all / 2));
        QVERIFY(drawn(text, all + 1)
                != drawn(label.fontMetrics().elidedText(text, Qt::ElideRight, all / 2), all + 1));
        QVERIFY(label.isShortened());
    }
};

TOOLTRAY_TEST(TextLabelTest)
#include "textlabeltest.moc"
