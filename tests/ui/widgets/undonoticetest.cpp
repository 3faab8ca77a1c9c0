// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/undonotice.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QCursor>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

class UndoNoticeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
        test::useTestFont();
        m_window = std::make_unique<QWidget>();
        m_other = new QLineEdit(m_window.get());
        m_notice = new UndoNotice(*m_theme, m_window.get());
        auto *layout = new QVBoxLayout(m_window.get());
        layout->addWidget(m_notice);
        layout->addStretch();
        layout->addWidget(m_other);
        m_window->resize(560, 160);
        QCursor::setPos(4000, 4000);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_theme.reset();
    }

    void isNotThereUntilSomethingWasDone() { QVERIFY(!m_notice->isVisible()); }

    void tabGoesToTheNextStepBeforeClose()
    {
        m_notice->offer(QStringLiteral("Created 8 drafts."), [] {}, {QStringLiteral("Save all"), [] {}});
        QStringList names;
        for (const QWidget *at = m_other->nextInFocusChain(); at != m_other; at = at->nextInFocusChain()) {
            if (const auto *button = qobject_cast<const QAbstractButton *>(at))
                names.append(button->text().isEmpty() ? button->accessibleName() : button->text());
        }
        const QStringList expected{QStringLiteral("Undo"), QStringLiteral("Save all"),
                                   QStringLiteral("Close")};
        QCOMPARE(names, expected);
    }

    void undoesOnceAndGoes()
    {
        int undone = 0;
        m_notice->offer(QStringLiteral("3 tools are deleted."), [&undone] { ++undone; });
        QVERIFY(m_notice->isVisible());
        QVERIFY(test::savePicture(*m_window, QStringLiteral("undonotice")));
        auto *button = m_notice->findChild<QPushButton *>();
        QVERIFY(button);
        button->click();
        QVERIFY(!m_notice->isVisible());
        button->click();
        QCOMPARE(undone, 1);
    }

    void offersTheLastThingOnly()
    {
        QString undone;
        m_notice->offer(QStringLiteral("First."), [&undone] { undone += u'1'; });
        m_notice->offer(QStringLiteral("Second."), [&undone] { undone += u'2'; });
        QCOMPARE(m_notice->findChild<InlineMessage *>()->text(), QStringLiteral("Second."));
        m_notice->findChild<QPushButton *>()->click();
        QCOMPARE(undone, QStringLiteral("2"));
    }

    void onlyWhatIsSaidNowIsDismissed()
    {
        const UndoNotice::Id first = m_notice->offer(QStringLiteral("First."), [] {});
        const UndoNotice::Id second = m_notice->offer(QStringLiteral("Second."), [] {});
        m_notice->dismiss(first);
        QVERIFY(m_notice->isVisible());
        m_notice->dismiss(second);
        QVERIFY(!m_notice->isVisible());
        m_notice->report(QStringLiteral("Third."), [] {});
        m_notice->dismiss(second);
        QVERIFY(m_notice->isVisible());
    }

    void goesAwayByItselfButNotWhileItHasTheKeyboard()
    {
        m_notice->setDuration(10);
        m_notice->offer(QStringLiteral("Done."), [] {});
        m_other->setFocus();
        QTRY_VERIFY(!m_notice->isVisible());

        m_notice->offer(QStringLiteral("Done."), [] {});
        m_notice->findChild<QPushButton *>()->setFocus();
        waitForAnother();
        QVERIFY(m_notice->isVisible());
        m_other->setFocus();
        QTRY_VERIFY(!m_notice->isVisible());
    }

    void staysWhileThereIsSomethingToBeDone()
    {
        QString done;
        m_notice->setDuration(10);
        m_notice->offer(QStringLiteral("Made."), [&done] { done += u'u'; },
                        {QStringLiteral("Go on"), [&done] { done += u'g'; }});
        waitForAnother();
        QVERIFY(m_notice->isVisible());
        for (QPushButton *button : m_notice->findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Go on"))
                button->click();
        }
        QCOMPARE(done, QStringLiteral("g"));
        QVERIFY(!m_notice->isVisible());
        m_notice->offer(QStringLiteral("Done."), [] {});
        for (QPushButton *button : m_notice->findChildren<QPushButton *>())
            QCOMPARE(button->isVisible(), button->text() == QStringLiteral("Undo"));
        QTRY_VERIFY(!m_notice->isVisible());
    }

private:
    // Until a notice is gone that was offered after ours for the same time.
    void waitForAnother() const
    {
        UndoNotice another(*m_theme, m_window.get());
        another.move(300, 60); // where no pointer is
        another.setDuration(10);
        another.offer(QStringLiteral("Later."), [] {});
        QTRY_VERIFY(!another.isVisible());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_other = nullptr;
    UndoNotice *m_notice = nullptr;
};

TOOLTRAY_TEST(UndoNoticeTest)
#include "undonoticetest.moc"
