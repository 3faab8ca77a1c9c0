// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/scalars.h"

#include "base/rfc3339.h"
#include "graphql/executor/resolvers.h"
#include "graphql/validation/inspect.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tooltray::demo {

namespace {

using Outcome = graphql::Scalar::Outcome;

Outcome refuse(std::string_view type, const json::Value &value, std::string_view form)
{
    return {std::nullopt, std::string(type) + " cannot represent " + graphql::inspect(value)
                              + "; it is written as " + std::string(form) + "."};
}

// Any offset comes in; what goes out, and what is compared, is UTC.
Outcome dateTime(const json::Value &value)
{
    if (const auto time = value.isString() ? parseRfc3339(value.toString()) : std::nullopt)
        return {json::Value(formatRfc3339(*time)), {}};
    return refuse("DateTime", value, "\"2026-02-14T09:30:00Z\"");
}

Outcome date(const json::Value &value)
{
    const std::string_view text = value.toString();
    const std::optional<WallTime> midnight = parseRfc3339(std::string(text) + "T00:00:00Z");
    if (text.size() == 10 && midnight)
        return {value, {}};
    return refuse("Date", value, "\"2026-02-14\"");
}

Outcome color(const json::Value &value)
{
    const std::string_view text = value.toString();
    const bool isColor = text.size() == 7 && text[0] == '#'
                         && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
    return isColor ? Outcome{value, {}} : refuse("Color", value, "\"#1f6feb\"");
}

} // namespace

void addScalars(graphql::Resolvers &resolvers)
{
    resolvers.setScalar("DateTime", {dateTime, dateTime});
    resolvers.setScalar("Date", {date, date});
    resolvers.setScalar("Color", {color, color});
}

} // namespace tooltray::demo
