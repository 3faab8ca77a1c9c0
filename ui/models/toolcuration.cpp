// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolcuration.h"

#include "ui/language/utf8text.h"
#include "ui/models/argumentrows.h"
#include "ui/models/argumentvalues.h"
#include "ui/models/formfields.h"
#include "ui/models/roles.h"
#include "ui/models/schemareader.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/snapshot/references.h"
#include "json/parser.h"
#include "json/write.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::ui {

using workspace::ArgumentChoice;
using workspace::ArgumentChoices;

namespace {

// Those that are not named come last, as they are.
json::Value inOrder(const json::Value &object, const std::vector<std::string> &order)
{
    json::Value ordered = json::Value::object();
    for (const std::string &name : order) {
        if (const json::Value *member = object.find(name))
            ordered.set(name, *member);
    }
    for (const json::Member &member : object.members()) {
        if (!ordered.contains(member.name.view()))
            ordered.set(member.name.view(), member.value);
    }
    return ordered;
}

} // namespace

workspace::Tool curatedTool(const engine::OperationTool &made, const ToolCuration &curation)
{
    workspace::Tool tool = made.unpaged && !curation.fetchesPages ? *made.unpaged : made.tool;
    workspace::ToolVersion &version = tool.versions.at(tool.active);
    tool.name = curation.name.value_or(tool.name);
    tool.title = curation.title.value_or(tool.title);
    version.description = curation.description.value_or(version.description);
    workspace::applyChoices(version, curation.arguments);
    if (json::Value *properties = version.parameters.find("properties"))
        *properties = inOrder(*properties, curation.order);
    version.result.path = curation.shape.path;
    version.result.drop = curation.shape.drop;
    version.result.rename = curation.shape.rename;
    if (curation.shape.maxItems)
        version.result.maxItems = curation.shape.maxItems;
    version.result.format = curation.shape.format;
    if (curation.mutations)
        version.behaviour.mutations = curation.mutations;
    return tool;
}

std::string selectingArgument(const std::vector<workspace::Tool> &tools)
{
    const auto isTaken = [&tools](std::string_view name) {
        return std::ranges::any_of(tools, [name](const workspace::Tool &tool) {
            return tool.versions.at(tool.active).parameters["properties"].contains(name);
        });
    };
    std::string name = "action";
    if (isTaken(name))
        name = "operation";
    for (int number = 2; isTaken(name); ++number)
        name = "action_" + std::to_string(number);
    return name;
}

namespace {

bool reads(const workspace::RestRequest &request)
{
    return !workspace::mutates(request);
}

bool isIdempotent(const workspace::RestRequest &request)
{
    using enum workspace::RestRequest::Method;
    return reads(request) || request.method == Put || request.method == Delete;
}

// What holds for all tools, as they say or as their requests mean it; nothing where none says it.
std::optional<bool> sharedHint(const std::vector<workspace::Tool> &tools,
                               std::optional<bool> workspace::Annotations::*said,
                               bool (*usual)(const workspace::RestRequest &request))
{
    bool isSaid = false;
    bool holds = true;
    for (const workspace::Tool &tool : tools) {
        const workspace::ToolVersion &version = tool.versions.at(tool.active);
        const std::optional<bool> &own = version.annotations.*said;
        isSaid = isSaid || own;
        holds = holds && own.value_or(usual(std::get<workspace::RestRequest>(*version.operation)));
    }
    return isSaid ? std::optional(holds) : std::nullopt;
}

} // namespace

