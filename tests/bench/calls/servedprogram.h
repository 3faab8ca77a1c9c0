// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::bench {

// The program, headless, in a folder of its own, with so many saved tools before one endpoint. They are called by
// toolName() of their number; all of them ask for the field "result", which is a list of rows.
class ServedProgram {
public:
    struct Options {
        std::string upstreamUrl;
        std::size_t tools = 10;
        std::string resultBytes = "40 kB"; // what a client gets of a result
        std::size_t types = 2;             // of the schema
    };

    // Ends the program that measures when the other one does not start.
    explicit ServedProgram(const Options &options);
    ~ServedProgram();
    ServedProgram(const ServedProgram &) = delete;
    ServedProgram &operator=(const ServedProgram &) = delete;

    // The same program once more in the same folder: how long until it has answered a call of that tool.
    std::chrono::nanoseconds restart(std::size_t tool);

    std::uint16_t port() const { return m_port; }
    std::int64_t id() const { return m_process.processId(); }
    // The request of a call of that tool, in the modern era.
    std::string callRequest(std::size_t tool) const;
    // What its answer to a request is.
    std::string answerTo(const std::string &request) const;
    // Of any tool, ours among them.
    std::string callRequest(std::string_view tool, std::string_view arguments) const;
    // What was resident at most; 0 where that cannot be read.
    std::size_t peakMemory() const;
    // Makes what is resident now the peak.
    void forgetPeak() const;

private:
    void write(const Options &options);
    void start();
    void stop();

    QTemporaryDir m_folder;
    QProcess m_process;
    std::uint16_t m_port = 0;
    std::string m_token;
};

} // namespace tooltray::bench
