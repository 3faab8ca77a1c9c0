// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/restbindings.h"

#include "openapi/model/pathtemplate.h"
#include "openapi/request/bodywriter.h"
#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tooltray::workspace {

namespace {

using openapi::ApiArgument;
using openapi::ParameterPlace;
using openapi::Style;

constexpr std::array<std::string_view, 5> kScalars{"string", "number", "integer", "boolean", "null"};
constexpr std::array<std::string_view, 2> kLists{"array", "null"};

// The schema says types, and all of them are among those.
bool isOnly(const json::Value &schema, std::span<const std::string_view> types)
{
    const auto isOne = [types](const json::Value &type) {
        return std::ranges::find(types, type.toString()) != types.end();
    };
    const json::Value &said = schema["type"];
    return said.isArray() ? !said.isEmpty() && std::ranges::all_of(said.elements(), isOne) : isOne(said);
}

Binding bindingOf(const ApiArgument &argument)
{
    if (argument.fixed)
        return {.source = ConstantSource{*argument.fixed}};
    return {.source = ParameterSource{argument.name}};
}

Binding changedBy(Binding binding, Transform transform)
{
    binding.transforms.push_back(std::move(transform));
    return binding;
}

Message unsupported(std::string_view what)
{
    return {CORE_TEXT("Core", "Tools cannot send what the operation requires: {what}."),
            {{"what", std::string(what)}}};
}

} // namespace

std::optional<Message> RestBindings::make()
{
    const auto methods = namesOf(RestRequest::Method());
    const auto *const method =
        std::ranges::find(methods, m_operation.method, &json::Named<RestRequest::Method>::name);
    if (!m_operation.isUsable || method == methods.end())
        return unsupported(std::string("the method ").append(m_operation.method));
    m_request.method = method->value;
    m_request.operation = m_operation.key;
    if (std::optional<Message> error = makePath())
        return error;
    addParameters();
    if (std::string accepted = openapi::acceptedTypes(m_operation); !accepted.empty())
        m_request.headers.push_back({"Accept", {.source = ConstantSource{json::Value(accepted)}}});
    addBody();
    return std::nullopt;
}

std::optional<Message> RestBindings::makePath()
{
    const openapi::PathTemplate path(m_operation.path);
    const auto append = [this](const openapi::PathTemplate::Part &part) -> std::optional<Message> {
        if (part.isPlaceholder)
            return addPlaceholder(part.text, m_request.path);
        m_request.path += part.text;
        return std::nullopt;
    };
    for (const openapi::PathTemplate::Part &part : path.parts()) {
        if (std::optional<Message> error = append(part))
            return error;
    }
    if (!path.query().empty())
        m_request.path += '?';
    for (const openapi::PathTemplate::Part &part : path.query()) {
        if (std::optional<Message> error = append(part))
            return error;
    }
    return std::nullopt;
}

std::optional<Message> RestBindings::addPlaceholder(std::string_view placeholder, std::string &path)
{
    const std::string_view name = openapi::PathTemplate::nameOf(placeholder);
    const auto declared = std::ranges::find_if(m_operation.parameters, [&](const openapi::Parameter &one) {
        return one.place == ParameterPlace::Path
               && (one.name == placeholder || openapi::PathTemplate::nameOf(one.name) == name);
    });
    const ApiArgument *argument =
        declared == m_operation.parameters.end() ? nullptr : argumentFor(valueKey(*declared));
    if (argument == nullptr)
        return unsupported(std::string("{").append(name).append("} in the path"));
    openapi::Parameter parameter = *declared;
    parameter.allowsReserved = parameter.allowsReserved || placeholder.starts_with('+');
    if (argument->fixed) {
        const openapi::StyleOptions options{parameter.style, parameter.isExploded,
                                            parameter.allowsReserved ? openapi::Escaping::ReservedPath
                                                                     : openapi::Escaping::Unreserved};
        path += openapi::styledText(name, *argument->fixed, options).value_or(std::string());
        return std::nullopt;
    }
    path.append("{").append(argument->name).append("}");
    addStyle(parameter, *argument);
    if (isWrittenAsJson(parameter, *argument))
        m_bindings.push_back({argument->name, changedBy(bindingOf(*argument), {Transform::Kind::Json})});
    return std::nullopt;
}

void RestBindings::addParameters()
{
    for (const openapi::Parameter &parameter : m_operation.parameters) {
        const ApiArgument *argument = argumentFor(valueKey(parameter));
        if (parameter.place == ParameterPlace::Path || argument == nullptr
            || (argument->isHidden && !argument->fixed))
            continue;
        const bool isInQuery =
            parameter.place == ParameterPlace::Query || parameter.place == ParameterPlace::QueryString;
        if (!isInQuery && isSecretHeader(parameter.name))
            m_leftOut.push_back(argument->name); // for the credential of the endpoint
        else
            addParameter(parameter, *argument);
    }
}

void RestBindings::addParameter(const openapi::Parameter &parameter, const ApiArgument &argument)
{
    const std::string name(parameter.name);
    Binding binding = bindingOf(argument);
    if (isWrittenAsJson(parameter, argument))
        binding = changedBy(std::move(binding), {Transform::Kind::Json});
    if (parameter.place == ParameterPlace::Header)
        m_request.headers.push_back({name, std::move(binding)});
    else if (parameter.place == ParameterPlace::Cookie)
        m_request.cookies.push_back({name, std::move(binding)});
    else
        m_request.query.push_back({name, std::move(binding)});
    addStyle(parameter, argument);
}

// Of what has a media type, but for a whole query, which is no text.
bool RestBindings::isWrittenAsJson(const openapi::Parameter &parameter, const ApiArgument &argument) const
{
    return !parameter.mediaType.empty() && parameter.place != ParameterPlace::QueryString
           && (openapi::isJsonMediaType(parameter.mediaType) || !isScalar(argument));
}

