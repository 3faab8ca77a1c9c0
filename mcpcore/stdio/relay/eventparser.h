// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// The data of server-sent events (WHATWG HTML 9.2.6), out of bytes that come in any pieces. Comments and
// events of types that nobody asked for are skipped.
class EventParser {
public:
    explicit EventParser(std::size_t maxEvent) : m_maxEvent(maxEvent) {}

    enum class Outcome : std::uint8_t { Fine, TooLong };
    using Handler = std::function<void(std::string data)>;
    // After TooLong nothing more is read.
    Outcome feed(std::string_view bytes, const Handler &handler);

    // Of the last event that was complete; where to go on after the stream broke off.
    const std::string &lastEventId() const { return m_lastEventId; }
    std::optional<std::chrono::milliseconds> retry() const { return m_retry; }

    // The next bytes are those of a new stream, which goes on where the last one ended.
    void restart();

private:
    void takeLine(std::string_view line, const Handler &handler);
    void takeField(std::string_view name, std::string_view value);
    void dispatch(const Handler &handler);

    std::size_t m_maxEvent;
    std::string m_line;
    std::string m_data;
    std::string m_type;
    std::string m_id;
    std::string m_lastEventId;
    std::optional<std::chrono::milliseconds> m_retry;
    bool m_afterReturn = false; // a line feed that follows belongs to the same line end
    bool m_isAtStart = true;
};

} // namespace tooltray::stdio
