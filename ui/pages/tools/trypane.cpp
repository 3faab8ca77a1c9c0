// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/trypane.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentvalues.h"
#include "ui/models/logtext.h"
#include "ui/state/baselines.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/json/jsonview.h"
#include "json/write.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kRoomForSize = 660;     // of an answer, beside the tabs
constexpr qsizetype kMaxMessages = 3; // above an answer that has all of them
constexpr int kRoomForNote = 240;     // above an answer that can still be read

std::shared_ptr<const std::string> bodyOf(const json::Value &value)
{
    return std::make_shared<const std::string>(json::write(value));
}

QString failureText(const Error &error)
{
    const QString message = sentenceOf(error);
    return error.hint.empty() ? message : message + u'\n' + hintOf(error);
}

} // namespace

TryPane::TryPane(const Theme &theme, QAction &tryAction, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_sides(new QSplitter(Qt::Horizontal, this))
{
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(buildArguments(tryAction));
    m_sides->addWidget(buildAnswer());
    m_sides->setStretchFactor(0, 2);
    m_sides->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_sides);
    keepTranslated(*this, [this] { setTexts(); });
    clearAnswer();
}

QWidget *TryPane::buildArguments(QAction &tryAction)
{
    auto *side = new QWidget(this);
    m_mode = new QComboBox(side);
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_mode->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // its words stay whole
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Test));
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Preview));
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Call));
    connect(m_mode, &QComboBox::currentIndexChanged, this, &TryPane::explainMode);
    m_cancel = iconButton(Icon::Stop, *side);
    m_saveExample = iconButton(Icon::Star, *side);
    m_misfit = new InlineMessage(m_theme, side);
    m_misfit->hide();
    m_arguments = new SchemaForm(m_theme, side);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_mode);
    bar->addWidget(new ActionButton(tryAction, side));
    bar->addWidget(m_cancel);
    bar->addStretch(1);
    bar->addWidget(m_saveExample);
    orderTabs(controlsOf(*bar));
    auto *layout = new QVBoxLayout(side);
    keepMargins(*side, *layout,
                {metrics::kMargin, metrics::kSpacingSmall, metrics::kSpacing, metrics::kSpacingSmall});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(bar);
    layout->addWidget(m_misfit);
    layout->addWidget(m_arguments, 1);
    connect(m_arguments, &SchemaForm::changed, this, [this] {
        m_memory.trial().arguments = m_arguments->value();
        m_memory.trial().isChosen = true;
    });
    connect(m_saveExample, &QToolButton::clicked, this, [this] {
        if (const auto chosen = arguments())
            Q_EMIT exampleWanted(*chosen);
    });
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (m_memory.isRunning())
            m_memory.trial().running->cancel();
    });
    return side;
}

QWidget *TryPane::buildAnswer()
{
    auto *side = new QWidget(this);
    m_error = new InlineMessage(m_theme, side);
    m_note = new InlineMessage(m_theme, side);
    m_told = new InlineMessage(m_theme, side);
    m_stack = new QStackedWidget(side);
    m_empty = new TextLabel(TextStyle::Muted, m_stack);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_parts = new QTabWidget(m_stack);
    m_parts->setDocumentMode(true);
    m_answer = new JsonView(m_theme, m_parts);
    m_structured = new JsonView(m_theme, m_parts);
    m_trace = new JsonView(m_theme, m_parts);
    for (JsonView *view : {m_structured, m_answer, m_trace})
        m_parts->addTab(view, QString());
    // Beside the tabs, so that all below them is the answer.
    auto *corner = new QWidget(m_parts);
    m_outcome = new TextLabel(TextStyle::Muted, corner);
    m_log = iconButton(Icon::Log, *corner);
    m_baseline = iconButton(Icon::Pin, *corner);
    auto *menu = new QMenu(m_baseline);
    m_pin = menu->addAction(m_theme.icon(Icon::Pin), QString());
    m_compare = menu->addAction(m_theme.icon(Icon::Compare), QString());
    m_compare->setEnabled(false);
    m_baseline->setMenu(menu);
    m_baseline->setPopupMode(QToolButton::InstantPopup);
    auto *beside = new QHBoxLayout(corner);
    beside->setContentsMargins({});
    beside->setSpacing(metrics::kSpacingSmall);
    beside->addWidget(m_outcome);
    beside->addWidget(m_baseline);
    beside->addWidget(m_log);
    m_parts->setCornerWidget(corner);
    auto *layout = new QVBoxLayout(side);
    keepMargins(*side, *layout, {metrics::kSpacing, 0, metrics::kMargin, metrics::kSpacingSmall});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_error);
    layout->addWidget(m_note);
    layout->addWidget(m_told);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_parts);
    layout->addWidget(m_stack, 1);
    connect(m_log, &QToolButton::clicked, this, [this] { Q_EMIT logWanted(m_entry); });
    connect(m_pin, &QAction::triggered, this, [this] { Q_EMIT baselineWanted(m_entry); });
    connect(m_compare, &QAction::triggered, this, [this] { Q_EMIT comparisonWanted(m_entry); });
    return side;
}

