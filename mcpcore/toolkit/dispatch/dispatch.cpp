// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/dispatch.h"

#include "base/task/sharedvalues.h"
#include "execution/answers/run.h"
#include "execution/arguments/passedarguments.h"
#include "execution/results/resultcache.h"
#include "execution/runs/executor.h"
#include "journal/record/journal.h"
#include "text/unicode/utf8.h"
#include "text/words/suggestions.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/commandoutcome.h"
#include "toolkit/records/callrecord.h"
#include "toolkit/records/trafficjournal.h"
#include "json/write.h"

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::toolkit {
namespace {

using execution::CallFailure;
using execution::Level;

constexpr std::string_view kInvoke = "invoke_command";

// More names than these are not looked through for one that is nearly right.
constexpr std::size_t kMaxSearched = 2'000;
// More than any endpoint may answer with.
constexpr std::uint64_t kWhole = std::uint64_t(1) << 40U;
// Longer than any name there is, and short enough to be repeated in an error.
constexpr std::size_t kMaxOfAName = 200;

CallFailure tooOften(const std::string &client)
{
    return {
        .level = Level::Tool,
        .error =
            Error{ErrorKind::Unavailable,
                  "rate_limited",
                  {CORE_TEXT("Core", "The client \"{client}\" exceeds its rate limit, and too many of its "
                                     "calls are already waiting."),
                   {{"client", client}}},
                  CORE_TEXT("Core",
                            "Wait a minute and call again, or have the client's calls per minute raised.")},
        .retryAfter = std::chrono::seconds(60)};
}

CallFailure paused()
{
    return {Level::Tool,
            Error{ErrorKind::Unavailable, "paused",
                  CORE_TEXT("Core", "The user has paused Tooltray, so no calls run now."),
                  CORE_TEXT("Core", "Ask them to resume it in the Tooltray window, then call again.")}};
}

} // namespace

CommandRun::CommandRun(Services &services, Catalogue &catalogue, SuspendedRequests &suspended,
                       CommandOrder call, Done<CommandAnswer> done)
    : m_services(services)
    , m_catalogue(catalogue)
    , m_suspended(suspended)
    , m_call(std::move(call))
    , m_done(std::move(done))
{}

CommandRun::~CommandRun()
{
    if (!m_entry || !m_done)
        return;
    const bool isSuspended = m_call.isSuspended && m_call.isSuspended();
    m_running.reset(); // what was under way still belongs into the entry
    if (isSuspended)
        m_suspended.add(m_sameCall, *m_entry);
    else
        m_services.journal.finish(*m_entry, {.outcome = journal::Outcome::Cancelled});
}

void CommandRun::start(std::optional<ClientView> client, upstream::RateLimit *rate)
{
    m_isStranger = !client;
    ClientView view = std::move(client).value_or(ClientView());
    view.name = callerName(view.name, m_call.program);
    view.program = m_call.program;
    view.session = m_call.session;
    if (m_call.isWhole)
        view.resultBytes = kWhole;
    m_context.client = std::make_shared<const ClientView>(std::move(view));
    m_context.workspace = m_services.contexts->workspaceFor(m_context.client->contextOwner(),
                                                            m_services.workspaceAccess.workspace());
    m_context.services = &m_services;
    m_context.cancellation = m_call.cancellation;
    m_context.onProgress = m_call.onProgress;
    m_context.onWaiting = m_call.onWaiting;
    m_context.asker = m_call.asker;
    m_context.takesAnySize = m_call.origin == journal::EntryOrigin::Rest;
    if (Result<void> unwrapped = unwrap(); !unwrapped) {
        begin();
        return finish(execution::toolFailure(std::move(unwrapped).error()));
    }
    find();
    const bool isKnown = m_own != nullptr || m_saved;
    begin();
    if (!isKnown)
        return finish(unknown());
    if (m_services.isPaused && m_call.origin != journal::EntryOrigin::Window)
        return finish(paused());
    if (rate == nullptr)
        return run();
    auto turn = rate->ask([weak = weak_from_this()] {
        if (const auto self = weak.lock()) {
            if (self->m_call.onWaiting)
                self->m_call.onWaiting(execution::Waiting::ForNothing);
            self->run();
        }
    });
    if (std::holds_alternative<upstream::GoAhead>(turn))
        return run();
    if (std::holds_alternative<upstream::LineIsFull>(turn))
        return finish(tooOften(m_context.client->name));
    m_place = std::get<upstream::WaitingLine::Place>(std::move(turn));
    if (m_call.onWaiting)
        m_call.onWaiting(execution::Waiting::ForTurn);
}

// A command called through invoke_command runs as if called by its own name.
Result<void> CommandRun::unwrap()
{
    const OwnCommand *invoke =
        m_isStranger || m_call.name != kInvoke ? nullptr : m_catalogue.findOwn(*m_context.client, kInvoke);
    if (invoke == nullptr)
        return {};
    m_tool.name = m_call.name;
    const json::Value &schema = invoke->builtIn->tool().inputSchema;
    m_call.arguments = execution::withoutOmittedNulls(invoke->parameters, schema,
                                                      withoutJsonTexts(schema, std::move(m_call.arguments)));
    if (Result<void> fits = checkArguments(kInvoke, invoke->parameters, m_call.arguments); !fits)
        return std::move(fits).error();
    json::Value outer = std::move(m_call.arguments);
    m_call.name = truncatedUtf8(outer["command_name"].toString(), kMaxOfAName);
    if (const json::Value *version = outer.find("version"))
        m_call.version = std::string(truncatedUtf8(version->toString(), kMaxOfAName));
    json::Value *parameters = outer.find("parameters");
    m_call.arguments = parameters == nullptr ? json::Value::object() : std::move(*parameters);
    m_isWrapped = true;
    m_tool = {};
    if (m_call.name == kInvoke)
        return Error{ErrorKind::Invalid, "arguments_invalid", "invoke_command cannot call itself.",
                     "Name the command that is to run in \"command_name\"."};
    return {};
}

void CommandRun::find()
{
    if (m_isStranger)
        return;
    m_own = m_call.version ? nullptr : m_catalogue.findOwn(*m_context.client, m_call.name);
    if (m_own != nullptr) {
        // A command that is no MCP tool is only available to clients that ask for commands.
        if (!m_own->isListed && !m_isWrapped && m_call.origin == journal::EntryOrigin::Mcp)
            m_own = nullptr;
        return;
    }
    const std::string name = m_call.version ? m_call.name + "@" + *m_call.version : m_call.name;
    m_saved = m_catalogue.findSaved(*m_context.client, *m_context.workspace, name);
    if (m_saved || m_call.version)
        return;
    if (const std::string_view other = Catalogue::nameBehind(m_call.name); !other.empty()) {
        m_call.name = other;
        find();
    }
}

// The hint for a command that exists, but not in that version.
std::string CommandRun::versionHint() const
{
    const std::size_t at = m_call.name.find('@');
    if (m_isStranger || (!m_call.version && at == std::string::npos))
        return {};
    const std::string name = m_call.name.substr(0, at);
    if (m_catalogue.findOwn(*m_context.client, name) != nullptr)
        return "The command has no versions; call it without one.";
    const auto called = m_catalogue.findSaved(*m_context.client, *m_context.workspace, name);
    return called ? unknownVersion(*called->tool, {}).hint.text() : std::string();
}

// Only what the client may see counts, as to whether there are too many as well.
std::string CommandRun::meantName() const
{
    if (m_isStranger)
        return {};
    if (m_catalogue.findOwn(*m_context.client, m_call.name) != nullptr)
        return "\"" + m_call.name + "\" is a command: call it through invoke_command.";
    std::vector<std::string> names;
    for (const auto &[name, entry] : m_context.workspace->entries(workspace::ObjectKind::Tool)) {
        if (names.size() <= kMaxSearched && m_context.isVisible(std::get<workspace::Tool>(entry.object())))
            names.push_back(name);
    }
    if (names.size() > kMaxSearched)
        return {};
    for (const OwnCommand &own : m_catalogue.own()) {
        if (m_catalogue.findOwn(*m_context.client, own.builtIn->tool().name) != nullptr)
            names.push_back(own.builtIn->tool().name);
    }
    std::erase(names, m_call.name);
    return didYouMean(suggestions(m_call.name, names));
}

CallFailure CommandRun::unknown() const
{
    Error error{ErrorKind::NotFound, "unknown_command",
                "There is no command named \"" + m_call.name + '"'
                    + (m_call.version ? " in version " + *m_call.version : std::string()) + '.',
                "Call list_commands to see the commands."};
    if (const std::string hint = versionHint(); !hint.empty())
        error.hint = hint;
    else if (const std::string meant = meantName(); !meant.empty())
        error.hint = Message::joined({meant, error.hint});
    // A name inside of invoke_command is an argument like any other.
    return {m_isWrapped ? Level::Tool : Level::Access, std::move(error)};
}

// Asks the tool that is listed under the called name, which is what clients go by.
bool CommandRun::hasOutputSchema() const
{
    if (m_isWrapped || !m_saved)
        return false; // no list has that of a command of ours
    const auto served = m_catalogue.saved().served(*m_context.workspace, m_saved->tool->name);
    return promisedOutput(*m_context.workspace, *served, m_saved->version).has_value();
}

void CommandRun::begin()
{
    const workspace::WorkspacePtr workspace = m_context.workspace;
    m_context.isVisible = [&saved = m_catalogue.saved(), client = m_context.client,
                           workspace](const workspace::Tool &tool) {
        return saved.isVisible(*client, *workspace, tool);
    };
    m_context.served = [&saved = m_catalogue.saved(), workspace](const workspace::Tool &tool) {
        return saved.served(*workspace, tool.name);
    };
    journal::LogEntry entry;
    entry.origin = m_call.origin;
    entry.replayOf = m_call.replayOf;
    entry.client = m_context.client->name;
    entry.era = m_call.era;
    entry.method = m_call.method;
    std::string arguments = json::write(m_call.arguments);
    if (m_call.isSuspended)
        m_sameCall =
            m_call.principal + '\n' + m_call.name + '\n' + m_call.version.value_or("") + '\n' + arguments;
    entry.arguments = journal::Body::of(std::move(arguments));
    entry.isTest = m_own != nullptr && m_own->builtIn->isTrial();
    entry.isPreview = entry.isTest && m_call.arguments["preview"].toBool();
    entry.tool = m_call.name;
    if (m_saved) {
        const workspace::Tool &tool = *m_saved->tool;
        const auto served = m_catalogue.saved().served(*workspace, tool.name);
        entry.tool = tool.name;
        entry.toolVersion = m_saved->version.value_or(served->active).toString();
        entry.operation = operationKind(*workspace, *served, m_saved->version,
                                        m_catalogue.saved().effectOf(*workspace, tool.name));
    }
    m_tool = {entry.tool, entry.toolVersion};
    if (!m_sameCall.empty())
        m_entry = m_suspended.take(m_sameCall);
    if (!m_entry)
        m_entry = m_services.journal.begin(std::move(entry), m_call.traceparent);
    m_context.trace = m_services.journal.traceOf(*m_entry);
    m_context.onTool = [&journal = m_services.journal, id = *m_entry](std::string tool, std::string version,
                                                                      journal::OperationKind operation) {
        journal.describe(id, std::move(tool), std::move(version), operation);
    };
    m_context.onExchange = [&journal = m_services.journal,
                            id = *m_entry](const execution::UpstreamExchange &exchange) {
        journal.addExchange(id, exchangeRecord(exchange));
    };
    m_context.onHandle = [weak = weak_from_this()](const std::string &handle) {
        if (const auto self = weak.lock())
            self->m_handles.push_back(handle);
    };
    m_context.onWaited = [weak = weak_from_this()](std::chrono::microseconds waited) {
        if (const auto self = weak.lock())
            self->m_waited = waited;
    };
}

void CommandRun::run()
{
    const auto self = shared_from_this(); // the answer may come at once, and be the end of us
    if (m_own != nullptr)
        runOwn();
    else
        runSaved();
}

void CommandRun::runOwn()
{
    BuiltIn &builtIn = *m_own->builtIn;
    const json::Value &schema = builtIn.tool().inputSchema;
    m_call.arguments = execution::withoutOmittedNulls(m_own->parameters, schema,
                                                      withoutJsonTexts(schema, std::move(m_call.arguments)));
    if (Result<void> fits = checkArguments(builtIn.tool().name, m_own->parameters, m_call.arguments); !fits)
        return finish(execution::toolFailure(std::move(fits).error()));
    Running running =
        builtIn.run(m_context, std::move(m_call.arguments), [weak = weak_from_this()](CallOutcome outcome) {
            if (const auto self = weak.lock())
                self->finish(std::move(outcome));
        });
    if (m_done)
        m_running = std::move(running);
}

void CommandRun::runSaved()
{
    const auto tool = m_context.served(*m_saved->tool);
    execution::CallOrder order =
        m_context.order(execution::SavedToolOrder{tool, m_saved->version, std::move(m_call.arguments)});
    // A program wants the data, not what saves tokens.
    using Format = workspace::ResultShape::Format;
    const bool isThere = m_saved->version && tool->versions.contains(*m_saved->version);
    if (m_context.takesAnySize
        && tool->versions.at(isThere ? *m_saved->version : tool->active).result.format == Format::Auto)
        order.format = Format::Json;
    auto promised = promisedOutput(*m_context.workspace, *tool, m_saved->version);
    m_running = m_services.executor.start(
        std::move(order), [this, promised = std::move(promised)](execution::CallOutcome outcome,
                                                                 const execution::CallTrace &trace) {
            m_waited = trace.times.approval;
            finish(commandOutcome(*m_context.workspace, std::move(outcome), promised ? &*promised : nullptr));
        });
}

void CommandRun::finish(CallOutcome outcome)
{
    if (!m_done)
        return;
    if (!m_handles.empty()) { // which any program may be asked about once the client has them
        const std::string handle = std::move(m_handles.back());
        m_handles.pop_back();
        return m_services.results.whenShared(
            handle, [weak = weak_from_this(), outcome = std::move(outcome)]() mutable {
                if (const auto self = weak.lock())
                    self->finish(std::move(outcome));
            });
    }
    const auto self = shared_from_this();
    auto *failed = std::get_if<CallFailure>(&outcome);
    // A client that may run a built-in command may know why it failed.
    if (failed != nullptr && failed->level == Level::Access && m_own != nullptr)
        failed->level = Level::Tool;
    // The executor of a call does not know the name of its workspace.
    if (failed != nullptr && failed->error.code == "no_endpoint"
        && m_call.origin != journal::EntryOrigin::Window)
        failed->error.hint = noEndpointHint(m_services.workspaceAccess.name());
    // Whoever calls a tool by its name has its schema, and may have no describe_tool.
    if (failed != nullptr && failed->error.code == "arguments_invalid" && m_saved && m_isWrapped
        && m_catalogue.findOwn(*m_context.client, "describe_tool") != nullptr)
        failed->error.hint =
            CORE_TEXT("Core", "Correct the parameters and call again; describe_tool shows what the tool "
                              "takes.");
    if (failed != nullptr && m_saved && failed->error.hint.contains("update_saved_tool")
        && m_catalogue.findOwn(*m_context.client, "update_saved_tool") == nullptr)
        failed->error.hint = CORE_TEXT("Core", "Ask the user to change the tool in the Tooltray window.");
    const Done<CommandAnswer> done = std::exchange(m_done, {});
    if (m_entry) {
        journal::EntryEnd end = entryEnd(outcome, m_tool);
        // The log is for the person, who may know what the client may not.
        if (end.level == journal::EntryLevel::Access && !m_context.workspace->namedTool(m_call.name))
            end.level = journal::EntryLevel::Protocol;
        end.waited = m_waited;
        m_services.journal.finish(*m_entry, std::move(end));
    }
    CommandAnswer answer{std::move(outcome), m_tool, hasOutputSchema()};
    answer.entry = m_entry.value_or(journal::EntryId());
    answer.reading = readingOf(m_context.client->profile, m_context.client->program);
    if (const auto *failure = std::get_if<CallFailure>(&answer.outcome);
        failure != nullptr && failure->level == Level::Access)
        answer.meant = meantName();
    done(std::move(answer));
    m_running.reset();
}

Dispatch::Dispatch(Services &services, Catalogue &catalogue)
    : m_services(services)
    , m_catalogue(catalogue)
    , m_suspended(services.journal, services.clock)
{}

Running Dispatch::run(CommandOrder call, Done<CommandAnswer> done)
{
    std::optional<ClientView> client = clientOf(m_services.workspaceAccess, call.principal);
    upstream::RateLimit *rate = client ? rateOf(*client) : nullptr;
    const auto running =
        std::make_shared<CommandRun>(m_services, m_catalogue, m_suspended, std::move(call), std::move(done));
    running->start(std::move(client), rate);
    return running;
}

upstream::RateLimit *Dispatch::rateOf(const ClientView &client)
{
    const std::optional<std::uint32_t> callsPerMinute = client.policy.callsPerMinute;
    if (!callsPerMinute || *callsPerMinute == 0)
        return nullptr;
    const double share = shareOf(m_services.shared, *callsPerMinute);
    const auto known = m_limits.find(client.id);
    if (known != m_limits.end() && known->second.callsPerMinute == share)
        return known->second.rate.get();
    constexpr std::size_t kMaxWaiting = 100;
    auto rate =
        std::make_shared<upstream::RateLimit>(m_services.clock, upstream::perMinute(share), kMaxWaiting);
    return m_limits.insert_or_assign(client.id, Limit{share, std::move(rate)}).first->second.rate.get();
}

} // namespace tooltray::toolkit
