// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/model/parameterreader.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::openapi {

namespace {

struct PlacesOfStyle {
    Style style;
    std::array<bool, 5> places; // in the order of ParameterPlace
};

constexpr std::array kStyles{
    PlacesOfStyle{Style::Simple, {true, false, true, false, false}},
    PlacesOfStyle{Style::Label, {true, false, false, false, false}},
    PlacesOfStyle{Style::Matrix, {true, false, false, false, false}},
    PlacesOfStyle{Style::Form, {false, true, false, true, false}},
    PlacesOfStyle{Style::SpaceDelimited, {false, true, false, false, false}},
    PlacesOfStyle{Style::PipeDelimited, {false, true, false, false, false}},
    PlacesOfStyle{Style::DeepObject, {false, true, false, false, false}},
    PlacesOfStyle{Style::Cookie, {false, false, false, true, false}},
};

std::optional<ParameterPlace> placeOf(std::string_view word)
{
    for (const ParameterPlace place : {ParameterPlace::Path, ParameterPlace::Query, ParameterPlace::Header,
                                       ParameterPlace::Cookie, ParameterPlace::QueryString}) {
        if (equalsIgnoringAsciiCase(word, placeName(place)))
            return place;
    }
    return std::nullopt;
}

// The request itself decides these.
bool isDecidedElsewhere(std::string_view header)
{
    return equalsIgnoringAsciiCase(header, "Accept") || equalsIgnoringAsciiCase(header, "Content-Type")
           || equalsIgnoringAsciiCase(header, "Authorization");
}

// How lists of a form are written, as an encoding of OpenAPI 3 says it.
json::Value legacyEncoding(std::string_view format)
{
    const std::string_view style = format == "ssv"     ? "spaceDelimited"
                                   : format == "pipes" ? "pipeDelimited"
                                   : format == "tsv"   ? "tabDelimited"
                                                       : "form";
    return json::Value::object({{"style", style}, {"explode", format == "multi"}});
}

bool saysType(const json::Value &schema, std::string_view type)
{
    return schema["type"].toString() == type;
}

} // namespace

void ParameterReader::notice(const std::string &pointer, Message message)
{
    m_problems.add(Severity::Notice, pointer, std::move(message));
}

std::string_view ParameterReader::text(ApiNode node, std::string_view name, const std::string &pointer)
{
    const ApiNode found = m_documents.member(node, name);
    if (!found || found->isString() || found->isNull())
        return found ? found->toString() : std::string_view();
    notice(pointer + '/' + std::string(name), CORE_TEXT("Core", "This should be a string and is omitted."));
    return {};
}

bool ParameterReader::flag(ApiNode node, std::string_view name, const std::string &pointer)
{
    const ApiNode found = m_documents.member(node, name);
    if (!found || found->isBoolean())
        return found && found->toBool();
    const bool isTrue = equalsIgnoringAsciiCase(found->toString(), "true");
    if (isTrue || equalsIgnoringAsciiCase(found->toString(), "false"))
        notice(pointer + '/' + std::string(name),
               CORE_TEXT("Core", "This should be true or false without quotes."));
    else
        notice(pointer + '/' + std::string(name),
               CORE_TEXT("Core", "This should be true or false and is omitted."));
    return isTrue;
}

void ParameterReader::readStyle(ApiNode node, Parameter &out, const std::string &pointer)
{
    const bool isInQuery = out.place == ParameterPlace::Query || out.place == ParameterPlace::Cookie;
    out.style = isInQuery ? Style::Form : Style::Simple;
    if (const std::string_view word = text(node, "style", pointer); !word.empty()) {
        const auto style = std::ranges::find_if(
            kStyles, [word](const PlacesOfStyle &one) { return json::nameOf(one.style) == word; });
        if (style != kStyles.end() && style->places[static_cast<std::size_t>(out.place)])
            out.style = style->style;
        else
            notice(pointer + "/style",
                   {CORE_TEXT("Core",
                              "The style \"{style}\" does not exist in the {place}; the default is used."),
                    {{"style", word}, {"place", placeName(out.place)}}});
    }
    out.isExploded = out.style == Style::Form || out.style == Style::Cookie;
    if (m_documents.member(node, "explode"))
        out.isExploded = flag(node, "explode", pointer);
    out.allowsReserved = flag(node, "allowReserved", pointer);
    if (const ApiNode content = m_documents.member(node, "content"); content && content->size() > 0) {
        const std::vector<ApiMediaType> types = media(content, pointer + "/content");
        if (!types.empty()) {
            out.mediaType = types.front().name;
            out.schema = types.front().schema;
        }
    }
}

void ParameterReader::readLegacyStyle(ApiNode node, Parameter &out)
{
    const ApiNode format = m_documents.member(node, "collectionFormat");
    const std::string_view word = format ? format->toString() : std::string_view();
    const bool isInQuery = out.place == ParameterPlace::Query || out.place == ParameterPlace::Cookie;
    out.style = isInQuery ? Style::Form : Style::Simple;
    out.isExploded = isInQuery && word == "multi";
    if (word == "ssv")
        out.style = Style::SpaceDelimited;
    else if (word == "pipes")
        out.style = Style::PipeDelimited;
    else if (word == "tsv")
        out.style = Style::TabDelimited;
}