QToolButton *TryPane::iconButton(Icon icon, QWidget &parent) const
{
    auto *button = new QToolButton(&parent);
    button->setIcon(m_theme.icon(icon));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setFixedHeight(metrics::kControlHeight); // beside tabs it must not be higher than they are
    return button;
}

void TryPane::setTexts()
{
    m_arguments->setAccessibleName(tr("Arguments"));
    showEmptyText();
    const auto name = [](QToolButton &button, const QString &text) {
        button.setAccessibleName(text);
        button.setToolTip(text);
    };
    name(*m_saveExample, tr("Save the arguments as an example"));
    name(*m_cancel, tr("Cancel"));
    name(*m_log, tr("Show in log"));
    //: An answer that later ones of the tool are compared with
    name(*m_baseline, tr("Baseline"));
    m_pin->setText(tr("Pin as baseline"));
    //: %1 is a size
    m_pin->setToolTip(tr("Saves this response (up to %1) so that you can compare later ones with it")
                          .arg(LogText::size(Baselines::kMaxBytes)));
    m_compare->setText(tr("Compare with baseline..."));
    //: How a tool is tried: it is called, and what happens is told step by step
    m_mode->setItemText(0, tr("Test"));
    //: How a tool is tried: what it would send is told, and nothing is sent
    m_mode->setItemText(1, tr("Preview"));
    //: How a tool is tried: as if a client called it
    m_mode->setItemText(2, tr("As client"));
    m_mode->setItemData(0, tr("Calls the tool and records each step."), Qt::ToolTipRole);
    m_mode->setItemData(1, tr("Shows the request without sending it."), Qt::ToolTipRole);
    m_mode->setItemData(2, tr("Calls the tool the way a client does."), Qt::ToolTipRole);
    explainMode();
    m_mode->setAccessibleName(tr("Mode"));
    //: Tab: the answer as data
    m_parts->setTabText(0, tr("Response"));
    //: Tab: the answer as the client reads it
    m_parts->setTabText(1, tr("As client"));
    //: Tab: what happened step by step
    m_parts->setTabText(2, tr("Trace"));
    m_parts->setAccessibleName(tr("Response"));
    m_structured->setAccessibleName(tr("Response"));
    m_answer->setAccessibleName(tr("Response as text"));
    m_trace->setAccessibleName(tr("Trace"));
}

void TryPane::explainMode()
{
    const QString text = m_mode->currentData(Qt::ToolTipRole).toString();
    m_mode->setToolTip(text);
    m_mode->setAccessibleDescription(text);
}

