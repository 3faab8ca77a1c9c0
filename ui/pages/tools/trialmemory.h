// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "engine/clients/trial.h"
#include "json/value.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace tooltray::ui {

// What each tool was called with last and what came of it, while others are shown. The tools are known by ids, one of
// which is the current one.
class TrialMemory {
public:
    using Outcome = Result<engine::TrialAnswer>;
    struct Trial {
        json::Value arguments = json::Value::object();
        bool isChosen = false;                  // else a blank call, which follows the schema
        std::optional<json::Value> schema = {}; // the last that was good
        quint64 run = 0;
        std::optional<CancellationSource> running = {};
        std::shared_ptr<const Outcome> outcome = {}; // of the last run
        bool isPreview = false;                      // that run
    };

    const QString &current() const { return m_current; }
    void setCurrent(const QString &id) { m_current = id; }
    void rename(const QString &before, const QString &now);
    Trial &trial() { return m_trials[m_current]; }
    Trial known() const { return m_trials.value(m_current); } // a blank one when it was never called
    bool isRunning() const { return known().running.has_value(); }

    CancellationToken begin(bool isPreview);
    // True when the outcome is the current one's; false as well when the run is not the last of its tool.
    bool take(quint64 run, const Outcome &outcome);

private:
    // Answers are large: older ones are only in the log.
    static constexpr qsizetype kMaxOutcomes = 20;

    QString m_current;
    QHash<QString, Trial> m_trials;
    QList<QString> m_answered; // tools that have an outcome, the oldest first
    quint64 m_runs = 0;
};

} // namespace tooltray::ui
