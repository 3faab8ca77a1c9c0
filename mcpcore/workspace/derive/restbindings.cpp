// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/restbindings.h"

#include "openapi/model/pathtemplate.h"
#include "openapi/request/callschema.h"
#include "openapi/request/styles.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "json/pointer.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {

namespace {

using openapi::ApiArgument;
using openapi::ParameterPlace;
using openapi::Style;

Binding bindingOf(const ApiArgument &argument, std::string path = {})
{
    if (argument.fixed)
        return {.source = ConstantSource{*argument.fixed}};
    return {.source = ParameterSource{argument.name, std::move(path)}};
}

Binding changedBy(Binding binding, Transform transform)
{
    binding.transforms.push_back(std::move(transform));
    return binding;
}

// The separator between the elements of a list that is written as one text.
std::string_view separatorOf(Style style)
{
    switch (style) {
    case Style::SpaceDelimited: return " ";
    case Style::PipeDelimited: return "|";
    case Style::TabDelimited: return "\t";
    default: return ",";
    }
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
    if (std::optional<Message> error = addParameters())
        return error;
    return addBody();
}

std::optional<Message> RestBindings::makePath()
{
    const openapi::PathTemplate path(m_operation.path);
    const auto append = [this](const openapi::PathTemplate::Part &part) -> std::optional<Message> {
        if (part.isPlaceholder)
            return addPlaceholder(openapi::PathTemplate::nameOf(part.text), m_request.path);
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

std::optional<Message> RestBindings::addPlaceholder(std::string_view name, std::string &path)
{
    const auto parameter = std::ranges::find_if(m_operation.parameters, [&](const openapi::Parameter &one) {
        return one.place == ParameterPlace::Path && one.name == name;
    });
    const ApiArgument *argument = argumentFor(std::string("path:").append(name));
    if (parameter != m_operation.parameters.end() && argument != nullptr && argument->fixed) {
        path += openapi::styledText(name, *argument->fixed, {parameter->style, parameter->isExploded})
                    .value_or(std::string());
        return std::nullopt;
    }
    if (parameter == m_operation.parameters.end() || argument == nullptr || isOf(*argument, "object"))
        return unsupported(std::string("{").append(name).append("} in the path"));
    if (parameter->style == Style::Label)
        path += '.';
    else if (parameter->style == Style::Matrix)
        path.append(";").append(name).append("=");
    path.append("{").append(argument->name).append("}");
    const std::string separator = parameter->style == Style::Label && parameter->isExploded ? "." : ",";
    if (isOf(*argument, "array"))
        m_bindings.push_back(
            {argument->name, changedBy(bindingOf(*argument), {Transform::Kind::Join, separator})});
    return std::nullopt;
}

std::optional<Message> RestBindings::addParameters()
{
    for (const openapi::Parameter &parameter : m_operation.parameters) {
        const ApiArgument *argument = argumentFor(valueKey(parameter));
        if (parameter.place == ParameterPlace::Path || argument == nullptr
            || (argument->isHidden && !argument->fixed))
            continue;
        if (argument->isJsonText || !addParameter(parameter, *argument)) {
            if (std::optional<Message> error = leaveOut(*argument))
                return error;
        }
    }
    return std::nullopt;
}

bool RestBindings::addParameter(const openapi::Parameter &parameter, const ApiArgument &argument)
{
    const std::string name(parameter.name);
    switch (parameter.place) {
    case ParameterPlace::Query: return addQuery(parameter, argument);
    case ParameterPlace::Header:
        if (isSecretHeader(name) || isOf(argument, "object"))
            return false;
        m_request.headers.push_back({name, isOf(argument, "array")
                                               ? changedBy(bindingOf(argument), {Transform::Kind::Join, ","})
                                               : bindingOf(argument)});
        return true;
    case ParameterPlace::Cookie:
        if (isSecretHeader(name) || isOf(argument, "object"))
            return false;
        m_request.cookies.push_back({name, isOf(argument, "array")
                                               ? changedBy(bindingOf(argument), {Transform::Kind::Join, ","})
                                               : bindingOf(argument)});
        return true;
    default: return false;
    }
}

bool RestBindings::addQuery(const openapi::Parameter &parameter, const ApiArgument &argument)
{
    std::string name(parameter.name);
    const Binding plain = bindingOf(argument);
    const bool isNested = parameter.style == Style::DeepObject;
    if (!parameter.mediaType.empty()) {
        m_request.query.push_back({std::move(name), changedBy(plain, {Transform::Kind::Json})});
        return true;
    }
    if (isOf(argument, "object")) {
        const bool areMembers = isNested || (parameter.style == Style::Form && parameter.isExploded);
        return areMembers && addMembers(name, argument, isNested, m_request.query);
    }
    if (isOf(argument, "array") && isNested)
        m_request.query.push_back({name.ends_with("[]") ? name : name + "[]", plain});
    else if (isOf(argument, "array") && !parameter.isExploded)
        m_request.query.push_back(
            {std::move(name),
             changedBy(plain, {Transform::Kind::Join, std::string(separatorOf(parameter.style))})});
    else
        m_request.query.push_back({std::move(name), plain});
    return true;
}

// Each member of an object by itself: name[member], or the member's own name. What has other members than those that
// are declared cannot be written so.
bool RestBindings::addMembers(std::string_view name, const ApiArgument &argument, bool areNested,
                              std::vector<NamedBinding> &out) const
{
    const json::Value &properties = shown(argument)["properties"];
    if (argument.fixed || properties.isEmpty())
        return false;
    const bool areScalars = std::ranges::all_of(properties.members(), [](const json::Member &member) {
        return member.value["type"].toString() != "object";
    });
    if (!areScalars)
        return false;
    for (const json::Member &member : properties.members()) {
        const std::string own(member.name.view());
        out.push_back({areNested ? std::string(name).append("[").append(own).append("]") : own,
                       bindingOf(argument, (json::Pointer() / own).toString())});
    }
    return true;
}

std::optional<Message> RestBindings::addBody()
{
    const openapi::ApiMediaType *type = usualMediaType(m_operation);
    if (type == nullptr)
        return std::nullopt;
    const bool isWanted =
        m_operation.body->isRequired
        || (m_request.method != RestRequest::Method::Get && m_request.method != RestRequest::Method::Delete);
    if (!isWanted) {
        for (const ApiArgument &argument : m_proposal.arguments.list) {
            if (argument.target != ApiArgument::Target::Parameter && !argument.isHidden)
                m_leftOut.push_back(argument.name);
        }
        return std::nullopt;
    }
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
    if (form == openapi::BodyForm::Bytes)
        return addBytes();
    if (const ApiArgument *whole = argumentFor("body");
        whole != nullptr && whole->target == ApiArgument::Target::Body) {
        m_request.body = bindingOf(*whole);
        return std::nullopt;
    }
    return addProperties(*type);
}

// One of two arguments is the body.
std::optional<Message> RestBindings::addBytes()
{
    ObjectSource file;
    for (const ApiArgument &argument : m_proposal.arguments.list) {
        if (argument.target == ApiArgument::Target::BodyBase64)
            file.members.push_back({"content_base64", bindingOf(argument)});
        else if (argument.target == ApiArgument::Target::Body)
            file.members.push_back({"text", bindingOf(argument)});
    }
    m_request.body = Binding{.source = std::move(file)};
    return std::nullopt;
}

std::optional<Message> RestBindings::addProperties(const openapi::ApiMediaType &type)
{
    const bool isForm = openapi::isFormMediaType(type.name);
    ObjectSource object;
    for (const ApiArgument &argument : m_proposal.arguments.list) {
        if (argument.target != ApiArgument::Target::BodyProperty || (argument.isHidden && !argument.fixed))
            continue;
        bool isAdded = !argument.isJsonText;
        if (isAdded && isForm)
            isAdded = addFormProperty(type, argument, object.members);
        else if (isAdded)
            object.members.push_back({argument.key, bindingOf(argument)});
        if (isAdded)
            continue;
        if (std::optional<Message> error = leaveOut(argument))
            return error;
    }
    m_request.body = Binding{.source = std::move(object)};
    return std::nullopt;
}

bool RestBindings::addFormProperty(const openapi::ApiMediaType &type, const ApiArgument &argument,
                                   std::vector<NamedBinding> &out) const
{
    const openapi::ApiNode encoding = type.encodings ? type.encodings.find(argument.key) : openapi::ApiNode();
    const bool isNested = encoding && (*encoding)["style"].toString() == "deepObject";
    if (isOf(argument, "object")) {
        if (isNested)
            return addMembers(argument.key, argument, true, out);
        out.push_back({argument.key, changedBy(bindingOf(argument), {Transform::Kind::Json})});
        return true;
    }
    out.push_back(
        {isNested && isOf(argument, "array") ? argument.key + "[]" : argument.key, bindingOf(argument)});
    return true;
}

const openapi::ApiArgument *RestBindings::argumentFor(std::string_view key) const
{
    const auto found = std::ranges::find_if(m_proposal.arguments.list, [&](const ApiArgument &one) {
        return one.key == key && one.target != ApiArgument::Target::BodyProperty;
    });
    return found == m_proposal.arguments.list.end() ? nullptr : &*found;
}

const json::Value &RestBindings::shown(const ApiArgument &argument) const
{
    return m_proposal.shown["properties"][argument.name];
}

bool RestBindings::isOf(const ApiArgument &argument, std::string_view type) const
{
    if (argument.fixed)
        return type == "array" ? argument.fixed->isArray() : argument.fixed->isObject();
    const json::Value &said = shown(argument)["type"];
    return said.isArray() ? std::ranges::find(said.elements(), json::Value(type)) != said.elements().end()
                          : said.toString() == type;
}

std::optional<Message> RestBindings::leaveOut(const ApiArgument &argument)
{
    if (argument.isRequired)
        return unsupported(argument.key);
    m_leftOut.push_back(argument.name);
    return std::nullopt;
}

} // namespace tooltray::workspace