void TryPane::setSubject(const QString &id)
{
    if (m_memory.current() == id)
        return;
    m_memory.setCurrent(id);
    clearAnswer();
    const TrialMemory::Trial trial = m_memory.known();
    m_misfit->hide();
    m_arguments->setSchema(trial.schema.value_or(noArguments()));
    m_arguments->setValue(trial.arguments);
    m_cancel->setVisible(trial.running.has_value());
    showEmptyText();
    showLast();
}

void TryPane::renameSubject(const QString &before, const QString &now)
{
    m_memory.rename(before, now);
}

bool TryPane::isRunning() const
{
    return m_memory.isRunning();
}

quint64 TryPane::run() const
{
    return m_memory.known().run;
}

std::optional<json::Value> TryPane::typedArguments() const
{
    const TrialMemory::Trial trial = m_memory.known();
    return trial.isChosen ? std::optional(trial.arguments) : std::nullopt;
}

void TryPane::setSchema(const json::Value &schema, const QString &problem)
{
    TrialMemory::Trial &trial = m_memory.trial();
    const bool keepsForm = !problem.isEmpty() && trial.schema;
    if (!problem.isEmpty())
        m_misfit->setMessage(MessageKind::Warning, problem);
    m_misfit->setVisible(!problem.isEmpty());
    const bool isSame = problem.isEmpty() && trial.schema && trial.schema->isIdenticalTo(schema);
    if (keepsForm || isSame) // a new form would take the keyboard away from whoever fills this one in
        return;
    if (problem.isEmpty())
        trial.schema = schema;
    const bool isUnknown = !problem.isEmpty() && schema["properties"].isEmpty();
    m_arguments->setSchema(isUnknown ? noArguments() : schema);
    if (!trial.isChosen)
        m_arguments->setValue(blankArguments(schema));
}

std::optional<json::Value> TryPane::arguments()
{
    return m_arguments->validate() ? std::optional(m_arguments->value()) : std::nullopt;
}

void TryPane::setArguments(const json::Value &arguments)
{
    m_memory.trial().arguments = arguments;
    m_memory.trial().isChosen = true;
    m_arguments->setValue(arguments);
    if (!isRunning()) {
        m_memory.trial().outcome.reset();
        clearAnswer();
    }
}

engine::Trial::Mode TryPane::mode() const
{
    return static_cast<engine::Trial::Mode>(m_mode->currentData().toInt());
}

void TryPane::focusArguments()
{
    m_arguments->focusFields();
}

CancellationToken TryPane::begin()
{
    clearAnswer();
    const CancellationToken token = m_memory.begin(mode() == engine::Trial::Mode::Preview);
    m_cancel->show();
    showEmptyText();
    return token;
}

void TryPane::take(quint64 run, const Outcome &outcome)
{
    if (!m_memory.take(run, outcome))
        return;
    showLast();
    announce(outcome);
}

// Failures are said by the message that shows them.
void TryPane::announce(const Outcome &outcome) const
{
    if (!isVisible() || !outcome || outcome->isError || outcome->isPartial || outcome->isCancelled)
        return;
    //: Said by a screen reader: how long a call took and how big the answer is
    const QString news =
        m_facts.size() == 2 ? tr("Response after %1, %2.").arg(m_facts[0], m_facts[1]) : m_facts.value(0);
    Announcement::say(*this, m_hasNote ? news + u' ' + m_note->text() : news);
}

void TryPane::showLast()
{
    const std::shared_ptr<const Outcome> outcome = m_memory.known().outcome;
    if (!outcome)
        return;
    if (*outcome)
        showAnswer(**outcome);
    else
        showError(outcome->error());
}

// A call that the user cancelled has not failed; errors that came with data must be visible.
void TryPane::showFailure(const engine::TrialAnswer &answer)
{
    if (answer.isCancelled) {
        m_error->setMessage(MessageKind::Info, tr("Cancelled."));
    } else if (answer.isPartial) {
        QStringList messages;
        for (const json::Value &error : answer.structured["errors"].elements()) {
            if (const std::string_view message = error["message"].toString(); !message.empty())
                messages.append(fromUtf8(message));
        }
        //: Errors of an API that came together with data
        const QString text = messages.isEmpty() ? tr("The API returned errors together with the data.")
                                                : tr("The API returned errors together with the data: %1")
                                                      .arg(listed(messages, kMaxMessages));
        m_error->setMessage(answer.isError ? MessageKind::Error : MessageKind::Warning, text);
    } else {
        const QString shown = answer.error ? failureText(*answer.error) : fromUtf8(answer.text).left(400);
        m_error->setMessage(MessageKind::Error, shown);
    }
    m_error->show();
}

