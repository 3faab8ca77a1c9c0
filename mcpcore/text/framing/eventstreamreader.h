// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::text {

struct StreamEvent {
    std::string name; // empty: "message"
    std::string data;

    bool operator==(const StreamEvent &) const = default;
};

// Server-sent events (HTML Living Standard, 9.2.6) out of bytes that come in any pieces.
class EventStreamReader {
public:
    // The data of an event, and a line, may each have that many bytes.
    explicit EventStreamReader(std::size_t maxBytes) : m_maxBytes(maxBytes) {}

    enum class Outcome : std::uint8_t { Good, TooLong, Stopped };
    // Takes each event that is complete; reading goes on as long as that returns true.
    using Handler = std::function<bool(StreamEvent event)>;
    // After TooLong nothing more is read.
    Outcome feed(std::string_view bytes, const Handler &handler);

    // The id of the last event that was complete, which says where to go on after the stream broke off.
    const std::string &lastEventId() const { return m_lastEventId; }
    std::optional<std::chrono::milliseconds> retry() const { return m_retry; }

    // The next bytes are those of a new stream, which goes on where the last one ended.
    void restart();

private:
    bool endLine(const Handler &handler);
    void takeField(std::string_view name, std::string_view value);
    bool dispatch(const Handler &handler);

    std::size_t m_maxBytes;
    std::string m_line;
    StreamEvent m_event;
    bool m_hasData = false; // perhaps empty
    std::string m_id;
    std::string m_lastEventId;
    std::optional<std::chrono::milliseconds> m_retry;
    bool m_isFirstLine = true;
    bool m_afterReturn = false; // a line feed that follows belongs to the same line end
};

} // namespace tooltray::text
