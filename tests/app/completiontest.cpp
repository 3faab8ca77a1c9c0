// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"
#include "support/testcase.h"

#include <QFileInfo>
#include <QTest>

using namespace tooltray::test;

// The scripts in the shells that they are for.
class CompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shellsComplete_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("shell", "script", "expected");
        QTest::newRow("bash")
            << QByteArray("/bin/bash")
            << QByteArray("source <(tooltray completion bash); COMP_WORDS=(tooltray tools l); COMP_CWORD=2; "
                          "_tooltray; echo ${COMPREPLY[@]}; complete -p tooltray")
            << QByteArray("list lint\ncomplete -o default -F _tooltray tooltray\n");
        QTest::newRow("zsh")
            << QByteArray("/usr/bin/zsh")
            << QByteArray(
                   "compdef() { : }; _describe() { print -l -- \"${(@P)2}\" }; _files() { print files }; "
                   "source <(tooltray completion zsh); words=(tooltray tools l); CURRENT=3; "
                   "_tooltray; words=(tooltray validate ''); CURRENT=3; _tooltray")
            << QByteArray("list:list the saved tools and whether they work\n"
                          "lint:find what makes tools hard for agents to use\nfiles\n");
        QTest::newRow("fish") << QByteArray("/usr/bin/fish")
                              << QByteArray(
                                     "tooltray completion fish | source; complete -C 'tooltray tools li'")
                              << QByteArray("lint\tfind what makes tools hard for agents to use\n"
                                            "list\tlist the saved tools and whether they work\n");
    }

    void shellsComplete()
    {
        QFETCH(const QByteArray, shell);
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, expected);
        if (!QFileInfo::exists(QString::fromUtf8(shell)))
            QSKIP("The shell is not installed.");
        const std::string folder = QFileInfo(QStringLiteral(TOOLTRAY_PROGRAM)).path().toStdString();
        ChildProcess program(
            shell.toStdString(), {"-c", script.toStdString()},
            {{"PATH", folder + ":/usr/bin:/bin"}, {"HOME", "/nonexistent"}, {"ZDOTDIR", "/nonexistent"}});
        program.closeInput();
        QVERIFY2(program.waitForExit() == std::optional(0), program.errorOutput().c_str());
        QCOMPARE(QByteArray::fromStdString(program.output()), expected);
    }
};

TOOLTRAY_TEST(CompletionTest)
#include "completiontest.moc"