// A scalar, and a list that repeats the name, are written in the usual way.
void RestBindings::addStyle(const openapi::Parameter &parameter, const ApiArgument &argument)
{
    openapi::FieldStyle said;
    std::string key = valueKey(parameter);
    said.allowsReserved =
        parameter.allowsReserved
        && (parameter.place == ParameterPlace::Path || parameter.place == ParameterPlace::Query);
    if (parameter.place == ParameterPlace::QueryString) {
        key = std::string("query:").append(parameter.name);
        said.contentType = parameter.mediaType;
    } else if (parameter.place == ParameterPlace::Path) {
        key = "path:" + argument.name;
        if (parameter.style == Style::Matrix && parameter.name != argument.name)
            said.name = parameter.name;
    }
    const bool isOneText = isScalar(argument) || !parameter.mediaType.empty();
    const bool isRepeated = parameter.place == ParameterPlace::Query && parameter.style != Style::DeepObject
                            && parameter.isExploded && isListOfScalars(argument);
    const bool hasSign = parameter.style == Style::Label || parameter.style == Style::Matrix;
    const bool isRaw = parameter.style == Style::Cookie;
    if (hasSign || isRaw || !(isOneText || isRepeated)) {
        said.style = parameter.style;
        said.isExploded = parameter.isExploded;
    }
    if (said != openapi::FieldStyle())
        m_request.styles.insert_or_assign(std::move(key), std::move(said));
}

void RestBindings::addBody()
{
    const openapi::ApiMediaType *type = usualMediaType(m_operation);
    if (type == nullptr)
        return;
    const std::string essence = openapi::mediaTypeEssence(type->name);
    const openapi::BodyForm form = openapi::bodyFormOf(type->name);
    std::string sent = essence.ends_with("/*") ? std::string() : std::string(type->name);
    if (form == openapi::BodyForm::Multipart)
        sent = essence.ends_with("/*") ? "multipart/form-data" : essence; // the boundary is its own
    else if (form == openapi::BodyForm::Bytes && sent.empty())
        sent = "application/octet-stream";
    else if (form == openapi::BodyForm::Text && sent.empty())
        sent = "text/plain";
    if (!sent.empty() && essence != "application/json")
        m_request.headers.push_back({"Content-Type", {.source = ConstantSource{json::Value(sent)}}});
    addBodyStyles(*type);
    const ApiArgument *whole = argumentFor("body");
    if (form == openapi::BodyForm::Bytes)
        addBytes();
    else if (whole != nullptr && whole->target == ApiArgument::Target::Body)
        m_request.body = bindingOf(*whole);
    else
        addProperties();
    if (m_request.body && !m_operation.body->isRequired
        && std::holds_alternative<ObjectSource>(m_request.body->source))
        m_request.body->isOptional = true;
}

// One of two arguments is the body.
void RestBindings::addBytes()
{
    ObjectSource file;
    for (const ApiArgument &argument : m_proposal.arguments.list) {
        if (argument.target == ApiArgument::Target::BodyBase64)
            file.members.push_back({"content_base64", bindingOf(argument)});
        else if (argument.target == ApiArgument::Target::Body)
            file.members.push_back({"text", bindingOf(argument)});
    }
    m_request.body = Binding{.source = std::move(file)};
}

void RestBindings::addProperties()
{
    ObjectSource object;
    for (const ApiArgument &argument : m_proposal.arguments.list) {
        if (argument.target == ApiArgument::Target::BodyProperty && (!argument.isHidden || argument.fixed))
            object.members.push_back({argument.key, bindingOf(argument)});
    }
    m_request.body = Binding{.source = std::move(object)};
}

// Of a list that repeats its name, as lists do anyway, nothing needs to be said.
void RestBindings::addBodyStyles(const openapi::ApiMediaType &type)
{
    for (auto &[key, said] : openapi::bodyStyles(*m_api.documents, type)) {
        const std::string_view name = std::string_view(key).substr(key.find(':') + 1);
        const auto argument = std::ranges::find_if(m_proposal.arguments.list, [&](const ApiArgument &one) {
            return one.target == ApiArgument::Target::BodyProperty && one.key == name;
        });
        const bool isKnown = argument != m_proposal.arguments.list.end();
        const bool isRepeated = said.style && *said.style != Style::DeepObject && said.isExploded;
        if (isKnown && (isScalar(*argument) || (isRepeated && isListOfScalars(*argument))))
            said.style.reset();
        if (!said.style)
            said.isExploded = false;
        if (said != openapi::FieldStyle())
            m_request.styles.insert_or_assign(key, said);
    }
}

const openapi::ApiArgument *RestBindings::argumentFor(std::string_view key) const
{
    const auto found = std::ranges::find_if(m_proposal.arguments.list, [&](const ApiArgument &one) {
        return one.key == key && one.target != ApiArgument::Target::BodyProperty;
    });
    return found == m_proposal.arguments.list.end() ? nullptr : &*found;
}

bool RestBindings::isScalar(const ApiArgument &argument) const
{
    return argument.fixed ? !argument.fixed->isArray() && !argument.fixed->isObject()
                          : isOnly(shown(argument), kScalars);
}

bool RestBindings::isListOfScalars(const ApiArgument &argument) const
{
    return !argument.fixed && isOnly(shown(argument), kLists) && isOnly(shown(argument)["items"], kScalars);
}

// What says no type may be anything.
const json::Value &RestBindings::shown(const ApiArgument &argument) const
{
    return m_proposal.shown["properties"][argument.name];
}

} // namespace tooltray::workspace
