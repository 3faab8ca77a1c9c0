// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/engineevents.h"

#include "base/task/post.h"
#include "engine/workspaces/openworkspace.h"
#include "execution/delivery/approvals.h"
#include "toolkit/server/toolkit.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {
namespace {

constexpr std::chrono::seconds kBetweenFigures{1};
constexpr std::chrono::minutes kWhileNothingHappens{1};
constexpr std::size_t kBusiest = 5;
// What counts as connected: a program of a client that the workspace has, or of a guest, which called as lately as this
// or holds a stream of news open. Most clients keep no connection, and few say goodbye.
constexpr std::chrono::minutes kLately{5};

// One that was renamed or removed is known by its new name, or by none.
bool isIn(const workspace::Workspace &workspace, const std::string &client)
{
    const bool isGuest = client.empty() || client.ends_with(')');
    const auto *found = workspace.find<workspace::Client>(client);
    return isGuest || (found != nullptr && found->enabled);
}

EndpointSchema schemaOf(const execution::SchemaNews &news, const execution::ApiDifference *difference)
{
    const execution::SchemaState &state = news.state;
    return {state.schema,    state.source, state.fetchedAt, state.problem,
            state.isLoading, news.changes, news.broken,     descriptionOf(state.described, difference)};
}

ApprovalCard cardOf(const execution::PendingApproval &pending)
{
    const execution::ApprovalRequest &request = pending.request;
    ApprovalCard card{.id = ApprovalId(pending.id.value())};
    card.client = request.clientName.empty() ? request.client : request.clientName;
    card.isOwn = request.client.empty(); // whoever comes from outside has an id
    card.program = request.program;
    card.headline = request.headline;
    card.isDestructive = request.isDestructive;
    card.endpoint = request.endpoint;
    card.origin = request.origin;
    card.url = request.url;
    card.method = request.method;
    card.rootFields = request.rootFields;
    card.document = request.document;
    card.operationName = request.operationName;
    card.values = request.values;
    card.tool = execution::titleOf(request);
    card.version = request.version;
    card.step = request.step;
    card.callers = request.callers;
    card.problem = request.problem;
    card.arguments = request.arguments;
    card.lastApproved = pending.lastApproved;
    card.variables = json::Value::object();
    for (const ApprovalValue &value : request.values) {
        if (value.place == ApprovalValue::Place::Variable)
            card.variables.set(value.name, value.value);
    }
    card.since = pending.since;
    card.until = pending.until;
    return card;
}

LogFigures figuresOf(journal::Journal &journal, MonotonicTime now)
{
    LogFigures figures;
    figures.minutes = journal.lastHour().slots(now);
    const journal::WindowSlot total = journal.lastHour().total(now);
    figures.calls = total.calls;
    figures.errors = total.errors;
    figures.p50 = total.durations.quantile(0.5);
    figures.p95 = total.durations.quantile(0.95);
    figures.running = journal.running();
    for (const auto &[tool, counter] : journal.statistics().production.tools)
        figures.busiest.push_back({tool, counter.calls(), counter.errors, {}});
    const auto end =
        figures.busiest.begin() + static_cast<std::ptrdiff_t>(std::min(kBusiest, figures.busiest.size()));
    std::ranges::partial_sort(figures.busiest, end, std::greater(), &LogFigures::ToolFigures::calls);
    figures.busiest.erase(end, figures.busiest.end());
    for (LogFigures::ToolFigures &tool : figures.busiest)
        tool.p95 = journal.statistics().production.tools.at(tool.tool).durations.quantile(0.95);
    return figures;
}

} // namespace

