// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/completion.h"

#include "journal/filter/field.h"
#include "journal/filter/parser.h"
#include "text/unicode/ascii.h"
#include "text/words/naturalorder.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
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

void add(const LogEntry &entry, FilterField field, std::string_view name, Tally &tally)
{
    switch (field) {
    case FilterField::Tool: tally.add(entry.tool); break;
    case FilterField::Client: tally.add(entry.client); break;
    case FilterField::Method: tally.add(entry.method); break;
    case FilterField::Era: tally.add(entry.era); break;
    case FilterField::Session: tally.add(entry.session); break;
    case FilterField::Code:
        tally.add(entry.code);
        if (entry.level != EntryLevel::None)
            tally.add(json::nameOf(entry.level));
        break;
    case FilterField::Status:
        tally.add(json::nameOf(entry.outcome));
        for (const Exchange &exchange : entry.exchanges)
            tally.add(exchange.status == 0 ? std::string() : std::to_string(exchange.status));
        break;
    case FilterField::Upstream:
        for (const Exchange &exchange : entry.exchanges)
            tally.add(exchange.endpoint);
        break;
    case FilterField::Argument: addArgument(entry, name, tally); break;
    case FilterField::Header:
        forEachHeader(entry, [&](const RecordedHeader &each) {
            if (equalsIgnoringAsciiCase(each.name, name))
                tally.add(each.value);
        });
        break;
    default: break;
    }
}

} // namespace

std::vector<std::string> seenValues(FilterField field, std::string_view name,
                                    std::span<const EntryPointer> entries)
{
    Tally tally;
    for (const EntryPointer &entry : entries)
        add(*entry, field, name, tally);
    return tally.mostFrequentFirst();
}

std::vector<std::string> seenNames(FilterField field, std::span<const EntryPointer> entries)
{
    Tally tally;
    for (const EntryPointer &entry : entries) {
        if (field == FilterField::Header)
            forEachHeader(*entry, [&](const RecordedHeader &each) { tally.add(asciiLower(each.name)); });
        if (field != FilterField::Argument)
            continue;
        const json::Parsed arguments = json::parse(entry->arguments.text());
        for (const json::Member &member : arguments.value.members())
            tally.add(std::string_view(member.name));
    }
    return tally.mostFrequentFirst();
}

namespace {

using Type = FieldInfo::Type;

constexpr std::size_t kMaxParsed = 1'000; // entries whose arguments are read

struct Example {
    Type type;
    std::string_view text;
    Template description;
};

constexpr auto kExamples = std::to_array<Example>({
    {Type::Duration, ">500", CORE_TEXT("Core", "longer than 500 ms")},
    {Type::Duration, ">1.5s", CORE_TEXT("Core", "longer than 1.5 seconds")},
    {Type::Size, ">100k", CORE_TEXT("Core", "more than 100,000 bytes")},
    {Type::Size, ">1M", CORE_TEXT("Core", "more than a million bytes")},
    {Type::Time, "10m", CORE_TEXT("Core", "the last ten minutes")},
    {Type::Time, "1h", CORE_TEXT("Core", "the last hour")},
    {Type::Time, "14:00-14:05", CORE_TEXT("Core", "between these times today")},
    {Type::Status, ">=400", CORE_TEXT("Core", "a response that is an error")},
    {Type::Status, "4xx", CORE_TEXT("Core", "a response with a status from 400 to 499")},
    {Type::Status, "5xx", CORE_TEXT("Core", "a response with a status from 500 to 599")},
    {Type::Number, ">0", CORE_TEXT("Core", "more than 0")},
    {Type::Cached, "yes", CORE_TEXT("Core", "from the cache")},
    {Type::Cached, "no", CORE_TEXT("Core", "not from the cache")},
    {Type::Cached, ">30s", CORE_TEXT("Core", "older than 30 seconds")},
});

struct OperatorInfo {
    std::string_view text;
    Template description;
    bool isForText;
    bool isForQuantities;
};

constexpr auto kOperators = std::to_array<OperatorInfo>({
    {":", CORE_TEXT("Core", "contains, or is"), true, true},
    {"=", CORE_TEXT("Core", "is exactly"), true, true},
    {"~", CORE_TEXT("Core", "matches the regular expression"), true, false},
    {":>", CORE_TEXT("Core", "is greater than"), false, true},
    {":<", CORE_TEXT("Core", "is less than"), false, true},
    {":>=", CORE_TEXT("Core", "is at least"), false, true},
    {":<=", CORE_TEXT("Core", "is at most"), false, true},
});

// The piece of the filter that the cursor is at the end of, and what came before it.
struct Place {
    FilterToken field;
    FilterToken oper;
    FilterToken last;
};

Place placeAt(std::string_view text)
{
    Place place;
    Lexer lexer(text);
    FilterToken token = lexer.next();
    FilterToken beforeLast;
    while (token.kind != FilterToken::Kind::End) {
        beforeLast = std::exchange(place.last, token);
        if (token.kind == FilterToken::Kind::Field)
            place.field = token;
        else if (token.kind == FilterToken::Kind::Operator)
            place.oper = token;
        else if (beforeLast.kind != FilterToken::Kind::Operator)
            place.field = place.oper = FilterToken();
        token = lexer.next();
    }
    // Behind a space something new begins.
    if (token.isAfterSpace)
        return {};
    if (place.last.kind != FilterToken::Kind::Operator && place.oper.kind == FilterToken::Kind::Operator
        && beforeLast.kind != FilterToken::Kind::Operator)
        return {};
    return place;
}

class Choices {
public:
    Choices(std::string_view typed, std::size_t most) : m_typed(typed), m_folded(typed), m_most(most) {}