workspace::Tool combinedTool(const std::vector<workspace::Tool> &tools, const std::string &name)
{
    workspace::Tool combined;
    combined.name = name;
    combined.title = toolTitleFor(name);
    combined.endpoint = tools.front().endpoint;
    combined.active = tools.front().active;
    workspace::ToolVersion version;
    workspace::Switch choice{.parameter = selectingArgument(tools), .cases = {}};
    version.annotations.readOnly = sharedHint(tools, &workspace::Annotations::readOnly, &reads);
    version.annotations.idempotent = sharedHint(tools, &workspace::Annotations::idempotent, &isIdempotent);
    for (const workspace::Tool &tool : tools) {
        std::ranges::copy_if(tool.tags, std::back_inserter(combined.tags), [&](const std::string &tag) {
            return std::ranges::find(combined.tags, tag) == combined.tags.end();
        });
        const workspace::ToolVersion &one = tool.versions.at(tool.active);
        const std::string says = one.description.substr(0, one.description.find('\n'));
        version.description += (version.description.empty() ? "" : "\n") + tool.name + ": " + says;
        choice.cases.push_back({{.name = tool.name,
                                 .action = std::get<workspace::RestRequest>(*one.operation),
                                 .bindings = one.bindings,
                                 .pagination = one.pagination},
                                one.parameters});
        const auto &mutations = one.behaviour.mutations; // the first ones are stricter
        if (mutations && (!version.behaviour.mutations || *mutations < *version.behaviour.mutations))
            version.behaviour.mutations = mutations;
    }
    version.operation = workspace::Operation(std::move(choice));
    // Each operation says what its arguments are; from the requests alone much less is known.
    version.parameters = json::Value::object({{"type", "object"}, {"additionalProperties", false}});
    combined.versions.emplace(combined.active, std::move(version));
    return combined;
}

ArgumentChoiceModel::ArgumentChoiceModel(QObject *parent) : QAbstractTableModel(parent) {}

void ArgumentChoiceModel::setVersion(const workspace::ToolVersion &version,
                                     const workspace::ArgumentChoices &choices,
                                     const std::vector<std::string> &order)
{
    std::vector<Row> rows;
    const json::Value properties = inOrder(version.parameters["properties"], order);
    for (const json::Member &member : properties.members())
        rows.push_back({std::string(member.name.view()), member.value,
                        workspace::isRequiredArgument(version, member.name.view())});
    m_definitions = version.parameters["$defs"];
    if (rows == m_rows && choices == m_choices)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    m_choices = choices;
    endResetModel();
}

std::vector<std::string> ArgumentChoiceModel::order() const
{
    std::vector<std::string> names;
    for (const Row &row : m_rows)
        names.push_back(row.name);
    return names;
}

bool ArgumentChoiceModel::canMove(const QModelIndex &index, int by) const
{
    return index.isValid() && index.row() + by >= 0 && index.row() + by < rowCount();
}

void ArgumentChoiceModel::move(const QModelIndex &index, int by)
{
    if (!canMove(index, by))
        return;
    const int row = index.row();
    beginMoveRows({}, row, row, {}, by < 0 ? row + by : row + by + 1);
    std::swap(m_rows[static_cast<std::size_t>(row)], m_rows[static_cast<std::size_t>(row + by)]);
    endMoveRows();
    Q_EMIT edited();
}

void ArgumentChoiceModel::setSources(const QStringList &variables, const QStringList &mappings)
{
    m_variables = variables;
    m_mappings = mappings;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, UseColumn), index(rowCount() - 1, ValueColumn));
}

const QStringList &ArgumentChoiceModel::sourcesOf(Use use) const
{
    static const QStringList none;
    return use == Use::Context ? m_variables : use == Use::Mapping ? m_mappings : none;
}

// The one of that name, else the first.
std::string ArgumentChoiceModel::sourceFor(const Row &row, Use use) const
{
    const QString name = fromUtf8(row.name);
    const QStringList &sources = sourcesOf(use);
    const auto found = std::ranges::find_if(
        sources, [&](const QString &source) { return source.compare(name, Qt::CaseInsensitive) == 0; });
    return toUtf8(found == sources.end() ? sources.value(0) : *found);
}

ArgumentChoice ArgumentChoiceModel::choiceOf(const Row &row) const
{
    const auto found = m_choices.find(row.name);
    return found == m_choices.end() ? ArgumentChoice() : found->second;
}

std::optional<ArgumentChoices::value_type> ArgumentChoiceModel::choiceAt(const QModelIndex &index) const
{
    const Row *row = index.isValid() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
    const auto found = row != nullptr ? m_choices.find(row->name) : m_choices.end();
    const bool isProposed = found == m_choices.end()
                            || (found->second.use == Use::Shown && found->second.description.empty()
                                && found->second.schema.isNull());
    return isProposed ? std::nullopt : std::optional(*found);
}

