// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/ask/question.h"

#include "base/text/encoding.h"
#include "mcp/ask/formschema.h"
#include "json/write.h"

#include <QCryptographicHash>

namespace tooltray::mcp {

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

Question askVisit(std::string key, std::string_view message, std::string_view url)
{
    return {std::move(key),
            "elicitation/create",
            json::Value::object({{"mode", "url"}, {"message", message}, {"url", url}}),
            json::Value::object({{"elicitation", json::Value::object({{"url", json::Value::object()}})}}),
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
