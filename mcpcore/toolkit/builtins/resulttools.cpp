// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "base/text/random.h"
#include "base/time/clock.h"
#include "base/time/rfc3339.h"
#include "execution/results/resultcache.h"
#include "journal/archive/archivesearch.h"
#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"
#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"
#include "journal/record/journal.h"
#include "toolkit/builtins/builtins.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/value.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QObject>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

// Looks for the asker's own calls, the newest first: among those in memory, then in the archive. Only where a person
// gave it the right are those of others among them, but for tools that the asker may not know of. The filter is asked
// of nothing but these, and only of what of them is shown.
class EntrySearch final : public QObject, public std::enable_shared_from_this<EntrySearch> {
    Q_DISABLE_COPY_MOVE(EntrySearch)

public:
    EntrySearch(CommandContext context, journal::Filter filter, std::size_t most, CommandDone done);

    void start();

private:
    bool seesAll() const { return m_context.client->hasRight(workspace::ClientRight::AllCalls); }
    void searchArchive();
    void take(Result<journal::ArchivePage> page);
    bool add(const journal::LogEntry &entry);
    bool isShown(const journal::LogEntry &entry) const;
    void finishOnBeat();
    void finish();

    CommandContext m_context;
    journal::Filter m_filter;
    std::size_t m_most;
    CommandDone m_done;
    journal::FilterReader m_reader;
    std::optional<journal::FilterMatcher> m_matcher;
    std::optional<journal::EntryId> m_oldest;
    json::Value m_calls = json::Value::array();
    std::size_t m_pages = 0;
    bool m_isIncomplete = false;
    MonotonicTime m_begun{};
    Timer m_beat;
};

