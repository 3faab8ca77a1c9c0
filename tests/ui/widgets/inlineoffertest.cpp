// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlineoffer.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray::ui;

namespace {

struct OfferFixture {
    OfferFixture()
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(&offer);
        layout->addWidget(&field);
        window.show();
        window.activateWindow();
        isActive = QTest::qWaitForWindowActive(&window);
        field.setFocus();
    }
    QPushButton *button(const QString &text) const
    {
        for (auto *each : offer.findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    }

    Theme theme{*qApp, ThemeChoice::Light};
    QWidget window;
    InlineOffer offer{theme, &window};
    QLineEdit field{&window};
    bool isActive = false;
};

} // namespace

class InlineOfferTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isThereOnlyWhileThereIsSomethingToSay()
    {
        OfferFixture f;
        QVERIFY(f.isActive);
        QVERIFY(!f.offer.isVisible());
        f.offer.tell(MessageKind::Error, QStringLiteral("It failed."));
        QVERIFY(f.offer.isVisible());
        QCOMPARE(f.offer.text(), QStringLiteral("It failed."));
        QCOMPARE(QApplication::focusWidget(), &f.field); // nobody is disturbed
        f.button(QStringLiteral("Dismiss"))->click();
        QVERIFY(!f.offer.isVisible());
    }

    void whatIsOfferedIsDoneOnce()
    {
        OfferFixture f;
        int done = 0;
        f.offer.offer(MessageKind::Info, QStringLiteral("Gone."), {QStringLiteral("Bring back"), [&] {
                                                                       ++done;
                                                                       f.offer.tell(MessageKind::Ok,
                                                                                    QStringLiteral("Back."));
                                                                   }});
        f.button(QStringLiteral("Bring back"))->click();
        QCOMPARE(done, 1);
        // What came of it can be said in the same place.
        QCOMPARE(f.offer.text(), QStringLiteral("Back."));
        QVERIFY(f.offer.isVisible());
        QVERIFY(!f.button(QStringLiteral("Bring back")));
    }

    void aQuestionHasTheKeyboardAtItsWayOut()
    {
        OfferFixture f;
        QVERIFY(f.isActive);
        bool isDone = false;
        const QSignalSpy left(&f.offer, &InlineOffer::left);
        f.offer.ask(QStringLiteral("Delete all?"), {QStringLiteral("Delete"), [&] { isDone = true; }});
        QCOMPARE(QApplication::focusWidget(), f.button(QStringLiteral("Cancel")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!f.offer.isVisible());
        QCOMPARE(left.count(), 1);
        QVERIFY(!isDone);
        f.offer.ask(QStringLiteral("Delete all?"), {QStringLiteral("Delete"), [&] { isDone = true; }});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(isDone);
        QVERIFY(!f.offer.isVisible());
    }
};

TOOLTRAY_TEST(InlineOfferTest)
#include "inlineoffertest.moc"
