// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the arguments tab; see argumentstab.cpp for what is around them.
#include "json/decode.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentedits.h"
#include "ui/models/fieldtexts.h"
#include "ui/pages/tools/argumentplaces.h"
#include "ui/pages/tools/argumentstab.h"
#include "ui/widgets/json/jsonedit.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {

using namespace workspace;
namespace {

constexpr std::array kJsonTypes{"string", "integer", "number", "boolean", "array", "object"};

// The choices of a type: as the operation has it, one of JSON's, one that is saved, or something of its own.
const QString kInferredType = QStringLiteral("inferred");
const QString kOwnType = QStringLiteral("own");
const QString kJsonType = QStringLiteral("json:");
const QString kSavedType = QStringLiteral("saved:");

// Of a JSON object that may be the schema of all arguments.
QString parametersProblem(const WorkspacePtr &workspace, const json::Value &schema)
{
    if (schema.isNull() || !workspace)
        return {};
    const auto compiled = compileParameters(*workspace, schema);
    return compiled.schema ? QString() : worded({}, compiled.errors.front().message);
}

} // namespace

template <typename F>
DraftForm::WriteText ArgumentsTab::writeRow(const ArgumentsTab &tab, F &&write)
{
    return [&tab, write = std::forward<F>(write)](ToolDraft &draft, const QString &text) -> QString {
        const ArgumentSubject subject = tab.subjectOf(draft);
        const std::optional<ArgumentRow> row = tab.rowIn(subject);
        return row ? write(draft, subject, *row, text) : QString();
    };
}

template <typename F>
DraftForm::ReadText ArgumentsTab::readRow(const ArgumentsTab &tab, F &&read)
{
    return [&tab, read = std::forward<F>(read)](const ToolDraft &draft) -> QString {
        const std::optional<ArgumentRow> row = tab.rowIn(tab.subjectOf(draft));
        return row ? read(*row) : QString();
    };
}

void ArgumentsTab::addSource()
{
    m_chosen = addHeading();
    addChoice(
        kArgumentSource,
        [this](const ToolDraft &draft) -> QVariant {
            const auto found = rowIn(subjectOf(draft));
            if (!found)
                return {};
            return static_cast<int>(m_asBindings.contains(found->id()) ? ArgumentSource::Binding
                                                                       : found->source);
        },
        [this](ToolDraft &draft, const QVariant &choice) {
            const ArgumentSubject subject = subjectOf(draft);
            const auto found = rowIn(subject);
            if (!found)
                return;
            const auto source = static_cast<ArgumentSource>(choice.toInt());
            m_asBindings.erase(found->id());
            if (source == ArgumentSource::Binding)
                m_asBindings.insert(found->id());
            std::string detail;
            if (source == ArgumentSource::Context) {
                const auto *own = m_workspace ? m_workspace->contextFor(found->variable) : nullptr;
                const auto *box = findChild<QComboBox *>(QLatin1String(kArgumentContext));
                detail = own ? own->key : toUtf8(box->itemData(0).toString());
            } else if (source == ArgumentSource::Mapping) {
                const auto *box = findChild<QComboBox *>(QLatin1String(kArgumentMapping));
                detail = toUtf8(box->itemData(0).toString());
            }
            setArgumentSource(draft, subject, *found, source, detail);
        });
    const auto addDetail = [this](const char *place, ArgumentSource source) {
        addChoice(
            place,
            [this](const ToolDraft &draft) -> QVariant {
                const auto found = rowIn(subjectOf(draft));
                return found ? fromUtf8(found->detail) : QVariant();
            },
            [this, source](ToolDraft &draft, const QVariant &choice) {
                const ArgumentSubject subject = subjectOf(draft);
                if (const auto found = rowIn(subject))
                    setArgumentSource(draft, subject, *found, source, toUtf8(choice.toString()));
            });
    };
    addDetail(kArgumentContext, ArgumentSource::Context);
    addDetail(kArgumentMapping, ArgumentSource::Mapping);
    addLine(kArgumentConstant,
            readRow(*this, [](const ArgumentRow &row) { return argumentText(row, row.constant); }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &, const ArgumentRow &row,
                               const QString &text) {
                auto value = argumentValue(row, text);
                if (!value)
                    return tr("This is to be JSON, such as 5, true or [1, 2]; texts stand in quotes.");
                setArgumentConstant(draft, row, std::move(*value));
                return QString();
            }));
    addJson(kArgumentBinding,
            readRow(*this,
                    [](const ArgumentRow &row) {
                        const Binding plain{ParameterSource{row.isPassed() ? row.name : row.variable}};
                        return FieldTexts::ofObject(encode(row.binding.value_or(plain)));
                    }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &, const ArgumentRow &row,
                               const QString &text) {
                json::Value typed;
                QString problem = FieldTexts::readJson(text, typed);
                if (!problem.isEmpty())
                    return problem;
                auto decoded = json::decode<Binding>(typed);
                if (!decoded)
                    return decodeSentence(decoded.errors.front());
                setArgumentBinding(draft, row, std::move(decoded.value));
                return QString();
            }));
}

