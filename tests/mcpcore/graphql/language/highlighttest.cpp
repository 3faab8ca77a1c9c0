// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/highlight.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

// One letter a span: k(eyword) n(ame) K(ey) v(ariable) d(irective) c(onstant) 1 s(tring) #(comment) .
QByteArray letters(const std::vector<HighlightSpan> &spans)
{
    QByteArray letters;
    for (const HighlightSpan &span : spans)
        letters += "knKvdc1s#."[static_cast<int>(span.kind)];
    return letters;
}

} // namespace

class HighlightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classifiesWords_data()
    {
        const tooltray::TestRows<QString, int, QByteArray> row{"line", "state", "expected"};
        row("an operation", QStringLiteral("query Find($id: ID! = 5) {"), -1, "kn.vv.n..1..");
        row("a keyword inside is a name", QStringLiteral("type on: query(if: true)"), 4, "nK.n.K.c.");
        row("a fragment", QStringLiteral("... on User @skip"), 2, ".kndd");
        row("values", QStringLiteral("a: \"é\" # note"), 2, "K.s#");
    }
    void classifiesWords()
    {
        QFETCH(QString, line);
        QFETCH(int, state);
        QFETCH(QByteArray, expected);
        std::vector<HighlightSpan> spans;
        highlightLine(line.toStdU16String(), LineState::fromInt(state), spans);
        QCOMPARE(letters(spans), expected);
    }

    void carriesBlockStringsOverLines()
    {
        std::vector<HighlightSpan> spans;
        LineState state = highlightLine(u"a \"\"\"open", {}, spans);
        QVERIFY(state.isInBlockString);
        spans.clear();
        state = highlightLine(u"query \\\"\"\" {", state, spans);
        QVERIFY(state.isInBlockString);
        QCOMPARE(letters(spans), QByteArray("s"));
        spans.clear();
        state = highlightLine(u"done\"\"\" query {", state, spans);
        QVERIFY(!state.isInBlockString);
        QCOMPARE(letters(spans), QByteArray("sk."));
        QCOMPARE(spans[0].length, 7U);
        QCOMPARE(state.depth, std::uint16_t(1));
        spans.clear();
        QVERIFY(highlightLine(u"", LineState{true, 3}, spans) == (LineState{true, 3}));
    }

    void keepsItsStateInOneNumber()
    {
        for (const LineState state : {LineState{false, 0}, LineState{true, 0}, LineState{true, 65535}})
            QVERIFY(LineState::fromInt(state.toInt()) == state);
        QVERIFY(LineState::fromInt(-1) == LineState());
    }
};

TOOLTRAY_TEST(HighlightTest)
#include "highlighttest.moc"
