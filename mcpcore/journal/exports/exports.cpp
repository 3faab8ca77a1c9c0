// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/exports.h"

#include "base/files/files.h"
#include "base/time/rfc3339.h"
#include "credentials/redaction/redactor.h"
#include "journal/entries/entrycodec.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <vector>

namespace tooltray::journal {
namespace {

constexpr int kNotKnown = -1;

double inMilliseconds(std::chrono::microseconds duration)
{
    return static_cast<double>(duration.count()) / 1000;
}

double inMilliseconds(const Phases::Duration &duration)
{
    return duration ? inMilliseconds(*duration) : kNotKnown;
}

std::string_view findHeader(const std::vector<RecordedHeader> &fields, std::string_view name)
{
    const auto found = std::ranges::find_if(
        fields, [name](const RecordedHeader &field) { return equalsIgnoringAsciiCase(field.name, name); });
    return found == fields.end() ? std::string_view() : std::string_view(found->value);
}

json::Value pair(std::string_view name, std::string_view value)
{
    return json::Value::object({{"name", name}, {"value", value}});
}

json::Value headers(const std::vector<RecordedHeader> &fields)
{
    json::Value list = json::Value::array();
    for (const RecordedHeader &field : fields)
        list.append(pair(field.name, field.value));
    return list;
}

std::string decoded(std::string_view text)
{
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    return decodePercentLeniently(spaced);
}

json::Value queryString(std::string_view url)
{
    json::Value list = json::Value::array();
    const std::size_t mark = url.find('?');
    if (mark == std::string_view::npos)
        return list;
    std::string_view query = url.substr(mark + 1, url.find('#', mark) - mark - 1);
    while (!query.empty()) {
        const std::string_view part = query.substr(0, query.find('&'));
        const std::size_t equals = std::min(part.find('='), part.size());
        if (!part.empty())
            list.append(pair(decoded(part.substr(0, equals)),
                             decoded(part.substr(std::min(equals + 1, part.size())))));
        query.remove_prefix(std::min(part.size() + 1, query.size()));
    }
    return list;
}

// Cookies are secrets, all of them: their fields are masked, so that there is nothing to take apart.
json::Value noCookies()
{
    return json::Value::array();
}

// Says what a text that is not all of the body lacks.
void remarkOn(const Body &body, json::Value &object)
{
    if (body.isCut)
        object.set("comment", (body.isOmitted() ? "Omitted by the log; " : "Cut by the log; ")
                                  + std::to_string(body.size) + " bytes went over the wire.");
    else if (body.isRepaired)
        object.set("comment", "Bytes that are not UTF-8 were replaced.");
}

json::Value request(const Exchange &exchange)
{
    json::Value object = json::Value::object({
        {"method", exchange.method},
        {"url", exchange.url},
        {"httpVersion", exchange.httpVersion},
        {"cookies", noCookies()},
        {"headers", headers(exchange.requestHeaders)},
        {"queryString", queryString(exchange.url)},
    });
    if (exchange.request.content) {
        json::Value &data =
            object.set("postData",
                       json::Value::object({{"mimeType", findHeader(exchange.requestHeaders, "content-type")},
                                            {"text", exchange.request.text()}}));
        remarkOn(exchange.request, data);
    }
    object.set("headersSize", kNotKnown);
    object.set("bodySize", exchange.request.size);
    return object;
}

json::Value response(const Exchange &exchange)
{
    json::Value content =
        json::Value::object({{"size", exchange.response.size},
                             {"mimeType", findHeader(exchange.responseHeaders, "content-type")}});
    if (exchange.response.content)
        content.set("text", exchange.response.text());
    remarkOn(exchange.response, content);
    json::Value object = json::Value::object({
        {"status", exchange.status},
        {"statusText", ""},
        {"httpVersion", exchange.httpVersion},
        {"cookies", noCookies()},
        {"headers", headers(exchange.responseHeaders)},
        {"content", std::move(content)},
        {"redirectURL", findHeader(exchange.responseHeaders, "location")},
        {"headersSize", kNotKnown},
        {"bodySize", kNotKnown},
    });
    if (!exchange.error.empty())
        object.set("_error", exchange.error.text());
    return object;
}

// The time of TLS is part of that of connecting, as the format wants it for older readers. send, wait and
// receive must be there: what was not measured takes no time.
json::Value timings(const Exchange &exchange)
{
    const Phases &phases = exchange.phases;
    const auto orZero = [](const Phases::Duration &duration) {
        return std::max(inMilliseconds(duration), 0.0);
    };
    Phases::Duration connect = phases.connect;
    if (phases.tls)
        connect = connect.value_or(std::chrono::microseconds(0)) + *phases.tls;
    const bool isMeasured = phases.send || phases.wait || phases.receive;
    return json::Value::object({
        {"blocked", inMilliseconds(phases.queue)},
        {"dns", inMilliseconds(phases.dns)},
        {"connect", inMilliseconds(connect)},
        {"send", orZero(phases.send)},
        {"wait", isMeasured ? orZero(phases.wait) : inMilliseconds(exchange.duration)},
        {"receive", orZero(phases.receive)},
        {"ssl", inMilliseconds(phases.tls)},
    });
}

// The format defines it as the sum of the timings that are known, of TLS only once.
double totalTime(const json::Value &timings)
{
    double sum = 0;
    for (const json::Member &member : timings.members()) {
        if (std::string_view(member.name) != "ssl")
            sum += std::max(member.value.toDouble().value_or(0), 0.0);
    }
    return sum;
}

std::string pageId(const LogEntry &entry)
{
    return "call_" + std::to_string(entry.id.value());
}

json::Value page(const LogEntry &entry)
{
    const bool isOver = entry.outcome != Outcome::Running;
    json::Value object = json::Value::object({
        {"startedDateTime", formatRfc3339(entry.time)},
        {"id", pageId(entry)},
        {"title", entry.tool.empty() ? entry.method : entry.tool},
        {"pageTimings",
         json::Value::object({{"onContentLoad", kNotKnown},
                              {"onLoad", isOver ? inMilliseconds(entry.duration) : double(kNotKnown)}})},
    });
    object.set("_status", json::nameOf(entry.outcome));
    for (const auto &[name, text] :
         {std::pair("_client", &entry.client), std::pair("_method", &entry.method),
          std::pair("_code", &entry.code), std::pair("_message", &entry.message.text())}) {
        if (!text->empty())
            object.set(name, *text);
    }
    if (!entry.note.empty())
        object.set("comment", entry.note);
    return object;
}

json::Value harEntry(const LogEntry &entry, const Exchange &exchange)
{
    json::Value times = timings(exchange);
    json::Value object = json::Value::object({
        {"pageref", pageId(entry)},
        {"startedDateTime", formatRfc3339(exchange.time)},
        {"time", totalTime(times)},
        {"request", request(exchange)},
        {"response", response(exchange)},
        {"cache", json::Value::object()},
        {"timings", std::move(times)},
    });
    object.set("_endpoint", exchange.endpoint);
    if (exchange.retry > 0)
        object.set("_retry", exchange.retry);
    if (exchange.page > 0)
        object.set("_page", exchange.page);
    if (exchange.isFromCache)
        object.set("_fromCache", true);
    return object;
}

} // namespace

json::Value harArchive(std::span<const EntryPointer> entries, std::string_view programVersion)
{
    json::Value pages = json::Value::array();
    json::Value list = json::Value::array();
    for (const EntryPointer &entry : entries) {
        pages.append(page(*entry));
        for (const Exchange &exchange : entry->exchanges)
            list.append(harEntry(*entry, exchange));
    }
    return json::Value::object(
        {{"log", json::Value::object(
                     {{"version", "1.2"},
                      {"creator", json::Value::object({{"name", "Tooltray"}, {"version", programVersion}})},
                      {"pages", std::move(pages)},
                      {"entries", std::move(list)}})}});
}

std::string jsonLines(std::span<const EntryPointer> entries)
{
    std::string text;
    for (const EntryPointer &entry : entries)
        text += encodeLine(*entry);
    return text;
}

Result<void> writeExport(const std::filesystem::path &path, std::string_view content)
{
    using std::filesystem::perms;
    // An existing file keeps its permissions when it is replaced, so they come first.
    std::error_code ignored; // there may be none; what else is wrong shows when it is written
    std::filesystem::permissions(path, perms::owner_read | perms::owner_write, ignored);
    return writeFile(path, content, FileAccess::Private);
}

namespace {

constexpr std::string_view kMask = credentials::Redactor::kMask;

// The connection makes these itself; sent again they would contradict it.
constexpr std::array<std::string_view, 7> kOwnFields{
    "host", "content-length", "connection", "accept-encoding", "transfer-encoding", "te", "upgrade"};

// A variable's name from any text: X-Api-Key becomes X_API_KEY.
std::string variableName(std::string_view text)
{
    std::string name;
    for (const char c : text) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            name += asciiUpper(c);
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    while (name.ends_with('_'))
        name.pop_back();
    if (name.empty() || isAsciiDigit(name.front()))
        name.insert(0, "SECRET");
    return name;
}

// The JSON member, or the parameter of a query, that the text before a mask ends with the name of.
std::string_view nameBefore(std::string_view text)
{
    const auto isName = [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-'; };
    while (!text.empty() && !isName(text.back()))
        text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && isName(text[begin - 1]))
        --begin;
    return text.substr(begin);
}

class CurlWriter {
public:
    // One word in which every mask became a variable.
    std::string word(std::string_view text, std::optional<std::string_view> name)
    {
        std::string result;
        std::string literal;
        std::size_t from = 0;
        for (std::size_t at = text.find(kMask); at != std::string_view::npos; at = text.find(kMask, from)) {
            literal += text.substr(from, at - from);
            const std::string variable = newVariable(name ? *name : nameBefore(text.substr(0, at)));
            if (!literal.empty())
                result += shellQuoted(literal);
            literal.clear();
            result += "\"$" + variable + '"';
            from = at + kMask.size();
        }
        literal += text.substr(from);
        if (!literal.empty() || result.empty())
            result += shellQuoted(literal);
        return result;
    }

private:
    // Two secrets under the same name are two variables.
    std::string newVariable(std::string_view name)
    {
        const std::string first = variableName(name);
        std::string variable = first;
        for (int number = 2; !m_used.insert(variable).second; ++number)
            variable = first + '_' + std::to_string(number);
        return variable;
    }

