// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/chosenargument.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>

namespace tooltray::ui {

using namespace workspace;
namespace {

constexpr std::array kJsonTypes{"string", "integer", "number", "boolean", "array", "object"};

// The choices of a type: as the operation has it, one of JSON's, one that is saved, or something of its own.
const QString kInferredType = QStringLiteral("inferred");
const QString kOwnType = QStringLiteral("own");
const QString kJsonType = QStringLiteral("json:");
const QString kSavedType = QStringLiteral("saved:");

void addOnce(QList<ChosenArgument::Choice> &list, const QString &text, const QVariant &value)
{
    if (std::ranges::none_of(list, [&](const auto &one) { return one.second == value; }))
        list.append({text, value});
}

} // namespace

void ChosenArgument::setSurroundings(WorkspacePtr workspace, graphql::SchemaPointer schema)
{
    m_workspace = std::move(workspace);
    m_schema = std::move(schema);
    m_inferredFrom.reset();
    m_inferred = {};
}

bool ChosenArgument::setPaged(std::set<std::string, std::less<>> paged)
{
    return std::exchange(m_paged, std::move(paged)) != m_paged;
}

std::string ChosenArgument::keyOf(const std::string &id, const std::string &place)
{
    return (json::Pointer() / "arguments" / id).toString() + place;
}

ArgumentSubject ChosenArgument::subjectOf(const ToolDraft &draft) const
{
    ArgumentSubject subject{m_workspace, draft.resolved()};
    const bool isKnown =
        m_inferredFrom == subject.version.operation && m_inferredWith == subject.version.bindings;
    if (!isKnown && m_workspace) {
        m_inferredFrom = subject.version.operation;
        m_inferredWith = subject.version.bindings;
        m_inferred = inferredVariables(*m_workspace, subject.version, m_schema.get());
    }
    subject.inferred = m_inferred;
    subject.paged = m_paged;
    return subject;
}

std::optional<ArgumentRow> ChosenArgument::rowIn(const ArgumentSubject &subject) const
{
    const std::vector<ArgumentRow> rows = argumentRows(subject);
    const auto found = std::ranges::find(rows, m_id, &ArgumentRow::id);
    return found == rows.end() ? std::nullopt : std::optional(*found);
}

QVariant ChosenArgument::type(const ToolDraft &draft) const
{
    const ArgumentSubject subject = subjectOf(draft);
    const auto found = rowIn(subject);
    if (!found)
        return {};
    if (const std::string_view name = referredName(found->schema, kTypeReference); !name.empty())
        return QString(kSavedType + fromUtf8(name));
    const json::Value bare = bareSchema(found->schema);
    if (subject.inferred["properties"].contains(found->variable)
        && bare == bareSchema(inferredSchema(subject, *found)))
        return kInferredType;
    if (bare.isEmpty())
        return kJsonType;
    if (bare.size() == 1 && bare["type"].isString())
        return QString(kJsonType + fromUtf8(bare["type"].toString()));
    return kOwnType;
}

std::optional<json::Value> ChosenArgument::schemaOf(const QString &type)
{
    if (type == kOwnType)
        return std::nullopt;
    json::Value schema;
    if (type.startsWith(kJsonType)) {
        schema = json::Value::object();
        if (type != kJsonType)
            schema.set("type", json::Value(toUtf8(type.mid(kJsonType.size()))));
    } else if (type.startsWith(kSavedType)) {
        schema = json::Value::object(
            {{"$ref", std::string(kTypeReference) + toUtf8(type.mid(kSavedType.size()))}});
    }
    return schema;
}

QList<ChosenArgument::Choice> ChosenArgument::entries(ObjectKind kind) const
{
    QList<Choice> found;
    if (m_workspace) {
        for (const auto &[key, entry] : m_workspace->entries(kind))
            found.append({fromUtf8(key), fromUtf8(key)});
    }
    return found;
}

ChosenArgument::Choices ChosenArgument::choices(const ArgumentRow &row, const ToolDraft &draft) const
{
    Choices choices{.sources = {},
                    .contexts = entries(ObjectKind::Context),
                    .mappings = entries(ObjectKind::Mapping),
                    .types = typeChoices(row, draft)};
    const QString detail = fromUtf8(row.detail);
    if (row.source == ArgumentSource::Context)
        addOnce(choices.contexts, tr("%1 (missing)").arg(detail), detail);
    if (row.source == ArgumentSource::Mapping)
        addOnce(choices.mappings, tr("%1 (missing)").arg(detail), detail);
    choices.sources = sourceChoices(row, !choices.contexts.isEmpty(), !choices.mappings.isEmpty());
    return choices;
}

QList<ChosenArgument::Choice> ChosenArgument::typeChoices(const ArgumentRow &row,
                                                          const ToolDraft &draft) const
{
    QList<Choice> types;
    json::Value inferred; // is chosen as that of the operation only
    if (!row.variable.empty() && m_inferred["properties"].contains(row.variable)) {
        types.append({tr("From the operation (%1)").arg(fromUtf8(row.type)), kInferredType});
        inferred = bareSchema(inferredSchema(subjectOf(draft), row));
    }
    //: Choice of a type: it is not said
    types.append({tr("Any"), kJsonType});
    for (const char *json : kJsonTypes)
        types.append({QLatin1String(json), QString(kJsonType + QLatin1String(json))});
    types.removeIf([&inferred](const Choice &one) {
        return one.second != kInferredType && schemaOf(one.second.toString()) == inferred;
    });
    for (const Choice &saved : entries(ObjectKind::Type))
        types.append({saved.first, QString(kSavedType + saved.first)});
    const QVariant chosen = type(draft);
    if (chosen == kOwnType)
        types.append({tr("Defined by the schema below"), kOwnType});
    else if (chosen.toString().startsWith(kSavedType))
        addOnce(types, tr("%1 (missing)").arg(chosen.toString().mid(kSavedType.size())), chosen);
    return types;
}

QList<ChosenArgument::Choice> ChosenArgument::sourceChoices(const ArgumentRow &row, bool hasContexts,
                                                            bool hasMappings) const
{
    QList<Choice> sources{{tr("Client"), static_cast<int>(ArgumentSource::Caller)}};
    if (hasMappings)
        sources.append({tr("Client, via a mapping"), static_cast<int>(ArgumentSource::Mapping)});
    if (row.variable.empty())
        return sources;
    if (hasContexts)
        sources.append({tr("Context variable"), static_cast<int>(ArgumentSource::Context)});
    sources.append({tr("Constant"), static_cast<int>(ArgumentSource::Constant)});
    if (m_paged.contains(row.variable) || row.source == ArgumentSource::Pages)
        sources.append({tr("Pagination"), static_cast<int>(ArgumentSource::Pages)});
    //: Where a variable comes from: made of several things, written as JSON
    sources.append({tr("Binding"), static_cast<int>(ArgumentSource::Binding)});
    return sources;
}

QString ChosenArgument::parametersProblem(const json::Value &schema) const
{
    if (schema.isNull() || !m_workspace)
        return {};
    const auto compiled = compileParameters(*m_workspace, schema);
    return compiled.schema ? QString() : said(compiled.errors.front().message);
}

} // namespace tooltray::ui
