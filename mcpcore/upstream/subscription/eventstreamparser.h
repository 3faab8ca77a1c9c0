// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tooltray::upstream {

struct StreamEvent {
    std::string name; // empty: "message"
    std::string data;

    bool operator==(const StreamEvent &) const = default;
};

// Server-sent events (HTML Living Standard, 9.2.6) from bytes in any pieces. Ids and reconnection times mean
// nothing to a GraphQL subscription and are read over.
class EventStreamParser {
public:
    enum class Outcome : std::uint8_t { Good, TooLong, Stopped };

    // One event, and one line, may have that many bytes.
    explicit EventStreamParser(std::size_t maxBytes) : m_maxBytes(maxBytes) {}

    // Calls back for every event that is complete; goes on as long as that returns true.
    Outcome feed(std::string_view bytes, const std::function<bool(const StreamEvent &)> &onEvent);

private:
    bool endLine(const std::function<bool(const StreamEvent &)> &onEvent);
    void addField(std::string_view name, std::string_view value);

    std::size_t m_maxBytes;
    std::string m_line;
    StreamEvent m_event;
    bool m_hasData = false;
    bool m_isFirstLine = true;
    bool m_afterCarriageReturn = false;
};

} // namespace tooltray::upstream
