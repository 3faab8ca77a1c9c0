// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSocketNotifier>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Cuts a stream of bytes into lines. Empty ones are skipped; of one that is too long, only that there was
// one is told, so that an endless line costs no memory.
class LineSplitter {
public:
    explicit LineSplitter(std::size_t maxLine = 16 * 1024 * 1024) : m_maxLine(maxLine) {}

    enum class Line : unsigned char { Complete, TooLong };
    using Handler = std::function<void(Line, std::string_view)>;
    void feed(std::string_view bytes, const Handler &handler);

private:
    std::size_t m_maxLine;
    std::string m_started;
    bool m_isTooLong = false;
};

// Lines in from one file descriptor and out to another, from the event loop. Writing never waits for the
// reader: what it does not take yet is kept. The descriptors are borrowed and keep their flags.
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
    LineSplitter m_splitter;
    Handlers m_handlers;
    std::string m_unwritten;
};

} // namespace tooltray::stdio
