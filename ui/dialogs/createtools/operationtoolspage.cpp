// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/operationtoolspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/createtools/combinerow.h"
#include "ui/dialogs/createtools/operationsearch.h"
#include "ui/dialogs/createtools/operationtree.h"
#include "ui/dialogs/createtools/toolcurationpane.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "workspace/definitions/names.h"
#include "workspace/exchange/foreignpack.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kPlanAfter = 60;         // ms, so that choosing many asks once
constexpr std::size_t kMaxListed = 40; // tools that clients are offered one by one
constexpr int kTreeWidth = 500;        // with room for a method and a path
constexpr int kLeastTreeWidth = 320;   // on a small screen

} // namespace

OperationToolsPage::OperationToolsPage(engine::Engine &engine, const Theme &theme, const QString &endpoint,
                                       QWidget *parent)
    : ToolsChooser(parent)
    , m_engine(engine)
    , m_endpoint(endpoint)
    , m_filter(new QLineEdit(this))
    , m_selected(new QPushButton(this))
    , m_presets(new QPushButton(this))
    , m_presetActions{new QAction(this), new QAction(this), new QAction(this), new QAction(this)}
    , m_tree(new OperationTree(theme, m_model, this))
    , m_search(new OperationSearch(engine, endpoint, {*m_filter, *m_selected, *m_tree, m_model}, this))
    , m_prefixLabel(new TextLabel(this))
    , m_prefix(new QLineEdit(this))
    , m_combines(new CombineRow(theme, this))
    , m_pane(new ToolCurationPane(theme, this))
    , m_message(new InlineMessage(theme, this))
    , m_usedNote(new InlineMessage(theme, this))
    , m_noMatch(new InlineMessage(theme, this))
    , m_clearFilter(new QAction(this))
    , m_tooMany(new InlineMessage(theme, this))
{
    m_planning.setSingleShot(true);
    m_planning.setInterval(kPlanAfter);
    // The proxy is set while the filter is the only child that takes the keyboard: Qt puts it before this widget in the
    // order of Tab, and children that are added later would lead back there for ever.
    setFocusProxy(m_filter);
    build(theme);
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
    m_pane->setShared(*m_engine.workspaceClient().state().workspace);
    whenDone(m_engine.calls().listingSize(), this, [this](const Result<engine::ListingSize> &size) {
        m_listed = size ? *size : engine::ListingSize();
        Q_EMIT stateChanged();
    });
    followDescription();
    showCurrent();
}

void OperationToolsPage::build(const Theme &theme)
{
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme.icon(Icon::Filter, Tint::Muted), QLineEdit::LeadingPosition);
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presets->setAutoDefault(false);
    m_presets->setMenu(new QMenu(m_presets));
    for (QAction *action : m_presetActions)
        m_presets->menu()->addAction(action);
    for (InlineMessage *message : {m_message, m_usedNote, m_noMatch, m_tooMany})
        message->hide();
    m_noMatch->addButton(*m_clearFilter);
    m_prefix->setObjectName(QStringLiteral("prefix"));
    m_prefixLabel->setBuddy(m_prefix);
    auto *parts = new QSplitter(this);
    auto *left = new QWidget(parts);
    left->setMinimumWidth(kLeastTreeWidth);
    auto *leftLayout = new QVBoxLayout(left);
    keepMargins(*left, *leftLayout, {0, 0, metrics::kSpacing, 0});
    leftLayout->setSpacing(metrics::kSpacing);
    auto *top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_selected);
    top->addWidget(m_presets);
    leftLayout->addLayout(top);
    leftLayout->addWidget(m_tree, 1);
    auto *prefix = new QHBoxLayout;
    prefix->addWidget(m_prefixLabel);
    prefix->addWidget(m_prefix, 1);
    leftLayout->addLayout(prefix);
    leftLayout->addWidget(m_combines);
    parts->addWidget(left);
    parts->addWidget(m_pane);
    parts->setSizes({kTreeWidth, kTreeWidth * 9 / 10}); // where there is room
    parts->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_message);
    layout->addWidget(m_usedNote);
    layout->addWidget(m_noMatch);
    layout->addWidget(parts, 1);
    layout->addWidget(m_tooMany);
}

