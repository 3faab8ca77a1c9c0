// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/prompts.h"

#include "support/fakeworkspaceaccess.h"
#include "support/testcase.h"

#include <QTest>

#include <variant>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

workspace::Prompt greeting()
{
    workspace::Prompt prompt;
    prompt.name = "greeting";
    prompt.arguments = {{"who", "Whom to greet.", true}, {"how", "In what way.", false}};
    prompt.messages = {
        {workspace::Prompt::Role::User, "Greet {{who}} {{how}}, {{who}}. Leave {{other}} and {{ alone."}};
    return prompt;
}

std::string textOf(const mcp::Outcome<mcp::PromptResult> &outcome)
{
    const auto *result = std::get_if<mcp::PromptResult>(&outcome);
    return result ? std::get<mcp::Text>(result->messages.at(0).content.body).text
                  : std::get<mcp::Failure>(outcome).message.text();
}

} // namespace

class PromptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oursComeFirst()
    {
        const test::FakeWorkspaceAccess workspaceAccess({greeting()});
        const auto page = promptPage(*workspaceAccess.workspace(), {});
        QCOMPARE(page.items.size(), std::size_t(3));
        QCOMPARE(page.items[0].name, std::string("create_tool_from_goal"));
        QCOMPARE(page.items[1].name, std::string("debug_failing_tool"));
        QCOMPARE(page.items[2].arguments[0].need, mcp::PromptArgument::Need::Required);
    }

    void argumentsAreFilledInOnce()
    {
        const test::FakeWorkspaceAccess workspaceAccess({greeting()});
        const auto filled =
            filledPrompt(*workspaceAccess.workspace(), {"greeting", {{"who", "{{how}}"}, {"how", "warmly"}}});
        QCOMPARE(textOf(filled), std::string("Greet {{how}} warmly, {{how}}. Leave {{other}} and {{ alone."));
    }

    void whatCannotBeFilledIsRefused()
    {
        const test::FakeWorkspaceAccess workspaceAccess({greeting()});
        QVERIFY(textOf(filledPrompt(*workspaceAccess.workspace(), {"greeting", {}})).find("\"who\"")
                != std::string::npos);
        const auto missing = filledPrompt(*workspaceAccess.workspace(), {"missing", {}});
        QCOMPARE(std::get<mcp::Failure>(missing), mcp::Failure::unknownPrompt("missing"));
    }

    void oursAskForNothingThatWasNotGiven()
    {
        const test::FakeWorkspaceAccess workspaceAccess;
        const auto filled = [&](const char *name,
                                const std::map<std::string, std::string, std::less<>> &given) {
            return textOf(filledPrompt(*workspaceAccess.workspace(), {name, given}));
        };
        const std::string brief = filled("create_tool_from_goal", {{"goal", "Close issues."}});
        QVERIFY2(brief.starts_with("Create a saved tool for this goal: Close issues.\n\n1. Call"),
                 brief.c_str());
        const std::string full = filled("create_tool_from_goal", {{"goal", "Close."}, {"endpoint", "api"}});
        QVERIFY2(full.find("\nEndpoint: api\n") != std::string::npos, full.c_str());
        QVERIFY(filled("debug_failing_tool", {{"tool_name", "list_x"}}).find("Problem:")
                == std::string::npos);
    }

    void oursHaveTheirArguments()
    {
        const test::FakeWorkspaceAccess workspaceAccess;
        const std::string text = textOf(
            filledPrompt(*workspaceAccess.workspace(), {"debug_failing_tool", {{"tool_name", "list_x"}}}));
        QVERIFY2(text.find("tool:list_x") != std::string::npos, text.c_str());
        QVERIFY(text.find("{{") == std::string::npos);
    }
};

TOOLTRAY_TEST(PromptsTest)
#include "promptstest.moc"