EngineEvents::EngineEvents(OpenWorkspace &workspace, Clock &clock, Telling telling)
    : m_open(workspace)
    , m_clock(clock)
    , m_tell(std::move(telling.toOwn))
    , m_tellAllClients(std::move(telling.toAll))
{
    connect(&m_open.live(), &storage::LiveWorkspace::changed, this, &EngineEvents::tellWorkspace);
    connect(&m_open.live(), &storage::LiveWorkspace::problemsChanged, this, &EngineEvents::tellProblems);
    connect(&m_open, &OpenWorkspace::setAsideChanged, this, &EngineEvents::tellProblems);
    connect(&m_open, &OpenWorkspace::healthChanged, this, &EngineEvents::tellHealth);
    connect(&m_open, &OpenWorkspace::schemaChanged, this, &EngineEvents::tellSchema);
    connect(&m_open, &OpenWorkspace::savingChanged, this, [this](const std::optional<Error> &reason) {
        m_tell([reason](EngineClients &engineClients) { engineClients.workspaceClient.takeSaving(reason); });
    });
    connect(&m_open, &OpenWorkspace::configurationProblemChanged, this, &EngineEvents::tellConfiguration);
    connect(&m_open.libraryMove(), &LibraryMove::offerChanged, this, &EngineEvents::tellLibrary);
    connect(&m_open.journal(), &journal::Journal::entriesChanged, this,
            [this](const std::vector<journal::EntryPointer> &entries) {
                m_tell([entries](EngineClients &engineClients) {
                    Q_EMIT engineClients.log.entriesChanged(entries);
                });
                tellSoon();
            });
    connect(&m_open.journal(), &journal::Journal::entriesRemoved, this,
            [this](const std::vector<journal::EntryId> &ids) {
                m_tell([ids](EngineClients &engineClients) { Q_EMIT engineClients.log.entriesRemoved(ids); });
            });
    connect(&m_open.journal(), &journal::Journal::evicted, this, [this](journal::EntryId oldest) {
        m_tell([oldest](EngineClients &engineClients) { Q_EMIT engineClients.log.evicted(oldest); });
    });
    connect(&m_open.journal(), &journal::Journal::spillStateChanged, this, &EngineEvents::tellArchive);
    m_open.approvals().setListener([this] { tellApprovals(); });
    m_open.toolkit().traffic().setClientListener([this] { tellSoon(); });
    tellAll();
}

void EngineEvents::tellAll()
{
    tellWorkspace();
    tellHealth();
    tellProblems();
    tellConfiguration();
    tellLibrary();
    for (const auto &endpoint : m_open.live().workspace()->entries(workspace::ObjectKind::Endpoint))
        tellSchema({endpoint.name, m_open.schemas().state(endpoint.name), {}});
    m_told = {};
    tellFigures();
    tellClients();
    tellApprovals();
    tellArchive(m_open.journal().spillState());
}

EngineEvents::~EngineEvents()
{
    m_open.approvals().setListener({});
    m_open.toolkit().traffic().setClientListener({});
}

void EngineEvents::tellWorkspace()
{
    tellSoon(); // a client may be gone, or have another name
    m_tell([workspace = m_open.live().workspace(),
            history = m_open.live().history()](EngineClients &engineClients) {
        engineClients.workspaceClient.takeWorkspace(workspace, history);
    });
}

void EngineEvents::tellHealth()
{
    m_tell([health = m_open.health()](EngineClients &engineClients) {
        engineClients.workspaceClient.takeHealth(health);
    });
}

void EngineEvents::tellSchema(const execution::SchemaNews &news)
{
    m_tell([endpoint = news.endpoint,
            schema = schemaOf(news, m_open.schemas().apis().difference(news.endpoint).get())](
               EngineClients &engineClients) { engineClients.workspaceClient.takeSchema(endpoint, schema); });
}

void EngineEvents::tellProblems()
{
    m_tell([problems = m_open.problems()](EngineClients &engineClients) {
        engineClients.workspaceClient.takeProblems(problems);
    });
}

void EngineEvents::tellConfiguration()
{
    m_tell([problem = m_open.configurationProblem()](EngineClients &engineClients) {
        engineClients.workspaceClient.takeConfiguration(problem);
    });
}

void EngineEvents::tellLibrary()
{
    m_tell([offer = m_open.libraryMove().offer()](EngineClients &engineClients) {
        engineClients.workspaceClient.takeLibrary(offer);
    });
}

void EngineEvents::tellArchive(const journal::SpillState &state)
{
    m_tell([state](EngineClients &engineClients) { engineClients.log.takeArchive(state); });
}

void EngineEvents::tellApprovals()
{
    std::vector<ApprovalCard> cards;
    for (const execution::PendingApproval &pending : m_open.approvals().pending())
        cards.push_back(cardOf(pending));
    m_tellAllClients([cards = std::move(cards), name = m_open.name()](EngineClients &engineClients) {
        engineClients.approvals.takeCards(cards, name);
    });
}

void EngineEvents::tellClients()
{
    std::vector<ConnectedClient> clients;
    const WallTime since = m_clock.wallTime() - kLately;
    const workspace::WorkspacePtr workspace = m_open.live().workspace();
    int connected = 0;
    const toolkit::SeenClients &known = m_open.toolkit().traffic().clients();
    for (const toolkit::SeenClient &seen : known.all()) {
        clients.push_back({seen.name, seen.program, seen.revision, seen.calls, seen.last});
        if (isIn(*workspace, seen.name) && (seen.streams > 0 || seen.last >= since))
            ++connected;
    }
    std::ranges::stable_sort(clients, std::greater(), &ConnectedClient::lastSeen);
    m_tell([clients = std::move(clients), calls = known.byRevision()](EngineClients &engineClients) {
        engineClients.clients.takeClients(clients, calls);
    });
    if (std::exchange(m_counted, connected) != connected)
        Q_EMIT clientsCounted();
}

