// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testcase.h"
#include "ui/theme/tokens.h"

#include <QPalette>
#include <QTest>

using namespace tooltray::ui;

namespace {

struct Pair {
    const char *name;
    QColor foreground;
    QColor background;
    double least;
};

// Every two colours that the window puts upon each other, and what they need.
QList<Pair> usedPairs(const Tokens &t)
{
    QList<Pair> pairs{
        {"text on pressed", t.text, t.pressed, kTextContrast},
        {"text on accent", t.onAccent, t.accent, kTextContrast},
        {"focus ring on the selection", t.accent, t.accentSoft, kOutlineContrast},
        {"ok badge", t.ok, t.okSoft, kTextContrast},
        {"warn badge", t.warn, t.warnSoft, kTextContrast},
        {"error badge", t.error, t.errorSoft, kTextContrast},
        {"info badge", t.info, t.infoSoft, kTextContrast},
    };
    // The line of the cursor, and what is selected, found or a bracket's partner.
    const QColor currentLine = mixed(t.hover, t.base, 0.5);
    for (const QColor &background : {t.base, currentLine, t.accentSoft}) {
        pairs.append({"keyword", t.syntax.keyword, background, kTextContrast});
        pairs.append({"string", t.syntax.string, background, kTextContrast});
        pairs.append({"number", t.syntax.number, background, kTextContrast});
        pairs.append({"type", t.syntax.type, background, kTextContrast});
        pairs.append({"comment", t.syntax.comment, background, kTextContrast});
    }
    pairs.append({"code on the line of the cursor", t.text, currentLine, kTextContrast});
    for (const QColor &background : {t.window, t.panel, t.base, t.hover, t.accentSoft}) {
        for (const QColor &text : {t.text, t.muted, t.accent, t.ok, t.warn, t.error, t.info})
            pairs.append({"text", text, background, kTextContrast});
    }
    for (const QColor &background : {t.window, t.panel, t.base, t.hover, t.accentSoft})
        pairs.append({"outline", t.outline, background, kOutlineContrast});
    for (const QColor &background : {t.okSoft, t.warnSoft, t.errorSoft, t.infoSoft}) {
        pairs.append({"text on a message", t.text, background, kTextContrast});
        pairs.append({"muted on a message", t.muted, background, kTextContrast});
    }
    return pairs;
}

QPalette highContrast()
{
    QPalette palette(QColor(0, 0, 0), QColor(0, 0, 0));
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::Highlight, Qt::yellow);
    palette.setColor(QPalette::HighlightedText, Qt::black);
    return palette;
}

QPalette paleDesktop()
{
    QPalette palette(QColor(0xd4d0c8));
    palette.setColor(QPalette::Highlight, QColor(0x9fc4e8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

} // namespace

class ContrastTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratioIsThatOfTheStandard_data()
    {
        QTest::addColumn<QColor>("a");
        QTest::addColumn<QColor>("b");
        QTest::addColumn<double>("ratio");
        QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
        QTest::newRow("same") << QColor(0x3b5bdb) << QColor(0x3b5bdb) << 1.0;
        QTest::newRow("the grey that just fails") << QColor(0x777777) << QColor(Qt::white) << 4.478;
        QTest::newRow("the grey that just passes") << QColor(Qt::white) << QColor(0x767676) << 4.542;
    }

    void ratioIsThatOfTheStandard()
    {
        QFETCH(QColor, a);
        QFETCH(QColor, b);
        QFETCH(double, ratio);
        QVERIFY2(std::abs(contrast(a, b) - ratio) < 0.001, qPrintable(QString::number(contrast(a, b))));
        QCOMPARE(contrast(a, b), contrast(b, a));
    }

    void everyPairInUseCanBeRead_data()
    {
        QTest::addColumn<QColor>("foreground");
        QTest::addColumn<QColor>("background");
        QTest::addColumn<double>("least");
        const auto add = [](const char *theme, const Tokens &tokens) {
            for (const Pair &pair : usedPairs(tokens)) {
                QTest::addRow("%s: %s, %s on %s", theme, pair.name, qPrintable(pair.foreground.name()),
                              qPrintable(pair.background.name()))
                    << pair.foreground << pair.background << pair.least;
            }
        };
        add("light", Tokens::light());
        add("dark", Tokens::dark());
        add("high contrast", Tokens::fromPalette(highContrast()));
        add("pale desktop", Tokens::fromPalette(paleDesktop()));
        add("dark desktop", Tokens::fromPalette(paletteFor(Tokens::dark())));
    }

    void everyPairInUseCanBeRead()
    {
        QFETCH(QColor, foreground);
        QFETCH(QColor, background);
        QFETCH(double, least);
        const double ratio = contrast(foreground, background);
        QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
    }

    void readableLeavesAColourThatIsGoodEnough()
    {
        QCOMPARE(readable(QColor(0x1f2328), {QColor(Qt::white)}, kTextContrast), QColor(0x1f2328));
    }

    void readableMovesAColourAsFarAsNeeded()
    {
        const QColor grey = readable(QColor(0xbbbbbb), {QColor(Qt::white)}, kTextContrast);
        QVERIFY(contrast(grey, Qt::white) >= kTextContrast);
        QVERIFY(contrast(grey, Qt::white) < kTextContrast + 1);
    }

    void readableGivesTheBestThereIsWhereNothingReaches()
    {
        QCOMPARE(readable(QColor(0x808080), {QColor(Qt::white), QColor(Qt::black)}, kTextContrast),
                 QColor(Qt::black));
    }
};

TOOLTRAY_TEST(ContrastTest)
#include "contrasttest.moc"
