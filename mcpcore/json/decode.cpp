// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/decode.h"

#include "json/write.h"

#include <limits>

namespace tooltray::json {

namespace {

// The words for a range with both bounds, with the least, with the most, and without any.
struct RangeWords {
    Template between;
    Template atLeast;
    Template atMost;
    Template any;
};

constexpr RangeWords kIntegers{CORE_TEXT("Core", "an integer from {least} to {most}"),
                               CORE_TEXT("Core", "an integer of at least {least}"),
                               CORE_TEXT("Core", "an integer of at most {most}"),
                               CORE_TEXT("Core", "an integer")};
constexpr RangeWords kNumbers{CORE_TEXT("Core", "a number from {least} to {most}"),
                              CORE_TEXT("Core", "a number of at least {least}"),
                              CORE_TEXT("Core", "a number of at most {most}"), CORE_TEXT("Core", "a number")};

template <typename Number>
Message range(const RangeWords &words, Number least, Number most)
{
    const Value from(least);
    const Value to(most);
    const bool isFromOpen =
        std::numeric_limits<Number>::is_signed && least == std::numeric_limits<Number>::lowest();
    const bool isToOpen = most == std::numeric_limits<Number>::max();
    if (!isFromOpen && !isToOpen)
        return {words.between, {{"least", from.numberText()}, {"most", to.numberText()}}};
    if (!isFromOpen)
        return {words.atLeast, {{"least", from.numberText()}}};
    if (!isToOpen)
        return {words.atMost, {{"most", to.numberText()}}};
    return words.any;
}

} // namespace

std::optional<std::int64_t> detail::readInteger(const Reader &in, std::int64_t least, std::int64_t most)
{
    const std::optional<std::int64_t> number = in.value().toInt64();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range(kIntegers, least, most));
    return std::nullopt;
}

std::optional<std::uint64_t> detail::readInteger(const Reader &in, std::uint64_t least, std::uint64_t most)
{
    const std::optional<std::uint64_t> number = in.value().toUInt64();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range(kIntegers, least, most));
    return std::nullopt;
}

std::optional<double> detail::readDouble(const Reader &in, double least, double most)
{
    const std::optional<double> number = in.value().toDouble();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range(kNumbers, least, most));
    return std::nullopt;
}

void detail::reportNoneOf(const Reader &in, std::vector<std::string> accepted)
{
    std::string names;
    for (std::string_view before; const std::string &name : accepted) {
        names += std::exchange(before, ", ");
        writeString(name, names);
    }
    const bool isChoice = accepted.size() > 1;
    in.reportExpected(isChoice ? Message(CORE_TEXT("Core", "one of {names}"), {{"names", names}})
                               : Message(std::move(names)),
                      std::move(accepted));
}

void NonEmpty::operator()(const Reader &in, std::string &out) const
{
    if (in.value().toString().empty())
        in.reportExpected(CORE_TEXT("Core", "a string that is not empty"));
    else
        out = in.value().toString();
}

void read(const Reader &in, bool &out)
{
    if (in.value().isBoolean())
        out = in.value().toBool();
    else
        in.reportExpected(CORE_TEXT("Core", "true or false"));
}

void read(const Reader &in, double &out)
{
    if (const auto number =
            detail::readDouble(in, std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max()))
        out = *number;
}

void read(const Reader &in, std::string &out)
{
    if (in.value().isString())
        out = in.value().toString();
    else
        in.reportExpected(CORE_TEXT("Core", "a string"));
}

void read(const Reader &in, Value &out)
{
    out = in.value();
}

} // namespace tooltray::json
