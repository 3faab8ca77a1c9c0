// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/predicate.h"

#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <vector>

namespace tooltray::journal {

namespace {

using Op = Term::Op;
using Type = FieldInfo::Type;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

bool isComparison(Op op)
{
    return op == Op::Greater || op == Op::Less || op == Op::AtLeast || op == Op::AtMost;
}

FilterError wrongValue(const Term &term, Message message, const std::vector<std::string> &known = {})
{
    std::vector<std::string> near = suggestions(term.value, known);
    if (!near.empty())
        message = Message::joined({message, didYouMean(near)});
    return {std::move(message), 0, term.value.size(), std::move(near)};
}

std::string fieldName(const Term &term)
{
    return std::string(fieldInfo(term.field).name) + term.name;
}

// The name of its field stands in the text.
FilterError wrongOperator(const Term &term, Template text)
{
    return {{text, {{"name", fieldName(term)}}}, 0, term.value.size()};
}

// The values that a comparison with a range accepts; any other operator accepts the range itself.
Interval<std::int64_t> compared(Op op, const Interval<std::int64_t> &with)
{
    switch (op) {
    case Op::Greater: return {with.most == kMax ? kMax : with.most + 1, kMax};
    case Op::Less: return {kLeast, with.least == kLeast ? kLeast : with.least - 1};
    case Op::AtLeast: return {with.least, kMax};
    case Op::AtMost: return {kLeast, with.most};
    default: return with;
    }
}

std::optional<double> toNumber(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::vector<std::string> outcomeNames()
{
    std::vector<std::string> names;
    for (const auto &named : namesOf(Outcome()))
        names.emplace_back(named.name);
    return names;
}

} // namespace

std::variant<Predicate, FilterError> Predicate::create(const Term &term, const FilterReader &reader)
{
    const Type type = term.field == FilterField::Any ? Type::Text : fieldInfo(term.field).type;
    Made made = [&]() -> Made {
        switch (type) {
        case Type::Text: return makeText(term);
        case Type::Name: return isComparison(term.op) ? makeNumber(term) : makeText(term);
        case Type::Status: return makeStatus(term);
        case Type::Cached: return makeCached(term);
        case Type::Is: return makeProperty(term);
        default: return makeQuantity(term, reader);
        }
    }();
    if (auto *error = std::get_if<FilterError>(&made))
        return std::move(*error);
    return Predicate(term.field, term.name, std::get<Test>(std::move(made)));
}

Predicate::Made Predicate::makeText(const Term &term)
{
    if (isComparison(term.op))
        return wrongOperator(
            term, CORE_TEXT("Core", "\"{name}\" is text, which is neither greater nor less; use : = or ~."));
    if (term.op == Op::Equals)
        return Test(Exactly{term.value});
    if (term.op == Op::Contains)
        return Test(FoldedText(term.value));
    const auto compiled = text::Regex::compile(term.value, {.ignoreCase = true, .linearOnly = true});
    if (compiled.error)
        return FilterError{compiled.error->message, std::min(compiled.error->offset, term.value.size()), 1};
    return Test(text::LinearSearch(*compiled.regex));
}

Predicate::Made Predicate::makeNumber(const Term &term)
{
    const auto number = toNumber(term.value);
    if (!number || !std::isfinite(*number))
        return wrongValue(term, {CORE_TEXT("Core", "\"{name}\" is compared with a number, such as 5 or 1.5."),
                                 {{"name", fieldName(term)}}});
    switch (term.op) {
    case Op::Greater: return Test(Number{std::nextafter(*number, kInfinity), kInfinity});
    case Op::Less: return Test(Number{-kInfinity, std::nextafter(*number, -kInfinity)});
    case Op::AtLeast: return Test(Number{*number, kInfinity});
    default: return Test(Number{-kInfinity, *number});
    }
}

Predicate::Made Predicate::makeStatus(const Term &term)
{
    if (const auto number = parseCount(term.value); number && term.op != Op::Regex)
        return Test(compared(term.op, {*number, *number}));
    if (const auto hundred = parseStatusClass(term.value); hundred && term.op != Op::Regex)
        return Test(compared(term.op, *hundred));
    if (isComparison(term.op))
        return wrongValue(
            term,
            CORE_TEXT("Core", "\"status\" is compared with a number, such as 400, or a class, such as 4xx."));
    if (term.op == Op::Regex)
        return makeText(term);
    // A word that is part of no status would silently find nothing.
    const std::string wanted = asciiLower(term.value);
    for (const std::string &name : outcomeNames()) {
        if (term.op == Op::Equals ? name == term.value : name.find(wanted) != std::string::npos)
            return makeText(term);
    }
    return wrongValue(
        term,
        CORE_TEXT("Core",
                  "\"status\" is ok, error, cancelled, running, a number such as 404, or a class such "
                  "as 4xx."),
        outcomeNames());
}

Predicate::Made Predicate::makeCached(const Term &term)
{
    const bool isYes =
        equalsIgnoringAsciiCase(term.value, "yes") || equalsIgnoringAsciiCase(term.value, "true");
    const bool isNo =
        equalsIgnoringAsciiCase(term.value, "no") || equalsIgnoringAsciiCase(term.value, "false");
    if ((isYes || isNo) && !isComparison(term.op) && term.op != Op::Regex)
        return Test(Present{isYes});
    const auto age = parseDuration(term.value);
    if (!age || term.op == Op::Regex)
        return wrongValue(term, CORE_TEXT("Core", "\"cached\" is yes, no, or an age such as >30s."),
                          {"yes", "no"});
    return Test(compared(term.op, {age->count(), age->count()}));
}

Predicate::Made Predicate::makeQuantity(const Term &term, const FilterReader &reader)
{
    if (term.op == Op::Regex)
        return wrongOperator(
            term, CORE_TEXT("Core", "\"{name}\" is a quantity, which has no pattern; use : = > < >= or <=."));
    switch (fieldInfo(term.field).type) {
    case Type::Number: {
        const auto number = parseCount(term.value);
        if (!number)
            return wrongValue(term, {CORE_TEXT("Core", "\"{name}\" is a number, such as 12."),
                                     {{"name", fieldName(term)}}});
        return Test(compared(term.op, {*number, *number}));
    }
    case Type::Duration: {
        const auto duration = parseDuration(term.value);
        if (!duration)
            return wrongValue(term, CORE_TEXT("Core", "\"dur\" is a duration, such as 500, 1.5s or 2m."));
        // A duration that is shown as 500 ms equals 500 ms.
        const std::int64_t fraction = isComparison(term.op) ? 0 : 999;
        return Test(compared(term.op, {duration->count(), duration->count() + fraction}));
    }
    case Type::Size: {
        const auto bytes = parseByteCount(term.value);
        if (!bytes)
            return wrongValue(term,
                              CORE_TEXT("Core", "\"size\" is a number of bytes, such as 800, 100k or 1.5M."));
        return Test(compared(term.op, {*bytes, *bytes}));
    }
    default: break;
    }
    const auto span = parseTimeSpan(term.value, reader.now, reader.zone);
    if (!span) {
        return wrongValue(
            term, CORE_TEXT("Core",
                            "\"time\" is how long ago, such as 10m, a time such as 14:00 or 14:00-14:05, or "
                            "a date such as 2026-01-31."));
    }
    Count range{span->least.time_since_epoch().count(), span->most.time_since_epoch().count()};
    if (isComparison(term.op) && range.most == kMax)
        range.most = range.least;
    return Test(compared(term.op, range));
}

Predicate::Made Predicate::makeProperty(const Term &term)
{
    if (term.op != Op::Contains)
        return wrongOperator(term, CORE_TEXT("Core", "\"{name}\" is followed by a colon: is:error."));
    if (const PropertyInfo *info = findProperty(term.value))
        return Test(info->property);
    std::vector<std::string> names;
    std::string list;
    for (const PropertyInfo &info : propertyInfos()) {
        names.emplace_back(info.name);
        list += (list.empty() ? "" : ", ") + std::string(info.name);
    }
    return wrongValue(term,
                      {CORE_TEXT("Core", "\"{value}\" is not a value of \"is\". Values: {names}."),
                       {{"value", term.value}, {"names", list}}},
                      names);
}

namespace {

// Searching this many bytes for a plain text costs as much as one step of a regular expression.
constexpr std::size_t kBytesPerStep = 4;

void spend(std::size_t &steps, std::size_t bytes)
{
    steps -= std::min(steps, bytes / kBytesPerStep);
}

std::string_view columnText(const LogEntry &entry, FilterField field)
{
    switch (field) {
    case FilterField::Tool: return entry.tool;
    case FilterField::Client: return entry.client;
    case FilterField::Method: return entry.method;
    case FilterField::Era: return entry.era;
    case FilterField::Session: return entry.session;
    case FilterField::Note: return entry.note;
    default: return {};
    }
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
    case FilterField::Any: return matchesAnyColumn(entry, steps);
    case FilterField::Tool:
    case FilterField::Client:
    case FilterField::Method:
    case FilterField::Era:
    case FilterField::Session:
    case FilterField::Note: return hasText(columnText(entry, m_field), steps);
    case FilterField::Code:
        return hasText(entry.code, steps)
               || (entry.level != EntryLevel::None && hasText(json::nameOf(entry.level), steps));
    case FilterField::Status: return matchesStatus(entry, steps);
    case FilterField::Id: return hasCount(static_cast<std::int64_t>(entry.id.value()));
    case FilterField::Time: return hasCount(entry.time.time_since_epoch().count());
    case FilterField::Duration: return entry.outcome != Outcome::Running && hasCount(entry.duration.count());
    case FilterField::Size: return hasCount(static_cast<std::int64_t>(entry.result.size));
    case FilterField::Upstream: return matchesUpstream(entry, steps);
    case FilterField::Retry:
        return std::ranges::any_of(entry.exchanges, [this](const Exchange &e) { return hasCount(e.retry); });
    case FilterField::Page:
        return std::ranges::any_of(entry.exchanges, [this](const Exchange &e) { return hasCount(e.page); });
    case FilterField::Cached: return matchesCached(entry);
    case FilterField::Argument: return matchesArgument(entry, steps);
    case FilterField::Header: return matchesHeader(entry, steps);
    case FilterField::Body: return matchesBody(entry, steps);
    case FilterField::Is: return matchesProperty(entry);
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
    const auto isIn = [&](const std::vector<RecordedHeader> &fields) {
        return std::ranges::any_of(fields, [&](const RecordedHeader &field) {
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
    case Property::Error: return entry.hasErrors();
    case Property::Ok: return entry.outcome == Outcome::Ok && !entry.isPartial();
    case Property::Slow: return entry.isSlow;
    case Property::Replayed: return entry.replayOf.has_value();
    case Property::Pinned: return entry.isPinned;
    case Property::Cached: return entry.cacheAge.has_value();
    case Property::Mutation: return entry.operation == OperationKind::Mutation && !entry.isPreview;
    case Property::Query: return entry.operation == OperationKind::Query;
    case Property::Cancelled: return entry.outcome == Outcome::Cancelled;
    case Property::Test: return entry.isTest;
    case Property::Preview: return entry.isPreview;
    case Property::Running: return entry.outcome == Outcome::Running;
    }
    return false;
}

} // namespace tooltray::journal
