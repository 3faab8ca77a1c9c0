// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturetool.h"

#include <memory>

namespace tooltray::conformance {

namespace {

using mcp::RequestContext;

// A silent WAV file without samples.
constexpr const char *kWav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

mcp::Content embedded(std::string uri, std::string mimeType, std::string text)
{
    return {mcp::ResourceContents{
        .uri = std::move(uri), .mimeType = std::move(mimeType), .body = mcp::Text{std::move(text)}}};
}

// A tool that always answers the same.
FixtureTool constant(std::string name, std::string description, mcp::ToolResult result)
{
    return {describe(std::move(name), std::move(description)),
            [result = std::move(result)](const RequestContext &, const json::Value &, ToolReply reply) {
                reply.send(result);
            }};
}

std::vector<FixtureTool> contentTools()
{
    return {
        constant("test_simple_text", "Returns a text",
                 textResult("This is a simple text response for testing.")),
        constant("test_image_content", "Returns an image", {.content = {pngImage()}}),
        constant("test_audio_content", "Returns sound", {.content = {{mcp::Audio{kWav, "audio/wav"}}}}),
        constant("test_embedded_resource", "Returns a resource",
                 {.content = {embedded("test://embedded-resource", "text/plain",
                                       "This is an embedded resource content.")}}),
        constant("test_multiple_content_types", "Returns content of several types",
                 {.content = {{mcp::Text{"Multiple content types test:"}},
                              pngImage(),
                              embedded("test://mixed-content-resource", "application/json",
                                       R"({"test":"data","value":123})")}}),
        constant("test_error_handling", "Returns an error",
                 {.content = {{mcp::Text{"This tool intentionally returns an error for testing"}}},
                  .kind = mcp::ToolResult::Kind::Error}),
    };
}

FixtureTool progressTool(Clock &clock)
{
    return {describe("test_tool_with_progress", "Reports progress"),
            [&clock](const RequestContext &context, const json::Value &, ToolReply given) {
                const auto reply = std::make_shared<ToolReply>(std::move(given));
                runSteps(clock, {[context] { context.progress(0, 100, "Starting"); },
                                 [context] { context.progress(50, 100, "Half way"); },
                                 [context] { context.progress(100, 100, "Done"); },
                                 [reply] { reply->send(textResult("Progress was reported.")); }});
            }};
}

FixtureTool loggingTool(Clock &clock, std::string name)
{
    return {describe(std::move(name), "Logs while it runs"),
            [&clock](const RequestContext &context, const json::Value &, ToolReply given) {
                const auto reply = std::make_shared<ToolReply>(std::move(given));
                const auto log = [context](const char *message) {
                    return [context, message] { context.log(mcp::LogLevel::Info, "fixture", message); };
                };
                runSteps(clock, {log("Tool execution started"), log("Tool processing data"),
                                 log("Tool execution completed"),
                                 [reply] { reply->send(textResult("Messages were logged.")); }});
            }};
}

FixtureTool schemaTool()
{
    mcp::Tool tool = describe("json_schema_2020_12_tool", "Has a schema with many keywords");
    tool.inputSchema = parsed(R"({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": {"address": {"$anchor": "addressDef", "type": "object",
                              "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
        "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"},
                       "contactMethod": {"type": "string", "enum": ["phone", "email"]},
                       "phone": {"type": "string"}, "email": {"type": "string"}},
        "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
        "anyOf": [{"required": ["name"]}, {"required": ["address"]}],
        "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
        "then": {"required": ["phone"]},
        "else": {"required": ["email"]},
        "additionalProperties": false})");
    return {std::move(tool), [](const RequestContext &, const json::Value &arguments, ToolReply reply) {
                reply.send(textResult(json::write(arguments)));
            }};
}

FixtureTool routedTool()
{
    return {
        describe("test_x_mcp_header", "Has a parameter that is repeated in a header",
                 R"({"region": {"type": "string", "x-mcp-header": "Region"}, "query": {"type": "string"}})"),
        [](const RequestContext &, const json::Value &arguments, ToolReply reply) {
            reply.send(textResult("Region: " + std::string(arguments["region"].toString())));
        }};
}

FixtureTool changingTool(const FixtureWorld &world, std::string name, mcp::ServerChange::Kind kind)
{
    return {describe(std::move(name), "Changes a list"),
            [change = world.change, kind](const RequestContext &, const json::Value &, ToolReply reply) {
                change(kind);
                reply.send(textResult("The list has changed."));
            }};
}

} // namespace

std::vector<FixtureTool> plainTools(const FixtureWorld &world)
{
    std::vector<FixtureTool> tools = contentTools();
    tools.push_back(progressTool(world.clock));
    tools.push_back(loggingTool(world.clock, "test_tool_with_logging"));
    tools.push_back(loggingTool(world.clock, "test_logging_tool"));
    tools.push_back(schemaTool());
    tools.push_back(routedTool());
    tools.push_back(changingTool(world, "test_trigger_tool_change", mcp::ServerChange::Kind::Tools));
    tools.push_back(changingTool(world, "test_trigger_prompt_change", mcp::ServerChange::Kind::Prompts));
    return tools;
}

} // namespace tooltray::conformance
