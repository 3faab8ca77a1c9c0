// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemaexamples.h"

#include "json/parse.h"
#include "json/write.h"
#include "ui/language/utf8text.h"

namespace tooltray::ui {

std::optional<std::vector<json::Value>> schemaExamples(const json::Value &schema)
{
    if (!schema.isObject())
        return {};
    const auto examples = schema["examples"].elements();
    return std::vector<json::Value>(examples.begin(), examples.end());
}

json::Value withSchemaExamples(json::Value schema, const std::vector<json::Value> &examples)
{
    if (!schema.isObject())
        schema = json::Value::object();
    if (examples.empty()) {
        schema.remove("examples");
        return schema;
    }
    json::Value values = json::Value::array();
    for (const json::Value &example : examples)
        values.append(example);
    schema.set("examples", std::move(values));
    return schema;
}

QString exampleText(const json::Value &value)
{
    if (!value.isString())
        return fromUtf8(json::write(value));
    const QString text = fromUtf8(value.toString());
    // Read back, it must be the same.
    return exampleValue(text) == value ? text : fromUtf8(json::write(value));
}

json::Value exampleValue(const QString &text)
{
    const std::string typed = toUtf8(text);
    json::Parsed parsed = json::parse(typed);
    return parsed ? std::move(parsed.value) : json::Value(typed);
}

} // namespace tooltray::ui
