// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/stepsform.h"

// See stepsformfields.cpp for the fields.

#include "engine/clients/curationstate.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/pages/tools/stepplaces.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"

#include <QLineEdit>

#include <algorithm>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::string_view kStepRoot = "/step";
constexpr std::string_view kRequestRoot = "/request";

bool startsAt(std::string_view place, std::string_view root)
{
    return place == root || (place.starts_with(root) && place[root.size()] == '/');
}

} // namespace

StepsForm::StepsForm(const Theme &theme, QWidget *parent)
    : OperationForm(theme, parent)
    , m_undo(new UndoNotice(theme, this))
    , m_whenUndo(new UndoNotice(theme, this))
    , m_argumentsUndo(new UndoNotice(theme, this))
    , m_argumentsMore(new TextLabel(TextLook::Muted, this))
    , m_table(new RowTable(m_model, this))
    , m_buttons(new RowButtons(theme, this))
{
    m_argumentsMore->setWordWrap(true);
    build();
    m_chosen = addHeading();
    addAction();
    addOperationFields();
    addCaseArguments();
    addCondition();
    m_ends = addHeading();
    addTemplate({kEndHow, kEnd, kEndJson}, [](const Operation &operation) {
        const auto *sequence = std::get_if<Sequence>(&operation);
        return sequence ? &sequence->result : nullptr;
    });
    connect(m_buttons, &RowButtons::addPressed, this, &StepsForm::add);
    connect(m_buttons, &RowButtons::removePressed, this, &StepsForm::remove);
    connect(m_buttons, &RowButtons::movePressed, this, &StepsForm::move);
    connect(m_table, &RowTable::rowChosen, this, [this](int row) {
        if (!isShowing())
            choose(static_cast<std::size_t>(row));
    });
    keepTranslated(*this, [this] { retranslate(); });
}

StepsForm::~StepsForm() = default;

void StepsForm::build()
{
    addLine(
        kSwitchParameter,
        [](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *choice = std::get_if<Switch>(&operation);
            return choice ? fromUtf8(choice->parameter) : QString();
        },
        [](ToolDraft &draft, const QString &text) {
            const Find<Switch> find = [](const Operation &operation) {
                return std::get_if<Switch>(&operation);
            };
            return edit(draft, find, [&](Switch &out) {
                if (text.trimmed().isEmpty())
                    return tr("Say which argument picks the case.");
                out.parameter = toUtf8(text.trimmed());
                return QString();
            });
        });
    m_heading = addHeading();
    addRow(m_undo);
    addRow(m_table);
    addRow(m_buttons);
}

void StepsForm::showFields()
{
    const Operation operation = operationOf(draft());
    const Step *current = stepAt(operation, m_current);
    const auto *call = current ? std::get_if<ToolCall>(&current->action) : nullptr;
    const auto *document = current ? std::get_if<GraphqlOperation>(&current->action) : nullptr;
    const auto *request = current ? std::get_if<RestRequest>(&current->action) : nullptr;
    const bool isChoice = std::holds_alternative<Switch>(operation);
    setRowVisible(kSwitchParameter, isChoice);
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
    if (draft().unfinishedAt(keyOf(kStepWhenJson)))
        setAsJson(kStepWhenHow, true);
    const bool isWhenJson = current && isAsJson(kStepWhenHow);
    setRowVisible(kStepWhenHow, current != nullptr);
    setRowVisible(kStepWhen, current && !isWhenJson);
    setRowVisible(kStepWhenJson, isWhenJson);
    showCaseArguments();
    m_ends->setVisible(!isChoice);
    const auto *sequence = std::get_if<Sequence>(&operation);
    showTemplate({kEndHow, kEnd, kEndJson}, sequence ? &sequence->result : nullptr);

    const int count = m_model.rowCount();
    const int row = static_cast<int>(m_current);
    m_buttons->setUses(
        {.up = current && row > 0, .down = current && row + 1 < count, .remove = current != nullptr});
    m_table->fitRows();
    showSchema();
}

void StepsForm::showSchema()
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

void StepsForm::choose(std::size_t index)
{
    if (index == m_current)
        return;
    m_current = index;
    refresh();
}

void StepsForm::add()
{
    std::size_t added = 0;
    change([&added](ToolDraft &draft) { added = addStep(draft); });
    m_current = added;
    refresh();
    auto *name = findChild<QLineEdit *>(QLatin1String(kStepName));
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

void StepsForm::remove()
{
    const Operation before = operationOf(draft());
    const Step *step = stepAt(before, m_current);
    if (!step)
        return;
    const QString text = std::holds_alternative<Switch>(before) ? tr("The case %1 is removed.")
                                                                : tr("The step %1 is removed.");
    auto back = wayBack();
    change([index = m_current](ToolDraft &draft) { removeStep(draft, index); });
    m_undo->offer(text.arg(fromUtf8(step->name)), std::move(back));
}

std::function<void()> StepsForm::wayBack()
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

void StepsForm::move(int by)
{
    change([index = m_current, by](ToolDraft &draft) { moveStep(draft, index, by); });
    choose(m_current + static_cast<std::size_t>(by));
}

std::string StepsForm::keyOf(const std::string &place) const
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

bool StepsForm::goTo(const QString &place)
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

void StepsForm::followDraft()
{
    OperationForm::followDraft();
    const Operation operation = operationOf(draft());
    m_model.setOperation(operation);
    m_current = std::min(m_current, std::max<std::size_t>(stepCount(operation), 1) - 1);
    m_table->showRow(static_cast<int>(m_current));
    setStepTexts();
    fillChoices();
    showFields();
}

void StepsForm::showState(const engine::CurationState &state, const graphql::SchemaPointer &)
{
    m_workspace = state.workspace;
    m_schemas.clear();
    for (const auto &[endpoint, known] : state.schemas)
        m_schemas.emplace(endpoint, known.schema);
    if (draft().tool.versions.contains(draft().version))
        refresh();
}

} // namespace tooltray::ui
