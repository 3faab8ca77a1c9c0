// SPDX-License-Identifier: GPL-3.0-or-later
// The half of Predicate that reads what a term asks for.
#include "base/ascii.h"
#include "base/suggestion.h"
#include "journal/filter/predicate.h"

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
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

bool isComparison(Op op)
{
    return op == Op::Greater || op == Op::Less || op == Op::AtLeast || op == Op::AtMost;
}

FilterError wrongValue(const Term &term, std::string message, const std::vector<std::string> &known = {})
{
    std::vector<std::string> near = suggestions(term.value, known);
    if (!near.empty())
        message += ' ' + didYouMean(near);
    return {std::move(message), 0, term.value.size(), std::move(near)};
}

std::string quotedName(const Term &term)
{
    return '"' + std::string(fieldInfo(term.field).name) + term.name + '"';
}

FilterError wrongOperator(const Term &term, std::string_view what)
{
    return {quotedName(term) + " is " + std::string(what) + '.', 0, term.value.size()};
}

// What a comparison with something from least to most lets through; anything else means being in between.
Interval<std::int64_t> compared(Op op, const Interval<std::int64_t> &with)
{
    switch (op) {
    case Op::Greater: return {with.most == kMost ? kMost : with.most + 1, kMost};
    case Op::Less: return {kLeast, with.least == kLeast ? kLeast : with.least - 1};
    case Op::AtLeast: return {with.least, kMost};
    case Op::AtMost: return {kLeast, with.most};
    default: return with;
    }
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
    const Type type = term.field == Field::Any ? Type::Text : fieldInfo(term.field).type;
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
        return wrongOperator(term, "text, which is neither greater nor less; use : = or ~");
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
    double number = 0;
    const char *const end = term.value.data() + term.value.size();
    const auto [stop, error] = std::from_chars(term.value.data(), end, number);
    if (error != std::errc() || stop != end || !std::isfinite(number))
        return wrongValue(term, quotedName(term) + " is compared with a number, such as 5 or 1.5.");
    switch (term.op) {
    case Op::Greater: return Test(Number{std::nextafter(number, kInfinity), kInfinity});
    case Op::Less: return Test(Number{-kInfinity, std::nextafter(number, -kInfinity)});
    case Op::AtLeast: return Test(Number{number, kInfinity});
    default: return Test(Number{-kInfinity, number});
    }
}

Predicate::Made Predicate::makeStatus(const Term &term)
{
    if (const auto number = parseCount(term.value); number && term.op != Op::Regex)
        return Test(compared(term.op, {*number, *number}));
    if (const auto hundred = parseStatusClass(term.value); hundred && term.op != Op::Regex)
        return Test(compared(term.op, *hundred));
    if (isComparison(term.op))
        return wrongValue(term,
                          "\"status\" is compared with a number, such as 400, or a class, such as 4xx.");
    if (term.op == Op::Regex)
        return makeText(term);
    // A word that is part of no status would silently find nothing.
    const std::string wanted = asciiLower(term.value);
    for (const std::string &name : outcomeNames()) {
        if (term.op == Op::Equals ? name == term.value : name.find(wanted) != std::string::npos)
            return makeText(term);
    }
    return wrongValue(term,
                      "\"status\" is ok, error, cancelled, running, a number such as 404, or a class such "
                      "as 4xx.",
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
        return wrongValue(term, "\"cached\" is yes, no, or an age such as >30s.", {"yes", "no"});
    return Test(compared(term.op, {age->count(), age->count()}));
}

Predicate::Made Predicate::makeQuantity(const Term &term, const FilterReader &reader)
{
    if (term.op == Op::Regex)
        return wrongOperator(term, "a quantity, which has no pattern; use : = > < >= or <=");
    switch (fieldInfo(term.field).type) {
    case Type::Number: {
        const auto number = parseCount(term.value);
        if (!number)
            return wrongValue(term, quotedName(term) + " is a number, such as 12.");
        return Test(compared(term.op, {*number, *number}));
    }
    case Type::Duration: {
        const auto duration = parseDuration(term.value);
        if (!duration)
            return wrongValue(term, "\"dur\" is a duration, such as 500, 1.5s or 2m.");
        // What is shown as 500 ms is equal to it.
        const std::int64_t fraction = isComparison(term.op) ? 0 : 999;
        return Test(compared(term.op, {duration->count(), duration->count() + fraction}));
    }
    case Type::Size: {
        const auto bytes = parseByteCount(term.value);
        if (!bytes)
            return wrongValue(term, "\"size\" is a number of bytes, such as 800, 100k or 1.5M.");
        return Test(compared(term.op, {*bytes, *bytes}));
    }
    default: break;
    }
    const auto span = parseTimeSpan(term.value, reader.now, reader.zone);
    if (!span) {
        return wrongValue(term,
                          "\"time\" is how long ago, such as 10m, a time such as 14:00 or 14:00-14:05, or "
                          "a date such as 2026-01-31.");
    }
    Count range{span->least.time_since_epoch().count(), span->most.time_since_epoch().count()};
    if (isComparison(term.op) && range.most == kMost)
        range.most = range.least;
    return Test(compared(term.op, range));
}

Predicate::Made Predicate::makeProperty(const Term &term)
{
    if (term.op != Op::Contains)
        return wrongOperator(term, "followed by a colon: is:error");
    if (const PropertyInfo *info = findProperty(term.value))
        return Test(info->property);
    std::vector<std::string> names;
    std::string list;
    for (const PropertyInfo &info : propertyInfos()) {
        names.emplace_back(info.name);
        list += (list.empty() ? "" : ", ") + std::string(info.name);
    }
    return wrongValue(term, "No call is \"" + term.value + "\". It can be " + list + '.', names);
}

} // namespace tooltray::journal
