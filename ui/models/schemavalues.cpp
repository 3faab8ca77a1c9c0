// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemavalues.h"

#include "ui/language/utf8text.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

// The only type that all of them have; "" where there are several.
std::string_view commonType(const std::vector<EnumRow> &rows)
{
    const auto typeOf = [](const EnumRow &row) -> std::string_view {
        return row.value.isString()    ? "string"
               : row.value.isNumber()  ? "number"
               : row.value.isBoolean() ? "boolean"
                                       : "";
    };
    const bool isCommon =
        std::ranges::all_of(rows, [&](const EnumRow &row) { return typeOf(row) == typeOf(rows.front()); });
    return rows.empty() || !isCommon ? std::string_view() : typeOf(rows.front());
}

constexpr jsonschema::Limits kExampleLimits{.steps = 50'000, .patternSteps = 20'000, .errors = 1};

// Whoever begins a text so means JSON.
bool isMeantAsJson(const json::Value &example)
{
    const std::string_view text = example.toString();
    return text.starts_with('{') || text.starts_with('[');
}

} // namespace

std::optional<std::vector<EnumRow>> enumRows(const json::Value &schema)
{
    std::vector<EnumRow> rows;
    if (!schema.isObject())
        return {};
    if (schema["enum"].isArray()) {
        for (const json::Value &value : schema["enum"].elements())
            rows.push_back({value});
        return rows;
    }
    for (const char *keyword : {"oneOf", "anyOf"}) {
        if (!schema[keyword].isArray())
            continue;
        for (const json::Value &option : schema[keyword].elements()) {
            if (!option.contains("const"))
                return {};
            rows.push_back({option["const"], std::string(option["title"].toString()),
                            std::string(option["description"].toString())});
        }
        return rows;
    }
    const bool saysNothing = std::ranges::all_of(schema.members(), [](const json::Member &member) {
        const std::string_view name = member.name;
        return name == "title" || name == "description" || name == "$schema" || name == "examples"
               || (name == "type" && member.value.toString() == "string");
    });
    return saysNothing ? std::optional(rows) : std::nullopt;
}

json::Value withEnumRows(json::Value schema, const std::vector<EnumRow> &rows)
{
    const bool hasMeanings = std::ranges::any_of(
        rows, [](const EnumRow &row) { return !row.title.empty() || !row.description.empty(); });
    json::Value values = json::Value::array();
    for (const EnumRow &row : rows) {
        if (!hasMeanings) {
            values.append(row.value);
            continue;
        }
        json::Value option = json::Value::object({{"const", row.value}});
        if (!row.title.empty())
            option.set("title", row.title);
        if (!row.description.empty())
            option.set("description", row.description);
        values.append(std::move(option));
    }
    if (schema.isNull())
        schema = json::Value::object();
    // The type must still match the values.
    if (const std::string_view type = commonType(rows); type.empty())
        schema.remove("type");
    else if (schema["type"].toString() != "integer" || type != "number")
        schema.set("type", type);
    const bool wasAnyOf = schema.contains("anyOf");
    const std::string_view keyword = !hasMeanings ? "enum" : wasAnyOf ? "anyOf" : "oneOf";
    for (const char *other : {"enum", "oneOf", "anyOf"}) {
        if (keyword != other)
            schema.remove(other);
    }
    schema.set(keyword, std::move(values));
    return schema;
}

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

SchemaExampleModel::SchemaExampleModel(QObject *parent) : TextTableModel(parent) {}

void SchemaExampleModel::show(const std::vector<json::Value> &examples, const jsonschema::Schema &schema)
{
    QList<QStringList> rows;
    QStringList verdicts;
    for (const json::Value &example : examples) {
        rows.append({exampleText(example), QString()});
        verdicts.append(verdictOf(example, schema));
    }
    m_verdicts = verdicts;
    setRows(rows);
    if (rowCount() > 0 && columnCount() > VerdictColumn)
        Q_EMIT dataChanged(index(0, VerdictColumn), index(rowCount() - 1, VerdictColumn));
}

std::vector<json::Value> SchemaExampleModel::examples() const
{
    std::vector<json::Value> examples;
    for (const QStringList &row : rows())
        examples.push_back(exampleValue(row[ValueColumn]));
    return examples;
}

QString SchemaExampleModel::verdictOf(const json::Value &example, const jsonschema::Schema &schema)
{
    const std::vector<jsonschema::ValidationError> errors = schema.validate(example, kExampleLimits);
    if (errors.empty())
        //: Of an example: the schema takes it
        return tr("Valid");
    QString text = fromUtf8(errors.front().message);
    if (!errors.front().suggestion.empty())
        text += u' ' + fromUtf8(errors.front().suggestion);
    //: Of an example that somebody typed, before what is wrong with it
    return isMeantAsJson(example) ? tr("Not JSON, so it is used as a string.") + u' ' + text : text;
}

QVariant SchemaExampleModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() != VerdictColumn)
        return TextTableModel::data(index, role);
    const QString verdict = m_verdicts.value(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return verdict;
    if (role == Qt::AccessibleTextRole)
        return QString(headerData(VerdictColumn, Qt::Horizontal, Qt::DisplayRole).toString() + u' '
                       + verdict);
    return {};
}

bool SchemaExampleModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (index.column() == VerdictColumn)
        return false;
    const QString typed = role == Qt::EditRole ? exampleText(exampleValue(value.toString())) : QString();
    return TextTableModel::setData(index, typed, role);
}

Qt::ItemFlags SchemaExampleModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = TextTableModel::flags(index);
    return index.column() == VerdictColumn ? flags & ~Qt::ItemIsEditable : flags;
}

} // namespace tooltray::ui
