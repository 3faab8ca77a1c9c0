// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/logentries.h"

#include <array>

namespace tooltray::test {
namespace {

using namespace std::chrono_literals;

constexpr std::array kLogTools{"search_orders", "get_order", "list_customers", "create_issue", "ship_order"};
constexpr std::array kLogClients{"Claude Desktop", "VS Code", "Inspector"};

std::uint64_t scattered(std::uint64_t number)
{
    number *= 0x9e3779b97f4a7c15ULL;
    return number ^ (number >> 29U);
}

journal::Exchange exchangeOf(const journal::LogEntry &entry, std::uint32_t page,
                             std::chrono::microseconds begin, std::chrono::microseconds duration)
{
    journal::Exchange exchange;
    exchange.time = entry.time + std::chrono::floor<std::chrono::milliseconds>(begin);
    exchange.endpoint = "shop";
    exchange.method = "POST";
    exchange.url = "https://shop.example/graphql";
    exchange.requestHeaders = {{"Content-Type", "application/json"}, {"Authorization", "<redacted>"}};
    exchange.request = journal::Body::of(
        R"({"query":"query SearchOrders($status: OrderStatus) {\n  orders(status: $status) {\n    id\n    total\n  }\n}","variables":{"status":"OPEN"}})");
    exchange.status = 200;
    exchange.httpVersion = "HTTP/2";
    exchange.responseHeaders = {{"Content-Type", "application/json"}, {"ETag", "\"33a64df5\""}};
    exchange.response = journal::Body::of(
        R"({"data":{"orders":[{"id":"1001","total":42.50},{"id":"1002","total":17},{"id":"1003","total":230.95}]}})");
    exchange.duration = duration;
    exchange.phases = {.dns = duration / 40,
                       .connect = duration / 20,
                       .tls = duration / 10,
                       .send = duration / 100,
                       .wait = duration * 6 / 10,
                       .receive = duration / 5};
    exchange.page = page;
    return exchange;
}

} // namespace

journal::LogEntry logEntry(std::uint64_t id)
{
    const std::uint64_t chance = scattered(id);
    journal::LogEntry entry;
    entry.id = journal::EntryId(id);
    entry.time = WallTime(std::chrono::milliseconds(1'790'000'000'000)) + std::chrono::milliseconds(id * 731);
    entry.client = kLogClients[chance % kLogClients.size()];
    entry.session = "b7f2" + std::to_string(chance % 7);
    entry.era = "2025-11-25";
    entry.method = "tools/call";
    entry.tool = kLogTools[(chance >> 8U) % kLogTools.size()];
    entry.toolVersion = "1.2.0";
    const bool isMutation = entry.tool == "create_issue" || entry.tool == "ship_order";
    entry.operation = isMutation ? journal::OperationKind::Mutation : journal::OperationKind::Query;
    entry.arguments = journal::Body::of(R"({"status":"OPEN","first":)" + std::to_string(chance % 50) + "}");
    entry.result = journal::Body::of(R"({"orders":[{"id":"1001","total":42.50},{"id":"1002","total":17}]})");
    entry.result.size = 300 + chance % 24'000;
    entry.outcome = journal::Outcome::Ok;
    entry.duration = std::chrono::microseconds(20'000 + chance % 400'000);
    if (chance % 11 == 0) {
        entry.outcome = journal::Outcome::Error;
        entry.level = journal::EntryLevel::Graphql;
        entry.code = "graphql_error";
        entry.message = "Status UNKNOWN is not a member of OrderStatus.";
    } else if (chance % 17 == 0) {
        entry.outcome = journal::Outcome::Error;
        entry.level = journal::EntryLevel::Http;
        entry.code = "http_504";
        entry.message = "The endpoint answered with 504: it did not get an answer in time.";
        entry.duration += 900ms;
    }
    entry.isSlow = entry.duration > 800ms;
    const bool hasPages = chance % 5 == 0;
    if (hasPages) {
        entry.exchanges.push_back(exchangeOf(entry, 1, entry.duration / 20, entry.duration * 4 / 10));
        entry.exchanges.push_back(exchangeOf(entry, 2, entry.duration / 2, entry.duration * 4 / 10));
    } else {
        entry.exchanges.push_back(exchangeOf(entry, 0, entry.duration / 20, entry.duration * 9 / 10));
    }
    if (entry.level == journal::EntryLevel::Http)
        entry.exchanges.back().status = 504;
    return entry;
}

journal::EntryPointer sharedEntry(journal::LogEntry entry)
{
    return std::make_shared<const journal::LogEntry>(std::move(entry));
}

std::vector<journal::EntryPointer> logEntries(std::uint64_t first, std::uint64_t count)
{
    std::vector<journal::EntryPointer> entries;
    entries.reserve(count);
    for (std::uint64_t id = first; id < first + count; ++id)
        entries.push_back(sharedEntry(logEntry(id)));
    return entries;
}

} // namespace tooltray::test
