// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entries/entrycodec.h"

#include "base/time/rfc3339.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::journal {

// Found by the templates of json/decode.h where these types are.
void read(const json::Reader &in, Exchange &out);

namespace {

using std::chrono::microseconds;

constexpr int kDeepestSource = 20; // messages within messages

// ["Port {port} is taken: {reason}", "port", "8080", "reason", ["The system says {text}", "text", "no"]]
void writeSource(const Message::Source &source, std::string &out, int depth)
{
    json::writeString(source.english, out += '[');
    for (const Message::Argument &argument : source.arguments) {
        json::writeString(argument.name, out += ',');
        out += ',';
        if (argument.value.source() != nullptr && depth > 0)
            writeSource(*argument.value.source(), out, depth - 1);
        else
            json::writeString(argument.value.text(), out);
    }
    out += ']';
}

std::size_t filledSize(std::string_view english, const std::vector<Message::Argument> &arguments)
{
    std::size_t size = 0;
    eachPart(
        english, [&size](std::string_view literal) { size += literal.size(); },
        [&](const TemplatePlace &place) {
            const auto argument = std::ranges::find(arguments, place.name, &Message::Argument::name);
            size += argument == arguments.end() ? 0 : argument->value.size();
        });
    return size;
}

// Nothing where it is not of that form, or makes more text than there is room for: a file may say the same argument
// twice, of messages that do so in turn.
std::optional<Message> readSource(const json::Value &value, std::size_t &room, int depth = kDeepestSource)
{
    constexpr std::size_t kLongestTemplate = 4'096;
    constexpr std::size_t kMaxArguments = 100; // each place looks through them
    const bool isSource = value.isArray() && value.size() % 2 == 1 && value.size() <= 2 * kMaxArguments + 1
                          && value[0].isString() && depth >= 0;
    if (!isSource || value[0].toString().size() > kLongestTemplate)
        return std::nullopt;
    std::vector<Message::Argument> arguments;
    for (std::size_t i = 1; i < value.size(); i += 2) {
        std::optional<Message> argument = value[i + 1].isString()
                                              ? Message(std::string(value[i + 1].toString()))
                                              : readSource(value[i + 1], room, depth - 1);
        if (!argument)
            return std::nullopt;
        arguments.emplace_back(std::string(value[i].toString()), *std::move(argument));
    }
    const std::size_t size = filledSize(value[0].toString(), arguments);
    if (size > room)
        return std::nullopt;
    room -= size;
    return Message::from(std::string(value[0].toString()), std::move(arguments));
}

// Writes an object, without the members that say no more than their absence.
class ObjectWriter {
public:
    explicit ObjectWriter(std::string &out) : m_out(out) { m_out += '{'; }

    void close() { m_out += '}'; }

    // Begins a member, whose name needs no escapes, and returns the text to append its value to.
    std::string &begin(std::string_view name)
    {
        m_out += m_out.back() == '{' ? "\"" : ",\"";
        m_out += name;
        return m_out += "\":";
    }

    void string(std::string_view name, std::string_view value) { json::writeString(value, begin(name)); }
    void integer(std::string_view name, std::integral auto value) { begin(name) += std::to_string(value); }