std::vector<ArgumentChoiceModel::Use> ArgumentChoiceModel::usesOf(const Row &row) const
{
    std::vector<Use> uses{Use::Shown, Use::Fixed};
    if (!row.isRequired)
        uses.insert(uses.begin() + 1, Use::Hidden);
    if (row.schema["type"].toString() == "object")
        return uses;
    for (const Use use : {Use::Context, Use::Mapping}) {
        if (!sourcesOf(use).isEmpty())
            uses.push_back(use);
    }
    return uses;
}

json::Value ArgumentChoiceModel::describedAt(const QModelIndex &index) const
{
    json::Value schema = m_rows[static_cast<std::size_t>(index.row())].schema;
    for (const char *text : {"title", "description", "deprecated", "examples"})
        schema.remove(text);
    return schema;
}

json::Value ArgumentChoiceModel::schemaAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const ArgumentChoice choice = choiceOf(m_rows[static_cast<std::size_t>(index.row())]);
    if (choice.use != Use::Shown)
        return {};
    return choice.schema.isNull() ? describedAt(index) : choice.schema;
}

void ArgumentChoiceModel::setSchemaAt(const QModelIndex &index, const json::Value &schema)
{
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    ArgumentChoice choice = choiceOf(row);
    choice.schema = schema == describedAt(index) ? json::Value() : schema;
    if (choice == choiceOf(row))
        return;
    setChoice(row, choice);
    tellEdited(index.row());
}

json::Value ArgumentChoiceModel::fixedSchemaAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (choiceOf(row).use != Use::Fixed)
        return {};
    json::Value schema = row.schema;
    if (!m_definitions.isNull())
        schema.set("$defs", m_definitions);
    constexpr std::array kParted{FieldKind::Group, FieldKind::Map, FieldKind::List};
    if (std::ranges::find(kParted, formFor(schema).kind) == kParted.end())
        return {};
    return schema;
}

void ArgumentChoiceModel::setFixedAt(const QModelIndex &index, const json::Value &value)
{
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    ArgumentChoice choice = choiceOf(row);
    choice.value = value;
    setChoice(row, choice);
    tellEdited(index.row());
}

QString ArgumentChoiceModel::typeText(const Row &row) const
{
    const ArgumentChoice choice = choiceOf(row);
    if (choice.use == Use::Mapping)
        return QStringLiteral("string"); // a label
    const json::Value &schema = choice.schema.isNull() ? row.schema : choice.schema;
    const std::string_view saved = referredName(schema, workspace::kTypeReference);
    return saved.empty() ? SchemaReader(schema).typeText({&schema}) : fromUtf8(saved);
}

QString ArgumentChoiceModel::useText(Use use)
{
    switch (use) {
    //: An argument that agents pass
    case Use::Shown: return tr("Shown");
    //: An argument that is never sent
    case Use::Hidden: return tr("Hidden");
    //: An argument that always has the same value
    case Use::Fixed: return tr("Fixed");
    //: An argument that always has the value of a context variable
    case Use::Context: return tr("From context");
    //: An argument for which agents pass a label, in whose place a value is sent
    case Use::Mapping: return tr("From mapping");
    }
    return {};
}

QString ArgumentChoiceModel::valueText(const Row &row, const json::Value &value)
{
    const bool isText = row.schema["type"].toString() == "string";
    return fromUtf8(isText ? std::string(value.toString()) : json::write(value));
}

bool ArgumentChoiceModel::setValue(const Row &row, const QString &text)
{
    ArgumentChoice choice = choiceOf(row);
    choice.value = json::Value(toUtf8(text));
    if (row.schema["type"].toString() != "string") {
        json::Parsed parsed = json::parse(toUtf8(text));
        if (!parsed)
            return false;
        choice.value = std::move(parsed.value);
    }
    setChoice(row, choice);
    return true;
}

void ArgumentChoiceModel::setChoice(const Row &row, const ArgumentChoice &choice)
{
    if (choice == ArgumentChoice())
        m_choices.erase(row.name);
    else
        m_choices.insert_or_assign(row.name, choice);
}

int ArgumentChoiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArgumentChoiceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ArgumentChoiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const ArgumentChoice choice = choiceOf(row);
    if (index.column() == UseColumn && role == ChoicesRole) {
        QStringList texts;
        for (const Use use : usesOf(row))
            texts.append(useText(use));
        return texts;
    }
    if (index.column() == UseColumn && role == Qt::EditRole) {
        const std::vector<Use> uses = usesOf(row);
        return static_cast<int>(std::ranges::find(uses, choice.use) - uses.begin());
    }
    if (index.column() == ValueColumn && !sourcesOf(choice.use).isEmpty()) {
        if (role == ChoicesRole)
            return sourcesOf(choice.use);
        if (role == Qt::EditRole)
            return static_cast<int>(sourcesOf(choice.use).indexOf(fromUtf8(choice.variable)));
    }
    if (index.column() == ValueColumn && choice.use == Use::Fixed) {
        const std::vector<json::Value> values = allowedValues(row.schema, choice.value);
        if (role == ChoicesRole) {
            QStringList texts;
            for (const json::Value &value : values)
                texts.append(valueText(row, value));
            return texts;
        }
        if (role == Qt::EditRole && !values.empty()) {
            const auto at = std::ranges::find(values, choice.value);
            return at == values.end() ? -1 : static_cast<int>(at - values.begin());
        }
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case ArgumentColumn:
        //: An argument that agents must pass
        return row.isRequired && !choice.schema.contains("default") && role != Qt::EditRole
                   ? tr("%1 (required)").arg(fromUtf8(row.name))
                   : fromUtf8(row.name);
    case TypeColumn: return typeText(row);
    case UseColumn: return useText(choice.use);
    case ValueColumn:
        return choice.use == Use::Fixed                                   ? valueText(row, choice.value)
               : choice.use == Use::Context || choice.use == Use::Mapping ? fromUtf8(choice.variable)
                                                                          : QString();
    case DescriptionColumn:
        return fromUtf8(choice.description.empty() ? row.schema["description"].toString()
                                                   : choice.description);
    default: return {};
    }
}

bool ArgumentChoiceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    ArgumentChoice choice = choiceOf(row);
    if (index.column() == UseColumn) {
        const std::vector<Use> uses = usesOf(row);
        const auto at = static_cast<std::size_t>(value.toInt());
        if (at >= uses.size())
            return false;
        choice.use = uses[at];
        if (choice.use == Use::Fixed && choice.value.isNull())
            choice.value = firstValueOf(row.schema);
        const QStringList &sources = sourcesOf(choice.use);
        if (!sources.isEmpty() && !sources.contains(fromUtf8(choice.variable)))
            choice.variable = sourceFor(row, choice.use);
        setChoice(row, choice);
    } else if (index.column() == ValueColumn && !sourcesOf(choice.use).isEmpty()) {
        choice.variable = toUtf8(sourcesOf(choice.use).value(value.toInt()));
        setChoice(row, choice);
    } else if (const std::vector<json::Value> values = allowedValues(row.schema, choice.value);
               index.column() == ValueColumn && !values.empty()) {
        const auto at = static_cast<std::size_t>(value.toInt());
        if (at >= values.size())
            return false;
        choice.value = values[at];
        setChoice(row, choice);
    } else if (index.column() == ValueColumn) {
        if (!setValue(row, value.toString()))
            return false;
    } else if (index.column() == DescriptionColumn) {
        const std::string text = toUtf8(value.toString().trimmed());
        choice.description = text == row.schema["description"].toString() ? std::string() : text;
        setChoice(row, choice);
    } else {
        return false;
    }
    tellEdited(index.row());
    return true;
}

void ArgumentChoiceModel::tellEdited(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT edited();
}

QVariant ArgumentChoiceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ArgumentColumn: return tr("Argument");
    case TypeColumn: return tr("Type");
    //: Column: whether agents pass an argument
    case UseColumn: return tr("Use");
    case ValueColumn: return tr("Value");
    case DescriptionColumn: return tr("Description");
    default: return {};
    }
}

Qt::ItemFlags ArgumentChoiceModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const ArgumentChoice choice = choiceOf(m_rows[static_cast<std::size_t>(index.row())]);
    const bool isEditable =
        index.column() == UseColumn
        || (index.column() == ValueColumn && (choice.use == Use::Fixed || !sourcesOf(choice.use).isEmpty()))
        || (index.column() == DescriptionColumn && (choice.use == Use::Shown || choice.use == Use::Mapping));
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

} // namespace tooltray::ui
