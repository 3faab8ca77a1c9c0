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

    void whatHasItsOrderIsNotMoved()
    {
        RowButtons buttons(m_theme, nullptr, RowButtons::Order::Fixed);
        buttons.show();
        QVERIFY(named(buttons, QStringLiteral("Remove"))->isVisible());
        QVERIFY(!named(buttons, QStringLiteral("Move up"))->isVisible());
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