void OperationToolsPage::connectParts()
{
    for (std::size_t i = 0; i < m_presetActions.size(); ++i) {
        const auto preset = static_cast<OperationTreeModel::Preset>(i);
        connect(m_presetActions[i], &QAction::triggered, this, [this, preset] {
            m_usedNote->hide();
            if (preset == OperationTreeModel::Preset::Used)
                return chooseUsed();
            m_model.choose(preset);
        });
    }
    connect(m_clearFilter, &QAction::triggered, m_filter, &QLineEdit::clear);
    connect(m_combines, &CombineRow::changed, this, &OperationToolsPage::replan);
    connect(m_combines, &CombineRow::shown, this, [this] {
        m_showsCombined = true;
        showCurrent();
    });
    connect(&m_planning, &QTimer::timeout, this, &OperationToolsPage::plan);
    connect(m_prefix, &QLineEdit::textChanged, this, &OperationToolsPage::replan);
    connect(&m_model, &OperationTreeModel::chosenChanged, this, &OperationToolsPage::replan);
    connect(m_tree, &OperationTree::shown, this, &OperationToolsPage::showOperation);
    connect(m_pane, &ToolCurationPane::edited, this, &OperationToolsPage::curate);
    connect(m_pane, &ToolCurationPane::choiceForAll, this,
            [this](const QString &argument, const workspace::ArgumentChoice &choice) {
                m_pane->showApplied(chooseForAll(m_curations, m_made, m_model.chosen(), currentKey(),
                                                 {toUtf8(argument), choice}));
                replan();
            });
    connect(m_pane, &ToolCurationPane::tryWanted, this, &OperationToolsPage::runTrial);
    connect(&m_engine.workspaceClient(), &engine::WorkspaceClient::schemaChanged, this,
            [this](const std::string &endpoint) {
                if (endpoint == toUtf8(m_endpoint))
                    followDescription();
            });
}

