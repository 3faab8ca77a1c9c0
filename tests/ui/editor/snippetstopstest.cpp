// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textediting.h"

#include "support/testcase.h"

#include <QTextDocument>

using namespace tooltray::ui;

class SnippetStopsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stopsMoveWithTheTextAndEndBehindIt()
    {
        QTextDocument document(QStringLiteral("a f(x: , y: ) b"));
        SnippetStops stops;
        stops.begin(document, 2, 11, {5, 10});
        const std::optional<QTextCursor> first = stops.next(13);
        QVERIFY(first);
        QCOMPARE(first->position(), 7);
        QVERIFY(!stops.isLast());
        QTextCursor typing = *first;
        typing.insertText(QStringLiteral("123"));
        const std::optional<QTextCursor> second = stops.next(typing.position());
        QVERIFY(second);
        QCOMPARE(second->position(), 15);
        const std::optional<QTextCursor> behind = stops.next(15);
        QVERIFY(behind);
        QCOMPARE(behind->position(), 16);
        QVERIFY(stops.isLast());
        QVERIFY(!stops.next(16));
    }

    void leavingTheTextForgetsThem()
    {
        QTextDocument document(QStringLiteral("a f(x: ) b"));
        SnippetStops stops;
        stops.begin(document, 2, 6, {5});
        QVERIFY(!stops.next(0));
        QVERIFY(!stops.next(5));
    }

    void aTextWithinAnotherComesFirst()
    {
        QTextDocument document(QStringLiteral("f(x: ) { }"));
        SnippetStops stops;
        stops.begin(document, 0, 10, {5, 9});
        QTextCursor typing = *stops.next(10);
        typing.insertText(QStringLiteral("{a: }")); // f(x: {a: }) { }
        stops.begin(document, 5, 5, {4});
        stops.begin(document, 9, 0, {}); // one without stops changes nothing
        QCOMPARE(stops.next(9)->position(), 9);
        QCOMPARE(stops.next(9)->position(), 10);
        QCOMPARE(stops.next(10)->position(), 14);
        QCOMPARE(stops.next(14)->position(), 15);
    }

    void textsWithoutStopsHaveNone()
    {
        QTextDocument document(QStringLiteral("abc"));
        SnippetStops stops;
        stops.begin(document, 0, 3, {});
        QVERIFY(!stops.next(2));
    }
};

TOOLTRAY_TEST(SnippetStopsTest)
#include "snippetstopstest.moc"
