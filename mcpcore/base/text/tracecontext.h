// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// Where something stands in a trace, as it travels in the header traceparent (W3C Trace Context, level 1).
struct TraceContext {
    std::string trace; // 32 hex digits
    std::string span;  // 16, of what the next step is a part of
    bool isSampled = true;

    // Nothing where the text is none.
    static std::optional<TraceContext> parse(std::string_view traceparent);
    // The beginning of a trace, whose first span is still to come.
    static TraceContext begun();
    static std::string newSpan();

    // The same trace from another of its spans on.
    TraceContext at(std::string other) const { return {trace, std::move(other), isSampled}; }
    std::string text() const; // of the header

    bool operator==(const TraceContext &) const = default;
};

} // namespace tooltray