    std::set<std::string, std::less<>> m_used;
};

Error notReproducible(Message message)
{
    return {ErrorKind::Invalid, "not_reproducible", std::move(message),
            CORE_TEXT("Core", "Send the call again from the window, then copy the new one.")};
}

} // namespace

std::string shellQuoted(std::string_view text)
{
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + '\'';
}

Result<std::string> curlCommand(const Exchange &exchange, const std::vector<RecordedHeader> &revealed)
{
    if (!exchange.request.isWhole())
        return notReproducible(
            CORE_TEXT("Core", "The log has only part of the request, too little for a command."));
    const bool hasZero = exchange.request.text().find('\0') != std::string_view::npos;
    if (hasZero)
        return notReproducible(
            CORE_TEXT("Core", "The request contains a zero byte, which a command line cannot pass."));
    CurlWriter writer;
    std::string text = "curl";
    if (!exchange.method.empty() && exchange.method != (exchange.request.content ? "POST" : "GET"))
        text += " -X " + writer.word(exchange.method, {});
    text += ' ' + writer.word(exchange.url, {});
    for (const RecordedHeader &logged : exchange.requestHeaders) {
        const auto given = std::ranges::find_if(revealed, [&](const RecordedHeader &each) {
            return equalsIgnoringAsciiCase(each.name, logged.name);
        });
        const RecordedHeader &field = given == revealed.end() ? logged : *given;
        const bool isOwn = std::ranges::any_of(
            kOwnFields, [&](std::string_view own) { return equalsIgnoringAsciiCase(own, field.name); });
        if (isOwn)
            continue;
        // curl leaves out a field without a value unless a semicolon ends its name.
        const std::string line = field.value.empty() ? field.name + ';' : field.name + ": " + field.value;
        text += " \\\n  -H " + (given == revealed.end() ? writer.word(line, field.name) : shellQuoted(line));
    }
    if (exchange.request.content)
        text += " \\\n  --data-raw "
                + (exchange.request.isMasked ? writer.word(exchange.request.text(), {})
                                             : shellQuoted(exchange.request.text()));
    return text + '\n';
}

} // namespace tooltray::journal