double millisecondsOf(std::chrono::microseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

json::Value exchangeView(const journal::Exchange &exchange)
{
    json::Value view = json::Value::object(
        {{"endpoint", exchange.endpoint}, {"method", exchange.method}, {"url", exchange.url}});
    if (exchange.status != 0)
        view.set("status", json::Value(exchange.status));
    view.set("duration_ms", json::Value(millisecondsOf(exchange.duration)));
    if (exchange.retry > 0)
        view.set("retry", json::Value(exchange.retry));
    if (exchange.page > 0)
        view.set("page", json::Value(exchange.page));
    if (exchange.isFromCache)
        view.set("from_cache", json::Value(true));
    if (!exchange.error.empty())
        view.set("error", json::Value(exchange.error.text()));
    return view;
}

constexpr std::size_t kMaxArguments = 2'000; // bytes
constexpr unsigned kHalfBits = 26;           // twice that many bits are what a JSON number holds for sure
constexpr std::uint64_t kHalf = (std::uint64_t(1) << kHalfBits) - 1;

// The half of an id that another half and the key of this process make.
std::uint64_t mixed(std::uint64_t half, unsigned round)
{
    static const std::string key = randomBytes(32);
    const std::string text = key + std::to_string(round) + '/' + std::to_string(half);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    std::uint64_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = (value << 8U) | static_cast<unsigned char>(digest[i]);
    return value & kHalf;
}

// A number that stands for the id while the program runs, different for each, without their order (a Feistel network).
journal::EntryId shownId(journal::EntryId id)
{
    std::uint64_t left = (id.value() >> kHalfBits) & kHalf;
    std::uint64_t right = id.value() & kHalf;
    for (unsigned round = 0; round < 4; ++round)
        left = std::exchange(right, left ^ mixed(right, round));
    return journal::EntryId((left << kHalfBits) | right);
}

constexpr std::size_t kMaxSteps = 2'000'000; // some milliseconds of the thread that serves
constexpr std::size_t kArchivePage = 200;
constexpr std::size_t kMaxArchivePages = 10;
// For who sees its own calls only.
constexpr std::uint64_t kNewestOfArchive = std::uint64_t(8) << 20U;
constexpr std::chrono::milliseconds kBeat{100};
constexpr std::string_view kOwnName = "get_recent_calls";

// Of a call of the log what a client may learn of it, and no more: a filter that is asked of this finds out nothing
// that callView() does not show. The id is another one, as those of the log count the calls of everybody. What is in
// the log is redacted already.
journal::LogEntry shownEntry(const journal::LogEntry &entry)
{
    journal::LogEntry shown;
    shown.id = shownId(entry.id);
    shown.time = entry.time;
    shown.client = entry.client;
    shown.method = entry.method;
    shown.tool = entry.tool;
    shown.toolVersion = entry.toolVersion;
    shown.operation = entry.operation;
    if (entry.arguments.isWhole() && entry.arguments.text().size() <= kMaxArguments)
        shown.arguments = entry.arguments;
    shown.outcome = entry.outcome;
    shown.level = entry.level;
    shown.code = entry.code;
    shown.message = entry.message;
    shown.duration = entry.duration;
    shown.isTest = entry.isTest;
    shown.isPreview = entry.isPreview;
    shown.cacheAge = entry.cacheAge;
    for (const journal::Exchange &exchange : entry.exchanges) {
        journal::Exchange &told = shown.exchanges.emplace_back();
        told.endpoint = exchange.endpoint;
        told.method = exchange.method;
        told.url = exchange.url;
        told.status = exchange.status;
        told.duration = exchange.duration;
        told.retry = exchange.retry;
        told.page = exchange.page;
        told.isFromCache = exchange.isFromCache;
        told.error = exchange.error;
    }
    return shown;
}

// A shown call as get_recent_calls tells of it.
json::Value callView(const journal::LogEntry &shown)
{
    json::Value view = json::Value::object(
        {{"id", shown.id.value()}, {"time", formatRfc3339(shown.time)}, {"client", shown.client}});
    if (!shown.tool.empty())
        view.set("tool", json::Value(shown.tool));
    else
        view.set("method", json::Value(shown.method));
    if (!shown.toolVersion.empty())
        view.set("version", json::Value(shown.toolVersion));
    if (json::Parsed arguments = json::parse(shown.arguments.text()); arguments && arguments.value.isObject())
        view.set("arguments", std::move(arguments.value));
    view.set("status", json::Value(json::nameOf(shown.outcome)));
    if (shown.level != journal::EntryLevel::None)
        view.set("level", json::Value(json::nameOf(shown.level)));
    if (!shown.code.empty())
        view.set("code", json::Value(shown.code));
    if (!shown.message.empty())
        view.set("message", json::Value(shown.message.text()));
    view.set("duration_ms", json::Value(millisecondsOf(shown.duration)));
    if (shown.isTest)
        view.set("test", json::Value(true));
    if (shown.isPreview)
        view.set("preview", json::Value(true));
    if (shown.cacheAge)
        view.set("cache_age_seconds", json::Value(shown.cacheAge->count()));
    json::Value &upstream = view.set("upstream", json::Value::array());
    for (const journal::Exchange &exchange : shown.exchanges)
        upstream.append(exchangeView(exchange));
    return view;
}

EntrySearch::EntrySearch(CommandContext context, journal::Filter filter, std::size_t most, CommandDone done)
    : m_context(std::move(context))
    , m_filter(std::move(filter))
    , m_most(most)
    , m_done(std::move(done))
{}

void EntrySearch::start()
{
    m_begun = m_context.services->clock.now();
    m_reader.now = m_context.services->clock.wallTime();
    Result<journal::FilterMatcher> matcher = journal::FilterMatcher::create(m_filter, m_reader, kMaxSteps);
    if (!matcher)
        return std::exchange(m_done, {})(execution::toolFailure(std::move(matcher).error()));
    m_matcher = *std::move(matcher);
    const std::vector<journal::EntryPointer> entries = m_context.services->journal.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        m_oldest = (*entry)->id;
        if (!add(**entry))
            return finish();
    }
    searchArchive();
}

