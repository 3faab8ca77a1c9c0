// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/tracecontext.h"

#include "base/text/random.h"
#include "text/encoding/encoding.h"

#include <algorithm>
#include <cstddef>

namespace tooltray {
namespace {

constexpr std::size_t kTraceBytes = 16;
constexpr std::size_t kSpanBytes = 8;
constexpr std::size_t kSize = 55; // 00-TRACE-SPAN-FLAGS

bool isHex(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isZero(std::string_view text)
{
    return text.find_first_not_of('0') == std::string_view::npos;
}

} // namespace

std::optional<TraceContext> TraceContext::parse(std::string_view traceparent)
{
    if (traceparent.size() < kSize || traceparent[2] != '-' || traceparent[35] != '-'
        || traceparent[52] != '-')
        return std::nullopt;
    const std::string_view version = traceparent.substr(0, 2);
    const std::string_view trace = traceparent.substr(3, 32);
    const std::string_view span = traceparent.substr(36, 16);
    const std::string_view flags = traceparent.substr(53, 2);
    // Later versions may have more behind these fields (section 4.3).
    const bool isAsLong = version == "00" ? traceparent.size() == kSize
                                          : traceparent.size() == kSize || traceparent[kSize] == '-';
    if (!isAsLong || version == "ff" || !isHex(version) || !isHex(trace) || isZero(trace) || !isHex(span)
        || isZero(span) || !isHex(flags))
        return std::nullopt;
    const char low = flags.back();
    const int digit = low <= '9' ? low - '0' : low - 'a' + 10;
    return TraceContext{std::string(trace), std::string(span), digit % 2 == 1};
}

TraceContext TraceContext::begun()
{
    return {encodeHex(randomBytes(kTraceBytes)), {}};
}

std::string TraceContext::newSpan()
{
    return encodeHex(randomBytes(kSpanBytes));
}

std::string TraceContext::text() const
{
    return "00-" + trace + '-' + span + (isSampled ? "-01" : "-00");
}

} // namespace tooltray