void OperationToolsPage::retranslate()
{
    //: Finds operations of an API in plain words
    m_filter->setPlaceholderText(tr("Find operations, such as list open issues"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_search->retranslate();
    m_clearFilter->setText(tr("Clear filter"));
    m_presets->setText(tr("Select"));
    m_presets->setToolTip(tr("Selects among the listed operations"));
    //: Selects all operations that change nothing
    m_presetActions[0]->setText(tr("Read-only"));
    //: Selects the operations that calls in the log have used
    m_presetActions[1]->setText(tr("Used in the log"));
    //: Selects all operations
    m_presetActions[2]->setText(tr("All"));
    //: Selects no operation
    m_presetActions[3]->setText(tr("Clear"));
    m_prefixLabel->setText(tr("&Prefix"));
    m_prefix->setPlaceholderText(tr("None"));
    m_tooMany->setMessage(
        MessageKind::Warning,
        tr("Clients list at most %1 tools one by one. With more they search for tools instead.")
            .arg(kMaxListed));
    showCurrent();
}

void OperationToolsPage::followDescription()
{
    const auto &schemas = m_engine.workspaceClient().state().schemas;
    const auto found = schemas.find(toUtf8(m_endpoint));
    const engine::DescriptionState state =
        found == schemas.end() ? engine::DescriptionState() : found->second.described;
    m_message->setVisible(!state.summary);
    if (!state.summary && state.problem && !state.isLoading)
        m_message->setMessage(MessageKind::Error, errorText(*state.problem));
    else if (!state.summary)
        m_message->setMessage(MessageKind::Info, tr("Fetching the description..."));
    if (!state.summary || (m_summaryShown && *state.summary == *m_summaryShown))
        return;
    m_summaryShown = state.summary;
    m_made.clear();
    takeOutline();
}

void OperationToolsPage::takeOutline()
{
    whenDone(m_engine.apis().outline(toUtf8(m_endpoint)), this,
             [this](const Result<engine::ApiOutline> &outline) {
                 if (!outline)
                     return showError(outline.error());
                 m_tree->setOutline(*outline);
                 m_search->list();
             });
}

void OperationToolsPage::showError(const Error &error)
{
    m_message->setMessage(MessageKind::Error, errorText(error));
    m_message->show();
}

void OperationToolsPage::chooseUsed()
{
    whenDone(
        m_engine.log().entries(), this, [this](const Result<std::vector<journal::EntryPointer>> &entries) {
            if (!entries)
                return noteUsed(MessageKind::Error, errorText(entries.error()));
            if (!m_model.outline())
                return;
            auto work = [outline = m_model.outline(), endpoint = toUtf8(m_endpoint), entries = *entries] {
                return Result<std::vector<std::string>>(usedOperations(*outline, endpoint, entries));
            };
            whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
                     [this](const Result<std::vector<std::string>> &keys) { takeUsed(keys); });
        });
}

void OperationToolsPage::takeUsed(const Result<std::vector<std::string>> &keys)
{
    if (!keys)
        return noteUsed(MessageKind::Error, errorText(keys.error()));
    if (keys->empty())
        return noteUsed(MessageKind::Info, tr("The log has no calls to this API."));
    if (m_model.chooseUsed(*keys))
        noteUsed(MessageKind::Info, tr("All operations that calls in the log have used are already tools."));
}

void OperationToolsPage::noteUsed(MessageKind kind, const QString &text)
{
    m_usedNote->setMessage(kind, text);
    m_usedNote->show();
}

std::string OperationToolsPage::currentKey() const
{
    const engine::OutlineOperation *operation = m_model.operationAt(m_tree->currentIndex());
    const bool isOther = m_showsCombined && m_isCombined;
    return operation == nullptr || !operation->unusable.empty() || isOther ? std::string() : operation->key;
}

const engine::OperationTool *OperationToolsPage::made(const std::string &key) const
{
    const auto found = m_made.find(key);
    return found == m_made.end() ? nullptr : &found->second;
}

void OperationToolsPage::make(const std::string &key)
{
    m_lastWanted = key;
    whenDone(m_engine.apis().tools(toUtf8(m_endpoint), {key}), this,
             [this, key](const Result<std::vector<engine::OperationTool>> &tools) {
                 if (!tools)
                     return showError(tools.error());
                 m_made.insert_or_assign(key, tools->front());
                 if (key == currentKey())
                     showCurrent();
             });
}

void OperationToolsPage::replan()
{
    m_isPlanned = false;
    ++m_planRevision; // what is being measured is out of date
    m_planning.start();
    Q_EMIT stateChanged();
}

std::string OperationToolsPage::prefix() const
{
    return toUtf8(m_prefix->text().trimmed());
}

void OperationToolsPage::plan()
{
    const std::vector<std::string> keys = m_model.chosen();
    std::vector<std::string> missing;
    for (const std::string &key : keys) {
        if (made(key) == nullptr)
            missing.push_back(key);
    }
    if (!missing.empty()) {
        whenDone(m_engine.apis().tools(toUtf8(m_endpoint), missing), this,
                 [this](const Result<std::vector<engine::OperationTool>> &tools) {
                     if (!tools)
                         return showError(tools.error());
                     for (const engine::OperationTool &tool : *tools)
                         m_made.insert_or_assign(tool.key, tool);
                     plan();
                 });
        return;
    }
    m_plan =
        OperationPlan(*m_engine.workspaceClient().state().workspace, keys, m_made, m_curations, prefix());
    combine();
    measure();
}

void OperationToolsPage::measure()
{
    const workspace::WorkspacePtr workspace = m_engine.workspaceClient().state().workspace;
    m_sizes.follow(workspace);
    ToolSizes::Entries missing = m_plan.unmeasured(m_sizes);
    if (missing.empty())
        return showPlan();
    auto work = [workspace, entries = std::move(missing)]() mutable {
        return ToolSizes::measured(std::move(entries), *workspace);
    };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
             [this, workspace, revision = ++m_planRevision](const Result<ToolSizes::Entries> &measured) {
                 if (measured)
                     m_sizes.keep(*measured, workspace);
                 if (revision == m_planRevision)
                     showPlan();
             });
}

void OperationToolsPage::showPlan()
{
    m_plan.setSizes(m_sizes);
    m_model.setPlan(m_plan.rows());
    m_isPlanned = !m_plan.hasWrongName();
    m_tooMany->setVisible(m_listed.tools + count() > kMaxListed && count() > 0);
    showCurrent();
    Q_EMIT stateChanged();
}

// The tool is named after the tag of the first operation, as long as nobody names it otherwise.
void OperationToolsPage::combine()
{
    const std::vector<std::string> keys = m_model.chosen();
    const std::string tag = keys.empty() ? std::string() : m_model.find(keys.front())->tag;
    m_isCombined = m_combines->combine(m_plan, *m_engine.workspaceClient().state().workspace,
                                       workspace::toolNameOf(tag.empty() ? toUtf8(m_endpoint) : tag));
}

bool OperationToolsPage::hasChanges() const
{
    return !m_model.chosen().empty()
           || std::ranges::any_of(m_curations, [](const auto &one) { return one.second != ToolCuration(); });
}

