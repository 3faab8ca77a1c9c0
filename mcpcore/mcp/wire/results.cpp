// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/results.h"

#include "base/time/rfc3339.h"
#include "mcp/wire/objectwriter.h"

#include <algorithm>
#include <span>

namespace tooltray::mcp {

namespace {

void writeIcon(const Icon &icon, std::string &out)
{
    ObjectWriter object(out);
    object.text("src", icon.source);
    object.textUnlessEmpty("mimeType", icon.mimeType);
    if (!icon.sizes.empty())
        writeArray(object.member("sizes"), icon.sizes,
                   [&](const std::string &size) { json::writeString(size, out); });
    if (icon.theme != Icon::Theme::Any)
        object.text("theme", icon.theme == Icon::Theme::Light ? "light" : "dark");
}

template <typename Named>
void writeNames(ObjectWriter &object, const Named &named, const Features &features)
{
    object.text("name", named.name);
    if (features.titles)
        object.textUnlessEmpty("title", named.title);
    object.textUnlessEmpty("description", named.description);
}

// The members that a resource and a link to it share.
void writeResourceMembers(ObjectWriter &object, const Resource &resource, const Features &features)
{
    object.text("uri", resource.uri);
    writeNames(object, resource, features);
    object.textUnlessEmpty("mimeType", resource.mimeType);
    if (resource.size)
        object.integer("size", *resource.size);
    writeIcons(object, resource.icons, features);
}

void writeMedia(ObjectWriter &object, std::string_view type, const std::string &base64,
                const std::string &mimeType)
{
    object.text("type", type);
    object.text("data", base64);
    object.text("mimeType", mimeType);
}

class ContentBody {
public:
    ContentBody(ObjectWriter &object, const JsonText &structured, const Features &features)
        : m_object(object)
        , m_structured(structured)
        , m_features(features)
    {}

    void operator()(const Text &text) { writeText(text.text); }
    void operator()(const StructuredAsText &) { writeText(m_structured.bytes()); }
    void operator()(const Image &image) { writeMedia(m_object, "image", image.base64, image.mimeType); }
    void operator()(const Audio &audio)
    {
        if (m_features.audio)
            writeMedia(m_object, "audio", audio.base64, audio.mimeType);
        else
            writeText("(Sound of type " + audio.mimeType + " that this client cannot receive.)");
    }
    void operator()(const Resource &link)
    {
        if (!m_features.resourceLinks)
            return writeText(link.name + ": " + link.uri);
        m_object.text("type", "resource_link");
        writeResourceMembers(m_object, link, m_features);
    }
    void operator()(const ResourceContents &contents)
    {
        m_object.text("type", "resource");
        writeResourceContents(contents, m_object.member("resource"));
    }

private:
    void writeText(std::string_view text)
    {
        m_object.text("type", "text");
        m_object.text("text", text);
    }

