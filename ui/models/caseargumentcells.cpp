// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/caseargumentcells.h"

#include "ui/language/utf8text.h"
#include "ui/models/argumentrows.h"
#include "ui/models/bindingcells.h"
#include "workspace/snapshot/references.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::array kCaseTypes{"string", "integer", "number", "boolean", "array", "object"};
const QString kAnyWord = QStringLiteral("any");
const QString kOwnWord = QStringLiteral("own"); // as its schema says
const QString kTypeWord = QStringLiteral("type:");
const QString kMappingWord = QStringLiteral("mapping:");
const QString kNeededWord = QStringLiteral("required");

QString wordOf(const json::Value &schema)
{
    if (!schema.isObject())
        return kOwnWord;
    const json::Value bare = bareSchema(schema);
    if (bare.isEmpty())
        return kAnyWord;
    if (bare.size() != 1)
        return kOwnWord;
    if (const std::string_view name = referredName(bare, kTypeReference); !name.empty())
        return kTypeWord + fromUtf8(name);
    if (const std::string_view name = referredName(bare, kMappingReference); !name.empty())
        return kMappingWord + fromUtf8(name);
    const std::string_view type = bare["type"].toString();
    return std::ranges::find(kCaseTypes, type) == kCaseTypes.end() ? kOwnWord : fromUtf8(type);
}

json::Value schemaOfWord(const QString &word)
{
    const auto reference = [&word](std::string_view prefix, const QString &before) {
        return json::Value::object({{"$ref", std::string(prefix) + toUtf8(word.mid(before.size()))}});
    };
    if (word == kAnyWord)
        return json::Value::object();
    if (word.startsWith(kTypeWord))
        return reference(kTypeReference, kTypeWord);
    if (word.startsWith(kMappingWord))
        return reference(kMappingReference, kMappingWord);
    return json::Value::object({{"type", json::Value(toUtf8(word))}});
}

bool isTextWord(const QString &word)
{
    return word == u"string" || word.startsWith(kMappingWord);
}

// Texts stand bare where nothing else fits.
QString defaultText(const QString &word, const json::Value &schema)
{
    const json::Value *value = schema.find("default");
    if (value == nullptr)
        return {};
    const bool isBare = isTextWord(word) && value->isString() && !value->toString().empty();
    return fromUtf8(isBare ? std::string(value->toString()) : json::write(*value));
}

// Keywords beside those that say what an argument may be stay.
json::Value withRest(json::Value schema, const json::Value &before)
{
    for (const json::Member &member : before.members()) {
        if (isSaidBeside(member.name.view()))
            schema.set(member.name, member.value);
    }
    return schema;
}

QString readDefault(const QString &text, bool isText, json::Value &schema)
{
    if (text.isEmpty()) {
        schema.remove("default");
        return {};
    }
    if (isText && text != u"\"\"") {
        schema.set("default", json::Value(toUtf8(text)));
        return {};
    }
    json::Parsed parsed = json::parse(toUtf8(text));
    if (!parsed)
        return CaseArgumentCells::tr("The default must be JSON, such as 5, true or [1, 2].");
    schema.set("default", std::move(parsed.value));
    return {};
}

// Null: the row is new.
json::Value wholeBefore(const QStringList &row)
{
    const QString text = row.value(CaseArgumentCells::WholeBefore);
    return text.isEmpty() ? json::Value() : json::parse(toUtf8(text)).value;
}

QString readSchema(const QStringList &row, json::Value &out)
{
    using Cells = CaseArgumentCells;
    const json::Value whole = wholeBefore(row);
    const json::Value *known = whole["properties"].find(toUtf8(row.value(Cells::NameBefore)));
    const bool isNew = known == nullptr;
    const json::Value before = isNew ? json::Value::object() : *known;
    const QString wordBefore = isNew ? QString() : wordOf(before);
    const QString word = row.value(Cells::Type).isEmpty() ? fromUtf8(kCaseTypes[0]) : row.value(Cells::Type);
    out = before;
    if (word != wordBefore && word != kOwnWord)
        out = withRest(schemaOfWord(word), before);
    const QString description = row.value(Cells::Description);
    const bool isDescribed = description == fromUtf8(before["description"].toString());
    const QString value = row.value(Cells::Default);
    const bool isDefault = word == wordBefore && value == defaultText(wordBefore, before);
    if (!out.isObject())
        return isDescribed && isDefault
                   ? QString()
                   : CaseArgumentCells::tr("Edit the JSON below to say more about this argument.");
    if (!isDescribed && description.isEmpty())
        out.remove("description");
    else if (!isDescribed)
        out.set("description", json::Value(toUtf8(description)));
    return isDefault ? QString() : readDefault(value, isTextWord(word), out);
}

std::vector<std::string> namesOnlyIn(const json::Value &one, const json::Value &other)
{
    std::vector<std::string> names;
    for (const json::Member &member : one["properties"].members()) {
        if (!other["properties"].contains(member.name.view()))
            names.emplace_back(member.name.view());
    }
    return names;
}

