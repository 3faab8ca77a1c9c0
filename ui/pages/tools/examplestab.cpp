// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/examplestab.h"

#include "base/task/ask.h"
#include "engine/clients/callclient.h"
#include "engine/engine.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentvalues.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/exampleeditor.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "json/parser.h"

#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tooltray::ui {
namespace {

// What expectations are about: the data or, where there is none, the text as clients read it.
json::Value expectedFrom(const engine::TrialAnswer &answer)
{
    if (!answer.structured.isNull())
        return answer.structured;
    json::Parsed parsed = json::parse(answer.text);
    return parsed ? std::move(parsed.value) : json::Value(answer.text);
}

} // namespace

ExampleRun::ExampleRun(engine::CallClient &engineClient, QObject *parent)
    : QObject(parent)
    , m_engineClient(engineClient)
{}

ExampleRun::~ExampleRun()
{
    if (m_running)
        m_running->cancel();
}

void ExampleRun::start(const workspace::Tool &tool, const std::vector<int> &rows)
{
    cancel();
    if (rows.empty())
        return;
    m_tool = tool;
    m_rows.assign(rows.begin(), rows.end());
    m_running.emplace();
    ++m_run;
    next();
}

void ExampleRun::cancel()
{
    if (!m_running)
        return;
    ++m_run; // nobody waits for the answer
    m_running->cancel();
    m_running.reset();
    const std::deque<int> left = std::exchange(m_rows, {});
    Q_EMIT outcomeChanged(left.front(), {});
    Q_EMIT finished();
}

void ExampleRun::next()
{
    const int row = m_rows.front();
    const workspace::Example &example = m_tool.examples[static_cast<std::size_t>(row)];
    engine::Trial trial{.what = engine::DraftTrial{m_tool}, .arguments = example.parameters};
    trial.mode = engine::Trial::Mode::Test;
    trial.cancellation = m_running->token();
    Q_EMIT outcomeChanged(row, {.state = ExampleState::Running});
    whenDone(m_engineClient.run(std::move(trial)), this,
             [this, row, run = m_run](const Result<engine::TrialAnswer> &answer) {
                 if (run == m_run)
                     end(row, answer);
             });
}

void ExampleRun::end(int row, const Result<engine::TrialAnswer> &answer)
{
    ExampleOutcome outcome{.state = ExampleState::Failed};
    if (answer) {
        outcome.answer = *answer;
        outcome.misses = workspace::checkExample(m_tool.examples[static_cast<std::size_t>(row)],
                                                 answer->isError ? workspace::ExampleEnd::Failed
                                                                 : workspace::ExampleEnd::Answered,
                                                 expectedFrom(*answer));
        if (outcome.misses.empty())
            outcome.state = ExampleState::Passed;
    } else {
        outcome.error = answer.error();
    }
    const quint64 run = m_run;
    Q_EMIT outcomeChanged(row, outcome);
    if (run != m_run)
        return; // who was told began another one
    m_rows.pop_front();
    if (!m_rows.empty())
        return next();
    m_running.reset();
    Q_EMIT finished();
}

ExamplesTab::ExamplesTab(const PageContext &context, QWidget *parent)
    : ToolTab(parent)
    , m_context(context)
    , m_run(new ExampleRun(context.engine.calls(), this))
    , m_parts(new QStackedWidget(this))
    , m_none(new EmptyState(context.theme, Icon::Todo, m_parts))
    , m_add(new QPushButton(context.theme.icon(Icon::Plus), QString(), this))
    , m_runOne(new QPushButton(context.theme.icon(Icon::Play), QString(), this))
    , m_runAll(new QPushButton(context.theme.icon(Icon::Play), QString(), this))
    , m_stop(new QPushButton(context.theme.icon(Icon::Stop), QString(), this))
    , m_remove(new QToolButton(this))
    , m_summary(new TextLabel(TextStyle::Muted, this))
    , m_split(new QSplitter(Qt::Horizontal, m_parts))
    , m_list(new QListView(m_split))
    , m_editor(new ExampleEditor(context.theme, this))
{
    build();
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
    showCurrent();
}

void ExamplesTab::build()
{
    m_remove->setIcon(m_context.theme.icon(Icon::Trash));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_summary->shorten();
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TwoLineDelegate(m_context.theme, m_list));
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setMinimumWidth(120);
    m_list->installEventFilter(this);
    m_split->addWidget(m_list);
    auto *scroll = new QScrollArea(m_split); // in a small window
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(m_editor);
    m_split->addWidget(scroll);
    m_split->setChildrenCollapsible(false);
    keepShares(*m_split, m_context.state, QStringLiteral("tools.examples"), {35, 65});
    m_parts->addWidget(m_none);
    m_parts->addWidget(m_split);

    auto *bar = new QHBoxLayout;
    for (QPushButton *button : {m_add, m_runOne, m_runAll, m_stop})
        bar->addWidget(button);
    bar->addWidget(m_summary, 1);
    bar->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(bar);
    layout->addWidget(m_parts, 1);
}

