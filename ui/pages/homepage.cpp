// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homepage.h"

#include "base/task/ask.h"
#include "engine/clients/logclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/checklistcard.h"
#include "ui/widgets/formrows.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kColumnWidth = 720;
constexpr int kHomeAgeInterval = 30'000; // ms

enum HomeStep { EndpointStep, SchemaStep, ToolStep, TryStep, ClientStep, StepCount };

using workspace::ObjectKind;

} // namespace

HomePage::HomePage(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_heading(new TextLabel(TextStyle::Heading, this))
    , m_intro(new TextLabel(TextStyle::Muted, this))
    , m_progress(new TextLabel(TextStyle::Strong, this))
    , m_tip(new TextLabel(TextStyle::Muted, this))
    , m_fold(new QToolButton(this))
    , m_try(new QAction(context.theme.icon(Icon::Play), {}, this))
    , m_tools{RecentEntriesModel(RecentEntriesModel::Of::Tools), new TextLabel(TextStyle::Strong, this),
              new QListView(this)}
    , m_errors{RecentEntriesModel(RecentEntriesModel::Of::Errors), new TextLabel(TextStyle::Strong, this),
               new QListView(this)}
    , m_reached(context.state.file())
{
    m_intro->setWordWrap(true);
    m_tip->setWordWrap(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    build();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

void HomePage::showPlace(const Place &place)
{
    if (place.item == kStepsItem)
        showSteps(true);
}

void HomePage::build()
{
    auto *header = new QHBoxLayout;
    header->addWidget(m_progress);
    header->addStretch();
    header->addWidget(m_fold);

    auto *column = new QWidget(this);
    column->setMaximumWidth(kColumnWidth);
    column->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(metrics::kMarginLarge, 2 * metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(m_heading);
    layout->addWidget(m_intro);
    layout->addSpacing(metrics::kMarginLarge);
    layout->addLayout(header);
    addCards(*layout);
    layout->addSpacing(metrics::kSpacing);
    addRecent(*layout, m_errors, pageid::kLog);
    addRecent(*layout, m_tools, pageid::kTools);
    layout->addWidget(m_tip);
    layout->addStretch();
    orderTabs(controlsOf(*layout));

    auto *centred = new QWidget(this);
    auto *centring = new QHBoxLayout(centred);
    centring->setContentsMargins({});
    centring->addStretch(1);
    centring->addWidget(column, 1000);
    centring->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(centred);
    auto *own = new QVBoxLayout(this);
    own->setContentsMargins({});
    own->addWidget(scroll);
}

void HomePage::addCards(QVBoxLayout &layout)
{
    const QList<QStringList> actions{{QString(actionid::kNewEndpoint), QString(actionid::kUseSample)},
                                     {QString(actionid::kRefreshSchemas)},
                                     {QString(actionid::kToolsFromSchema)},
                                     {},
                                     {QString(actionid::kConnectClient), QString(actionid::kCopyAddress)}};
    for (const QStringList &ids : actions) {
        auto *card = new ChecklistCard(m_context.theme, this);
        for (const QString &id : ids) {
            QAction *action = m_context.actions.action(id);
            if (!action)
                continue;
            ActionButton &button = card->addButton(*action);
            if (id == actionid::kRefreshSchemas)
                m_schemaButton = &button;
        }
        if (m_cards.size() == TryStep)
            card->addButton(*m_try);
        layout.addWidget(card);
        m_cards.append(card);
    }
    m_cards[EndpointStep]->stayOpen(); // there may be another API
}

void HomePage::addRecent(QVBoxLayout &layout, Recent &recent, const QString &page)
{
    QListView &view = *recent.view;
    view.setModel(&recent.model);
    view.setItemDelegate(new TwoLineDelegate(m_context.theme, &view));
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setResizeMode(QListView::Adjust);
    view.setMouseTracking(true);
    view.setTabKeyNavigation(false);
    layout.addWidget(recent.title);
    layout.addWidget(&view);
    const auto open = [this, page](const QModelIndex &row) {
        m_context.navigator.open({.page = page, .item = row.data(IdRole).toString()});
    };
    connect(&view, &QListView::activated, this, open);
    connect(&view, &QListView::clicked, this, [open, &view](const QModelIndex &row) {
        // Desktops where one click activates have opened it already.
        if (!view.style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, &view))
            open(row);
    });
    connect(&recent.model, &QAbstractItemModel::modelReset, this, [&recent] { fit(recent); });
    fit(recent);
}

void HomePage::fit(Recent &recent)
{
    const int rows = recent.model.rowCount();
    recent.title->setVisible(rows > 0);
    recent.view->setVisible(rows > 0);
    recent.view->setFixedHeight(rows == 0 ? 0 : rows * recent.view->sizeHintForRow(0));
}

void HomePage::connectParts()
{
    connect(m_fold, &QToolButton::clicked, this, [this] { showSteps(!m_showsSteps); });
    connect(m_try, &QAction::triggered, this, [this] {
        m_context.navigator.open(placeToTry(*m_context.engine.workspaceClient().state().workspace));
    });
    connect(&m_context.theme, &Theme::themeChanged, this, [this] { // its rows may be lower
        fit(m_tools);
        fit(m_errors);
    });
    connect(&m_context.engine, &engine::Engine::serverStatusChanged, this, &HomePage::refresh);
    const engine::WorkspaceClient &workspaceClient = m_context.engine.workspaceClient();
    connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, this, &HomePage::refresh);
    connect(&workspaceClient, &engine::WorkspaceClient::schemaChanged, this, &HomePage::refresh);
    engine::LogClient &log = m_context.engine.log();
    connect(&log, &engine::LogClient::entriesChanged, this, &HomePage::takeCalls);
    connect(&log, &engine::LogClient::entriesRemoved, this, [this](const std::vector<journal::EntryId> &ids) {
        m_tools.model.remove(ids);
        m_errors.model.remove(ids);
    });
    whenDone(log.entries(), this, [this](const Result<std::vector<journal::EntryPointer>> &entries) {
        if (entries)
            takeCalls(*entries);
    });
    auto *ages = new QTimer(this);
    ages->setInterval(kHomeAgeInterval);
    connect(ages, &QTimer::timeout, this, [this] {
        m_tools.model.refreshAges();
        m_errors.model.refreshAges();
    });
    ages->start();
}

void HomePage::retranslate()
{
    m_heading->setText(tr("Welcome to Tooltray"));
    m_intro->setText(tr("One address for all your agents. Every call is in the log."));
    if (const QAction *palette = m_context.actions.action(actionid::kPalette)) {
        const QKeySequence keys = palette->shortcut();
        m_tip->setText(
            tr("%1 finds every tool, page and command.").arg(keys.toString(QKeySequence::NativeText)));
    }
    m_try->setText(tr("Try it"));
    m_tools.title->setText(tr("Recent tools"));
    m_tools.view->setAccessibleName(m_tools.title->text());
    m_errors.title->setText(tr("Recent errors"));
    m_errors.view->setAccessibleName(m_errors.title->text());
    showSteps(m_showsSteps);
    refresh();
}

void HomePage::showSteps(bool shown)
{
    m_showsSteps = shown;
    for (ChecklistCard *card : m_cards)
        card->setVisible(shown || card == m_cards[EndpointStep]);
    m_fold->setIcon(m_context.theme.icon(shown ? Icon::ChevronUp : Icon::ChevronDown));
    m_fold->setToolTip(shown ? tr("Hide the steps") : tr("Show the steps"));
    m_fold->setAccessibleName(m_fold->toolTip());
}

void HomePage::takeCalls(const std::vector<journal::EntryPointer> &entries)
{
    m_tools.model.take(entries);
    m_errors.model.take(entries);
    const auto &workspace = *m_context.engine.workspaceClient().state().workspace;
    // A built-in command that went well says nothing about the tools.
    const auto isGood = [&workspace](const journal::EntryPointer &entry) {
        return !entry->tool.empty() && entry->outcome == journal::Outcome::Ok
               && !workspace.isBuiltIn(entry->tool);
    };
    if (!m_reached.hasTried() && std::ranges::any_of(entries, isGood)) {
        m_reached.setTried();
        refresh();
    }
}

void HomePage::refreshEndpoint()
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const auto &known = state.workspace->entries(ObjectKind::Endpoint);
    const int endpoints = static_cast<int>(known.size());
    m_cards[EndpointStep]->setDone(endpoints > 0);
    m_cards[EndpointStep]->setTexts(tr("Add an endpoint"), endpoints > 0
                                                               ? tr("%n endpoint(s)", nullptr, endpoints)
                                                               : tr("Your own API, or the built-in sample."));
    const bool isRest = endpoints > 0 && std::ranges::all_of(known, [](const auto &endpoint) {
                            return isRestOnly(std::get<workspace::Endpoint>(endpoint.value.object()));
                        });
    int schemas = 0;
    QString problem;
    bool needsConsent = false;
    bool isFetching = false;
    for (const auto &[name, schema] : state.schemas) {
        schemas += schema.schema || schema.described.summary ? 1 : 0;
        isFetching |= schema.isLoading || schema.described.isLoading;
        const std::optional<Error> &found = schema.problem ? schema.problem : schema.described.problem;
        if (found && problem.isEmpty()) {
            problem = sentenceOf(*found);
            needsConsent = found->code == "consent_needed";
        }
    }
    QAction *action =
        m_context.actions.action(needsConsent ? actionid::kConsents : actionid::kRefreshSchemas);
    if (action && m_schemaButton)
        m_schemaButton->setAction(*action);
    m_cards[SchemaStep]->setDone(schemas > 0);
    QString text = problem.isEmpty() ? tr("Describes what the API can do. Fetched automatically.") : problem;
    if (schemas > 0)
        text = isRest ? tr("%n description(s)", nullptr, schemas) : tr("%n schema(s)", nullptr, schemas);
    else if (isFetching)
        text = isRest ? tr("Fetching the description...") : tr("Fetching the schema...");
    m_cards[SchemaStep]->setTexts(isRest ? tr("Fetch its description") : tr("Fetch its schema"), text);
}

void HomePage::refreshTools()
{
    const auto &workspace = *m_context.engine.workspaceClient().state().workspace;
    m_tools.model.setWorkspace(m_context.engine.workspaceClient().state().workspace);
    const int tools = static_cast<int>(workspace.entries(ObjectKind::Tool).size());
    m_cards[ToolStep]->setDone(tools > 0);
    m_cards[ToolStep]->setTexts(tr("Make a tool"),
                                tools > 0 ? tr("%n tool(s)", nullptr, tools)
                                          : tr("Pick fields or operations. Each becomes a tool."));
    m_try->setEnabled(tools > 0);
    const bool hasTried = m_reached.hasTried();
    m_cards[TryStep]->setDone(hasTried);
    m_cards[TryStep]->setTexts(tr("Try it"),
                               hasTried ? tr("First call succeeded.") : tr("Test it before your agents do."));
}

void HomePage::refreshClients()
{
    const engine::ServerStatus &status = m_context.engine.serverStatus();
    const bool isConnected = status.state == engine::ServerStatus::State::Running && status.clients > 0;
    if (isConnected && !m_reached.hasConnected())
        m_reached.setConnected();
    const bool hasConnected = m_reached.hasConnected();
    m_cards[ClientStep]->setDone(hasConnected);
    m_cards[ClientStep]->setTexts(tr("Connect a client"),
                                  isConnected    ? tr("%n client(s) connected.", nullptr, status.clients)
                                  : hasConnected ? tr("A client has connected before.")
                                                 : tr("Add Tooltray to your agent's settings."));
}

void HomePage::refresh()
{
    refreshEndpoint();
    refreshTools();
    refreshClients();
    const auto done = std::ranges::count_if(m_cards, &ChecklistCard::isDone);
    const bool isComplete = done == StepCount;
    //: Heading of the list of steps
    m_progress->setText(isComplete
                            ? tr("Getting started: all done")
                            : tr("Getting started: %1 of %2 done").arg(done).arg(qsizetype(StepCount)));
    const auto next = std::ranges::find_if_not(m_cards, &ChecklistCard::isDone);
    for (ChecklistCard *card : std::as_const(m_cards))
        card->setNext(next != m_cards.end() && card == *next);
    if (isComplete != m_wasComplete) {
        m_wasComplete = isComplete;
        showSteps(!isComplete);
    }
}

} // namespace tooltray::ui