std::optional<Parameter> ParameterReader::parameter(ApiNode written, const std::string &pointer)
{
    const ApiNode node = m_documents.followed(written);
    if (!node || !node->isObject()) {
        m_problems.add(Severity::Warning, pointer,
                       CORE_TEXT("Core", "This is not a parameter and is omitted."));
        return std::nullopt;
    }
    Parameter parameter;
    parameter.node = node;
    parameter.name = text(node, "name", pointer);
    const std::optional<ParameterPlace> place = placeOf(text(node, "in", pointer));
    if (!place || (parameter.name.empty() && *place != ParameterPlace::QueryString)) {
        m_problems.add(Severity::Warning, pointer,
                       CORE_TEXT("Core", "This parameter has no name or no known location, and is omitted."));
        return std::nullopt;
    }
    parameter.place = *place;
    if (*place == ParameterPlace::Header && isDecidedElsewhere(parameter.name)) {
        notice(pointer,
               {CORE_TEXT("Core", "The header {name} cannot be a parameter: it is set by the request."),
                {{"name", parameter.name}}});
        return std::nullopt;
    }
    parameter.description =
        text(m_documents.member(written, "description") ? written : node, "description", pointer);
    parameter.isRequired = flag(node, "required", pointer);
    parameter.isDeprecated = flag(node, "deprecated", pointer);
    if (*place == ParameterPlace::Path && !parameter.isRequired) {
        parameter.isRequired = true;
        notice(
            pointer,
            {CORE_TEXT("Core", "The path parameter {name} is required, although it is not marked as such."),
             {{"name", parameter.name}}});
    }
    if (m_documents.edition() == Edition::Swagger2) {
        parameter.schema = node.find("schema") ? node.find("schema") : node;
        readLegacyStyle(node, parameter);
    } else {
        parameter.schema = node.find("schema");
        readStyle(node, parameter, pointer);
    }
    return parameter;
}

std::vector<ApiMediaType> ParameterReader::media(ApiNode content, const std::string &pointer)
{
    std::vector<ApiMediaType> types;
    if (content && !content->isObject()) {
        m_problems.add(Severity::Warning, pointer,
                       CORE_TEXT("Core", "This should be an object of media types and is omitted."));
        return types;
    }
    if (!content)
        return types;
    for (const json::Member &member : content->members()) {
        const ApiNode node = m_documents.followed(content.at(member.value));
        ApiMediaType type{member.name, {}, {}, node};
        type.schema = node.find("schema") ? node.find("schema") : node.find("itemSchema");
        type.encodings = node.find("encoding");
        types.push_back(type);
    }
    return types;
}

std::optional<RequestBody> ParameterReader::body(ApiNode written, const std::string &pointer)
{
    const ApiNode node = m_documents.followed(written);
    if (!node || !node->isObject()) {
        m_problems.add(Severity::Warning, pointer,
                       CORE_TEXT("Core", "The body cannot be read, so any JSON value is accepted."));
        return RequestBody{false, {}, {ApiMediaType{"application/json"}}, {}};
    }
    RequestBody body;
    body.node = node;
    body.isRequired = flag(node, "required", pointer);
    body.description =
        text(m_documents.member(written, "description") ? written : node, "description", pointer);
    body.media = media(node.find("content"), pointer + "/content");
    if (body.media.empty()) {
        notice(pointer, CORE_TEXT("Core", "The body has no media type, so any JSON value is accepted."));
        body.media.push_back(ApiMediaType{"application/json"});
    }
    return body;
}

ParameterReader::LegacyForm ParameterReader::legacyForm(const std::vector<ApiNode> &parameters)
{
    LegacyForm form;
    json::Value properties = json::Value::object();
    json::Value encodings = json::Value::object();
    json::Value required = json::Value::array();
    for (const ApiNode &parameter : parameters) {
        const json::Value &name = (*parameter)["name"];
        if ((*parameter)["in"].toString() != "formData" || !name.isString())
            continue;
        form.hasFile = form.hasFile || saysType(*parameter, "file");
        if ((*parameter)["required"].toBool())
            required.append(name);
        if (saysType(*parameter, "array"))
            encodings.set(name.toString(), legacyEncoding((*parameter)["collectionFormat"].toString()));
        properties.set(name.toString(), *parameter);
    }
    form.isRequired = !required.isEmpty();
    json::Value schema = json::Value::object({{"type", "object"}, {"properties", std::move(properties)}});
    if (form.isRequired)
        schema.set("required", std::move(required));
    form.schema = {&m_documents.keep(std::move(schema)), parameters.front().document};
    form.encodings = {&m_documents.keep(std::move(encodings)), parameters.front().document};
    return form;
}

std::optional<RequestBody> ParameterReader::legacyBody(const std::vector<ApiNode> &parameters,
                                                       ApiNode consumes, const std::string &pointer)
{
    if (parameters.empty())
        return std::nullopt;
    RequestBody body;
    LegacyForm form;
    bool isForm = true;
    for (const ApiNode &parameter : parameters) {
        if ((*parameter)["in"].toString() != "body")
            continue;
        if (!isForm) {
            notice(pointer, CORE_TEXT("Core", "There are two bodies; the first one is used."));
            continue;
        }
        isForm = false;
        body.node = parameter;
        body.description = text(parameter, "description", pointer);
        body.isRequired = flag(parameter, "required", pointer);
        form.schema = parameter.find("schema");
    }
    if (isForm) {
        form = legacyForm(parameters);
        body.isRequired = form.isRequired;
    }
    const std::string_view usual = !isForm        ? "application/json"
                                   : form.hasFile ? "multipart/form-data"
                                                  : "application/x-www-form-urlencoded";
    if (consumes) {
        for (const json::Value &type : consumes->elements()) {
            const std::string_view name = type.toString();
            const bool fits =
                !isForm || isMultipartMediaType(name) || (!form.hasFile && isFormMediaType(name));
            if (!name.empty() && fits)
                body.media.push_back({name, form.schema, form.encodings});
        }
    }
    if (body.media.empty())
        body.media.push_back({usual, form.schema, form.encodings});
    return body;
}

} // namespace tooltray::openapi
