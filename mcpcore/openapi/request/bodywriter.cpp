// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/bodywriter.h"

#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "json/write.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::openapi {

namespace {

WrittenBody refusedBody(Message why)
{
    return {{}, {}, std::move(why)};
}

// As browsers write names of parts (HTML, "multipart/form-data encoding algorithm").
std::string quotedName(std::string_view name)
{
    std::string out;
    for (const char c : name) {
        switch (c) {
        case '"': out += "%22"; break;
        case '\r': out += "%0D"; break;
        case '\n': out += "%0A"; break;
        default: out += c;
        }
    }
    return out;
}

bool isHeaderText(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (c >= 0 && c < ' ' && c != '\t') || c == 0x7F; });
}

Style styleNamed(std::string_view word)
{
    if (word == "spaceDelimited")
        return Style::SpaceDelimited;
    if (word == "pipeDelimited")
        return Style::PipeDelimited;
    if (word == "tabDelimited")
        return Style::TabDelimited;
    return word == "deepObject" ? Style::DeepObject : Style::Form;
}

// The first of several types that an encoding lists; none for a range.
std::string firstType(std::string_view contentType)
{
    const std::string_view first = contentType.substr(0, contentType.find(','));
    return first.find('*') == std::string_view::npos ? std::string(first) : std::string();
}

} // namespace

// The content of a file that was given as an object or as text.
struct BodyWriter::File {
    std::string bytes;
    std::string_view name;
    std::string_view contentType;
    std::optional<Message> error = {};

    explicit File(const json::Value &value)
        : name(value["filename"].toString())
        , contentType(value["content_type"].toString())
    {
        for (const std::string_view key : {"content_base64", "body_base64", "base64"}) {
            const json::Value *content = value.find(key);
            if (content == nullptr)
                continue;
            std::optional<std::string> decoded = decodeBase64(content->toString(), StrayBits::Ignored);
            if (!decoded)
                error = {CORE_TEXT("Core", "{name} is not valid Base64."), {{"name", key}}};
            else
                bytes = std::move(*decoded);
            return;
        }
        for (const std::string_view key : {"text", "body_text"}) {
            if (const json::Value *content = value.find(key)) {
                bytes = content->toString();
                return;
            }
        }
        bytes = scalarText(value);
    }
};

WrittenBody BodyWriter::write(const json::Value &value) const
{
    switch (bodyFormOf(m_mediaType.name)) {
    case BodyForm::Json: {
        const bool isAny = m_mediaType.name.find('*') != std::string_view::npos || m_mediaType.name.empty();
        return {isAny ? "application/json" : std::string(m_mediaType.name), json::write(value), {}};
    }
    case BodyForm::Form: return writeForm(value);
    case BodyForm::Multipart: return writeMultipart(value);
    case BodyForm::Text: return writeText(value);
    case BodyForm::Bytes: return writeBytes(value);
    }
    return {};
}

WrittenBody BodyWriter::writeText(const json::Value &value) const
{
    const bool isGeneral = m_mediaType.name.find('*') != std::string_view::npos;
    return {isGeneral ? "text/plain" : std::string(m_mediaType.name), File(value).bytes, {}};
}

WrittenBody BodyWriter::writeBytes(const json::Value &value) const
{
    File file(value);
    if (file.error)
        return refusedBody(*file.error);
    std::string type(file.contentType.empty() ? m_mediaType.name : file.contentType);
    if (type.find('*') != std::string::npos)
        type = "application/octet-stream";
    if (!isHeaderText(type))
        return refusedBody(CORE_TEXT("Core", "A content type has control characters."));
    return {std::move(type), std::move(file.bytes), {}};
}

ApiNode BodyWriter::encoding(std::string_view name) const
{
    return m_documents.followed(m_mediaType.encodings.find(name));
}

ApiNode BodyWriter::property(std::string_view name) const
{
    ApiNode schema = m_documents.followed(m_mediaType.schema);
    if (const ApiNode found = m_documents.followed(schema.find("properties").find(name)))
        return found;
    const ApiNode branches = schema.find("allOf");
    if (!branches)
        return {};
    for (const json::Value &branch : branches->elements()) {
        const ApiNode inside = m_documents.followed(branches.at(branch));
        if (const ApiNode found = m_documents.followed(inside.find("properties").find(name)))
            return found;
    }
    return {};
}