QString OperationToolsPage::summary() const
{
    const auto sized = [](std::size_t bytes) {
        //: %1 is a size, %2 a number: "7.0 kB (about 1,560 tokens)"
        return tr("%1 (about %2 tokens)")
            .arg(LogText::size(bytes), QLocale().toString(LogText::tokens(bytes)));
    };
    if (count() == 0)
        return m_listed.tools == 0 ? tr("Choose operations to turn into tools.")
                                   //: %1 is a size with a number of tokens
                                   : tr("Choose operations to turn into tools. The tool list is now %1.")
                                         .arg(sized(m_listed.bytes));
    //: The tool list before and after; %1 and %2 are sizes with a number of tokens
    return tr("Tool list: %1 now, %2 with these tools.")
        .arg(sized(m_listed.bytes), sized(m_listed.bytes + m_plan.bytes()));
}

void OperationToolsPage::showOperation()
{
    m_showsCombined = false;
    showCurrent();
}

void OperationToolsPage::showCombined()
{
    std::set<std::string> reading;
    for (const std::string &key : m_model.chosen()) {
        const engine::OutlineOperation *operation = m_model.find(key);
        if (operation != nullptr && operation->isReadOnly)
            reading.insert(m_plan.nameOf(key));
    }
    m_pane->setEnabled(true);
    m_pane->showNameProblem({});
    m_pane->showTool(m_combines->made(), m_combines->curation(), {}, std::move(reading));
    askForPreview();
}

void OperationToolsPage::showCurrent()
{
    const QString words = m_filter->text().trimmed();
    const bool isNothingFound = m_model.hasHits() && m_model.rowCount() == 0 && !words.isEmpty();
    m_noMatch->setVisible(isNothingFound);
    if (isNothingFound)
        m_noMatch->setMessage(MessageKind::Info, tr("No operation matches %1.").arg(words));
    if (m_showsCombined && m_isCombined)
        return showCombined();
    const engine::OutlineOperation *operation = m_model.operationAt(m_tree->currentIndex());
    const std::string key = currentKey();
    const engine::OperationTool *tool = made(key);
    m_pane->setEnabled(key.empty() || tool != nullptr); // what it still shows is another one
    if (operation != nullptr && !operation->unusable.empty())
        return m_pane->showText(said(operation->unusable));
    if (operation == nullptr)
        return m_pane->showText(isNothingFound ? QString() : tr("Select an operation to see its tool."));
    if (tool == nullptr) {
        if (m_lastWanted != key)
            make(key);
        return;
    }
    m_lastWanted.clear();
    if (tool->problem)
        return m_pane->showText(errorText(*tool->problem));
    std::string name = m_plan.nameOf(key);
    if (name.empty())
        name = OperationPlan::proposedName(*m_engine.workspaceClient().state().workspace, *tool, prefix());
    m_pane->showTool(*tool, m_curations[key], fromUtf8(name),
                     operation->isReadOnly ? std::set{tool->tool.name} : std::set<std::string>());
    askForPreview();
}

// Who decides something about a tool wants it.
void OperationToolsPage::curate()
{
    const std::string key = currentKey();
    if (key.empty()) {
        if (m_isCombined)
            m_combines->setCuration(m_pane->curation());
        return replan();
    }
    m_curations[key] = m_pane->curation();
    const auto &name = m_curations[key].name;
    const auto problem = name ? workspace::nameProblem(workspace::ObjectKind::Tool, *name) : std::nullopt;
    m_pane->showNameProblem(problem ? said(*problem) : QString());
    m_model.choose(key, true);
    askForPreview();
    replan();
}

std::optional<workspace::Tool> OperationToolsPage::shownTool() const
{
    if (m_showsCombined && m_isCombined)
        return m_plan.tools().front();
    const engine::OperationTool *tool = made(currentKey());
    return tool == nullptr || tool->problem ? std::nullopt
                                            : std::optional(curatedTool(*tool, m_pane->curation()));
}

void OperationToolsPage::askForPreview()
{
    const auto tool = shownTool();
    if (!tool)
        return;
    whenDone(m_engine.calls().preview(*tool), this,
             [this, revision = ++m_previewRevision](const Result<engine::ClientPreview> &preview) {
                 if (revision == m_previewRevision && preview)
                     m_pane->showPreview(*preview);
             });
}

void OperationToolsPage::runTrial(const json::Value &arguments, bool isSent)
{
    const auto tool = shownTool();
    if (!tool)
        return;
    engine::Trial trial{.what = engine::DraftTrial{*tool}, .arguments = arguments};
    if (!isSent) // nobody can be asked behind this dialog
        trial.mode = engine::Trial::Mode::Preview;
    whenDone(m_engine.calls().run(std::move(trial)), this,
             [this, key = currentKey()](const Result<engine::TrialAnswer> &answer) {
                 if (key == currentKey())
                     m_pane->showAnswer(answer);
             });
}

} // namespace tooltray::ui
