// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/tracecontext.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;

// The texts are those of W3C Trace Context, level 1, and what comes close to them.
class TraceContextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeaderIsRead_data()
    {
        addColumns<QByteArray, bool, bool>("text", "isOne", "isSampled");
        const QByteArray trace = "0af7651916cd43dd8448eb211c80319c";
        const QByteArray span = "b7ad6b7169203331";
        const auto row = [](const char *name, const QByteArray &text, bool isOne, bool isSampled = false) {
            QTest::newRow(name) << text << isOne << isSampled;
        };
        row("sampled", "00-" + trace + '-' + span + "-01", true, true);
        row("not sampled", "00-" + trace + '-' + span + "-00", true);
        row("other flags", "00-" + trace + '-' + span + "-fb", true, true);
        row("a later version", "01-" + trace + '-' + span + "-01-and-more", true, true);
        row("nothing", "", false);
        row("more in version 00", "00-" + trace + '-' + span + "-01-more", false);
        row("version ff", "ff-" + trace + '-' + span + "-01", false);
        row("no trace", "00-" + QByteArray(32, '0') + '-' + span + "-01", false);
        row("no span", "00-" + trace + '-' + QByteArray(16, '0') + "-01", false);
        row("capitals", "00-" + trace.toUpper() + '-' + span + "-01", false);
        row("short", "00-" + trace + '-' + span, false);
        row("other separators", "00_" + trace + '_' + span + "_01", false);
        row("flags that are none", "00-" + trace + '-' + span + "-0x", false);
    }

    void theHeaderIsRead()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isOne);
        QFETCH(const bool, isSampled);
        const auto read = TraceContext::parse(text.toStdString());
        QCOMPARE(read.has_value(), isOne);
        if (!read)
            return;
        QCOMPARE(read->isSampled, isSampled);
        QCOMPARE(QByteArray::fromStdString(read->trace), text.mid(3, 32));
        QCOMPARE(QByteArray::fromStdString(read->span), text.mid(36, 16));
    }

    void whatIsWrittenIsReadAgain()
    {
        for (const bool isSampled : {true, false}) {
            TraceContext context = TraceContext::begun().at(TraceContext::newSpan());
            context.isSampled = isSampled;
            QVERIFY(TraceContext::parse(context.text()) == context);
        }
        QVERIFY(TraceContext::begun().trace != TraceContext::begun().trace);
    }
};

TOOLTRAY_TEST(TraceContextTest)
#include "tracecontexttest.moc"
