// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entries/entrycodec.h"

#include "base/time/rfc3339.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <array>
#include <utility>

namespace tooltray::journal {

// Found by the templates of json/decode.h where these types are.
void read(const json::Reader &in, Exchange &out);

namespace {

using std::chrono::microseconds;

// Adds members to an object, but those that say no more than their absence.
class Members {
public:
    explicit Members(json::Value &object) : m_object(object) {}

    void text(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            m_object.set(name, value);
    }
    void flag(std::string_view name, bool value)
    {
        if (value)
            m_object.set(name, true);
    }
    void number(std::string_view name, std::int64_t value)
    {
        if (value != 0)
            m_object.set(name, value);
    }
    template <json::NamedEnum E>
    void name(std::string_view name, E value)
    {
        if (value != E())
            m_object.set(name, json::nameOf(value));
    }

private:
    json::Value &m_object;
};

void add(json::Value &object, std::string_view name, const Body &body)
{
    if (body == Body())
        return;
    json::Value &value = object.set(name, json::Value::object());
    value.set("size", body.size);
    Members members(value);
    members.flag("is_cut", body.isCut);
    members.flag("is_repaired", body.isRepaired);
    members.flag("is_masked", body.isMasked);
    members.text("file", body.file);
    if (body.content)
        value.set("text", *body.content);
}

void add(json::Value &object, std::string_view name, const std::vector<RecordedHeader> &fields)
{
    if (fields.empty())
        return;
    json::Value &list = object.set(name, json::Value::array());
    for (const RecordedHeader &field : fields)
        list.append(json::Value::array({field.name, field.value}));
}

// The phases and their names in the archive.
template <typename P, typename F>
void forEachPhase(P &phases, F visit)
{
    visit("queue_us", phases.queue);
    visit("dns_us", phases.dns);
    visit("connect_us", phases.connect);
    visit("tls_us", phases.tls);
    visit("send_us", phases.send);
    visit("wait_us", phases.wait);
    visit("receive_us", phases.receive);
}

json::Value encode(const Exchange &exchange)
{
    json::Value object = json::Value::object();
    object.set("time", formatRfc3339(exchange.time));
    Members members(object);
    members.text("endpoint", exchange.endpoint);
    members.text("method", exchange.method);
    members.text("url", exchange.url);
    add(object, "request_headers", exchange.requestHeaders);
    add(object, "request", exchange.request);
    members.number("status", exchange.status);
    members.text("http_version", exchange.httpVersion);
    add(object, "response_headers", exchange.responseHeaders);
    add(object, "response", exchange.response);
    members.text("error", exchange.error);
    members.number("duration_us", exchange.duration.count());
    json::Value phases = json::Value::object();
    forEachPhase(exchange.phases, [&](std::string_view name, const Phases::Duration &duration) {
        if (duration)
            phases.set(name, duration->count());
    });
    if (!phases.isEmpty())
        object.set("phases", std::move(phases));
    members.number("retry", exchange.retry);
    members.number("page", exchange.page);
    members.flag("is_from_cache", exchange.isFromCache);
    return object;
}

void readTime(const json::Reader &in, WallTime &out)
{
    if (const auto time = parseRfc3339(in.value().toString()))
        out = *time;
    else
        in.reportExpected("time as RFC 3339 writes it");
}

template <typename Duration>
void readDuration(const json::Reader &in, Duration &out)
{
    std::int64_t count = 0;
    json::read(in, count);
    out = Duration(count);
}

void readBody(const json::Reader &in, Body &out)
{
    json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
    object.required("size", out.size);
    object.optional("is_cut", out.isCut);
    object.optional("is_repaired", out.isRepaired);
    object.optional("is_masked", out.isMasked);
    object.optional("file", out.file);
    std::string text;
    if (object.optional("text", text))
        out.content = std::make_shared<const std::string>(std::move(text));
}

void readHeaders(const json::Reader &in, std::vector<RecordedHeader> &out)
{
    std::vector<std::vector<std::string>> pairs;
    json::read(in, pairs);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].size() == 2)
            out.push_back({std::move(pairs[i][0]), std::move(pairs[i][1])});
        else
            in.element(i).reportExpected("name and value of a header field");
    }
}

void readPhases(const json::Reader &in, Phases &out)
{
    json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
    forEachPhase(out, [&](std::string_view name, Phases::Duration &duration) {
        object.optional(name, duration, [](const json::Reader &member, Phases::Duration &value) {
            readDuration(member, value.emplace());
        });
    });
}

} // namespace

