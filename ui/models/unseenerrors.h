// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <QObject>

#include <unordered_set>
#include <vector>

namespace tooltray::engine {
class LogClient;
}

namespace tooltray::ui {

// How many calls failed while nobody looked at the log. What a person tried and saw fail does not count.
class UnseenErrors final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UnseenErrors)

public:
    explicit UnseenErrors(const engine::LogClient &log, QObject *parent = nullptr);

    int count() const { return static_cast<int>(m_unseen.size()); }
    enum class Gaze : std::uint8_t { Elsewhere, OnTheLog };
    void setGaze(Gaze gaze);

Q_SIGNALS:
    void countChanged(int count);

private:
    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);

    Gaze m_gaze = Gaze::Elsewhere;
    std::unordered_set<std::uint64_t> m_unseen;
    std::unordered_set<std::uint64_t> m_seen; // they may change once more
};

} // namespace tooltray::ui
