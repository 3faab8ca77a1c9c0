// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/stepform.h"

#include "engine/clients/workspacestate.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/utf8text.h"
#include "ui/models/caseargumentcells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/operationedits.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/undonotice.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr int kDocumentLines = 12;

// An action of the kind that the variant has at the index, to begin with.
decltype(Step::action) emptyAction(std::size_t index)
{
    if (index == 0)
        return GraphqlOperation{};
    if (index == 1)
        return RestRequest{.path = "/"};
    return ToolInvocation{};
}

constexpr std::string_view kStepRoot = "/step";
constexpr std::string_view kRequestRoot = "/request";

bool startsAt(std::string_view place, std::string_view root)
{
    return place == root || (place.starts_with(root) && place[root.size()] == '/');
}

} // namespace

StepForm::StepForm(const Theme &theme, QWidget *parent)
    : ConditionForm(theme, parent)
    , m_argumentsUndo(new UndoNotice(theme, this))
    , m_argumentsMore(new TextLabel(TextStyle::Muted, this))
{
    m_argumentsMore->setWordWrap(true);
}

void StepForm::addStep()
{
    m_chosen = addHeading();
    addAction();
    addToolFields();
    addOperationFields();
    addCaseArguments();
    addCondition(inStep(&Step::when));
}

OperationForm::Find<Step> StepForm::step() const
{
    return [this](const Operation &operation) { return stepAt(operation, m_current); };
}

void StepForm::addAction()
{
    addLine(
        kStepName,
        [this](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const Step *found = stepAt(operation, m_current);
            return found ? fromUtf8(found->name) : QString();
        },
        [this](ToolDraft &draft, const QString &text) {
            const std::string name = toUtf8(text.trimmed());
            const bool isChoice = std::holds_alternative<Switch>(operationOf(draft));
            if (isChoice ? name.empty() : !isIdentifier(name))
                return isChoice ? tr("Enter the value that selects this case.")
                                : tr("Use letters, digits and _ for the name of a step.");
            return renameStep(draft, m_current, name) ? QString() : tr("This name is already used.");
        });
    addChoice(
        kStepAction,
        [this](const ToolDraft &draft) -> QVariant {
            const Operation operation = operationOf(draft);
            const Step *found = stepAt(operation, m_current);
            return found ? QVariant(static_cast<int>(found->action.index())) : QVariant();
        },
        [this](ToolDraft &draft, const QVariant &choice) {
            const auto wanted = static_cast<std::size_t>(choice.toInt());
            const std::string place = stepPlace(operationOf(draft), m_current);
            edit(draft, step(), [&](Step &out) {
                if (out.action.index() == wanted)
                    return QString();
                m_before.insert_or_assign({place, out.action.index()}, out.action);
                const auto before = m_before.find({place, wanted});
                out.action = before == m_before.end() ? emptyAction(wanted) : before->second;
                return QString();
            });
        });
}

void StepForm::addToolFields()
{
    addChoice(
        kStepTool,
        [find = asAction<ToolInvocation>()](const ToolDraft &draft) -> QVariant {
            const Operation operation = operationOf(draft);
            const ToolInvocation *call = find(operation);
            return call ? QVariant(fromUtf8(call->tool)) : QVariant();
        },
        [find = asAction<ToolInvocation>()](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](ToolInvocation &out) {
                if (const std::string tool = toUtf8(choice.toString()); tool != out.tool)
                    out = {tool, std::nullopt}; // its versions are others
                return QString();
            });
        });
    addChoice(
        kStepVersion,
        [find = asAction<ToolInvocation>()](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const ToolInvocation *call = find(operation);
            return call && call->version ? fromUtf8(call->version->toString()) : QString();
        },
        [find = asAction<ToolInvocation>()](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](ToolInvocation &out) {
                out.version = Version::parse(toUtf8(choice.toString()));
                return QString();
            });
        });
    addChoice(
        kStepEndpoint,
        [find = inStep(&Step::endpoint)](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const std::string *endpoint = find(operation);
            return endpoint ? fromUtf8(*endpoint) : QString();
        },
        [find = inStep(&Step::endpoint)](ToolDraft &draft, const QVariant &choice) {
            edit(draft, find, [&](std::string &out) {
                out = toUtf8(choice.toString());
                return QString();
            });
        });
    addRequest(asAction<RestRequest>());
}

