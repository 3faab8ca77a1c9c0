// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/passedarguments.h"
#include "execution/preparation/preparedtool.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::execution {

namespace {

// The error is that null is not of the type that clients are shown. Whether it may be null is for the description of the
// API to say: what clients are shown has no types with null.
bool isDescribedNull(const PreparedParameters &parameters, const json::Value &arguments,
                     const jsonschema::ValidationError &error)
{
    const std::optional<json::Pointer> place = json::Pointer::parse(error.instancePointer);
    if (!parameters.described || error.keyword != "type" || !place || place->tokens().empty())
        return false;
    const std::string &name = place->tokens().front();
    const json::Value *value = json::resolve(arguments, *place);
    if (value == nullptr || !value->isNull()
        || std::ranges::find(parameters.describedNames, name) == parameters.describedNames.end())
        return false;
    return place->tokens().size() > 1
           || parameters.described->isValid(json::Value::object({{name, json::Value()}}));
}

jsonschema::Schema::Validation shownProblems(const PreparedParameters &parameters,
                                             const json::Value &arguments, const jsonschema::Limits &limits)
{
    jsonschema::Schema::Validation validation = parameters.schema->tryValidate(arguments, limits);
    std::erase_if(validation.errors, [&](const jsonschema::ValidationError &error) {
        return isDescribedNull(parameters, arguments, error);
    });
    return validation;
}

// The description of the API says nothing of a null that is not sent.
json::Value withoutNulls(const json::Value &arguments)
{
    json::Value kept = json::Value::object();
    for (const json::Member &member : arguments.members()) {
        if (!member.value.isNull())
            kept.set(member.name, member.value);
    }
    return kept;
}

json::Value withoutNullMembers(const json::Value &value)
{
    if (value.isArray()) {
        json::Value kept = json::Value::array();
        for (const json::Value &element : value.elements())
            kept.append(withoutNullMembers(element));
        return kept;
    }
    if (!value.isObject())
        return value;
    json::Value kept = json::Value::object();
    for (const json::Member &member : value.members()) {
        if (!member.value.isNull())
            kept.set(member.name, withoutNullMembers(member.value));
    }
    return kept;
}

// Null is a value where the description of the API says so, but not of who passes it for all that is not said.
void removeFilling(const PreparedParameters &parameters, json::Value &arguments,
                   const jsonschema::Limits &limits)
{
    if (!parameters.described
        || !removeFilledNulls(parameters.document, parameters.defaults, parameters.sentInBody, arguments))
        return;
    json::Value kept = json::Value::object();
    for (const json::Member &member : std::as_const(arguments).members())
        kept.set(member.name, withoutNullMembers(member.value));
    const jsonschema::Schema::Validation validation = parameters.described->tryValidate(kept, limits);
    if (validation.isComplete && validation.errors.empty()) // not where a member must be there
        arguments = std::move(kept);
}

std::vector<jsonschema::ValidationError> unknownArguments(const PreparedParameters &parameters,
                                                          const json::Value &arguments)
{
    std::vector<jsonschema::ValidationError> errors;
    for (const auto &[name, why] : parameters.unknown) {
        const json::Value *value = arguments.find(name);
        if (value == nullptr || value->isNull())
            continue;
        jsonschema::ValidationError &error = errors.emplace_back();
        error.code = jsonschema::Code::UnknownProperty;
        error.instancePointer = (json::Pointer() / name).toString();
        error.message = why + " Omit \"" + name + "\", or ask the user to repair the tool.";
        error.arguments = {name};
    }
    return errors;
}

} // namespace

jsonschema::Schema::Validation fitArguments(const PreparedParameters &parameters, json::Value &arguments,
                                            const jsonschema::Limits &limits)
{
    if (parameters.schema)
        removeFilling(parameters, arguments, limits);
    workspace::addDefaults(parameters.defaults, arguments);
    if (!parameters.schema)
        return {.errors = unknownArguments(parameters, arguments)};
    jsonschema::Schema::Validation validation = shownProblems(parameters, arguments, limits);
    if (validation.isComplete && removeOmittedNulls(parameters.document, validation.errors, arguments)) {
        workspace::addDefaults(parameters.defaults, arguments);
        validation = shownProblems(parameters, arguments, limits);
    }
    const auto fits = [&validation] { return validation.isComplete && validation.errors.empty(); };
    if (fits() && parameters.described)
        validation = parameters.described->tryValidate(withoutNulls(arguments), limits);
    if (fits() && parameters.required)
        validation = parameters.required->tryValidate(arguments, limits);
    if (fits())
        validation.errors = unknownArguments(parameters, arguments);
    return validation;
}

} // namespace tooltray::execution
