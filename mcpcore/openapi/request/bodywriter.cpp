// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/bodywriter.h"

#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <set>
#include <span>
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

// Those of paths and cookies say nothing in a body.
Style styleNamed(std::string_view word)
{
    for (const json::Named<Style> &named : namesOf(Style())) {
        const bool isOfPairs = named.value == Style::SpaceDelimited || named.value == Style::PipeDelimited
                               || named.value == Style::TabDelimited || named.value == Style::DeepObject;
        if (isOfPairs && named.name == word)
            return named.value;
    }
    return Style::Form;
}

// The first of several types that an encoding lists; none for a range.
std::string firstType(std::string_view contentType)
{
    const std::string_view first = contentType.substr(0, contentType.find(','));
    return first.find('*') == std::string_view::npos ? std::string(first) : std::string();
}

bool flag(const json::Value &encoding, std::string_view name, bool fallback)
{
    const json::Value *found = encoding.find(name);
    return found == nullptr ? fallback : found->toBool(fallback);
}

FieldStyle formStyle(const json::Value &encoding)
{
    FieldStyle said;
    said.allowsReserved = flag(encoding, "allowReserved", false);
    if (encoding.contains("style") || encoding.contains("explode")) {
        said.style = styleNamed(encoding["style"].toString());
        said.isExploded = flag(encoding, "explode", said.style == Style::Form);
    } else if (!said.allowsReserved && isJsonMediaType(firstType(encoding["contentType"].toString()))) {
        said.contentType = "application/json";
    }
    return said;
}

// Headers of the part that the description gives a value for.
json::Value partHeaders(const DocumentSet &documents, ApiNode encoding)
{
    json::Value headers = json::Value::object();
    const ApiNode said = encoding.find("headers");
    if (!said)
        return {};
    for (const json::Member &member : said->members()) {
        const ApiNode header = documents.followed(said.at(member.value));
        const ApiNode schema = documents.followed(header.find("schema"));
        const json::Value *value = schema ? schema->find("const") : nullptr;
        if (value == nullptr && schema)
            value = schema->find("default");
        if (value != nullptr && !isHeaderOfWriter(member.name.view()))
            headers.set(member.name, scalarText(*value));
    }
    return headers.isEmpty() ? json::Value() : headers;
}

// The parts that are files, those of allOf included. A schema that comes up again is not looked at twice.
void markFiles(const DocumentSet &documents, ApiNode schema, FieldStyles &styles)
{
    std::vector<ApiNode> open{schema};
    std::set<const json::Value *> seen;
    while (!open.empty()) {
        const ApiNode one = documents.followed(open.back());
        open.pop_back();
        if (!one || !seen.insert(one.value).second)
            continue;
        const ApiNode properties = one.find("properties");
        for (const json::Member &member :
             properties ? properties->members() : std::span<const json::Member>()) {
            ApiNode property = documents.followed(properties.at(member.value));
            if (property && property->contains("items"))
                property = documents.followed(property.find("items"));
            if (property && (isBinarySchema(*property) || (*property)["type"].toString() == "file"))
                styles[std::string("body:").append(member.name.view())].isFile = true;
        }
        const ApiNode branches = one.find("allOf");
        for (const json::Value &branch : branches ? branches->elements() : std::span<const json::Value>())
            open.push_back(branches.at(branch));
    }
}

} // namespace

bool isHeaderOfWriter(std::string_view name)
{
    return equalsIgnoringAsciiCase(name, "Content-Type")
           || equalsIgnoringAsciiCase(name, "Content-Disposition");
}

FieldStyles bodyStyles(const DocumentSet &documents, const ApiMediaType &mediaType)
{
    FieldStyles styles;
    const BodyForm form = bodyFormOf(mediaType.name);
    if (form != BodyForm::Form && form != BodyForm::Multipart)
        return styles;
    if (form == BodyForm::Multipart)
        markFiles(documents, mediaType.schema, styles);
    if (mediaType.encodings && mediaType.encodings->isObject()) {
        for (const json::Member &member : mediaType.encodings->members()) {
            const ApiNode encoding = documents.followed(mediaType.encodings.at(member.value));
            if (!encoding || !encoding->isObject())
                continue;
            FieldStyle &said = styles[std::string("body:").append(member.name.view())];
            if (form == BodyForm::Form) {
                said = formStyle(*encoding);
                continue;
            }
            said.contentType = firstType((*encoding)["contentType"].toString());
            said.headers = partHeaders(documents, encoding);
        }
    }
    std::erase_if(styles, [](const auto &entry) { return entry.second == FieldStyle(); });
    return styles;
}

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
    switch (bodyFormOf(m_mediaType)) {
    case BodyForm::Json: {
        const bool isAny = m_mediaType.find('*') != std::string_view::npos || m_mediaType.empty();
        return {isAny ? "application/json" : std::string(m_mediaType), json::write(value), {}};
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
    const bool isGeneral = m_mediaType.find('*') != std::string_view::npos;
    return {isGeneral ? "text/plain" : std::string(m_mediaType), File(value).bytes, {}};
}

WrittenBody BodyWriter::writeBytes(const json::Value &value) const
{
    File file(value);
    if (file.error)
        return refusedBody(*file.error);
    std::string type(file.contentType.empty() ? m_mediaType : file.contentType);
    if (type.find('*') != std::string::npos)
        type = "application/octet-stream";
    if (!isHeaderText(type))
        return refusedBody(CORE_TEXT("Core", "A content type has control characters."));
    return {std::move(type), std::move(file.bytes), {}};
}

WrittenBody BodyWriter::writeForm(const json::Value &value) const
{
    if (!value.isObject())
        return refusedBody(CORE_TEXT("Core", "A form is an object."));
    std::string text;
    for (const json::Member &member : value.members()) {
        const FieldStyle *said = findStyle(m_styles, "body", member.name.view());
        const StyleOptions options = styleOptions(said, {Style::Form, true, Escaping::Unreserved});
        const bool isStyled = said != nullptr && said->style;
        const bool isJson = said != nullptr && !said->contentType.empty();
        const bool isText = (member.value.isObject() && !isStyled) || (member.value.isArray() && isJson);
        const json::Value written = isText ? json::Value(json::write(member.value)) : member.value;
        for (const std::string &pair : styledPairs(member.name, written, options))
            text.append(text.empty() ? "" : "&").append(pair);
    }
    return {std::string(m_mediaType), std::move(text), {}};
}

std::optional<Message> BodyWriter::appendPart(std::string_view name, const json::Value &value,
                                              std::string &out) const
{
    const FieldStyle *said = findStyle(m_styles, "body", name);
    std::string type = said == nullptr ? std::string() : said->contentType;
    std::string fileName;
    std::string bytes;
    const bool isFile =
        value.contains("content_base64")
        || (value.contains("text") && (value.contains("filename") || (said != nullptr && said->isFile)))
        || (value.isString() && said != nullptr && said->isFile);
    if (isFile) {
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
    if (said != nullptr) {
        for (const json::Member &header : said->headers.members()) {
            const std::string content = scalarText(header.value);
            if (text::isToken(header.name.view()) && !isHeaderOfWriter(header.name.view())
                && isHeaderText(content))
                out.append(header.name.view()).append(": ").append(content).append("\r\n");
        }
    }
    out.append("\r\n").append(bytes).append("\r\n");
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
    const std::string essence = mediaTypeEssence(m_mediaType);
    body.contentType =
        (essence.ends_with("/*") ? "multipart/form-data" : essence) + "; boundary=" + std::string(m_boundary);
    return body;
}

} // namespace tooltray::openapi
