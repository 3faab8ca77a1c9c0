// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/trypane.h"

#include "ui/models/blankarguments.h"
#include "ui/models/logtext.h"
#include "ui/models/utf8text.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonview.h"
#include "ui/widgets/textlabel.h"
#include "json/write.h"

#include <QAction>
#include <QComboBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <memory>
#include <string>
#include <utility>

namespace tooltray::ui {
namespace {

std::shared_ptr<const std::string> bodyOf(const json::Value &value)
{
    return std::make_shared<const std::string>(json::write(value));
}

} // namespace

TryPane::TryPane(const Theme &theme, QAction &tryAction, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    auto *sides = new QSplitter(Qt::Horizontal, this);
    sides->setChildrenCollapsible(false);
    sides->addWidget(buildArguments());
    sides->addWidget(buildAnswer(tryAction));
    sides->setStretchFactor(0, 2);
    sides->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(sides);
    keepTranslated(*this, [this] { setTexts(); });
    clearAnswer();
}

TryPane::~TryPane()
{
    if (m_running)
        m_running->cancel();
}

QWidget *TryPane::buildArguments()
{
    auto *side = new QWidget(this);
    m_argumentsTitle = new TextLabel(TextLook::Strong, side);
    m_saveExample = new QPushButton(side);
    m_saveExample->setIcon(m_theme.icon(Icon::Save));
    m_arguments = new SchemaForm(m_theme, side);
    auto *title = new QHBoxLayout;
    title->addWidget(m_argumentsTitle, 1);
    title->addWidget(m_saveExample);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kSpacing, metrics::kSpacing);
    layout->addLayout(title);
    layout->addWidget(m_arguments, 1);
    connect(m_arguments, &SchemaForm::changed, this, [this] {
        m_memory[m_subject] = {m_arguments->value(), true};
    });
    connect(m_saveExample, &QPushButton::clicked, this, [this] {
        if (const auto chosen = arguments())
            Q_EMIT exampleWanted(*chosen);
    });
    return side;
}

QWidget *TryPane::buildAnswer(QAction &tryAction)
{
    auto *side = new QWidget(this);
    m_mode = new QComboBox(side);
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Test));
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Preview));
    m_mode->addItem(QString(), static_cast<int>(engine::Trial::Mode::Call));
    m_cancel = new QPushButton(side);
    m_cancel->setIcon(m_theme.icon(Icon::Stop));
    m_log = new QPushButton(side);
    m_log->setIcon(m_theme.icon(Icon::Log));
    m_outcome = new TextLabel(TextLook::Muted, side);
    m_error = new InlineMessage(m_theme, side);
    m_note = new InlineMessage(m_theme, side);
    m_stack = new QStackedWidget(side);
    m_empty = new TextLabel(TextLook::Muted, m_stack);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_parts = new QTabWidget(m_stack);
    m_parts->setDocumentMode(true);
    m_answer = new JsonView(m_theme, m_parts);
    m_structured = new JsonView(m_theme, m_parts);
    m_trace = new JsonView(m_theme, m_parts);
    for (JsonView *view : {m_structured, m_answer, m_trace})
        m_parts->addTab(view, QString());
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_mode);
    bar->addWidget(new ActionButton(tryAction, side));
    bar->addWidget(m_cancel);
    bar->addWidget(m_outcome, 1);
    bar->addWidget(m_log);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(metrics::kSpacing, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addLayout(bar);
    layout->addWidget(m_error);
    layout->addWidget(m_note);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_parts);
    layout->addWidget(m_stack, 1);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_running)
            m_running->cancel();
    });
    connect(m_log, &QPushButton::clicked, this, [this] { Q_EMIT logWanted(m_entry); });
    return side;
}

void TryPane::setTexts()
{
    m_argumentsTitle->setText(tr("Arguments"));
    m_arguments->setAccessibleName(tr("Arguments"));
    m_empty->setText(tr("The answer is shown here. Every call is in the log as well."));
    m_saveExample->setText(tr("Save as example"));
    //: How a tool is tried: it is called, and what happens is told step by step
    m_mode->setItemText(0, tr("Test"));
    //: How a tool is tried: what it would send is told, and nothing is sent
    m_mode->setItemText(1, tr("Preview"));
    //: How a tool is tried: as if a client called it
    m_mode->setItemText(2, tr("As a client"));
    m_mode->setAccessibleName(tr("How to try"));
    m_cancel->setText(tr("Cancel"));
    m_log->setText(tr("Show in log"));
    //: Tab: the answer as data
    m_parts->setTabText(0, tr("Answer"));
    //: Tab: the answer as the client reads it
    m_parts->setTabText(1, tr("Text"));
    //: Tab: what happened step by step
    m_parts->setTabText(2, tr("Trace"));
    m_parts->setAccessibleName(tr("Answer"));
    m_structured->setAccessibleName(tr("Answer"));
    m_answer->setAccessibleName(tr("Answer as text"));
    m_trace->setAccessibleName(tr("Trace"));
}

