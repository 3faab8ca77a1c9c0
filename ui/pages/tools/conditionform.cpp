// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/conditionform.h"

#include "ui/language/sentence.h"
#include "ui/models/bindingcells.h"
#include "ui/models/conditioncells.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/types/texttable.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/undonotice.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"

#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr const char *kStepWhenHow = "/step/when/how";
constexpr const char *kStepWhen = "/step/when";
constexpr const char *kStepWhenJson = "/step/when/json";

enum class ConditionView : int { Rows, Json };

} // namespace

ConditionForm::ConditionForm(const Theme &theme, QWidget *parent)
    : OperationForm(theme, parent)
    , m_whenUndo(new UndoNotice(theme, this))
{}

void ConditionForm::addCondition(const Find<std::optional<Condition>> &find)
{
    addChoice(
        kStepWhenHow,
        [this](const ToolDraft &) {
            return static_cast<int>(isAsJson(kStepWhenHow) ? ConditionView::Json : ConditionView::Rows);
        },
        [this](ToolDraft &, const QVariant &choice) {
            setAsJson(kStepWhenHow, static_cast<ConditionView>(choice.toInt()) == ConditionView::Json);
        });
    addRow(m_whenUndo);
    auto *model = new NestedTableModel(ConditionCells::groups(), this);
    model->setHeaders(ConditionCells::headers());
    model->setDependent(ConditionCells::Value, ConditionCells::Source);
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
    offerBack(*model, *m_whenUndo, [] { return tr("Removed the condition."); });
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

void ConditionForm::setConditionTexts()
{
    setChoices(kStepWhenHow, {{tr("All conditions are met"), static_cast<int>(ConditionView::Rows)},
                              {tr("Written as JSON"), static_cast<int>(ConditionView::Json)}});
    //: When a step runs
    setLabel(kStepWhenHow, tr("Runs if"));
    setLabel(kStepWhen, tr("Conditions"), tr("Without conditions, it always runs."));
    setTableTexts(kStepWhen, tr("Conditions"), tr("Add condition"), ConditionCells::headers());
    tableModel(kStepWhen).setChoices(ConditionCells::Source, ConditionCells::sources());
    tableModel(kStepWhen).setChoices(ConditionCells::Test, ConditionCells::tests());
    setLabel(kStepWhenJson, tr("Condition"), tr("As JSON: exists, equals, matches, not, all, any"));
}

void ConditionForm::showCondition(bool isShown)
{
    if (draft().unfinishedAt(keyOf(kStepWhenJson)))
        setAsJson(kStepWhenHow, true);
    const bool isWhenJson = isShown && isAsJson(kStepWhenHow);
    setRowVisible(kStepWhenHow, isShown);
    setRowVisible(kStepWhen, isShown && !isWhenJson);
    setRowVisible(kStepWhenJson, isWhenJson);
}

void ConditionForm::offerBack(TextTableModel &model, UndoNotice &notice, std::function<QString()> text)
{
    // The signal comes before the removal, so the row is still in the model.
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this, &model, &notice, text = std::move(text)](const QModelIndex &, int first) {
                if (!BindingCells::isBlank(model.rows().at(first).mid(0, model.columnCount())))
                    notice.offer(text(), undoAction());
            });
}

} // namespace tooltray::ui