    // Names that begin with the typed text come before those that contain it.
    void add(FilterCompletion::Kind kind, std::string_view name, std::string text, Message description)
    {
        if (equalsIgnoringAsciiCase(name.substr(0, m_typed.size()), m_typed))
            m_beginning.push_back({kind, std::move(text), std::move(description)});
        else if (m_folded.isIn(name))
            m_inside.push_back({kind, std::move(text), std::move(description)});
    }

    std::vector<FilterCompletion> take()
    {
        m_beginning.insert(m_beginning.end(), m_inside.begin(), m_inside.end());
        if (m_beginning.size() > m_most)
            m_beginning.resize(m_most);
        return std::move(m_beginning);
    }

private:
    std::string_view m_typed;
    FoldedText m_folded;
    std::size_t m_most;
    std::vector<FilterCompletion> m_beginning;
    std::vector<FilterCompletion> m_inside;
};

// A term as the printer writes it, from its operator or its value on.
std::string printedValue(const FieldInfo &info, std::string_view value)
{
    Term term{.field = info.field, .op = Term::Op::Equals, .value = std::string(value)};
    const std::string text = printFilter({.kind = Filter::Kind::Term, .term = std::move(term)});
    return text.substr(fieldInfo(info.field).name.size() + 1); // whatever name was typed
}

void addFields(std::string_view typed, std::span<const EntryPointer> log, Choices &choices)
{
    using Kind = FilterCompletion::Kind;
    const FieldInfo *named = typed.find('.') == std::string_view::npos ? nullptr : findField(typed);
    if (named) {
        for (const std::string &name : seenNames(named->field, log.last(std::min(log.size(), kMaxParsed)))) {
            Term term{.field = named->field, .name = name, .op = Term::Op::Equals, .value = "x"};
            std::string text = printFilter({.kind = Filter::Kind::Term, .term = std::move(term)});
            text.resize(text.size() - 2);
            choices.add(Kind::Field, std::string(named->name) + name, text + ':', {});
        }
        return;
    }
    for (const FieldInfo &info : fieldInfos()) {
        const bool isOpen = info.type == Type::Name;
        choices.add(Kind::Field, info.name, std::string(info.name) + (isOpen ? "" : ":"), info.description);
    }
    for (const PropertyInfo &info : propertyInfos())
        choices.add(Kind::Value, info.name, "is:" + std::string(info.name), info.description);
    // The name of a field as a whole may be meant to get an operator.
    const FieldInfo *whole = findField(typed);
    if (!whole || whole->type == Type::Is)
        return;
    for (const OperatorInfo &each : kOperators) {
        const bool isText = whole->type == Type::Text;
        if (isText ? each.isForText : each.isForQuantities)
            choices.add(Kind::Operator, typed, std::string(whole->name) + std::string(each.text),
                        each.description);
    }
}

void addValues(const FieldInfo &info, std::string_view name, std::span<const EntryPointer> log,
               Choices &choices)
{
    using Kind = FilterCompletion::Kind;
    if (info.type == Type::Is) {
        for (const PropertyInfo &property : propertyInfos())
            choices.add(Kind::Value, property.name, std::string(property.name), property.description);
        return;
    }
    for (const Example &example : kExamples) {
        if (example.type == info.type)
            choices.add(Kind::Value, example.text, std::string(example.text), example.description);
    }
    if (info.type == Type::Name)
        log = log.last(std::min(log.size(), kMaxParsed));
    for (const std::string &value : seenValues(info.field, name, log))
        choices.add(Kind::Value, value, printedValue(info, value), {});
}

} // namespace

FilterCompletions completeFilter(std::string_view text, std::size_t cursor, std::span<const EntryPointer> log,
                                 std::size_t maxChoices)
{
    const std::string_view before = text.substr(0, cursor);
    const Place place = placeAt(before);
    FilterCompletions result{before.size(), 0};

    if (place.oper.kind == FilterToken::Kind::Operator) {
        const FieldInfo *info = findField(place.field.text);
        if (!info)
            return result;
        std::string typed;
        if (place.last.kind != FilterToken::Kind::Operator) {
            result = {place.last.offset, place.last.length};
            typed = place.last.text;
        }
        Choices choices(typed, maxChoices);
        addValues(
            *info,
            std::string_view(place.field.text).substr(std::min(info->name.size(), place.field.text.size())),
            log, choices);
        result.choices = choices.take();
        return result;
    }
    std::string typed;
    if (place.last.kind == FilterToken::Kind::Word) {
        result = {place.last.offset, place.last.length};
        typed = place.last.text;
    } else if (place.last.kind == FilterToken::Kind::Quoted
               || place.last.kind == FilterToken::Kind::Unclosed) {
        return result;
    }
    Choices choices(typed, maxChoices);
    addFields(typed, log, choices);
    result.choices = choices.take();
    return result;
}

} // namespace tooltray::journal
