// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/eventthread.h"
#include "base/task/sharedvalues.h"
#include "base/time/clock.h"
#include "storage/backends/sqlsession.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// The shared values of those who serve a library in PostgreSQL: a table beside its documents, over a connection and
// behind a thread of their own. While the server is down, everything is refused at once.
class SharedTable final : public QObject, public SharedValues {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SharedTable)

public:
    // What may wait to be put while the server is slow.
    static constexpr std::size_t kMaxWaitingBytes = std::size_t(64) << 20U;
    // What is read of it, whoever wrote it there: more counts as nothing.
    static constexpr std::size_t kMaxValueBytes = std::size_t(16) << 20U;
    static constexpr std::size_t kMaxFollowed = 10'000; // values, and of their bytes as many as of one value
    // A program says so often that it is there, and counts for so long.
    static constexpr std::chrono::seconds kBeat{5};
    static constexpr std::chrono::seconds kThere{15};

    // key: of what its programs seal. One that has another key is warned of.
    SharedTable(PostgresAddress address, std::string_view key, Clock &clock, QObject *parent = nullptr);
    ~SharedTable() override;

    void put(std::vector<Named> values, Lifetime lifetime, Told told,
             tooltray::Done<Result<void>> done) override;
    void find(std::string name, tooltray::Done<Result<std::optional<std::string>>> done) override;
    void claim(std::string name, std::chrono::seconds lifetime, tooltray::Done<Result<bool>> done) override;
    void follow(std::string prefix, std::function<void(const Named &)> changed) override;
    std::size_t programs() const override { return m_programs.count; }

private:
    class Worker;
    struct Followed {
        std::string prefix;
        std::function<void(const Named &)> changed;
        std::map<std::string, std::string> known = {}; // by name
    };

    // This program and those beside it.
    struct Programs {
        std::size_t count = 1;
        bool hasOtherKeys = false;
    };
    static Result<Programs> countPrograms(SqlSession &session, const Named &self);

    template <typename F>
    auto inTable(F function);
    void refresh();
    void refreshed();
    void beat();
    void count(const Programs &programs);
    void look();
    void look(Followed &followed);
    void tell(Followed &followed, const std::vector<SqlSession::Row> &rows);

    LogCategory m_log{"tooltray.storage"};
    Clock &m_clock;
    Timer m_beat;
    Named m_self; // as a row
    Programs m_programs;
    std::size_t m_refreshing = 0; // questions on their way
    bool m_isStale = false;       // there was news since they were asked
    bool m_isTooMuch = false;     // for the time being, which was said
    std::size_t m_waitingBytes = 0;
    std::multiset<std::string> m_putting; // the names whose values are on their way
    std::vector<std::unique_ptr<Followed>> m_followed;
    EventThread m_thread; // ends before all else goes, after what was asked
    Worker *m_worker;
};

} // namespace tooltray::storage