void TryPane::setSubject(const QString &id)
{
    if (m_subject == id)
        return;
    m_subject = id;
    if (m_running)
        m_running->cancel();
    ++m_run;
    finish();
    clearAnswer();
    m_arguments->setSchema(json::Value::object());
    m_arguments->setValue(m_memory.value(id).arguments);
}

void TryPane::setSchema(const json::Value &schema)
{
    m_arguments->setSchema(schema);
    if (!m_memory.value(m_subject).isChosen)
        m_arguments->setValue(blankArguments(schema));
}

std::optional<json::Value> TryPane::arguments()
{
    return m_arguments->validate() ? std::optional(m_arguments->value()) : std::nullopt;
}

void TryPane::setArguments(const json::Value &arguments)
{
    m_memory[m_subject] = {arguments, true};
    m_arguments->setValue(arguments);
    if (!isRunning())
        clearAnswer();
}

engine::Trial::Mode TryPane::mode() const
{
    return static_cast<engine::Trial::Mode>(m_mode->currentData().toInt());
}

void TryPane::focusArguments()
{
    m_arguments->setFocus(Qt::OtherFocusReason);
}

CancellationToken TryPane::begin()
{
    clearAnswer();
    ++m_run;
    m_running.emplace();
    m_cancel->show();
    m_outcome->setText(tr("Running..."));
    return m_running->token();
}

void TryPane::showAnswer(const engine::TrialAnswer &answer)
{
    finish();
    m_entry = answer.entry.value();
    m_log->setVisible(m_entry != 0);
    const QString duration = LogText::duration(answer.duration);
    const QString size = LogText::size(answer.text.size());
    const bool isPreview = mode() == engine::Trial::Mode::Preview;
    //: How a call ended: how long it took and how big the answer is
    m_outcome->setText(isPreview ? tr("Nothing was sent") : tr("%1 - %2").arg(duration, size));
    if (answer.isError) {
        const QString message = fromUtf8(answer.structured["message"].toString());
        const QString hint = fromUtf8(answer.structured["hint"].toString());
        QString shown = message.isEmpty() ? fromUtf8(answer.text).left(400) : message;
        if (!hint.isEmpty())
            shown += u'\n' + hint;
        m_error->setMessage(MessageKind::Error, shown);
        m_error->show();
    }
    const bool hasData = !answer.structured.isNull();
    m_structured->setBody(hasData ? bodyOf(answer.structured)
                                  : std::make_shared<const std::string>(answer.data()));
    m_answer->setBody(std::make_shared<const std::string>(answer.text));
    // What clients read behind the data is about it, and makes no JSON of it.
    if (!answer.note.empty())
        m_note->setMessage(MessageKind::Info, fromUtf8(answer.note));
    m_note->setVisible(!answer.note.empty());
    m_parts->setTabVisible(1, hasData || !answer.note.empty());
    m_parts->setTabVisible(2, !answer.trace.isNull());
    m_trace->setBody(answer.trace.isNull() ? nullptr : bodyOf(answer.trace));
    m_parts->setCurrentIndex(isPreview && !answer.trace.isNull() ? 2 : 0);
    m_stack->setCurrentWidget(m_parts);
}

void TryPane::showError(const Error &error)
{
    finish();
    m_outcome->clear();
    QString text = fromUtf8(error.message);
    if (!error.hint.empty())
        text += u'\n' + fromUtf8(error.hint);
    m_error->setMessage(MessageKind::Error, text);
    m_error->show();
}

void TryPane::finish()
{
    m_running.reset();
    m_cancel->hide();
}

void TryPane::clearAnswer()
{
    m_entry = 0;
    m_log->hide();
    m_cancel->hide();
    m_error->hide();
    m_note->hide();
    m_stack->setCurrentWidget(m_empty);
    m_outcome->clear();
}

} // namespace tooltray::ui
