// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturetool.h"

#include "mcp/types/tool.h"

#include <chrono>
#include <memory>
#include <utility>

namespace tooltray::conformance {

namespace {

constexpr std::chrono::milliseconds kSoon{50};

using mcp::Answers;
using mcp::RequestContext;

using Finish = std::function<void(ToolReply)>;

void finishLater(Clock &clock, std::chrono::milliseconds delay, ToolReply reply, Finish finish)
{
    const auto timer = std::make_shared<Timer>();
    *timer = clock.startTimer(delay, [timer, reply = std::make_shared<ToolReply>(std::move(reply)),
                                      finish = std::move(finish)] { finish(std::move(*reply)); });
}

// A tool that no client gets to run that takes no tasks.
FixtureTool taskOnly(std::string name, std::string description, std::string_view properties,
                     std::function<void(const RequestContext &, const json::Value &, ToolReply)> run)
{
    return {
        describe(std::move(name), std::move(description), properties),
        [run = std::move(run)](const RequestContext &context, const json::Value &arguments, ToolReply reply) {
            if (!context.becomeTask())
                return reply.fail(mcp::Failure::missingCapability(mcp::tasksCapability()));
            run(context, arguments, std::move(reply));
        }};
}

mcp::Question confirmForm(std::string key)
{
    return mcp::askForm(
        std::move(key), "Please confirm",
        parsed(R"({"type":"object","properties":{"confirm":{"type":"boolean"}},"required":["confirm"]})"));
}

// Puts the questions and says so much when all of them are answered.
void askFirst(const RequestContext &context, std::vector<mcp::Question> questions, ToolReply reply,
              std::string text)
{
    context.ask({std::move(questions)}, [reply = std::move(reply), text = std::move(text)](
                                            const mcp::Outcome<Answers> &outcome) mutable {
        if (const auto *failure = std::get_if<mcp::Failure>(&outcome))
            reply.fail(*failure);
        else
            reply.send(textResult(std::move(text)));
    });
}

FixtureTool slowCompute(Clock &clock)
{
    return {describe("slow_compute", "Takes its time",
                     R"({"seconds":{"type":"number"},"label":{"type":"string"}})"),
            [&clock](const RequestContext &context, const json::Value &arguments, ToolReply reply) {
                const auto seconds = arguments["seconds"].toInt64().value_or(0);
                if (seconds <= 0)
                    return reply.send(textResult("Done at once."));
                context.becomeTask();
                finishLater(clock, std::chrono::seconds(seconds), std::move(reply),
                            [](ToolReply late) { late.send(textResult("Done.")); });
            }};
}

// Asks as any other tool does, and only then becomes a task.
FixtureTool askingTask(Clock &clock)
{
    return {
        describe("test_tool_with_task", "Asks, then takes its time"),
        [&clock](const RequestContext &context, const json::Value &, ToolReply given) {
            mcp::Question question = mcp::askForm(
                "user_name", "What is your name?",
                parsed(R"({"type":"object","properties":{"name":{"type":"string"}},"required":["name"]})"));
            context.ask({{std::move(question)}}, [&clock, context, reply = std::move(given)](
                                                     const mcp::Outcome<Answers> &outcome) mutable {
                if (const auto *failure = std::get_if<mcp::Failure>(&outcome))
                    return reply.fail(*failure);
                if (!context.becomeTask())
                    return reply.fail(mcp::Failure::missingCapability(mcp::tasksCapability()));
                const json::Value &answer = std::get<Answers>(outcome).at("user_name");
                finishLater(clock, std::chrono::milliseconds(50), std::move(reply),
                            [text = "Hello, " + std::string(answer["content"]["name"].toString())](
                                ToolReply late) { late.send(textResult(text)); });
            });
        }};
}

} // namespace

std::vector<FixtureTool> taskTools(Clock &clock)
{
    std::vector<FixtureTool> tools;
    tools.push_back({describe("greet", "Greets", R"({"name":{"type":"string"}})"),
                     [](const RequestContext &, const json::Value &arguments, ToolReply reply) {
                         reply.send(textResult("Hello, " + std::string(arguments["name"].toString()) + "!"));
                     }});
    tools.push_back(slowCompute(clock));
    tools.push_back(taskOnly("failing_job", "Fails as a tool", {},
                             [&clock](const RequestContext &, const json::Value &, ToolReply reply) {
                                 finishLater(clock, kSoon, std::move(reply), [](ToolReply late) {
                                     mcp::ToolResult result = textResult("The job failed.");
                                     result.kind = mcp::ToolResult::Kind::Error;
                                     late.send(std::move(result));
                                 });
                             }));
    tools.push_back(taskOnly("protocol_error_job", "Fails as a request", {},
                             [&clock](const RequestContext &, const json::Value &, ToolReply reply) {
                                 finishLater(clock, kSoon, std::move(reply),
                                             [](ToolReply late) { late.fail(mcp::Failure::internal()); });
                             }));
    tools.push_back(taskOnly("confirm_delete", "Asks within its task", R"({"filename":{"type":"string"}})",
                             [](const RequestContext &context, const json::Value &, ToolReply reply) {
                                 askFirst(context, {confirmForm("confirm")}, std::move(reply), "Deleted.");
                             }));
    tools.push_back(taskOnly("multi_input", "Asks twice at once within its task", {},
                             [](const RequestContext &context, const json::Value &, ToolReply reply) {
                                 askFirst(context, {confirmForm("first"), confirmForm("second")},
                                          std::move(reply), "Both were answered.");
                             }));
    tools.push_back(askingTask(clock));
    return tools;
}

} // namespace tooltray::conformance