// In the order in which they were required, also what is required and not described.
void setNeeded(json::Value &now, const json::Value &before, const QList<QStringList> &rows)
{
    using Cells = CaseArgumentCells;
    const auto isNeeded = [](const QStringList &row) { return row.value(Cells::Required) == kNeededWord; };
    const auto nameOf = [](const QStringList &row) {
        return json::Value(toUtf8(row.value(Cells::Name).trimmed()));
    };
    const json::Value &known = before["required"];
    json::Value list = json::Value::array();
    for (const json::Value &one : known.elements()) {
        const auto row = std::ranges::find_if(rows, [&](const QStringList &each) {
            return each.size() > Cells::NameBefore && toUtf8(each[Cells::NameBefore]) == one.toString();
        });
        if (row != rows.end() && isNeeded(*row))
            list.append(nameOf(*row));
        else if (row == rows.end() && !before["properties"].contains(one.toString()))
            list.append(one);
    }
    for (const QStringList &row : rows) {
        const auto listed = list.elements();
        if (isNeeded(row) && std::ranges::find(listed, nameOf(row)) == listed.end())
            list.append(nameOf(row));
    }
    if (!list.isEmpty())
        now.set("required", std::move(list));
    else if (!known.isEmpty())
        now.remove("required");
}

} // namespace

QStringList CaseArgumentCells::headers()
{
    //: Heads of a table: an argument, what it may be, whether it has to be passed, what counts without it
    return {tr("Name"), tr("Type"), tr("Required"), tr("Default"), tr("Description")};
}

QList<TextTableModel::Choice> CaseArgumentCells::needs()
{
    //: Whether an argument has to be passed
    return {{QStringLiteral("optional"), tr("No")}, {kNeededWord, tr("Yes")}};
}

QList<TextTableModel::Choice> CaseArgumentCells::types(const WorkspacePtr &workspace,
                                                       const QList<QStringList> &rows)
{
    QList<TextTableModel::Choice> choices;
    for (const char *type : kCaseTypes)
        choices.append({QLatin1String(type), QLatin1String(type)});
    //: Choice of a type: it is not said
    choices.append({kAnyWord, tr("Any")});
    if (workspace) {
        for (const auto &[name, entry] : workspace->entries(ObjectKind::Type))
            choices.append({kTypeWord + fromUtf8(name), fromUtf8(name)});
        for (const auto &[name, entry] : workspace->entries(ObjectKind::Mapping))
            choices.append({kMappingWord + fromUtf8(name), tr("Label of %1").arg(fromUtf8(name))});
    }
    choices.append({kOwnWord, tr("Defined in the JSON below")});
    for (const QStringList &row : rows) {
        const QString word = row.value(Type);
        if (!word.isEmpty()
            && std::ranges::find(choices, word, &TextTableModel::Choice::word) == choices.end())
            choices.append({word, tr("%1 (missing)").arg(word.mid(word.indexOf(u':') + 1))});
    }
    return choices;
}

QList<QStringList> CaseArgumentCells::rowsOf(const json::Value &parameters)
{
    QList<QStringList> rows;
    const QString whole = fromUtf8(json::write(parameters));
    const auto required = parameters["required"].elements();
    for (const json::Member &member : parameters["properties"].members()) {
        const std::string_view name = member.name.view();
        const bool isNeeded =
            std::ranges::any_of(required, [name](const json::Value &one) { return one.toString() == name; });
        const QString word = wordOf(member.value);
        rows.append({fromUtf8(name), word, needs().at(isNeeded ? 1 : 0).word, defaultText(word, member.value),
                     fromUtf8(member.value["description"].toString()), fromUtf8(name), whole});
    }
    return rows;
}

QString CaseArgumentCells::readRows(const QList<QStringList> &rows, json::Value &out)
{
    json::Value properties = json::Value::object();
    json::Value before = out;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (BindingCells::isBlank(rows[i]))
            continue;
        const std::string name = toUtf8(rows[i].value(Name).trimmed());
        if (name.empty())
            return BindingCells::problemInRow(i, tr("A name is missing."));
        if (properties.contains(name))
            return BindingCells::problemInRow(i, tr("This name is used twice."));
        json::Value schema;
        if (const QString problem = readSchema(rows[i], schema); !problem.isEmpty())
            return BindingCells::problemInRow(i, problem);
        properties.set(name, std::move(schema));
        if (json::Value whole = wholeBefore(rows[i]); !whole.isNull())
            before = std::move(whole);
    }
    const json::Value &known = before["properties"];
    if (properties.isEmpty() && known.isEmpty())
        return {};
    if (!known.isNull() && !known.isObject())
        return tr("Some details of the arguments are only in the JSON below.");
    json::Value now = before.isObject() ? before : json::Value::object({{"type", "object"}});
    const bool isEmpty = properties.isEmpty();
    now.set("properties", std::move(properties));
    setNeeded(now, before, rows);
    const bool saysNothing =
        isEmpty && now.size() == 2 && now["type"].toString() == "object"; // and has no properties
    out = saysNothing ? json::Value() : std::move(now);
    return {};
}

bool CaseArgumentCells::saysMore(const json::Value &parameters)
{
    const auto isBeyond = [](const json::Value &object, std::initializer_list<std::string_view> shown) {
        return std::ranges::any_of(object.members(), [shown](const json::Member &member) {
            return std::ranges::find(shown, member.name.view()) == shown.end();
        });
    };
    if (isBeyond(parameters, {"type", "properties", "required"}))
        return true;
    return std::ranges::any_of(parameters["properties"].members(), [&](const json::Member &member) {
        return wordOf(member.value) == kOwnWord
               || isBeyond(member.value, {"type", "$ref", "description", "default"});
    });
}

std::optional<std::pair<std::string, std::string>> CaseArgumentCells::renamed(const json::Value &before,
                                                                              const json::Value &now)
{
    const std::vector<std::string> gone = namesOnlyIn(before, now);
    const std::vector<std::string> come = namesOnlyIn(now, before);
    if (gone.size() != 1 || come.size() != 1)
        return std::nullopt;
    return std::pair(gone.front(), come.front());
}

} // namespace tooltray::ui