    ObjectWriter &m_object;
    const JsonText &m_structured;
    const Features &m_features;
};

} // namespace

void writeIcons(ObjectWriter &object, const std::vector<Icon> &icons, const Features &features)
{
    if (!features.icons || icons.empty())
        return;
    std::string &out = object.member("icons");
    writeArray(out, icons, [&](const Icon &icon) { writeIcon(icon, out); });
}

// Revision 2025-11-25 added the members other than the name, version and title.
void writeImplementation(const Implementation &implementation, std::string &out, const Features &features)
{
    ObjectWriter object(out);
    object.text("name", implementation.name);
    object.text("version", implementation.version);
    if (features.titles)
        object.textUnlessEmpty("title", implementation.title);
    if (!features.icons)
        return;
    object.textUnlessEmpty("description", implementation.description);
    object.textUnlessEmpty("websiteUrl", implementation.websiteUrl);
    writeIcons(object, implementation.icons, features);
}

void writeAnnotations(ObjectWriter &object, const Annotations &annotations)
{
    if (annotations.isEmpty())
        return;
    std::string &out = object.member("annotations");
    ObjectWriter inner(out);
    if (!annotations.audience.empty())
        writeArray(inner.member("audience"), annotations.audience,
                   [&](Role role) { out += role == Role::User ? "\"user\"" : "\"assistant\""; });
    if (annotations.priority)
        inner.value("priority", *annotations.priority);
    inner.textUnlessEmpty("lastModified", annotations.lastModified);
}

void writeResource(const Resource &resource, const Features &features, std::string &out)
{
    ObjectWriter object(out);
    writeResourceMembers(object, resource, features);
    writeAnnotations(object, resource.annotations);
    object.valueUnlessNull("_meta", resource.meta);
}

void writeResourceTemplate(const ResourceTemplate &resource, const Features &features, std::string &out)
{
    ObjectWriter object(out);
    object.text("uriTemplate", resource.uriTemplate);
    writeNames(object, resource, features);
    object.textUnlessEmpty("mimeType", resource.mimeType);
    writeIcons(object, resource.icons, features);
    writeAnnotations(object, resource.annotations);
    object.valueUnlessNull("_meta", resource.meta);
}

void writeResourceContents(const ResourceContents &contents, std::string &out)
{
    ObjectWriter object(out);
    object.text("uri", contents.uri);
    object.textUnlessEmpty("mimeType", contents.mimeType);
    if (const auto *text = std::get_if<Text>(&contents.body))
        object.text("text", text->text);
    else
        object.text("blob", std::get<Blob>(contents.body).base64);
    object.valueUnlessNull("_meta", contents.meta);
}

void writeContent(const Content &content, const JsonText &structured, const Features &features,
                  std::string &out)
{
    ObjectWriter object(out);
    std::visit(ContentBody(object, structured, features), content.body);
    writeAnnotations(object, content.annotations);
    object.valueUnlessNull("_meta", content.meta);
}

namespace {

void writeHint(ObjectWriter &hints, std::string_view name, std::optional<bool> hint)
{
    if (hint)
        hints.boolean(name, *hint);
}

void writeHints(ObjectWriter &tool, const ToolHints &hints)
{
    if (hints == ToolHints{})
        return;
    ObjectWriter object(tool.member("annotations"));
    writeHint(object, "readOnlyHint", hints.readOnly);
    writeHint(object, "destructiveHint", hints.destructive);
    writeHint(object, "idempotentHint", hints.idempotent);
    writeHint(object, "openWorldHint", hints.openWorld);
}

enum class SchemaShape : std::uint8_t { Object, OtherType, Unsaid };

SchemaShape shapeOf(const json::Value &schema)
{
    const json::Value &type = schema["type"];
    if (type == json::Value("object"))
        return SchemaShape::Object;
    const auto isObject = [](const json::Value &each) { return each == json::Value("object"); };
    if (type.isString() || (type.isArray() && std::ranges::none_of(type.elements(), isObject)))
        return SchemaShape::OtherType;
    return SchemaShape::Unsaid;
}

// {"result": <schema>}; definitions move to the root, where the references in the schema look for them.
json::Value wrappedSchema(const json::Value &schema)
{
    json::Value inner = schema;
    json::Value outer = json::Value::object({{"type", "object"}});
    for (const std::string_view shared : {"$schema", "$defs", "definitions"}) {
        if (const json::Value *found = schema.find(shared)) {
            outer.set(shared, *found);
            inner.remove(shared);
        }
    }
    outer.set("properties", json::Value::object({{"result", std::move(inner)}}));
    outer.set("required", json::Value::array({"result"}));
    return outer;
}

// Legacy clients know object schemas only. One that says another type is wrapped, just as the value will
// be; where the schema leaves open whether there will be an object, it stays unsaid.
void writeOutputSchema(ObjectWriter &tool, const json::Value &schema, const Features &features)
{
    if (schema.isNull() || features.structured == Features::Structured::None)
        return;
    const SchemaShape shape = shapeOf(schema);
    if (features.structured == Features::Structured::AnyValue || shape == SchemaShape::Object)
        tool.value("outputSchema", schema);
    else if (shape == SchemaShape::OtherType)
        tool.value("outputSchema", wrappedSchema(schema));
}

void writeTool(const Tool &tool, const Features &features, std::string &out)
{
    ObjectWriter object(out);
    writeNames(object, tool, features);
    object.value("inputSchema", tool.inputSchema);
    writeOutputSchema(object, tool.outputSchema, features);
    if (features.hints)
        writeHints(object, tool.hints);
    writeIcons(object, tool.icons, features);
    object.valueUnlessNull("_meta", tool.meta);
}

void writePromptArgument(const PromptArgument &argument, const Features &features, std::string &out)
{
    ObjectWriter object(out);
    writeNames(object, argument, features);
    if (argument.need == PromptArgument::Need::Required)
        object.boolean("required", true);
}

void writePrompt(const Prompt &prompt, const Features &features, std::string &out)
{
    ObjectWriter object(out);
    writeNames(object, prompt, features);
    if (!prompt.arguments.empty())
        writeArray(object.member("arguments"), prompt.arguments,
                   [&](const PromptArgument &argument) { writePromptArgument(argument, features, out); });
    writeIcons(object, prompt.icons, features);
    object.valueUnlessNull("_meta", prompt.meta);
}

template <typename T, typename Write>
void writePage(ObjectWriter &result, std::string_view name, const ListPage<T> &page, std::string_view next,
               Write write)
{
    std::string &out = result.member(name);
    writeArray(out, page.items, [&](const T &item) { write(item, out); });
    result.textUnlessEmpty("nextCursor", next);
}

void writeStructured(ObjectWriter &result, const JsonText &structured, const Features &features)
{
    if (structured.isAbsent() || features.structured == Features::Structured::None)
        return;
    if (features.structured == Features::Structured::AnyValue || structured.isObject())
        return result.encoded("structuredContent", structured.bytes());
    ObjectWriter wrapper(result.member("structuredContent"));
    wrapper.encoded("result", structured.bytes());
}

std::string_view taskStatusName(Task::Status status)
{
    switch (status) {
    case Task::Status::Working: return "working";
    case Task::Status::InputRequired: return "input_required";
    case Task::Status::Completed: return "completed";
    case Task::Status::Failed: return "failed";
    case Task::Status::Cancelled: break;
    }
    return "cancelled";
}

} // namespace

void writeToolPage(ObjectWriter &result, const ListPage<Tool> &page, std::string_view next,
                   const Features &features)
{
    writePage(result, "tools", page, next,
              [&](const Tool &tool, std::string &out) { writeTool(tool, features, out); });
}

void writePromptPage(ObjectWriter &result, const ListPage<Prompt> &page, std::string_view next,
                     const Features &features)
{
    writePage(result, "prompts", page, next,
              [&](const Prompt &prompt, std::string &out) { writePrompt(prompt, features, out); });
}

void writeResourcePage(ObjectWriter &result, const ListPage<Resource> &page, std::string_view next,
                       const Features &features)
{
    writePage(result, "resources", page, next,
              [&](const Resource &resource, std::string &out) { writeResource(resource, features, out); });
}

void writeResourceTemplatePage(ObjectWriter &result, const ListPage<ResourceTemplate> &page,
                               std::string_view next, const Features &features)
{
    writePage(result, "resourceTemplates", page, next, [&](const ResourceTemplate &each, std::string &out) {
        writeResourceTemplate(each, features, out);
    });
}

void writeToolResult(ObjectWriter &result, const ToolResult &value, const Features &features)
{
    std::string &out = result.member("content");
    writeArray(out, value.content,
               [&](const Content &content) { writeContent(content, value.structured, features, out); });
    writeStructured(result, value.structured, features);
    if (value.kind == ToolResult::Kind::Error)
        result.boolean("isError", true);
}

void writePromptResult(ObjectWriter &result, const PromptResult &value, const Features &features)
{
    result.textUnlessEmpty("description", value.description);
    std::string &out = result.member("messages");
    writeArray(out, value.messages, [&](const PromptMessage &message) {
        ObjectWriter object(out);
        object.text("role", message.role == Role::User ? "user" : "assistant");
        writeContent(message.content, {}, features, object.member("content"));
    });
}

void writeReadResult(ObjectWriter &result, const ReadResult &value, const Features &)
{
    std::string &out = result.member("contents");
    writeArray(out, value.contents,
               [&](const ResourceContents &contents) { writeResourceContents(contents, out); });
}

void writeTask(ObjectWriter &result, const Task &task, Task::Detail detail)
{
    result.text("taskId", task.id);
    result.text("status", taskStatusName(task.status));
    result.textUnlessEmpty("statusMessage", task.message);
    result.text("createdAt", formatRfc3339(task.created));
    result.text("lastUpdatedAt", formatRfc3339(task.updated));
    result.integer("ttlMs", task.lifetime.count());
    result.integer("pollIntervalMs", task.pollInterval.count());
    if (detail == Task::Detail::Handle)
        return;
    if (task.status == Task::Status::InputRequired)
        result.value("inputRequests", task.inputRequests);
    else if (task.status == Task::Status::Completed)
        result.encoded("result", task.result.bytes());
    else if (task.status == Task::Status::Failed)
        result.encoded("error", task.error.bytes());
}

void writeCompletion(ObjectWriter &result, const Completion &value, const Features &)
{
    const std::size_t shown = std::min(value.values.size(), Completion::kMaxValues);
    std::string &out = result.member("completion");
    ObjectWriter completion(out);
    writeArray(completion.member("values"), std::span(value.values).first(shown),
               [&](const std::string &each) { json::writeString(each, out); });
    if (value.total)
        completion.integer("total", *value.total);
    if (value.values.size() > shown || (value.total && *value.total > shown))
        completion.boolean("hasMore", true);
}

} // namespace tooltray::mcp
