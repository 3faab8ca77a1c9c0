// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/content.h"

#include "mcp/wire/objectwriter.h"

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

// The members that a resource and a link to it share.
void writeResourceMembers(ObjectWriter &object, const Resource &resource, const Features &features)
{
    object.text("uri", resource.uri);
    object.text("name", resource.name);
    if (features.titles)
        object.textUnlessEmpty("title", resource.title);
    object.textUnlessEmpty("description", resource.description);
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

// What 2025-11-25 added to a name and a title.
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
    object.text("name", resource.name);
    if (features.titles)
        object.textUnlessEmpty("title", resource.title);
    object.textUnlessEmpty("description", resource.description);
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

} // namespace tooltray::mcp
