// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// An executable that a test talks to: starts at once, is killed at the end. Waiting runs the event loop.
class ChildProcess {
    Q_DISABLE_COPY_MOVE(ChildProcess)

public:
    static constexpr std::chrono::milliseconds kPatience{60'000};

    // The environment is that of the test with these variables changed.
    explicit ChildProcess(const std::filesystem::path &program,
                          const std::vector<std::string> &arguments = {},
                          const std::map<std::string, std::string> &environment = {});
    ~ChildProcess();

    qint64 id() const { return m_process.processId(); } // 0 when it is not running
    void write(std::string_view input);
    void closeInput() { m_process.closeWriteChannel(); }
    void sendSignal(int signal) const;

    // The next line of standard output without its end; nothing when there is none in time.
    std::optional<std::string> readLine(std::chrono::milliseconds patience = kPatience);
    bool waitForError(std::string_view text, std::chrono::milliseconds patience = kPatience);
    // The exit code, or minus the signal that ended it; nothing when it still runs, or never started.
    std::optional<int> waitForExit(std::chrono::milliseconds patience = kPatience);

    const std::string &output() const { return m_output; } // all of it, lines read or not
    const std::string &errorOutput() const { return m_errorOutput; }

private:
    void receive();
    bool waitFor(const std::function<bool()> &condition, std::chrono::milliseconds patience);

    std::string m_output;
    std::size_t m_read = 0; // of the output, by readLine()
    std::string m_errorOutput;
    QProcess m_process; // last: its signals reach the others
};

} // namespace tooltray::test
