// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/framing/linecollector.h"

#include <QSocketNotifier>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Lines in from one file descriptor and out to another, from the event loop; empty ones are skipped. Writing never
// waits for the reader: what it does not take yet is kept. The descriptors are borrowed and keep their flags.
class LineChannel {
public:
    struct Handlers {
        std::function<void(std::string_view line)> line;
        std::function<void()> tooLong;      // a line that nobody could want
        std::function<void()> end;          // of either direction; once
        std::function<void()> drained = {}; // the reader has caught up
    };

    LineChannel(int input, int output);
    LineChannel(const LineChannel &) = delete;
    LineChannel &operator=(const LineChannel &) = delete;

    void start(Handlers handlers);
    void stop(); // nothing more is read, and no handler called
    // Lines that were already read are still reported.
    void setReading(bool isReading) { m_readable.setEnabled(isReading && m_handlers.end); }

    void writeLine(std::string_view message); // without line breaks
    std::size_t backlog() const { return m_unwritten.size(); }

private:
    void read();
    void flush();
    void end();

    int m_input;
    int m_output;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    text::LineCollector m_lines{text::Tolerance::Lenient};
    Handlers m_handlers;
    std::string m_unwritten;
};

} // namespace tooltray::stdio
