// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturebackend.h"

#include "mcp/types/tool.h"

#include <algorithm>
#include <string_view>

namespace tooltray::conformance {

namespace {

constexpr std::string_view kTemplateStart = "test://template/";
constexpr std::string_view kTemplateEnd = "/data";

mcp::PromptArgument required(std::string name)
{
    return {.name = std::move(name), .description = "Anything", .need = mcp::PromptArgument::Need::Required};
}

mcp::PromptMessage user(mcp::Content content)
{
    return {mcp::Role::User, std::move(content)};
}

mcp::ReadResult contents(std::string uri, std::string mimeType, std::string text)
{
    return {{{.uri = std::move(uri), .mimeType = std::move(mimeType), .body = mcp::Text{std::move(text)}}}};
}

// The {id} of a URI that the template matches.
std::optional<std::string> templateId(std::string_view uri)
{
    if (!uri.starts_with(kTemplateStart) || !uri.ends_with(kTemplateEnd)
        || uri.size() <= kTemplateStart.size() + kTemplateEnd.size())
        return {};
    uri.remove_prefix(kTemplateStart.size());
    uri.remove_suffix(kTemplateEnd.size());
    return std::string(uri);
}

void askForContext(const mcp::RequestContext &context, mcp::Reply<mcp::PromptResult> reply)
{
    context.ask({{mcp::askForm("user_context", "What is the context?",
                               parsed(R"({"type":"object","properties":{"context":{"type":"string"}},
                                          "required":["context"]})"))}},
                [reply = std::move(reply)](const mcp::Outcome<mcp::Answers> &outcome) mutable {
                    if (const auto *failure = std::get_if<mcp::Failure>(&outcome))
                        return reply.fail(*failure);
                    const json::Value &answer = std::get<mcp::Answers>(outcome).at("user_context");
                    reply.send({.messages = {user({mcp::Text{
                                    "Context: " + std::string(answer["content"]["context"].toString())}})}});
                });
}

} // namespace

FixtureBackend::FixtureBackend(Clock &clock)
{
    m_offer = {.server = {"conformance-fixture", "1.0.0"},
               .instructions = "A server for the conformance suite.",
               .tools = mcp::Offer::Feature::Changing,
               .prompts = mcp::Offer::Feature::Changing,
               .resources = mcp::Offer::Feature::Changing,
               .resourceUpdates = true,
               .completions = true,
               .logging = true,
               .extensions = json::Value::object({{mcp::kTasksExtension, json::Value::object()}})};
    m_tools = plainTools({clock, [this](mcp::ServerChange::Kind kind) { change(kind); }});
    for (auto &&tools : {askingTools(), taskTools(clock)})
        m_tools.insert(m_tools.end(), tools.begin(), tools.end());
}

void FixtureBackend::change(mcp::ServerChange::Kind kind)
{
    ++m_revision;
    if (m_changed)
        m_changed({kind});
}

const FixtureTool *FixtureBackend::find(std::string_view name) const
{
    const auto found =
        std::ranges::find_if(m_tools, [&](const FixtureTool &each) { return each.tool.name == name; });
    return found == m_tools.end() ? nullptr : &*found;
}

std::optional<mcp::ListingVersion> FixtureBackend::listingVersion(mcp::Listing, const mcp::RequestContext &)
{
    return mcp::ListingVersion{.revision = m_revision};
}

mcp::ListPage<mcp::Tool> FixtureBackend::listTools(const mcp::RequestContext &, const mcp::Cursor &)
{
    mcp::ListPage<mcp::Tool> page;
    for (const FixtureTool &each : m_tools)
        page.items.push_back(each.tool);
    return page;
}

void FixtureBackend::callTool(mcp::RequestContext context, mcp::ToolCall call,
                              mcp::Reply<mcp::ToolResult> reply)
{
    if (const FixtureTool *tool = find(call.name))
        tool->run(context, call.arguments, std::move(reply));
    else
        reply.fail(mcp::Failure::unknownTool(call.name));
}

std::vector<mcp::HeaderParameter> FixtureBackend::headerParameters(const mcp::RequestContext &,
                                                                   std::string_view tool)
{
    const FixtureTool *found = find(tool);
    return found ? mcp::findHeaderParameters(found->tool.inputSchema) : std::vector<mcp::HeaderParameter>();
}

mcp::ListPage<mcp::Prompt> FixtureBackend::listPrompts(const mcp::RequestContext &, const mcp::Cursor &)
{
    return {{
        {.name = "test_simple_prompt", .description = "A prompt without arguments"},
        {.name = "test_prompt_with_arguments",
         .description = "A prompt with two arguments",
         .arguments = {required("arg1"), required("arg2")}},
        {.name = "test_prompt_with_embedded_resource",
         .description = "A prompt with a resource",
         .arguments = {required("resourceUri")}},
        {.name = "test_prompt_with_image", .description = "A prompt with an image"},
        {.name = "test_input_required_result_prompt", .description = "A prompt that asks first"},
    }};
}

void FixtureBackend::getPrompt(mcp::RequestContext context, mcp::PromptRequest request,
                               mcp::Reply<mcp::PromptResult> reply)
{
    auto &given = request.arguments;
    if (request.name == "test_simple_prompt")
        return reply.send({.messages = {user({mcp::Text{"This is a simple prompt for testing."}})}});
    if (request.name == "test_prompt_with_arguments")
        return reply.send({.messages = {user({mcp::Text{"Prompt with arguments: arg1='" + given["arg1"]
                                                        + "', arg2='" + given["arg2"] + "'"}})}});
    if (request.name == "test_prompt_with_embedded_resource")
        return reply.send({.messages = {user({mcp::ResourceContents{
                                            .uri = given["resourceUri"],
                                            .mimeType = "text/plain",
                                            .body = mcp::Text{"Embedded resource content for testing."}}}),
                                        user({mcp::Text{"Please process the embedded resource above."}})}});
    if (request.name == "test_prompt_with_image")
        return reply.send(
            {.messages = {user(pngImage()), user({mcp::Text{"Please analyze the image above."}})}});
    if (request.name == "test_input_required_result_prompt")
        return askForContext(context, std::move(reply));
    reply.fail(mcp::Failure::unknownPrompt(request.name));
}

mcp::ListPage<mcp::Resource> FixtureBackend::listResources(const mcp::RequestContext &, const mcp::Cursor &)
{
    return {{
        {.uri = "test://static-text", .name = "Text", .description = "A text", .mimeType = "text/plain"},
        {.uri = "test://static-binary", .name = "Image", .description = "An image", .mimeType = "image/png"},
        {.uri = "test://watched-resource",
         .name = "Watched",
         .description = "To subscribe to",
         .mimeType = "text/plain"},
    }};
}

mcp::ListPage<mcp::ResourceTemplate> FixtureBackend::listResourceTemplates(const mcp::RequestContext &,
                                                                           const mcp::Cursor &)
{
    return {{{.uriTemplate = "test://template/{id}/data",
              .name = "Template",
              .description = "Data by id",
              .mimeType = "application/json"}}};
}

void FixtureBackend::readResource(mcp::RequestContext, std::string uri, mcp::Reply<mcp::ReadResult> reply)
{
    if (uri == "test://static-text")
        return reply.send(contents(uri, "text/plain", "This is the content of the static text resource."));
    if (uri == "test://static-binary")
        return reply.send({{{.uri = uri,
                             .mimeType = "image/png",
                             .body = mcp::Blob{std::get<mcp::Image>(pngImage().body).base64}}}});
    if (uri == "test://watched-resource")
        return reply.send(contents(uri, "text/plain", "This resource is being watched."));
    if (const auto id = templateId(uri)) {
        const json::Value data =
            json::Value::object({{"id", *id}, {"templateTest", true}, {"data", "Data for ID: " + *id}});
        return reply.send(contents(uri, "application/json", json::write(data)));
    }
    reply.fail(mcp::Failure::unknownResource(uri));
}

void FixtureBackend::complete(mcp::RequestContext, mcp::CompletionRequest request,
                              mcp::Reply<mcp::Completion> reply)
{
    mcp::Completion completion;
    for (const std::string_view value : {"paris", "park", "party"}) {
        if (value.starts_with(request.value))
            completion.values.emplace_back(value);
    }
    reply.send(std::move(completion));
}

} // namespace tooltray::conformance
