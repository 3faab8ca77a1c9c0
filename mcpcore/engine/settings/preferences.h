// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::engine {

struct ServerPreferences {
    static constexpr std::uint32_t kMaxConnections = 100'000;
    static constexpr std::uint64_t kLeastBody = 1024;
    static constexpr std::uint64_t kMaxBody = std::uint64_t{1} << 30U;

    std::optional<std::uint16_t> port = {};     // nothing: the usual one
    std::vector<std::string> addresses = {};    // to listen on; none: loopback only
    std::vector<std::string> allowedHosts = {}; // "name" or "name:port", beside the loopback names
    std::vector<std::string> allowedOrigins = {};
    std::uint32_t maxConnections = 2048;
    std::uint64_t maxBodyBytes = std::uint64_t{4} << 20U; // of a request
    bool servesSample = false;                            // the sample API as well, see ServerSettings

    bool operator==(const ServerPreferences &) const = default;
};

struct LogPreferences {
    static constexpr std::uint32_t kLeastEntries = 100;
    static constexpr std::uint32_t kMaxEntries = 1'000'000;
    static constexpr std::uint32_t kMaxDays = 3650;
    static constexpr std::uint64_t kLeastArchive = std::uint64_t{64} << 20U; // one file of a day
    static constexpr std::uint64_t kMaxArchive = std::uint64_t{1} << 40U;
    static constexpr std::uint64_t kLeastBody = 1024;
    static constexpr std::uint64_t kMaxBody = std::uint64_t{64} << 20U;

    std::uint32_t entries = 10'000; // in memory
    std::uint32_t days = 30;        // in the archive
    std::uint64_t archiveBytes = std::uint64_t{1} << 30U;
    std::uint64_t bodyBytes = std::uint64_t{1} << 20U; // of one body, in memory
    std::vector<std::string> secretNames = {}; // of headers, members and parameters, beside the known ones

    bool operator==(const LogPreferences &) const = default;
};

// A person's choices for the program on this computer, whatever workspace it serves. Kept in settings.json of
// the data folder, so that they hold without a window as well. The configuration file and the command line
// take precedence over them.
struct Preferences {
    ServerPreferences server = {};
    LogPreferences log = {};

    bool operator==(const Preferences &) const = default;
};

// Checks that all values are possible: valid host names, sizes within their bounds.
Result<void> check(const Preferences &preferences);

// The contents of the file.
std::string encodePreferences(const Preferences &preferences);
Result<Preferences> decodePreferences(std::string_view text);

// Keeps preferences in a file. Takes as long as the disk takes.
class PreferencesFile {
public:
    explicit PreferencesFile(std::filesystem::path path) : m_path(std::move(path)) {}

    // The usual ones where there is no file, and where it cannot be read: that is told in the log, and the file is
    // kept aside before another one is written.
    Preferences read();
    Result<void> write(const Preferences &preferences);

private:
    LogCategory m_log{"tooltray.engine"};
    std::filesystem::path m_path;
    bool m_isUnreadable = false;
};

// The preferences and the file that they are kept in, which is read and written on a thread of its own.
class SavedPreferences final {
    Q_DISABLE_COPY_MOVE(SavedPreferences)

public:
    SavedPreferences();
    ~SavedPreferences(); // waits for what is being written

    const Preferences &current() const { return m_current; }
    void set(const Preferences &preferences) { m_current = preferences; }

    // From then on they are kept there. Calls back when current() is what the file says, unless the context is
    // destroyed before; at once when it was read before.
    void read(const std::filesystem::path &file, QObject *context, std::function<void()> done);
    // Precondition: they were read.
    QFuture<Result<void>> save();

private:
    Preferences m_current;
    std::shared_ptr<PreferencesFile> m_file; // once read; used on the pool
    QThreadPool m_pool;
};

} // namespace tooltray::engine
