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
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"shell", "script", "expected"};
        row("bash", "/bin/bash",
            "source <(tooltray completion bash); COMP_WORDS=(tooltray tools l); COMP_CWORD=2; "
            "_tooltray; echo ${COMPREPLY[@]}; complete -p tooltray",
            "list lint\ncomplete -o default -F _tooltray tooltray\n");
        row("zsh", "/usr/bin/zsh",
            "compdef() { : }; _describe() { print -l -- \"${(@P)2}\" }; _files() { print files }; "
            "source <(tooltray completion zsh); words=(tooltray tools l); CURRENT=3; "
            "_tooltray; words=(tooltray validate ''); CURRENT=3; _tooltray",
            "list:list the saved tools and whether they work\n"
            "lint:find what makes tools hard for agents to use\nfiles\n");
        row("fish", "/usr/bin/fish", "tooltray completion fish | source; complete -C 'tooltray tools li'",
            "lint\tfind what makes tools hard for agents to use\n"
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