void StepForm::addOperationFields()
{
    const auto addOfDocument = [this](std::string GraphqlOperation::*member) {
        const auto find = asAction<GraphqlOperation>();
        return std::pair<ReadText, WriteText>(
            [find, member](const ToolDraft &draft) {
                const Operation operation = operationOf(draft);
                const GraphqlOperation *found = find(operation);
                return found ? fromUtf8(found->*member) : QString();
            },
            [find, member](ToolDraft &draft, const QString &text) {
                return edit(draft, find, [&](GraphqlOperation &out) {
                    out.*member = toUtf8(text);
                    return QString();
                });
            });
    };
    m_document = new GraphqlEditor(theme());
    m_document->setFrameShape(QFrame::StyledPanel);
    m_document->setFixedHeight(kDocumentLines * m_document->fontMetrics().lineSpacing()
                               + 2 * metrics::kSpacing);
    const auto document = addOfDocument(&GraphqlOperation::document);
    addText(kStepDocument, m_document, document.first, document.second);
    const auto name = addOfDocument(&GraphqlOperation::operationName);
    addLine(kStepOperationName, name.first, name.second);
    addBindings(kStepBindings, inStep(&Step::bindings));
    addPages(kStepPages,
             {[this](const ToolDraft &draft) { return paginationOf(draft, m_current); },
              [this](ToolDraft &draft, const Pagination &value) { setPagination(draft, m_current, value); }});
}

const json::Value *StepForm::ownArguments(const Operation &operation) const
{
    const auto *choice = std::get_if<Switch>(&operation);
    return choice && m_current < choice->cases.size() ? &choice->cases[m_current].parameters : nullptr;
}

void StepForm::addCaseArguments()
{
    const Find<json::Value> find = [this](const Operation &operation) { return ownArguments(operation); };
    addRow(m_argumentsUndo);
    auto *model = new TextTableModel(this);
    model->setHeaders(CaseArgumentCells::headers());
    addTable(
        kCaseArguments, new TextTable(theme(), *model, nullptr, TextTable::Order::Fixed),
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const json::Value *schema = find(operation);
            return schema ? CaseArgumentCells::rowsOf(*schema) : QList<QStringList>();
        },
        [this, find](ToolDraft &draft, const QList<QStringList> &rows) {
            json::Value before;
            json::Value now;
            QString problem = edit(draft, find, [&](json::Value &out) {
                before = out;
                QString said = CaseArgumentCells::readRows(rows, out);
                now = out;
                return said;
            });
            if (const auto renamed = CaseArgumentCells::renamed(before, now))
                renameInCase(draft, m_current, renamed->first, renamed->second);
            return problem;
        },
        Spread::Row);
    offerBack(*model, *m_argumentsUndo, [] { return tr("Removed the argument."); });
    addRow(m_argumentsMore);
    addJson(
        kCaseParameters,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const json::Value *schema = find(operation);
            return schema ? FieldTexts::ofObject(*schema) : QString();
        },
        [find](ToolDraft &draft, const QString &text) {
            return edit(draft, find, [&](json::Value &out) { return FieldTexts::readObject(text, out); });
        });
}

void StepForm::setStepTexts()
{
    setLabel(kStepTool, tr("Tool"));
    setLabel(kStepVersion, tr("Version"));
    setLabel(kStepEndpoint, tr("Endpoint"));
    setLabel(kStepDocument, tr("Operation"));
    setLabel(kStepOperationName, tr("Operation name"), tr("If the document has several"));
    findChild<QLineEdit *>(QLatin1String(kStepOperationName))->setPlaceholderText(tr("The only operation"));
    setBindingTexts(kStepBindings, tr("Arguments"),
                    tr("Values for the variables of the operation or the arguments of the tool"),
                    tr("Add value"));
    setPagesTexts();
    setConditionTexts();
    setCaseTexts();
    setRequestTexts();
}

