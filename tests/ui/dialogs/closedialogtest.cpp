// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/closedialog.h"

#include "support/testcase.h"
#include "ui/support/walk.h"

#include <QCheckBox>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <optional>

using namespace tooltray;
using namespace tooltray::ui;

class CloseDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksOnlyWhenThereIsSomethingToAsk_data()
    {
        QTest::addColumn<bool>("isServing");
        QTest::addColumn<bool>("hasTray");
        QTest::addColumn<CloseChoice>("choice");
        QTest::addColumn<CloseStep>("step");
        const auto row = [](bool isServing, bool hasTray, CloseChoice choice, CloseStep step) {
            QTest::addRow("%s, %s, choice %d", isServing ? "serving" : "idle", hasTray ? "tray" : "no tray",
                          static_cast<int>(choice))
                << isServing << hasTray << choice << step;
        };
        for (const bool hasTray : {false, true}) {
            for (const CloseChoice choice : {CloseChoice::Ask, CloseChoice::KeepRunning, CloseChoice::Quit})
                row(false, hasTray, choice, CloseStep::Quit);
            row(true, hasTray, CloseChoice::Ask, CloseStep::Ask);
            row(true, hasTray, CloseChoice::Quit, CloseStep::Quit);
        }
        row(true, true, CloseChoice::KeepRunning, CloseStep::Hide);
        row(true, false, CloseChoice::KeepRunning, CloseStep::Ask);
    }

    void asksOnlyWhenThereIsSomethingToAsk()
    {
        QFETCH(bool, isServing);
        QFETCH(bool, hasTray);
        QFETCH(CloseChoice, choice);
        QTEST(closeStep(isServing, hasTray, choice), "step");
    }

    void tellsWhatWasChosen_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("remember");
        QTest::addColumn<CloseChoice>("choice");
        QTest::newRow("keep") << "&Keep running" << false << CloseChoice::KeepRunning;
        QTest::newRow("keep always") << "&Keep running" << true << CloseChoice::KeepRunning;
        QTest::newRow("quit") << "&Quit" << false << CloseChoice::Quit;
        QTest::newRow("quit always") << "&Quit" << true << CloseChoice::Quit;
    }

    void tellsWhatWasChosen()
    {
        QFETCH(QString, button);
        QFETCH(bool, remember);
        QPointer<CloseDialog> dialog = new CloseDialog(CloseDialog::Offer::KeepRunning);
        std::optional<CloseChoice> chosen;
        std::optional<CloseDialog::Memory> memory;
        connect(dialog, &CloseDialog::chosen, this, [&](CloseChoice choice, CloseDialog::Memory kept) {
            chosen = choice;
            memory = kept;
        });
        dialog->open();
        dialog->findChild<QCheckBox *>()->setChecked(remember);
        test::buttonWith(*dialog, button)->click();
        QTEST(chosen.value(), "choice");
        QCOMPARE(memory.value(), remember ? CloseDialog::Memory::Keep : CloseDialog::Memory::Forget);
        QTRY_VERIFY(!dialog);
    }

    void escapeChoosesNothing()
    {
        QPointer<CloseDialog> dialog = new CloseDialog(CloseDialog::Offer::QuitOnly);
        bool wasChosen = false;
        connect(dialog, &CloseDialog::chosen, this, [&] { wasChosen = true; });
        dialog->open();
        QVERIFY(!test::buttonWith(*dialog, QStringLiteral("&Keep running")));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        QVERIFY(!wasChosen);
    }
};

TOOLTRAY_TEST(CloseDialogTest)
#include "closedialogtest.moc"