void ArgumentsTab::addArgumentFields()
{
    addLine(kArgumentName, readRow(*this, [](const ArgumentRow &row) { return fromUtf8(row.name); }),
            [this](ToolDraft &draft, const QString &text) -> QString {
                const ArgumentSubject subject = subjectOf(draft);
                const auto found = rowIn(subject);
                const std::string name = toUtf8(text.trimmed());
                if (!found || name == found->name)
                    return {};
                if (name.empty())
                    return tr("An argument has a name.");
                ToolDraft renamed = draft;
                if (!renameArgument(renamed, subject, *found, name))
                    return tr("Another argument has this name.");
                draft = std::move(renamed);
                if (!found->variable.empty())
                    return {};
                m_renamedTo = '=' + name;
                if (const std::string *typed = draft.unfinishedAt(keyOf(kArgumentDefault))) {
                    draft.setUnfinished(keyOf(m_renamedTo, kArgumentDefault), std::string(*typed));
                    draft.setUnfinished(keyOf(kArgumentDefault), std::nullopt);
                }
                return {};
            });
    addLines(kArgumentDescription,
             readRow(*this, [](const ArgumentRow &row) { return fromUtf8(row.description); }),
             writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                                const QString &text) {
                 if (toUtf8(text) != row.description)
                     setArgumentDescription(draft, subject, row, toUtf8(text));
                 return QString();
             }));
    addChoice(
        kArgumentType, [this](const ToolDraft &draft) { return typeChoice(draft); },
        [this](ToolDraft &draft, const QVariant &choice) {
            const ArgumentSubject subject = subjectOf(draft);
            const auto found = rowIn(subject);
            const QString type = choice.toString();
            if (!found || type == kOwnType)
                return;
            json::Value schema;
            if (type.startsWith(kJsonType)) {
                schema = json::Value::object();
                if (type != kJsonType)
                    schema.set("type", json::Value(toUtf8(type.mid(kJsonType.size()))));
            } else if (type.startsWith(kSavedType)) {
                schema = json::Value::object(
                    {{"$ref", std::string(kTypeReference) + toUtf8(type.mid(kSavedType.size()))}});
            }
            setArgumentSchema(draft, subject, *found, std::move(schema));
        });
    addLine(kArgumentDefault,
            readRow(*this,
                    [](const ArgumentRow &row) {
                        return row.defaultValue ? argumentText(row, *row.defaultValue) : QString();
                    }),
            writeRow(*this, [](ToolDraft &draft, const ArgumentSubject &subject, const ArgumentRow &row,
                               const QString &text) {
                std::optional<json::Value> value;
                if (!text.isEmpty()) {
                    value = argumentValue(row, text);
                    if (!value)
                        return tr("This is to be JSON, such as 5, true or [1, 2]; texts stand in quotes.");
                }
                if (value != row.defaultValue)
                    setArgumentDefault(draft, subject, row, value);
                return QString();
            }));
    addCheck(
        kArgumentRequired,
        [this](const ToolDraft &draft) {
            const auto found = rowIn(subjectOf(draft));
            return found && found->isRequired;
        },
        [this](ToolDraft &draft, bool isChecked) {
            const ArgumentSubject subject = subjectOf(draft);
            if (const auto found = rowIn(subject))
                setArgumentRequired(draft, subject, *found, isChecked);
        });
}

