// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "base/time/rfc3339.h"
#include "json/value.h"
#include "json/write.h"

#include <array>

namespace tooltray::journal::test {

WallTime at(std::string_view rfc3339)
{
    return parseRfc3339(rfc3339).value();
}

LogEntry sampleEntry(std::uint64_t id, std::string_view time)
{
    LogEntry entry;
    entry.id = EntryId(id);
    entry.time = at(time);
    entry.client = "editor";
    entry.session = "s-1";
    entry.era = "2025-11-25";
    entry.method = "tools/call";
    entry.tool = "list_issues";
    entry.toolVersion = "0.2.0";
    entry.operation = OperationKind::Query;
    entry.arguments = Body::of(R"({"state":"open","first":20,"filter":{"labels":["bug","ui"]}})");
    entry.result = Body::of(R"({"issues":[]})");
    entry.outcome = Outcome::Ok;
    entry.duration = std::chrono::milliseconds(120);

    Exchange exchange;
    exchange.time = entry.time + std::chrono::milliseconds(5);
    exchange.endpoint = "github";
    exchange.method = "POST";
    exchange.url = "https://api.example.org/graphql";
    exchange.requestHeaders = {{"Content-Type", "application/json"}, {"Authorization", "***"}};
    exchange.request = Body::of(R"({"query":"{ issues { id } }"})");
    exchange.status = 200;
    exchange.httpVersion = "HTTP/2";
    exchange.responseHeaders = {{"content-type", "application/json; charset=utf-8"}, {"etag", "\"x1\""}};
    exchange.response = Body::of(R"({"data":{"issues":[]}})");
    exchange.duration = std::chrono::milliseconds(110);
    exchange.phases.dns = std::chrono::milliseconds(2);
    exchange.phases.connect = std::chrono::milliseconds(8);
    exchange.phases.tls = std::chrono::milliseconds(20);
    exchange.phases.send = std::chrono::microseconds(100);
    exchange.phases.wait = std::chrono::milliseconds(70);
    exchange.phases.receive = std::chrono::microseconds(9'900);
    entry.exchanges = {exchange};
    return entry;
}

EntryPointer samplePointer(std::uint64_t id, std::string_view time)
{
    return std::make_shared<const LogEntry>(sampleEntry(id, time));
}

LogEntry EntryGenerator::entry()
{
    LogEntry entry;
    entry.id = EntryId(++m_id);
    entry.time = at("2026-01-01T00:00:00Z") + std::chrono::milliseconds(below(100'000'000));
    entry.origin = static_cast<EntryOrigin>(below(4));
    entry.client = text();
    entry.session = text();
    entry.era = below(2) == 0 ? "2025-11-25" : "2026-07-28";
    entry.method = text();
    entry.tool = text();
    entry.toolVersion = text();
    entry.operation = static_cast<OperationKind>(below(4));
    entry.arguments = below(3) == 0 ? body() : Body::of(json::write(json::Value::object({{text(), text()}})));
    entry.result = body();
    entry.outcome = static_cast<Outcome>(below(4));
    entry.level = static_cast<EntryLevel>(below(9));
    entry.code = text();
    entry.message = message();
    entry.duration = std::chrono::microseconds(below(5'000'000));
    entry.isSlow = below(2) == 0;
    entry.isTest = below(2) == 0;
    entry.isPreview = below(2) == 0;
    entry.isPinned = below(2) == 0;
    if (below(3) == 0)
        entry.replayOf = EntryId(below(100));
    if (below(3) == 0)
        entry.cacheAge = std::chrono::seconds(below(100));
    entry.note = text();
    for (std::size_t count = below(3); count > 0; --count)
        entry.exchanges.push_back(exchange());
    return entry;
}

std::string EntryGenerator::text()
{
    constexpr std::array<std::string_view, 14> kPieces{
        "a", "word", " ", "\"", "\\", ":", ">=", "list_all", "\xC3\xA9", "\n", "-", "(b)", "\x01", "|"};
    std::string result;
    for (std::size_t pieces = below(5); pieces > 0; --pieces)
        result += kPieces[below(kPieces.size())];
    return result;
}

Message EntryGenerator::message(std::size_t depth)
{
    if (depth == 0 || below(2) == 0)
        return text();
    std::string english = text() + "{a}" + text() + "{b_c}" + text();
    return Message::from(std::move(english), {{"a", text()}, {"b_c", message(depth - 1)}});
}

Body EntryGenerator::body()
{
    if (below(4) == 0)
        return {};
    Body body = Body::of(text());
    body.size = below(1000);
    body.isRepaired = below(4) == 0;
    body.isMasked = below(4) == 0;
    body.isCut = below(4) == 0;
    if (body.isCut)
        body.file = text();
    return body;
}

Exchange EntryGenerator::exchange()
{
    Exchange exchange;
    exchange.time = at("2026-01-01T00:00:00Z") + std::chrono::milliseconds(below(100'000'000));
    exchange.endpoint = text();
    exchange.method = text();
    exchange.url = text();
    exchange.requestHeaders = headers();
    exchange.request = body();
    exchange.status = static_cast<int>(below(2) == 0 ? 0 : 100 + below(500));
    exchange.httpVersion = text();
    exchange.responseHeaders = headers();
    exchange.response = body();
    exchange.error = message();
    exchange.duration = std::chrono::microseconds(below(5'000'000));
    exchange.phases = {phase(), phase(), phase(), phase(), phase(), phase(), phase()};
    exchange.retry = static_cast<std::uint32_t>(below(4));
    exchange.page = static_cast<std::uint32_t>(below(4));
    exchange.isFromCache = below(4) == 0;
    return exchange;
}

std::vector<RecordedHeader> EntryGenerator::headers()
{
    std::vector<RecordedHeader> fields;
    for (std::size_t count = below(4); count > 0; --count)
        fields.push_back({text(), text()});
    return fields;
}

Phases::Duration EntryGenerator::phase()
{
    return below(2) == 0 ? Phases::Duration() : std::chrono::microseconds(below(100'000));
}

} // namespace tooltray::journal::test
