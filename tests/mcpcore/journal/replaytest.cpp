// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entries/logentry.h"

#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesWhatTheCallWasMadeOf()
    {
        LogEntry entry = sampleEntry(7);
        entry.isTest = true;
        const auto call = replayFrom(entry);
        VERIFY_RESULT(call);
        const Replay expected{
            EntryId(7), "tools/call", "list_issues", "0.2.0", json::parse(entry.arguments.text()).value,
            true};
        QVERIFY(call.value() == expected);
    }

    void aCallWithoutArgumentsHasNone()
    {
        LogEntry entry = sampleEntry();
        entry.arguments = {};
        VERIFY_RESULT(replayFrom(entry));
        QVERIFY(replayFrom(entry).value().arguments == json::Value::object());
    }

    void whatTheLogDoesNotHaveIsNotMadeUp()
    {
        for (const auto change :
             {+[](Body &body) { body.isCut = true; }, +[](Body &body) { body.isMasked = true; },
              +[](Body &body) { body.isRepaired = true; }, +[](Body &body) { body.content = nullptr; },
              +[](Body &body) { body = Body::of("{"); }}) {
            LogEntry entry = sampleEntry();
            change(entry.arguments);
            COMPARE_ERROR(replayFrom(entry), ErrorKind::Invalid, "not_reproducible");
            QVERIFY(!replayFrom(entry).error().hint.empty());
        }
    }
};

TOOLTRAY_TEST(ReplayTest)
#include "replaytest.moc"