void ArgumentsTab::addSchema()
{
    m_whole = addHeading();
    addJson(
        kArgumentParameters,
        [](const ToolDraft &draft) { return FieldTexts::ofObject(draft.resolved().parameters); },
        [this](ToolDraft &draft, const QString &text) {
            json::Value schema;
            QString problem = FieldTexts::readObject(text, schema);
            if (problem.isEmpty())
                problem = parametersProblem(m_workspace, schema);
            if (problem.isEmpty() && schema.contains("type") && schema["type"].toString() != "object")
                problem = tr("The arguments together are an object: \"type\": \"object\".");
            if (problem.isEmpty())
                draft.edited().parameters = std::move(schema);
            return problem;
        });
    addRow(m_forget);
    m_forget->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ArgumentsTab::fillChoices()
{
    const ArgumentRow *current = row();
    if (current == nullptr)
        return;
    QList<std::pair<QString, QVariant>> contexts;
    QList<std::pair<QString, QVariant>> mappings;
    QList<std::pair<QString, QVariant>> types;
    const auto addOnce = [](QList<std::pair<QString, QVariant>> &list, const QString &text,
                            const QVariant &value) {
        const bool isThere = std::ranges::any_of(list, [&](const auto &one) { return one.second == value; });
        if (!isThere)
            list.append({text, value});
    };
    if (!current->variable.empty() && m_inferred["properties"].contains(current->variable))
        types.append({tr("As the operation says (%1)").arg(fromUtf8(current->type)), kInferredType});
    //: Choice of a type: it is not said
    types.append({tr("Anything"), kJsonType});
    for (const char *type : kJsonTypes)
        types.append({QLatin1String(type), QString(kJsonType + QLatin1String(type))});
    if (m_workspace) {
        for (const auto &[key, entry] : m_workspace->entries(ObjectKind::Context))
            contexts.append({fromUtf8(key), fromUtf8(key)});
        for (const auto &[key, entry] : m_workspace->entries(ObjectKind::Mapping))
            mappings.append({fromUtf8(key), fromUtf8(key)});
        for (const auto &[key, entry] : m_workspace->entries(ObjectKind::Type))
            types.append({fromUtf8(key), QString(kSavedType + fromUtf8(key))});
    }
    const QVariant type = typeChoice(draft());
    if (type == kOwnType)
        types.append({tr("As the schema below says"), kOwnType});
    else if (type.toString().startsWith(kSavedType))
        addOnce(types, tr("%1 (missing)").arg(type.toString().mid(kSavedType.size())), type);
    const QString detail = fromUtf8(current->detail);
    if (current->source == ArgumentSource::Context)
        addOnce(contexts, tr("%1 (missing)").arg(detail), detail);
    if (current->source == ArgumentSource::Mapping)
        addOnce(mappings, tr("%1 (missing)").arg(detail), detail);
    setChoices(kArgumentContext, contexts);
    setChoices(kArgumentMapping, mappings);
    setChoices(kArgumentType, types);

    QList<std::pair<QString, QVariant>> sources{{tr("The caller"), static_cast<int>(ArgumentSource::Caller)}};
    if (!mappings.isEmpty())
        sources.append({tr("The caller, by a mapping"), static_cast<int>(ArgumentSource::Mapping)});
    if (!current->variable.empty()) {
        if (!contexts.isEmpty())
            sources.append({tr("A context variable"), static_cast<int>(ArgumentSource::Context)});
        sources.append({tr("A constant"), static_cast<int>(ArgumentSource::Constant)});
        if (m_paged.contains(current->variable) || current->source == ArgumentSource::Pages)
            sources.append({tr("Fetching pages"), static_cast<int>(ArgumentSource::Pages)});
        //: Where a variable comes from: made of several things, written as JSON
        sources.append({tr("A binding"), static_cast<int>(ArgumentSource::Binding)});
    }
    setChoices(kArgumentSource, sources);
}

QVariant ArgumentsTab::typeChoice(const ToolDraft &draft) const
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

} // namespace tooltray::ui