void ExamplesTab::connectParts()
{
    connect(m_add, &QPushButton::clicked, this, &ExamplesTab::addExample);
    connect(m_remove, &QToolButton::clicked, this, &ExamplesTab::removeExample);
    connect(m_runOne, &QPushButton::clicked, this, [this] {
        if (current() >= 0 && m_editor->validate())
            run({current()});
    });
    connect(m_runAll, &QPushButton::clicked, this, &ExamplesTab::runAll);
    connect(m_stop, &QPushButton::clicked, m_run, &ExampleRun::cancel);
    connect(m_run, &ExampleRun::outcomeChanged, this, [this](int row, const ExampleOutcome &outcome) {
        m_model.setOutcome(row, outcome);
        if (row == current())
            m_editor->showOutcome(outcome);
        showRun();
    });
    connect(m_run, &ExampleRun::finished, this, &ExamplesTab::showRun);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExamplesTab::showCurrent);
    connect(m_editor, &ExampleEditor::edited, this, [this] {
        const int row = current();
        if (row < 0)
            return;
        m_model.change(row, m_editor->example());
        m_editor->showOutcome(m_model.outcome(row));
        showRun();
        Q_EMIT edited();
    });
    connect(m_editor, &ExampleEditor::logWanted, this, [this](quint64 entry) {
        m_context.navigator.open({.page = pageid::kLog, .item = QString::number(entry)});
    });
}

void ExamplesTab::setTexts()
{
    m_none->setTexts(tr("No examples yet"), tr("Examples show agents how to use the tool, and test it. Add "
                                               "one here, or save a call from the Try pane."));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add an example"));
    m_runOne->setText(tr("Run"));
    m_runOne->setToolTip(tr("Run this example and check its response"));
    m_runAll->setText(tr("Run all"));
    m_stop->setText(tr("Stop"));
    m_remove->setToolTip(tr("Delete example"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_list->setAccessibleName(tr("Examples"));
    m_model.retranslate();
    showRun();
}

void ExamplesTab::setSchema(const json::Value &schema)
{
    if (schema.isIdenticalTo(m_schema))
        return;
    m_schema = schema;
    m_editor->setSchema(schema);
}

void ExamplesTab::showDraft(const ToolDraft &draft)
{
    workspace::Tool tool = draft.tool;
    tool.active = draft.version;
    tool.examples.clear();
    const bool isAnother = draft.original != m_original;
    if (isAnother || tool != m_tool) {
        // The outcomes belong to another tool or to an older state of this one.
        m_run->cancel();
        m_model.forgetOutcomes();
    }
    m_tool = std::move(tool);
    m_original = draft.original;
    if (isAnother)
        setSchema(noArguments()); // its own comes soon
    const int row = isAnother ? 0 : std::max(0, current());
    if (draft.tool.examples != m_model.examples()) {
        m_run->cancel();
        m_model.show(draft.tool.examples);
    }
    setCurrent(row);
}

void ExamplesTab::store(ToolDraft &draft) const
{
    draft.tool.examples = m_model.examples();
}

int ExamplesTab::current() const
{
    return m_list->currentIndex().row();
}

void ExamplesTab::setCurrent(int row)
{
    m_list->setCurrentIndex(m_model.index(std::min(row, m_model.rowCount() - 1)));
    showCurrent();
}

void ExamplesTab::showCurrent()
{
    const int row = current();
    m_parts->setCurrentIndex(m_model.rowCount() == 0 ? 0 : 1);
    m_editor->setEnabled(row >= 0);
    if (row >= 0) {
        m_editor->showExample(m_model.examples()[static_cast<std::size_t>(row)]);
        m_editor->showOutcome(m_model.outcome(row));
    }
    showRun();
}

void ExamplesTab::showRun()
{
    const bool isRunning = m_run->isRunning();
    const int count = m_model.rowCount();
    m_runOne->setVisible(!isRunning);
    m_runAll->setVisible(!isRunning);
    m_stop->setVisible(isRunning);
    m_runOne->setEnabled(current() >= 0);
    m_runAll->setEnabled(count > 0);
    m_remove->setEnabled(current() >= 0);
    int passed = 0;
    int failed = 0;
    for (int row = 0; row < count; ++row) {
        passed += m_model.outcome(row).state == ExampleState::Passed ? 1 : 0;
        failed += m_model.outcome(row).state == ExampleState::Failed ? 1 : 0;
    }
    if (passed + failed == 0)
        m_summary->setText(QString());
    else
        //: How many examples gave what was expected, and how many did not
        m_summary->setText(tr("%1 passed, %2 failed").arg(passed).arg(failed));
}

void ExamplesTab::addExample()
{
    workspace::Example example;
    example.name = toUtf8(tr("Example %1").arg(m_model.rowCount() + 1));
    example.parameters = blankArguments(m_schema);
    setCurrent(m_model.add(example));
    m_editor->focusName();
    Q_EMIT edited();
}

void ExamplesTab::removeExample()
{
    const int row = current();
    if (row < 0)
        return;
    m_run->cancel();
    m_model.remove(row);
    setCurrent(row);
    Q_EMIT edited();
}

void ExamplesTab::runAll()
{
    std::vector<int> rows(static_cast<std::size_t>(m_model.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    run(rows);
}

void ExamplesTab::run(const std::vector<int> &rows)
{
    workspace::Tool tool = m_tool;
    tool.examples = m_model.examples();
    m_run->start(tool, rows);
}

bool ExamplesTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
            removeExample();
            return true;
        }
    }
    return ToolTab::eventFilter(watched, event);
}

} // namespace tooltray::ui
