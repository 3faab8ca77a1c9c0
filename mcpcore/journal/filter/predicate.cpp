// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/predicate.h"

#include "base/ascii.h"
#include "json/parse.h"
#include "json/write.h"

#include <algorithm>
#include <charconv>

namespace tooltray::journal {
namespace {

// To look at this many bytes for a plain text costs as much as one step of a regular expression.
constexpr std::size_t kBytesPerStep = 4;

void spend(std::size_t &steps, std::size_t bytes)
{
    steps -= std::min(steps, bytes / kBytesPerStep);
}

std::optional<double> toNumber(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string_view columnText(const LogEntry &entry, Field field)
{
    switch (field) {
    case Field::Tool: return entry.tool;
    case Field::Client: return entry.client;
    case Field::Method: return entry.method;
    case Field::Era: return entry.era;
    case Field::Session: return entry.session;
    case Field::Note: return entry.note;
    default: return {};
    }
}

// Data that came with errors: a success for the client, and one that people look for among the errors.
bool isPartial(const LogEntry &entry)
{
    return entry.outcome == Outcome::Ok && entry.level != Level::None;
}

// The argument at that name, or at the names between the dots: arg.filter.state, arg.ids.0
const json::Value *findArgument(const json::Value &arguments, std::string_view name)
{
    if (const json::Value *whole = arguments.find(name))
        return whole;
    for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1)) {
        const std::string_view first = name.substr(0, dot);
        const json::Value *inner = arguments.find(first);
        if (const auto index = json::detail::arrayIndex(first); index && *index < arguments.elements().size())
            inner = &arguments.elements()[*index];
        if (!inner)
            continue;
        if (const json::Value *found = findArgument(*inner, name.substr(dot + 1)))
            return found;
    }
    const auto index = json::detail::arrayIndex(name);
    return index && *index < arguments.elements().size() ? &arguments.elements()[*index] : nullptr;
}

template <typename... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

} // namespace

bool Predicate::matches(const LogEntry &entry, std::size_t &steps)
{
    switch (m_field) {
    case Field::Any: return matchesAnyColumn(entry, steps);
    case Field::Tool:
    case Field::Client:
    case Field::Method:
    case Field::Era:
    case Field::Session:
    case Field::Note: return hasText(columnText(entry, m_field), steps);
    case Field::Code:
        return hasText(entry.code, steps)
               || (entry.level != Level::None && hasText(json::nameOf(entry.level), steps));
    case Field::Status: return matchesStatus(entry, steps);
    case Field::Id: return hasCount(static_cast<std::int64_t>(entry.id.value()));
    case Field::Time: return hasCount(entry.time.time_since_epoch().count());
    case Field::Duration: return entry.outcome != Outcome::Running && hasCount(entry.duration.count());
    case Field::Size: return hasCount(static_cast<std::int64_t>(entry.result.size));
    case Field::Upstream: return matchesUpstream(entry, steps);
    case Field::Retry:
        return std::ranges::any_of(entry.exchanges, [this](const Exchange &e) { return hasCount(e.retry); });
    case Field::Page:
        return std::ranges::any_of(entry.exchanges, [this](const Exchange &e) { return hasCount(e.page); });
    case Field::Cached: return matchesCached(entry);
    case Field::Argument: return matchesArgument(entry, steps);
    case Field::Header: return matchesHeader(entry, steps);
    case Field::Body: return matchesBody(entry, steps);
    case Field::Is: return matchesProperty(entry);
    }
    return false;
}

bool Predicate::hasText(std::string_view text, std::size_t &steps)
{
    const Overloaded test{
        [&](const FoldedText &wanted) {
            spend(steps, text.size());
            return wanted.isIn(text);
        },
        [&](const Exactly &wanted) { return wanted.text == text; },
        [&](text::LinearSearch &wanted) { return wanted.matches(text, steps); },
        [&](const Number &wanted) {
            const auto number = toNumber(text);
            return number && wanted.contains(*number);
        },
        [](const auto &) { return false; },
    };
    return std::visit(test, m_test);
}