void TryPane::showAnswer(const engine::TrialAnswer &answer)
{
    finish();
    m_entry = answer.entry.value();
    m_log->setVisible(m_entry != 0);
    const bool isPreview = m_memory.known().isPreview;
    m_baseline->setVisible(m_entry != 0 && !isPreview && !answer.isCancelled);
    m_facts = isPreview ? QStringList{tr("Dry run: nothing sent")}
                        : QStringList{LogText::duration(answer.duration), LogText::size(answer.text.size())};
    showOutcome();
    if (answer.isError || answer.isPartial || answer.isCancelled)
        showFailure(answer);
    if (answer.isCancelled)
        return;
    const bool hasData = !answer.structured.isNull();
    m_structured->setBody(hasData ? bodyOf(answer.structured)
                                  : std::make_shared<const std::string>(answer.data()));
    m_answer->setBody(std::make_shared<const std::string>(answer.text));
    // The note that clients get after the data is about the data and is not part of its JSON.
    if (!answer.note.empty())
        m_note->setMessage(MessageKind::Info, said(answer.note));
    m_hasNote = !answer.note.empty();
    showOutcome();
    m_parts->setTabVisible(1, hasData || !answer.note.empty());
    m_parts->setTabVisible(2, !answer.trace.isNull());
    m_trace->setBody(answer.trace.isNull() ? nullptr : bodyOf(answer.trace));
    m_parts->setCurrentIndex(isPreview && !answer.trace.isNull() ? 2 : 0);
    m_stack->setCurrentWidget(m_parts);
}

void TryPane::showError(const Error &error)
{
    finish();
    m_error->setMessage(MessageKind::Error, failureText(error));
    m_error->show();
}

void TryPane::setHasBaseline(bool hasBaseline)
{
    m_compare->setEnabled(hasBaseline);
}

void TryPane::tell(MessageKind kind, const QString &text)
{
    m_told->setMessage(kind, text);
    m_told->show();
}

void TryPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showOutcome();
}

void TryPane::showOutcome()
{
    // Beside the tabs there is not always room for all of it.
    const bool isNarrow = width() < kRoomForSize;
    if (m_facts.size() == 2 && !isNarrow)
        //: How a call ended: how long it took and how big the answer is
        m_outcome->setText(tr("%1 - %2").arg(m_facts[0], m_facts[1]));
    else
        m_outcome->setText(m_facts.value(0));
    const bool isLow = height() < kRoomForNote;
    m_note->setVisible(m_hasNote && !isLow);
    if (m_hasNote && isLow)
        //: How a call ended: %1 is how long it took, and the answer is not all there is
        m_outcome->setText(tr("%1, truncated").arg(m_facts.value(0)));
    m_outcome->setToolTip(m_hasNote ? m_note->text() : QString());
}

void TryPane::finish()
{
    m_memory.trial().running.reset();
    m_cancel->hide();
    showEmptyText();
}

void TryPane::showEmptyText()
{
    m_empty->setText(isRunning() ? tr("Running...") : tr("The response appears here."));
}

void TryPane::clearAnswer()
{
    m_entry = 0;
    m_log->hide();
    m_baseline->hide();
    m_cancel->hide();
    for (InlineMessage *message : {m_error, m_note, m_told})
        message->hide();
    m_stack->setCurrentWidget(m_empty);
    m_facts.clear();
    m_hasNote = false;
    showOutcome();
}

} // namespace tooltray::ui
