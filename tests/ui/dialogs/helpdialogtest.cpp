// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/help/helpdialog.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/support/picture.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QListWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class HelpDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The command is called by what it would do now.
    void theServerIsExplainedInBothStates()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ActionRegistry actions(theme);
        actions.add(
            {.id = actionid::kToggleServer, .section = ActionSection::Server, .text = "&Stop server"});
        for (const HelpTopics::Topic &topic : HelpTopics(actions).all())
            QVERIFY2(!topic.html.contains(u"Stop server"), qPrintable(topic.html));
    }

    void drawTheTopics_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << ThemeChoice::Light << QStringLiteral("en");
        QTest::newRow("dark") << ThemeChoice::Dark << QStringLiteral("de");
    }

    // What is written stands clear of the edges, and all of it is there.
    void drawTheTopics()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(QString, language);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        const Language words(language);
        const ActionRegistry actions(theme);
        HelpDialog dialog(theme, actions);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto &topics = *dialog.findChild<QListWidget *>();
        QVERIFY(topics.count() >= 6);
        QVERIFY(topics.sizeHintForColumn(0) < topics.viewport()->width());
        topics.setCurrentRow(1);
        const QImage picture = topics.viewport()->grab().toImage();
        const QColor ground = picture.pixelColor(1, 1);
        // The list ends far above its lower edge.
        QCOMPARE(picture.pixelColor(1, picture.height() - 2), ground);
        int first = picture.width();
        const QRect row = topics.visualItemRect(topics.item(0));
        for (int x = 0; x < first; ++x) {
            for (int y = row.top(); y <= row.bottom(); ++y) {
                if (picture.pixelColor(x, y) != ground)
                    first = x;
            }
        }
        QVERIFY2(first >= metrics::kMargin && first < picture.width() / 2,
                 qPrintable(QString::number(first)));
        QVERIFY(test::savePicture(dialog,
                                  QStringLiteral("help-") + QString::fromLatin1(QTest::currentDataTag())));
    }
};

TOOLTRAY_TEST(HelpDialogTest)
#include "helpdialogtest.moc"