void StepForm::setNameTexts()
{
    const bool isChoice = std::holds_alternative<Switch>(operationOf(draft()));
    //: What picks a case of a tool
    setLabel(kStepName, isChoice ? tr("Value") : tr("Name"),
             isChoice ? tr("The argument value that selects this case")
                      : tr("Later steps refer to its result by this name."));
    setLabel(kStepAction, tr("Action"));
    setChoices(kStepAction, {{tr("Tool call"), 2}, {tr("GraphQL operation"), 0}, {tr("REST request"), 1}});
}

void StepForm::setCaseTexts()
{
    setLabel(kCaseArguments, tr("Own arguments"), tr("Arguments that only this case takes"));
    setTableTexts(kCaseArguments, tr("Own arguments"), tr("Add argument"), CaseArgumentCells::headers());
    tableModel(kCaseArguments).setChoices(CaseArgumentCells::Required, CaseArgumentCells::needs());
    m_argumentsMore->setText(tr("The JSON below has details that the rows cannot show. They are kept."));
    setLabel(kCaseParameters, tr("As JSON Schema"), tr("The same arguments in full"));
}

void StepForm::fillChoices()
{
    const Operation operation = operationOf(draft());
    const Step *current = stepAt(operation, m_current);
    if (!current)
        return;
    using Choices = QList<std::pair<QString, QVariant>>;
    const auto withMissing = [](Choices choices, const std::string &chosen) {
        const QString name = fromUtf8(chosen);
        if (std::ranges::none_of(choices, [&](const auto &one) { return one.second == name; }))
            choices.append({tr("%1 (missing)").arg(name), name});
        return choices;
    };
    Choices endpoints{{tr("Same as the tool"), QString()}};
    Choices tools;
    Choices versions{{tr("Active version"), QString()}};
    const auto *call = std::get_if<ToolInvocation>(&current->action);
    if (m_workspace) {
        for (const auto &[name, entry] : m_workspace->entries(ObjectKind::Endpoint))
            endpoints.append({fromUtf8(name), fromUtf8(name)});
        for (const auto &[name, entry] : m_workspace->entries(ObjectKind::Tool)) {
            if (name != draft().original)
                tools.append({fromUtf8(name), fromUtf8(name)});
        }
        const Tool *called = call ? m_workspace->find<Tool>(call->tool) : nullptr;
        if (called) {
            for (const auto &[version, definition] : called->versions)
                versions.append({fromUtf8(version.toString()), fromUtf8(version.toString())});
        }
    }
    if (call && call->tool.empty())
        tools.prepend({tr("Choose a tool"), QString()});
    const json::Value *arguments = ownArguments(operation);
    tableModel(kCaseArguments)
        .setChoices(CaseArgumentCells::Type,
                    CaseArgumentCells::types(m_workspace, arguments ? CaseArgumentCells::rowsOf(*arguments)
                                                                    : QList<QStringList>()));
    setChoices(kStepEndpoint, withMissing(endpoints, current->endpoint));
    setChoices(kStepTool, call ? withMissing(tools, call->tool) : tools);
    setChoices(kStepVersion,
               call && call->version ? withMissing(versions, call->version->toString()) : versions);
}

void StepForm::showStep()
{
    const Operation operation = operationOf(draft());
    const Step *current = stepAt(operation, m_current);
    const auto *call = current ? std::get_if<ToolInvocation>(&current->action) : nullptr;
    const auto *document = current ? std::get_if<GraphqlOperation>(&current->action) : nullptr;
    const auto *request = current ? std::get_if<RestRequest>(&current->action) : nullptr;
    m_chosen->setVisible(current != nullptr);
    if (current)
        m_chosen->setText(fromUtf8(current->name));
    for (const char *place : {kStepName, kStepAction, kStepBindings})
        setRowVisible(place, current != nullptr);
    for (const char *place : {kStepTool, kStepVersion})
        setRowVisible(place, call != nullptr);
    setRowVisible(kStepEndpoint, document || request);
    showPages(!document && !request ? PagesShown::Nothing
              : current->pagination ? PagesShown::All
                                    : PagesShown::Question);
    for (const char *place : {kStepDocument, kStepOperationName})
        setRowVisible(place, document != nullptr);
    showRequest(request);
    showCondition(current != nullptr);
    showCaseArguments();
    showSchema();
}