void EntrySearch::searchArchive()
{
    journal::ArchiveQuery query;
    query.limit = kArchivePage;
    // The archive is asked for whose the calls are and for nothing else, once and no further back than a fixed number
    // of bytes: neither how many of others match nor how long that takes is for this client to learn.
    if (!seesAll()) {
        query.limit *= kMaxArchivePages;
        query.newestBytes = kNewestOfArchive;
        query.filter = {.kind = journal::Filter::Kind::Term,
                        .term = {.field = journal::FilterField::Client,
                                 .op = journal::Term::Op::Equals,
                                 .value = m_context.client->name}};
    }
    query.reader = m_reader;
    query.before = m_oldest;
    whenDone(m_context.services->journal.searchArchive(std::move(query), m_context.cancellation), this,
             [this](Result<journal::ArchivePage> page) {
                 const auto self = shared_from_this();
                 self->take(std::move(page));
             });
}

void EntrySearch::take(Result<journal::ArchivePage> page)
{
    if (!page)
        return std::exchange(m_done, {})(execution::toolFailure(std::move(page).error()));
    for (const journal::EntryPointer &entry : page->entries) {
        m_oldest = entry->id;
        if (!add(*entry))
            return finishOnBeat();
    }
    if (seesAll() && !page->isLast && ++m_pages < kMaxArchivePages)
        return searchArchive();
    m_isIncomplete = m_isIncomplete || !page->isLast;
    finishOnBeat();
}

// Returns whether to go on looking.
bool EntrySearch::add(const journal::LogEntry &entry)
{
    if (!isShown(entry))
        return true;
    journal::LogEntry shown = shownEntry(entry);
    // A call that was refused as the client may not know of the tool looks like one of a tool that is not there.
    if (shown.level == journal::EntryLevel::Access)
        shown.level = journal::EntryLevel::Protocol;
    if (m_matcher->matches(shown))
        m_calls.append(callView(shown));
    m_isIncomplete = m_matcher->isExhausted();
    return m_calls.size() < m_most && !m_isIncomplete;
}

bool EntrySearch::isShown(const journal::LogEntry &entry) const
{
    const bool isOwn = entry.client == m_context.client->name;
    const workspace::Workspace &workspace = *m_context.workspace;
    if (!isOwn && (!seesAll() || entry.level == journal::EntryLevel::Access))
        return false;
    if (isOwn && entry.tool == kOwnName && entry.outcome == journal::Outcome::Running)
        return false;
    if (entry.level == journal::EntryLevel::Access)
        return true;
    if (const auto called = workspace.namedTool(entry.tool))
        return m_context.isVisible(*called->tool);
    return isOwn || entry.tool.empty() || workspace.isBuiltIn(entry.tool);
}

// The archive holds the calls of others too. However long it took to pass over them, the answer comes on a beat.
void EntrySearch::finishOnBeat()
{
    if (seesAll())
        return finish();
    Clock &clock = m_context.services->clock;
    const auto passed = clock.now() - m_begun;
    m_beat = clock.startTimer((passed / kBeat + 1) * kBeat - passed, [this] {
        const auto self = shared_from_this();
        finish();
    });
}

void EntrySearch::finish()
{
    json::Value answer = json::Value::object();
    answer.set("calls", std::move(m_calls));
    if (m_isIncomplete)
        answer.set("incomplete",
                   json::Value("Older calls were not looked at: the filter takes too long. Make it "
                               "narrower, for example by tool: or time:."));
    std::exchange(m_done, {})(withinBudget(m_context, std::move(answer)));
}

constexpr std::int64_t kFarthest = 1'000'000'000'000;
constexpr std::uint64_t kRoomForFrame = 300;
constexpr std::uint64_t kLeastPiece = 64;

json::Value partView(const execution::ResultQuestion &question, execution::ResultPart part)
{
    json::Value view = json::Value::object({{"handle", question.handle},
                                            {"path", question.path},
                                            {"offset", question.offset},
                                            {"count", part.count},
                                            {"total", part.total}});
    if (part.items)
        view.set("items", *std::move(part.items));
    if (part.text)
        view.set("text", json::Value(*part.text));
    if (part.nextOffset)
        view.set("next_offset", json::Value(*part.nextOffset));
    if (!part.nextCursor.empty())
        view.set("next_cursor", json::Value(part.nextCursor));
    return view;
}

