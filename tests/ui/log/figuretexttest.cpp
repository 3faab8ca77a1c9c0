// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logtext.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/statisticsstrip.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

engine::LogFigures figuresOf(std::vector<std::uint64_t> callsByMinute, std::uint64_t errors)
{
    engine::LogFigures figures;
    for (const std::uint64_t calls : callsByMinute) {
        journal::WindowSlot slot;
        slot.calls = calls;
        figures.minutes.push_back(slot);
        figures.calls += calls;
    }
    figures.errors = errors;
    figures.p50 = std::chrono::milliseconds(48);
    figures.p95 = std::chrono::milliseconds(412);
    figures.busiest = {{"get_order", 12, 1, std::chrono::milliseconds(90)}};
    return figures;
}

} // namespace

class FigureTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }

    void wordsFigures()
    {
        const engine::LogFigures figures = figuresOf({100, 4, 6, 8, 10, 12}, 3);
        QCOMPARE(FigureText::callsPerMinute(figures), QStringLiteral("8.0/min"));
        QCOMPARE(FigureText::errorShare(figures), QStringLiteral("2.1% failed"));
        QVERIFY(FigureText::summary(figures).contains(QStringLiteral("p95 412 ms")));
        QCOMPARE(FigureText::callsByMinute(figures), QList<double>({100, 4, 6, 8, 10, 12}));
    }

    void saysNothingBeforeTheFirstCall()
    {
        const engine::LogFigures figures = figuresOf({}, 0);
        QCOMPARE(FigureText::summary(figures), QString());
        QCOMPARE(FigureText::callsPerMinute(figures), QStringLiteral("0/min"));
        QCOMPARE(FigureText::errorShare(figures), QStringLiteral("0.0% failed"));
    }

    void theStripLeadsToWhatItTells()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        StatisticsStrip strip(theme);
        QSignalSpy tools(&strip, &StatisticsStrip::toolChosen);
        QSignalSpy errors(&strip, &StatisticsStrip::errorsChosen);
        strip.setFigures(figuresOf({5, 5}, 1));
        strip.setFigures(figuresOf({5, 6}, 1)); // buttons are kept
        QToolButton *tool = nullptr;
        QToolButton *failed = nullptr;
        for (auto *button : strip.findChildren<QToolButton *>()) {
            if (button->text().startsWith(QStringLiteral("get_order")))
                tool = button;
            else
                failed = button;
        }
        QVERIFY(tool && failed);
        QVERIFY(std::ranges::any_of(strip.findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().endsWith(u"/min") && label->toolTip().contains(u"5 minutes");
        }));
        tool->click();
        failed->click();
        QCOMPARE(tools.count(), 1);
        QCOMPARE(tools.at(0).at(0).toString(), QStringLiteral("get_order"));
        QCOMPARE(errors.count(), 1);
        QCOMPARE(strip.findChildren<QToolButton *>().size(), 2);
    }
};

TOOLTRAY_TEST(FigureTextTest)
#include "figuretexttest.moc"