void StepForm::showCaseArguments()
{
    const Operation operation = operationOf(draft());
    const json::Value *schema = ownArguments(operation);
    setRowVisible(kCaseArguments, schema != nullptr);
    setRowVisible(kCaseParameters, schema != nullptr);
    m_argumentsMore->setVisible(schema && CaseArgumentCells::saysMore(*schema));
    if (!schema)
        m_argumentsUndo->dismiss();
}

void StepForm::showSchema()
{
    const Operation operation = operationOf(draft());
    const Step *current = stepAt(operation, m_current);
    std::string endpoint = current ? current->endpoint : std::string();
    if (endpoint.empty() && m_workspace)
        endpoint = endpointOf(*m_workspace, draft().tool);
    const auto found = m_schemas.find(endpoint);
    const graphql::SchemaPointer schema = found == m_schemas.end() ? nullptr : found->second;
    if (schema != m_document->schema())
        m_document->setSchema(schema);
}

void StepForm::choose(std::size_t index)
{
    if (index == m_current)
        return;
    m_current = index;
    refresh();
}

std::function<void()> StepForm::undoAction()
{
    return [this, before = draft(), index = m_current] {
        if (draft().original != before.original || draft().version != before.version)
            return; // it is about another one
        change([&before](ToolDraft &draft) {
            setOperation(draft, operationOf(before));
            const std::string place = draft.version.toString() + "/operation";
            std::erase_if(draft.unfinished, [&](const auto &one) { return startsAt(one.first, place); });
            for (const auto &one : before.unfinished) {
                if (startsAt(one.first, place))
                    draft.unfinished.insert(one);
            }
        });
        choose(index);
    };
}

std::string StepForm::keyOf(const std::string &place) const
{
    const bool isRequest = startsAt(place, kRequestRoot);
    if (!isRequest && !startsAt(place, kStepRoot))
        return "/operation" + place;
    const std::string step = stepPlace(operationOf(draft()), m_current);
    if (isRequest)
        return step + "/operation" + place.substr(kRequestRoot.size());
    const bool isOfAction =
        place == kStepTool || place == kStepVersion || place == kStepDocument || place == kStepOperationName;
    return step + (isOfAction ? "/operation" : "") + place.substr(kStepRoot.size());
}

bool StepForm::goTo(const QString &place)
{
    const std::string wanted = toUtf8(place);
    const Operation operation = operationOf(draft());
    if (const std::size_t step = stepAround(operation, wanted); step < stepCount(operation)) {
        choose(step);
        const QString rest = fromUtf8(wanted.substr(stepPlace(operation, step).size()));
        static constexpr QLatin1StringView kAction("/operation");
        const QString inAction = rest.startsWith(kAction) ? rest.mid(kAction.size()) : rest;
        return OperationForm::goTo(fromUtf8(kRequestRoot) + inAction)
               || OperationForm::goTo(fromUtf8(kStepRoot) + inAction)
               || OperationForm::goTo(QLatin1String(kStepName));
    }
    static constexpr QLatin1StringView kOperation("/operation");
    return place.startsWith(kOperation) && OperationForm::goTo(place.mid(kOperation.size()));
}

void StepForm::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &)
{
    m_workspace = state.workspace;
    m_schemas.clear();
    for (const auto &[endpoint, known] : state.schemas)
        m_schemas.emplace(endpoint, known.schema);
    if (draft().tool.versions.contains(draft().version))
        refresh();
}

} // namespace tooltray::ui
