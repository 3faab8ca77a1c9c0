// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray::ui;

class RowButtonsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachSaysWhatIsWanted()
    {
        RowButtons buttons(m_theme);
        buttons.setAddText(QStringLiteral("Add step"));
        QSignalSpy added(&buttons, &RowButtons::addPressed);
        QSignalSpy moved(&buttons, &RowButtons::movePressed);
        QSignalSpy removed(&buttons, &RowButtons::removePressed);
        QVERIFY(!named(buttons, QStringLiteral("Remove"))->isEnabled()); // nothing is chosen
        buttons.setUses({.up = true, .remove = true});
        QVERIFY(!named(buttons, QStringLiteral("Move down"))->isEnabled());
        named(buttons, QStringLiteral("Add step"))->click();
        named(buttons, QStringLiteral("Move up"))->click();
        named(buttons, QStringLiteral("Remove"))->click();
        QCOMPARE(added.count(), 1);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.first().first().toInt(), -1);
        QCOMPARE(removed.count(), 1);
    }

    void groupsAreOfferedWhereThereAreSome()
    {
        RowButtons buttons(m_theme);
        buttons.show();
        QAbstractButton *group = named(buttons, QStringLiteral("Add a group"));
        QVERIFY(!group->isVisible());
        buttons.offerGroups();
        QVERIFY(group->isVisible());
        QSignalSpy pressed(&buttons, &RowButtons::groupPressed);
        group->click();
        QCOMPARE(pressed.count(), 1);
    }

    void theKeyboardStaysWithTheButtons_data()
    {
        QTest::addColumn<QString>("pressed");
        QTest::addColumn<bool>("up");
        QTest::addColumn<bool>("down");
        QTest::addColumn<bool>("remove");
        QTest::addColumn<QString>("next");
        const auto row = [](const char *name, const char *pressed, bool up, bool down, bool remove,
                            const char *next) {
            QTest::newRow(name) << QString::fromLatin1(pressed) << up << down << remove
                                << QString::fromLatin1(next);
        };
        row("in the middle", "Move up", true, true, true, "Move up");
        row("at the first row", "Move up", false, true, true, "Move down");
        row("at the last row", "Move down", true, false, true, "Move up");
        row("the only row", "Move down", false, false, true, "Remove");
        row("no row is left", "Remove", false, false, false, "Add step");
    }

    void theKeyboardStaysWithTheButtons()
    {
        QFETCH(QString, pressed);
        QFETCH(bool, up);
        QFETCH(bool, down);
        QFETCH(bool, remove);
        QFETCH(QString, next);
        RowButtons buttons(m_theme);
        buttons.setAddText(QStringLiteral("Add step"));
        buttons.setUses({.up = true, .down = true, .remove = true});
        buttons.show();
        buttons.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&buttons));
        named(buttons, pressed)->setFocus();
        buttons.setUses({.up = up, .down = down, .remove = remove});
        QCOMPARE(buttons.focusWidget(), static_cast<QWidget *>(named(buttons, next)));
        QVERIFY(named(buttons, next)->hasFocus());
    }

    void whatHasItsOrderIsNotMoved()
    {
        RowButtons buttons(m_theme, nullptr, RowButtons::Order::Fixed);
        buttons.show();
        QVERIFY(named(buttons, QStringLiteral("Remove"))->isVisible());
        QVERIFY(!named(buttons, QStringLiteral("Move up"))->isVisible());
        RowButtons given(m_theme, nullptr, RowButtons::Order::FreeOfGiven);
        given.show();
        QVERIFY(named(given, QStringLiteral("Move up"))->isVisible());
        QVERIFY(!named(given, QStringLiteral("Remove"))->isVisible());
    }

private:
    static QAbstractButton *named(const QWidget &parent, const QString &name)
    {
        for (auto *button : parent.findChildren<QAbstractButton *>()) {
            if (button->text() == name || button->accessibleName() == name)
                return button;
        }
        qFatal("There is no such button.");
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(RowButtonsTest)
#include "rowbuttonstest.moc"
