// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/requiredarguments.h"

#include "text/unicode/ascii.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

namespace {

using openapi::ApiArgument;

const Binding *bindingNamed(const std::vector<NamedBinding> &fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &NamedBinding::name);
    return found == fields.end() ? nullptr : &found->binding;
}

const Binding *bindingOfBody(const ApiArgument &argument, const RestRequest &request)
{
    if (!request.body)
        return nullptr;
    const auto *object = std::get_if<ObjectSource>(&request.body->source);
    if (argument.target == ApiArgument::Target::BodyProperty)
        return object == nullptr ? nullptr : bindingNamed(object->members, argument.key);
    return object == nullptr && argument.target == ApiArgument::Target::Body ? &*request.body : nullptr;
}

const Binding *bindingOfParameter(std::string_view key, const RestRequest &request)
{
    const std::size_t colon = std::min(key.find(':'), key.size() - 1);
    const std::string_view place = key.substr(0, colon);
    const std::string_view name = key.substr(colon + 1);
    if (place == "query" || place == "querystring")
        return bindingNamed(request.query, name);
    if (place == "cookie")
        return bindingNamed(request.cookies, name);
    if (place != "header")
        return nullptr;
    const auto found = std::ranges::find_if(request.headers, [name](const NamedBinding &header) {
        return equalsIgnoringAsciiCase(header.name, name);
    });
    return found == request.headers.end() ? nullptr : &found->binding;
}

bool fillsInDefault(const Binding &binding)
{
    return std::ranges::any_of(binding.transforms, [](const Transform &transform) {
        return transform.kind == Transform::Kind::Default;
    });
}

// What a reference or a combined schema says is not looked up: it may require the parameter or have a default for it.
bool mayBeOmitted(const json::Value &parameters, std::string_view name)
{
    constexpr std::array<std::string_view, 7> kCombined{
        "$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas", "dependentRequired"};
    if (std::ranges::any_of(kCombined, [&](std::string_view word) { return parameters.contains(word); }))
        return false;
    const auto required = parameters["required"].elements();
    if (std::ranges::any_of(required, [name](const json::Value &one) { return one.toString() == name; }))
        return false;
    const json::Value &schema = parameters["properties"][name];
    const json::Value *reference = schema.find("$ref");
    const bool isKnown = reference == nullptr || reference->toString().starts_with(kMappingReference);
    return isKnown && schema["default"].isNull();
}

} // namespace

std::optional<std::string> optionalParameterFor(const ApiArgument &argument, const RestRequest &request,
                                                const json::Value &parameters)
{
    // Those that are hidden are for credentials, unless they have but one value.
    if (!argument.isRequired || (argument.isHidden && !argument.fixed))
        return std::nullopt;
    const Binding *binding = argument.target == ApiArgument::Target::Parameter
                                 ? bindingOfParameter(argument.key, request)
                                 : bindingOfBody(argument, request);
    const auto *source = binding == nullptr ? nullptr : std::get_if<ParameterSource>(&binding->source);
    if (source == nullptr || fillsInDefault(*binding) || !mayBeOmitted(parameters, source->name))
        return std::nullopt;
    return source->name;
}

} // namespace tooltray::workspace
