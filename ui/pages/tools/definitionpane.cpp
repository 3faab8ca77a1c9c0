// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/definitionpane.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/definitiontext.h"
#include "ui/models/operationedits.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/rowtable.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

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
    addRow(m_table);
    addRow(m_buttons);
    (new FloatingNotices(*this))->add(*m_undo);
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

using namespace workspace;

namespace {

constexpr QLatin1StringView kInVersion("/operation");
constexpr QLatin1StringView kInForm("/request");

} // namespace

RestForm::RestForm(const Theme &theme, QWidget *parent)
    : OperationForm(theme, parent)
    , m_linkOffer(new InlineMessage(theme, this))
    , m_link(new QAction(this))
{
    m_linkOffer->addButton(*m_link);
    m_linkOffer->hide();
    addRow(m_linkOffer);
    addRequest([](const Operation &operation) { return std::get_if<RestRequest>(&operation); });
    connect(m_link, &QAction::triggered, this, &RestForm::link);
    keepTranslated(*this, [this] {
        //: Says that a request is a certain operation of the API's description
        m_link->setText(tr("Link"));
        setRequestTexts();
        showLink();
    });
}

bool RestForm::goTo(const QString &place)
{
    return place.startsWith(kInVersion) && OperationForm::goTo(kInForm + place.mid(kInVersion.size()));
}

void RestForm::showRecognized(const engine::RecognizedRequest &request, const QStringList &paths)
{
    m_recognized = request;
    suggestPaths(paths);
    for (const std::string &place : {std::string("query"), std::string("headers"), std::string("body")}) {
        QStringList names;
        QHash<QString, QString> misfits;
        QHash<QString, std::vector<json::Value>> constants;
        for (const engine::DescribedValue &value : request.values) {
            if (value.place != place && (value.place != "header" || place != "headers"))
                continue;
            names.append(fromUtf8(value.name));
            if (!value.choices.empty())
                constants.insert(names.last(), value.choices);
        }
        for (const engine::UnknownValue &unknown : request.unknown) {
            if (unknown.place == place)
                misfits.insert(fromUtf8(unknown.name), said(unknown.why));
        }
        suggestNames(place, names, misfits);
        setConstants(place, constants);
    }
    showLink();
}

void RestForm::showLink()
{
    const bool isOffered = !m_recognized.key.empty() && !m_recognized.isLinked;
    m_linkOffer->setVisible(isOffered);
    if (isOffered)
        //: %1 is an operation of an API: "GET /pets/{petId}"
        m_linkOffer->setMessage(MessageKind::Info,
                                tr("This is %1. Link it to follow it when the API changes.")
                                    .arg(fromUtf8(m_recognized.method + ' ' + m_recognized.path)));
}

void RestForm::link()
{
    change([key = m_recognized.key](ToolDraft &draft) {
        Operation operation = operationOf(draft);
        if (auto *request = std::get_if<RestRequest>(&operation)) {
            request->operation = key;
            setOperation(draft, std::move(operation));
        }
    });
    m_recognized.isLinked = true;
    showLink();
}

std::string RestForm::keyOf(const std::string &place) const
{
    return kInVersion.data() + place.substr(static_cast<std::size_t>(kInForm.size()));
}

void RestForm::followDraft()
{
    OperationForm::followDraft();
    const Operation operation = operationOf(draft());
    showRequest(std::get_if<RestRequest>(&operation));
}

using namespace workspace;

