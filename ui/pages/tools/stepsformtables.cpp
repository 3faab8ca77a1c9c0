// SPDX-License-Identifier: GPL-3.0-or-later
// When a step runs, and what only one case takes; see stepsform.cpp for what is around them.
#include "json/decode.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/bindingcells.h"
#include "ui/models/caseargumentcells.h"
#include "ui/models/conditioncells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/tools/stepplaces.h"
#include "ui/pages/tools/stepsform.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/undonotice.h"
#include "workspace/codec/bindingcodec.h"

#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

// How a condition is shown.
enum class WhenLook : int { Rows, Json };

} // namespace

void StepsForm::addCondition()
{
    const auto find = inStep(&Step::when);
    addChoice(
        kStepWhenHow,
        [this](const ToolDraft &) {
            return static_cast<int>(isAsJson(kStepWhenHow) ? WhenLook::Json : WhenLook::Rows);
        },
        [this](ToolDraft &, const QVariant &choice) {
            setAsJson(kStepWhenHow, static_cast<WhenLook>(choice.toInt()) == WhenLook::Json);
        });
    addRow(m_whenUndo);
    auto *model = new NestedTableModel(ConditionCells::groups(), this);
    model->setHeaders(ConditionCells::headers());
    auto *table = new TextTable(theme(), *model);
    table->setGroup(ConditionCells::groupToBegin());
    addTable(
        kStepWhen, table,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *when = find(operation);
            return when && *when ? ConditionCells::rowsOf(**when) : QList<QStringList>();
        },
        [find](ToolDraft &draft, const QList<QStringList> &rows) {
            return edit(draft, find, [&](auto &out) { return ConditionCells::readRows(rows, out); });
        },
        Spread::Row);
    offerBack(*model, *m_whenUndo, [] { return tr("The condition is removed."); });
    addJson(
        kStepWhenJson,
        [find](const ToolDraft &draft) {
            const Operation operation = operationOf(draft);
            const auto *when = find(operation);
            return when && *when ? FieldTexts::ofObject(encode(**when)) : QString();
        },
        [find](ToolDraft &draft, const QString &text) {
            return edit(draft, find, [&](std::optional<Condition> &out) {
                json::Value typed;
                if (QString problem = FieldTexts::readObject(text, typed); !problem.isEmpty())
                    return problem;
                if (typed.isNull()) {
                    out.reset();
                    return QString();
                }
                auto decoded = json::decode<Condition>(typed);
                if (!decoded)
                    return decodeSentence(decoded.errors.front());
                out = std::move(decoded.value);
                return QString();
            });
        });
}

void StepsForm::setConditionTexts()
{
    setChoices(kStepWhenHow, {{tr("All of these hold"), static_cast<int>(WhenLook::Rows)},
                              {tr("Written as JSON"), static_cast<int>(WhenLook::Json)}});
    //: When a step runs
    setLabel(kStepWhenHow, tr("Runs if"));
    setLabel(kStepWhen, tr("Conditions"), tr("Without any, it always runs."));
    setTableTexts(kStepWhen, tr("Conditions"), tr("Add a condition"), ConditionCells::headers());
    tableModel(kStepWhen).setChoices(ConditionCells::Source, ConditionCells::sources());
    tableModel(kStepWhen).setChoices(ConditionCells::Test, ConditionCells::tests());
    setLabel(kStepWhenJson, tr("Condition"), tr("As JSON: exists, equals, matches, not, all, any"));
}

const json::Value *StepsForm::ownArguments(const Operation &operation) const
{
    const auto *choice = std::get_if<Switch>(&operation);
    return choice && m_current < choice->cases.size() ? &choice->cases[m_current].parameters : nullptr;
}

void StepsForm::addCaseArguments()
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
    offerBack(*model, *m_argumentsUndo, [] { return tr("The argument is removed."); });
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

void StepsForm::setCaseTexts()
{
    setLabel(kCaseArguments, tr("Own arguments"),
             tr("What only this case takes, beside what all of them do"));
    setTableTexts(kCaseArguments, tr("Own arguments"), tr("Add an argument"), CaseArgumentCells::headers());
    tableModel(kCaseArguments).setChoices(CaseArgumentCells::Required, CaseArgumentCells::needs());
    m_argumentsMore->setText(
        tr("The JSON below says more of these arguments than the rows can show. That stays as it is."));
    setLabel(kCaseParameters, tr("As JSON Schema"), tr("The same arguments, with all that is said of them"));
}

void StepsForm::showCaseArguments()
{
    const Operation operation = operationOf(draft());
    const json::Value *schema = ownArguments(operation);
    setRowVisible(kCaseArguments, schema != nullptr);
    setRowVisible(kCaseParameters, schema != nullptr);
    m_argumentsMore->setVisible(schema && CaseArgumentCells::saysMore(*schema));
    if (!schema)
        m_argumentsUndo->dismiss();
}

void StepsForm::offerBack(TextTableModel &model, UndoNotice &notice, std::function<QString()> text)
{
    // What is removed is still there when this is told.
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this, &model, &notice, text = std::move(text)](const QModelIndex &, int first) {
                if (!BindingCells::isBlank(model.rows().at(first).mid(0, model.columnCount())))
                    notice.offer(text(), wayBack());
            });
}

} // namespace tooltray::ui
