// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/stepsform.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QLineEdit>

#include <algorithm>

namespace tooltray::ui {

using namespace workspace;

StepsForm::StepsForm(const Theme &theme, QWidget *parent)
    : StepForm(theme, parent)
    , m_undo(new UndoNotice(theme, this))
    , m_table(new RowTable(m_model, this))
    , m_buttons(new RowButtons(theme, this))
{
    build();
    addStep();
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
                    return tr("Enter the argument that selects the case.");
                out.parameter = toUtf8(text.trimmed());
                return QString();
            });
        });
    m_heading = addHeading();
    addRow(m_undo);
    addRow(m_table);
    addRow(m_buttons);
}

void StepsForm::retranslate()
{
    m_ends->setText(tr("Returned data"));
    setLabel(kSwitchParameter, tr("Selected by"), tr("The argument whose value selects a case"));
    setStepTexts();
    setTemplateTexts({kEndHow, kEnd, kEndJson}, tr("Result"),
                     tr("The members of the result. Empty: the response of the last step."),
                     tr("Add member"));
    setListTexts();
    m_model.forgetTexts();
    fillChoices();
}

void StepsForm::setListTexts()
{
    const bool isChoice = std::holds_alternative<Switch>(operationOf(draft()));
    m_heading->setText(isChoice ? tr("Cases") : tr("Steps"));
    m_table->setAccessibleName(m_heading->text());
    m_buttons->setAddText(isChoice ? tr("Add case") : tr("Add step"));
    setNameTexts();
}

void StepsForm::showFields()
{
    const Operation operation = operationOf(draft());
    const bool isChoice = std::holds_alternative<Switch>(operation);
    setRowVisible(kSwitchParameter, isChoice);
    showStep();
    m_ends->setVisible(!isChoice);
    const auto *sequence = std::get_if<Sequence>(&operation);
    showTemplate({kEndHow, kEnd, kEndJson}, sequence ? &sequence->result : nullptr);
    const bool isOne = stepAt(operation, current()) != nullptr;
    const int row = static_cast<int>(current());
    m_buttons->setUses(
        {.up = isOne && row > 0, .down = isOne && row + 1 < m_model.rowCount(), .remove = isOne});
    m_table->fitRows();
}

void StepsForm::add()
{
    std::size_t added = 0;
    change([&added](ToolDraft &draft) { added = ui::addStep(draft); });
    setCurrent(added);
    refresh();
    auto *name = findChild<QLineEdit *>(QLatin1String(kStepName));
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

void StepsForm::remove()
{
    const Operation before = operationOf(draft());
    const Step *step = stepAt(before, current());
    if (!step)
        return;
    const QString text =
        std::holds_alternative<Switch>(before) ? tr("Removed the case %1.") : tr("Removed the step %1.");
    auto undo = undoAction();
    change([index = current()](ToolDraft &draft) { removeStep(draft, index); });
    m_undo->offer(text.arg(fromUtf8(step->name)), std::move(undo));
}

void StepsForm::move(int by)
{
    change([index = current(), by](ToolDraft &draft) { moveStep(draft, index, by); });
    choose(current() + static_cast<std::size_t>(by));
}

void StepsForm::followDraft()
{
    OperationForm::followDraft();
    const Operation operation = operationOf(draft());
    m_model.setOperation(operation);
    setCurrent(std::min(current(), std::max<std::size_t>(stepCount(operation), 1) - 1));
    m_table->showRow(static_cast<int>(current()));
    setListTexts();
    fillChoices();
    showFields();
}

} // namespace tooltray::ui
