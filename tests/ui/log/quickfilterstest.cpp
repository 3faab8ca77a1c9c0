// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logfilters.h"

#include "support/testcase.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tooltray::ui;

namespace {

QToolButton *buttonOf(const QWidget &filters, const QString &text)
{
    for (auto *button : filters.findChildren<QToolButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

} // namespace

class QuickFiltersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buttonsAddAndTakeAway()
    {
        QuickFilters filters;
        QSignalSpy wanted(&filters, &QuickFilters::textWanted);
        filters.setText(QStringLiteral("tool:a"));
        QToolButton *errors = buttonOf(filters, QStringLiteral("Errors"));
        QVERIFY(errors && !errors->isChecked());
        errors->click();
        QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("tool:a is:error"));
        filters.setText(QStringLiteral("tool:a is:error"));
        QVERIFY(errors->isChecked());
        errors->click();
        QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("tool:a"));
    }

    void changesOfAnyApiAreFilteredFor()
    {
        QuickFilters filters;
        QSignalSpy wanted(&filters, &QuickFilters::textWanted);
        QToolButton *changes = buttonOf(filters, QStringLiteral("Changes data"));
        QVERIFY(changes);
        changes->click();
        QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("is:mutation"));
    }

    void namedFiltersAreButtons()
    {
        QuickFilters filters;
        QSignalSpy wanted(&filters, &QuickFilters::textWanted);
        QSignalSpy changed(&filters, &QuickFilters::namedChanged);
        filters.setNamed({{QStringLiteral("Mine"), QStringLiteral("client=me")}});
        QToolButton *mine = buttonOf(filters, QStringLiteral("Mine"));
        QVERIFY(mine);
        mine->click();
        QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("client=me"));
        filters.setText(QStringLiteral("client=me"));
        QVERIFY(mine->isChecked());
        mine->actions().constFirst()->trigger();
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(filters.named().isEmpty());
        QVERIFY(!buttonOf(filters, QStringLiteral("Mine")));
    }
};

TOOLTRAY_TEST(QuickFiltersTest)
#include "quickfilterstest.moc"