CallOutcome partFor(const Services &services, execution::ResultQuestion question, std::uint64_t budget)
{
    // A text grows when it is written as JSON, by how much is seen afterwards.
    for (;;) {
        Result<execution::ResultPart> part = services.results.read(question);
        if (!part)
            return refused(std::move(part).error());
        json::Value view = partView(question, *std::move(part));
        const std::uint64_t bytes = json::write(view).size();
        if (!view.contains("text") || bytes <= budget || question.maxBytes < kLeastPiece)
            return answered(std::move(view));
        question.maxBytes = question.maxBytes * budget / bytes - 1;
    }
}

Running runReadResult(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    execution::ResultQuestion question;
    question.handle = arguments["handle"].toString();
    question.owner = context.client->id;
    question.path = arguments["path"].toString();
    question.offset = arguments["offset"].toUInt64().value_or(0);
    question.limit = arguments["limit"].toUInt64();
    const std::uint64_t budget = context.client->resultBytes;
    question.maxBytes = budget - std::min(budget / 2, kRoomForFrame + question.path.size());
    const Guard guard = makeGuard();
    context.services->results.fetch(
        question.owner, question.handle,
        whileKept(guard, [&services = *context.services, question, budget,
                          done = std::move(done)](const Result<void> &fetched) mutable {
            if (!fetched)
                return done(refused(fetched.error()));
            done(partFor(services, std::move(question), budget));
        }));
    return guard;
}

} // namespace

std::unique_ptr<BuiltIn> readResult()
{
    mcp::Tool tool;
    tool.name = "read_result";
    tool.title = "Read a large result";
    tool.description = "Pages through a result that was too large to return whole, by the handle that came "
                       "with it. path is a JSON Pointer to the part you want, such as /project/issues/nodes: "
                       "a list returns its items from offset on, anything else a piece of its text. Continue "
                       "at next_offset; after the last item, pass next_cursor to the tool itself. A handle "
                       "lasts about an hour and works only for the client that received it.";
    tool.inputSchema = argumentsSchema(
        {{"handle", textArgument("The handle from the response."), CommandArgument::Need::Required},
         {"path", textArgument("JSON Pointer into the result. Default: all of it.")},
         {"offset",
          integerArgument(0, kFarthest, "Index of the first item of a list, or byte of text. Default: 0.")},
         {"limit",
          integerArgument(1, kFarthest, "Maximum number of items or bytes. Default: as many as fit.")}});
    tool.hints = kReadsHere;
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, runReadResult);
}

namespace {

constexpr std::int64_t kMaxCalls = 200;
constexpr std::uint64_t kUsualCalls = 20;

Running runRecentCalls(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    journal::ParsedFilter filter = journal::parseFilter(arguments["filter"].toString());
    if (!filter) {
        Error error = journal::toError(*filter.error);
        error.message = "The \"filter\" cannot be read. " + error.message.text();
        done(refused(std::move(error)));
        return nullptr;
    }
    const auto most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualCalls));
    auto calls = std::make_shared<EntrySearch>(context, std::move(filter.filter), most, std::move(done));
    calls->start();
    return calls;
}

} // namespace

std::unique_ptr<BuiltIn> getRecentCalls()
{
    mcp::Tool tool;
    tool.name = "get_recent_calls";
    tool.title = "Recent calls";
    tool.description =
        "Lists your latest calls, newest first, each with its arguments, status, error and upstream "
        "requests. Calls of other clients are listed only if a person allowed it; otherwise, calls in the "
        "oldest part of the log are omitted as well. filter takes the filter language of the log: words, "
        "field:value, field=value, field~pattern, field>number, joined by spaces (and), | (or), - (not) and "
        "parentheses. Fields: tool, client, method, status, code, id, time, dur, upstream, retry, page, "
        "cached, arg.NAME, is (error, ok, mutation, test ...). For example: is:error tool:issues dur:>1s "
        "time:<10m. Known secrets and tokens are masked.";
    tool.inputSchema =
        argumentsSchema({{"filter", textArgument("Which calls. Default: all.")},
                         {"limit", integerArgument(1, kMaxCalls, "Maximum number of calls. Default: 20.")}});
    tool.hints = kReadsHere;
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, runRecentCalls);
}

} // namespace tooltray::toolkit
