// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturetool.h"

#include "json/write.h"

#include <memory>

namespace tooltray::conformance {

namespace {

using mcp::Answers;
using mcp::Inquiry;
using mcp::Question;
using mcp::RequestContext;

using Ending = std::function<mcp::ToolResult(const Answers &)>;

Question form(std::string key, std::string_view message, std::string_view schema)
{
    return mcp::askForm(std::move(key), message, parsed(schema));
}

Question nameForm(std::string key, std::string_view message = "What is your name?")
{
    return form(std::move(key), message,
                R"({"type":"object","properties":{"name":{"type":"string"}},"required":["name"]})");
}

Question confirmation(std::string key = "confirm")
{
    return form(std::move(key), "Please confirm",
                R"({"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"]})");
}

Question sampling(std::string key, std::string_view prompt, int maxTokens)
{
    const json::Value message = json::Value::object(
        {{"role", "user"}, {"content", json::Value::object({{"type", "text"}, {"text", prompt}})}});
    return {std::move(key), "sampling/createMessage",
            json::Value::object({{"messages", json::Value::array({message})}, {"maxTokens", maxTokens}}),
            parsed(R"({"sampling":{}})")};
}

Question roots(std::string key)
{
    return {std::move(key), "roots/list", json::Value::object(), parsed(R"({"roots":{}})")};
}

// Puts the inquiry and ends with what it came to; a failure is passed on.
void ask(const RequestContext &context, Inquiry inquiry, ToolReply reply, Ending end)
{
    context.ask(std::move(inquiry), [reply = std::move(reply),
                                     end = std::move(end)](const mcp::Outcome<Answers> &outcome) mutable {
        if (const auto *failure = std::get_if<mcp::Failure>(&outcome))
            reply.fail(*failure);
        else
            reply.send(end(std::get<Answers>(outcome)));
    });
}

// A tool that asks always the same.
FixtureTool asking(std::string name, Inquiry inquiry, Ending end)
{
    return {describe(std::move(name), "Asks the client"),
            [inquiry = std::move(inquiry), end = std::move(end)](const RequestContext &context,
                                                                 const json::Value &, ToolReply reply) {
                ask(context, inquiry, std::move(reply), end);
            }};
}

std::string_view sampledText(const json::Value &answer)
{
    const json::Value &content = answer["content"];
    return content.isArray() ? content[std::size_t(0)]["text"].toString() : content["text"].toString();
}

mcp::ToolResult completed(const Answers &answers)
{
    const json::Value &answer = answers.begin()->second;
    return textResult("Elicitation completed: action=" + std::string(answer["action"].toString())
                      + ", content=" + json::write(answer["content"]));
}

Ending always(std::string text)
{
    return [text = std::move(text)](const Answers &) { return textResult(text); };
}

FixtureTool samplingTool()
{
    return {describe("test_sampling", "Asks the client's model", R"({"prompt": {"type": "string"}})"),
            [](const RequestContext &context, const json::Value &arguments, ToolReply reply) {
                ask(context, {{sampling("reply", arguments["prompt"].toString(), 100)}}, std::move(reply),
                    [](const Answers &answers) {
                        return textResult("LLM response: " + std::string(sampledText(answers.at("reply"))));
                    });
            }};
}

FixtureTool elicitationTool()
{
    return {
        describe("test_elicitation", "Asks the user", R"({"message": {"type": "string"}})"),
        [](const RequestContext &context, const json::Value &arguments, ToolReply reply) {
            ask(context,
                {{form("user", arguments["message"].toString(),
                       R"({"type":"object","properties":{"username":{"type":"string","description":"Name"},
                               "email":{"type":"string","description":"Address"}},
                               "required":["username","email"]})")}},
                std::move(reply), [](const Answers &answers) {
                    return textResult("User response: " + json::write(answers.at("user")));
                });
        }};
}

std::vector<FixtureTool> formTools()
{
    return {
        asking("test_elicitation_sep1034_defaults",
               {{form("defaults", "Please review these values", R"({"type":"object","properties":{
                   "name":{"type":"string","default":"John Doe"},
                   "age":{"type":"integer","default":30},
                   "score":{"type":"number","default":95.5},
                   "status":{"type":"string","enum":["active","inactive","pending"],"default":"active"},
                   "verified":{"type":"boolean","default":true}}})")}},
               completed),
        asking("test_elicitation_sep1330_enums",
               {{form("enums", "Please choose", R"({"type":"object","properties":{
                   "untitledSingle":{"type":"string","enum":["option1","option2","option3"]},
                   "titledSingle":{"type":"string","oneOf":[{"const":"value1","title":"First"},
                       {"const":"value2","title":"Second"},{"const":"value3","title":"Third"}]},
                   "legacyEnum":{"type":"string","enum":["opt1","opt2","opt3"],
                       "enumNames":["One","Two","Three"]},
                   "untitledMulti":{"type":"array","items":{"type":"string",
                       "enum":["option1","option2","option3"]}},
                   "titledMulti":{"type":"array","items":{"anyOf":[{"const":"value1","title":"First"},
                       {"const":"value2","title":"Second"},{"const":"value3","title":"Third"}]}}}})")}},
               completed),
    };
}

FixtureTool multiRoundTool()
{
    return {describe("test_input_required_result_multi_round", "Asks twice"),
            [](const RequestContext &context, const json::Value &, ToolReply given) {
                const auto reply = std::make_shared<ToolReply>(std::move(given));
                context.ask({{nameForm("step1", "Step 1: What is your name?")}},
                            [context, reply](const mcp::Outcome<Answers> &first) {
                                if (const auto *failure = std::get_if<mcp::Failure>(&first))
                                    return reply->fail(*failure);
                                ask(context,
                                    {{form("step2", "Step 2: What is your favorite color?",
                                           R"({"type":"object","properties":{"color":{"type":"string"}},
                                       "required":["color"]})")}},
                                    std::move(*reply), always("Both steps are done."));
                            });
            }};
}

FixtureTool capabilityTool()
{
    return {describe("test_input_required_result_capabilities", "Asks what the client can answer"),
            [](const RequestContext &context, const json::Value &, ToolReply reply) {
                Inquiry inquiry;
                for (Question &question :
                     std::vector{nameForm("user_name"), sampling("greeting", "Generate a greeting", 50)}) {
                    if (context.clientDeclares(question.capability))
                        inquiry.questions.push_back(std::move(question));
                }
                ask(context, std::move(inquiry), std::move(reply), always("What could be asked was asked."));
            }};
}

std::vector<FixtureTool> roundTripTools()
{
    constexpr auto open = Inquiry::Binding::Open;
    return {
        asking("test_input_required_result_elicitation", {{nameForm("user_name")}, open},
               [](const Answers &answers) {
                   return textResult(
                       "Hello, " + std::string(answers.at("user_name")["content"]["name"].toString()) + "!");
               }),
        asking("test_input_required_result_sampling",
               {{sampling("capital_question", "What is the capital of France?", 100)}, open},
               [](const Answers &answers) {
                   return textResult(std::string(sampledText(answers.at("capital_question"))));
               }),
        asking("test_input_required_result_list_roots", {{roots("client_roots")}, open},
               [](const Answers &answers) { return textResult(json::write(answers.at("client_roots"))); }),
        asking("test_input_required_result_request_state", {{confirmation()}}, always("state-ok")),
        asking("test_input_required_result_tampered_state", {{confirmation()}}, always("state-ok")),
        asking(
            "test_input_required_result_multiple_inputs",
            {{nameForm("user_name"), sampling("greeting", "Generate a greeting", 50), roots("client_roots")}},
            always("All three were answered.")),
        multiRoundTool(),
        capabilityTool(),
        asking("test_missing_capability", {{sampling("needed", "Anything", 10)}, open}, always("Sampled.")),
        asking("test_streaming_elicitation", {{nameForm("user_name")}, open}, always("Elicited.")),
    };
}

} // namespace

std::vector<FixtureTool> askingTools()
{
    std::vector<FixtureTool> tools = roundTripTools();
    tools.push_back(samplingTool());
    tools.push_back(elicitationTool());
    for (FixtureTool &tool : formTools())
        tools.push_back(std::move(tool));
    return tools;
}

} // namespace tooltray::conformance
