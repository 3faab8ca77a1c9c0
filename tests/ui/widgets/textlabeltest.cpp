// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textlabel.h"

#include "support/testcase.h"
#include "ui/theme/screenreader.h"

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

    void theLinkThatHasTheKeyboardIsSaid()
    {
        QWidget window;
        auto *label = new TextLabel(&window);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        const QStringList tools{QStringLiteral("get_issue"), QStringLiteral("list_issues")};
        label->setNames(QStringLiteral("Used by %1"), tools, {});
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        label->setFocus();
        for (const QString &tool : tools) {
            QTest::keyClick(label, Qt::Key_Tab);
            const auto *news = window.findChild<Announcement *>();
            QVERIFY(news);
            QCOMPARE(news->accessibleName(), tool);
        }
    }
};

TOOLTRAY_TEST(TextLabelTest)
#include "textlabeltest.moc"
