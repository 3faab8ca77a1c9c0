// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/questions/question.h"

#include "text/encoding/encoding.h"
#include "text/unicode/utf8.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <algorithm>
#include <cstdint>

namespace tooltray::mcp {

namespace {

bool isWithin(std::uint64_t count, const json::Value &least, const json::Value &most)
{
    return count >= least.toUInt64().value_or(0) && count <= most.toUInt64().value_or(UINT64_MAX);
}

// The choices of an enumeration: plain values, or objects with a const and a title.
bool isChoice(const json::Value &schema, std::string_view titled, const json::Value &value)
{
    if (const json::Value *plain = schema.find("enum"))
        return std::ranges::find(plain->elements(), value) != plain->elements().end();
    if (const json::Value *choices = schema.find(titled))
        return std::ranges::any_of(choices->elements(),
                                   [&](const json::Value &choice) { return choice["const"] == value; });
    return true;
}

bool fitsString(const json::Value &schema, const json::Value &value)
{
    return value.isString()
           && isWithin(text::codePointCount(value.toString()), schema["minLength"], schema["maxLength"])
           && isChoice(schema, "oneOf", value);
}

bool fitsNumber(const json::Value &schema, const json::Value &value)
{
    const auto number = value.toDouble();
    if (!value.isNumber() || !number)
        return false;
    if (schema["type"].toString() == "integer" && !value.toInt64() && !value.toUInt64())
        return false;
    return *number >= schema["minimum"].toDouble().value_or(*number)
           && *number <= schema["maximum"].toDouble().value_or(*number);
}

bool fitsList(const json::Value &schema, const json::Value &value)
{
    return value.isArray() && isWithin(value.size(), schema["minItems"], schema["maxItems"])
           && std::ranges::all_of(value.elements(), [&](const json::Value &each) {
                  return each.isString() && isChoice(schema["items"], "anyOf", each);
              });
}

bool fitsField(const json::Value &schema, const json::Value &value)
{
    const std::string_view type = schema["type"].toString();
    if (type == "string")
        return fitsString(schema, value);
    if (type == "number" || type == "integer")
        return fitsNumber(schema, value);
    if (type == "boolean")
        return value.isBoolean();
    if (type == "array")
        return fitsList(schema, value);
    return isChoice(schema, "oneOf", value);
}

} // namespace

bool fitsForm(const json::Value &schema, const json::Value &content)
{
    if (!content.isObject())
        return false;
    const bool hasRequired = std::ranges::all_of(schema["required"].elements(), [&](const json::Value &name) {
        return content.contains(name.toString());
    });
    return hasRequired && std::ranges::all_of(schema["properties"].members(), [&](const json::Member &field) {
               const json::Value *value = content.find(field.name);
               return !value || fitsField(field.value, *value);
           });
}

std::string digestOf(const Question &question)
{
    // JSON around the parts, so that none of them can pass for another.
    const std::string text = json::write(
        json::Value::array({json::Value(question.method), question.params, json::Value(question.subject)}));
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    return encodeHex({hash.constData(), static_cast<std::size_t>(hash.size())});
}

Question askForm(std::string key, std::string_view message, json::Value schema)
{
    return {
        std::move(key),
        "elicitation/create",
        json::Value::object({{"mode", "form"}, {"message", message}, {"requestedSchema", std::move(schema)}}),
        json::Value::object({{"elicitation", json::Value::object({{"form", json::Value::object()}})}}),
        {}};
}

std::optional<Elicited> elicited(const json::Value &answer)
{
    const std::string_view action = answer["action"].toString();
    if (action == "accept")
        return Elicited{Elicited::Action::Accept, answer["content"]};
    if (action == "decline")
        return Elicited{Elicited::Action::Decline};
    if (action == "cancel")
        return Elicited{Elicited::Action::Cancel};
    return {};
}

bool isAnswerTo(const Question &question, const json::Value &answer)
{
    if (!answer.isObject())
        return false;
    if (question.method == "elicitation/create") {
        const auto given = elicited(answer);
        const json::Value *schema = question.params.find("requestedSchema");
        return given
               && (given->action != Elicited::Action::Accept || !schema || fitsForm(*schema, given->content));
    }
    if (question.method == "sampling/createMessage")
        return answer.contains("content") && answer["role"].isString() && answer["model"].isString();
    if (question.method == "roots/list")
        return answer["roots"].isArray();
    return true;
}

} // namespace tooltray::mcp
