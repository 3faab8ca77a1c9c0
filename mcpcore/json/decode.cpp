// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/decode.h"

#include "json/write.h"

#include <limits>

namespace tooltray::json {

namespace {

template <typename Number>
std::string range(std::string_view what, Number least, Number most)
{
    const Value from(least);
    const Value to(most);
    std::string text(what);
    const bool isFromOpen =
        std::numeric_limits<Number>::is_signed && least == std::numeric_limits<Number>::lowest();
    const bool isToOpen = most == std::numeric_limits<Number>::max();
    if (!isFromOpen && !isToOpen)
        text.append(" from ").append(from.numberText()).append(" to ").append(to.numberText());
    else if (!isFromOpen)
        text.append(" of at least ").append(from.numberText());
    else if (!isToOpen)
        text.append(" of at most ").append(to.numberText());
    return text;
}

} // namespace

std::optional<std::int64_t> detail::readInteger(const Reader &in, std::int64_t least, std::int64_t most)
{
    const std::optional<std::int64_t> number = in.value().toInt64();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range("an integer", least, most));
    return std::nullopt;
}

std::optional<std::uint64_t> detail::readInteger(const Reader &in, std::uint64_t least, std::uint64_t most)
{
    const std::optional<std::uint64_t> number = in.value().toUInt64();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range("an integer", least, most));
    return std::nullopt;
}

std::optional<double> detail::readDouble(const Reader &in, double least, double most)
{
    const std::optional<double> number = in.value().toDouble();
    if (number && *number >= least && *number <= most)
        return number;
    in.reportExpected(range("a number", least, most));
    return std::nullopt;
}

void detail::reportNoneOf(const Reader &in, std::vector<std::string> accepted)
{
    std::string what;
    for (std::string_view before = "one of "; const std::string &name : accepted) {
        what += std::exchange(before, ", ");
        writeString(name, what);
    }
    in.reportExpected(what, std::move(accepted));
}

void NonEmpty::operator()(const Reader &in, std::string &out) const
{
    if (in.value().toString().empty())
        in.reportExpected("a string that is not empty");
    else
        out = in.value().toString();
}

void read(const Reader &in, bool &out)
{
    if (in.value().isBoolean())
        out = in.value().toBool();
    else
        in.reportExpected("true or false");
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
        in.reportExpected("a string");
}

void read(const Reader &in, Value &out)
{
    out = in.value();
}

} // namespace tooltray::json
