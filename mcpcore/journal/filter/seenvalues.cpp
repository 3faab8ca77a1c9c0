// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/seenvalues.h"

#include "base/ascii.h"
#include "base/naturalorder.h"
#include "json/parse.h"
#include "json/write.h"

#include <algorithm>
#include <unordered_map>

namespace tooltray::journal {
namespace {

constexpr std::size_t kMaxValue = 200; // bytes: longer ones are no help to whoever types

class Tally {
public:
    void add(std::string_view value)
    {
        if (!value.empty() && value.size() <= kMaxValue)
            ++m_counts[std::string(value)];
    }

    std::vector<std::string> mostFrequentFirst() const
    {
        std::vector<const std::pair<const std::string, std::size_t> *> order;
        order.reserve(m_counts.size());
        for (const auto &each : m_counts)
            order.push_back(&each);
        std::ranges::sort(order, [](const auto *a, const auto *b) {
            return a->second != b->second ? a->second > b->second : naturalOrder(a->first, b->first) < 0;
        });
        std::vector<std::string> values;
        values.reserve(order.size());
        for (const auto *each : order)
            values.push_back(each->first);
        return values;
    }

private:
    std::unordered_map<std::string, std::size_t> m_counts;
};

template <typename F>
void forEachHeader(const LogEntry &entry, const F &visit)
{
    for (const Exchange &exchange : entry.exchanges) {
        std::ranges::for_each(exchange.requestHeaders, visit);
        std::ranges::for_each(exchange.responseHeaders, visit);
    }
}

void addArgument(const LogEntry &entry, std::string_view name, Tally &tally)
{
    const json::Parsed arguments = json::parse(entry.arguments.text());
    if (const json::Value *value = arguments ? arguments.value.find(name) : nullptr)
        tally.add(value->isString() ? std::string(value->toString()) : json::write(*value));
}

void add(const LogEntry &entry, Field field, std::string_view name, Tally &tally)
{
    switch (field) {
    case Field::Tool: tally.add(entry.tool); break;
    case Field::Client: tally.add(entry.client); break;
    case Field::Method: tally.add(entry.method); break;
    case Field::Era: tally.add(entry.era); break;
    case Field::Session: tally.add(entry.session); break;
    case Field::Code: tally.add(entry.code); break;
    case Field::Status:
        tally.add(json::nameOf(entry.outcome));
        for (const Exchange &exchange : entry.exchanges)
            tally.add(exchange.status == 0 ? std::string() : std::to_string(exchange.status));
        break;
    case Field::Upstream:
        for (const Exchange &exchange : entry.exchanges)
            tally.add(exchange.endpoint);
        break;
    case Field::Argument: addArgument(entry, name, tally); break;
    case Field::Header:
        forEachHeader(entry, [&](const HeaderField &each) {
            if (equalsIgnoringAsciiCase(each.name, name))
                tally.add(each.value);
        });
        break;
    default: break;
    }
}

} // namespace

std::vector<std::string> seenValues(Field field, std::string_view name, std::span<const EntryPointer> entries)
{
    Tally tally;
    for (const EntryPointer &entry : entries)
        add(*entry, field, name, tally);
    return tally.mostFrequentFirst();
}

std::vector<std::string> seenNames(Field field, std::span<const EntryPointer> entries)
{
    Tally tally;
    for (const EntryPointer &entry : entries) {
        if (field == Field::Header)
            forEachHeader(*entry, [&](const HeaderField &each) { tally.add(asciiLower(each.name)); });
        if (field != Field::Argument)
            continue;
        const json::Parsed arguments = json::parse(entry->arguments.text());
        for (const json::Member &member : arguments.value.members())
            tally.add(std::string_view(member.name));
    }
    return tally.mostFrequentFirst();
}

} // namespace tooltray::journal