WrittenBody BodyWriter::writeForm(const json::Value &value) const
{
    if (!value.isObject())
        return refusedBody(CORE_TEXT("Core", "A form is an object."));
    std::string text;
    const auto append = [&](const std::vector<std::string> &pairs) {
        for (const std::string &pair : pairs)
            text += (text.empty() ? "" : "&") + pair;
    };
    for (const json::Member &member : value.members()) {
        const ApiNode said = encoding(member.name);
        const auto flag = [&](std::string_view name, bool fallback) {
            const json::Value *found = said ? said->find(name) : nullptr;
            return found == nullptr ? fallback : found->toBool(fallback);
        };
        StyleOptions options;
        options.style = styleNamed(said ? (*said)["style"].toString() : std::string_view());
        options.isExploded = flag("explode", options.style == Style::Form);
        options.escaping = flag("allowReserved", false) ? Escaping::Reserved : Escaping::Unreserved;
        const bool isStyled = said && (said->contains("style") || said->contains("explode"));
        if (member.value.isObject() && !isStyled)
            append(styledPairs(member.name, json::Value(json::write(member.value)), options));
        else
            append(styledPairs(member.name, member.value, options));
    }
    return {std::string(m_mediaType.name), std::move(text), {}};
}

bool BodyWriter::isFile(std::string_view name, const json::Value &value) const
{
    if (value.isObject()
        && (value.contains("content_base64") || (value.contains("text") && value.contains("filename"))))
        return true;
    ApiNode schema = property(name);
    if (schema && value.isString() && schema->contains("items"))
        schema = m_documents.followed(schema.find("items"));
    const bool isBinary = schema && (isBinarySchema(*schema) || (*schema)["type"].toString() == "file");
    return isBinary && (value.isString() || value.contains("text"));
}

// Headers of the part that the description gives a value for.
std::string BodyWriter::partHeaders(std::string_view name) const
{
    std::string lines;
    const ApiNode said = encoding(name).find("headers");
    if (!said)
        return lines;
    for (const json::Member &member : said->members()) {
        const ApiNode header = m_documents.followed(said.at(member.value));
        const ApiNode schema = m_documents.followed(header.find("schema"));
        const json::Value *value = schema ? schema->find("const") : nullptr;
        if (value == nullptr && schema)
            value = schema->find("default");
        const bool isTaken = value != nullptr && isHeaderText(member.name.view())
                             && isHeaderText(scalarText(*value)) && member.name.view() != "Content-Type";
        if (isTaken)
            lines.append(member.name.view()).append(": ").append(scalarText(*value)).append("\r\n");
    }
    return lines;
}

std::optional<Message> BodyWriter::appendPart(std::string_view name, const json::Value &value,
                                              std::string &out) const
{
    const ApiNode said = encoding(name);
    std::string type = firstType(said ? (*said)["contentType"].toString() : std::string_view());
    std::string fileName;
    std::string bytes;
    if (isFile(name, value)) {
        File file(value);
        if (file.error)
            return file.error;
        fileName = file.name.empty() ? std::string(name) : std::string(file.name);
        if (!file.contentType.empty())
            type = file.contentType;
        if (type.empty())
            type = "application/octet-stream";
        bytes = std::move(file.bytes);
    } else {
        bytes = scalarText(value);
        if (type.empty() && (value.isObject() || value.isArray()))
            type = "application/json";
    }
    if (!isHeaderText(type))
        return Message(CORE_TEXT("Core", "A content type has control characters."));
    out.append("--")
        .append(m_boundary)
        .append("\r\nContent-Disposition: form-data; name=\"")
        .append(quotedName(name))
        .append("\"");
    if (!fileName.empty())
        out.append("; filename=\"").append(quotedName(fileName)).append("\"");
    out += "\r\n";
    if (!type.empty())
        out.append("Content-Type: ").append(type).append("\r\n");
    out.append(partHeaders(name)).append("\r\n").append(bytes).append("\r\n");
    return std::nullopt;
}

WrittenBody BodyWriter::writeMultipart(const json::Value &value) const
{
    if (!value.isObject())
        return refusedBody(CORE_TEXT("Core", "A form is an object."));
    WrittenBody body;
    for (const json::Member &member : value.members()) {
        if (member.value.isNull())
            continue;
        const json::Value parts = member.value.isArray() ? member.value : json::Value::array({member.value});
        for (const json::Value &part : parts.elements()) {
            if (!part.isNull())
                body.error = appendPart(member.name, part, body.bytes);
            if (body.error)
                return body;
        }
    }
    body.bytes.append("--").append(m_boundary).append("--\r\n");
    const std::string essence = mediaTypeEssence(m_mediaType.name);
    body.contentType =
        (essence.ends_with("/*") ? "multipart/form-data" : essence) + "; boundary=" + std::string(m_boundary);
    return body;
}

} // namespace tooltray::openapi