DefinitionPane::DefinitionPane(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_theme(theme)
    , m_wanted(FormView::Form)
    , m_look(FormView::Form)
    , m_formButton(new QToolButton(this))
    , m_jsonButton(new QToolButton(this))
    , m_kind(new TextLabel(TextStyle::Muted, this))
    , m_problem(new InlineMessage(theme, this))
    , m_parts(new QStackedWidget(this))
    , m_rest(new RestForm(theme, m_parts))
    , m_steps(new StepsForm(theme, m_parts))
    , m_json(new JsonEdit(theme, m_parts))
{
    build();
    for (ToolTab *form : std::initializer_list<ToolTab *>{m_rest, m_steps})
        connect(form, &ToolTab::edited, this, [this, form] { take(form); });
    connect(m_json, &QPlainTextEdit::textChanged, this, &DefinitionPane::readJson);
    keepTranslated(*this, [this] { setTexts(); });
}

void DefinitionPane::build()
{
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(metrics::kMargin, metrics::kSpacingSmall, metrics::kMargin, 0);
    bar->setSpacing(metrics::kSpacingSmall);
    addLookButtons(*bar, *m_formButton, *m_jsonButton);
    bar->addSpacing(metrics::kSpacing);
    bar->addWidget(m_kind, 1);
    m_problem->hide();
    for (QWidget *part : std::initializer_list<QWidget *>{m_rest, m_steps, m_json})
        m_parts->addWidget(part);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(bar);
    layout->addWidget(m_problem);
    layout->addWidget(m_parts, 1);
    const auto choose = [this](FormView look) {
        m_wanted = look;
        setLook(look);
    };
    connect(m_formButton, &QToolButton::clicked, this, [choose] { choose(FormView::Form); });
    connect(m_jsonButton, &QToolButton::clicked, this, [choose] { choose(FormView::Json); });
}

void DefinitionPane::showRecognized(const engine::RecognizedRequest &request, const QStringList &paths)
{
    m_rest->showRecognized(request, paths);
}

void DefinitionPane::setTexts()
{
    //: A view of what a tool requests: as fields
    m_formButton->setText(tr("Form"));
    m_jsonButton->setText(tr("JSON"));
    m_json->setAccessibleName(tr("Definition as JSON"));
    const Operation operation = operationOf(m_draft);
    m_kind->setText(std::holds_alternative<Sequence>(operation) ? tr("Steps in sequence")
                    : std::holds_alternative<Switch>(operation) ? tr("One of several cases")
                                                                : tr("REST request"));
    showProblem();
}

ToolTab &DefinitionPane::form() const
{
    if (std::holds_alternative<RestRequest>(operationOf(m_draft)))
        return *m_rest;
    return *m_steps;
}

void DefinitionPane::showDraft(const ToolDraft &draft)
{
    m_draft = draft;
    setLook(m_wanted);
}

void DefinitionPane::showJson()
{
    const QString text = fromUtf8(m_draft.definitionText.empty() ? operationText(operationOf(m_draft))
                                                                 : m_draft.definitionText);
    m_known = text;
    // The same in other words stays as it is typed.
    const ReadOperation typed = readOperation(toUtf8(m_json->toPlainText()));
    const bool isSame = m_draft.definitionText.empty() && typed.operation == operationOf(m_draft);
    if (isSame)
        m_known = m_json->toPlainText();
    else if (m_json->toPlainText() != text)
        m_json->setPlainText(text);
}

void DefinitionPane::setLook(FormView look)
{
    // Fields could only show what was there before: the text stays until it can be read.
    m_look = m_draft.definitionText.empty() ? look : FormView::Json;
    m_isShowing = true;
    if (m_look == FormView::Json) {
        showJson();
        m_parts->setCurrentWidget(m_json);
    } else {
        form().showDraft(m_draft);
        m_parts->setCurrentWidget(&form());
    }
    m_isShowing = false;
    m_formButton->setChecked(m_look == FormView::Form);
    m_jsonButton->setChecked(m_look == FormView::Json);
    setTexts();
}

void DefinitionPane::readJson()
{
    const QString text = m_json->toPlainText();
    if (m_isShowing || text == m_known)
        return;
    m_known = text;
    take(nullptr);
    showProblem();
}

void DefinitionPane::take(ToolTab *editor)
{
    if (m_isShowing)
        return;
    m_editing = editor;
    store(m_draft);
    Q_EMIT edited();
    m_editing = nullptr;
    setTexts();
}

void DefinitionPane::store(ToolDraft &draft) const
{
    if (m_editing)
        return m_editing->store(draft);
    if (m_parts->currentWidget() != m_json)
        return;
    const std::string text = toUtf8(m_json->toPlainText());
    ReadOperation read = readOperation(text);
    draft.definitionText = read.operation ? std::string() : text;
    if (!read.operation)
        return;
    const Operation before = operationOf(draft);
    setOperation(draft, std::move(*read.operation));
    dropTypedBefore(draft, before);
}

void DefinitionPane::showProblem()
{
    QString problem;
    json::Position at{0, 0};
    if (m_look == FormView::Json) {
        const ReadOperation read = readOperation(toUtf8(m_json->toPlainText()));
        at = read.operation ? at : read.position;
        if (!read.operation)
            //: Line, column and what is wrong there
            problem = tr("Line %1, column %2: %3").arg(at.line).arg(at.column).arg(read.problem);
    } else {
        problem = operationProblem(operationOf(m_draft));
    }
    m_json->setWrongLine(static_cast<int>(at.line));
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty() && (problem != m_problem->text()))
        m_problem->setMessage(MessageKind::Error, problem);
}

void DefinitionPane::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema)
{
    m_rest->showState(state, schema);
    m_steps->showState(state, schema);
}

bool DefinitionPane::goTo(const QString &place)
{
    if (!place.startsWith(u"/operation"))
        return false;
    setLook(FormView::Form);
    if (m_look == FormView::Json || !form().goTo(place))
        focusEditor();
    return true;
}

void DefinitionPane::focusEditor()
{
    if (m_look == FormView::Json)
        m_json->setFocus(Qt::OtherFocusReason);
    else
        m_formButton->setFocus(Qt::OtherFocusReason);
}

} // namespace tooltray::ui