    void text(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            string(name, value);
    }
    void flag(std::string_view name, bool value)
    {
        if (value)
            begin(name) += "true";
    }
    void number(std::string_view name, std::int64_t value)
    {
        if (value != 0)
            integer(name, value);
    }
    // The sentence, and beside it what it was made of.
    void message(std::string_view name, std::string_view sourceName, const Message &message)
    {
        text(name, message.text());
        if (message.source() != nullptr)
            writeSource(*message.source(), begin(sourceName), kDeepestSource);
    }
    template <json::NamedEnum E>
    void name(std::string_view name, E value)
    {
        if (value != E())
            string(name, json::nameOf(value));
    }
    void body(std::string_view name, const Body &body)
    {
        if (body == Body())
            return;
        ObjectWriter value(begin(name));
        value.integer("size", body.size);
        value.flag("is_cut", body.isCut);
        value.flag("is_repaired", body.isRepaired);
        value.flag("is_masked", body.isMasked);
        value.text("file", body.file);
        if (body.content)
            value.string("text", *body.content);
        value.close();
    }
    void headers(std::string_view name, const std::vector<RecordedHeader> &fields)
    {
        if (fields.empty())
            return;
        begin(name) += '[';
        for (std::string_view before = "["; const RecordedHeader &field : fields) {
            m_out += std::exchange(before, ",[");
            json::writeString(field.name, m_out);
            m_out += ',';
            json::writeString(field.value, m_out);
            m_out += ']';
        }
        m_out += ']';
    }

private:
    std::string &m_out;
};

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

void write(const Exchange &exchange, std::string &out)
{
    ObjectWriter object(out);
    object.string("time", formatRfc3339(exchange.time));
    object.text("endpoint", exchange.endpoint);
    object.text("method", exchange.method);
    object.text("url", exchange.url);
    object.headers("request_headers", exchange.requestHeaders);
    object.body("request", exchange.request);
    object.number("status", exchange.status);
    object.text("http_version", exchange.httpVersion);
    object.headers("response_headers", exchange.responseHeaders);
    object.body("response", exchange.response);
    object.message("error", "error_source", exchange.error);
    object.number("duration_us", exchange.duration.count());
    if (exchange.phases != Phases()) {
        ObjectWriter phases(object.begin("phases"));
        forEachPhase(exchange.phases, [&](std::string_view name, const Phases::Duration &duration) {
            if (duration)
                phases.integer(name, duration->count());
        });
        phases.close();
    }
    object.number("retry", exchange.retry);
    object.number("page", exchange.page);
    object.flag("is_from_cache", exchange.isFromCache);
    object.close();
}

void readTime(const json::Reader &in, WallTime &out)
{
    if (const auto time = parseRfc3339(in.value().toString()))
        out = *time;
    else
        in.reportExpected("a time in RFC 3339 format");
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

// The sentence counts: of a source that does not make it nothing is kept.
void readMessage(json::ObjectReader &object, std::string_view name, std::string_view sourceName, Message &out)
{
    std::string text;
    object.optional(name, text);
    out = std::move(text);
    object.optional(sourceName, out, [](const json::Reader &member, Message &message) {
        std::size_t room = message.size() * (kDeepestSource + 1); // each message is part of the one around it
        if (auto source = readSource(member.value(), room); source && *source == message)
            message = *std::move(source);
    });
}

void readHeaders(const json::Reader &in, std::vector<RecordedHeader> &out)
{
    std::vector<std::vector<std::string>> pairs;
    json::read(in, pairs);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].size() == 2)
            out.push_back({std::move(pairs[i][0]), std::move(pairs[i][1])});
        else
            in.element(i).reportExpected("the name and value of a header field");
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
    readMessage(object, "error", "error_source", out.error);
    object.optional("duration_us", out.duration, readDuration<microseconds>);
    object.optional("phases", out.phases, readPhases);
    object.optional("retry", out.retry);
    object.optional("page", out.page);
    object.optional("is_from_cache", out.isFromCache);
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
    readMessage(object, "message", "message_source", out.message);
    object.optional("duration_us", out.duration, readDuration<microseconds>);
    object.optional("is_slow", out.isSlow);
    object.optional("is_test", out.isTest);
    object.optional("is_preview", out.isPreview);
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
    ObjectWriter object(line);
    object.integer("id", entry.id.value());
    object.string("time", formatRfc3339(entry.time));
    object.string("origin", json::nameOf(entry.origin));
    object.text("client", entry.client);
    object.text("session", entry.session);
    object.text("era", entry.era);
    object.text("method", entry.method);
    object.text("tool", entry.tool);
    object.text("tool_version", entry.toolVersion);
    object.name("operation", entry.operation);
    object.body("arguments", entry.arguments);
    object.body("result", entry.result);
    object.string("status", json::nameOf(entry.outcome));
    object.name("level", entry.level);
    object.text("code", entry.code);
    object.message("message", "message_source", entry.message);
    object.number("duration_us", entry.duration.count());
    object.flag("is_slow", entry.isSlow);
    object.flag("is_test", entry.isTest);
    object.flag("is_preview", entry.isPreview);
    object.flag("is_pinned", entry.isPinned);
    if (entry.replayOf)
        object.integer("replay_of", entry.replayOf->value());
    if (entry.cacheAge)
        object.integer("cache_age_s", entry.cacheAge->count());
    object.text("note", entry.note);
    if (!entry.exchanges.empty()) {
        object.begin("exchanges") += '[';
        for (std::string_view before = ""; const Exchange &exchange : entry.exchanges) {
            line += std::exchange(before, ",");
            write(exchange, line);
        }
        line += ']';
    }
    object.close();
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
        return unreadable("The line is not a log entry: " + decoded.errors.front().message.text());
    return std::move(decoded.value);
}

} // namespace tooltray::journal
