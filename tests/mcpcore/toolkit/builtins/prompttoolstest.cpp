// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class PromptToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void promptsAreMadeListedAndRemoved()
    {
        Workbench bench;
        const std::string triage =
            "{'name':'triage','title':'Triage','arguments':[{'name':'team','required':true}],'messages':[{"
            "'text':'Sort the issues of {{team}}.'},{'role':'assistant','text':'Where do I begin?'}]}";
        QCOMPARE(bench.answer("set_prompt", triage), std::string("{'name':'triage'}"));
        QCOMPARE(bench.workspaceAccess.edits().back().origin, workspace::Origin::Agent);
        QCOMPARE(bench.answer("list_prompts", "{}"), "{'prompts':[" + triage + "]}");
        QCOMPARE(bench.failure("delete_prompt", "{'name':'triag'}").message,
                 std::string("There is no prompt \"triag\" in this workspace. Did you mean \"triage\"?"));
        QCOMPARE(bench.answer("delete_prompt", "{'name':'triage'}"), std::string("{'name':'triage'}"));
        QCOMPARE(bench.answer("list_prompts", "{}"), std::string("{'prompts':[]}"));
    }

    void invalidPromptsAreRefused_data()
    {
        const TestRows<std::string, std::string> row{"arguments", "code"};
        row("name", "{'name':'a b','messages':[{'text':'a'}]}", "name_invalid");
        row("name of ours", "{'name':'debug_failing_tool','messages':[{'text':'a'}]}", "name_taken");
        row("text with what is no argument",
            "{'name':'a','messages':[{'text':'Sort {{team}} by {{other}}.'}],'arguments':[{'name':'team'}]}",
            "prompt_invalid");
        row("nothing to say", "{'name':'a','messages':[]}", "prompt_empty");
        row("argument", "{'name':'a','messages':[{'text':'a'}],'arguments':[{'name':'b c'}]}",
            "prompt_invalid");
        row("hidden character", "{'name':'a','messages':[{'text':'a\u202eb'}]}", "hidden_character");
        row("token", "{'name':'a','messages':[{'text':'Use glpat-abcdefghij0123456789.'}]}",
            "secret_in_text");
    }

    void invalidPromptsAreRefused()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, code);
        Workbench bench;
        const Error error = bench.failure("set_prompt", arguments);
        QCOMPARE(error.code, code);
        QVERIFY(!error.hint.empty());
        QCOMPARE(bench.answer("list_prompts", "{}"), std::string("{'prompts':[]}"));
    }

    void promptToolsAreNotListed()
    {
        Workbench bench;
        for (const char *name : {"set_prompt", "list_prompts", "delete_prompt"})
            QVERIFY2(!bench.builtIn(name).isListed(), name);
    }
};

TOOLTRAY_TEST(PromptToolsTest)
#include "prompttoolstest.moc"