void read(const json::Reader &in, Exchange &out)
{
    json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
    object.optional("time", out.time, readTime);
    object.optional("endpoint", out.endpoint);
    object.optional("method", out.method);
    object.optional("url", out.url);
    object.optional("request_headers", out.requestHeaders, readHeaders);
    object.optional("request", out.request, readBody);
    object.optional("status", out.status);
    object.optional("http_version", out.httpVersion);
    object.optional("response_headers", out.responseHeaders, readHeaders);
    object.optional("response", out.response, readBody);
    object.optional("error", out.error);
    object.optional("duration_us", out.duration, readDuration<microseconds>);
    object.optional("phases", out.phases, readPhases);
    object.optional("retry", out.retry);
    object.optional("page", out.page);
    object.optional("is_from_cache", out.isFromCache);
}

json::Value encode(const LogEntry &entry)
{
    json::Value object = json::Value::object();
    object.set("id", entry.id.value());
    object.set("time", formatRfc3339(entry.time));
    object.set("origin", json::nameOf(entry.origin));
    Members members(object);
    members.text("client", entry.client);
    members.text("session", entry.session);
    members.text("era", entry.era);
    members.text("method", entry.method);
    members.text("tool", entry.tool);
    members.text("tool_version", entry.toolVersion);
    members.name("operation", entry.operation);
    add(object, "arguments", entry.arguments);
    add(object, "result", entry.result);
    object.set("status", json::nameOf(entry.outcome));
    members.name("level", entry.level);
    members.text("code", entry.code);
    members.text("message", entry.message);
    members.number("duration_us", entry.duration.count());
    members.flag("is_slow", entry.isSlow);
    members.flag("is_test", entry.isTest);
    members.flag("is_pinned", entry.isPinned);
    if (entry.replayOf)
        object.set("replay_of", entry.replayOf->value());
    if (entry.cacheAge)
        object.set("cache_age_s", entry.cacheAge->count());
    members.text("note", entry.note);
    if (!entry.exchanges.empty()) {
        json::Value &list = object.set("exchanges", json::Value::array());
        for (const Exchange &exchange : entry.exchanges)
            list.append(encode(exchange));
    }
    return object;
}

void read(const json::Reader &in, LogEntry &out)
{
    const auto readId = [](const json::Reader &member, EntryId &id) {
        std::uint64_t number = 0;
        json::read(member, number);
        id = EntryId(number);
    };
    json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
    if (!object.optional("id", out.id, readId))
        in.reportMissing("id");
    if (!object.optional("time", out.time, readTime))
        in.reportMissing("time");
    object.required("origin", out.origin);
    object.optional("client", out.client);
    object.optional("session", out.session);
    object.optional("era", out.era);
    object.optional("method", out.method);
    object.optional("tool", out.tool);
    object.optional("tool_version", out.toolVersion);
    object.optional("operation", out.operation);
    object.optional("arguments", out.arguments, readBody);
    object.optional("result", out.result, readBody);
    object.required("status", out.outcome);
    object.optional("level", out.level);
    object.optional("code", out.code);
    object.optional("message", out.message);
    object.optional("duration_us", out.duration, readDuration<microseconds>);
    object.optional("is_slow", out.isSlow);
    object.optional("is_test", out.isTest);
    object.optional("is_pinned", out.isPinned);
    object.optional("replay_of", out.replayOf, [&](const json::Reader &member, std::optional<EntryId> &id) {
        readId(member, id.emplace());
    });
    object.optional("cache_age_s", out.cacheAge,
                    [](const json::Reader &member, std::optional<std::chrono::seconds> &age) {
                        readDuration(member, age.emplace());
                    });
    object.optional("note", out.note);
    object.optional("exchanges", out.exchanges);
}

std::string encodeLine(const LogEntry &entry)
{
    std::string line;
    json::write(encode(entry), line);
    line += '\n';
    return line;
}

Result<LogEntry> decodeLine(std::string_view line)
{
    const auto unreadable = [](std::string message) {
        return Error{ErrorKind::Invalid, "entry_unreadable", std::move(message)};
    };
    const json::Parsed parsed = json::parse(line);
    if (!parsed)
        return unreadable("The line is not valid JSON: " + parsed.error->message);
    auto decoded = json::decode<LogEntry>(parsed.value);
    if (!decoded)
        return unreadable("The line is not a log entry: " + decoded.errors.front().message);
    return std::move(decoded.value);
}

} // namespace tooltray::journal
