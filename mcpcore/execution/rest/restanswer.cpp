// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/rest/restanswer.h"

#include "base/ascii.h"
#include "base/quantity.h"
#include "base/utf8.h"
#include "workspace/definitions/requestrules.h"
#include "json/parse.h"

namespace tooltray::execution {

Result<json::Value> restValue(const std::string &mediaType, std::string_view body)
{
    if (body.empty())
        return json::Value();
    const bool isJson =
        mediaType == "application/json" || mediaType == "text/json" || mediaType.ends_with("+json");
    if (isJson || mediaType.empty()) {
        json::Parsed parsed = json::parse(body);
        if (parsed)
            return std::move(parsed.value);
        if (isJson)
            return Error{ErrorKind::Unavailable, "answer_not_json",
                         "The answer says that it is JSON and is none: " + parsed.error->message,
                         "Look at the answer in the log, and at what the API says about it."};
    }
    if (!isValidUtf8(body))
        return Error{
            ErrorKind::Invalid, "answer_not_text",
            "The answer is no text in UTF-8: " + formatByteCount(body.size()) + " of the type "
                + (mediaType.empty() ? "that nobody says" : mediaType) + '.',
            "Ask the API for JSON or text, for instance with the header Accept, or for a form such as "
            "base64."};
    return json::Value(body);
}

json::Value headValue(const upstream::ResponseHead &head)
{
    json::Value headers = json::Value::object();
    for (const upstream::ReceivedField &field : head.fields) {
        if (workspace::isSecretHeader(field.name) || !isValidUtf8(field.value))
            continue;
        const std::string name = asciiLower(field.name);
        const json::Value *before = headers.find(name);
        // RFC 9110, 5.3: several fields of a name mean the same as one with all their values.
        headers.set(name, before == nullptr
                              ? json::Value(field.value)
                              : json::Value(std::string(before->toString()) + ", " + field.value));
    }
    return json::Value::object({{"status", head.status}, {"headers", std::move(headers)}});
}

} // namespace tooltray::execution