void EngineEvents::tellFigures()
{
    LogFigures figures = figuresOf(m_open.journal(), m_clock.now());
    if (figures == m_told)
        return;
    m_told = figures;
    m_tell([figures = std::move(figures)](EngineClients &engineClients) {
        engineClients.log.takeFigures(figures);
    });
}

void EngineEvents::tellSoon()
{
    if (!m_soon.isActive())
        m_soon = m_clock.startTimer(kBetweenFigures, [this] { tellAgain(); });
}

void EngineEvents::tellAgain()
{
    tellFigures();
    tellClients();
    if (m_told.calls > 0 || m_counted > 0) // the count falls though nobody calls
        m_again = m_clock.startTimer(kWhileNothingHappens, [this] { tellAgain(); });
}

WorkspaceNews::WorkspaceNews(Workspaces &workspaces, Clock &clock, Tell tell)
    : m_workspaces(workspaces)
    , m_clock(clock)
    , m_tell(std::move(tell))
{
    for (const auto &each : m_workspaces.all())
        follow(*each);
    connect(&m_workspaces, &Workspaces::opened, this, [this](OpenWorkspace *more) {
        follow(*more);
        tellConsents();
        tellNames();
    });
    connect(&m_workspaces, &Workspaces::closing, this,
            [this](OpenWorkspace *workspace) { unfollow(*workspace); });
    connect(&m_workspaces, &Workspaces::closed, this, [this] {
        tellConsents();
        tellNames();
    });
    tellNames();
    tellConsentsNow();
}

void WorkspaceNews::follow(OpenWorkspace &workspace)
{
    connect(&workspace, &OpenWorkspace::consentsChanged, this, &WorkspaceNews::tellConsents,
            Qt::UniqueConnection);
    const auto telling = [this](const std::string &name) {
        return [this, name](std::function<void(EngineClients &)> news) { m_tell(name, std::move(news)); };
    };
    m_events.push_back(std::make_unique<EngineEvents>(
        workspace, m_clock, EngineEvents::Telling{telling(workspace.name()), telling({})}));
    connect(m_events.back().get(), &EngineEvents::clientsCounted, this, &WorkspaceNews::clientsCounted);
}

void WorkspaceNews::unfollow(const OpenWorkspace &workspace)
{
    std::erase_if(m_events, [&workspace](const auto &events) { return &events->workspace() == &workspace; });
    m_tell({}, [name = workspace.name()](EngineClients &engineClients) {
        engineClients.approvals.takeCards({}, name);
    });
    Q_EMIT clientsCounted();
}

void WorkspaceNews::tellNewClients(const std::string &workspace)
{
    for (const auto &events : m_events) {
        if (events->workspace().name() == workspace)
            events->tellAll();
        else
            events->tellApprovals();
    }
    tellNames();
    tellConsentsNow();
}

int WorkspaceNews::clientCount() const
{
    int count = 0;
    for (const auto &events : m_events)
        count += events->clientCount();
    return count;
}

void WorkspaceNews::tellNames()
{
    std::vector<std::string> names;
    for (const auto &workspace : m_workspaces.all())
        names.push_back(workspace->name());
    m_tell({}, [names = std::move(names)](EngineClients &engineClients) {
        engineClients.workspaces.takeNames(names);
    });
}

// Each workspace is told of a change that may concern all, and the requests of all are looked up.
void WorkspaceNews::tellConsents()
{
    if (std::exchange(m_isTellingConsents, true))
        return;
    post(this, [this] {
        m_isTellingConsents = false;
        tellConsentsNow();
    });
}

void WorkspaceNews::tellConsentsNow()
{
    std::vector<ConsentRequest> requests;
    for (const auto &workspace : m_workspaces.all()) {
        const auto wanted = workspace->vault().consents().requests(*workspace->live().workspace());
        requests.insert(requests.end(), wanted.begin(), wanted.end());
    }
    m_tell({}, [requests = std::move(requests), problem = m_workspaces.ledger().problem()](
                   EngineClients &engineClients) { engineClients.consents.takeRequests(requests, problem); });
}

} // namespace tooltray::engine