bool Predicate::hasCount(std::int64_t count) const
{
    const auto *range = std::get_if<Count>(&m_test);
    return range && range->contains(count);
}

bool Predicate::matchesAnyColumn(const LogEntry &entry, std::size_t &steps)
{
    const auto has = [&](std::string_view text) { return !text.empty() && hasText(text, steps); };
    return has(entry.tool) || has(entry.client) || has(entry.method) || has(json::nameOf(entry.outcome))
           || has(entry.code) || has(entry.message) || has(entry.session) || has(entry.note)
           || matchesUpstream(entry, steps);
}

bool Predicate::matchesStatus(const LogEntry &entry, std::size_t &steps)
{
    const bool isAboutNumbers = std::holds_alternative<Count>(m_test);
    if (!isAboutNumbers && hasText(json::nameOf(entry.outcome), steps))
        return true;
    return std::ranges::any_of(entry.exchanges, [&](const Exchange &exchange) {
        if (isAboutNumbers)
            return exchange.status != 0 && hasCount(exchange.status);
        return std::holds_alternative<text::LinearSearch>(m_test) && exchange.status != 0
               && hasText(std::to_string(exchange.status), steps);
    });
}

bool Predicate::matchesUpstream(const LogEntry &entry, std::size_t &steps)
{
    return std::ranges::any_of(entry.exchanges, [&](const Exchange &exchange) {
        return hasText(exchange.endpoint, steps) || hasText(exchange.url, steps);
    });
}

bool Predicate::matchesArgument(const LogEntry &entry, std::size_t &steps)
{
    const std::string_view text = entry.arguments.text();
    spend(steps, text.size() * kBytesPerStep);
    const json::Parsed arguments = json::parse(text);
    const json::Value *value = arguments ? findArgument(arguments.value, m_name) : nullptr;
    if (!value)
        return false;
    return value->isString() ? hasText(value->toString(), steps) : hasText(json::write(*value), steps);
}

bool Predicate::matchesHeader(const LogEntry &entry, std::size_t &steps)
{
    const auto isIn = [&](const std::vector<HeaderField> &fields) {
        return std::ranges::any_of(fields, [&](const HeaderField &field) {
            return equalsIgnoringAsciiCase(field.name, m_name) && hasText(field.value, steps);
        });
    };
    return std::ranges::any_of(entry.exchanges, [&](const Exchange &exchange) {
        return isIn(exchange.requestHeaders) || isIn(exchange.responseHeaders);
    });
}

bool Predicate::matchesBody(const LogEntry &entry, std::size_t &steps)
{
    return hasText(entry.arguments.text(), steps) || hasText(entry.result.text(), steps)
           || std::ranges::any_of(entry.exchanges, [&](const Exchange &exchange) {
                  return hasText(exchange.request.text(), steps) || hasText(exchange.response.text(), steps);
              });
}

bool Predicate::matchesCached(const LogEntry &entry) const
{
    const bool isCached = entry.cacheAge.has_value();
    if (const auto *present = std::get_if<Present>(&m_test))
        return isCached == present->isWanted;
    return isCached && hasCount(std::chrono::microseconds(*entry.cacheAge).count());
}

bool Predicate::matchesProperty(const LogEntry &entry) const
{
    switch (std::get<Property>(m_test)) {
    case Property::Error: return entry.outcome == Outcome::Error || isPartial(entry);
    case Property::Ok: return entry.outcome == Outcome::Ok && !isPartial(entry);
    case Property::Slow: return entry.isSlow;
    case Property::Replayed: return entry.replayOf.has_value();
    case Property::Pinned: return entry.isPinned;
    case Property::Cached: return entry.cacheAge.has_value();
    case Property::Mutation: return entry.operation == OperationKind::Mutation;
    case Property::Query: return entry.operation == OperationKind::Query;
    case Property::Cancelled: return entry.outcome == Outcome::Cancelled;
    case Property::Test: return entry.isTest;
    case Property::Running: return entry.outcome == Outcome::Running;
    }
    return false;
}

} // namespace tooltray::journal
