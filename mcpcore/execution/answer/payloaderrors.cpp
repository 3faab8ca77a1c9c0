// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answer/payloaderrors.h"

#include "json/write.h"

namespace tooltray::execution {
namespace {

// userErrors, customerUserErrors, orderErrors ...: lists called so by their end.
bool holdsErrors(std::string_view name)
{
    return name == "errors" || name == "errorMessages" || name.ends_with("Errors")
           || name.ends_with("_errors");
}

std::string messageOf(const json::Value &entry)
{
    if (entry.isString())
        return std::string(entry.toString());
    for (const std::string_view name : {"message", "messages", "code"}) {
        const json::Value &value = entry[name];
        if (value.isString())
            return std::string(value.toString());
        if (value.isArray() && !value.isEmpty())
            return messageOf(value[0]);
    }
    return json::write(entry);
}

std::string withPlace(const json::Value &entry)
{
    std::string place;
    const json::Value &field = entry["field"].isNull() ? entry["path"] : entry["field"];
    if (field.isString())
        place = field.toString();
    for (const json::Value &part : field.elements())
        place.append(place.empty() ? "" : ".").append(part.isString() ? part.toString() : part.numberText());
    return place.empty() ? messageOf(entry) : messageOf(entry) + " (" + place + ")";
}

// What says that it went wrong without a list of errors: {"success": false, "message": "..."}, or the member of a
// union for that case, {"__typename": "ValidationError", "message": "..."}.
bool saysFailure(const json::Value &payload)
{
    for (const std::string_view name : {"success", "successful"}) {
        const json::Value &said = payload[name];
        if (said.isBoolean() && !said.toBool())
            return true;
    }
    const std::string_view type = payload["__typename"].toString();
    return type.ends_with("Error") || type.ends_with("Errors") || type.ends_with("Failure");
}

} // namespace

std::vector<PayloadError> findPayloadErrors(const json::Value &data)
{
    std::vector<PayloadError> errors;
    for (const json::Member &payload : data.members()) {
        const std::size_t before = errors.size();
        for (const json::Member &member : payload.value.members()) {
            if (!holdsErrors(member.name))
                continue;
            for (const json::Value &entry : member.value.elements())
                errors.push_back({std::string(payload.name.view()), withPlace(entry), entry});
        }
        if (errors.size() == before && saysFailure(payload.value))
            errors.push_back({std::string(payload.name.view()), withPlace(payload.value), payload.value});
    }
    return errors;
}

std::string payloadMessage(const std::vector<PayloadError> &errors)
{
    std::string text;
    std::string_view field;
    for (const PayloadError &error : errors) {
        if (error.field != field)
            text.append(text.empty() ? "" : ". ").append(error.field).append(": ");
        else
            text.append("; ");
        text.append(error.message);
        field = error.field;
    }
    return text;
}

} // namespace tooltray::execution
