// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"

#include "support/testcase.h"

#include <QTest>

#include <csignal>

using namespace tooltray::test;
using namespace std::string_literals;
using namespace std::chrono_literals;

class ChildProcessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesGoInAndOut()
    {
        ChildProcess cat("cat");
        cat.write("one\ntw");
        QCOMPARE(cat.readLine(), "one"s);
        QVERIFY(!cat.readLine(1ms));
        cat.write("o\nrest");
        QCOMPARE(cat.readLine(), "two"s);
        cat.closeInput();
        QCOMPARE(cat.readLine(), std::nullopt);
        QCOMPARE(cat.waitForExit(), std::optional(0));
        QCOMPARE(cat.output(), "one\ntwo\nrest");
    }

    void outputsExitCodeArgumentsAndEnvironmentAreSeen()
    {
        ChildProcess shell("sh", {"-c", "echo \"$1 $WORD\"; echo bad >&2; exit 3", "sh", "a b"},
                           {{"WORD", "c"}});
        QVERIFY(shell.waitForError("bad\n"));
        QCOMPARE(shell.waitForExit(), std::optional(3));
        QCOMPARE(shell.output(), "a b c\n");
        QCOMPARE(shell.errorOutput(), "bad\n");
    }

    void signalsArriveAndTell()
    {
        ChildProcess shell("sh",
                           {"-c", "trap 'echo caught; exit 0' TERM; echo ready; while :; do read x; done"});
        QCOMPARE(shell.readLine(), "ready"s);
        QVERIFY(!shell.waitForExit(1ms));
        shell.sendSignal(SIGTERM);
        shell.write("\n");
        QCOMPARE(shell.readLine(), "caught"s);
        QCOMPARE(shell.waitForExit(), std::optional(0));

        ChildProcess cat("cat");
        cat.write("x\n");
        QVERIFY(cat.readLine());
        cat.sendSignal(SIGKILL);
        QCOMPARE(cat.waitForExit(), std::optional(-SIGKILL));
    }

    void whatCannotStartIsNoticed()
    {
        ChildProcess missing("/missing/program");
        QCOMPARE(missing.readLine(), std::nullopt);
        QCOMPARE(missing.waitForExit(), std::nullopt);
        QCOMPARE(missing.id(), 0);
    }
};

TOOLTRAY_TEST(ChildProcessTest)
#include "childprocesstest.moc"
