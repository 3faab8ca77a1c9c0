// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    // A program says so often that it is there, and counts for so long.
    static constexpr std::chrono::seconds kBeat{5};
    static constexpr std::chrono::seconds kThere{15};

    SharedTable(PostgresAddress address, Clock &clock, QObject *parent = nullptr);
    ~SharedTable() override;

    void put(std::vector<Named> values, Lifetime lifetime, tooltray::Done<Result<void>> done) override;
    void find(std::string name, tooltray::Done<Result<std::optional<std::string>>> done) override;
    void claim(std::string name, std::chrono::seconds lifetime, tooltray::Done<Result<bool>> done) override;
    void follow(std::string prefix, std::function<void(const Named &)> changed) override;
    std::size_t programs() const override { return m_programs; }

private:
    class Worker;
    struct Followed {
        std::string prefix;
        std::function<void(const Named &)> changed;
        std::map<std::string, std::string> known = {}; // by name
    };

    template <typename F>
    auto inTable(F function);
    void beat();
    void look();
    void look(Followed &followed);

    Clock &m_clock;
    Timer m_beat;
    std::string m_self;
    std::size_t m_programs = 1;
    std::size_t m_waitingBytes = 0;
    std::multiset<std::string> m_putting; // the names whose values are on their way
    std::vector<std::unique_ptr<Followed>> m_followed;
    EventThread m_thread; // ends before all else goes, after what was asked
    Worker *m_worker;
};

} // namespace tooltray::storage
