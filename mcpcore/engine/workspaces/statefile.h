// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "base/task/sharedvalues.h"
#include "base/time/clock.h"
#include "storage/configuration/configuration.h"
#include "storage/store/store.h"
#include "json/value.h"

#include <QObject>
#include <QThreadPool>
#include <filesystem>
#include <memory>
#include <vector>

// The place of a library as a state file remembers it: without the password.

namespace tooltray::engine {

// Where a workspace is kept: in JSON files in its folder, where nothing else is said.
std::unique_ptr<storage::Store> makeStore(const storage::ConfiguredStorage &storage,
                                          const std::filesystem::path &folder, Clock &clock);

// What the programs that serve the library have in common; null where none are to.
std::unique_ptr<SharedValues> makeShared(const storage::ConfiguredStorage &storage, Clock &clock);

// A private file of this computer about a workspace, beside it and never a part of it: what is kept here does not come
// with a clone or a shared database, and is not taken away by one. Lives on one thread; the disk waits on another.
class StateFile final {
public:
    // The version of the format stands in the file; an empty path is kept nowhere.
    explicit StateFile(std::filesystem::path path) : m_path(std::move(path)) { m_pool.setMaxThreadCount(1); }
    ~StateFile() { m_pool.waitForDone(); }
    StateFile(const StateFile &) = delete;
    StateFile &operator=(const StateFile &) = delete;

    // What was written last; null where nothing was. Takes as long as the disk takes.
    static Result<json::Value> read(const std::filesystem::path &path);
    // In place of what is there. What is written meanwhile is written after it, all of it at once.
    void write(json::Value content, Done<Result<void>> done);

    const std::filesystem::path &path() const { return m_path; }

private:
    void next();

    std::filesystem::path m_path;
    json::Value m_content;
    std::vector<Done<Result<void>>> m_waiting; // for the content
    bool m_isWriting = false;
    QObject m_context;
    QThreadPool m_pool; // last: its thread ends before all else goes
};

json::Value recordOf(const storage::ConfiguredStorage &place);
storage::ConfiguredStorage placeIn(const json::Value &record);

} // namespace tooltray::engine
