// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturetool.h"

#include "json/parser.h"

#include <QtGlobal>

#include <memory>

namespace tooltray::conformance {

namespace {

constexpr std::chrono::milliseconds kStep{50};

// One red pixel.
constexpr const char *kPng =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

void runFrom(Clock &clock, std::shared_ptr<std::vector<std::function<void()>>> steps, std::size_t index)
{
    (*steps)[index]();
    if (index + 1 == steps->size())
        return;
    const auto timer = std::make_shared<Timer>();
    *timer = clock.startTimer(
        kStep, [&clock, steps = std::move(steps), index, timer] { runFrom(clock, steps, index + 1); });
}

} // namespace

json::Value parsed(std::string_view text)
{
    json::Parsed result = json::parse(text);
    if (!result)
        qFatal("Not JSON: %s", std::string(text).c_str());
    return std::move(result.value);
}

mcp::Tool describe(std::string name, std::string description, std::string_view properties)
{
    json::Value schema = json::Value::object({{"type", "object"}});
    if (!properties.empty())
        schema.set("properties", parsed(properties));
    return {.name = std::move(name), .description = std::move(description), .inputSchema = std::move(schema)};
}

mcp::ToolResult textResult(std::string text)
{
    return {.content = {{mcp::Text{std::move(text)}}}};
}

mcp::Content pngImage()
{
    return {mcp::Image{kPng, "image/png"}};
}

void runSteps(Clock &clock, std::vector<std::function<void()>> steps)
{
    runFrom(clock, std::make_shared<std::vector<std::function<void()>>>(std::move(steps)), 0);
}

} // namespace tooltray::conformance
